# 找硬币

game-seek = 找硬币
seek-turn = { $seat }号玩家，请看一张牌，或者宣告。
seek-peeks = { $seat }号玩家看了{ $target }号的一张牌。
seek-declares = { $seat }号玩家已宣告。
seek-result = { $number ->
    [0] 不在{ $target }号的這张牌下。
   *[other] 就在{ $target }号的這张牌下。
}
seek-phase-hand = 第{ $number }局第{ $round }轮
    .final = 第{ $number }局结束
seek-lobby-length = 一局大约{ $later }，全部大约{ $minutes }分钟。
seek-found = { $count ->
    [0] 没有人找到。
   *[other] 找到的是：{ $seats }。
}
seek-outcome-points = 得分最高：{ $seats }。
