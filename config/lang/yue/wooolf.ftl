# 狼嚟喇：回合、問題卡、宣告、翻開嘅牌、有偽裝嘅角色牌、得分同結局。

## 一局

phase-hand = 第{ $number }局，第{ $round }回合
    .final = 第{ $number }局，宣告
wooolf-deal-look = 而家個個都有兩張角色牌同兩張問題卡。點數大嗰張就係你嘅真身分。
pile-questions = 問題卡
wooolf-deal-take-back = 啲牌齊晒，收返。兩張角色牌冚喺自己面前，第一張喺左邊。
wooolf-deal-look-now = 大家睇下自己最後嗰張牌。兩張角色牌冚喺自己面前，第一張喺左邊。
hand-begins = 第{ $number }局，由{ $seat }號玩家開始。
hand-numbers = 呢一局{ $seat }號玩家係1號，順時針數落去。
rearrange-call = 想將自己兩張牌掉轉，就揀要。啲標記留喺原位。
hand-over = 第{ $number }局完。大家睇下，睇夠就撳一下，跟住開下一局。
wooolf-player-left = { $seat }號玩家走咗，兩張牌留喺原位。

## 一個回合

turn-call = 輪到{ $seat }號玩家。
mark-laid = { $seat }號玩家睇咗{ $target }號嘅第{ $number }張牌，放低標記：{ $mark }。
question-put = { $seat }號玩家對{ $target }號玩家用問題卡。
question-answer = { $yes ->
    [yes] { $question }{ $seat }號玩家：係！
   *[no] { $question }{ $seat }號玩家：唔係！
}
declare-early = { $seat }號玩家提早宣告。

## 一局完咗

final-call = 最後宣告！仲未宣告嘅玩家，靜靜雞揀兩個目標，乜都唔撳就係唔投。
reveal-dummy = 枱中間嗰個係{ $role }。
reveal-numbers = { $right ->
    [yes] { $seat }號玩家係{ $role }，宣告{ $first }同{ $second }，啱晒！
   *[no] { $seat }號玩家係{ $role }，宣告{ $first }同{ $second }，估錯咗。
}
reveal-x = { $seat }號玩家係{ $role }，冇投。

## 私密卡

wooolf-own-card = { $roles }。{ $identity }問題：{ $questions }。
identity-sheep = 你係羊。先搵獵犬，再搵獵人。
identity-hound = 你係獵犬。先搵大野狼，再搵獵人。
identity-hunter = 你係獵人。先搵大野狼，再搵獵犬。
identity-boy = 你係放羊細路。先搵大野狼，再搵羊。
identity-wolf = 你係大野狼。兩個都指住同一隻羊。
peek-result = { $place }：{ $role }。睇落係：{ $mask }。

## 標記，同埋逐個讀出嚟嘅問題

mark-sheep = 羊
mark-hound = 獵犬
mark-hunter = 獵人
mark-wolf = 大野狼
mark-unknown = 問號
mark-red-x = 紅X
mark-black-x = 黑X
wooolf-item-peek = 睇牌
wooolf-item-question = 問
wooolf-item-declare = 宣告
item-wolf-boy-hunter = 狼童獵
item-boy-hunter-sheep = 童獵羊

## 點解個答案唔算，點解呢副牌玩唔到

wooolf-refusal-self = 自己個號碼一定唔啱，揀第二個號碼。
refusal-question = 你冇呢張問題卡，揀第二張。
wooolf-deck-count = 有{ $cards }張角色牌，每個位置兩張，應該係{ $seats }張。

## 有偽裝嘅角色牌

wooolf-role-hound-unknown = 問號犬
    .many = 問號犬
wooolf-role-hound-unknown-help = 2 · 獵犬，標記係問號。
wooolf-role-hunter-unknown = 問號獵人
    .many = 問號獵人
wooolf-role-hunter-unknown-help = 3 · 獵人，標記係問號。
wooolf-role-boy-unknown = 問號細路
    .many = 問號細路
wooolf-role-boy-unknown-help = 4 · 放羊細路，標記係問號。見到乜都嗌狼嚟喇。
role-sheep-hound = 羊扮犬
    .many = 羊扮犬
role-sheep-hound-help = 1 · 羊，標記係獵犬。
role-hound-wolf = 犬扮狼
    .many = 犬扮狼
role-hound-wolf-help = 2 · 獵犬，標記係大野狼。
role-hunter-sheep = 獵扮羊
    .many = 獵扮羊
role-hunter-sheep-help = 3 · 獵人，標記係羊。
role-boy-hunter = 童扮獵
    .many = 童扮獵
role-boy-hunter-help = 4 · 放羊細路，標記係獵人。見到乜都嗌狼嚟喇。

## 得分

why-early = 提早宣告
why-final = 最後宣告
why-misled = 誤導

## 結局

wooolf-outcome-points = { $count ->
    [0] 遊戲完咗，冇人留低做贏家。
   *[other] 遊戲完咗，贏嘅係{ $seats }玩家！
}
wooolf-lobby-length = 一局大約要{ $first }，成場大約{ $minutes }分鐘。
