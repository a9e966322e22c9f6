# 狼来了：回合、问题卡、宣告、翻开的牌、带伪装的角色牌、得分与结局。

## 一局

phase-hand = 第{ $number }局，第{ $round }回合
    .final = 第{ $number }局，宣告
wooolf-deal-look = 现在每个人都有两张角色牌和两张问题卡。点数大的那一张就是你的真实身份。
pile-questions = 问题卡
wooolf-deal-take-back = 牌全部到齐了，请收回。两张角色牌盖着放在自己面前，第一张在左边。
wooolf-deal-look-now = 大家请看自己的最后一张牌。两张角色牌盖着放在自己面前，第一张在左边。
hand-begins = 第{ $number }局，从{ $seat }号玩家开始。
hand-numbers = 这一局{ $seat }号玩家是1号，顺时针往下数。
rearrange-call = 想把自己的两张牌对调，请选择要。标记留在原位。
hand-over = 第{ $number }局结束。大家看一看，看够了就按一下，接着开始下一局。
wooolf-player-left = { $seat }号玩家离开了，两张牌留在原位。

## 一个回合

turn-call = 轮到{ $seat }号玩家。
mark-laid = { $seat }号玩家查看了{ $target }号的第{ $number }张牌，放上标记：{ $mark }。
question-put = { $seat }号玩家对{ $target }号玩家使用问题卡。
question-answer = { $yes ->
    [yes] { $question }{ $seat }号玩家：是！
   *[no] { $question }{ $seat }号玩家：不是！
}
declare-early = { $seat }号玩家提前宣告了。

## 一局结束

final-call = 最后宣告！还没有宣告的玩家，请秘密选出两个目标，什么都不按就是不投票。
reveal-dummy = 桌子中央的是{ $role }。
reveal-numbers = { $right ->
    [yes] { $seat }号玩家是{ $role }，宣告{ $first }和{ $second }，答对了！
   *[no] { $seat }号玩家是{ $role }，宣告{ $first }和{ $second }，猜错了。
}
reveal-x = { $seat }号玩家是{ $role }，没有投票。

## 私密卡

wooolf-own-card = { $roles }。{ $identity }问题卡：{ $questions }。
identity-sheep = 你是羊。先找猎犬，再找猎人。
identity-hound = 你是猎犬。先找大野狼，再找猎人。
identity-hunter = 你是猎人。先找大野狼，再找猎犬。
identity-boy = 你是放羊的孩子。先找大野狼，再找羊。
identity-wolf = 你是大野狼。两个号码都指向同一只羊。
peek-result = { $place }：{ $role }。看起来是：{ $mask }。

## 标记，以及逐项念出的问题

mark-sheep = 羊
mark-hound = 猎犬
mark-hunter = 猎人
mark-wolf = 大野狼
mark-unknown = 问号
mark-red-x = 红X
mark-black-x = 黑X
wooolf-item-peek = 查看
wooolf-item-question = 提问
wooolf-item-declare = 宣告
item-wolf-boy-hunter = 狼孩猎
item-boy-hunter-sheep = 孩猎羊

## 为什么回答不算，为什么牌组不能玩

wooolf-refusal-self = 自己的号码一定不对，请选别的号码。
refusal-question = 你没有这张问题卡，请选别张。
wooolf-deck-count = 有{ $cards }张角色牌，每个位置两张，应该是{ $seats }张。

## 带伪装的角色牌

wooolf-role-hound-unknown = 问号犬
    .many = 问号犬
wooolf-role-hound-unknown-help = 2 · 猎犬，标记是问号。
wooolf-role-hunter-unknown = 问号猎人
    .many = 问号猎人
wooolf-role-hunter-unknown-help = 3 · 猎人，标记是问号。
wooolf-role-boy-unknown = 问号孩子
    .many = 问号孩子
wooolf-role-boy-unknown-help = 4 · 放羊的孩子，标记是问号。看到什么都喊狼来了。
role-sheep-hound = 羊装犬
    .many = 羊装犬
role-sheep-hound-help = 1 · 羊，标记是猎犬。
role-hound-wolf = 犬装狼
    .many = 犬装狼
role-hound-wolf-help = 2 · 猎犬，标记是大野狼。
role-hunter-sheep = 猎人装羊
    .many = 猎人装羊
role-hunter-sheep-help = 3 · 猎人，标记是羊。
role-boy-hunter = 孩子装猎人
    .many = 孩子装猎人
role-boy-hunter-help = 4 · 放羊的孩子，标记是猎人。看到什么都喊狼来了。

## 得分

why-early = 提前宣告
why-final = 最后宣告
why-misled = 误导

## 结局

wooolf-outcome-points = { $count ->
    [0] 游戏结束，已经没有人留下来获胜。
   *[other] 游戏结束，获胜的是{ $seats }玩家！
}
wooolf-lobby-length = 一局大约要{ $first }，整场大约{ $minutes }分钟。
