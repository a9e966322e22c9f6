# 狼人：夜裡的口令、白天、村落、私密卡、角色與結局。
# 口令每晚、對每個人都一樣，不能透露任何秘密。

## 口令

thief-wake = 盜賊請睜眼，看看剩下的兩張牌，選擇其中一張，或是保留自己的牌。
thief-sleep = 盜賊請閉眼。
cupid-wake = 丘比特請睜眼，選擇兩位玩家成為戀人。
cupid-sleep = 丘比特請閉眼。
lovers-wake = 愛神之箭已經射出。我會逐一告訴大家有沒有墜入愛河，輪到你之前請不要睜眼。
lovers-sleep = 大家請繼續閉眼，戀人請守住秘密。
wild-child-wake = 野孩子請睜眼，選擇一位玩家作為你的榜樣。
wild-child-sleep = 野孩子請閉眼。
guard-wake = 守衛請睜眼，選擇今晚要守護的玩家。
guard-sleep = 守衛請閉眼。
millers-hollow-seer-wake = 預言家請睜眼，選擇今晚要查驗的玩家。
millers-hollow-seer-sleep = 預言家請閉眼。
millers-hollow-werewolf-wake = 狼人請睜眼，黑夜是你們的。
millers-hollow-werewolf-meet = 狼人請互相確認，看清楚你們的同伴。
millers-hollow-werewolf-kill = 狼人請不要出聲，一起選擇今晚要殺的玩家。
millers-hollow-werewolf-caught = 狼人如果發現有人偷看，請選擇那位玩家。
millers-hollow-werewolf-sleep = 狼人請閉眼。
millers-hollow-little-girl-wake = 小女孩請睜眼，選擇不看、小心偷看，或是大膽偷看。
millers-hollow-little-girl-sleep = 小女孩請閉眼。
baker-wake = 爐火已經燒旺，麵包師請睜眼，選擇要不要冒險往外看一眼。
baker-sleep = 麵包師請閉眼。
white-werewolf-wake = 白狼人請睜眼，選擇要殺的狼人，或是不殺。
white-werewolf-sleep = 白狼人請閉眼。
witch-wake = 女巫請睜眼，拿出你的藥。
witch-heal = 女巫，要用靈藥救人嗎？請選擇要或不要。
witch-poison = 女巫，要用毒藥毒誰？請選擇一位玩家，或是不用。
witch-sleep = 女巫請閉眼。
arsonist-wake = 縱火者請睜眼，選擇要燒掉哪位玩家的房子，或是不燒。
arsonist-sleep = 縱火者請閉眼。
piper-wake = 吹笛者請睜眼，選擇今晚要迷惑的玩家。
piper-sleep = 吹笛者請閉眼。
charmed-wake = 笛聲響起。我會逐一告訴大家有沒有被迷惑，輪到你之前請不要睜眼。
charmed-sleep = 大家請繼續閉眼，笛聲停了。
rumour-monger-wake = 謠言散佈者請睜眼，選擇要散佈哪位玩家的謠言，或是不散佈。
rumour-monger-sleep = 謠言散佈者請閉眼。

## 警長

sheriff-call = 現在選出警長。可以參選、也想上警的玩家，請現在按一下。
sheriff-candidates = 上警的是{ $seats }玩家。
sheriff-withdraw = 上警的玩家，要退水的請現在按一下。
sheriff-vote = 請選出警長，候選人是{ $seats }玩家。
sheriff-is = { $seat }號玩家拿到警徽，成為警長。
sheriff-nobody = 從現在起，村裡沒有警長。
sheriff-heir = { $seat }號玩家，請選擇把警徽移交給誰，或是撕毀警徽。
sheriff-tie = { $seat }號玩家，由警長定奪。請在{ $seats }玩家之中選一位，或是都不選。
sheriff-side = { $seat }號玩家，請警長決定從哪一邊開始發言，選擇左邊或右邊。

## 白天

millers-hollow-debate-call = 現在開始發言，找出藏在你們之中的狼人。
millers-hollow-revote-call = 進入PK投票，請在{ $seats }玩家之中再投一次。
speech-call = { $seat }號玩家，請發言。
last-words = { $seat }號玩家，請留遺言。
vote-sentence = { $seat }號玩家，村民決定處決你。如果你的身分能救你，請現在選擇要。
vote-off = 今天沒有人可以投票，也沒有人被處決。
bear-growls = 熊咆哮了！狼人就在牠身邊。
bear-quiet = 今天早上，熊很安靜。
elder-curse = 村民親手害死了長老，從現在起，村裡的角色都失去了能力。
idiot-revealed = { $seat }號玩家翻牌，是白痴。沒有人會處決白痴，但他從此不能投票。
scapegoat-voters = { $seat }號玩家，離開之前，請選擇明天只有誰可以投票。
hunter-farewell = { $seat }號玩家，如果你手上有槍，請選擇要帶走誰，或是不開槍。
rumour-about = 今天早上，全村都在議論{ $seat }號玩家，投票時會算上這個謠言。
house-burnt = 空氣中有一股焦味，{ $seat }號玩家的房子燒掉了，他成了旅人。

## 睜眼的死者

millers-hollow-ghosts-bet = 各位死者，天黑之前，你認為誰是狼人？

## 村落

buildings-call = 以下是村裡每個人的職業，大家都可以知道。
building-of = { $seat }號玩家：{ $building }。
confessor-call = 神父，請選擇想看哪位玩家的身分牌，或是不看。
healer-call = 接骨師，如果狼人留下了你能救的人，請選擇要救的玩家，或是不救。
teacher-call = 教師，請選擇今天不能投票的兩位玩家。
teacher-forbids = 今天{ $seats }玩家不能投票，教師也不能。
barber-call = 理髮師，剃刀已經磨利。請選擇要割誰的喉嚨，或是不動手。
bailiff-call = { $seat }號玩家的職業空出來了：{ $building }。執達吏，請選擇由哪位旅人接手。
innkeeper-safe = 沒有人敢動酒館老闆。{ $seat }號玩家活了下來，今天沒有人被處決。
lord-call = 領主，要赦免{ $seat }號玩家嗎？請選擇要或不要。
lord-pardons = 領主開恩，{ $seat }號玩家活了下來，今天沒有人被處決。

building-farmer = 農夫
building-confessor = 神父
building-healer = 接骨師
building-teacher = 教師
building-baker = 麵包師
building-barber = 理髮師
building-bailiff = 執達吏
building-innkeeper = 酒館老闆
building-lord = 領主
building-vagabond = 旅人

## 白天的死亡

death-shot = 一聲槍響，{ $seat }號玩家倒下了。
death-grief = { $seat }號玩家失去了愛人，殉情而死。
death-scapegoat = 爭執總要有人承擔，{ $seat }號玩家是替罪羊，代人受死。
death-explode = { $seat }號玩家仰天長嘯，狼人自爆！
death-barber = 理髮店裡刀光一閃，{ $seat }號玩家死了。
death-curse = 長老再也保不住白痴，{ $seat }號玩家死了。

## 私密卡

millers-hollow-werewolf-pack = { $count ->
    [1] 唯一的狼人就是你，{ $seats }玩家。
   *[other] 你們的狼群：{ $seats }玩家。
}
millers-hollow-seer-result = { $target }號玩家的身分：{ $role }。
    .camp = { $target }號玩家屬於{ $camp }陣營。
millers-hollow-little-girl-sees = 黑暗中，你認出一隻狼人：{ $target }號玩家。
lovers-partner = 你的戀人是{ $seat }號玩家。
witch-victim = 女巫，請看今晚有沒有告訴你誰被殺了。
    .target = { $target ->
        [0] 今晚沒有告訴你誰被殺。
       *[other] 今晚被殺的是{ $target }號玩家。
    }
thief-left = 剩下的牌：{ $roles }。
piper-charmed = 被迷惑的有{ $seats }玩家。
confessor-result = { $target }號玩家的身分：{ $role }。
baker-result = 天色微亮，你認出一隻狼人：{ $target }號玩家。
choice-drawn = 你沒有選擇，由抽籤決定：{ $choice }。

## 角色：名稱，以及值得知道的事

millers-hollow-role-werewolf = 狼人
role-white-werewolf = 白狼人
role-white-werewolf-help = 和狼群一起行動，每兩晚可以殺一位狼人同伴，只有自己活到最後才獲勝。
millers-hollow-role-villager = 普通平民
millers-hollow-role-seer = 預言家
millers-hollow-role-seer-help = 每晚查看一位玩家的身分。
role-witch = 女巫
role-witch-help = 有一瓶救狼人受害者的靈藥，和一瓶毒藥。
millers-hollow-role-hunter-help = 被狼人殺死或被處決時，可以開槍帶走一位玩家。
role-cupid = 丘比特
role-cupid-help = 第一晚讓兩位玩家成為戀人，一人死亡，另一人殉情。
millers-hollow-role-little-girl = 小女孩
millers-hollow-role-little-girl-help = 狼人睜眼時可以偷看，被發現就會代替受害者死去。
role-thief = 盜賊
role-thief-help = 牌組多放兩張牌，盜賊可以從剩下的兩張中換一張。
role-idiot = 白痴
role-idiot-help = 被處決時可以翻牌活下來，但從此不能投票。
role-guard = 守衛
role-guard-help = 每晚守護一位玩家不被狼人殺死，不能連續兩晚守護同一人。
role-elder = 長老
role-elder-help = 狼人第一次殺不死他；如果是村民自己害死他，全村失去能力。
role-scapegoat = 替罪羊
role-scapegoat-help = 平票時代人受死，並指定第二天誰可以投票。
role-piper = 吹笛者
role-piper-help = 每晚迷惑玩家，其他人全被迷惑時獨自獲勝。
role-bear = 熊
role-bear-help = 身旁有狼人時，早上會咆哮。
role-wild-child = 野孩子
role-wild-child-help = 選一位玩家當榜樣，榜樣死了就變成狼人。
role-arsonist = 縱火者
role-arsonist-help = 可以燒掉一間房子；如果狼人當晚去了那裡，燒死的是一位狼人。
role-rumour-monger = 謠言散佈者
role-rumour-monger-help = 每晚散佈一個謠言，隔天投票時那位玩家多算幾票。

## 陣營

millers-hollow-side-werewolf = 狼人
side-piper = 吹笛者
side-white-werewolf = 白狼人

## 結局

millers-hollow-outcome-werewolf = 再也沒有人擋得住他們了。狼人獲勝：{ $seats }玩家。
millers-hollow-outcome-village = 最後一隻狼人消失了，村子終於可以安睡。村民獲勝：{ $seats }玩家。
outcome-lovers = 愛情勝過了村民，也勝過了狼群。戀人獲勝：{ $seats }玩家。
outcome-piper = 全村都隨著笛聲起舞，再也停不下來。吹笛者獲勝：{ $seats }玩家。
outcome-white-werewolf = 空蕩蕩的村子裡，只剩一聲狼嚎。白狼人獲勝：{ $seats }玩家。
