# Lupusburg: the calls of the night, the office, bets and ballots, the private cards, the people, the points and the endings.
# A call is the same in every night and for everybody: it must not tell anything that is secret.

## Dealing

mayor-is = Player { $seat } is the Burgomaster of Lupusburg.
lupusburg-pile-cards = characters
pile-goals = goal cards
deal-anew = The deal is not allowed by the rules. Everybody gets two new characters.
lupusburg-deal-look = Everybody has two characters and a goal now. Remember them, and show them to nobody.
house-place = Everybody, put your treasure chest into one of your houses and a character into each; Wolf and Thief never live with the chest. I call the side of the chest, and then that of your first card; press at yours.

## The night

trap-call = Burgomaster, player { $seat }, choose the house that the trap guards tonight, or none.
trap-set = Tonight the trap lies in house { $house }.
lupusburg-night-falls = Night falls over Lupusburg. Everybody, close your eyes.
lupusburg-thief-wake = Thief, open your eyes and choose a house to see whether a chest stands in it.
thief-trap = Thief, do you move the trap in front of the claw instead, once in the game? Choose yes or no.
thief-look = Thief, choose the house that you look into.
lupusburg-thief-sleep = Thief, close your eyes.
wolf-wake = Wolf, open your eyes and choose the house to which your claw points.
wolf-sleep = Wolf, close your eyes.
lupusburg-dawn-deaths = Last night the claw pointed at house { $houses }. Take it away with whoever lived there, face down; nobody looks.

## Goals and the Burgomaster

goal-change = If you want to draw another goal, once in the game, press now.
goal-changed = Player { $seat } has a new goal.
mayor-privilege = Burgomaster, player { $seat }, choose a player who shows you a character, or a character that you want to see, or none.
mayor-privilege-more = Burgomaster, player { $seat }, you may use your other privilege as well. Choose, or none.
mayor-names-player = Player { $seat } wants to see a character of player { $target }.
mayor-names-house = Player { $seat } wants to see who lives in house { $house }.
mayor-shown = Player { $seat }, choose which of your characters you show.
mayor-return = Player { $seat }, choose which of your characters you show in return.
mayor-broom = Burgomaster, player { $seat }, choose who gets the chimney broom today.
broom-look = Player { $seat }, choose the house into which you look through the chimney.
broom-gone = Too many houses stand empty. The chimney broom is out of the game.

## Bets

bet-call = The top coin is worth { $coin }. If you want to bet on who holds the Wolf, once in the game, press now.
bet-turn = Player { $seat }, choose on whom you bet the coin of { $coin }, or nobody.
bet-placed = Player { $seat } bets the coin of { $coin } on player { $target }.

## The trial

lupusburg-debate-call = Now everybody speaks, beginning with the Burgomaster. Who of you holds the Wolf?
token-call = The first ballot: one after another, everybody lays a token before a character, and then a second one.
token-turn = Player { $seat }, choose whom you accuse, or nobody.
token-nobody = Nobody is accused, and so nobody is executed today.
evidence = The evidence: the paw for house { $claw }, the fur for house { $fur }.
verdict-call = The second ballot is secret. Choose for each of your living characters that is not accused: paw, fur, or none.
verdict-told = The votes are in. Paw: { $claw_votes }. Fur: { $fur_votes }.
verdict-tie = It is a tie. Burgomaster, player { $seat }, choose who is executed: paw or fur.
verdict-nobody = Nobody is executed today.
lupusburg-death-vote = House { $house } is sentenced. Take it away with whoever lived there, face down; nobody looks.

## Private cards

lupusburg-own-card = Your characters: { $roles }. Your goal: { $goal }.
thief-result = { $chest ->
    [yes] House { $house }: a treasure chest!
   *[no] House { $house }: no treasure chest.
}
broom-result = { $chest ->
    [yes] House { $house }: { $person }, with the treasure chest.
   *[no] House { $house }: { $person }, without a treasure chest.
}
mayor-result = House { $house }: { $person }.
goal-new = Your new goal: { $goal }.

## Placings: where the chest stands, and where the first of one's two characters lives

item-chest-left-first-left = chest left, first card left
item-chest-left-first-right = chest left, first card right
item-chest-right-first-left = chest right, first card left
item-chest-right-first-right = chest right, first card right

## Said in a list, each in less than a second: the side of the chest and that of the first card; goals

said-chest-left-first-left = left left
said-chest-left-first-right = left right
said-chest-right-first-left = right left
said-chest-right-first-right = right right
said-both-alive = both alive
said-both-dead = both dead
said-one-each = one each
said-dead-men = dead men
said-dead-women = dead women

## Why an answer does not count, or a deck cannot be played

refusal-chest = Wolf and Thief never live with the chest; choose another placing.
lupusburg-refusal-wolf = The claw points neither at the Wolf nor at the last of your own characters; choose another house.
refusal-trap = The trap lies in this house tonight; choose another one.
refusal-removed = Nobody lives there any more; choose another house.
lupusburg-deck-count = There are { $cards ->
    [one] { $cards } character
   *[other] { $cards } characters
}; there must be { $seats }, two for each player.
deck-one = There must be one { $role }, no more and no less.

## The people

role-wolf = Wolf
    .many = Wolves
role-wolf-help = Kills a character every night, and wins alone.
lupusburg-role-thief = Thief
    .many = Thieves
lupusburg-role-thief-help = Looks every night whether a house holds a treasure chest.
role-man = Man
    .many = Men
role-man-help = A villager. Some goals count dead or living men.
role-woman = Woman
    .many = Women
role-woman-help = A villager. Some goals count dead or living women.

## Points

why-living = living
why-chest = chest
why-goal = goal
why-bet = bet won
why-no-bet = no bet
why-wolf-win = kills

## Endings

wolf-was = Player { $seat } turns over the Wolf!
lupusburg-outcome-village = { $count ->
    [0] The Wolf is beaten, and nobody is left to be glad of it.
   *[other] The Wolf is beaten. The winner is player { $seats }.
}
outcome-wolf = { $count ->
    [one] Lupusburg belongs to the Wolf. The Wolf wins alone: player { $seats }.
   *[other] Lupusburg belongs to the Wolf. The Wolf wins alone: players { $seats }.
}
