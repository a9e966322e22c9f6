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

## 回答

refusal-self = 不能選自己。
refusal-again = 你上一次選過這位玩家，請選別人。
refusal-wolf = 這位玩家是你的同伴，請選別人。
refusal-angel = 這位玩家是天使，人狼傷不了他，請選別人。
refusal-not-asked = 現在還沒有問你。
refusal-not-a-choice = 現在不能這樣選。
refusal-twice = 你重複選了同一個，請選不同的。
refusal-count = 選擇的數量不對。

## 座位以外的選項

item-none = 都不選
item-yes = 要
item-no = 不要
item-careful = 小心偷看
item-bold = 大膽偷看
