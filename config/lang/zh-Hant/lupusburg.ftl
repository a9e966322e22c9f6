# 狼人堡：夜裡的口令、村長、押注與投票、私密卡、人物、得分與結局。
# 口令每晚、對每個人都一樣，不能透露任何秘密。

## 發牌

mayor-is = 村長是{ $seat }號玩家。
lupusburg-pile-cards = 人物牌
pile-goals = 得分條件牌
deal-anew = 這樣發牌不合規則，重新發給每個人兩個人物。
lupusburg-deal-look = 現在每個人都有兩個人物和一張得分條件牌，請記住，不要讓別人知道。
house-place = 請大家把寶箱放進自己的一間房子，再讓兩個人物各住一間；狼人和小偷不能跟寶箱住在一起。我先念寶箱在哪邊，再念第一張角色牌住哪邊；念到你的就按下。

## 夜晚

trap-call = 村長，{ $seat }號玩家，請選擇今晚要放陷阱的房子，或是不放。
trap-set = 今晚的陷阱放在{ $house }。
lupusburg-night-falls = 夜幕籠罩狼人堡，天黑請閉眼。
lupusburg-thief-wake = 小偷請睜眼，選擇一間房子，看看有沒有寶箱。
thief-trap = 小偷，要不要改為把陷阱移到狼爪前面？整局只有一次，請選擇要或不要。
thief-look = 小偷，請選擇要看的房子。
lupusburg-thief-sleep = 小偷請閉眼。
wolf-wake = 狼人請睜眼，選擇狼爪要指向哪間房子。
wolf-sleep = 狼人請閉眼。
lupusburg-dawn-deaths = 昨晚狼爪指向{ $houses }。請把房子和裡面的人物蓋著移開，誰都不能看。

## 得分條件與村長

goal-change = 想換一張得分條件牌的玩家，請現在按一下，整局只能換一次。
goal-changed = { $seat }號玩家換了得分條件牌。
mayor-privilege = 村長，{ $seat }號玩家，請選擇一位玩家，由他給你看一個人物；或是指定你要看的人物；也可以都不選。
mayor-privilege-more = 村長，{ $seat }號玩家，你還可以使用另一項特權，請選擇，或是都不選。
mayor-names-player = { $seat }號玩家要看{ $target }號玩家的一個人物。
mayor-names-house = { $seat }號玩家要看{ $house }裡住的是誰。
mayor-shown = { $seat }號玩家，請選擇要給他看哪個人物。
mayor-return = { $seat }號玩家，作為交換，請選擇要給他看哪個人物。
mayor-broom = 村長，{ $seat }號玩家，請選擇今天把煙囪掃帚交給誰。
broom-look = { $seat }號玩家，請選擇要從煙囪偷看哪間房子。
broom-gone = 空房子太多了，煙囪掃帚退出遊戲。

## 押注

bet-call = 最上面的錢幣是{ $coin }分。想押誰是狼人的玩家，請現在按一下，整局只能押一次。
bet-turn = { $seat }號玩家，請選擇要把{ $coin }分的錢幣押在誰身上，或是不押。
bet-placed = { $seat }號玩家把{ $coin }分的錢幣押在{ $target }號玩家身上。

## 審判

lupusburg-debate-call = 現在從村長開始輪流發言，找出狼人在誰手上。
token-call = 第一輪投票：請輪流放下投票標誌，每人兩個，一輪一個。
token-turn = { $seat }號玩家，請選擇要指控的人物，或是不投。
token-nobody = 沒有人被指控，今天沒有人被處以極刑。
evidence = 證據出現了：狼爪放在{ $claw }，狼毛放在{ $fur }。
verdict-call = 第二輪投票，秘密進行。請為自己每個活著、沒有被指控的人物選擇狼爪、狼毛，或是都不選。
verdict-told = 投票結果：狼爪{ $claw_votes }票，狼毛{ $fur_votes }票。
verdict-tie = 平票了。村長，{ $seat }號玩家，請選擇對誰處以極刑：狼爪或狼毛。
verdict-nobody = 今天沒有人被處以極刑。
lupusburg-death-vote = { $house }被處以極刑。請把房子和裡面的人物蓋著移開，誰都不能看。

## 私密卡

lupusburg-own-card = 你的人物：{ $roles }。你的得分條件：{ $goal }。
thief-result = { $chest ->
    [yes] { $house }：有寶箱！
   *[no] { $house }：沒有寶箱。
}
broom-result = { $chest ->
    [yes] { $house }：{ $person }，有寶箱。
   *[no] { $house }：{ $person }，沒有寶箱。
}
mayor-result = { $house }：{ $person }。
goal-new = 你的新得分條件：{ $goal }。

## 安排：寶箱放在哪裡，第一個人物住在哪裡

item-chest-left-first-left = 寶箱左屋，第一張左屋
item-chest-left-first-right = 寶箱左屋，第一張右屋
item-chest-right-first-left = 寶箱右屋，第一張左屋
item-chest-right-first-right = 寶箱右屋，第一張右屋

## Said in a list, each in less than a second: the side of the chest and that of the first card; goals

said-chest-left-first-left = 左、左
said-chest-left-first-right = 左、右
said-chest-right-first-left = 右、左
said-chest-right-first-right = 右、右
said-both-alive = 兩個活
said-both-dead = 兩個死
said-one-each = 一活一死
said-dead-men = 男死女活
said-dead-women = 女死男活

## 為什麼回答不算，為什麼牌組不能玩

refusal-chest = 狼人和小偷不能住在有寶箱的房子，請換一種安排。
lupusburg-refusal-wolf = 狼爪不能指向狼人自己，也不能指向你最後一個人物，請選別的房子。
refusal-trap = 今晚這間房子有陷阱，請選別間。
refusal-removed = 那裡已經沒有人住了，請選別間房子。
lupusburg-deck-count = 有{ $cards }個人物，每人兩個，應該是{ $seats }個。
deck-one = { $role }必須剛好一張。

## 人物

role-wolf = 狼人
role-wolf-help = 每晚殺死一個人物，獨自獲勝。
lupusburg-role-thief = 小偷
lupusburg-role-thief-help = 每晚看一間房子有沒有寶箱。
role-man = 男村民
role-man-help = 村民。有些得分條件會計算男村民的死活。
role-woman = 女村民
role-woman-help = 村民。有些得分條件會計算女村民的死活。

## 得分

why-living = 活著的人物
why-chest = 寶箱
why-goal = 得分條件
why-bet = 押中
why-no-bet = 沒有押注
why-wolf-win = 狼人殺死的人物

## 結局

wolf-was = { $seat }號玩家亮出狼人牌！
lupusburg-outcome-village = { $count ->
    [0] 狼人失敗了，卻沒有人留下來慶祝。
   *[other] 狼人失敗了。獲勝的是{ $seats }玩家。
}
outcome-wolf = 狼人堡落入狼人手中。狼人獨自獲勝：{ $seats }玩家。
