# 狼人堡：夜里的口令、村长、押注与投票、私密卡、人物、得分与结局。
# 口令每晚、对每个人都一样，不能透露任何秘密。

## 发牌

mayor-is = 村长是{ $seat }号玩家。
lupusburg-pile-cards = 人物牌
pile-goals = 得分条件牌
deal-anew = 这样发牌不合规则，重新发给每个人两个人物。
lupusburg-deal-look = 现在每个人都有两个人物和一张得分条件牌，请记住，不要让别人知道。
house-place = 请大家把宝箱放进自己的一间房子，再让两个人物各住一间；狼人和小偷不能跟宝箱住在一起。我先念宝箱在哪边，再念第一张角色牌住哪边；念到你的就按下。

## 夜晚

trap-call = 村长，{ $seat }号玩家，请选择今晚要放陷阱的房子，或是不放。
trap-set = 今晚的陷阱放在{ $house }。
lupusburg-night-falls = 夜幕笼罩狼人堡，天黑请闭眼。
lupusburg-thief-wake = 小偷请睁眼，选择一间房子，看看有没有宝箱。
thief-trap = 小偷，要不要改为把陷阱移到狼爪前面？整局只有一次，请选择要或不要。
thief-look = 小偷，请选择要看的房子。
lupusburg-thief-sleep = 小偷请闭眼。
wolf-wake = 狼人请睁眼，选择狼爪要指向哪间房子。
wolf-sleep = 狼人请闭眼。
lupusburg-dawn-deaths = 昨晚狼爪指向{ $houses }。请把房子和里面的人物盖着移开，谁都不能看。

## 得分条件与村长

goal-change = 想换一张得分条件牌的玩家，请现在按一下，整局只能换一次。
goal-changed = { $seat }号玩家换了得分条件牌。
mayor-privilege = 村长，{ $seat }号玩家，请选择一位玩家，由他给你看一个人物；或是指定你要看的人物；也可以都不选。
mayor-privilege-more = 村长，{ $seat }号玩家，你还可以使用另一项特权，请选择，或是都不选。
mayor-names-player = { $seat }号玩家要看{ $target }号玩家的一个人物。
mayor-names-house = { $seat }号玩家要看{ $house }里住的是谁。
mayor-shown = { $seat }号玩家，请选择要给他看哪个人物。
mayor-return = { $seat }号玩家，作为交换，请选择要给他看哪个人物。
mayor-broom = 村长，{ $seat }号玩家，请选择今天把烟囱扫帚交给谁。
broom-look = { $seat }号玩家，请选择要从烟囱偷看哪间房子。
broom-gone = 空房子太多了，烟囱扫帚退出游戏。

## 押注

bet-call = 最上面的钱币是{ $coin }分。想押谁是狼人的玩家，请现在按一下，整局只能押一次。
bet-turn = { $seat }号玩家，请选择要把{ $coin }分的钱币押在谁身上，或是不押。
bet-placed = { $seat }号玩家把{ $coin }分的钱币押在{ $target }号玩家身上。

## 审判

lupusburg-debate-call = 现在从村长开始轮流发言，找出狼人在谁手上。
token-call = 第一轮投票：请轮流放下投票标志，每人两个，一轮一个。
token-turn = { $seat }号玩家，请选择要指控的人物，或是不投。
token-nobody = 没有人被指控，今天没有人被处以极刑。
evidence = 证据出现了：狼爪放在{ $claw }，狼毛放在{ $fur }。
verdict-call = 第二轮投票，秘密进行。请为自己每个活着、没有被指控的人物选择狼爪、狼毛，或是都不选。
verdict-told = 投票结果：狼爪{ $claw_votes }票，狼毛{ $fur_votes }票。
verdict-tie = 平票了。村长，{ $seat }号玩家，请选择对谁处以极刑：狼爪或狼毛。
verdict-nobody = 今天没有人被处以极刑。
lupusburg-death-vote = { $house }被处以极刑。请把房子和里面的人物盖着移开，谁都不能看。

## 私密卡

lupusburg-own-card = 你的人物：{ $roles }。你的得分条件：{ $goal }。
thief-result = { $chest ->
    [yes] { $house }：有宝箱！
   *[no] { $house }：没有宝箱。
}
broom-result = { $chest ->
    [yes] { $house }：{ $person }，有宝箱。
   *[no] { $house }：{ $person }，没有宝箱。
}
mayor-result = { $house }：{ $person }。
goal-new = 你的新得分条件：{ $goal }。

## 安排：宝箱放在哪里，第一个人物住在哪里

item-chest-left-first-left = 宝箱左屋，第一张左屋
item-chest-left-first-right = 宝箱左屋，第一张右屋
item-chest-right-first-left = 宝箱右屋，第一张左屋
item-chest-right-first-right = 宝箱右屋，第一张右屋

## Said in a list, each in less than a second: the side of the chest and that of the first card; goals

said-chest-left-first-left = 左、左
said-chest-left-first-right = 左、右
said-chest-right-first-left = 右、左
said-chest-right-first-right = 右、右
said-both-alive = 两个活
said-both-dead = 两个死
said-one-each = 一活一死
said-dead-men = 男死女活
said-dead-women = 女死男活

## 为什么回答不算，为什么牌组不能玩

refusal-chest = 狼人和小偷不能住在有宝箱的房子，请换一种安排。
lupusburg-refusal-wolf = 狼爪不能指向狼人自己，也不能指向你最后一个人物，请选别的房子。
refusal-trap = 今晚这间房子有陷阱，请选别间。
refusal-removed = 那里已经没有人住了，请选别间房子。
lupusburg-deck-count = 有{ $cards }个人物，每人两个，应该是{ $seats }个。
deck-one = { $role }必须刚好一张。

## 人物

role-wolf = 狼人
role-wolf-help = 每晚杀死一个人物，独自获胜。
lupusburg-role-thief = 小偷
lupusburg-role-thief-help = 每晚看一间房子有没有宝箱。
role-man = 男村民
role-man-help = 村民。有些得分条件会计算男村民的死活。
role-woman = 女村民
role-woman-help = 村民。有些得分条件会计算女村民的死活。

## 得分

why-living = 活着的人物
why-chest = 宝箱
why-goal = 得分条件
why-bet = 押中
why-no-bet = 没有押注
why-wolf-win = 狼人杀死的人物

## 结局

wolf-was = { $seat }号玩家亮出狼人牌！
lupusburg-outcome-village = { $count ->
    [0] 狼人失败了，却没有人留下来庆祝。
   *[other] 狼人失败了。获胜的是{ $seats }玩家。
}
outcome-wolf = 狼人堡落入狼人手中。狼人独自获胜：{ $seats }玩家。
