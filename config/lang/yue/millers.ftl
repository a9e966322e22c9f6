# 狼人：夜晚嘅口令、日頭、村落、私密卡、角色同結局。
# 口令晚晚一樣、對人人一樣，唔可以漏任何秘密。

## 口令

thief-wake = 盜賊請開眼，睇下淨返嗰兩張牌，揀其中一張，或者留返自己張牌。
thief-sleep = 盜賊請閉眼。
cupid-wake = 丘比特請開眼，揀兩個玩家做戀人。
cupid-sleep = 丘比特請閉眼。
lovers-wake = 愛神支箭射咗出去。我會逐個話你知有冇墮入愛河，未到你嗰陣唔好開眼。
lovers-sleep = 大家繼續閉眼，戀人要守住個秘密。
wild-child-wake = 野孩子請開眼，揀一個玩家做你嘅榜樣。
wild-child-sleep = 野孩子請閉眼。
guard-wake = 守衛請開眼，揀今晚想守護邊個。
guard-sleep = 守衛請閉眼。
millers-hollow-seer-wake = 預言家請開眼，揀今晚想驗邊個。
millers-hollow-seer-sleep = 預言家請閉眼。
millers-hollow-werewolf-wake = 狼人請開眼，今晚係你哋嘅世界。
millers-hollow-werewolf-meet = 狼人望下對方，認清楚邊個係自己人。
millers-hollow-werewolf-kill = 狼人唔好出聲，一齊揀今晚殺邊個。
millers-hollow-werewolf-caught = 狼人如果發現有人偷睇，就揀嗰位玩家。
millers-hollow-werewolf-sleep = 狼人請閉眼。
millers-hollow-little-girl-wake = 小女孩請開眼，揀唔睇、小心偷睇，定係大膽偷睇。
millers-hollow-little-girl-sleep = 小女孩請閉眼。
baker-wake = 個爐燒旺晒，麵包師請開眼，揀要唔要搏一搏，望出去睇下。
baker-sleep = 麵包師請閉眼。
white-werewolf-wake = 白狼人請開眼，揀想殺邊隻狼人，或者唔殺。
white-werewolf-sleep = 白狼人請閉眼。
witch-wake = 女巫請開眼，攞你啲藥出嚟。
witch-heal = 女巫，要唔要用靈藥救人？要定唔要，請揀。
witch-poison = 女巫，要用毒藥毒邊個？揀一個玩家，或者唔用。
witch-sleep = 女巫請閉眼。
arsonist-wake = 縱火者請開眼，揀想燒邊個玩家間屋，或者唔燒。
arsonist-sleep = 縱火者請閉眼。
piper-wake = 吹笛者請開眼，揀今晚想迷惑邊個。
piper-sleep = 吹笛者請閉眼。
charmed-wake = 笛聲響起。我會逐個話你知有冇畀人迷惑，未到你嗰陣唔好開眼。
charmed-sleep = 大家繼續閉眼，笛聲停咗。
rumour-monger-wake = 謠言散佈者請開眼，揀想散佈邊個嘅謠言，或者唔散佈。
rumour-monger-sleep = 謠言散佈者請閉眼。

## 警長

sheriff-call = 而家選警長。可以參選、又想上警嘅玩家，而家撳一下。
sheriff-candidates = 上警嘅係{ $seats }玩家。
sheriff-withdraw = 上咗警嘅玩家，想退水就而家撳一下。
sheriff-vote = 投票選警長，候選人係{ $seats }玩家。
sheriff-is = { $seat }號玩家攞到警徽，做警長。
sheriff-nobody = 由而家起，條村冇警長。
sheriff-heir = { $seat }號玩家，揀想將警徽交畀邊個，或者撕咗佢。
sheriff-tie = { $seat }號玩家，警長話事。喺{ $seats }玩家之中揀一個，或者唔揀。
sheriff-side = { $seat }號玩家，警長決定由邊邊講起，揀左邊定右邊。

## 日頭

millers-hollow-debate-call = 而家開始發言，捉匿喺你哋之中嘅狼人出嚟。
millers-hollow-revote-call = 平票要再投過，喺{ $seats }玩家之中揀一個。
speech-call = { $seat }號玩家，請發言。
last-words = { $seat }號玩家，請講遺言。
vote-sentence = { $seat }號玩家，村民決定處決你。如果你個身分救到你，而家就揀要。
vote-off = 今日冇人投得票，亦都冇人畀人處決。
bear-growls = 隻熊咆哮喇！狼人就喺佢隔籬。
bear-quiet = 今朝早，隻熊好靜。
elder-curse = 村民親手害死咗長老，由而家起，條村啲角色冇晒能力。
idiot-revealed = { $seat }號玩家翻牌，係白痴。冇人會處決白痴，不過佢以後都投唔到票。
scapegoat-voters = { $seat }號玩家，走之前，揀聽日邊啲人先可以投票。
hunter-farewell = { $seat }號玩家，如果你手上有槍，揀想帶走邊個，或者唔開槍。
rumour-about = 今朝早，成條村都講緊{ $seat }號玩家，投票嗰陣會計埋呢個謠言。
house-burnt = 陣陣燶味，{ $seat }號玩家間屋燒咗，佢變咗旅人。

## 開住眼嘅死者

millers-hollow-ghosts-bet = 各位死咗嘅人，天黑之前，你覺得邊個係狼人？

## 村落

buildings-call = 跟住講條村每個人嘅職業，個個都可以知。
building-of = { $seat }號玩家：{ $building }。
confessor-call = 神父，揀想睇邊個嘅身分牌，或者唔睇。
healer-call = 接骨師，如果狼人留低咗你救得到嘅人，揀想救邊個，或者唔救。
teacher-call = 老師，揀今日唔可以投票嘅兩個玩家。
teacher-forbids = 今日{ $seats }玩家唔投得票，老師都係。
barber-call = 理髮師，把剃刀磨利咗。揀想割邊個嘅喉嚨，或者唔郁手。
bailiff-call = { $seat }號玩家嘅職業吉咗出嚟：{ $building }。執達吏，揀邊個旅人接手。
innkeeper-safe = 冇人夠膽郁酒館老闆。{ $seat }號玩家冇死，今日冇人畀人處決。
lord-call = 領主，要唔要赦免{ $seat }號玩家？要定唔要，請揀。
lord-pardons = 領主開恩，{ $seat }號玩家冇死，今日冇人畀人處決。

building-farmer = 農夫
building-confessor = 神父
building-healer = 接骨師
building-teacher = 老師
building-baker = 麵包師
building-barber = 理髮師
building-bailiff = 執達吏
building-innkeeper = 酒館老闆
building-lord = 領主
building-vagabond = 旅人

## 日頭嘅死亡

death-shot = 砰一聲，{ $seat }號玩家中槍瞓低咗。
death-grief = { $seat }號玩家冇咗愛人，殉情死咗。
death-scapegoat = 嘈完總要有人孭鑊，{ $seat }號玩家係替罪羊，代人死咗。
death-explode = { $seat }號玩家大嗌一聲，狼人自爆！
death-barber = 理髮舖刀光一閃，{ $seat }號玩家死咗。
death-curse = 長老保唔住白痴喇，{ $seat }號玩家死咗。

## 私密卡

millers-hollow-werewolf-pack = { $count ->
    [1] 得你一隻狼人，{ $seats }玩家。
   *[other] 你哋班狼：{ $seats }玩家。
}
millers-hollow-seer-result = { $target }號玩家嘅身分：{ $role }。
    .camp = { $target }號玩家係{ $camp }陣營。
millers-hollow-little-girl-sees = 烏卒卒之中，你認到一隻狼人：{ $target }號玩家。
lovers-partner = 你嘅戀人係{ $seat }號玩家。
witch-victim = 女巫，睇下今晚有冇話你知邊個畀人殺咗。
    .target = { $target ->
        [0] 今晚冇話你知邊個畀人殺咗。
       *[other] 今晚畀人殺咗嘅係{ $target }號玩家。
    }
thief-left = 淨返嘅牌：{ $roles }。
piper-charmed = 畀人迷惑咗嘅有{ $seats }玩家。
confessor-result = { $target }號玩家嘅身分：{ $role }。
baker-result = 天矇矇光，你認到一隻狼人：{ $target }號玩家。
choice-drawn = 你冇揀，抽籤決定：{ $choice }。

## 角色：叫咩名，同埋要知嘅嘢

millers-hollow-role-werewolf = 狼人
role-white-werewolf = 白狼人
role-white-werewolf-help = 同班狼一齊行動，每兩晚可以殺一隻狼人隊友，得自己捱到最後先贏。
millers-hollow-role-villager = 普通平民
millers-hollow-role-seer = 預言家
millers-hollow-role-seer-help = 晚晚睇一個玩家嘅身分。
role-witch = 女巫
role-witch-help = 有一支靈藥可以救狼人殺嘅人，同一支毒藥。
millers-hollow-role-hunter-help = 畀狼人殺或者畀人處決嗰陣，可以開槍帶走一個玩家。
role-cupid = 丘比特
role-cupid-help = 第一晚令兩個玩家做戀人，一個死，另一個殉情。
millers-hollow-role-little-girl = 小女孩
millers-hollow-role-little-girl-help = 狼人開眼嗰陣可以偷睇，畀人發現就代替受害者死。
role-thief = 盜賊
role-thief-help = 牌組放多兩張牌，盜賊可以喺淨返嗰兩張換一張。
role-idiot = 白痴
role-idiot-help = 畀人處決嗰陣可以翻牌留低條命，不過以後投唔到票。
role-guard = 守衛
role-guard-help = 晚晚守護一個玩家唔畀狼人殺，唔可以連續兩晚守同一個。
role-elder = 長老
role-elder-help = 狼人第一次殺佢唔死；如果係村民自己害死佢，成條村冇晒能力。
role-scapegoat = 替罪羊
role-scapegoat-help = 平票嗰陣代人死，再指定第二日邊個可以投票。
role-piper = 吹笛者
role-piper-help = 晚晚迷惑玩家，其他人全部畀佢迷惑咗就自己一個贏。
role-bear = 熊
role-bear-help = 隔籬有狼人，朝早會咆哮。
role-wild-child = 野孩子
role-wild-child-help = 揀一個玩家做榜樣，榜樣死咗就變狼人。
role-arsonist = 縱火者
role-arsonist-help = 可以燒一間屋；如果狼人當晚去咗嗰度，燒死嘅係一隻狼人。
role-rumour-monger = 謠言散佈者
role-rumour-monger-help = 晚晚散佈一個謠言，第二日投票嗰個玩家計多幾票。

## 陣營

millers-hollow-side-werewolf = 狼人
side-piper = 吹笛者
side-white-werewolf = 白狼人

## 結局

millers-hollow-outcome-werewolf = 再冇人擋得住佢哋。狼人贏：{ $seats }玩家。
millers-hollow-outcome-village = 最後一隻狼人冇咗，條村終於可以安樂瞓覺。村民贏：{ $seats }玩家。
outcome-lovers = 愛情贏咗村民，又贏埋班狼。戀人贏：{ $seats }玩家。
outcome-piper = 成條村跟住支笛跳舞，停都停唔到。吹笛者贏：{ $seats }玩家。
outcome-white-werewolf = 空蕩蕩嘅村，淨返一聲狼叫。白狼人贏：{ $seats }玩家。
