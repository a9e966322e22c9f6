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

## Lobby

lobby-welcome = Welcome to Wolfhour. Gather round the table: the wolves are hungry tonight.
lobby-language = Which language does the table speak?
lobby-game = Which game do you want to play?
lobby-players = How many of you are there?
lobby-join = One after another, clockwise from the box: press once to take your seat.
lobby-joined = Welcome, player { $seat }.
lobby-deck = Which roles are in the game?
lobby-rules = House rules
lobby-start = Start the game
lobby-length = The first night takes { $first }, later ones { $later }; the whole game about { $minutes } minutes.
lobby-hear = Press when you can hear me.
lobby-see = Press when you can read this.
lobby-again = Do you want to play again?

## Ready for the night

ready-call = Press when you are ready for the night.
ready-missing = { $count ->
    [one] Only player { $seats } is missing now. Please press.
   *[other] Players { $seats } are missing. Please press.
}
ready-default = Nobody waits for ever: the night begins now.

## Panel

panel-choose = UP and DOWN: choose · OK: take it · BACK: return
panel-ok = Press OK to go on.
panel-start = Press OK to start.
panel-yes-no = OK: yes · BACK: no
pause-on = The game is paused. Press OK to go on.
pause-off = The game goes on.
pause-eyes = Everybody, close your eyes; the night goes on.
panel-repeat = Say it again
panel-more-time = More time
panel-undo = Take back the last step
panel-dusk = Begin this night anew
panel-leave = A player must leave
panel-abandon = Abandon the game
undo-done = The last step is taken back.
undo-refused = This cannot be taken back: something secret has happened since.
dusk-again = This night begins anew, and everything that happened in it is forgotten.
leave-who = Who must leave the table?
leave-done = Player { $seat } leaves as soon as the game allows it.
abandon-sure = Do you really want to abandon this game?
abandon-done = The game is abandoned, and the wolves slink away.

## After a power cut

resume-offer = A game was interrupted. Do you want to go on where you stopped?
resume-done = The game goes on where it stopped.
resume-refused = The interrupted game cannot go on with this version of Wolfhour. It is kept as finished without result.
resume-damaged = The record of the interrupted game is damaged and cannot go on. It is kept for whoever wants to look.

## Trouble

trouble-no-sound = There is no sound. Check that the speaker is plugged in and switched on.
trouble-no-voice = There is no voice; read the lines on the screen.
trouble-no-display = There is no screen. The game goes on by voice.
trouble-display-lost = The screen is gone. The game goes on by voice.
trouble-disk-full = The disk is full, and nothing new can be saved. Make room on it.
trouble-disk-read-only = The disk takes nothing new, so nothing can be saved. Check the card.
trouble-disk-slow = The disk answers slowly. The game goes on.
trouble-disk-failed = The disk does not work, and nothing can be saved. Check the card.
trouble-seat-lost = A seat does not answer. Check its plug.
trouble-seat-missing = Seat { $seat } is missing. Check its plug, or press OK to go on without it.
trouble-settings = The settings have a mistake. The last good ones are in use.
trouble-night-without-sound = No night without sound: the game waits until there is sound again, or until somebody reads aloud.
trouble-over = Everything works again.
