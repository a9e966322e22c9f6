# 猜座位

game-guess = 猜座位
why-found = 猜中
phase-round = 第{ $number }輪
guess-turn = { $seat }號玩家，請猜一個座位。
guess-wrong = 不是{ $target }號。
guess-outcome-points = { $count ->
    [0] 沒有人猜中。
   *[other] { $seats }猜中了，獲勝。
}
