# The simulated table, seen from above in a window (wolfhour sim).

sim-pause = Pause
sim-go-on = Go on
sim-step = Step
sim-show-cards = Show cards
sim-cover-cards = Cover cards
sim-seen-from-above = View: all
sim-seen-by = View: { $seat }
sim-faults = Faults
sim-keys = Keys
sim-bot = bot
sim-clumsy = clumsy
sim-person = hand
sim-heard-night = The sound of the night goes on: it hides small noises.
sim-voiceless = At this speed the voice is silent: what it says stands here.
sim-cards-at = The reader at { $seat }: which card is laid down?
sim-no-cards = There are no cards of answers.
sim-answers-of = The answer of { $seat }
sim-not-asked = Nothing is asked here right now.

## What can go wrong

sim-unplug = Pull out the reader at { $seat }
sim-plug = Put the reader at { $seat } back
sim-stuck = Something lies on the button at { $seat }
sim-noise = The wire at { $seat } has a loose contact
sim-double = Two presses in a row at { $seat }
sim-break-light = The light at { $seat } fails
sim-mend-light = The light at { $seat } works again
sim-unplug-well = Pull out the reader in the lid
sim-plug-well = Put the reader in the lid back
sim-break-sound = The sound fails
sim-mend-sound = The sound works again
sim-break-disk = The disk is full
sim-mend-disk = There is room on the disk again
sim-break-panel = The front panel fails
sim-mend-panel = The front panel works again
sim-power = Pull the plug of the whole box (this window closes)

## What cannot be done

sim-pulled-out = That reader is pulled out: put it back first.
sim-plugged-in = That reader is plugged in: pull it out first.
sim-bad-button = That button does not count for now: it is stuck, or its wire is bad.
sim-no-seat = There is no such place; the last one is { $seat }.

## Keys

sim-key-seats = press the button of places 1 to 20
sim-key-held = hold it for three seconds
sim-key-choose = choose a place, or the next one
sim-key-buttons = NEXT, BACK, or OK held, at the chosen place
sim-key-panel = the front panel: UP, DOWN, OK, BACK, NEXT
sim-key-cards = lay a card on the reader of the chosen place
sim-key-answers = give its whole answer at once
sim-key-bot = let it play alone, then clumsily, then by hand again
sim-key-view = see only what it perceives, or everything
sim-key-cover = cover or show all cards
sim-key-clock = pause, step to what happens next, faster, slower
sim-key-faults = let something go wrong there
sim-key-type = type a command, as in the terminal
sim-key-close = close this list
