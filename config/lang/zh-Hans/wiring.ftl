# “wolfhour config wiring”接线图上的字：写在引脚旁边，所以要短。

## 按钮

wiring-ok = 确定
wiring-next = 下一个
wiring-up = 上
wiring-down = 下
wiring-back = 返回

## 引脚的用途

wiring-seat-button = { $seat }号座位“{ $button }”
wiring-seat-light = { $seat }号座位的灯
wiring-seat-buzzer = { $seat }号座位的蜂鸣器
wiring-panel-button = 面板“{ $button }”
wiring-5v = 5 V，只供树莓派自己用
wiring-ground = 接地
wiring-id-chip = （扩展板的识别芯片）
wiring-i2c = （I2C 总线）
wiring-serial = （串口）
wiring-i2s-sound = （声音扩展板）
wiring-spi-display = （屏幕扩展板）
wiring-fan = （风扇）
wiring-sda = { $chips } 的 SDA
wiring-scl = { $chips } 的 SCL
wiring-inta = 所有扩展芯片的 INTA
wiring-free = 空着
wiring-nothing = 不接
wiring-no-interrupt = 不接：没有中断线
wiring-vdd = 3.3 V（1 或 17 脚）
wiring-at-contact = { $pin }（{ $contact } 脚）
wiring-pulled-up = { $pin }（{ $contact } 脚），共用一个 10 kΩ 接 3.3 V
wiring-reset = 经 10 kΩ 接 3.3 V

## 排针和扩展芯片

wiring-header = 树莓派的排针
wiring-contact-1 = 1 脚的焊盘是方的；39、40 脚在电路板的另一头
wiring-chip = { $name }：MCP23017，地址 { $address }
wiring-notch = 从上面看，缺口朝上
wiring-decouple = VDD 和 VSS 之间接 100 nF，紧靠芯片。

## 座位的线

wiring-cables = 各座位的线
wiring-seat = 座位
wiring-a-button = 按钮“{ $button }”
wiring-a-light = 灯或蜂鸣器
wiring-and-ground = 再加接地
wiring-contacts = 括号里是 RJ12 插头的触点；用直通线

## 电路

wiring-circuits = 电路：每条线都照这样接一份
wiring-in-box = 盒子里
wiring-cable = 线
wiring-at-seat = 座位上
wiring-button = 按钮
wiring-button-where = 接输入脚：GPIO，或 A0–A6、B0–B6；面板上不用 TVS 二极管
wiring-light = 灯
wiring-light-where = 接输出脚：GPIO，或扩展芯片的任何一脚
wiring-buzzer = 蜂鸣器
wiring-buzzer-where = 代替灯，接同一脚
wiring-lamp = { $value }（红灯为 2 mA）
wiring-piezo = 有源压电式
wiring-pin = 引脚
wiring-tvs = TVS 二极管
wiring-ground-wire = 接地，每个座位一条
wiring-silent = 静音
wiring-switch = 开关
wiring-led = 罩子
wiring-hood = 里的 LED

## 读卡器

wiring-readers = 读卡器
wiring-reader = 读卡器
wiring-plugged-in = 插在
wiring-any-port = 任何插口都行：在大厅里配对
wiring-lid = 盒盖
wiring-seat-bus = 座位总线
wiring-reader-circuits = 读卡器怎么接
wiring-pn532-where = 和转接板一起放在座位上；两个开关都拨到 0（HSU）
wiring-rdm6300-where = 和转接板一起放在座位上
wiring-board-where = 接在板子上的读卡器；按钮和灯照别的电路接，引脚是 GP
wiring-adapter = 转接板，3.3 V
wiring-or-3v3 = 或 3.3 V
wiring-usb = USB，最长 5 米
wiring-hub = 集线器，
wiring-own-supply = 自带电源
wiring-to-pi = 接树莓派
wiring-pn532-regulator = 模块上有稳压器（3.3 至 5 V）才能接 5 V。信号电压绝不可超过 3.4 V。
wiring-pn532-supply = 只能用 3.3 V 的模块，要配 3.3 V 能供 200 mA 的转接板；CP2102 只供 100 mA。
wiring-measure-tx = RX 不接。先量 TX 的电压：3.3 V 的转接板不一定受得了 5 V。
wiring-coil = 线圈
wiring-fuse = 保险丝 0.1 A
wiring-divider = 1.8 kΩ：只在 TX
wiring-divider-when = 高于 3.4 V 时接
wiring-box-and-seat = 盒子里 | 座位上
wiring-rj45 = RJ45：1 下一个，2 确定，3 返回，4 灯，5 接地，6 TX，7 接地，8 +5 V。绝不可插进网络。

## 零件清单

wiring-part-switch = 静音开关
wiring-part-panel-button = 面板按钮
wiring-part-led = LED，附 10 毫米遮光罩
wiring-part-buzzer = 有源压电蜂鸣器，3 V
wiring-part-cable = 六芯线（RJ12），3 米，附插座
wiring-part-expander = MCP23017，窄型 DIP，附芯片座
wiring-part-resistor = 电阻 { $value }
wiring-part-capacitor = 电容 { $value }
wiring-part-tvs = TVS 二极管阵列 SRV05-4
wiring-part-pn532 = PN532 读卡器（13.56 MHz）
wiring-part-rdm6300 = RDM6300 读卡器（125 kHz），附线圈
wiring-part-adapter = USB 转串口转接板，3.3 V（CP2102、CH340）
wiring-part-usb-cable = 到座位的 USB 线，最长 5 米
wiring-part-pico = Raspberry Pi Pico，当座位总线的电路板
wiring-part-patch-cable = 网线（RJ45），3 米，附插座
wiring-part-fuse = 自恢复保险丝，0.1 A
wiring-part-hub = { $value } 口 USB 集线器，自带电源
wiring-part-tag = 答案牌用的标签（PN532 用 NTAG213，RDM6300 用 EM4100）
