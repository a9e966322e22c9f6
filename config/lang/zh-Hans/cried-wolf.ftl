# 放羊的孩子：回合、叫声、宣告与开枪、私密卡、卡牌、得分与结局。

phase-turn = 第{ $number }回合
cried-wolf-lobby-length = 发牌要{ $deal }，每回合最多{ $later }，整局最多{ $minutes }分钟，大家动作快就更短。

## 回合

start-player = 由{ $seat }号玩家开始。
cried-wolf-deal-look = 现在每个人都有两张手牌，请记住，不要让别人知道。
cried-wolf-turn-call = 轮到{ $seat }号玩家，请抽一张牌。
call-must = { $seat }号玩家手上有狼或牧羊犬，请学狼或狗叫一声，再选择叫的是狼还是牧羊犬。
call-must-box = { $seat }号玩家手上有狼或牧羊犬，请选择要我替你学狼叫还是狗叫。
call-swap = { $seat }号玩家，换牌之后你手上有狼或牧羊犬，请学狼或狗叫一声，再选择叫的是狼还是牧羊犬。
call-may = { $seat }号玩家，手上有狼或牧羊犬就要叫一声；没有的话可以假装叫，也可以不叫。
call-may-box = { $seat }号玩家，手上有狼或牧羊犬，就要选我替你学狼叫还是狗叫；没有的话可以假装叫，也可以不叫。
call-none = { $seat }号玩家没有叫。
animal-call = { $animal ->
    [wolf] { $seat }号玩家学狼叫了一声！
   *[other] { $seat }号玩家学狗叫了一声！
}
play-call = { $seat }号玩家，请悄悄选一张牌，再选要放在谁面前、宣告它是什么。
play-drawn = { $seat }号玩家，请选要把牌放在谁面前，再宣告它是什么。
claim = { $seat }号玩家把一张牌放在{ $receiver }号玩家面前，宣告：{ $kind }！
persuade = { $seat }号玩家，你可以开口让大家相信你，说完请按一下。
shoot-call = 手上有猎人的玩家，现在可以对这张牌开枪，请选择要或不要。
shoot-nobody = 没有人开枪。
shot = 砰！{ $seat }号玩家开枪打中：{ $kind }。这张牌死亡，猎人也一起退场。
receive-call = { $seat }号玩家，请选择接收或拒收。
receive-forward = { $seat }号玩家，请选择接收，或是看过之后转送。
receive-accept = { $seat }号玩家接收。
receive-refuse = { $seat }号玩家拒收。
forwarded = { $seat }号玩家把牌转送给{ $receiver }号玩家。
card-lands = { $seat }号玩家面前翻开的是：{ $kind }。

## 羊的技能

swap-pass = 羊走动了：请每个人选一张手牌，传给左手边的玩家。
swap-draw = 羊走散了：每个人从右手边的玩家手中随机抽一张牌。
swap-show = 羊说话了：{ $seat }号玩家，请选一张手牌公开给大家看。
hand-shown = { $seat }号玩家手上有：{ $card }。

## 玩家离开

cried-wolf-death-left = { $seat }号玩家先回家了。面前的牌照样计分，但不能获胜。

## 私密卡

cried-wolf-own-card = 你的手牌：{ $roles }。
card-drawn = 你抽到：{ $kind }。你的手牌：{ $roles }。
card-seen = 这张牌是：{ $kind }。
card-got = 你拿到：{ $kind }。你的手牌：{ $roles }。

## 答案不算数或牌组不能玩的原因

refusal-not-held = 你手上没有这张牌，请选另一张。
refusal-must-call = 你手上有狼或牧羊犬，一定要叫一声。
deck-table = 这个人数要用规定的{ $cards }张牌。请使用推荐的牌组，或是在村规里改成自定义牌组。
deck-turns = { $cards }张牌没办法让{ $seats }位玩家的回合数一样多。

## 卡牌

cried-wolf-role-boy = 牧羊童
    .many = 牧羊童
cried-wolf-role-boy-help = 把你的总分正负对调。
cried-wolf-role-hunter = 猎人
    .many = 猎人
cried-wolf-role-hunter-help = 抵消你面前的一张狼；玩法三可以从手上开枪。
cried-wolf-role-wolf = 狼
    .many = 狼
cried-wolf-role-wolf-help = 让你分数最高的一张羊变成负分。
cried-wolf-role-dog = 牧羊犬
    .many = 牧羊犬
cried-wolf-role-dog-help = 保护你分数最高的一张羊，不怕狼。
role-sheep-1 = 一分羊
    .many = 一分羊
role-sheep-1-help = 1分。进阶规则：每个人传一张手牌给左手边的玩家。
role-sheep-2 = 两分羊
    .many = 两分羊
role-sheep-2-help = 2分。进阶规则：每个人从右手边的玩家手中抽一张牌。
role-sheep-3 = 三分羊
    .many = 三分羊
role-sheep-3-help = 3分。进阶规则：你要公开一张手牌。

## 得分

why-cards = 卡牌
why-hunter-penalty = 猎人没杀到狼
why-shot-wolf = 打中狼
why-shot-other = 打错
why-idle-hunter = 手上的猎人

## 结局

cried-wolf-outcome-points = { $count ->
    [0] 没有人留下来，没有赢家。
   *[other] 最会放羊的是{ $seats }玩家！
}
