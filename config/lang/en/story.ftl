# What is told when a game is over: its story, its votes, its figures.

## What somebody did, or learnt, in secret

story-seer-result = { $werewolf ->
    [yes] The Seer, player { $seat }, looked at player { $target }: a werewolf!
   *[no] The Seer, player { $seat }, looked at player { $target }: no werewolf.
}
    .role = The Seer, player { $seat }, looked at player { $target }: { $role }.
    .camp = The Seer, player { $seat }, looked at player { $target }, who is on the side of the { $camp }.
story-priest-result = { $werewolf ->
    [yes] The Priest, player { $seat }, learnt that the dead player { $target } was a werewolf.
   *[no] The Priest, player { $seat }, learnt that the dead player { $target } was no werewolf.
}
story-confessor-result = The Confessor, player { $seat }, heard what player { $target } is: { $role }.
story-thief-result = { $chest ->
    [yes] The Thief, player { $seat }, looked into house { $house } and found a treasure chest.
   *[no] The Thief, player { $seat }, looked into house { $house } and found no treasure chest.
}
story-mayor-result = Player { $seat } looked into house { $house }: { $person }.
story-broom-result = { $chest ->
    [yes] Player { $seat } swept the chimney of house { $house }: { $person }, with a treasure chest.
   *[no] Player { $seat } swept the chimney of house { $house }: { $person }, without a treasure chest.
}
story-peek-result = Player { $seat } peeked at card { $place }: { $role }, which looks like { $mask }.
story-cupid-pair = Cupid, player { $seat }, made players { $seats } fall in love.
story-wild-child-model = The Wild Child, player { $seat }, chose player { $seats } as a model.
story-piper-charm = { $count ->
    [one] The Piper, player { $seat }, charmed player { $seats }.
   *[other] The Piper, player { $seat }, charmed players { $seats }.
}
story-guard-protect = The Guard, player { $seat }, watched over player { $seats }.
story-bodyguard-protect = The Bodyguard, player { $seat }, watched over player { $seats }.
story-angel-protect = The Angel, player { $seat }, watched over player { $seats }.
story-little-girl-peek = { $choice ->
    [bold] The Little Girl, player { $seat }, peeped boldly.
   *[other] The Little Girl, player { $seat }, peeped carefully.
}
story-teacher-forbid = { $count ->
    [one] The Teacher, player { $seat }, forbade player { $seats } to vote.
   *[other] The Teacher, player { $seat }, forbade players { $seats } to vote.
}
story-play = Player { $seat } laid this card before player { $receiver }: { $card }. It was said to be: { $kind }.
story-turn = From now on player { $seat } is: { $role }.

## Deaths

story-death-werewolf = The werewolves killed player { $seat } ({ $role }).
story-death-caught = The werewolves caught player { $seat } ({ $role }) peeping.
story-death-vote = The village executed player { $seat } ({ $role }).
story-death-hunter-stand = Player { $seat } ({ $role }) met the Hunter at the very end, and fell.
story-death-left = Player { $seat } left the game.
story-death-white-werewolf = The White Werewolf turned on the pack and killed player { $seat } ({ $role }).
story-death-poison = The Witch poisoned player { $seat } ({ $role }).
story-death-grief = Player { $seat } ({ $role }) died of a broken heart.
story-death-curse = With the Elder gone, nothing could save player { $seat } ({ $role }) any more.
story-death-scapegoat = Player { $seat } ({ $role }) paid for a tied vote.
story-death-fire = Player { $seat } ({ $role }) burnt in the Arsonist's fire.
story-death-shot = With a last shot the Hunter took player { $seat } ({ $role }) along.
story-death-explode = Player { $seat } ({ $role }) blew up before everybody's eyes.
story-death-barber = The Barber's razor killed player { $seat } ({ $role }).
story-house-werewolf = The wolf killed in house { $house }: { $role }.
story-house-vote = The burg condemned house { $house }: { $role }.
story-house-left = House { $house } was deserted.

## Who was saved

story-spare-bodyguard = The Bodyguard saved player { $seat } ({ $role }) from the werewolves.
story-spare-angel = The Angel saved player { $seat } ({ $role }) from the werewolves.
story-spare-guard = The Guard saved player { $seat } ({ $role }) from the werewolves.
story-spare-witch = The Witch brought player { $seat } ({ $role }) back to life.
story-spare-arsonist = The house of player { $seat } ({ $role }) was on fire, so the werewolves found nobody there.
story-spare-elder = The werewolves bit player { $seat } ({ $role }), and it was not enough.
story-spare-idiot = Player { $seat } ({ $role }) was sentenced, and let go as the village idiot.
story-spare-innkeeper = Nobody lays hands on the Innkeeper: player { $seat } ({ $role }) was spared.
story-spare-healer = The Healer set the bones of player { $seat } ({ $role }), who lives.
story-spare-lord = The Lord pardoned player { $seat } ({ $role }).
story-spare-trap = The trap at house { $house } saved whoever lives there: { $role }.

## What everybody saw

story-vote-accused = { $count ->
    [0] Nobody got a vote.
   *[other] The votes: { $tally }.
}
story-vote-told = { $count ->
    [0] Nobody got a vote.
   *[other] The votes: { $tally }.
}
story-office-sheriff = Player { $seat } became sheriff.
story-office-mayor = Player { $seat } became burgomaster.
story-office-nobody = The badge was nobody's any more.
story-mark-burnt = The house of player { $seat } burnt down.
story-mark-rumour = There was a rumour about player { $seat }.
story-score = { $points ->
    [one] Player { $seat }: { $why }, { $points } point.
   *[other] Player { $seat }: { $why }, { $points } points.
}
story-undone = Taken back: { $text }
story-ballot = { $seat } for { $text }
story-ballots = { $phase }: { $ballots }.
story-nothing = Nothing happened.

## After a game

after-turning = { $number ->
    [one] One moment decided this game.
   *[other] { $number } moments decided this game.
}
after-moment = { $phase }. { $text }
after-hint-skip = Any button: go on
after-hint-pages = UP, DOWN: turn the pages · OK, BACK: return
after-story = The story, night by night
after-votes = Who voted for whom
after-evening = The evening in figures
after-no-votes = Nobody voted in this game.
after-teller = { $games ->
    [one] This evening: { $games } game. Won by: { $wins }.
   *[other] This evening: { $games } games. Won by: { $wins }.
}
after-win = { $text } ({ $number })
after-column-won = won
after-column-survived = survived
after-column-right = right votes
after-column-points = points
after-of = { $part } of { $whole }
after-figures = { $who }: won { $won }, survived { $survived }, right votes { $right }.
after-figures-points = { $who }: won { $won }, points { $points }.
after-match = { $games ->
    [one] The match after { $games } game: { $scores }.
   *[other] The match after { $games } games: { $scores }.
}
after-score = player { $seat } { $points }
after-camp-nobody = nobody
after-camp-lovers = lovers
after-camp-wolf = wolf
after-camp-points = on points
