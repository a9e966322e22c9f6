# Seek a coin.

game-seek = Seek the coin
seek-turn = Player { $seat }, look at a card, or declare.
seek-peeks = Player { $seat } looks at a card of player { $target }.
seek-declares = Player { $seat } has declared.
seek-result = { $number ->
    [0] Player { $target } does not have it there.
   *[other] Player { $target } has the coin there.
}
seek-phase-hand = Hand { $number }, round { $round }
    .final = Hand { $number }, the end
seek-lobby-length = A hand takes about { $later }, the whole game about { $minutes } minutes.
seek-found = { $count ->
    [0] Nobody was right.
   *[other] Right: { $seats }.
}
seek-outcome-points = Most points: { $seats }.
