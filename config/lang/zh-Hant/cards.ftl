# 放在讀卡器上的牌，以及牌面上印的字。

## 已經有牌的遊戲

game-lupusburg = 狼人堡
game-wooolf = 狼來了
game-cried-wolf = 放羊的孩子

## 牌組

cards-deck-answers = 一個座位的答案牌
cards-deck-answers-cried-wolf = 放羊的孩子，一個座位的答案牌
cards-deck-answers-lupusburg = 狼人堡，一個座位的答案牌
cards-deck-answers-wooolf = 狼來了，一個座位的答案牌
cards-deck-buildings = 村落篇
cards-deck-classic = 人狼
cards-deck-cried-wolf = 放羊的孩子
cards-deck-lupusburg = 狼人堡
cards-deck-millers-hollow = 狼人
cards-deck-seats = 座位號碼
cards-deck-wooolf = 狼來了
cards-set = { $deck }，第{ $number }套
cards-copy = { $card }（{ $number }）
cards-masked = { $card }，偽裝成{ $looks }
cards-marked = { $card }（{ $sign }）

## 教盒子認牌

cards-title = { $deck }：{ $cards }張中的{ $learned }張
cards-lay = 請把這張牌放到讀卡器上：{ $card }。
cards-lay-new = 請把這張牌的新標籤放到讀卡器上：{ $card }。
cards-learned = 記住了。
cards-known = 這個標籤我已經認得，它是{ $known }。請換一個標籤，或按「確定」把它改成{ $card }。
cards-twice = 這個剛剛放過了，請拿下一個標籤。
cards-random = 這東西每次的號碼都不一樣，手機和護照就是這樣。請用遊戲專用的標籤。
cards-broken = 沒有讀完整，請再放一次，不要晃動。
cards-unsaved = 無法保存，請檢查儲存裝置，再放一次。
cards-later = 好，等一下再說。
cards-hint = 下：等一下再說 · 確定：再說一次 · 返回：先到這裡
cards-hint-known = 確定：改成這張牌 · 返回：不改
cards-complete = 這副牌齊了，祝你們玩得開心！
cards-stopped = 還差{ $missing }張牌，下次從那裡繼續。

## 遊戲中的標籤

cards-taken = 這已經是另一張牌了，請換一個還沒用過的標籤。
cards-swap = { $seat }號玩家，請把新的牌放到你的讀卡器上。
cards-swap-several = { $seat }號玩家，請先把手上還有的牌一張一張放上去，最後再放新的那張。
cards-swap-kept = 這張還在。
cards-swap-which = 請先放手上還有的牌。
cards-hint-swap = 返回：不換了
pause-card = 換一張新牌
pause-card-who = 要換哪一位玩家的牌？
cards-replaced = 從現在起認新牌，舊牌不算了。
cards-unknown = 我不認得這張牌。
cards-other-game = 這張牌屬於另一個遊戲。
cards-two-seats = 同一張牌一下子出現在{ $seats }玩家的讀卡器上，請拿開，再放一次。
cards-two-tags = 讀卡器上疊了兩張牌，請拿開一張。
trouble-cards-damaged = 牌的清單損壞了，目前用的是前一份。
trouble-cards-lost = 牌的清單損壞了，請重新教盒子認牌；舊的檔案會保留。

## 哪個讀卡器是誰的

pairing-pair = 設定讀卡器
pairing-count = { $readers ->
    [0] 還沒有座位有讀卡器。
   *[other] { $readers }個座位有讀卡器。
}
pairing-tap = { $seat ->
    [0] 請把一張牌放到盒蓋的讀卡器上；沒有的話，請按「確定」。
   *[other] 請在{ $seat }號座位的讀卡器上放一張牌。
}
pairing-paired = { $seat ->
    [0] 這是盒蓋的讀卡器。
   *[other] 這是{ $seat }號座位的讀卡器。
}
pairing-taken = { $before ->
    [0] 這原本是盒蓋的讀卡器。
   *[other] 這原本是{ $before }號座位的讀卡器。
}{ $seat ->
    [0] 按「確定」把它改成盒蓋的，或放到別的讀卡器上。
   *[other] 按「確定」把它改給{ $seat }號座位，或放到別的讀卡器上。
}
pairing-hint = 上、下：別的座位 · 確定：座位都有了 · 返回：先到這裡 · 沒有讀卡器：按座位的按鈕
pairing-unpaired = 這個讀卡器還不屬於任何座位。請回到遊戲選單，選「設定讀卡器」。

## 狼人堡

goal-both-alive = 兩個都活著
goal-both-alive-help = 2分
goal-both-dead = 兩個都死了
goal-both-dead-help = 6分
goal-one-each = 一個活著，一個死了
goal-one-each-help = 3分
goal-dead-men = 男死女活
goal-dead-men-help = 自己的男村民死一個2分，女村民活一個1分
goal-dead-women = 女死男活
goal-dead-women-help = 自己的女村民死一個2分，男村民活一個1分
house-chest = 有寶箱的房子
house-plain = 房子

## 狼來了

wooolf-role-sheep = 羊
wooolf-role-sheep-help = 1 · 找出獵犬和獵人。
wooolf-role-hound = 獵犬
wooolf-role-hound-help = 2 · 找出大野狼和獵人。
wooolf-role-hunter = 獵人
wooolf-role-hunter-help = 3 · 找出大野狼和獵犬。
wooolf-role-boy = 放羊的孩子
wooolf-role-boy-help = 4 · 找出大野狼和一隻羊，看到什麼都喊狼來了。
wooolf-role-wolf = 大野狼
wooolf-role-wolf-help = 5 · 找出一隻羊。
question-wolf-boy-hunter = 你是大野狼、放羊的孩子或獵人嗎？
question-boy-hunter-sheep = 你是放羊的孩子、獵人或羊嗎？
question-hound = 你是獵犬嗎？
question-hunter = 你是獵人嗎？
question-sheep = 你是羊嗎？

## 還不能主持的遊戲的答案

item-claw = 狼爪
item-fur = 狼毛
item-trap = 陷阱
item-broom = 煙囪掃帚
item-chest = 寶箱
item-peek = 查看角色牌
item-question = 提問
item-declare = 提前宣告
item-x = 不回答
cried-wolf-item-sheep = 羊
item-accept = 接收
item-refuse = 拒收
item-forward = 轉送

## 村落篇的建築物

building-farmer-help = 農夫們自己選出警長。
building-confessor-help = 白天可以查看一位玩家的身分牌，限一次。
building-healer-help = 天亮時可以救活一位被狼人殺死的玩家，限一次。
building-teacher-help = 每天指定兩位玩家不能投票，教師自己也不投。
building-baker-help = 狼人閉眼的時候可以睜眼偷看。
building-barber-help = 白天可以殺死一位有建築物的玩家；如果那人不是狼人，自己也死。限一次。
building-bailiff-help = 把死者的房子交給一位旅人。
building-innkeeper-help = 只要自己的票沒有處決過人，就不會被吃掉，也不會被處決。
building-lord-help = 可以赦免被判處決的玩家，限一次。
building-vagabond-help = 沒有房子，也就沒有什麼可以失去。
