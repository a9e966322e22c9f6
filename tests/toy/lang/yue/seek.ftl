# 搵銀仔

game-seek = 搵銀仔
seek-turn = { $seat }號玩家，睇一張牌，或者宣告。
seek-peeks = { $seat }號玩家睇咗{ $target }號一張牌。
seek-declares = { $seat }號玩家宣告咗。
seek-result = { $number ->
    [0] 唔喺{ $target }號呢張牌下面。
   *[other] 就喺{ $target }號呢張牌下面。
}
seek-phase-hand = 第{ $number }局第{ $round }輪
    .final = 第{ $number }局完
seek-lobby-length = 一局大約{ $later }，全部大約{ $minutes }分鐘。
seek-found = { $count ->
    [0] 冇人搵到。
   *[other] 搵到嘅係：{ $seats }。
}
seek-outcome-points = 最高分：{ $seats }。
