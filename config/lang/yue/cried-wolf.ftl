# 放羊嘅細路：回合、叫聲、宣告同開槍、私密卡、卡牌、得分同結局。

phase-turn = 第{ $number }回合
cried-wolf-lobby-length = 派牌要{ $deal }，每回合最多{ $later }，成局最多{ $minutes }分鐘，手腳快就短啲。

## 回合

start-player = 由{ $seat }號玩家開始。
cried-wolf-deal-look = 而家個個都有兩張手牌，記住佢，唔好畀人知。
cried-wolf-turn-call = 輪到{ $seat }號玩家，抽一張牌。
call-must = { $seat }號玩家手上有狼或者牧羊犬，學狼或者狗叫一聲，再揀叫嘅係狼定牧羊犬。
call-must-box = { $seat }號玩家手上有狼或者牧羊犬，揀想我幫你學狼叫定狗叫。
call-swap = { $seat }號玩家，換咗牌之後你手上有狼或者牧羊犬，學狼或者狗叫一聲，再揀叫嘅係狼定牧羊犬。
call-may = { $seat }號玩家，手上有狼或者牧羊犬就要叫一聲；冇嘅話可以扮叫，唔叫都得。
call-may-box = { $seat }號玩家，手上有狼或者牧羊犬，就要揀我幫你學狼叫定狗叫；冇嘅話可以扮叫，唔叫都得。
call-none = { $seat }號玩家冇叫。
animal-call = { $animal ->
    [wolf] { $seat }號玩家學狼叫咗一聲！
   *[other] { $seat }號玩家學狗叫咗一聲！
}
play-call = { $seat }號玩家，靜靜雞揀一張牌，再揀放喺邊個面前、話佢係乜。
play-drawn = { $seat }號玩家，揀將張牌放喺邊個面前，再話佢係乜。
claim = { $seat }號玩家將一張牌放喺{ $receiver }號玩家面前，話佢係：{ $kind }！
persuade = { $seat }號玩家，你可以出聲等大家信你，講完撳一下。
shoot-call = 手上有獵人嘅玩家，而家可以向呢張牌開槍，要定唔要，請揀。
shoot-nobody = 冇人開槍。
shot = 砰！{ $seat }號玩家開槍打中：{ $kind }。呢張牌死咗，獵人都一齊退場。
receive-call = { $seat }號玩家，揀收定唔收。
receive-forward = { $seat }號玩家，揀收，或者睇完轉畀人。
receive-accept = { $seat }號玩家收咗。
receive-refuse = { $seat }號玩家唔收。
forwarded = { $seat }號玩家將張牌轉咗畀{ $receiver }號玩家。
card-lands = { $seat }號玩家面前翻開嘅係：{ $kind }。

## 羊嘅技能

swap-pass = 啲羊郁喇：每人揀一張手牌，傳畀左手邊嘅玩家。
swap-draw = 啲羊走散喇：每人喺右手邊嘅玩家手上求其抽一張牌。
swap-show = 隻羊出聲喇：{ $seat }號玩家，揀一張手牌開畀大家睇。
hand-shown = { $seat }號玩家手上有：{ $card }。

## 玩家離開

cried-wolf-death-left = { $seat }號玩家返屋企先。面前啲牌照計分，不過冇得贏。

## 私密卡

cried-wolf-own-card = 你嘅手牌：{ $roles }。
card-drawn = 你抽到：{ $kind }。你嘅手牌：{ $roles }。
card-seen = 呢張牌係：{ $kind }。
card-got = 你攞到：{ $kind }。你嘅手牌：{ $roles }。

## 答案唔算或者副牌玩唔到嘅原因

refusal-not-held = 你手上冇呢張牌，揀第二張。
refusal-must-call = 你手上有狼或者牧羊犬，一定要叫一聲。
deck-table = 呢個人數要用規定嘅{ $cards }張牌。用返建議嘅牌組，或者喺村規改做自訂牌組。
deck-turns = { $cards }張牌冇辦法令{ $seats }個玩家嘅回合一樣多。

## 卡牌

cried-wolf-role-boy = 牧羊童
    .many = 牧羊童
cried-wolf-role-boy-help = 將你嘅總分正負掉轉。
cried-wolf-role-hunter = 獵人
    .many = 獵人
cried-wolf-role-hunter-help = 抵銷你面前一張狼；玩法三可以喺手上開槍。
cried-wolf-role-wolf = 狼
    .many = 狼
cried-wolf-role-wolf-help = 令你分數最高嗰張羊變負分。
cried-wolf-role-dog = 牧羊犬
    .many = 牧羊犬
cried-wolf-role-dog-help = 保護你分數最高嗰張羊，唔使驚狼。
role-sheep-1 = 一分羊
    .many = 一分羊
role-sheep-1-help = 1分。進階規則：每人傳一張手牌畀左手邊嘅玩家。
role-sheep-2 = 兩分羊
    .many = 兩分羊
role-sheep-2-help = 2分。進階規則：每人喺右手邊嘅玩家手上抽一張牌。
role-sheep-3 = 三分羊
    .many = 三分羊
role-sheep-3-help = 3分。進階規則：你要開一張手牌畀人睇。

## 得分

why-cards = 卡牌
why-hunter-penalty = 獵人殺唔到狼
why-shot-wolf = 打中狼
why-shot-other = 打錯
why-idle-hunter = 手上嘅獵人

## 結局

cried-wolf-outcome-points = { $count ->
    [0] 冇人留低，冇人贏。
   *[other] 最識放羊嘅係{ $seats }玩家！
}
