# Classic Werewolf: the calls of the night, the private cards, the roles and the endings.
# A call is the same in every night and for everybody: it must not tell anything that is secret.

## Calls

mason-wake = Masons, open your eyes and find each other.
mason-sleep = Masons, close your eyes.
bodyguard-wake = Bodyguard, open your eyes and choose a player to protect tonight.
bodyguard-sleep = Bodyguard, close your eyes.
angel-wake = Angel, open your eyes and choose a player to watch over tonight.
angel-sleep = Angel, close your eyes.
werewolf-wake = Werewolves, open your eyes; the night belongs to you.
werewolf-meet = Werewolves, look around and remember who is in your pack.
werewolf-kill = Werewolves, agree in silence and choose your victim.
werewolf-caught = Werewolves, if you caught somebody peeking, choose that player now.
werewolf-sleep = Werewolves, close your eyes.
little-girl-wake = Little Girl, open your eyes and choose: no peek, a careful peek, or a bold one.
little-girl-sleep = Little Girl, close your eyes.
scout-wake = Scout, open your eyes and choose: no peek, a careful peek, or a bold one.
scout-sleep = Scout, close your eyes.
seer-wake = Seer, open your eyes and choose a player to look at.
seer-sleep = Seer, close your eyes.
priest-wake = Priest, open your eyes; if somebody was hanged today, you will see whether it was a werewolf.
priest-sleep = Priest, close your eyes.

## The seance

seance-call = A chill hangs over the square. Does the village want to speak with one of its dead? Choose yes or no.
seance-none = The dead keep silent. There is no seance today.
seance-held = The candle flickers, and the dead are listening. With which of them do you want to speak?
seance-spirit = Player { $seat }, the living can hear you. You may tell the truth, and you may lie.

## Deaths by day

death-vote = The village has spoken. Player { $seat } is hanged.
death-hunter-stand = Only the Hunter and the last werewolf are left. The Hunter fires first, and player { $seat } falls.

## Private cards

werewolf-pack = { $count ->
    [one] You are the only werewolf, player { $seats }.
   *[other] Your pack: players { $seats }.
}
werewolf-tokens = So far: { $tally }.
mason-partner = { $count ->
    [one] You are the only mason, player { $seats }.
   *[other] The masons: players { $seats }.
}
seer-result = { $werewolf ->
    [yes] Player { $target } is a werewolf!
   *[no] Player { $target } is not a werewolf.
}
priest-result = { $werewolf ->
    [yes] Player { $target }, who was hanged, was a werewolf.
   *[no] Player { $target }, who was hanged, was not a werewolf.
}
little-girl-sees = In the dark you recognise a werewolf: player { $target }.

## Roles: the name, and what is worth knowing about it

role-werewolf = Werewolf
    .many = Werewolves
role-werewolf-help = Takes a victim every night, together with the pack.
role-seer = Seer
    .many = Seers
role-seer-help = Learns every night whether one player is a werewolf.
role-villager = Villager
    .many = Villagers
role-villager-help = Has nothing but a keen eye and a vote.
role-mason = Mason
    .many = Masons
role-mason-help = Knows the other mason from the first night on.
role-cobbler = Cobbler
    .many = Cobblers
role-cobbler-help = A human who wins with the werewolves, though they do not know each other.
role-possessed = Possessed
    .many = Possessed
role-possessed-help = A human who wins with the werewolves, though they do not know each other.
role-angel = Angel
    .many = Angels
role-angel-help = Watches over another player every night, and cannot be killed by the werewolves.
role-bodyguard = Bodyguard
    .many = Bodyguards
role-bodyguard-help = Protects another player every night, never the same one twice in a row.
role-hunter = Hunter
    .many = Hunters
role-hunter-help = Alone with the last werewolf, the Hunter shoots first and saves the village.
role-priest = Priest
    .many = Priests
role-priest-help = Learns every night whether the player hanged that day was a werewolf.
role-tinker = Tinker
    .many = Tinkers
role-tinker-help = An innocent who does not know it: the Seer takes this villager for a werewolf.
role-medium = Medium
    .many = Mediums
role-medium-help = A villager who does not know it: only with this vote can the dead be heard.
role-little-girl = Little Girl
    .many = Little Girls
role-little-girl-help = May peek while the werewolves are awake; if they notice, she dies.
role-scout = Scout
    .many = Scouts
role-scout-help = May peek while the werewolves are awake; if they notice, the Scout dies.

## Endings

outcome-werewolf = { $count ->
    [one] There is nobody left to stop them. The werewolves win: player { $seats }.
   *[other] There is nobody left to stop them. The werewolves win: players { $seats }.
}
outcome-village = { $count ->
    [one] The last werewolf is gone, and the village can sleep in peace. The village wins: player { $seats }.
   *[other] The last werewolf is gone, and the village can sleep in peace. The village wins: players { $seats }.
}
outcome-nobody = Nobody is left alive, and the village is silent. Nobody wins.
