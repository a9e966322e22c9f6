# 一局完咗之後：故事、投票同統計。

## 邊個暗中做咗乜、知咗乜

story-seer-result = { $werewolf ->
    [yes] { $seat }號玩家驗咗{ $target }號玩家：係狼！
   *[no] { $seat }號玩家驗咗{ $target }號玩家：唔係狼。
}
    .role = { $seat }號玩家驗咗{ $target }號玩家：{ $role }。
    .camp = { $seat }號玩家驗咗{ $target }號玩家：{ $camp }陣營。
story-priest-result = { $werewolf ->
    [yes] { $seat }號玩家係僧侶，知道死咗嘅{ $target }號玩家係狼。
   *[no] { $seat }號玩家係僧侶，知道死咗嘅{ $target }號玩家唔係狼。
}
story-confessor-result = { $seat }號玩家係神父，聽咗{ $target }號玩家嘅告解：{ $role }。
story-thief-result = { $chest ->
    [yes] 小偷{ $seat }號玩家睇咗{ $house }：有寶箱。
   *[no] 小偷{ $seat }號玩家睇咗{ $house }：冇寶箱。
}
story-mayor-result = { $seat }號玩家睇咗{ $house }：{ $person }。
story-broom-result = { $chest ->
    [yes] { $seat }號玩家用掃把睇咗{ $house }：{ $person }，有寶箱。
   *[no] { $seat }號玩家用掃把睇咗{ $house }：{ $person }，冇寶箱。
}
story-peek-result = { $seat }號玩家睇咗角色牌{ $place }：{ $role }，睇落係{ $mask }。
story-cupid-pair = 丘比特{ $seat }號玩家令{ $seats }玩家做戀人。
story-wild-child-model = 野孩子{ $seat }號玩家揀咗{ $seats }玩家做榜樣。
story-piper-charm = 吹笛者{ $seat }號玩家迷惑咗{ $seats }玩家。
story-guard-protect = 守衛{ $seat }號玩家守護咗{ $seats }玩家。
story-bodyguard-protect = 保鏢{ $seat }號玩家保護咗{ $seats }玩家。
story-angel-protect = 天使{ $seat }號玩家守護咗{ $seats }玩家。
story-little-girl-peek = { $choice ->
    [bold] 女孩{ $seat }號玩家大膽偷睇。
   *[other] 女孩{ $seat }號玩家小心偷睇。
}
story-teacher-forbid = 老師{ $seat }號玩家唔畀{ $seats }玩家投票。
story-play = { $seat }號玩家喺{ $receiver }號玩家面前放嘅係{ $card }，把口就話係{ $kind }。
story-turn = 由嗰陣起，{ $seat }號玩家嘅身分係{ $role }。

## 死亡

story-death-werewolf = 班狼咬死咗{ $seat }號玩家（{ $role }）。
story-death-caught = { $seat }號玩家（{ $role }）偷睇畀班狼發現，死咗。
story-death-vote = 村民處決咗{ $seat }號玩家（{ $role }）。
story-death-hunter-stand = { $seat }號玩家（{ $role }）最後撞正獵人，瞓低咗。
story-death-left = { $seat }號玩家走咗。
story-death-white-werewolf = 白狼人對自己人落手，殺咗{ $seat }號玩家（{ $role }）。
story-death-poison = 女巫毒死咗{ $seat }號玩家（{ $role }）。
story-death-grief = { $seat }號玩家（{ $role }）殉情死咗。
story-death-curse = 長老死咗之後，冇人保得住{ $seat }號玩家（{ $role }）。
story-death-scapegoat = { $seat }號玩家（{ $role }）因為平票，代人死咗。
story-death-fire = 縱火者把火燒死咗{ $seat }號玩家（{ $role }）。
story-death-shot = 獵人開槍，帶走咗{ $seat }號玩家（{ $role }）。
story-death-explode = { $seat }號玩家（{ $role }）當住大家面前自爆。
story-death-barber = 理髮師把剃刀殺咗{ $seat }號玩家（{ $role }）。
story-house-werewolf = 狼人喺{ $house }殺咗{ $role }。
story-house-vote = { $house }畀人處以極刑：{ $role }。
story-house-left = { $house }嘅主人走咗。

## 邊個有得救

story-spare-bodyguard = 保鏢喺狼口救返{ $seat }號玩家（{ $role }）。
story-spare-angel = 天使喺狼口救返{ $seat }號玩家（{ $role }）。
story-spare-guard = 守衛喺狼口救返{ $seat }號玩家（{ $role }）。
story-spare-witch = 女巫用靈藥救返{ $seat }號玩家（{ $role }）。
story-spare-arsonist = { $seat }號玩家（{ $role }）間屋著咗火，班狼撲咗個空。
story-spare-elder = 班狼咬咗{ $seat }號玩家（{ $role }），不過咬唔死。
story-spare-idiot = { $seat }號玩家（{ $role }）畀人判處決，翻牌執返條命。
story-spare-innkeeper = 酒館老闆郁唔得：{ $seat }號玩家（{ $role }）避過一劫。
story-spare-healer = 接骨師救返{ $seat }號玩家（{ $role }）。
story-spare-lord = 領主赦免咗{ $seat }號玩家（{ $role }）。
story-spare-trap = { $house }個陷阱救返住喺入面嘅{ $role }。

## 大家都見到嘅嘢

story-vote-accused = { $count ->
    [0] 冇人有票。
   *[other] 得票：{ $tally }。
}
story-vote-told = { $count ->
    [0] 冇人有票。
   *[other] 得票：{ $tally }。
}
story-office-sheriff = { $seat }號玩家做咗警長。
story-office-mayor = { $seat }號玩家做咗村長。
story-office-nobody = 個警徽由嗰陣起唔屬於任何人。
story-mark-burnt = { $seat }號玩家間屋燒咗。
story-mark-rumour = 成條村都講緊{ $seat }號玩家嘅謠言。
story-score = { $seat }號玩家：{ $why }，{ $points }分。
story-undone = 收返咗：{ $text }
story-ballot = { $seat }投{ $text }
story-ballots = { $phase }：{ $ballots }。
story-nothing = 乜嘢都冇發生。

## 一局完咗之後

after-turning = 呢一局有{ $number }個關鍵時刻。
after-moment = { $phase }。{ $text }
after-hint-skip = 撳邊粒掣都得：跳過
after-hint-pages = 上、下：揭頁 · 確定、返回：離開
after-story = 呢一局嘅故事
after-votes = 邊個投邊個
after-evening = 今晚嘅統計
after-no-votes = 呢一局冇投票。
after-teller = 今晚玩咗{ $games }局。贏嘅：{ $wins }。
after-win = { $text }{ $number }局
after-column-won = 贏咗
after-column-survived = 生還
after-column-right = 投啱
after-column-points = 分數
after-of = { $whole }次中{ $part }次
after-figures = { $who }：贏咗{ $won }，生還{ $survived }，投啱{ $right }。
after-figures-points = { $who }：贏咗{ $won }，得分{ $points }。
after-match = { $games }局之後嘅總分：{ $scores }。
after-score = { $seat }號玩家{ $points }分
after-camp-nobody = 冇人
after-camp-lovers = 戀人
after-camp-wolf = 狼人
after-camp-points = 分數
