# 點解呢個配置玩唔到，點解呢個答案唔算：邊度唔啱，點先啱。

## 牌組

deck-count = 有{ $cards }張牌、{ $seats }個位，牌數要同座位一樣多。
deck-seats = 呢隻遊戲啱{ $least }到{ $most }個人玩。
deck-no-wolf = 牌組冇人狼，最少要放一張。
deck-parity = 人狼太多，呢個人數最多{ $most }隻。
deck-wolves = 村規要{ $rule }隻人狼，牌組就有{ $deck }隻，改其中一樣。
deck-masons = 死黨要認得對方，要就放兩張，唔係就唔放。
deck-hidden = 災星同靈媒收喺村民牌後面，要為佢哋放村民。
deck-twice = { $role }只可以有一張，攞走多咗嘅。
deck-pair = { $one }同{ $other }係同一個角色嘅兩個名，攞走其中一張。
deck-priest = 公布死者身分嘅話，僧侶就冇用；攞走僧侶，或者唔公布身分。
deck-thief = 有盜賊嗰陣，牌要比玩家多兩張：要{ $seats }張，而家有{ $cards }張。
deck-solo = 白狼人同吹笛者同所有人作對，攞走佢哋，或者改做屠城先算狼人贏。
deck-houses = 縱火者同謠言散佈者要有屋，開返建築物，或者攞走佢哋。
millers-hollow-deck-no-wolf = 牌組冇狼人，最少要放一張。
millers-hollow-deck-parity = 狼人太多，呢個人數最多{ $most }隻。

## 答案

refusal-self = 唔可以揀自己。
refusal-again = 你上次揀過呢個玩家，揀第二個。
refusal-wolf = 呢個玩家係你隊友，揀第二個。
refusal-no-wolf = 呢個玩家唔係狼人，揀隻狼人。
refusal-wolves = 兩張牌都係狼人，你一定要換一張。
refusal-lover = 呢個玩家係你戀人，揀第二個。
refusal-charmed = 呢個玩家已經畀人迷惑咗，揀第二個。
refusal-no-house = 呢個玩家冇屋，揀第二個。
refusal-victim = 狼人已經揀咗呢個玩家，揀第二個。
refusal-no-victim = 今晚冇你救得到嘅人。
refusal-one-potion = 你今晚用咗藥喇，一晚得一支。
refusal-used-up = 你已經用咗喇。
refusal-angel = 呢個玩家係天使，人狼傷唔到佢，揀第二個。
refusal-not-asked = 而家未問到你。
refusal-not-a-choice = 而家唔可以咁揀。
refusal-twice = 你揀咗兩次同一個，揀過第二個。
refusal-count = 揀嘅數目唔啱。

## 座位以外嘅選擇

item-none = 唔揀
item-yes = 要
item-no = 唔要
item-done = 就咁多
item-careful = 小心睇
item-bold = 大膽睇
item-keep = 唔換
item-charmed = 畀人迷咗
item-nothing = 冇事
item-tear = 撕警徽
item-left = 左邊
item-right = 右邊
