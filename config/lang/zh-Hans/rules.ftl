# 村规：名称、一句说明，以及每个选项的简短说法。

rule-on = 是
rule-off = 否

## 所有游戏

rule-all_hands = 全员点按
rule-all_hands-help = 夜里每次口令，所有存活玩家都点一下，让点按声不透露任何秘密。

## 村庄游戏

rule-dead_eyes = 死者的眼睛
rule-dead_eyes-help = 死者夜里和大家一样闭眼，或者睁眼旁观，并在每天入夜前猜谁是人狼。
rule-dead_eyes-closed = 夜里闭眼
rule-dead_eyes-open = 睁眼并下注
rule-ballot = 白天的投票
rule-ballot-help = 各自秘密投票后一起公布，或者数到三同时指人。
rule-ballot-secret = 秘密投票
rule-ballot-point = 同时指人

## 人狼

rule-wolves = 人狼数量
rule-wolves-help = 这局有几只人狼。
rule-wolves-auto = 按人数而定
rule-first_night_kill = 首夜杀人
rule-first_night_kill-help = 第一晚人狼就杀人，或者只互相认识。
rule-reveal_on_death = 死者的身份
rule-reveal_on_death-help = 玩家死亡时公布什么：不公布、阵营，或者身份。
rule-reveal_on_death-none = 不公布
rule-reveal_on_death-side = 公布阵营
rule-reveal_on_death-role = 公布身份
rule-tie = 平票
rule-tie-help = 几位玩家票数同为最高时怎么办。
rule-tie-revote_then_none = PK一次，再平无人出局
rule-tie-none = 无人出局
rule-tie-all_tied_die = 全部处决
rule-tie-random = 抽签决定
rule-wolf_timeout = 人狼意见不合
rule-wolf_timeout-help = 人狼没有选同一位玩家时，谁会死。
rule-wolf_timeout-majority = 最多狼选的人
rule-wolf_timeout-random = 从被选的人中抽签
rule-wolf_timeout-no_kill = 没有人死
rule-girl_mode = 偷看的女孩
rule-girl_mode-help = 女孩或童军怎样偷看人狼：真的偷看、凭概率，或者不偷看。
rule-girl_mode-physical_peek = 真的偷看
rule-girl_mode-risk_dice = 凭概率
rule-girl_mode-off = 不偷看
rule-angel_target = 人狼选中天使
rule-angel_target-help = 人狼选中天使时，当晚默默无人死亡，或者选择被拒绝，人狼因此知道他是谁。
rule-angel_target-silent_fail = 无人死亡
rule-angel_target-refuse = 拒绝选择
rule-wolves_may_kill_wolf = 人狼可以自刀
rule-wolves_may_kill_wolf-help = 人狼可以选择自己的同伴作为目标。
