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
