# 為什麼這個配置不能玩，為什麼這個回答不算：哪裡不對，怎樣才對。

## 牌組

deck-count = 有{ $cards }張牌、{ $seats }個座位，牌數必須和座位數相同。
deck-seats = 這個遊戲適合{ $least }到{ $most }人。
deck-no-wolf = 牌組裡沒有人狼，請至少放入一張。
deck-parity = 人狼太多了，這個人數最多只能有{ $most }隻。
deck-wolves = 村規要求{ $rule }隻人狼，牌組裡卻有{ $deck }隻，請改其中一個。
deck-masons = 死黨要互相認識，請放兩張，或者都不放。
deck-hidden = 災星和靈媒藏在村民牌後面，請為他們放入村民。
deck-twice = { $role }只能有一張，請拿走多餘的。
deck-pair = { $one }和{ $other }是同一個角色的兩個名稱，請拿走其中一張。
deck-priest = 公布死者身分時，僧侶就沒有作用了；請拿走僧侶，或不公布身分。
deck-thief = 有盜賊時，牌要比玩家多兩張：需要{ $seats }張，現在有{ $cards }張。
deck-solo = 白狼人和吹笛者與所有人為敵，請拿走他們，或改成屠城才算狼人獲勝。
deck-houses = 縱火者和謠言散佈者需要房子，請開啟建築物，或拿走他們。
millers-hollow-deck-no-wolf = 牌組裡沒有狼人，請至少放入一張。
millers-hollow-deck-parity = 狼人太多了，這個人數最多只能有{ $most }隻。

## 回答

refusal-self = 不能選自己。
refusal-again = 你上一次選過這位玩家，請選別人。
refusal-wolf = 這位玩家是你的同伴，請選別人。
refusal-no-wolf = 這位玩家不是狼人，請選一位狼人。
refusal-wolves = 兩張牌都是狼人，你必須換一張。
refusal-lover = 這位玩家是你的戀人，請選別人。
refusal-charmed = 這位玩家已經被迷惑了，請選別人。
refusal-no-house = 這位玩家沒有房子，請選別人。
refusal-victim = 狼人已經選了這位玩家，請選別人。
refusal-no-victim = 今晚沒有你能救的人。
refusal-one-potion = 你今晚已經用過藥了，一晚只能用一瓶。
refusal-used-up = 你已經用掉了。
refusal-angel = 這位玩家是天使，人狼傷不了他，請選別人。
refusal-not-asked = 現在還沒有問你。
refusal-not-a-choice = 現在不能這樣選。
refusal-twice = 你重複選了同一個，請選不同的。
refusal-count = 選擇的數量不對。

## 座位以外的選項

item-none = 都不選
item-yes = 要
item-no = 不要
item-done = 就這些
item-careful = 小心偷看
item-bold = 大膽偷看
item-keep = 保留自己的牌
item-charmed = 被迷惑
item-nothing = 沒事
item-tear = 撕毀警徽
item-left = 左邊
item-right = 右邊
