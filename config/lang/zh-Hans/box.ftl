# 盒子自己的话：大厅、面板，以及出问题的时候。

## 列表

list-seat = { $seat }号
list-more = { $first }、{ $next }
list-end = { $first }、{ $last }
list-votes = { $name }{ $votes }票

## 名称

language-name = 简体中文
game-classic = 人狼
game-millers-hollow = 狼人

## 大厅

lobby-title = 狼时
lobby-welcome = 欢迎来到狼时。请围着桌子坐好，今晚的狼饿了。
lobby-language = 请选择语言。
lobby-change-language = 更换语言
lobby-change-narrators = 更换说话的人
lobby-narrator = 由谁来说？第{ $number }位，最多三位。
lobby-narrators-screen = 说屏幕上的语言
lobby-narrators-enough = 不再加了
lobby-game = 你们想玩哪一个游戏？
lobby-offer = { $game }（{ $least }到{ $most }人）
lobby-seats = 谁坐在哪里？
lobby-seats-same = 和上次一样的{ $number }个座位
lobby-seats-new = 重新入座
lobby-join = 请从盒子开始，顺时针一个接一个按一下，坐上你的座位，你会听到自己的号码。全部入座后请按“确定”。
lobby-joined = { $seat }号玩家，欢迎。
lobby-unseated = { $seat }号玩家站起来了。
lobby-too-few = 现在只有{ $joined }人入座，这个游戏至少要{ $least }人。
lobby-full = 座位满了，这个游戏最多{ $most }人。
lobby-hint-join = 确定：全部入座 · 返回：收回最后一个座位
lobby-hint-ready = 上、下：字的大小 · 确定：不等了，开始 · 返回：上一页
lobby-start = 开始游戏
lobby-number = { $number }位玩家
lobby-card = { $role } × { $number }
lobby-card-said = { $number ->
    [0] 没有{ $card }
    [2] 两张{ $card }
   *[other] { $number }张{ $card }
}
lobby-cards = { $cards }
lobby-rules-usual = 村规：照常
lobby-rules-changed = 村规：{ $rules }
lobby-length = 看身份牌要{ $deal }，第一晚{ $first }，之后每晚{ $later }，整局大约{ $minutes }分钟。
lobby-length-alone = 整局大约要{ $time }。
lobby-by-ear-in-vain = 有玩家看不到画面，但并非每个座位都有可用的灯或震动马达，所以夜里的消息只会显示在屏幕上。
lobby-expected = 电脑模拟一百局：村民赢{ $village }局，狼赢{ $wolves }局；一局大约{ $nights }个晚上，到第二个早上，{ $seats }人里已有{ $early }人死亡。
lobby-minutes = { $minutes }分钟
lobby-seconds = { $seconds }秒
lobby-time = { $minutes }分{ $seconds }秒
lobby-deck = 这局有哪些角色？
lobby-deck-recommended = 推荐的角色
lobby-deck-own = 自己搭配角色
lobby-deck-edit = 请选一个角色，再决定有几张，一共要{ $seats }张牌。
lobby-deck-counted = { $cards }张牌，需要{ $seats }张
lobby-deck-done = 搭配完成
lobby-deck-broken = 配置文件里有{ $number }个错误
lobby-deal-readers = 实体牌：各自放到自己的读卡器上
lobby-deal-well = 实体牌：一张一张放到盒盖上
lobby-deal-list = 实体牌：我念身份，念到自己的就按
lobby-deal-box = 不用牌：由我发身份，悄悄告诉每个人
lobby-deal = 身份要怎么发？
lobby-rules = 想改哪一条村规？按“确定”更改，按“返回”离开。
lobby-name = { $seat }号{ $name }
lobby-names = 名字：{ $names }
lobby-names-none = 名字：还没有人报上名字
lobby-name-none = 不报名字
lobby-name-who = { $seat }号玩家是谁？
lobby-rules-reset = 全部村规照常
lobby-favourite = 收藏的村规：{ $rules }
lobby-favourite-keep = 收藏这些村规
lobby-favourite-kept = 这些村规收藏好了。
lobby-favourite-take = 照这些村规玩
lobby-favourite-forget = 删除这个收藏
lobby-pace-brisk = 节奏：快
lobby-pace-normal = 节奏：一般
lobby-pace-relaxed = 节奏：新手
lobby-pace-help = 选择、讨论和阅读有多少时间；新手节奏时，我每次都叫两遍。
lobby-only-with-readers = 每个座位都有读卡器才能用；这台主机的座位不是这样。
lobby-rule = { $rule }：{ $value }
lobby-ready = 需要选择时，我会把选项一个一个念出来，念到你要的就按一下。现在，听得到、也看得清楚屏幕的玩家，请每人按一下，然后游戏开始。
lobby-too-small = 看不清屏幕的话，请按面板上的“上”，字会变大。
lobby-missing = { $seats }玩家还没有按。
lobby-again = 要再玩一局吗？
lobby-hint-again = 确定：照样再来一局 · 上、下：其他
lobby-again-same = 照样再来一局
lobby-again-change = 改一点，再来一局
lobby-again-other = 换一个游戏
lobby-again-end = 今晚就到这里
lobby-goodbye = 晚安，回家路上小心狼。
lobby-switched-off = 正在关机
lobby-unplug = 十秒后就可以拔掉电源。

## 盒子附带的配置

setup-classic-first-hunt = 初次狩猎
setup-classic-masons-and-fools = 死党与废物
setup-classic-watchful-village = 警醒的村庄
setup-millers-hollow-seed-8 = 7人局（原版8人配置）
setup-millers-hollow-seed-9 = 8人局（原版9人配置）
setup-millers-hollow-seed-10 = 9人局（原版10人配置）
setup-millers-hollow-seed-11-guard = 10人局（原版11人配置，守卫）
setup-millers-hollow-seed-11-elder = 10人局（原版11人配置，长老）
setup-millers-hollow-seed-12 = 11人局（原版12人配置）
setup-millers-hollow-seed-13 = 12人局（原版13人配置）
setup-millers-hollow-seed-14-guard = 13人局（原版14人配置，守卫）
setup-millers-hollow-seed-14-elder = 13人局（原版14人配置，长老）
setup-millers-hollow-seed-15 = 14人局（原版15人配置）
setup-millers-hollow-seed-16 = 15人局（原版16人配置）
setup-millers-hollow-sixteen = 16人局
setup-millers-hollow-seventeen = 17人局
setup-millers-hollow-eighteen = 18人局
setup-lupusburg-four = 4人局
setup-lupusburg-five = 5人局
setup-lupusburg-six-and-the-broom = 6人局，每天交出扫帚
setup-lupusburg-seven-and-the-trap = 7人局，加陷阱
setup-lupusburg-eight = 8人局
setup-cried-wolf-three = 3人局，自吹自擂
setup-cried-wolf-four-and-their-sheep = 4人局，自吹自擂，羊有技能
setup-cried-wolf-five-and-their-rumours = 5人局，以讹传讹，进阶规则
setup-cried-wolf-four-young-ones = 4人局，以讹传讹，没有牧羊童
setup-cried-wolf-six-and-their-hunters = 6人局，猎人杀狼
setup-wooolf-four = 4人局，加桌子中央的一位
setup-wooolf-five-to-begin-with = 5人入门局
setup-wooolf-six-and-false-masks = 6人局，带伪装
setup-wooolf-seven-as-published = 7人局，照原版问法
setup-wooolf-eight = 8人局，全部基本牌
setup-wooolf-eight-and-all-cards = 8人局，二十张混用

## 实体牌

deal-readers = { $each ->
    [1] 请把这局的{ $number }张{ $pile }洗好，每人发一张，牌面朝下。看过自己的牌，就放到自己的读卡器上。
   *[other] 请把这局的{ $number }张{ $pile }洗好，每人发{ $each }张，牌面朝下。看过自己的牌，记住哪一张是第一张，先把第一张放到自己的读卡器上。
}
deal-well = { $each ->
    [1] 请把这局的{ $number }张{ $pile }洗好，牌面朝下，一张一张放到盒盖上，我会说给谁。
   *[other] 请把这局的{ $number }张{ $pile }洗好，每人会拿到{ $each }张。牌面朝下，一张一张放到盒盖上，我会说给谁。
}
deal-list = { $each ->
    [1] 请把这局的{ $number }张{ $pile }洗好，每人发一张，牌面朝下。看过并记住自己的牌，就按一下。
   *[other] 请把这局的{ $number }张{ $pile }洗好，每人发{ $each }张，牌面朝下。看过自己的牌，记住哪一张是第一张，就按一下。
}
pile-cards = 牌
deal-rest = 剩下的{ $number }张牌放在中间，牌面朝下，谁都不要看。
deal-unseen = 请把这局的{ $number }张牌洗好，拿出{ $aside }张放到一边，牌面朝下，谁都不要看；其余的牌面朝下放在中间。
draw-readers = { $seat }号玩家，请从牌堆摸最上面一张，看过后放到自己的读卡器上。
draw-well = { $seat }号玩家，请从牌堆摸最上面一张，牌面朝下放到盒盖上，再拿回去看。
draw-list = { $seat }号玩家，请从牌堆摸最上面一张，看过后按一下；然后念到这张牌时再按一下。
draw-readers-hand = { $seat }号玩家，请从{ $giver }号玩家手上抽一张，先不要看，放到自己的读卡器上，再扣在面前，等大家都抽完。
draw-well-hand = { $seat }号玩家，请从{ $giver }号玩家手上抽一张，先不要看，放到盒盖上，再扣在面前，等大家都抽完。
draw-list-hand = { $seat }号玩家，请从{ $giver }号玩家手上抽一张，看过后按一下；然后念到这张牌时再按一下。牌先扣在面前，等大家都抽完。
draw-wrong = { $seat }号玩家，刚摸的不可能是这张牌，请放刚摸的那一张。
draw-missing = { $seat }号玩家，我在等你的牌。读不到的话请按一下，念到这张牌时再按一下。
draw-again = { $seat }号玩家，我没听懂。请再看一次牌，按一下；然后念到这张牌时再按一下。
draw-back = { $seat }号玩家，请把原来那张牌放回牌堆，再洗一洗。
laid-wrong = { $seat }号玩家，这不是你手上的牌，请换一张。
house-place-cards = 也可以把两张牌先后放到自己的读卡器上：左边的房子，再来是住在里面的人物。
deal-wrong = { $seat }号玩家，这张牌不对。请看一下，再放一次，或换一张。
deal-twice = { $seat }号玩家，这张牌我已经知道了，请放另一张。
deal-changed = { $seat }号玩家，现在改成这一张，前一张不算。
deal-wrong-card = 这张牌不对，请放到一边，换下一张。
deal-missing = 还在等{ $seats }玩家。
deal-next = { $number ->
    [2] 第一张都到齐了。请拿回去，把第二张放到自己的读卡器上。
   *[other] 这一张都到齐了。请拿回去，把下一张放到自己的读卡器上。
}
deal-give = 这张给{ $seat }号玩家。
deal-look-next = { $number ->
    [2] 大家请看自己的牌，记住这是第一张。然后继续把牌一张一张放到盒盖上。
   *[other] 大家请看刚拿到的牌，并且记住。然后继续把牌一张一张放到盒盖上。
}
deal-look-now = { $each ->
    [1] 大家请看自己的牌。
   *[other] 大家请看自己的最后一张牌。
}
deal-take-back = { $each ->
    [1] 牌都到齐了，请拿回自己的牌，牌面朝下放好。
   *[other] 牌全部到齐了，请拿回自己的牌，牌面朝下放好。
}
deal-close = { $each ->
    [1] 大家请闭眼。我会把所有的牌念两遍，念到自己的就按一下。
   *[other] 大家请闭眼。每人手上的每一张，我都会把所有的牌念两遍，念到那一张就按一下。
}
deal-again = { $each ->
    [1] 数目对不上，我再念一次，念到自己的牌就按一下。
   *[other] 数目对不上，每一张我都再念一次，念到那一张就按一下。
}
deal-lights = 请看好自己的灯。我会把所有身份念两遍，灯亮时念到的就是你的身份。
deal-card = { $number ->
    [1] 你的第一张牌。
    [2] 你的第二张牌。
   *[other] 你的下一张牌。
}
deal-goal = 你的得分条件牌。
deal-question = { $number ->
    [1] 你的第一张问题卡。
   *[other] 你的第二张问题卡。
}
turn-number = { $number ->
    [1] 秘密选第一个号码。
   *[other] 第二个号码。
}
declare-number = { $number ->
    [1] 第一个号码，零是没有人。
   *[other] 第二个号码。
}
laid-yes = 是
laid-no = 不是
deal-instead = 请把所有牌收起来。接下来由我发牌，再私下告诉每一位。

## 游戏桌上

vote-point = 三、二、一，请指！
night-hands = 今晚全员点按：请悄悄选择；听到一声“嗒”，所有存活玩家都用卡片点一下，已经选择的人就这样确认。
night-ready = 天快黑了，准备好闭眼就请按一下。
night-missing = { $seats }玩家，黑夜在等你，请按一下。
night-goes-on = 不再等了，黑夜照常降临。
resume-night = 游戏从停下的地方继续，夜里的这一幕重新开始。
resume-day = 游戏从停下的地方继续。
lights-drawn = 请看好自己的灯。我再念两遍：没有选的人，灯亮时念到的就是抽签替你选的。
lights-hand = 大家请看好自己的灯。我会念两遍，灯亮时念到的就是你现在的手牌。
lights-only = { $seat }号玩家，请看好自己的灯。我会把选项念两遍，灯亮时念到的就是给你的消息。
look-close = 大家请闭眼，我会一位一位请你们看屏幕。
look-seat = { $seat }号玩家请睁眼，看看屏幕，然后闭眼。
look-only = 请{ $seat }号玩家看屏幕，其他人闭眼。
look-open = 大家请睁眼。
look-by-hand = 请{ $seat }号玩家拿起{ $target }号玩家的第{ $number ->
    [1] 一
   *[other] 二
}张牌，自己看一眼，然后放回原处。
no-news = 没有新消息
house-L = { $seat }号左屋
house-R = { $seat }号右屋
phase-setup = 准备
result-seat = { $seat }号玩家：{ $roles }
result-points = { $seat }号玩家：{ $points }分
result-both = { $seat }号玩家：{ $roles }，{ $points }分
result-parts = { $seat }号：{ $parts }
result-goal = { $seat }号的得分条件：{ $goal }
result-part = { $why } { $points }
lying-sheep-1 = 1
lying-sheep-2 = 2
lying-sheep-3 = 3
lying-wolf = 狼
lying-dog = 犬
lying-hunter = 猎
lying-boy = 童
lying-dead = 死亡：{ $dead }

## 面板

panel-choose = 上、下：选择 · 确定：决定 · 返回：上一页
panel-ok = 请按“确定”继续。
panel-back = 返回：维持原样。
pause-title = 暂停
pause-go-on = 继续游戏
pause-repeat = 再说一次
pause-volume = 音量
pause-volume-off = 关闭声音
pause-brightness = 亮度
pause-contrast = 对比度
pause-contrast-usual = 普通
pause-contrast-high = 高对比度：黑底白字和黄字
pause-by-ear = 有玩家看不到画面
pause-language = 语言
pause-undo = 收回上一步
pause-dusk = 这一夜从天黑重新开始
pause-time = 再给一点时间
pause-skip = 结束这段发言
pause-look = 我是谁？大家再看一次
pause-box = 音量、画面、语言
pause-device = 换一个座位装置
pause-leave = 有玩家必须离开
pause-abandon = 放弃这局
pause-device-who = 哪一位玩家要换装置？
pause-device-press = { $seat }号玩家，请按下你要用的按钮，或把卡片放到要用的读卡器上。
pause-device-taken = 这是{ $seat }号玩家正在用的。你们俩换了位子就再按一次，不然请换另一个。
pause-leave-who = 哪一位玩家必须离开？
pause-sure = 确定吗？
pause-read-aloud = OK：由人来朗读
pause-seat = { $seat }号玩家
pause-off = 游戏继续。
pause-undone = 上一步已经收回。
pause-dusk-again = 这一夜不算，从天黑重新开始。
pause-more-time = 现在多给一点时间。
pause-left = 只要游戏允许，{ $seat }号玩家就会离开。
pause-device-changed = 从现在起，{ $seat }号玩家用这个装置作答。
pause-abandoned = 这局放弃了，狼群悄悄散去。

## 断电之后

resume-offer = 有一局中断了（{ $game }，{ $phase }），要从停下的地方继续吗？
resume-go-on = 继续这一局
resume-end = 结束这一局，不计结果
resume-refused = 这个版本无法继续中断的那一局，已保存为没有结果的一局。
resume-damaged = 上一局的记录损坏了，无法继续；记录仍然保留。

## 故障

trouble-no-sound = 没有声音，请检查音箱有没有接好、打开。
trouble-muted = 声音关掉了，请在面板菜单的“音量”里调高。
trouble-no-voice = 没有语音，请看屏幕上的字。
trouble-no-display = 没有屏幕，游戏用声音继续。
trouble-display-lost = 屏幕断线了，游戏用声音继续。
trouble-disk-full = 存储空间满了，无法再保存，请清出空间。
trouble-disk-read-only = 存储设备不能写入，无法保存，请检查存储卡。
trouble-disk-slow = 存储设备反应很慢，游戏继续。
trouble-disk-failed = 存储设备坏了，无法保存，请检查存储卡。
trouble-history-damaged = 游戏记录损坏了，已另外保存，并重新开始记录。
trouble-history-failed = 上一局无法写入游戏记录，请检查存储卡。
trouble-reader-lost = { $seat }号座位的读卡器没有反应，请检查插头。
trouble-well-lost = 盒盖上的读卡器没有反应，请检查插头。
trouble-readers-power = 好几个读卡器同时没有反应，请检查USB电源。
trouble-reader-unsure = { $seat ->
    [0] 好几个读卡器同时拔下来过，我不知道哪一个在盒盖上，请选“设置读卡器”。
   *[other] 好几个读卡器同时拔下来过，我不知道哪一个在{ $seat }号座位。游戏中我会请那里放一张牌，不然请选“设置读卡器”。
}
trouble-button-stuck = { $seat }号座位有按钮一直按着或卡住了，暂时不算数，请放开它。
trouble-button-noisy = { $seat }号座位有按钮一直乱跳，暂时不算数，请检查连接线。
trouble-light-lost = { $seat }号座位的灯不亮，请检查连接线。
trouble-lights-missing = { $seats }玩家的灯不亮，游戏照常进行。
trouble-panel-stuck = 面板上有按钮一直按着或卡住了，请放开它。
trouble-panel-noisy = 面板上有按钮一直乱跳，暂时不算数，请检查连接线。
trouble-expander-lost = 有一块座位按钮或灯的电路板没有反应，请检查连接线。
trouble-board-lost = 电路板 { $board }（{ $seats }座位）没有反应，请检查连接线。
trouble-no-pins = 接线的按钮或灯不能用，请检查接线和设置。
trouble-no-panel = 没有前面板；可用键盘的方向键、Enter 和退格键代替。
trouble-seat-lost = 有一个座位没有反应，请检查插头。
trouble-seat-missing = { $seat }号座位不见了，请检查插头，或按“确定”不等它。
trouble-board-missing = 电路板 { $board }（{ $seats }座位）不见了，请检查连接线，或按“确定”不等这些座位。
trouble-readers-missing = 好几个读卡器同时没有反应，请检查USB电源，或按“确定”不等它们。
trouble-seat-check = 只请{ $seat }号座位：在你的读卡器上放任意一张牌，让我知道是哪一个读卡器。
trouble-seat-away = { $seat }号座位不见了，请检查插头。不想等的人请按一下。
trouble-board-away = 电路板 { $board }（{ $seats }座位）不见了，请检查连接线。不想等的人请按一下。
trouble-readers-away = 好几个读卡器同时没有反应，请检查USB电源。不想等的人请按一下。
trouble-give-up = 不等{ $seats }玩家的设备，直接继续吗？同意的请现在按一下，全部同意才继续。
trouble-given-up = 大家都同意，不再等了。
trouble-wait-on = 还有人没同意，我继续等。
trouble-settings = 设置有错，目前使用上一次正确的设置。
trouble-power-weak = 现在电力不足，请换上这台电脑专用的电源。
trouble-safe-mode = 主机接连出错了好几次，所以现在不用你的设置、读卡器和之前的游戏，它们都还在。关机再开，就会重新尝试。
trouble-night-without-sound = 没有声音不能入夜：等声音恢复，或由人来朗读。
trouble-over = 一切恢复正常。

## 试一次

practice-offer = 先试一次：叫一次、投一次票
phase-practice = 试玩
practice-begins = 现在先试一次，不算数，让大家知道我怎么问。
practice-sleep = 大家请闭眼。
practice-call = 我叫所有人。号码会念两遍，听到自己的号码就按。
practice-wake = 大家请睁眼。
practice-heard = 每一位我都听到了。
practice-missed = 念到{ $seats }玩家的号码时，我没有收到按钮。
practice-vote = 现在投票：叫到你想投的人就按。
practice-voted = 票数：{ $tally }。
practice-over = 试完了。
