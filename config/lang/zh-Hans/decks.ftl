# 为什么这个配置不能玩，为什么这个回答不算：哪里不对，怎样才对。

## 牌组

deck-count = 有{ $cards }张牌、{ $seats }个座位，牌数必须和座位数相同。
deck-seats = 这个游戏适合{ $least }到{ $most }人。
deck-no-wolf = 牌组里没有人狼，请至少放入一张。
deck-parity = 人狼太多了，这个人数最多只能有{ $most }只。
deck-wolves = 村规要求{ $rule }只人狼，牌组里却有{ $deck }只，请改其中一个。
deck-masons = 死党要互相认识，请放两张，或者都不放。
deck-hidden = 灾星和灵媒藏在村民牌后面，请为他们放入村民。
deck-twice = { $role }只能有一张，请拿走多余的。
deck-pair = { $one }和{ $other }是同一个角色的两个名称，请拿走其中一张。
deck-priest = 公布死者身份时，僧侣就没有作用了；请拿走僧侣，或不公布身份。
deck-thief = 有盗贼时，牌要比玩家多两张：需要{ $seats }张，现在有{ $cards }张。
deck-solo = 白狼人和吹笛者与所有人为敌，请拿走他们，或改成屠城才算狼人获胜。
deck-houses = 纵火者和谣言散布者需要房子，请开启建筑物，或拿走他们。
millers-hollow-deck-no-wolf = 牌组里没有狼人，请至少放入一张。
millers-hollow-deck-parity = 狼人太多了，这个人数最多只能有{ $most }只。

## 回答

refusal-self = 不能选自己。
refusal-again = 你上一次选过这位玩家，请选别人。
refusal-wolf = 这位玩家是你的同伴，请选别人。
refusal-no-wolf = 这位玩家不是狼人，请选一位狼人。
refusal-wolves = 两张牌都是狼人，你必须换一张。
refusal-lover = 这位玩家是你的恋人，请选别人。
refusal-charmed = 这位玩家已经被迷惑了，请选别人。
refusal-no-house = 这位玩家没有房子，请选别人。
refusal-victim = 狼人已经选了这位玩家，请选别人。
refusal-no-victim = 今晚没有你能救的人。
refusal-one-potion = 你今晚已经用过药了，一晚只能用一瓶。
refusal-used-up = 你已经用掉了。
refusal-angel = 这位玩家是天使，人狼伤不了他，请选别人。
refusal-not-asked = 现在还没有问你。
refusal-not-a-choice = 现在不能这样选。
refusal-twice = 你重复选了同一个，请选不同的。
refusal-count = 选择的数量不对。

## 座位以外的选项

item-none = 都不选
item-yes = 要
item-no = 不要
item-done = 就这些
item-careful = 小心偷看
item-bold = 大胆偷看
item-keep = 保留自己的牌
item-charmed = 被迷惑
item-nothing = 没事
item-tear = 撕毁警徽
item-left = 左边
item-right = 右边
