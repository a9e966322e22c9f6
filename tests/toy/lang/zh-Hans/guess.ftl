# 猜座位

game-guess = 猜座位
why-found = 猜中
phase-round = 第{ $number }轮
guess-turn = { $seat }号玩家，请猜一个座位。
guess-wrong = 不是{ $target }号。
guess-outcome-points = { $count ->
    [0] 没有人猜中。
   *[other] { $seats }猜中了，获胜。
}
