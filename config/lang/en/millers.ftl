# Werewolves of Miller's Hollow: the calls of the night, the day, the village, the private cards, the roles, the endings.
# A call is the same in every night and for everybody: it must not tell anything that is secret.

## Calls

thief-wake = Thief, open your eyes, look at the two cards that are left over, and choose one of them or keep your own.
thief-sleep = Thief, close your eyes.
cupid-wake = Cupid, open your eyes and choose the two players whom your arrows hit.
cupid-sleep = Cupid, close your eyes.
lovers-wake = The arrows have flown. I tell each of you whether love has struck; keep your eyes closed until it is your turn.
lovers-sleep = Everybody keeps the eyes closed; the lovers keep their secret.
wild-child-wake = Wild Child, open your eyes and choose the player whom you look up to.
wild-child-sleep = Wild Child, close your eyes.
guard-wake = Guard, open your eyes and choose a player to protect tonight.
guard-sleep = Guard, close your eyes.
millers-hollow-seer-wake = Seer, open your eyes and choose a player to look at.
millers-hollow-seer-sleep = Seer, close your eyes.
millers-hollow-werewolf-wake = Werewolves, open your eyes; the night belongs to you.
millers-hollow-werewolf-meet = Werewolves, look around and see who is in your pack.
millers-hollow-werewolf-kill = Werewolves, agree in silence and choose your victim.
millers-hollow-werewolf-caught = Werewolves, if you caught somebody peeking, choose that player now.
millers-hollow-werewolf-sleep = Werewolves, close your eyes.
millers-hollow-little-girl-wake = Little Girl, open your eyes and choose: no peek, a careful peek, or a bold one.
millers-hollow-little-girl-sleep = Little Girl, close your eyes.
baker-wake = The oven is hot already. Baker, open your eyes and choose: do you risk a look outside, yes or no?
baker-sleep = Baker, close your eyes.
white-werewolf-wake = White Werewolf, open your eyes and choose a werewolf to kill, or nobody.
white-werewolf-sleep = White Werewolf, close your eyes.
witch-wake = Witch, open your eyes and take out your potions.
witch-heal = Witch, do you use your antidote to save the victim? Choose yes or no.
witch-poison = Witch, for whom is your poison? Choose a player, or nobody.
witch-sleep = Witch, close your eyes.
arsonist-wake = Arsonist, open your eyes and choose the player whose house you set on fire, or nobody.
arsonist-sleep = Arsonist, close your eyes.
piper-wake = Piper, open your eyes and choose the players whom you charm tonight.
piper-sleep = Piper, close your eyes.
charmed-wake = The flute is calling. I tell each of you whether you are charmed; keep your eyes closed until it is your turn.
charmed-sleep = Everybody keeps the eyes closed; the flute falls silent.
rumour-monger-wake = Rumour-monger, open your eyes and choose whom the village shall gossip about, or nobody.
rumour-monger-sleep = Rumour-monger, close your eyes.

## The sheriff

sheriff-call = The village elects its sheriff. If you may stand and want to, press now.
sheriff-candidates = { $count ->
    [one] There is one candidate: player { $seats }.
   *[other] The candidates are players { $seats }.
}
sheriff-withdraw = Candidates, whoever withdraws: press now.
sheriff-vote = Who shall be sheriff? The choice is between players { $seats }.
sheriff-is = Player { $seat } wears the sheriff's badge from now on.
sheriff-nobody = From now on the village does without a sheriff.
sheriff-heir = Player { $seat }, choose who gets your sheriff's badge, or tear it up.
sheriff-tie = Player { $seat }, the sheriff's word decides. Choose one of players { $seats }, or none of them.
sheriff-side = Player { $seat }, on which side of you do the speeches begin? Choose left or right.

## By day

millers-hollow-debate-call = The square is yours. Find out who among you is a werewolf.
millers-hollow-revote-call = Vote once more. This time the choice is between players { $seats }.
speech-call = Player { $seat }, the village is listening.
last-words = Player { $seat }, what are your last words?
vote-sentence = Player { $seat }, the village condemns you. If your card can save you, choose yes now.
vote-off = Nobody may vote today, and nobody is hanged.
bear-growls = The bear growls! A werewolf is right beside it.
bear-quiet = The bear is quiet this morning.
elder-curse = The Elder has died by the village's own hand. From now on its roles have lost their powers.
idiot-revealed = Player { $seat } is the village Idiot, and nobody hangs an idiot. But an idiot has no vote from now on.
scapegoat-voters = Player { $seat }, before you go, choose who alone may vote tomorrow.
hunter-farewell = Player { $seat }, if you hold a loaded gun, choose whom you take with you, or nobody.
rumour-about = All the gossip is about player { $seat } this morning. It will weigh heavily when you vote.
house-burnt = There is a smell of smoke. The house of player { $seat } has burnt down, and its owner is a vagabond now.

## The dead who watch

millers-hollow-ghosts-bet = Ghosts, before night falls: whom do you take for a werewolf?

## The Village

buildings-call = These are the people of the village, and everybody may know them.
building-of = Player { $seat }: { $building }.
confessor-call = Confessor, choose a player whose card you want to see, or nobody.
healer-call = Healer, if the werewolves have left you somebody to save, choose that player, or nobody.
teacher-call = Teacher, choose the two players who may not vote today.
teacher-forbids = { $count ->
    [one] Player { $seats } may not vote today, and neither may the Teacher.
   *[other] Players { $seats } may not vote today, and neither may the Teacher.
}
barber-call = Barber, the razor is sharp. Choose whose throat you cut, or nobody.
bailiff-call = The trade of player { $seat } is free: { $building }. Bailiff, choose the vagabond who gets it.
innkeeper-safe = Nobody lays a hand on the Innkeeper. Player { $seat } lives, and nobody is hanged today.
lord-call = Lord of the manor, do you pardon player { $seat }? Choose yes or no.
lord-pardons = The Lord shows mercy. Player { $seat } lives, and nobody is hanged today.

building-farmer = Farmer
building-confessor = Confessor
building-healer = Healer
building-teacher = Teacher
building-baker = Baker
building-barber = Barber
building-bailiff = Bailiff
building-innkeeper = Innkeeper
building-lord = Lord
building-vagabond = Vagabond

## Deaths by day

death-shot = A shot rings out. Player { $seat } falls.
death-grief = Player { $seat } cannot live without love, and dies of a broken heart.
death-scapegoat = Somebody must pay for the quarrel. Player { $seat } is the Scapegoat, and dies.
death-explode = Player { $seat } howls, throws off the mask, and blows up: a werewolf!
death-barber = The razor flashes at the barber's shop. Player { $seat } is dead.
death-curse = The Elder protects the Idiot no longer. Player { $seat } dies.

## Private cards

millers-hollow-werewolf-pack = { $count ->
    [one] You are the only werewolf, player { $seats }.
   *[other] Your pack: players { $seats }.
}
millers-hollow-seer-result = The card of player { $target }: { $role }.
    .camp = Player { $target } is on the side of the { $camp }.
millers-hollow-little-girl-sees = In the dark you recognise a werewolf: player { $target }.
lovers-partner = You love player { $seat }.
witch-victim = Witch, look whether the werewolves' victim is shown to you.
    .target = { $target ->
        [0] You are shown no victim tonight.
       *[other] The werewolves' victim is player { $target }.
    }
thief-left = The cards that are left over: { $roles }.
piper-charmed = { $count ->
    [one] Only player { $seats } is charmed.
   *[other] All who are charmed: players { $seats }.
}
confessor-result = The card of player { $target }: { $role }.
baker-result = In the grey of dawn you recognise a werewolf: player { $target }.
choice-drawn = You have not chosen, so the lot has chosen for you: { $choice }.

## Roles: the name, and what is worth knowing about it

millers-hollow-role-werewolf = Werewolf
    .many = Werewolves
role-white-werewolf = White Werewolf
    .many = White Werewolves
role-white-werewolf-help = Hunts with the pack, may kill another werewolf every second night, and wins only as the last one alive.
millers-hollow-role-villager = Villager
    .many = Villagers
millers-hollow-role-seer = Seer
    .many = Seers
millers-hollow-role-seer-help = Sees the card of one player every night.
role-witch = Witch
    .many = Witches
role-witch-help = Has one antidote for the victim of the werewolves, and one poison.
millers-hollow-role-hunter-help = May shoot somebody when the werewolves or the village kill him.
role-cupid = Cupid
    .many = Cupids
role-cupid-help = Makes two players fall in love on the first night; if one dies, so does the other.
millers-hollow-role-little-girl = Little Girl
    .many = Little Girls
millers-hollow-role-little-girl-help = May peek while the werewolves are awake; if they notice, she dies instead of their victim.
role-thief = Thief
    .many = Thieves
role-thief-help = Two cards more are in the deck, and the Thief may take one of the two that are left over.
role-idiot = Idiot
    .many = Idiots
role-idiot-help = Lives when the village wants to hang him, but has no vote from then on.
role-guard = Guard
    .many = Guards
role-guard-help = Protects a player from the werewolves every night, never the same one twice in a row.
role-elder = Elder
    .many = Elders
role-elder-help = Survives the first attack of the werewolves; a village that kills him itself loses all its powers.
role-scapegoat = Scapegoat
    .many = Scapegoats
role-scapegoat-help = Dies for a tied vote, and says who may vote the day after.
role-piper = Piper
    .many = Pipers
role-piper-help = Charms players every night, and wins alone when all the others are charmed.
role-bear = Bear
    .many = Bears
role-bear-help = Growls in the morning if a neighbour is a werewolf.
role-wild-child = Wild Child
    .many = Wild Children
role-wild-child-help = Chooses somebody to look up to, and becomes a werewolf when that player dies.
role-arsonist = Arsonist
    .many = Arsonists
role-arsonist-help = May burn down one house; if the werewolves go there that night, one of them burns instead.
role-rumour-monger = Rumour-monger
    .many = Rumour-mongers
role-rumour-monger-help = Spreads a rumour every night, worth votes against that player the day after.

## Sides

millers-hollow-side-werewolf = werewolves
side-piper = Piper
side-white-werewolf = White Werewolf

## Endings

millers-hollow-outcome-werewolf = { $count ->
    [one] There is nobody left to stop them. The werewolves win: player { $seats }.
   *[other] There is nobody left to stop them. The werewolves win: players { $seats }.
}
millers-hollow-outcome-village = { $count ->
    [one] The last werewolf is gone, and the village can sleep in peace. The village wins: player { $seats }.
   *[other] The last werewolf is gone, and the village can sleep in peace. The village wins: players { $seats }.
}
outcome-lovers = { $count ->
    [one] Love is stronger than village and wolves. The lovers win: player { $seats }.
   *[other] Love is stronger than village and wolves. The lovers win: players { $seats }.
}
outcome-piper = { $count ->
    [one] Everybody dances to the flute, and nobody will ever stop. The Piper wins: player { $seats }.
   *[other] Everybody dances to the flute, and nobody will ever stop. The Pipers win: players { $seats }.
}
outcome-white-werewolf = { $count ->
    [one] One wolf alone howls over an empty village. The White Werewolf wins: player { $seats }.
   *[other] One wolf alone howls over an empty village. The White Werewolves win: players { $seats }.
}
