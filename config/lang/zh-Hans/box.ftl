# 盒子自己的话：大厅、面板，以及出问题的时候。

## 列表

list-seat = { $seat }号
list-more = { $first }、{ $next }
list-end = { $first }、{ $last }
list-votes = { $name }{ $votes }票

## 名称

language-name = 简体中文
game-classic = 人狼

## 大厅

lobby-welcome = 欢迎来到狼时。请围着桌子坐好，今晚的狼饿了。
lobby-language = 这桌说哪一种语言？
lobby-game = 你们想玩哪一个游戏？
lobby-players = 你们有几个人？
lobby-join = 请从盒子开始，顺时针一个接一个按一下，坐上你的座位。
lobby-joined = 欢迎，{ $seat }号玩家。
lobby-deck = 这局有哪些角色？
lobby-rules = 村规
lobby-start = 开始游戏
lobby-length = 第一晚{ $first }，之后每晚{ $later }，整局大约{ $minutes }分钟。
lobby-hear = 听得到请按一下。
lobby-see = 看得清楚请按一下。
lobby-again = 要再玩一局吗？

## 准备入夜

ready-call = 准备好入夜，请按一下。
ready-missing = 还差{ $seats }玩家，请按一下。
ready-default = 不再等了，现在入夜。

## 面板

panel-choose = 上、下：选择 · 确定：决定 · 返回：上一页
panel-ok = 请按“确定”继续。
panel-start = 请按“确定”开始。
panel-yes-no = 确定：是 · 返回：否
pause-on = 游戏暂停，请按“确定”继续。
pause-off = 游戏继续。
pause-eyes = 大家请闭眼，黑夜继续。
panel-repeat = 再说一次
panel-more-time = 多给一点时间
panel-undo = 收回上一步
panel-dusk = 这一夜重新开始
panel-leave = 有玩家必须离开
panel-abandon = 放弃这局
undo-done = 上一步已经收回。
undo-refused = 这一步不能收回，之后已经发生了秘密的事。
dusk-again = 这一夜重新开始，刚才发生的一切都不算。
leave-who = 哪一位玩家必须离开？
leave-done = 只要游戏允许，{ $seat }号玩家就会离开。
abandon-sure = 真的要放弃这局吗？
abandon-done = 这局放弃了，狼群悄悄散去。

## 断电之后

resume-offer = 上一局中断了，要从停下的地方继续吗？
resume-done = 游戏从停下的地方继续。
resume-refused = 这个版本无法继续上一局，已保存为没有结果的一局。
resume-damaged = 上一局的记录损坏了，无法继续；记录仍然保留。

## 故障

trouble-no-sound = 没有声音，请检查音箱有没有接好、打开。
trouble-no-voice = 没有语音，请看屏幕上的字。
trouble-no-display = 没有屏幕，游戏用声音继续。
trouble-display-lost = 屏幕断线了，游戏用声音继续。
trouble-disk-full = 存储空间满了，无法再保存，请清出空间。
trouble-disk-read-only = 存储设备不能写入，无法保存，请检查存储卡。
trouble-disk-slow = 存储设备反应很慢，游戏继续。
trouble-disk-failed = 存储设备坏了，无法保存，请检查存储卡。
trouble-seat-lost = 有一个座位没有反应，请检查插头。
trouble-seat-missing = { $seat }号座位不见了，请检查插头，或按“确定”不等它。
trouble-settings = 设置有错，目前使用上一次正确的设置。
trouble-night-without-sound = 没有声音不能入夜：等声音恢复，或由人来朗读。
trouble-over = 一切恢复正常。
