# 人狼：夜里的口令、私密卡、角色与结局。
# 口令每晚、对每个人都一样，不能透露任何秘密。

## 口令

mason-wake = 死党请睁眼，认一认你的同伴。
mason-sleep = 死党请闭眼。
bodyguard-wake = 保镖请睁眼，选择今晚要保护的玩家。
bodyguard-sleep = 保镖请闭眼。
angel-wake = 天使请睁眼，选择今晚要守护的玩家。
angel-sleep = 天使请闭眼。
werewolf-wake = 人狼请睁眼，黑夜是你们的。
werewolf-meet = 人狼请互相确认，记住你们的同伴。
werewolf-kill = 人狼请不要出声，一起选择今晚要杀的玩家。
werewolf-caught = 人狼如果发现有人偷看，请选择那位玩家。
werewolf-sleep = 人狼请闭眼。
little-girl-wake = 女孩请睁眼，选择不看、小心偷看，或者大胆偷看。
little-girl-sleep = 女孩请闭眼。
scout-wake = 童军请睁眼，选择不看、小心偷看，或者大胆偷看。
scout-sleep = 童军请闭眼。
seer-wake = 先知请睁眼，选择今晚要查验的玩家。
seer-sleep = 先知请闭眼。
priest-wake = 僧侣请睁眼，如果白天有人被处决，你会看到他是不是人狼。
priest-sleep = 僧侣请闭眼。

## 通灵

seance-call = 广场上刮过一阵冷风。今天要不要通灵，和死者说话？请选择要或不要。
seance-none = 死者没有回应，今天没有通灵。
seance-held = 烛火摇晃，死者正在聆听。你们要和哪一位说话？
seance-spirit = { $seat }号玩家，活人听得见你了。你可以说真话，也可以说谎。

## 白天的死亡

death-vote = 村民已经决定，{ $seat }号玩家被处决。
death-hunter-stand = 村里只剩猎人和最后一只人狼。猎人先开了枪，{ $seat }号玩家倒下了。

## 私密卡

werewolf-pack = { $count ->
    [1] 唯一的人狼就是你，{ $seats }玩家。
   *[other] 你们的狼群：{ $seats }玩家。
}
werewolf-tokens = 目前的选择：{ $tally }。
mason-partner = { $count ->
    [1] 唯一的死党就是你，{ $seats }玩家。
   *[other] 你们是死党：{ $seats }玩家。
}
seer-result = { $werewolf ->
    [yes] { $target }号玩家是人狼！
   *[no] { $target }号玩家不是人狼。
}
priest-result = { $werewolf ->
    [yes] 被处决的{ $target }号玩家是人狼。
   *[no] 被处决的{ $target }号玩家不是人狼。
}
little-girl-sees = 黑暗中，你认出一只人狼：{ $target }号玩家。

## 角色：名称，以及值得知道的事

role-werewolf = 人狼
role-werewolf-help = 每晚和同伴一起杀一位玩家。
role-seer = 先知
role-seer-help = 每晚查验一位玩家是不是人狼。
role-villager = 村民
role-villager-help = 没有技能，只有一双眼睛和手里的一票。
role-mason = 死党
role-mason-help = 从第一晚起就认得另一位死党。
role-cobbler = 废物
role-cobbler-help = 是人类，却和人狼一起获胜，双方互不认识。
role-possessed = 疯癫
role-possessed-help = 是人类，却和人狼一起获胜，双方互不认识。
role-angel = 天使
role-angel-help = 每晚守护另一位玩家，自己不会被人狼杀死。
role-bodyguard = 保镖
role-bodyguard-help = 每晚保护另一位玩家，不能连续两晚保护同一人。
role-hunter = 猎人
role-hunter-help = 只剩他和最后一只人狼时，猎人先开枪，村民获胜。
role-priest = 僧侣
role-priest-help = 每晚得知当天被处决的玩家是不是人狼。
role-tinker = 灾星
role-tinker-help = 自己不知情的村民，先知会把他看成人狼。
role-medium = 灵媒
role-medium-help = 自己不知情的村民，有他的赞成票才能通灵。
role-little-girl = 女孩
role-little-girl-help = 人狼睁眼时可以偷看，被发现就会死。
role-scout = 童军
role-scout-help = 人狼睁眼时可以偷看，被发现就会死。

## 结局

outcome-werewolf = 再也没有人挡得住他们了。人狼获胜：{ $seats }玩家。
outcome-village = 最后一只人狼消失了，村子终于可以安睡。村民获胜：{ $seats }玩家。
outcome-nobody = 村里没有人活下来，一片死寂。没有人获胜。
