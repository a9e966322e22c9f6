# Guess a seat.

game-guess = Guess a seat
why-found = found it
phase-round = Round { $number }
guess-turn = Player { $seat }, name a seat.
guess-wrong = No, it is not { $target }.
guess-outcome-points = { $count ->
    [0] Nobody has found it.
   *[other] Player { $seats } has found it and wins.
}
