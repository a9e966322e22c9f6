# The teacher: each game in two minutes, and whatever stands on its cards.

teach-game = How this game is played
teach-cards = What the cards can do
teach-card = { $name }. { $text }
teach-hint = UP, DOWN: turn the pages · OK, BACK: return

## Classic Werewolf

teach-classic-1 = Welcome to the village. Some of you are werewolves, and only they know who they are. By night they kill; by day everybody talks, and the village hangs one of you, a werewolf if you are lucky.
teach-classic-2 = Everybody gets a secret role. Werewolves know each other. The others know only themselves, and some of them have a power: the Seer learns every night whether one player is a werewolf.
teach-classic-3 = By night everybody closes the eyes, and I call one role after another. If I call yours, open your eyes, choose in silence, and close them again. I call all roles of this game, also those of the dead, so that nobody learns anything from it.
teach-classic-4 = Whenever you have to choose, I count through the choices twice. Press when I call yours; the last press counts. There is always time enough, and nobody can tell who has pressed.
teach-classic-5 = In the morning I tell who has died. Whoever is dead keeps silent, turns over no card unless I ask for it, and may watch the rest of the game.
teach-classic-6 = Then you talk. Anybody may say anything, and werewolves lie. When you are ready to vote, press; once half of you have done so, the talk soon ends.
teach-classic-7 = You vote as you choose by night: I call the numbers, and you press. Whoever has most votes is hanged; after a tie you vote once more between those who are tied.
teach-classic-8 = The village wins when the last werewolf is dead. The werewolves win when they are as many as all others. If you die, your side can still win, and you with it.

## Werewolves of Miller's Hollow

teach-millers-hollow-1 = Welcome to Miller's Hollow. Some of you are werewolves, and only they know who they are. By night they devour somebody; by day the village talks, and executes one of you.
teach-millers-hollow-2 = Everybody gets a secret role. Many villagers have a power: the Seer looks at a card every night, the Witch can save one victim and poison one player, and the Hunter, when he dies, may shoot somebody.
teach-millers-hollow-3 = By night everybody closes the eyes, and I call one role after another. If I call yours, open your eyes, choose in silence, and close them again. I call all roles of this game, also those of the dead, so that nobody learns anything from it.
teach-millers-hollow-4 = Whenever you have to choose, I count through the choices twice. Press when I call yours; the last press counts. There is always time enough, and nobody can tell who has pressed.
teach-millers-hollow-5 = In the morning I tell who has died. The dead have their last words where the rules allow it; then they keep silent, and turn over no card unless I ask for it.
teach-millers-hollow-6 = By day you speak one after another, when I call you; press when you have said enough. Where there is a sheriff, you elect one on the first day: that vote weighs more than others.
teach-millers-hollow-7 = Then you vote: I call the numbers, and you press. Whoever has most votes is executed. A werewolf may also blow himself up: hold your button three seconds, let go, and hold it again. That ends the day at once.
teach-millers-hollow-8 = The village wins when all werewolves are dead, and the werewolves win when nobody else is left. A few play for themselves: lovers of two camps, the Piper, or the White Werewolf.

## Lupusburg

teach-lupusburg-1 = Welcome to Lupusburg. Everybody owns two houses, with one character in each. One character is the wolf, one is the thief, and all others are men and women. You see only your own two.
teach-lupusburg-2 = In one of your houses stands a treasure chest. And you have a secret goal: that both of your characters live, for instance, or that many men have died. It brings points in the end.
teach-lupusburg-3 = By night all eyes are closed. The thief looks whether there is a chest in a house. Then the wolf kills in one house, perhaps even in an own one. Nobody learns who lived there.
teach-lupusburg-4 = By day whoever wants to may once change the goal. The burgomaster may look at a character, and while many of you are in the game he may lend somebody the broom, with which one looks into a house.
teach-lupusburg-5 = Once in a game you may bet: put the highest coin before the player whom you take for the wolf. The sooner you bet, the more it is worth, if you are right.
teach-lupusburg-6 = After the talk everybody lays two tokens before houses. The two houses with most of them are suspects. Then all other living characters have a vote, and one of the two is condemned.
teach-lupusburg-7 = If both characters of the wolf's player are dead, the wolf is beaten, and everybody else counts: living characters, chest, goal, and bet. Whoever has most wins alone.
teach-lupusburg-8 = If hardly anybody else is left alive, the wolf's player wins, with two points for each of the dead, and all others get nothing.

## WOOOLF!!

teach-wooolf-1 = There is a wolf about, and nobody is what it seems. Everybody has two cards. The one with the higher number is who you are: sheep, hound, hunter, boy, or wolf.
teach-wooolf-2 = You look for others. Sheep look for a hound and a hunter, hounds for a wolf and a hunter, hunters for a wolf and a hound, boys for a wolf and a sheep, and wolves for one sheep.
teach-wooolf-3 = When it is your turn, peek at one card of another player. Then a mark is laid beside it that shows all others what the card looks like. Only the boy lies: his mark always says wolf.
teach-wooolf-4 = Or put one of your two questions to another player, such as: are you a hound? I answer it, and always truthfully, for I know who everybody is.
teach-wooolf-5 = From the second round on you may declare instead: say two numbers, in secret, for those whom you have found, and zero for whom nobody is. Being early is worth two points.
teach-wooolf-6 = As soon as enough of you have declared, two or three, all others declare at once; that is worth one point. Whoever is wrong gets a mark; whoever dares not answer says X.
teach-wooolf-7 = The boy gets a point more for everybody whom his mark has misled. After three hands, or as soon as somebody has two marks for mistakes, whoever has most points wins.

## The Boy Who Cried Wolf

teach-cried-wolf-1 = In this game you give each other cards, and tell stories about them. Sheep are worth one to three points. Wolves, dogs, hunters and boys change what your sheep are worth.
teach-cried-wolf-2 = When it is your turn you get a card; I show it to you alone. Then lay a card before another player, face down, and say what it is. You may lie as much as you like.
teach-cried-wolf-3 = The other one believes you or not. Whoever accepts the card turns it up, and keeps it. Whoever refuses gives it back, and it lies face up before you. In the game of rumours a card may be looked at instead, and passed on.
teach-cried-wolf-4 = Whoever holds a wolf or a dog may have to call like one of them, as I ask for it. That tells the others that there is such an animal, but not which of the two.
teach-cried-wolf-5 = In the end each wolf turns your best sheep into as many points against you. A dog guards your best sheep, and a hunter drives one wolf away.
teach-cried-wolf-6 = A boy turns everything round: what was good for you is bad, and what was bad is good. Two boys are as good as none.
teach-cried-wolf-7 = In the game of hunters a hunter in your hand may shoot at a card, once the animal was called: three points for a wolf, and three less for anything else.
teach-cried-wolf-8 = When all cards are drawn and played, whoever has most points in front wins.
