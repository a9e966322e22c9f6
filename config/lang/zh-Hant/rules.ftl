# 村規：名稱、一句說明，以及每個選項的簡短說法。

rule-on = 是
rule-off = 否

## 所有遊戲

rule-all_hands = 全員點按
rule-all_hands-help = 夜裡每次口令，所有存活玩家都點一下，讓點按聲不透露任何秘密。

## 村莊遊戲

rule-dead_eyes = 死者的眼睛
rule-dead_eyes-help = 死者夜裡和大家一樣閉眼，或是睜眼旁觀，並在每天入夜前猜誰是人狼。
rule-dead_eyes-closed = 夜裡閉眼
rule-dead_eyes-open = 睜眼並下注
rule-ballot = 白天的投票
rule-ballot-help = 各自秘密投票後一起公布，或是數到三同時指人。
rule-ballot-secret = 秘密投票
rule-ballot-point = 同時指人

## 人狼

rule-wolves = 人狼數量
rule-wolves-help = 這局有幾隻人狼。
rule-wolves-auto = 依人數而定
rule-first_night_kill = 首夜殺人
rule-first_night_kill-help = 第一晚人狼就殺人，或者只互相認識。
rule-reveal_on_death = 死者的身分
rule-reveal_on_death-help = 玩家死亡時公布什麼：不公布、陣營，或是身分。
rule-reveal_on_death-none = 不公布
rule-reveal_on_death-side = 公布陣營
rule-reveal_on_death-role = 公布身分
rule-tie = 平票
rule-tie-help = 幾位玩家票數同為最高時怎麼辦。
rule-tie-revote_then_none = PK一次，再平無人出局
rule-tie-none = 無人出局
rule-tie-all_tied_die = 全部處決
rule-tie-random = 抽籤決定
rule-wolf_timeout = 人狼意見不合
rule-wolf_timeout-help = 人狼沒有選同一位玩家時，誰會死。
rule-wolf_timeout-majority = 最多狼選的人
rule-wolf_timeout-random = 從被選的人中抽籤
rule-wolf_timeout-no_kill = 沒有人死
rule-girl_mode = 偷看的女孩
rule-girl_mode-help = 女孩或童軍怎樣偷看人狼：真的偷看、憑機率，或是不偷看。
rule-girl_mode-physical_peek = 真的偷看
rule-girl_mode-risk_dice = 憑機率
rule-girl_mode-off = 不偷看
rule-angel_target = 人狼選中天使
rule-angel_target-help = 人狼選中天使時，當晚默默無人死亡，或是選擇被拒絕，人狼因此知道他是誰。
rule-angel_target-silent_fail = 無人死亡
rule-angel_target-refuse = 拒絕選擇
rule-wolves_may_kill_wolf = 人狼可以自刀
rule-wolves_may_kill_wolf-help = 人狼可以選擇自己的同伴作為目標。
