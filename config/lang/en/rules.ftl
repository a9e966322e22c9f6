# House rules: a name, one sentence of help, and a few words for each value.

rule-on = yes
rule-off = no

## Every game

rule-all_hands = All hands
rule-all_hands-help = At each call of the night every living player taps, so that the sound of a tap tells nothing.

## Village games

rule-dead_eyes = Eyes of the dead
rule-dead_eyes-help = The dead sleep at night like everybody, or they watch, and bet each dusk on who is a werewolf.
rule-dead_eyes-closed = closed at night
rule-dead_eyes-open = open, with bets
rule-ballot = Votes by day
rule-ballot-help = Everybody votes in secret and all votes are told together, or all point at once on three.
rule-ballot-secret = in secret
rule-ballot-point = pointing

## Classic Werewolf

rule-wolves = Werewolves
rule-wolves-help = How many werewolves are in the game.
rule-wolves-auto = as fits the table
rule-first_night_kill = Kill in the first night
rule-first_night_kill-help = In the first night the werewolves take a victim already, or they only meet.
rule-reveal_on_death = Cards of the dead
rule-reveal_on_death-help = What is told about a player who dies: nothing, the side, or the role.
rule-reveal_on_death-none = stay hidden
rule-reveal_on_death-side = the side is told
rule-reveal_on_death-role = the role is told
rule-tie = A tied vote
rule-tie-help = What happens when several players have the most votes.
rule-tie-revote_then_none = second vote, then nobody
rule-tie-none = nobody is hanged
rule-tie-all_tied_die = all of them are hanged
rule-tie-random = the lot decides
rule-wolf_timeout = Wolves who disagree
rule-wolf_timeout-help = Who dies when the werewolves have not all chosen the same player.
rule-wolf_timeout-majority = whom most chose
rule-wolf_timeout-random = one of the chosen, by lot
rule-wolf_timeout-no_kill = nobody
rule-girl_mode = The peeking girl
rule-girl_mode-help = How the Little Girl or the Scout peeks at the werewolves: really, by chance, or not at all.
rule-girl_mode-physical_peek = with her own eyes
rule-girl_mode-risk_dice = by chance
rule-girl_mode-off = not at all
rule-angel_target = Wolves at the Angel
rule-angel_target-help = Werewolves who choose the Angel simply kill nobody, or their choice is refused and they know.
rule-angel_target-silent_fail = nobody dies
rule-angel_target-refuse = choice refused
rule-wolves_may_kill_wolf = Wolves may kill wolves
rule-wolves_may_kill_wolf-help = The werewolves may choose one of their own as the victim.
