# 狼來了：回合、問題卡、宣告、翻開的牌、帶偽裝的角色牌、得分與結局。

## 一局

phase-hand = 第{ $number }局，第{ $round }回合
    .final = 第{ $number }局，宣告
wooolf-deal-look = 現在每個人都有兩張角色牌和兩張問題卡。點數大的那一張就是你的真實身分。
pile-questions = 問題卡
wooolf-deal-take-back = 牌全部到齊了，請收回。兩張角色牌蓋著放在自己面前，第一張在左邊。
wooolf-deal-look-now = 大家請看自己的最後一張牌。兩張角色牌蓋著放在自己面前，第一張在左邊。
hand-begins = 第{ $number }局，從{ $seat }號玩家開始。
hand-numbers = 這一局{ $seat }號玩家是1號，順時針往下數。
rearrange-call = 想把自己的兩張牌對調，請選擇要。標記留在原位。
hand-over = 第{ $number }局結束。大家看一看，看夠了就按一下，接著開始下一局。
wooolf-player-left = { $seat }號玩家離開了，兩張牌留在原位。

## 一個回合

turn-call = 輪到{ $seat }號玩家。
mark-laid = { $seat }號玩家查看了{ $target }號的第{ $number }張牌，放上標記：{ $mark }。
question-put = { $seat }號玩家對{ $target }號玩家使用問題卡。
question-answer = { $yes ->
    [yes] { $question }{ $seat }號玩家：是！
   *[no] { $question }{ $seat }號玩家：不是！
}
declare-early = { $seat }號玩家提前宣告了。

## 一局結束

final-call = 最後宣告！還沒有宣告的玩家，請秘密選出兩個目標，什麼都不按就是不投票。
reveal-dummy = 桌子中央的是{ $role }。
reveal-numbers = { $right ->
    [yes] { $seat }號玩家是{ $role }，宣告{ $first }和{ $second }，答對了！
   *[no] { $seat }號玩家是{ $role }，宣告{ $first }和{ $second }，猜錯了。
}
reveal-x = { $seat }號玩家是{ $role }，沒有投票。

## 私密卡

wooolf-own-card = { $roles }。{ $identity }問題卡：{ $questions }。
identity-sheep = 你是羊。先找獵犬，再找獵人。
identity-hound = 你是獵犬。先找大野狼，再找獵人。
identity-hunter = 你是獵人。先找大野狼，再找獵犬。
identity-boy = 你是放羊的孩子。先找大野狼，再找羊。
identity-wolf = 你是大野狼。兩個號碼都指向同一隻羊。
peek-result = { $place }：{ $role }。看起來是：{ $mask }。

## 標記，以及逐項念出的問題

mark-sheep = 羊
mark-hound = 獵犬
mark-hunter = 獵人
mark-wolf = 大野狼
mark-unknown = 問號
mark-red-x = 紅X
mark-black-x = 黑X
wooolf-item-peek = 查看
wooolf-item-question = 提問
wooolf-item-declare = 宣告
item-wolf-boy-hunter = 狼孩獵
item-boy-hunter-sheep = 孩獵羊

## 為什麼回答不算，為什麼牌組不能玩

wooolf-refusal-self = 自己的號碼一定不對，請選別的號碼。
refusal-question = 你沒有這張問題卡，請選別張。
wooolf-deck-count = 有{ $cards }張角色牌，每個位置兩張，應該是{ $seats }張。

## 帶偽裝的角色牌

wooolf-role-hound-unknown = 問號犬
    .many = 問號犬
wooolf-role-hound-unknown-help = 2 · 獵犬，標記是問號。
wooolf-role-hunter-unknown = 問號獵人
    .many = 問號獵人
wooolf-role-hunter-unknown-help = 3 · 獵人，標記是問號。
wooolf-role-boy-unknown = 問號孩子
    .many = 問號孩子
wooolf-role-boy-unknown-help = 4 · 放羊的孩子，標記是問號。看到什麼都喊狼來了。
role-sheep-hound = 羊裝犬
    .many = 羊裝犬
role-sheep-hound-help = 1 · 羊，標記是獵犬。
role-hound-wolf = 犬裝狼
    .many = 犬裝狼
role-hound-wolf-help = 2 · 獵犬，標記是大野狼。
role-hunter-sheep = 獵人裝羊
    .many = 獵人裝羊
role-hunter-sheep-help = 3 · 獵人，標記是羊。
role-boy-hunter = 孩子裝獵人
    .many = 孩子裝獵人
role-boy-hunter-help = 4 · 放羊的孩子，標記是獵人。看到什麼都喊狼來了。

## 得分

why-early = 提前宣告
why-final = 最後宣告
why-misled = 誤導

## 結局

wooolf-outcome-points = { $count ->
    [0] 遊戲結束，已經沒有人留下來獲勝。
   *[other] 遊戲結束，獲勝的是{ $seats }玩家！
}
wooolf-lobby-length = 一局大約要{ $first }，整場大約{ $minutes }分鐘。
