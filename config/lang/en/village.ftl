# What all village games share: dusk and dawn, talk and votes.

## Phases

phase-night = Night { $number }
phase-day = Day { $number }

## Day and night

deal-look = Everybody has a role now. Remember yours, and show it to nobody.
own-card = Your card: { $role }.
night-falls = Night falls over the village. Everybody, close your eyes.
day-breaks = The cock crows, and day breaks. Everybody, open your eyes.
dawn-deaths = { $count ->
    [one] Player { $seats } did not live to see the morning.
   *[other] Players { $seats } did not live to see the morning.
}
dawn-nobody = It was a peaceful night. Nobody died.
death-left = Player { $seat } has left the village and does not come back.
reveal-role = Player { $seat } turns the card over: { $role }.
reveal-side = Player { $seat } was on the side of the { $side }.

## Talk and votes

debate-call = The square is yours. Talk, and find out who among you is a werewolf. Press when you are ready to vote.
vote-call = Enough talk, it is time to vote. Whom does the village accuse?
vote-told = { $count ->
    [one] The votes are in: player { $tally }.
   *[other] The votes are in: players { $tally }.
}
vote-tie = It is a tie between players { $seats }.
vote-nobody = Nobody is hanged today.
defence-call = Player { $seat }, speak in your defence.
revote-call = Everybody else, vote once more. This time the choice is between players { $seats }.

## The dead who watch

ghosts-bet = Ghosts, before night falls: whom do you take for a werewolf?
ghosts-best = { $count ->
    [one] Of all the dead, player { $seats } had the best nose for wolves.
   *[other] Of all the dead, players { $seats } had the best nose for wolves.
}

## Sides

side-village = village
side-werewolf = werewolves
