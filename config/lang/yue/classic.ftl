# 人狼：夜晚嘅口令、私密卡、角色同結局。
# 口令晚晚一樣、對人人一樣，唔可以漏任何秘密。

## 口令

mason-wake = 死黨請開眼，認住你個拍檔。
mason-sleep = 死黨請閉眼。
bodyguard-wake = 保鏢請開眼，揀今晚想保護邊個。
bodyguard-sleep = 保鏢請閉眼。
angel-wake = 天使請開眼，揀今晚想守護邊個。
angel-sleep = 天使請閉眼。
werewolf-wake = 人狼請開眼，今晚係你哋嘅世界。
werewolf-meet = 人狼望下對方，記住邊個係自己人。
werewolf-kill = 人狼唔好出聲，一齊揀今晚殺邊個。
werewolf-caught = 人狼如果發現有人偷睇，就揀嗰位玩家。
werewolf-sleep = 人狼請閉眼。
little-girl-wake = 女孩請開眼，揀唔睇、小心偷睇，定係大膽偷睇。
little-girl-sleep = 女孩請閉眼。
scout-wake = 童軍請開眼，揀唔睇、小心偷睇，定係大膽偷睇。
scout-sleep = 童軍請閉眼。
seer-wake = 先知請開眼，揀今晚想驗邊個。
seer-sleep = 先知請閉眼。
priest-wake = 僧侶請開眼，如果日頭有人畀人處決，你會睇到佢係唔係人狼。
priest-sleep = 僧侶請閉眼。

## 通靈

seance-call = 廣場吹嚟一陣陰風。今日要唔要通靈，同死咗嘅人傾偈？要定唔要，請揀。
seance-none = 啲死人冇應，今日冇通靈。
seance-held = 蠟燭火搖吓搖吓，啲死人聽緊。你哋想同邊個講嘢？
seance-spirit = { $seat }號玩家，生勾勾嘅人聽到你講嘢喇。你可以講真話，又可以講大話。

## 日頭嘅死亡

death-vote = 村民決定咗，{ $seat }號玩家畀人處決。
death-hunter-stand = 條村淨返獵人同最後一隻人狼。獵人開槍先，{ $seat }號玩家瞓低咗。

## 私密卡

werewolf-pack = { $count ->
    [1] 得你一隻人狼，{ $seats }玩家。
   *[other] 你哋班狼：{ $seats }玩家。
}
werewolf-tokens = 而家揀緊：{ $tally }。
mason-partner = { $count ->
    [1] 得你一個死黨，{ $seats }玩家。
   *[other] 你哋係死黨：{ $seats }玩家。
}
seer-result = { $werewolf ->
    [yes] { $target }號玩家係人狼！
   *[no] { $target }號玩家唔係人狼。
}
priest-result = { $werewolf ->
    [yes] 畀人處決嗰位{ $target }號玩家係人狼。
   *[no] 畀人處決嗰位{ $target }號玩家唔係人狼。
}
little-girl-sees = 烏卒卒之中，你認到一隻人狼：{ $target }號玩家。

## 角色：叫咩名，同埋要知嘅嘢

role-werewolf = 人狼
role-werewolf-help = 晚晚同隊友一齊殺一個玩家。
role-seer = 先知
role-seer-help = 晚晚驗一個玩家係唔係人狼。
role-villager = 村民
role-villager-help = 冇技能，得對眼同手上嗰一票。
role-mason = 死黨
role-mason-help = 由第一晚起就認得另一個死黨。
role-cobbler = 廢物
role-cobbler-help = 係人嚟，但係同人狼一齊贏，兩邊都唔識大家。
role-possessed = 瘋癲
role-possessed-help = 係人嚟，但係同人狼一齊贏，兩邊都唔識大家。
role-angel = 天使
role-angel-help = 晚晚守護第二個玩家，自己唔會畀人狼殺死。
role-bodyguard = 保鏢
role-bodyguard-help = 晚晚保護第二個玩家，唔可以連續兩晚保同一個。
role-hunter = 獵人
role-hunter-help = 淨返佢同最後一隻人狼嗰陣，獵人開槍先，村民贏。
role-priest = 僧侶
role-priest-help = 每晚會知當日畀人處決嗰個係唔係人狼。
role-tinker = 災星
role-tinker-help = 自己都唔知嘅村民，先知會睇到佢係人狼。
role-medium = 靈媒
role-medium-help = 自己都唔知嘅村民，有佢嗰票贊成先可以通靈。
role-little-girl = 女孩
role-little-girl-help = 人狼開眼嗰陣可以偷睇，畀人發現就死。
role-scout = 童軍
role-scout-help = 人狼開眼嗰陣可以偷睇，畀人發現就死。

## 結局

outcome-werewolf = 再冇人擋得住佢哋。人狼贏：{ $seats }玩家。
outcome-village = 最後一隻人狼冇咗，條村終於可以安樂瞓覺。村民贏：{ $seats }玩家。
outcome-nobody = 條村冇人生還，死寂一片。邊個都冇贏。
