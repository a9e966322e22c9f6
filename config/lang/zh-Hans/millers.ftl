# 狼人：夜里的口令、白天、村落、私密卡、角色与结局。
# 口令每晚、对每个人都一样，不能透露任何秘密。

## 口令

thief-wake = 盗贼请睁眼，看看剩下的两张牌，选择其中一张，或者保留自己的牌。
thief-sleep = 盗贼请闭眼。
cupid-wake = 丘比特请睁眼，选择两位玩家成为恋人。
cupid-sleep = 丘比特请闭眼。
lovers-wake = 爱神之箭已经射出。我会逐一告诉大家有没有坠入爱河，轮到你之前请不要睁眼。
lovers-sleep = 大家请继续闭眼，恋人请守住秘密。
wild-child-wake = 野孩子请睁眼，选择一位玩家作为你的榜样。
wild-child-sleep = 野孩子请闭眼。
guard-wake = 守卫请睁眼，选择今晚要守护的玩家。
guard-sleep = 守卫请闭眼。
millers-hollow-seer-wake = 预言家请睁眼，选择今晚要查验的玩家。
millers-hollow-seer-sleep = 预言家请闭眼。
millers-hollow-werewolf-wake = 狼人请睁眼，黑夜是你们的。
millers-hollow-werewolf-meet = 狼人请互相确认，看清楚你们的同伴。
millers-hollow-werewolf-kill = 狼人请不要出声，一起选择今晚要杀的玩家。
millers-hollow-werewolf-caught = 狼人如果发现有人偷看，请选择那位玩家。
millers-hollow-werewolf-sleep = 狼人请闭眼。
millers-hollow-little-girl-wake = 小女孩请睁眼，选择不看、小心偷看，或者大胆偷看。
millers-hollow-little-girl-sleep = 小女孩请闭眼。
baker-wake = 炉火已经烧旺，面包师请睁眼，选择要不要冒险往外看一眼。
baker-sleep = 面包师请闭眼。
white-werewolf-wake = 白狼人请睁眼，选择要杀的狼人，或者不杀。
white-werewolf-sleep = 白狼人请闭眼。
witch-wake = 女巫请睁眼，拿出你的药。
witch-heal = 女巫，要用灵药救人吗？请选择要或不要。
witch-poison = 女巫，要用毒药毒谁？请选择一位玩家，或者不用。
witch-sleep = 女巫请闭眼。
arsonist-wake = 纵火者请睁眼，选择要烧掉哪位玩家的房子，或者不烧。
arsonist-sleep = 纵火者请闭眼。
piper-wake = 吹笛者请睁眼，选择今晚要迷惑的玩家。
piper-sleep = 吹笛者请闭眼。
charmed-wake = 笛声响起。我会逐一告诉大家有没有被迷惑，轮到你之前请不要睁眼。
charmed-sleep = 大家请继续闭眼，笛声停了。
rumour-monger-wake = 谣言散布者请睁眼，选择要散布哪位玩家的谣言，或者不散布。
rumour-monger-sleep = 谣言散布者请闭眼。

## 警长

sheriff-call = 现在选出警长。可以参选、也想上警的玩家，请现在按一下。
sheriff-candidates = 上警的是{ $seats }玩家。
sheriff-withdraw = 上警的玩家，要退水的请现在按一下。
sheriff-vote = 请选出警长，候选人是{ $seats }玩家。
sheriff-is = { $seat }号玩家拿到警徽，成为警长。
sheriff-nobody = 从现在起，村里没有警长。
sheriff-heir = { $seat }号玩家，请选择把警徽移交给谁，或者撕毁警徽。
sheriff-tie = { $seat }号玩家，由警长定夺。请在{ $seats }玩家之中选一位，或者都不选。
sheriff-side = { $seat }号玩家，请警长决定从哪一边开始发言，选择左边或右边。

## 白天

millers-hollow-debate-call = 现在开始发言，找出藏在你们之中的狼人。
millers-hollow-revote-call = 进入PK投票，请在{ $seats }玩家之中再投一次。
speech-call = { $seat }号玩家，请发言。
last-words = { $seat }号玩家，请留遗言。
vote-sentence = { $seat }号玩家，村民决定处决你。如果你的身份能救你，请现在选择要。
vote-off = 今天没有人可以投票，也没有人被处决。
bear-growls = 熊咆哮了！狼人就在它身边。
bear-quiet = 今天早上，熊很安静。
elder-curse = 村民亲手害死了长老，从现在起，村里的角色都失去了能力。
idiot-revealed = { $seat }号玩家翻牌，是白痴。没有人会处决白痴，但他从此不能投票。
scapegoat-voters = { $seat }号玩家，离开之前，请选择明天只有谁可以投票。
hunter-farewell = { $seat }号玩家，如果你手上有枪，请选择要带走谁，或者不开枪。
rumour-about = 今天早上，全村都在议论{ $seat }号玩家，投票时会算上这个谣言。
house-burnt = 空气中有一股焦味，{ $seat }号玩家的房子烧掉了，他成了旅人。

## 睁眼的死者

millers-hollow-ghosts-bet = 各位死者，天黑之前，你认为谁是狼人？

## 村落

buildings-call = 以下是村里每个人的职业，大家都可以知道。
building-of = { $seat }号玩家：{ $building }。
confessor-call = 神父，请选择想看哪位玩家的身份牌，或者不看。
healer-call = 接骨师，如果狼人留下了你能救的人，请选择要救的玩家，或者不救。
teacher-call = 教师，请选择今天不能投票的两位玩家。
teacher-forbids = 今天{ $seats }玩家不能投票，教师也不能。
barber-call = 理发师，剃刀已经磨利。请选择要割谁的喉咙，或者不动手。
bailiff-call = { $seat }号玩家的职业空出来了：{ $building }。执达吏，请选择由哪位旅人接手。
innkeeper-safe = 没有人敢动酒馆老板。{ $seat }号玩家活了下来，今天没有人被处决。
lord-call = 领主，要赦免{ $seat }号玩家吗？请选择要或不要。
lord-pardons = 领主开恩，{ $seat }号玩家活了下来，今天没有人被处决。

building-farmer = 农夫
building-confessor = 神父
building-healer = 接骨师
building-teacher = 教师
building-baker = 面包师
building-barber = 理发师
building-bailiff = 执达吏
building-innkeeper = 酒馆老板
building-lord = 领主
building-vagabond = 旅人

## 白天的死亡

death-shot = 一声枪响，{ $seat }号玩家倒下了。
death-grief = { $seat }号玩家失去了爱人，殉情而死。
death-scapegoat = 争执总要有人承担，{ $seat }号玩家是替罪羊，代人受死。
death-explode = { $seat }号玩家仰天长啸，狼人自爆！
death-barber = 理发店里刀光一闪，{ $seat }号玩家死了。
death-curse = 长老再也保不住白痴，{ $seat }号玩家死了。

## 私密卡

millers-hollow-werewolf-pack = { $count ->
    [1] 唯一的狼人就是你，{ $seats }玩家。
   *[other] 你们的狼群：{ $seats }玩家。
}
millers-hollow-seer-result = { $target }号玩家的身份：{ $role }。
    .camp = { $target }号玩家属于{ $camp }阵营。
millers-hollow-little-girl-sees = 黑暗中，你认出一只狼人：{ $target }号玩家。
lovers-partner = 你的恋人是{ $seat }号玩家。
witch-victim = 女巫，请看今晚有没有告诉你谁被杀了。
    .target = { $target ->
        [0] 今晚没有告诉你谁被杀。
       *[other] 今晚被杀的是{ $target }号玩家。
    }
thief-left = 剩下的牌：{ $roles }。
piper-charmed = 被迷惑的有{ $seats }玩家。
confessor-result = { $target }号玩家的身份：{ $role }。
baker-result = 天色微亮，你认出一只狼人：{ $target }号玩家。
choice-drawn = 你没有选择，由抽签决定：{ $choice }。

## 角色：名称，以及值得知道的事

millers-hollow-role-werewolf = 狼人
role-white-werewolf = 白狼人
role-white-werewolf-help = 和狼群一起行动，每两晚可以杀一位狼人同伴，只有自己活到最后才获胜。
millers-hollow-role-villager = 普通平民
millers-hollow-role-seer = 预言家
millers-hollow-role-seer-help = 每晚查看一位玩家的身份。
role-witch = 女巫
role-witch-help = 有一瓶救狼人受害者的灵药，和一瓶毒药。
millers-hollow-role-hunter-help = 被狼人杀死或被处决时，可以开枪带走一位玩家。
role-cupid = 丘比特
role-cupid-help = 第一晚让两位玩家成为恋人，一人死亡，另一人殉情。
millers-hollow-role-little-girl = 小女孩
millers-hollow-role-little-girl-help = 狼人睁眼时可以偷看，被发现就会代替受害者死去。
role-thief = 盗贼
role-thief-help = 牌组多放两张牌，盗贼可以从剩下的两张中换一张。
role-idiot = 白痴
role-idiot-help = 被处决时可以翻牌活下来，但从此不能投票。
role-guard = 守卫
role-guard-help = 每晚守护一位玩家不被狼人杀死，不能连续两晚守护同一人。
role-elder = 长老
role-elder-help = 狼人第一次杀不死他；如果是村民自己害死他，全村失去能力。
role-scapegoat = 替罪羊
role-scapegoat-help = 平票时代人受死，并指定第二天谁可以投票。
role-piper = 吹笛者
role-piper-help = 每晚迷惑玩家，其他人全被迷惑时独自获胜。
role-bear = 熊
role-bear-help = 身旁有狼人时，早上会咆哮。
role-wild-child = 野孩子
role-wild-child-help = 选一位玩家当榜样，榜样死了就变成狼人。
role-arsonist = 纵火者
role-arsonist-help = 可以烧掉一间房子；如果狼人当晚去了那里，烧死的是一位狼人。
role-rumour-monger = 谣言散布者
role-rumour-monger-help = 每晚散布一个谣言，第二天投票时那位玩家多算几票。

## 阵营

millers-hollow-side-werewolf = 狼人
side-piper = 吹笛者
side-white-werewolf = 白狼人

## 结局

millers-hollow-outcome-werewolf = 再也没有人挡得住他们了。狼人获胜：{ $seats }玩家。
millers-hollow-outcome-village = 最后一只狼人消失了，村子终于可以安睡。村民获胜：{ $seats }玩家。
outcome-lovers = 爱情胜过了村民，也胜过了狼群。恋人获胜：{ $seats }玩家。
outcome-piper = 全村都随着笛声起舞，再也停不下来。吹笛者获胜：{ $seats }玩家。
outcome-white-werewolf = 空荡荡的村子里，只剩一声狼嚎。白狼人获胜：{ $seats }玩家。
