# 找硬幣

game-seek = 找硬幣
seek-turn = { $seat }號玩家，請看一張牌，或者宣告。
seek-peeks = { $seat }號玩家看了{ $target }號的一張牌。
seek-declares = { $seat }號玩家已宣告。
seek-result = { $number ->
    [0] 不在{ $target }號的這張牌下。
   *[other] 就在{ $target }號的這張牌下。
}
seek-phase-hand = 第{ $number }局第{ $round }輪
    .final = 第{ $number }局結束
seek-lobby-length = 一局大約{ $later }，全部大約{ $minutes }分鐘。
seek-found = { $count ->
    [0] 沒有人找到。
   *[other] 找到的是：{ $seats }。
}
seek-outcome-points = 得分最高：{ $seats }。
