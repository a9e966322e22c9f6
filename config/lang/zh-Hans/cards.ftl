# 放在读卡器上的牌，以及牌面上印的字。

## 已经有牌的游戏

game-lupusburg = 狼人堡
game-wooolf = 狼来了
game-cried-wolf = 放羊的孩子

## 牌组

cards-deck-answers = 一个座位的答案牌
cards-deck-answers-cried-wolf = 放羊的孩子，一个座位的答案牌
cards-deck-answers-lupusburg = 狼人堡，一个座位的答案牌
cards-deck-answers-wooolf = 狼来了，一个座位的答案牌
cards-deck-buildings = 村落篇
cards-deck-classic = 人狼
cards-deck-cried-wolf = 放羊的孩子
cards-deck-lupusburg = 狼人堡
cards-deck-millers-hollow = 狼人
cards-deck-seats = 座位号码
cards-deck-wooolf = 狼来了
cards-set = { $deck }，第{ $number }套
cards-copy = { $card }（{ $number }）
cards-masked = { $card }，伪装成{ $looks }
cards-marked = { $card }（{ $sign }）

## 教盒子认牌

cards-title = { $deck }：{ $cards }张中的{ $learned }张
cards-lay = 请把这张牌放到读卡器上：{ $card }。
cards-lay-new = 请把这张牌的新标签放到读卡器上：{ $card }。
cards-learned = 记住了。
cards-known = 这个标签我已经认得，它是{ $known }。请换一个标签，或按“确定”把它改成{ $card }。
cards-twice = 这个刚刚放过了，请拿下一个标签。
cards-random = 这东西每次的号码都不一样，手机和护照就是这样。请用游戏专用的标签。
cards-broken = 没有读完整，请再放一次，不要晃动。
cards-unsaved = 无法保存，请检查存储设备，再放一次。
cards-later = 好，等一下再说。
cards-hint = 下：等一下再说 · 确定：再说一次 · 返回：先到这里
cards-hint-known = 确定：改成这张牌 · 返回：不改
cards-complete = 这副牌齐了，祝你们玩得开心！
cards-stopped = 还差{ $missing }张牌，下次从那里继续。

## 游戏中的标签

cards-taken = 这已经是另一张牌了，请换一个还没用过的标签。
cards-swap = { $seat }号玩家，请把新的牌放到你的读卡器上。
cards-swap-several = { $seat }号玩家，请先把手上还有的牌一张一张放上去，最后再放新的那张。
cards-swap-kept = 这张还在。
cards-swap-which = 请先放手上还有的牌。
cards-hint-swap = 返回：不换了
pause-card = 换一张新牌
pause-card-who = 要换哪一位玩家的牌？
cards-replaced = 从现在起认新牌，旧牌不算了。
cards-unknown = 我不认得这张牌。
cards-other-game = 这张牌属于另一个游戏。
cards-two-seats = 同一张牌一下子出现在{ $seats }玩家的读卡器上，请拿开，再放一次。
cards-two-tags = 读卡器上叠了两张牌，请拿开一张。
trouble-cards-damaged = 牌的清单损坏了，目前用的是前一份。
trouble-cards-lost = 牌的清单损坏了，请重新教盒子认牌；旧的文件会保留。

## 哪个读卡器是谁的

pairing-pair = 设置读卡器
pairing-count = { $readers ->
    [0] 还没有座位有读卡器。
   *[other] { $readers }个座位有读卡器。
}
pairing-tap = { $seat ->
    [0] 请把一张牌放到盒盖的读卡器上；没有的话，请按“确定”。
   *[other] 请在{ $seat }号座位的读卡器上放一张牌。
}
pairing-paired = { $seat ->
    [0] 这是盒盖的读卡器。
   *[other] 这是{ $seat }号座位的读卡器。
}
pairing-taken = { $before ->
    [0] 这原本是盒盖的读卡器。
   *[other] 这原本是{ $before }号座位的读卡器。
}{ $seat ->
    [0] 按“确定”把它改成盒盖的，或放到别的读卡器上。
   *[other] 按“确定”把它改给{ $seat }号座位，或放到别的读卡器上。
}
pairing-hint = 上、下：别的座位 · 确定：座位都有了 · 返回：先到这里 · 没有读卡器：按座位的按钮
pairing-unpaired = 这个读卡器还不属于任何座位。请回到游戏菜单，选“设置读卡器”。

## 狼人堡

goal-both-alive = 两个都活着
goal-both-alive-help = 2分
goal-both-dead = 两个都死了
goal-both-dead-help = 6分
goal-one-each = 一个活着，一个死了
goal-one-each-help = 3分
goal-dead-men = 男死女活
goal-dead-men-help = 自己的男村民死一个2分，女村民活一个1分
goal-dead-women = 女死男活
goal-dead-women-help = 自己的女村民死一个2分，男村民活一个1分
house-chest = 有宝箱的房子
house-plain = 房子

## 狼来了

wooolf-role-sheep = 羊
wooolf-role-sheep-help = 1 · 找出猎犬和猎人。
wooolf-role-hound = 猎犬
wooolf-role-hound-help = 2 · 找出大野狼和猎人。
wooolf-role-hunter = 猎人
wooolf-role-hunter-help = 3 · 找出大野狼和猎犬。
wooolf-role-boy = 放羊的孩子
wooolf-role-boy-help = 4 · 找出大野狼和一只羊，看到什么都喊狼来了。
wooolf-role-wolf = 大野狼
wooolf-role-wolf-help = 5 · 找出一只羊。
question-wolf-boy-hunter = 你是大野狼、放羊的孩子或猎人吗？
question-boy-hunter-sheep = 你是放羊的孩子、猎人或羊吗？
question-hound = 你是猎犬吗？
question-hunter = 你是猎人吗？
question-sheep = 你是羊吗？

## 还不能主持的游戏的答案

item-claw = 狼爪
item-fur = 狼毛
item-trap = 陷阱
item-broom = 烟囱扫帚
item-chest = 宝箱
item-peek = 查看角色牌
item-question = 提问
item-declare = 提前宣告
item-x = 不回答
cried-wolf-item-sheep = 羊
item-accept = 接收
item-refuse = 拒收
item-forward = 转送

## 村落篇的建筑物

building-farmer-help = 农夫们自己选出警长。
building-confessor-help = 白天可以查看一位玩家的身份牌，限一次。
building-healer-help = 天亮时可以救活一位被狼人杀死的玩家，限一次。
building-teacher-help = 每天指定两位玩家不能投票，教师自己也不投。
building-baker-help = 狼人闭眼的时候可以睁眼偷看。
building-barber-help = 白天可以杀死一位有建筑物的玩家；如果那人不是狼人，自己也死。限一次。
building-bailiff-help = 把死者的房子交给一位旅人。
building-innkeeper-help = 只要自己的票没有处决过人，就不会被吃掉，也不会被处决。
building-lord-help = 可以赦免被判处决的玩家，限一次。
building-vagabond-help = 没有房子，也就没有什么可以失去。
