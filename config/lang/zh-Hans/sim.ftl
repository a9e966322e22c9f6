# 模拟的牌桌，在窗口里从上面看（wolfhour sim）。

sim-pause = 暂停
sim-go-on = 继续
sim-step = 下一步
sim-show-cards = 亮牌
sim-cover-cards = 盖牌
sim-seen-from-above = 视角：全部
sim-seen-by = 视角：{ $seat } 号
sim-faults = 故障
sim-keys = 按键
sim-bot = 电脑
sim-clumsy = 冒失
sim-person = 真人
sim-heard-night = 夜里的背景声一直响着，盖住细小的声音。
sim-voiceless = 这个速度下没有语音，说的话都写在这里。
sim-cards-at = { $seat } 号读卡器：放哪一张牌？
sim-no-cards = 没有作答用的牌。
sim-answers-of = { $seat } 号的回答
sim-not-asked = 现在没有问这里。

## What can go wrong

sim-unplug = 拔掉 { $seat } 号的读卡器
sim-plug = 插回 { $seat } 号的读卡器
sim-stuck = 有东西压住 { $seat } 号的按钮
sim-noise = { $seat } 号的线接触不良
sim-double = { $seat } 号连按两下
sim-break-light = { $seat } 号的灯坏了
sim-mend-light = { $seat } 号的灯修好了
sim-unplug-well = 拔掉盒盖里的读卡器
sim-plug-well = 插回盒盖里的读卡器
sim-break-sound = 没有声音了
sim-mend-sound = 声音恢复了
sim-break-disk = 磁盘满了
sim-mend-disk = 磁盘又有空间了
sim-break-panel = 面板坏了
sim-mend-panel = 面板修好了
sim-power = 拔掉整个盒子的电源（窗口会关闭）

## What cannot be done

sim-pulled-out = 这个读卡器已经拔掉了，先把它插回去。
sim-plugged-in = 这个读卡器还插着，先把它拔掉。
sim-bad-button = 这个按钮暂时不算数：被压住了，或者线接触不良。
sim-no-seat = 没有这个座位，最后一个是 { $seat } 号。

## Keys

sim-key-seats = 按 1 到 20 号的按钮
sim-key-held = 按住三秒
sim-key-choose = 选一个座位，或下一个
sim-key-buttons = 所选座位的 NEXT、BACK，或按住 OK
sim-key-panel = 面板：UP、DOWN、OK、BACK、NEXT
sim-key-cards = 在所选座位的读卡器上放一张牌
sim-key-answers = 一次给出完整的回答
sim-key-bot = 交给电脑、会出错的电脑，或改回真人
sim-key-view = 只看这个座位察觉到的，或看全部
sim-key-cover = 盖住或亮出所有的牌
sim-key-clock = 暂停、走到下一件事、加快、放慢
sim-key-faults = 让那里出故障
sim-key-type = 输入命令，和在终端里一样
sim-key-close = 关掉这张清单
