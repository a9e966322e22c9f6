# 放喺讀卡器上面嘅牌，同埋牌面印嘅字。

## 已經有牌嘅遊戲

game-lupusburg = 狼人堡
game-wooolf = 狼嚟喇
game-cried-wolf = 放羊嘅細路

## 牌組

cards-deck-answers = 一個位嘅答案牌
cards-deck-answers-cried-wolf = 放羊嘅細路，一個位嘅答案牌
cards-deck-answers-lupusburg = 狼人堡，一個位嘅答案牌
cards-deck-answers-wooolf = 狼嚟喇，一個位嘅答案牌
cards-deck-buildings = 村落篇
cards-deck-classic = 人狼
cards-deck-cried-wolf = 放羊嘅細路
cards-deck-lupusburg = 狼人堡
cards-deck-millers-hollow = 狼人
cards-deck-seats = 座位號碼
cards-deck-wooolf = 狼嚟喇
cards-set = { $deck }，第{ $number }套
cards-copy = { $card }（{ $number }）
cards-masked = { $card }，扮{ $looks }
cards-marked = { $card }（{ $sign }）

## 教個盒認牌

cards-title = { $deck }：{ $cards }張入面嘅{ $learned }張
cards-lay = 將呢張牌放喺讀卡器上面：{ $card }。
cards-lay-new = 將呢張牌嘅新標籤放喺讀卡器上面：{ $card }。
cards-learned = 記住咗。
cards-known = 呢個標籤我識得，係{ $known }。換過個標籤，或者撳「確定」將佢改做{ $card }。
cards-twice = 呢個啱啱放過，攞下一個標籤啦。
cards-random = 呢樣嘢個號碼次次都唔同，手機同護照就係咁。用返遊戲嘅標籤啦。
cards-broken = 讀唔晒，再放一次，唔好郁。
cards-unsaved = 存唔到，睇下儲存裝置，再放一次。
cards-later = 好，遲啲先。
cards-hint = 下：遲啲先 · 確定：講多次 · 返回：做到呢度
cards-hint-known = 確定：改做呢張牌 · 返回：唔改
cards-complete = 成副牌齊晒，祝你哋玩得開心！
cards-stopped = 仲差{ $missing }張牌，下次喺嗰度繼續。

## 玩緊嗰陣嘅標籤

cards-taken = 呢個已經係第二張牌，換過個未用過嘅標籤。
cards-swap = { $seat }號玩家，將新嘅牌放喺你個讀卡器上面。
cards-swap-several = { $seat }號玩家，手上仲有嘅牌逐張放上去先，最後先放新嗰張。
cards-swap-kept = 呢張仲喺度。
cards-swap-which = 手上仲有嘅牌放咗先。
cards-hint-swap = 返回：唔換喇
pause-card = 換張新牌
pause-card-who = 要換邊位玩家張牌？
cards-replaced = 由而家起認新牌，舊嗰張唔算。
cards-unknown = 我唔識呢張牌。
cards-other-game = 呢張牌係第二隻遊戲嘅。
cards-two-seats = 同一張牌一下子喺{ $seats }玩家嘅讀卡器度，攞開佢，再放一次。
cards-two-tags = 讀卡器疊住兩張牌，攞開一張。
trouble-cards-damaged = 牌嘅清單壞咗，而家用緊上一份。
trouble-cards-lost = 牌嘅清單壞咗，請重新教個盒認牌；舊檔案會留低。

## 邊個讀卡器係邊個嘅

pairing-pair = 設定讀卡器
pairing-count = { $readers ->
    [0] 仲未有位有讀卡器。
   *[other] { $readers }個位有讀卡器。
}
pairing-tap = { $seat ->
    [0] 放張牌喺盒蓋個讀卡器上面；冇嘅話，撳「確定」。
   *[other] 放張牌喺{ $seat }號位個讀卡器上面。
}
pairing-paired = { $seat ->
    [0] 呢個係盒蓋嘅讀卡器。
   *[other] 呢個係{ $seat }號位嘅讀卡器。
}
pairing-taken = { $before ->
    [0] 呢個本身係盒蓋嘅讀卡器。
   *[other] 呢個本身係{ $before }號位嘅讀卡器。
}{ $seat ->
    [0] 撳「確定」改做盒蓋嘅，或者放喺第二個讀卡器上面。
   *[other] 撳「確定」改畀{ $seat }號位，或者放喺第二個讀卡器上面。
}
pairing-hint = 上、下：第二個位 · 確定：個個位都有 · 返回：做到呢度 · 冇讀卡器：撳個位粒掣
pairing-unpaired = 呢個讀卡器仲未屬於任何位。返去遊戲選單，揀「設定讀卡器」。

## 狼人堡

goal-both-alive = 兩個都生
goal-both-alive-help = 2分
goal-both-dead = 兩個都死
goal-both-dead-help = 6分
goal-one-each = 一生一死
goal-one-each-help = 3分
goal-dead-men = 男死女生
goal-dead-men-help = 自己嘅男村民死一個2分，女村民生一個1分
goal-dead-women = 女死男生
goal-dead-women-help = 自己嘅女村民死一個2分，男村民生一個1分
house-chest = 有寶箱嘅屋
house-plain = 屋

## 狼嚟喇

wooolf-role-sheep = 羊
wooolf-role-sheep-help = 1 · 搵獵犬同獵人。
wooolf-role-hound = 獵犬
wooolf-role-hound-help = 2 · 搵大野狼同獵人。
wooolf-role-hunter = 獵人
wooolf-role-hunter-help = 3 · 搵大野狼同獵犬。
wooolf-role-boy = 放羊細路
wooolf-role-boy-help = 4 · 搵大野狼同一隻羊，見到乜都嗌狼嚟喇。
wooolf-role-wolf = 大野狼
wooolf-role-wolf-help = 5 · 搵一隻羊。
question-wolf-boy-hunter = 你係唔係大野狼、放羊細路或者獵人？
question-boy-hunter-sheep = 你係唔係放羊細路、獵人或者羊？
question-hound = 你係唔係獵犬？
question-hunter = 你係唔係獵人？
question-sheep = 你係唔係羊？

## 仲未主持得到嘅遊戲嘅答案

item-claw = 狼爪
item-fur = 狼毛
item-trap = 陷阱
item-broom = 煙囪掃把
item-chest = 寶箱
item-peek = 睇角色牌
item-question = 問問題
item-declare = 提早宣告
item-x = 唔答
cried-wolf-item-sheep = 羊
item-accept = 收
item-refuse = 唔收
item-forward = 轉畀人

## 村落篇嘅建築物

building-farmer-help = 農夫自己揀警長。
building-confessor-help = 日頭可以睇一個玩家嘅身分牌，得一次。
building-healer-help = 天光嗰陣可以救返一個畀狼人殺死嘅玩家，得一次。
building-teacher-help = 每日指定兩個玩家唔可以投票，老師自己都唔投。
building-baker-help = 狼人閉眼嗰陣可以開眼偷睇。
building-barber-help = 日頭可以殺一個有建築物嘅玩家；如果佢唔係狼人，自己都要死。得一次。
building-bailiff-help = 將死咗嘅人間屋交畀一個旅人。
building-innkeeper-help = 只要自己嗰票未處決過人，就唔會畀狼食，又唔會畀人處決。
building-lord-help = 可以赦免畀人判咗處決嘅玩家，得一次。
building-vagabond-help = 冇屋，所以冇嘢可以冇。
