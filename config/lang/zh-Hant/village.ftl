# 所有村莊遊戲共用的話：天黑天亮、討論與投票。

## 階段

phase-night = 第{ $number }夜
phase-day = 第{ $number }天

## 白天與黑夜

deal-look = 現在每個人都有身分了，請記住自己的，不要讓別人知道。
own-card = 你的身分：{ $role }。
night-falls = 夜幕降臨，天黑請閉眼。
day-breaks = 雞鳴了，天亮請睜眼。
dawn-deaths = 昨晚，{ $seats }玩家沒能活到天亮。
dawn-nobody = 昨晚是平安夜，沒有人死亡。
death-left = { $seat }號玩家離開了村子，不會再回來。
reveal-role = { $seat }號玩家翻開身分牌：{ $role }。
reveal-side = { $seat }號玩家屬於{ $side }陣營。

## 討論與投票

debate-call = 現在請大家自由討論，找出藏在你們之中的人狼。準備好投票就請按一下。
vote-call = 討論結束，請投票。你們要處決誰？
vote-told = 投票結果：{ $tally }。
vote-tie = { $seats }玩家平票。
vote-nobody = 今天沒有人被處決。
defence-call = { $seat }號玩家，請為自己辯護。
revote-call = 進入PK投票，其他玩家請在{ $seats }玩家之中再投一次。

## 睜眼的死者

ghosts-bet = 各位死者，天黑之前，你認為誰是人狼？
ghosts-best = 死者之中，{ $seats }玩家的直覺最準。

## 陣營

side-village = 村民
side-werewolf = 人狼
