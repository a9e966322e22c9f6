# 狼人堡：夜晚嘅口令、村長、押注同投票、私密卡、人物、得分同結局。
# 口令晚晚一樣、對人人一樣，唔可以漏任何秘密。

## 派牌

mayor-is = 村長係{ $seat }號玩家。
lupusburg-pile-cards = 人物牌
pile-goals = 得分條件牌
deal-anew = 咁派唔合規矩，再派過，每人兩個人物。
lupusburg-deal-look = 而家個個都有兩個人物同一張得分條件牌，記住佢，唔好畀人知。
house-place = 大家將寶箱放入自己其中一間屋，再畀兩個人物各住一間；狼人同小偷唔可以同寶箱一齊住。我先讀寶箱喺邊邊，再讀第一張人物牌住邊邊；讀到你嗰個就撳。

## 夜晚

trap-call = 村長，{ $seat }號玩家，揀今晚想放陷阱嘅屋，或者唔放。
trap-set = 今晚個陷阱放咗喺{ $house }。
lupusburg-night-falls = 狼人堡入夜喇，天黑請閉眼。
lupusburg-thief-wake = 小偷請開眼，揀一間屋，睇下有冇寶箱。
thief-trap = 小偷，要唔要將個陷阱搬去狼爪前面？成局得一次，要定唔要，請揀。
thief-look = 小偷，揀想睇邊間屋。
lupusburg-thief-sleep = 小偷請閉眼。
wolf-wake = 狼人請開眼，揀隻狼爪要指住邊間屋。
wolf-sleep = 狼人請閉眼。
lupusburg-dawn-deaths = 尋晚狼爪指住{ $houses }。將間屋同入面嘅人物冚住攞走，邊個都唔可以睇。

## 得分條件同村長

goal-change = 想換得分條件牌嘅玩家，而家撳一下，成局得一次。
goal-changed = { $seat }號玩家換咗得分條件牌。
mayor-privilege = 村長，{ $seat }號玩家，揀一個玩家，由佢畀一個人物你睇；又或者指定你想睇嘅人物；唔揀都得。
mayor-privilege-more = 村長，{ $seat }號玩家，你仲可以用埋另一樣特權，請揀，唔揀都得。
mayor-names-player = { $seat }號玩家要睇{ $target }號玩家嘅一個人物。
mayor-names-house = { $seat }號玩家要睇{ $house }住咗邊個。
mayor-shown = { $seat }號玩家，揀畀佢睇邊個人物。
mayor-return = { $seat }號玩家，有來有往，揀畀返邊個人物佢睇。
mayor-broom = 村長，{ $seat }號玩家，揀今日將煙囪掃把交畀邊個。
broom-look = { $seat }號玩家，揀想由煙囪偷睇邊間屋。
broom-gone = 吉屋太多，煙囪掃把唔再用。

## 押注

bet-call = 最面嗰個錢幣係{ $coin }分。想押邊個係狼人嘅玩家，而家撳一下，成局得一次。
bet-turn = { $seat }號玩家，揀想將{ $coin }分嘅錢幣押邊個，或者唔押。
bet-placed = { $seat }號玩家將{ $coin }分嘅錢幣押咗{ $target }號玩家。

## 審判

lupusburg-debate-call = 而家由村長開始輪流發言，搵出狼人喺邊個手上。
token-call = 第一輪投票：輪流放低投票標誌，每人兩個，一輪一個。
token-turn = { $seat }號玩家，揀想指控邊個人物，或者唔投。
token-nobody = 冇人畀人指控，今日冇人畀人處以極刑。
evidence = 證據出咗嚟：狼爪放喺{ $claw }，狼毛放喺{ $fur }。
verdict-call = 第二輪投票，秘密進行。為自己每個仲生、又冇畀人指控嘅人物，揀狼爪、狼毛，或者唔揀。
verdict-told = 投票結果：狼爪{ $claw_votes }票，狼毛{ $fur_votes }票。
verdict-tie = 平票。村長，{ $seat }號玩家，揀邊個要處以極刑：狼爪定狼毛。
verdict-nobody = 今日冇人畀人處以極刑。
lupusburg-death-vote = { $house }畀人處以極刑。將間屋同入面嘅人物冚住攞走，邊個都唔可以睇。

## 私密卡

lupusburg-own-card = 你嘅人物：{ $roles }。你嘅得分條件：{ $goal }。
thief-result = { $chest ->
    [yes] { $house }：有寶箱！
   *[no] { $house }：冇寶箱。
}
broom-result = { $chest ->
    [yes] { $house }：{ $person }，有寶箱。
   *[no] { $house }：{ $person }，冇寶箱。
}
mayor-result = { $house }：{ $person }。
goal-new = 你嘅新得分條件：{ $goal }。

## 安排：寶箱放喺邊，第一個人物住邊

item-chest-left-first-left = 寶箱左屋，第一張左屋
item-chest-left-first-right = 寶箱左屋，第一張右屋
item-chest-right-first-left = 寶箱右屋，第一張左屋
item-chest-right-first-right = 寶箱右屋，第一張右屋

## Said in a list, each in less than a second: the side of the chest and that of the first card; goals

said-chest-left-first-left = 左、左
said-chest-left-first-right = 左、右
said-chest-right-first-left = 右、左
said-chest-right-first-right = 右、右
said-both-alive = 兩個生
said-both-dead = 兩個死
said-one-each = 一生一死
said-dead-men = 男死女生
said-dead-women = 女死男生

## 點解個答案唔算，點解呢副牌玩唔到

refusal-chest = 狼人同小偷唔可以住喺有寶箱嘅屋，換過第二個安排。
lupusburg-refusal-wolf = 狼爪唔可以指住狼人自己，又唔可以指住你最後一個人物，揀第二間屋。
refusal-trap = 今晚呢間屋有陷阱，揀第二間。
refusal-removed = 嗰度冇人住喇，揀第二間屋。
lupusburg-deck-count = 有{ $cards }個人物，每人兩個，應該係{ $seats }個。
deck-one = { $role }一定要啱啱好一張。

## 人物

role-wolf = 狼人
role-wolf-help = 晚晚殺一個人物，自己一個贏。
lupusburg-role-thief = 小偷
lupusburg-role-thief-help = 晚晚睇一間屋有冇寶箱。
role-man = 男村民
role-man-help = 村民。有啲得分條件會計男村民係生定死。
role-woman = 女村民
role-woman-help = 村民。有啲得分條件會計女村民係生定死。

## 得分

why-living = 仲生嘅人物
why-chest = 寶箱
why-goal = 得分條件
why-bet = 押中
why-no-bet = 冇押注
why-wolf-win = 狼人殺咗嘅人物

## 結局

wolf-was = { $seat }號玩家開狼人牌！
lupusburg-outcome-village = { $count ->
    [0] 狼人輸咗，不過冇人留低慶祝。
   *[other] 狼人輸咗。贏嘅係{ $seats }玩家。
}
outcome-wolf = 狼人堡跌入狼人手中。狼人自己一個贏：{ $seats }玩家。
