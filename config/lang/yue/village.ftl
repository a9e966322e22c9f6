# 所有村莊遊戲都用嘅嘢：天黑天光、討論同投票。

## 階段

phase-night = 第{ $number }晚
phase-day = 第{ $number }日

## 日頭同夜晚

deal-look = 而家個個都有身分，記住自己嗰個，唔好畀人知。
own-card = 你嘅身分：{ $role }。
night-falls = 入夜喇，天黑請閉眼。
day-breaks = 雞啼喇，天光請開眼。
dawn-deaths = 尋晚，{ $seats }玩家捱唔到天光。
dawn-nobody = 尋晚係平安夜，冇人死。
death-left = { $seat }號玩家離開咗條村，唔會再返嚟。
reveal-role = { $seat }號玩家翻開身分牌：{ $role }。
reveal-side = { $seat }號玩家係{ $side }陣營。

## 討論同投票

debate-call = 而家自由討論，捉匿喺你哋之中嘅人狼出嚟。準備好投票就撳一下。
vote-call = 討論完，請投票。你哋要處決邊個？
vote-told = 投票結果：{ $tally }。
vote-tie = { $seats }玩家平票。
vote-nobody = 今日冇人畀人處決。
defence-call = { $seat }號玩家，輪到你辯護。
revote-call = 平票要再投過，其他玩家喺{ $seats }玩家之中揀一個。

## 開住眼嘅死者

ghosts-bet = 各位死咗嘅人，天黑之前，你覺得邊個係人狼？
ghosts-best = 死咗嘅人之中，{ $seats }玩家估得最準。

## 陣營

side-village = 村民
side-werewolf = 人狼
