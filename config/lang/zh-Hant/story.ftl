# 一局結束之後：故事、投票與統計。

## 誰在暗中做了什麼、知道了什麼

story-seer-result = { $werewolf ->
    [yes] { $seat }號玩家查驗了{ $target }號玩家：是狼！
   *[no] { $seat }號玩家查驗了{ $target }號玩家：不是狼。
}
    .role = { $seat }號玩家查驗了{ $target }號玩家：{ $role }。
    .camp = { $seat }號玩家查驗了{ $target }號玩家：{ $camp }陣營。
story-priest-result = { $werewolf ->
    [yes] { $seat }號玩家是僧侶，得知死去的{ $target }號玩家是狼。
   *[no] { $seat }號玩家是僧侶，得知死去的{ $target }號玩家不是狼。
}
story-confessor-result = { $seat }號玩家是神父，聽了{ $target }號玩家的告解：{ $role }。
story-thief-result = { $chest ->
    [yes] 小偷{ $seat }號玩家查看了{ $house }：有寶箱。
   *[no] 小偷{ $seat }號玩家查看了{ $house }：沒有寶箱。
}
story-mayor-result = { $seat }號玩家查看了{ $house }：{ $person }。
story-broom-result = { $chest ->
    [yes] { $seat }號玩家用掃帚查看了{ $house }：{ $person }，有寶箱。
   *[no] { $seat }號玩家用掃帚查看了{ $house }：{ $person }，沒有寶箱。
}
story-peek-result = { $seat }號玩家查看了角色牌{ $place }：{ $role }，看起來是{ $mask }。
story-cupid-pair = 丘比特{ $seat }號玩家讓{ $seats }玩家成為戀人。
story-wild-child-model = 野孩子{ $seat }號玩家選了{ $seats }玩家做榜樣。
story-piper-charm = 吹笛者{ $seat }號玩家迷惑了{ $seats }玩家。
story-guard-protect = 守衛{ $seat }號玩家守護了{ $seats }玩家。
story-bodyguard-protect = 保鏢{ $seat }號玩家保護了{ $seats }玩家。
story-angel-protect = 天使{ $seat }號玩家守護了{ $seats }玩家。
story-little-girl-peek = { $choice ->
    [bold] 女孩{ $seat }號玩家大膽地偷看。
   *[other] 女孩{ $seat }號玩家小心地偷看。
}
story-teacher-forbid = 教師{ $seat }號玩家不讓{ $seats }玩家投票。
story-play = { $seat }號玩家在{ $receiver }號玩家面前放的是{ $card }，嘴上說的是{ $kind }。
story-turn = 從此{ $seat }號玩家的身分是{ $role }。

## 死亡

story-death-werewolf = 狼群咬死了{ $seat }號玩家（{ $role }）。
story-death-caught = { $seat }號玩家（{ $role }）偷看時被狼群發現，死了。
story-death-vote = 村民處決了{ $seat }號玩家（{ $role }）。
story-death-hunter-stand = { $seat }號玩家（{ $role }）最後遇上獵人，倒下了。
story-death-left = { $seat }號玩家離開了遊戲。
story-death-white-werewolf = 白狼人對狼群下手，殺死了{ $seat }號玩家（{ $role }）。
story-death-poison = 女巫毒死了{ $seat }號玩家（{ $role }）。
story-death-grief = { $seat }號玩家（{ $role }）殉情而死。
story-death-curse = 長老死後，沒有人保得住{ $seat }號玩家（{ $role }）。
story-death-scapegoat = { $seat }號玩家（{ $role }）因為平票，代人受死。
story-death-fire = 縱火者的火燒死了{ $seat }號玩家（{ $role }）。
story-death-shot = 獵人開槍，帶走了{ $seat }號玩家（{ $role }）。
story-death-explode = { $seat }號玩家（{ $role }）當眾自爆。
story-death-barber = 理髮師的剃刀殺死了{ $seat }號玩家（{ $role }）。
story-house-werewolf = 狼人在{ $house }殺死了{ $role }。
story-house-vote = { $house }被處以極刑：{ $role }。
story-house-left = { $house }的主人離開了。

## 誰得救了

story-spare-bodyguard = 保鏢從狼群口中救下了{ $seat }號玩家（{ $role }）。
story-spare-angel = 天使從狼群口中救下了{ $seat }號玩家（{ $role }）。
story-spare-guard = 守衛從狼群口中救下了{ $seat }號玩家（{ $role }）。
story-spare-witch = 女巫用靈藥救活了{ $seat }號玩家（{ $role }）。
story-spare-arsonist = { $seat }號玩家（{ $role }）的房子著火了，狼群撲了個空。
story-spare-elder = 狼群咬了{ $seat }號玩家（{ $role }），但沒能咬死。
story-spare-idiot = { $seat }號玩家（{ $role }）被判處決，翻牌之後逃過一死。
story-spare-innkeeper = 酒館老闆動不得：{ $seat }號玩家（{ $role }）逃過一劫。
story-spare-healer = 接骨師救活了{ $seat }號玩家（{ $role }）。
story-spare-lord = 領主赦免了{ $seat }號玩家（{ $role }）。
story-spare-trap = { $house }的陷阱救了住在裡面的{ $role }。

## 大家都看見的事

story-vote-accused = { $count ->
    [0] 沒有人得票。
   *[other] 得票：{ $tally }。
}
story-vote-told = { $count ->
    [0] 沒有人得票。
   *[other] 得票：{ $tally }。
}
story-office-sheriff = { $seat }號玩家當上警長。
story-office-mayor = { $seat }號玩家當上村長。
story-office-nobody = 警徽從此不屬於任何人。
story-mark-burnt = { $seat }號玩家的房子燒毀了。
story-mark-rumour = 村裡流傳著{ $seat }號玩家的謠言。
story-score = { $seat }號玩家：{ $why }，{ $points }分。
story-undone = 已撤回：{ $text }
story-ballot = { $seat }投{ $text }
story-ballots = { $phase }：{ $ballots }。
story-nothing = 什麼事也沒發生。

## 一局之後

after-turning = 這一局有{ $number }個關鍵時刻。
after-moment = { $phase }。{ $text }
after-hint-skip = 任何按鈕：跳過
after-hint-pages = 上、下：翻頁 · 確定、返回：離開
after-story = 這一局的故事
after-votes = 誰投了誰
after-evening = 今晚的統計
after-no-votes = 這一局沒有投票。
after-teller = 今晚玩了{ $games }局。獲勝：{ $wins }。
after-win = { $text }{ $number }局
after-column-won = 獲勝
after-column-survived = 存活
after-column-right = 投對
after-column-points = 分數
after-of = { $whole }次中{ $part }次
after-figures = { $who }：獲勝{ $won }，存活{ $survived }，投對{ $right }。
after-figures-points = { $who }：獲勝{ $won }，得分{ $points }。
after-match = { $games }局之後的總分：{ $scores }。
after-score = { $seat }號玩家{ $points }分
after-camp-nobody = 沒有人
after-camp-lovers = 戀人
after-camp-wolf = 狼人
after-camp-points = 按分數
