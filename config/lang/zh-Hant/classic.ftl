# 人狼：夜裡的口令、私密卡、角色與結局。
# 口令每晚、對每個人都一樣，不能透露任何秘密。

## 口令

mason-wake = 死黨請睜眼，認一認你的同伴。
mason-sleep = 死黨請閉眼。
bodyguard-wake = 保鏢請睜眼，選擇今晚要保護的玩家。
bodyguard-sleep = 保鏢請閉眼。
angel-wake = 天使請睜眼，選擇今晚要守護的玩家。
angel-sleep = 天使請閉眼。
werewolf-wake = 人狼請睜眼，黑夜是你們的。
werewolf-meet = 人狼請互相確認，記住你們的同伴。
werewolf-kill = 人狼請不要出聲，一起選擇今晚要殺的玩家。
werewolf-caught = 人狼如果發現有人偷看，請選擇那位玩家。
werewolf-sleep = 人狼請閉眼。
little-girl-wake = 女孩請睜眼，選擇不看、小心偷看，或是大膽偷看。
little-girl-sleep = 女孩請閉眼。
scout-wake = 童軍請睜眼，選擇不看、小心偷看，或是大膽偷看。
scout-sleep = 童軍請閉眼。
seer-wake = 先知請睜眼，選擇今晚要查驗的玩家。
seer-sleep = 先知請閉眼。
priest-wake = 僧侶請睜眼，如果白天有人被處決，你會看到他是不是人狼。
priest-sleep = 僧侶請閉眼。

## 通靈

seance-call = 廣場上吹過一陣冷風。今天要不要通靈，和死者說話？請選擇要或不要。
seance-none = 死者沒有回應，今天沒有通靈。
seance-held = 燭火搖晃，死者正在聆聽。你們要和哪一位說話？
seance-spirit = { $seat }號玩家，活人聽得見你了。你可以說真話，也可以說謊。

## 白天的死亡

death-vote = 村民已經決定，{ $seat }號玩家被處決。
death-hunter-stand = 村裡只剩獵人和最後一隻人狼。獵人先開了槍，{ $seat }號玩家倒下了。

## 私密卡

werewolf-pack = { $count ->
    [1] 唯一的人狼就是你，{ $seats }玩家。
   *[other] 你們的狼群：{ $seats }玩家。
}
werewolf-tokens = 目前的選擇：{ $tally }。
mason-partner = { $count ->
    [1] 唯一的死黨就是你，{ $seats }玩家。
   *[other] 你們是死黨：{ $seats }玩家。
}
seer-result = { $werewolf ->
    [yes] { $target }號玩家是人狼！
   *[no] { $target }號玩家不是人狼。
}
priest-result = { $werewolf ->
    [yes] 被處決的{ $target }號玩家是人狼。
   *[no] 被處決的{ $target }號玩家不是人狼。
}
little-girl-sees = 黑暗中，你認出一隻人狼：{ $target }號玩家。

## 角色：名稱，以及值得知道的事

role-werewolf = 人狼
role-werewolf-help = 每晚和同伴一起殺一位玩家。
role-seer = 先知
role-seer-help = 每晚查驗一位玩家是不是人狼。
role-villager = 村民
role-villager-help = 沒有技能，只有一雙眼睛和手中的一票。
role-mason = 死黨
role-mason-help = 從第一晚起就認得另一位死黨。
role-cobbler = 廢物
role-cobbler-help = 是人類，卻和人狼一起獲勝，雙方互不認識。
role-possessed = 瘋癲
role-possessed-help = 是人類，卻和人狼一起獲勝，雙方互不認識。
role-angel = 天使
role-angel-help = 每晚守護另一位玩家，自己不會被人狼殺死。
role-bodyguard = 保鏢
role-bodyguard-help = 每晚保護另一位玩家，不能連續兩晚保護同一人。
role-hunter = 獵人
role-hunter-help = 只剩他和最後一隻人狼時，獵人先開槍，村民獲勝。
role-priest = 僧侶
role-priest-help = 每晚得知當天被處決的玩家是不是人狼。
role-tinker = 災星
role-tinker-help = 自己不知情的村民，先知會把他看成人狼。
role-medium = 靈媒
role-medium-help = 自己不知情的村民，有他的贊成票才能通靈。
role-little-girl = 女孩
role-little-girl-help = 人狼睜眼時可以偷看，被發現就會死。
role-scout = 童軍
role-scout-help = 人狼睜眼時可以偷看，被發現就會死。

## 結局

outcome-werewolf = 再也沒有人擋得住他們了。人狼獲勝：{ $seats }玩家。
outcome-village = 最後一隻人狼消失了，村子終於可以安睡。村民獲勝：{ $seats }玩家。
outcome-nobody = 村裡沒有人活下來，一片死寂。沒有人獲勝。
