# 放羊的孩子：回合、叫聲、宣告與開槍、私密卡、卡牌、得分與結局。

phase-turn = 第{ $number }回合
cried-wolf-lobby-length = 發牌要{ $deal }，每回合最多{ $later }，整局最多{ $minutes }分鐘，大家動作快就更短。

## 回合

start-player = 由{ $seat }號玩家開始。
cried-wolf-deal-look = 現在每個人都有兩張手牌，請記住，不要讓別人知道。
cried-wolf-turn-call = 輪到{ $seat }號玩家，請抽一張牌。
call-must = { $seat }號玩家手上有狼或牧羊犬，請學狼或狗叫一聲，再選擇叫的是狼還是牧羊犬。
call-must-box = { $seat }號玩家手上有狼或牧羊犬，請選擇要我替你學狼叫還是狗叫。
call-swap = { $seat }號玩家，換牌之後你手上有狼或牧羊犬，請學狼或狗叫一聲，再選擇叫的是狼還是牧羊犬。
call-may = { $seat }號玩家，手上有狼或牧羊犬就要叫一聲；沒有的話可以假裝叫，也可以不叫。
call-may-box = { $seat }號玩家，手上有狼或牧羊犬，就要選我替你學狼叫還是狗叫；沒有的話可以假裝叫，也可以不叫。
call-none = { $seat }號玩家沒有叫。
animal-call = { $animal ->
    [wolf] { $seat }號玩家學狼叫了一聲！
   *[other] { $seat }號玩家學狗叫了一聲！
}
play-call = { $seat }號玩家，請悄悄選一張牌，再選要放在誰面前、宣告它是什麼。
play-drawn = { $seat }號玩家，請選要把牌放在誰面前，再宣告它是什麼。
claim = { $seat }號玩家把一張牌放在{ $receiver }號玩家面前，宣告：{ $kind }！
persuade = { $seat }號玩家，你可以開口讓大家相信你，說完請按一下。
shoot-call = 手上有獵人的玩家，現在可以對這張牌開槍，請選擇要或不要。
shoot-nobody = 沒有人開槍。
shot = 砰！{ $seat }號玩家開槍打中：{ $kind }。這張牌死亡，獵人也一起退場。
receive-call = { $seat }號玩家，請選擇接收或拒收。
receive-forward = { $seat }號玩家，請選擇接收，或是看過之後轉送。
receive-accept = { $seat }號玩家接收。
receive-refuse = { $seat }號玩家拒收。
forwarded = { $seat }號玩家把牌轉送給{ $receiver }號玩家。
card-lands = { $seat }號玩家面前翻開的是：{ $kind }。

## 羊的技能

swap-pass = 羊走動了：請每個人選一張手牌，傳給左手邊的玩家。
swap-draw = 羊走散了：每個人從右手邊的玩家手中隨機抽一張牌。
swap-show = 羊說話了：{ $seat }號玩家，請選一張手牌公開給大家看。
hand-shown = { $seat }號玩家手上有：{ $card }。

## 玩家離開

cried-wolf-death-left = { $seat }號玩家先回家了。面前的牌照樣計分，但不能獲勝。

## 私密卡

cried-wolf-own-card = 你的手牌：{ $roles }。
card-drawn = 你抽到：{ $kind }。你的手牌：{ $roles }。
card-seen = 這張牌是：{ $kind }。
card-got = 你拿到：{ $kind }。你的手牌：{ $roles }。

## 答案不算數或牌組不能玩的原因

refusal-not-held = 你手上沒有這張牌，請選另一張。
refusal-must-call = 你手上有狼或牧羊犬，一定要叫一聲。
deck-table = 這個人數要用規定的{ $cards }張牌。請使用推薦的牌組，或是在村規裡改成自訂牌組。
deck-turns = { $cards }張牌沒辦法讓{ $seats }位玩家的回合數一樣多。

## 卡牌

cried-wolf-role-boy = 牧羊童
    .many = 牧羊童
cried-wolf-role-boy-help = 把你的總分正負對調。
cried-wolf-role-hunter = 獵人
    .many = 獵人
cried-wolf-role-hunter-help = 抵銷你面前的一張狼；玩法三可以從手上開槍。
cried-wolf-role-wolf = 狼
    .many = 狼
cried-wolf-role-wolf-help = 讓你分數最高的一張羊變成負分。
cried-wolf-role-dog = 牧羊犬
    .many = 牧羊犬
cried-wolf-role-dog-help = 保護你分數最高的一張羊，不怕狼。
role-sheep-1 = 一分羊
    .many = 一分羊
role-sheep-1-help = 1分。進階規則：每個人傳一張手牌給左手邊的玩家。
role-sheep-2 = 兩分羊
    .many = 兩分羊
role-sheep-2-help = 2分。進階規則：每個人從右手邊的玩家手中抽一張牌。
role-sheep-3 = 三分羊
    .many = 三分羊
role-sheep-3-help = 3分。進階規則：你要公開一張手牌。

## 得分

why-cards = 卡牌
why-hunter-penalty = 獵人沒殺到狼
why-shot-wolf = 打中狼
why-shot-other = 打錯
why-idle-hunter = 手上的獵人

## 結局

cried-wolf-outcome-points = { $count ->
    [0] 沒有人留下來，沒有贏家。
   *[other] 最會放羊的是{ $seats }玩家！
}
