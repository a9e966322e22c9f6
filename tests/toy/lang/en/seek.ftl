# Seek a coin.

game-seek = Seek the coin
seek-turn = Player { $seat }, look at a card, or declare.
seek-peeks = Player { $seat } looks at a card of player { $target }.
seek-declares = Player { $seat } has declared.
seek-result = { $number ->
    [0] Player { $target } does not have it there.
   *[other] Player { $target } has the coin there.
}
seek-outcome-points = { $count ->
    [0] Nobody has found it.
   *[other] Right: { $seats }.
}
