# The Boy Who Cried Wolf: turns, calls, claims and shots, the private cards, the kinds of cards, the points and the ending.

phase-turn = Turn { $number }
cried-wolf-lobby-length = Dealing the cards takes { $deal }, a turn up to { $later }; the whole game at most { $minutes } minutes, less if nobody needs the full time.

## A turn

start-player = Player { $seat } begins.
cried-wolf-deal-look = Everybody holds two cards now. Remember them, and show them to nobody.
cried-wolf-turn-call = Player { $seat }, it is your turn: draw a card.
call-must = Player { $seat } holds a wolf or a sheepdog: howl or bark, whichever you like, and then choose wolf or sheepdog.
call-must-box = Player { $seat } holds a wolf or a sheepdog: choose whether I howl or bark for you.
call-swap = Player { $seat }, the swap has left you with a wolf or a sheepdog: howl or bark, and then choose wolf or sheepdog.
call-may = Player { $seat }: if there was a wolf or a sheepdog in your hand, howl or bark now. Otherwise bluff, or keep quiet.
call-may-box = Player { $seat }: if there was a wolf or a sheepdog in your hand, choose whether I howl or bark for you. Otherwise bluff, or keep quiet.
call-none = Player { $seat } keeps quiet.
animal-call = { $animal ->
    [wolf] Player { $seat } howls like a wolf!
   *[other] Player { $seat } barks like a sheepdog!
}
play-call = Player { $seat }, choose a card, in secret; then before whom you lay it, and what you say that it is.
play-drawn = Player { $seat }, choose before whom you lay the card, and what you say that it is.
claim = Player { $seat } lays a card before player { $receiver } and says: { $kind }!
persuade = Player { $seat }, talk as much as you like to be believed, and press when you have said enough.
shoot-call = Whoever holds a hunter may shoot at this card now: choose yes or no.
shoot-nobody = Nobody shoots.
shot = Bang! Player { $seat } has shot: { $kind }. The card is dead, and so is the hunter.
receive-call = Player { $seat }, do you accept the card or refuse it?
receive-forward = Player { $seat }, do you accept the card, or look at it and pass it on?
receive-accept = Player { $seat } accepts.
receive-refuse = Player { $seat } refuses.
forwarded = Player { $seat } passes it on to player { $receiver }.
card-lands = Face up before player { $seat } lies: { $kind }.

## What sheep do

swap-pass = A sheep that wanders: everybody chooses a card to pass to the left.
swap-draw = A sheep that strays: everybody takes a card at random from the player to the right.
swap-show = A sheep that tells: player { $seat }, choose a card of your hand that everybody may see.
hand-shown = Player { $seat } holds: { $card }.

## Players who leave

cried-wolf-death-left = Player { $seat } goes home. What lies there stays and counts, but cannot win.

## Private cards

cried-wolf-own-card = Your hand: { $roles }.
card-drawn = You have drawn: { $kind }. Your hand: { $roles }.
card-seen = This card is: { $kind }.
card-got = You have got: { $kind }. Your hand: { $roles }.

## Why an answer does not count, or a deck cannot be played

refusal-not-held = You do not hold this card; choose another one.
refusal-must-call = There is a wolf or a sheepdog in your hand, so you must call.
deck-table = With so many players these { $cards } cards are played; take the recommended ones, or set the house rule for a deck of your own.
deck-turns = { $cards } cards do not give { $seats } players the same number of turns.

## The kinds of cards

cried-wolf-role-boy = Shepherd Boy
    .many = Shepherd Boys
cried-wolf-role-boy-help = Turns your total from plus to minus, or from minus to plus.
cried-wolf-role-hunter = Hunter
    .many = Hunters
cried-wolf-role-hunter-help = Cancels one wolf in front of you; in the third game shoots at cards from your hand.
cried-wolf-role-wolf = Wolf
    .many = Wolves
cried-wolf-role-wolf-help = Turns your most valuable sheep into minus points.
cried-wolf-role-dog = Sheepdog
    .many = Sheepdogs
cried-wolf-role-dog-help = Guards your most valuable sheep against wolves.
role-sheep-1 = Sheep 1
    .many = Sheep 1
role-sheep-1-help = 1 point. By house rule everybody passes a card to the left.
role-sheep-2 = Sheep 2
    .many = Sheep 2
role-sheep-2-help = 2 points. By house rule everybody takes a card from the right.
role-sheep-3 = Sheep 3
    .many = Sheep 3
role-sheep-3-help = 3 points. By house rule you show a card of your hand.

## Points

why-cards = cards
why-hunter-penalty = idle hunter
why-shot-wolf = wolves shot
why-shot-other = wrong shots
why-idle-hunter = hunters in hand

## The ending

cried-wolf-outcome-points = { $count ->
    [0] Nobody is left to win.
    [one] The best shepherd is player { $seats }!
   *[other] The best shepherds are players { $seats }!
}
