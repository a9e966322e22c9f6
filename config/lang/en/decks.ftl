# Why a set-up cannot be played, and why an answer does not count: what is wrong, and what would be right.

## Decks

deck-count = There are { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; there must be as many cards as seats.
deck-seats = This game is for { $least } to { $most } players.
deck-no-wolf = There is no werewolf in the deck; put one in.
deck-parity = There are too many werewolves; with so many players there may be { $most } at most.
deck-wolves = The house rule asks for { $rule ->
    [one] { $rule } werewolf
   *[other] { $rule } werewolves
}, but the deck has { $deck }; change one of the two.
deck-masons = Masons know each other: put in two of them, or none.
deck-hidden = Tinker and Medium hide behind the card of a Villager; put in a Villager for them.
deck-twice = There can be only one { $role }; take the others out.
deck-pair = { $one } and { $other } are one role with two names; take one of them out.
deck-priest = Where the cards of the dead are told, the Priest has nothing to learn; take the Priest out, or keep those cards hidden.
deck-thief = A Thief needs two cards more than there are players: there must be { $seats } cards, and there are { $cards }.
deck-solo = White Werewolf and Piper play against everybody; take them out, or let the werewolves win only when all others are dead.
deck-houses = Arsonist and Rumour-monger need houses; play with buildings, or take them out.
millers-hollow-deck-no-wolf = There is no werewolf in the deck; put one in.
millers-hollow-deck-parity = There are too many werewolves; with so many players there may be { $most } at most.

## Answers

refusal-self = You cannot choose yourself.
refusal-again = You chose this player last time; choose somebody else.
refusal-wolf = This player is one of your pack; choose somebody else.
refusal-no-wolf = This player is no werewolf; choose one.
refusal-wolves = Both cards are werewolves, so you must take one.
refusal-lover = This is your love; choose somebody else.
refusal-charmed = This player is charmed already; choose somebody else.
refusal-no-house = This player owns no house; choose somebody else.
refusal-victim = The werewolves have chosen this player already; choose somebody else.
refusal-no-victim = There is nobody whom you could save tonight.
refusal-one-potion = You have used a potion tonight; there is only one a night.
refusal-used-up = You have used this up already.
refusal-angel = This player is an Angel, whom no werewolf can harm; choose somebody else.
refusal-not-asked = You are not asked now.
refusal-not-a-choice = This cannot be chosen now.
refusal-twice = You chose the same twice; choose different ones.
refusal-count = This is not the right number of choices.

## Choices beside the seats

item-none = none of these
item-yes = yes
item-no = no
item-done = that is all
item-careful = careful peek
item-bold = bold peek
item-keep = keep your card
item-charmed = charmed
item-nothing = nothing
item-tear = tear it up
item-left = left
item-right = right
