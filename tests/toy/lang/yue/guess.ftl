# 估座位

game-guess = 估座位
why-found = 估中
phase-round = 第{ $number }輪
guess-turn = { $seat }號玩家，估一個位。
guess-wrong = 唔係{ $target }號。
guess-outcome-points = { $count ->
    [0] 冇人估中。
   *[other] { $seats }估中，贏咗。
}
