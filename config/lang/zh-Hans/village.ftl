# 所有村庄游戏共用的话：天黑天亮、讨论与投票。

## 阶段

phase-night = 第{ $number }夜
phase-day = 第{ $number }天

## 白天与黑夜

deal-look = 现在每个人都有身份了，请记住自己的，不要让别人知道。
own-card = 你的身份：{ $role }。
night-falls = 夜幕降临，天黑请闭眼。
day-breaks = 鸡叫了，天亮请睁眼。
dawn-deaths = 昨晚，{ $seats }玩家没能活到天亮。
dawn-nobody = 昨晚是平安夜，没有人死亡。
death-left = { $seat }号玩家离开了村子，不会再回来。
reveal-role = { $seat }号玩家翻开身份牌：{ $role }。
reveal-side = { $seat }号玩家属于{ $side }阵营。

## 讨论与投票

debate-call = 现在请大家自由讨论，找出藏在你们之中的人狼。准备好投票就请按一下。
vote-call = 讨论结束，请投票。你们要处决谁？
vote-told = 投票结果：{ $tally }。
vote-tie = { $seats }玩家平票。
vote-nobody = 今天没有人被处决。
defence-call = { $seat }号玩家，请为自己辩护。
revote-call = 进入PK投票，其他玩家请在{ $seats }玩家之中再投一次。

## 睁眼的死者

ghosts-bet = 各位死者，天黑之前，你认为谁是人狼？
ghosts-best = 死者之中，{ $seats }玩家的直觉最准。

## 阵营

side-village = 村民
side-werewolf = 人狼
