# What the box says of itself: the lobby, the panel, and whatever goes wrong.

## Lists

list-seat = { $seat }
list-more = { $first }, { $next }
list-end = { $first } and { $last }
list-votes = { $votes ->
    [one] { $name } ({ $votes } vote)
   *[other] { $name } ({ $votes } votes)
}

## Names

language-name = English
game-classic = Classic Werewolf
game-millers-hollow = Werewolves of Miller's Hollow

## Lobby

lobby-title = Wolfhour
lobby-welcome = Welcome to Wolfhour. Gather round the table: the wolves are hungry tonight.
lobby-language = Which language shall we speak?
lobby-change-language = Change the language
lobby-change-narrators = Change who speaks
lobby-narrator = Who shall speak? Narrator { $number } of at most three.
lobby-narrators-screen = Whoever speaks the language of the screen
lobby-narrators-enough = Nobody else
lobby-game = Which game do you want to play?
lobby-offer = { $game } ({ $least } to { $most } players)
lobby-seats = Who sits where?
lobby-seats-same = The same { $number } seats as last time
lobby-seats-new = Take your seats anew
lobby-join = One after another, clockwise from the box: press once to take your seat; you will hear your number. Press OK when everybody sits.
lobby-joined = Player { $seat }, welcome.
lobby-unseated = Player { $seat } gets up again.
lobby-too-few = { $joined ->
    [one] Only { $joined } player sits here; this game needs { $least }.
   *[other] Only { $joined } players sit here; this game needs { $least }.
}
lobby-full = The table is full: this game is for { $most } players at most.
lobby-hint-join = OK: everybody sits · BACK: take the last seat back
lobby-hint-ready = UP, DOWN: letters · OK: start now · BACK: return
lobby-start = Start the game
lobby-number = { $number } players
lobby-card = { $role } × { $number }
lobby-card-said = { $number ->
    [0] no { $card }
   *[other] { $number } { $card }
}
lobby-cards = { $cards }
lobby-rules-usual = House rules: as usual
lobby-rules-changed = House rules: { $rules }
lobby-length = Dealing the cards takes { $deal }, the first night { $first }, later nights { $later }; the whole game about { $minutes } minutes.
lobby-length-alone = The game takes about { $time }.
lobby-by-ear-in-vain = Somebody here does not see, but not every seat has a light or motor that works, so at night it is shown on the screen alone.
lobby-expected = Simulated players: the village wins { $village } games of 100, the wolves { $wolves }; it takes { $nights ->
    [one] { $nights } night
   *[other] { $nights } nights
}, and { $early } of { $seats } players are dead by the second morning.
lobby-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lobby-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
lobby-time = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}{" "}{ $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
lobby-deck = Which roles are in the game?
lobby-deck-recommended = The recommended roles
lobby-deck-own = Put the roles together yourselves
lobby-deck-edit = Choose a role to say how many there are of it, until there are { $seats } cards.
lobby-deck-counted = { $cards } of { $seats } cards
lobby-deck-done = The deck is complete
lobby-deck-broken = { $number ->
    [one] { $number } mistake in the files with set-ups
   *[other] { $number } mistakes in the files with set-ups
}
lobby-deal-readers = Real cards: everybody lays the own card on the own reader
lobby-deal-well = Real cards: one after another over the lid
lobby-deal-list = Real cards: I call the roles, and everybody presses at the own one
lobby-deal-box = No cards: I deal, and tell everybody in secret
lobby-deal = How shall the roles be dealt?
lobby-rules = Which house rule do you want to change? OK changes it, and BACK returns.
lobby-name = { $seat } { $name }
lobby-names = Names: { $names }
lobby-names-none = Names: nobody has given any
lobby-name-none = No name
lobby-name-who = Who is player { $seat }?
lobby-rules-reset = All house rules as usual
lobby-favourite = Favourite: { $rules }
lobby-favourite-keep = Keep these house rules as a favourite
lobby-favourite-kept = These house rules are kept.
lobby-favourite-take = Play by these house rules
lobby-favourite-forget = Forget them
lobby-pace-brisk = Pace: brisk
lobby-pace-normal = Pace: normal
lobby-pace-relaxed = Pace: for beginners
lobby-pace-help = How much time there is to choose, to talk and to read; for beginners I say each call twice.
lobby-only-with-readers = Only where every seat has a card reader; this box has other seats.
lobby-rule = { $rule }: { $value }
lobby-ready = Whenever you have something to choose, I call out all the choices: press at yours. Now press once, everybody who can hear me and read the screen; then the game begins.
lobby-too-small = If you cannot read the screen, press UP on the panel: the letters become larger.
lobby-missing = { $count ->
    [one] Only player { $seats } has not pressed yet.
   *[other] Players { $seats } have not pressed yet.
}
lobby-again = Do you want to play again?
lobby-hint-again = OK: again, just like this · UP and DOWN: something else
lobby-again-same = Again, just like this
lobby-again-change = Again, with something changed
lobby-again-other = Another game
lobby-again-end = That is enough for tonight
lobby-goodbye = Good night, and mind the wolves on your way home.
lobby-switched-off = Switched off
lobby-unplug = The box switches itself off. In ten seconds the plug can be pulled.

## Set-ups that come with the box

setup-classic-first-hunt = The first hunt
setup-classic-masons-and-fools = Masons and fools
setup-classic-watchful-village = The watchful village
setup-millers-hollow-seed-8 = 7 players, seed line 8
setup-millers-hollow-seed-9 = 8 players, seed line 9
setup-millers-hollow-seed-10 = 9 players, seed line 10
setup-millers-hollow-seed-11-guard = 10 players, seed line 11, with the guard
setup-millers-hollow-seed-11-elder = 10 players, seed line 11, with the elder
setup-millers-hollow-seed-12 = 11 players, seed line 12
setup-millers-hollow-seed-13 = 12 players, seed line 13
setup-millers-hollow-seed-14-guard = 13 players, seed line 14, with the guard
setup-millers-hollow-seed-14-elder = 13 players, seed line 14, with the elder
setup-millers-hollow-seed-15 = 14 players, seed line 15
setup-millers-hollow-seed-16 = 15 players, seed line 16
setup-millers-hollow-sixteen = 16 players
setup-millers-hollow-seventeen = 17 players
setup-millers-hollow-eighteen = 18 players
setup-lupusburg-four = 4 players
setup-lupusburg-five = 5 players
setup-lupusburg-six-and-the-broom = 6 players, the broom every day
setup-lupusburg-seven-and-the-trap = 7 players, with the trap
setup-lupusburg-eight = 8 players
setup-cried-wolf-three = 3 players boast
setup-cried-wolf-four-and-their-sheep = 4 players boast, sheep have powers
setup-cried-wolf-five-and-their-rumours = 5 players pass rumours, advanced
setup-cried-wolf-four-young-ones = 4 young players pass rumours
setup-cried-wolf-six-and-their-hunters = 6 players, hunters shoot
setup-wooolf-four = 4 players and the one in the middle
setup-wooolf-five-to-begin-with = 5 players to begin with
setup-wooolf-six-and-false-masks = 6 players, false masks
setup-wooolf-seven-as-published = 7 players, questions as published
setup-wooolf-eight = 8 players, all basic cards
setup-wooolf-eight-and-all-cards = 8 players, all twenty cards

## Real cards

deal-readers = { $each ->
    [1] Take the { $number } { $pile }, shuffle them and deal one to everybody, face down. Look at yours, and lay it on your reader.
   *[other] Take the { $number } { $pile }, shuffle them and deal { $each } to everybody, face down. Look at yours, remember which is the first, and lay that one on your reader.
}
deal-well = { $each ->
    [1] Take the { $number } { $pile } and shuffle them. Then lay one after another on the lid, face down; I say who gets it.
   *[other] Take the { $number } { $pile } and shuffle them; everybody gets { $each }. Lay one after another on the lid, face down; I say who gets it.
}
deal-list = { $each ->
    [1] Take the { $number } { $pile }, shuffle them and deal one to everybody, face down. Look at yours, remember it, and press.
   *[other] Take the { $number } { $pile }, shuffle them and deal { $each } to everybody, face down. Look at yours, remember which is the first, and press.
}
pile-cards = cards of this game
deal-rest = { $number ->
    [one] The card that is left over stays face down in the middle, and nobody looks at it.
   *[other] The { $number } cards that are left over stay face down in the middle, and nobody looks at them.
}
deal-unseen = Take the { $number } cards of this game and shuffle them. Put { $aside } of them aside, face down; nobody looks at them. Lay the others face down in the middle.
draw-readers = Player { $seat }, take the top card of the pile, look at it, and lay it on your reader.
draw-well = Player { $seat }, take the top card of the pile, lay it on the lid, face down, and then look at it.
draw-list = Player { $seat }, take the top card of the pile, look at it, and press. Then press when I call it.
draw-readers-hand = Player { $seat }, take a card out of the hand of player { $giver } without looking, lay it on your reader, and leave it face down before you until everybody has one.
draw-well-hand = Player { $seat }, take a card out of the hand of player { $giver } without looking, lay it on the lid, and leave it face down before you until everybody has one.
draw-list-hand = Player { $seat }, take a card out of the hand of player { $giver }, look at it, and press. Then press when I call it. Leave it face down before you until everybody has one.
draw-wrong = Player { $seat }, this cannot be the card that you have just taken. Lay that one.
draw-missing = Player { $seat }, I am waiting for your card. If it cannot be read, press, and press again when I call it.
draw-again = Player { $seat }, I could not follow. Look at the card once more, press, and then press when I call it.
draw-back = Player { $seat }, put your old card into the pile, and shuffle it.
laid-wrong = Player { $seat }, this is not a card of your hand. Lay another one.
house-place-cards = Or lay two cards on your reader, one after the other: your house on the left, and who lives in it.
deal-wrong = Player { $seat }, this card does not fit. Look at it, and lay it down once more, or take another.
deal-twice = Player { $seat }, I know this card of yours already. Lay another one.
deal-changed = Player { $seat }, this card counts now in place of the one before.
deal-wrong-card = This card does not fit. Put it aside, and lay another.
deal-missing = { $count ->
    [one] I am waiting for player { $seats }.
   *[other] I am waiting for players { $seats }.
}
deal-next = { $number ->
    [2] Everybody's first card is there. Take it back, and lay your second one on your reader.
   *[other] Everybody's card is there. Take it back, and lay your next one on your reader.
}
deal-give = This one is for player { $seat }.
deal-look-next = { $number ->
    [2] Everybody, look at your card now, and remember that it is the first. Then go on with the cards on the lid.
   *[other] Everybody, look at your new card now, and remember it. Then go on with the cards on the lid.
}
deal-look-now = { $each ->
    [1] Everybody, look at your card now.
   *[other] Everybody, look at your last card now.
}
deal-take-back = { $each ->
    [1] All cards are there. Take yours back, and keep it face down.
   *[other] All cards are there. Take yours back, and keep them face down.
}
deal-close = { $each ->
    [1] Everybody, close your eyes. I call all cards twice; press at yours.
   *[other] Everybody, close your eyes. I call all cards twice for each of yours; press at it.
}
deal-again = { $each ->
    [1] That does not add up. I call them once more; press at your card.
   *[other] That does not add up. I call them once more for each of your cards; press at it.
}
deal-lights = Keep your eyes on your own light. I call all roles twice; yours is the one at which it shines.
deal-card = { $number ->
    [1] Your first card.
    [2] Your second card.
   *[other] Your next card.
}
deal-goal = Your goal.
deal-question = { $number ->
    [1] Your first question.
   *[other] Your second question.
}
turn-number = { $number ->
    [1] Secretly, your first number.
   *[other] Your second number.
}
declare-number = { $number ->
    [1] Your first number; 0 is nobody.
   *[other] Your second number.
}
laid-yes = yes
laid-no = no
deal-instead = Put all cards away. From now on I deal myself, and tell each of you in secret.

## At the table

vote-point = Three, two, one, point!
night-hands = Tonight all hands tap. Choose without a sound; then comes a tick, and everybody alive taps a card once. Whoever has chosen confirms it with that tap.
night-ready = Night is near. Press when you are ready to close your eyes.
night-missing = { $count ->
    [one] Player { $seats }, the night is waiting for you. Please press.
   *[other] Players { $seats }, the night is waiting for you. Please press.
}
night-goes-on = I wait no longer; the night begins all the same.
resume-night = The game goes on where it stopped. The scene of the night begins once more.
resume-day = The game goes on where it stopped.
lights-drawn = Keep your eyes on your own light. I call the list twice more; if you have chosen nothing, your light shines at what the lot has given you.
lights-hand = Everybody, keep your eyes on your own light. I call a list twice; it shines at what you hold now.
lights-only = Player { $seat }, keep your eyes on your own light. I call a list twice; what it shines at is for you.
look-close = Everybody, close your eyes. I call you to the screen, one after another.
look-seat = Player { $seat }, open your eyes, look at the screen, and close them again.
look-only = Player { $seat }, look at the screen; everybody else, close your eyes.
look-open = Everybody, open your eyes.
look-by-hand = Player { $seat }, lift the { $number ->
    [1] first
   *[other] second
} card of player { $target }, look at it alone, and put it back.
no-news = Nothing new for you
house-L = { $seat } left
house-R = { $seat } right
phase-setup = Set-up
result-seat = Player { $seat }: { $roles }
result-points = { $points ->
    [one] Player { $seat }: { $points } point
   *[other] Player { $seat }: { $points } points
}
result-both = Player { $seat }: { $roles }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-parts = { $seat }: { $parts }
result-goal = Goal of player { $seat }: { $goal }
result-part = { $why } { $points }
lying-sheep-1 = 1
lying-sheep-2 = 2
lying-sheep-3 = 3
lying-wolf = W
lying-dog = D
lying-hunter = H
lying-boy = B
lying-dead = dead: { $dead }

## Panel

panel-choose = UP and DOWN: choose · OK: take it · BACK: return
panel-ok = Press OK to go on.
panel-back = BACK: everything stays as it is.
pause-title = Paused
pause-go-on = Go on
pause-repeat = Say it again
pause-volume = Volume
pause-volume-off = Off
pause-brightness = Brightness
pause-contrast = Contrast
pause-contrast-usual = Usual
pause-contrast-high = High: white and yellow on black
pause-by-ear = Somebody here does not see the screen
pause-language = Language
pause-undo = Take back the last step
pause-dusk = Begin the night again from dusk
pause-time = More time
pause-skip = End this speech
pause-look = What am I? Everybody looks again
pause-box = Volume, screen, language
pause-device = Another device for a seat
pause-leave = A player must leave
pause-abandon = Abandon the game
pause-device-who = Which seat shall have another device?
pause-device-press = Player { $seat }, press the button that you want to have, or lay a card on its reader.
pause-device-taken = That one belongs to player { $seat }. Press it once more if you two have changed places, or take another one.
pause-leave-who = Who must leave the table?
pause-sure = Are you sure?
pause-read-aloud = OK: somebody reads aloud
pause-seat = Player { $seat }
pause-off = The game goes on.
pause-undone = The last step is taken back.
pause-dusk-again = This night is taken back, and begins again from dusk.
pause-more-time = There is more time now.
pause-left = Player { $seat } leaves as soon as the game allows it.
pause-device-changed = From now on player { $seat } answers here.
pause-abandoned = The game is abandoned, and the wolves slink away.

## After a power cut

resume-offer = A game was cut off ({ $game }, { $phase }). Do you want to go on where you stopped?
resume-go-on = Go on with this game
resume-end = End it without result
resume-refused = The game that was cut off cannot go on with this version of Wolfhour. It is kept as finished without result.
resume-damaged = The record of the last game is damaged, and that game cannot go on. It is kept for whoever wants to look.

## Trouble

trouble-no-sound = There is no sound. Check that the speaker is plugged in and switched on.
trouble-muted = The sound is turned off. Turn it up under “Volume” in the menu of the panel.
trouble-no-voice = There is no voice; read the lines on the screen.
trouble-no-display = There is no screen. The game goes on by voice.
trouble-display-lost = The screen is gone. The game goes on by voice.
trouble-disk-full = The disk is full, and nothing new can be saved. Make room on it.
trouble-disk-read-only = The disk takes nothing new, so nothing can be saved. Check the card.
trouble-disk-slow = The disk answers slowly. The game goes on.
trouble-disk-failed = The disk does not work, and nothing can be saved. Check the card.
trouble-history-damaged = The history of games is damaged. It is kept, and a new one begins.
trouble-history-failed = The last game could not be written into the history. Check the card.
trouble-reader-lost = The reader of seat { $seat } does not answer. Check its plug.
trouble-well-lost = The reader in the lid does not answer. Check its plug.
trouble-readers-power = Several readers are gone at once. Check the USB power.
trouble-reader-unsure = { $seat ->
    [0] Several readers were out at once, and I do not know which one is in the lid. Choose “Pair the card readers”.
   *[other] Several readers were out at once, and I do not know which one is at seat { $seat }. I ask for a card there: in a game by myself, else with “Pair the card readers”.
}
trouble-button-stuck = A button at seat { $seat } is held down or stuck, and does not count. Let it go.
trouble-button-noisy = A button at seat { $seat } chatters, and does not count. Check its cable.
trouble-light-lost = The light of seat { $seat } does not work. Check its cable.
trouble-lights-missing = { $count ->
    [one] The light of player { $seats } does not work. The game goes on without it.
   *[other] The lights of players { $seats } do not work. The game goes on without them.
}
trouble-panel-stuck = A button of the front panel is held down or stuck. Let it go.
trouble-panel-noisy = A button of the front panel chatters, and does not count. Check its cable.
trouble-expander-lost = A board with seat buttons or lights does not answer. Check its cable.
trouble-board-lost = The board { $board } ({ $count ->
        [one] seat
       *[other] seats
    } { $seats }) does not answer. Check its cable.
trouble-no-pins = Wired buttons or lights cannot be used. Check the wiring and the settings.
trouble-no-panel = There is no front panel. On a keyboard, the arrows, Enter and Backspace stand for it.
trouble-seat-lost = A seat does not answer. Check its plug.
trouble-seat-missing = Seat { $seat } is missing. Check its plug, or press OK to go on without it.
trouble-board-missing = The board { $board } ({ $count ->
        [one] seat
       *[other] seats
    } { $seats }) is missing. Check its cable, or press OK to go on without it.
trouble-readers-missing = Several readers are gone at once. Check the USB power, or press OK to go on without them.
trouble-seat-check = Only seat { $seat }: lay any card on your reader, so that I know which one it is.
trouble-seat-away = Seat { $seat } is missing. Check its plug. Whoever does not want to wait presses.
trouble-board-away = The board { $board } ({ $count ->
        [one] seat
       *[other] seats
    } { $seats }) is missing. Check its cable. Whoever does not want to wait presses.
trouble-readers-away = Several readers are gone at once. Check the USB power. Whoever does not want to wait presses.
trouble-give-up = { $count ->
    [one] Shall we go on without player { $seats }'s device? Whoever agrees presses now; only if all of you do, we go on.
   *[other] Shall we go on without the devices of players { $seats }? Whoever agrees presses now; only if all of you do, we go on.
}
trouble-given-up = You all agree: we do not wait any longer.
trouble-wait-on = Not all of you have agreed, so I wait.
trouble-settings = The settings have a mistake. The last good ones are in use.
trouble-power-weak = The power supply is too weak at this moment. Use the one that is made for this computer.
trouble-safe-mode = The box has failed several times in a row, so it runs without your settings, readers and games, which are all kept. Switch it off and on to try again.
trouble-night-without-sound = No night without sound: the game waits until there is sound again, or until somebody reads aloud.
trouble-over = Everything works again.

## A dry run

practice-offer = Try it out: one call and one vote
phase-practice = Dry run
practice-begins = This is a dry run, and nothing counts. You learn how I ask.
practice-sleep = Everybody, close your eyes.
practice-call = All of you are called. I go through the numbers twice; press when I say your own.
practice-wake = Everybody, open your eyes.
practice-heard = I have heard all of you.
practice-missed = { $count ->
    [one] I have not heard player { $seats } at the own number.
   *[other] I have not heard players { $seats } at their own numbers.
}
practice-vote = Now a vote: press when I call whomever you like.
practice-voted = Your votes: { $tally }.
practice-over = That was the dry run.
