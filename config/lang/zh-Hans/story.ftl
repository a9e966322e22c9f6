# 一局结束之后：故事、投票与统计。

## 谁在暗中做了什么、知道了什么

story-seer-result = { $werewolf ->
    [yes] { $seat }号玩家查验了{ $target }号玩家：是狼！
   *[no] { $seat }号玩家查验了{ $target }号玩家：不是狼。
}
    .role = { $seat }号玩家查验了{ $target }号玩家：{ $role }。
    .camp = { $seat }号玩家查验了{ $target }号玩家：{ $camp }阵营。
story-priest-result = { $werewolf ->
    [yes] { $seat }号玩家是僧侣，得知死去的{ $target }号玩家是狼。
   *[no] { $seat }号玩家是僧侣，得知死去的{ $target }号玩家不是狼。
}
story-confessor-result = { $seat }号玩家是神父，听了{ $target }号玩家的告解：{ $role }。
story-thief-result = { $chest ->
    [yes] 小偷{ $seat }号玩家查看了{ $house }：有宝箱。
   *[no] 小偷{ $seat }号玩家查看了{ $house }：没有宝箱。
}
story-mayor-result = { $seat }号玩家查看了{ $house }：{ $person }。
story-broom-result = { $chest ->
    [yes] { $seat }号玩家用扫帚查看了{ $house }：{ $person }，有宝箱。
   *[no] { $seat }号玩家用扫帚查看了{ $house }：{ $person }，没有宝箱。
}
story-peek-result = { $seat }号玩家查看了角色牌{ $place }：{ $role }，看起来是{ $mask }。
story-cupid-pair = 丘比特{ $seat }号玩家让{ $seats }玩家成为恋人。
story-wild-child-model = 野孩子{ $seat }号玩家选了{ $seats }玩家做榜样。
story-piper-charm = 吹笛者{ $seat }号玩家迷惑了{ $seats }玩家。
story-guard-protect = 守卫{ $seat }号玩家守护了{ $seats }玩家。
story-bodyguard-protect = 保镖{ $seat }号玩家保护了{ $seats }玩家。
story-angel-protect = 天使{ $seat }号玩家守护了{ $seats }玩家。
story-little-girl-peek = { $choice ->
    [bold] 女孩{ $seat }号玩家大胆地偷看。
   *[other] 女孩{ $seat }号玩家小心地偷看。
}
story-teacher-forbid = 教师{ $seat }号玩家不准{ $seats }玩家投票。
story-play = { $seat }号玩家在{ $receiver }号玩家面前放的是{ $card }，嘴上说的是{ $kind }。
story-turn = 从此{ $seat }号玩家的身份是{ $role }。

## 死亡

story-death-werewolf = 狼群咬死了{ $seat }号玩家（{ $role }）。
story-death-caught = { $seat }号玩家（{ $role }）偷看时被狼群发现，死了。
story-death-vote = 村民处决了{ $seat }号玩家（{ $role }）。
story-death-hunter-stand = { $seat }号玩家（{ $role }）最后遇上猎人，倒下了。
story-death-left = { $seat }号玩家离开了游戏。
story-death-white-werewolf = 白狼人对狼群下手，杀死了{ $seat }号玩家（{ $role }）。
story-death-poison = 女巫毒死了{ $seat }号玩家（{ $role }）。
story-death-grief = { $seat }号玩家（{ $role }）殉情而死。
story-death-curse = 长老死后，没有人保得住{ $seat }号玩家（{ $role }）。
story-death-scapegoat = { $seat }号玩家（{ $role }）因为平票，代人受死。
story-death-fire = 纵火者的火烧死了{ $seat }号玩家（{ $role }）。
story-death-shot = 猎人开枪，带走了{ $seat }号玩家（{ $role }）。
story-death-explode = { $seat }号玩家（{ $role }）当众自爆。
story-death-barber = 理发师的剃刀杀死了{ $seat }号玩家（{ $role }）。
story-house-werewolf = 狼人在{ $house }杀死了{ $role }。
story-house-vote = { $house }被处以极刑：{ $role }。
story-house-left = { $house }的主人离开了。

## 谁得救了

story-spare-bodyguard = 保镖从狼群口中救下了{ $seat }号玩家（{ $role }）。
story-spare-angel = 天使从狼群口中救下了{ $seat }号玩家（{ $role }）。
story-spare-guard = 守卫从狼群口中救下了{ $seat }号玩家（{ $role }）。
story-spare-witch = 女巫用灵药救活了{ $seat }号玩家（{ $role }）。
story-spare-arsonist = { $seat }号玩家（{ $role }）的房子著火了，狼群扑了个空。
story-spare-elder = 狼群咬了{ $seat }号玩家（{ $role }），但没能咬死。
story-spare-idiot = { $seat }号玩家（{ $role }）被判处决，翻牌之后逃过一死。
story-spare-innkeeper = 酒馆老板动不得：{ $seat }号玩家（{ $role }）逃过一劫。
story-spare-healer = 接骨师救活了{ $seat }号玩家（{ $role }）。
story-spare-lord = 领主赦免了{ $seat }号玩家（{ $role }）。
story-spare-trap = { $house }的陷阱救了住在里面的{ $role }。

## 大家都看见的事

story-vote-accused = { $count ->
    [0] 没有人得票。
   *[other] 得票：{ $tally }。
}
story-vote-told = { $count ->
    [0] 没有人得票。
   *[other] 得票：{ $tally }。
}
story-office-sheriff = { $seat }号玩家当上警长。
story-office-mayor = { $seat }号玩家当上村长。
story-office-nobody = 警徽从此不属于任何人。
story-mark-burnt = { $seat }号玩家的房子烧毁了。
story-mark-rumour = 村里流传著{ $seat }号玩家的谣言。
story-score = { $seat }号玩家：{ $why }，{ $points }分。
story-undone = 已撤回：{ $text }
story-ballot = { $seat }投{ $text }
story-ballots = { $phase }：{ $ballots }。
story-nothing = 什么事也没发生。

## 一局之后

after-turning = 这一局有{ $number }个关键时刻。
after-moment = { $phase }。{ $text }
after-hint-skip = 任何按钮：跳过
after-hint-pages = 上、下：翻页 · 确定、返回：离开
after-story = 这一局的故事
after-votes = 谁投了谁
after-evening = 今晚的统计
after-no-votes = 这一局没有投票。
after-teller = 今晚玩了{ $games }局。获胜：{ $wins }。
after-win = { $text }{ $number }局
after-column-won = 获胜
after-column-survived = 存活
after-column-right = 投对
after-column-points = 分数
after-of = { $whole }次中{ $part }次
after-figures = { $who }：获胜{ $won }，存活{ $survived }，投对{ $right }。
after-figures-points = { $who }：获胜{ $won }，得分{ $points }。
after-match = { $games }局之后的总分：{ $scores }。
after-score = { $seat }号玩家{ $points }分
after-camp-nobody = 没有人
after-camp-lovers = 恋人
after-camp-wolf = 狼人
after-camp-points = 按分数
