# Cards that are laid on readers, and what is printed on them.

## Games whose cards there are already

game-lupusburg = Lupusburg
game-wooolf = WOOOLF!!
game-cried-wolf = The Boy Who Cried Wolf

## Decks

cards-deck-answers = Answers of one seat
cards-deck-answers-cried-wolf = Answers of one seat, The Boy Who Cried Wolf
cards-deck-answers-lupusburg = Answers of one seat, Lupusburg
cards-deck-answers-wooolf = Answers of one seat, WOOOLF!!
cards-deck-buildings = The Village
cards-deck-classic = Classic Werewolf
cards-deck-cried-wolf = The Boy Who Cried Wolf
cards-deck-lupusburg = Lupusburg
cards-deck-millers-hollow = Werewolves of Miller's Hollow
cards-deck-seats = Numbers of the seats
cards-deck-wooolf = WOOOLF!!
cards-set = { $deck }, set { $number }
cards-copy = { $card } ({ $number })
cards-masked = { $card } masked as { $looks }
cards-marked = { $card } ({ $sign })

## Teaching the box its cards

cards-title = { $deck }: { $learned } of { $cards }
cards-lay = Lay this card on a reader: { $card }.
cards-lay-new = Lay the new tag for this card on a reader: { $card }.
cards-learned = I know it now.
cards-known = I know this tag already. It is: { $known }. Lay another one, or press OK, and it becomes: { $card }.
cards-twice = You have just laid this one. Take the next tag.
cards-random = This thing has another number every time, as phones and passports do. Take a tag made for games.
cards-broken = That could not be read whole. Lay it once more, and hold it still.
cards-unsaved = I cannot save it. Check the disk, and lay it once more.
cards-later = Later, then.
cards-hint = DOWN: later · OK: say it again · BACK: stop here
cards-hint-known = OK: make it this card · BACK: leave it as it is
cards-complete = This deck is complete. Have fun!
cards-stopped = { $missing ->
    [one] { $missing } card is still missing; next time we go on with it.
   *[other] { $missing } cards are still missing; next time we go on with them.
}

## A tag in a game

cards-taken = This is another card already. Take a tag that is none yet.
cards-swap = Player { $seat }, lay the new card on your reader.
cards-swap-several = Player { $seat }, lay the cards that you still have, one after another, and the new one last.
cards-swap-kept = This one is still there.
cards-swap-which = First lay those that you still have.
cards-hint-swap = BACK: leave it as it is
pause-card = Replace a card
pause-card-who = Whose card shall be replaced?
cards-replaced = The new card counts now, and the old one no more.
cards-unknown = I do not know this card.
cards-other-game = This card belongs to another game.
cards-two-seats = The same card was on the readers of players { $seats } within a moment. Take it away and lay it again.
cards-two-tags = Two cards lie on one reader. Take one away.
trouble-cards-damaged = The list of cards is damaged; the one before it counts.
trouble-cards-lost = The list of cards is damaged. The cards must be taught anew; the file is kept.

## Which reader is whose

pairing-pair = Pair the card readers
pairing-count = { $readers ->
    [0] No seat has a reader yet.
    [one] { $readers } seat has a reader.
   *[other] { $readers } seats have readers.
}
pairing-tap = { $seat ->
    [0] Lay a card on the reader in the lid. If there is none, press OK.
   *[other] Tap a card at seat { $seat }.
}
pairing-paired = { $seat ->
    [0] This is the reader in the lid.
   *[other] This is the reader of seat { $seat }.
}
pairing-taken = { $before ->
    [0] This was the reader in the lid.
   *[other] This was the reader of seat { $before }.
} { $seat ->
    [0] Press OK to make it the one in the lid, or tap another.
   *[other] Press OK to give it to seat { $seat }, or tap another.
}
pairing-hint = UP, DOWN: another seat · OK: all seats have one · BACK: stop here · no reader: press at the seat
pairing-unpaired = This reader belongs to no seat yet. Go back to the games and choose “Pair the card readers”.

## Lupusburg

goal-both-alive = Both of yours are alive
goal-both-alive-help = 2 points
goal-both-dead = Both of yours are dead
goal-both-dead-help = 6 points
goal-one-each = One alive, one dead
goal-one-each-help = 3 points
goal-dead-men = Dead men, living women
goal-dead-men-help = 2 points for each man of yours who is dead, 1 for each woman who lives
goal-dead-women = Dead women, living men
goal-dead-women-help = 2 points for each woman of yours who is dead, 1 for each man who lives
house-chest = House with the chest
house-plain = House

## WOOOLF!!

wooolf-role-sheep = Sheep
wooolf-role-sheep-help = 1 · Find the hound and the hunter.
wooolf-role-hound = Hound
wooolf-role-hound-help = 2 · Find the wolf and the hunter.
wooolf-role-hunter = Hunter
wooolf-role-hunter-help = 3 · Find the wolf and the hound.
wooolf-role-boy = Shepherd Boy
wooolf-role-boy-help = 4 · Find the wolf and a sheep, and cry wolf wherever you look.
wooolf-role-wolf = Big Bad Wolf
wooolf-role-wolf-help = 5 · Find a sheep.
question-wolf-boy-hunter = Are you wolf, boy or hunter?
question-boy-hunter-sheep = Are you boy, hunter or sheep?
question-hound = Are you a hound?
question-hunter = Are you a hunter?
question-sheep = Are you a sheep?

## Answers of games that are not hosted yet

item-claw = paw
item-fur = fur
item-trap = trap
item-broom = broom
item-chest = chest
item-peek = look at a card
item-question = ask a question
item-declare = declare early
item-x = no answer
cried-wolf-item-sheep = Sheep
item-accept = accept
item-refuse = refuse
item-forward = pass it on

## Buildings of The Village

building-farmer-help = The farmers choose the sheriff among themselves.
building-confessor-help = Once, by day: sees the card of one player.
building-healer-help = Once: saves one victim of the werewolves at dawn.
building-teacher-help = Every day: two players may not vote, nor does the teacher.
building-baker-help = May open the eyes as the werewolves close theirs.
building-barber-help = Once, by day: kills a player with a building, and dies too unless it was a werewolf.
building-bailiff-help = Gives the house of the dead to a vagabond.
building-innkeeper-help = Can be neither eaten nor hanged, until his vote hangs somebody.
building-lord-help = Once: pardons whoever was sentenced.
building-vagabond-help = Has no house, and so nothing that could be taken.
