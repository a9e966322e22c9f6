# 「wolfhour config wiring」接線圖嘅字：寫喺腳位隔籬，所以要短。

## 掣

wiring-ok = 確定
wiring-next = 下一個
wiring-up = 上
wiring-down = 下
wiring-back = 返回

## 腳位嘅用途

wiring-seat-button = { $seat }號位「{ $button }」
wiring-seat-light = { $seat }號位盞燈
wiring-seat-buzzer = { $seat }號位嘅蜂鳴器
wiring-panel-button = 面板「{ $button }」
wiring-5v = 5 V，淨係畀樹莓派自己用
wiring-ground = 接地
wiring-id-chip = （擴充板嘅識別晶片）
wiring-i2c = （I2C 匯流排）
wiring-serial = （序列埠）
wiring-i2s-sound = （音效擴充板）
wiring-spi-display = （螢幕擴充板）
wiring-fan = （風扇）
wiring-sda = { $chips } 嘅 SDA
wiring-scl = { $chips } 嘅 SCL
wiring-inta = 所有擴充晶片嘅 INTA
wiring-free = 吉
wiring-nothing = 唔接
wiring-no-interrupt = 唔接：冇中斷線
wiring-vdd = 3.3 V（1 或 17 腳）
wiring-at-contact = { $pin }（{ $contact } 腳）
wiring-pulled-up = { $pin }（{ $contact } 腳），共用一個 10 kΩ 接 3.3 V
wiring-reset = 經 10 kΩ 接 3.3 V

## 排針同擴充晶片

wiring-header = 樹莓派嘅排針
wiring-contact-1 = 1 腳嘅焊盤係方嘅；39、40 腳喺電路板另一頭
wiring-chip = { $name }：MCP23017，位址 { $address }
wiring-notch = 由上面睇，缺口向上
wiring-decouple = VDD 同 VSS 之間接 100 nF，貼住晶片。

## 座位嘅線

wiring-cables = 每個位嘅線
wiring-seat = 座位
wiring-a-button = 掣「{ $button }」
wiring-a-light = 燈或者蜂鳴器
wiring-and-ground = 再加接地
wiring-contacts = 括號入面係 RJ12 插頭嘅觸點；用直通線

## 電路

wiring-circuits = 電路：每條線都照咁接一份
wiring-in-box = 盒入面
wiring-cable = 線
wiring-at-seat = 座位度
wiring-button = 掣
wiring-button-where = 接輸入腳：GPIO，或 A0–A6、B0–B6；面板唔使 TVS 二極體
wiring-light = 燈
wiring-light-where = 接輸出腳：GPIO，或擴充晶片任何一腳
wiring-buzzer = 蜂鳴器
wiring-buzzer-where = 代替燈，接同一腳
wiring-lamp = { $value }（紅燈係 2 mA）
wiring-piezo = 有源壓電式
wiring-pin = 腳位
wiring-tvs = TVS 二極體
wiring-ground-wire = 接地，每個位一條
wiring-silent = 靜音
wiring-switch = 開關
wiring-led = 罩子
wiring-hood = 入面嘅 LED

## 讀卡器

wiring-readers = 讀卡器
wiring-reader = 讀卡器
wiring-plugged-in = 插喺
wiring-any-port = 邊個插口都得：喺大堂配對
wiring-lid = 盒蓋
wiring-seat-bus = 座位匯流排
wiring-reader-circuits = 讀卡器點接
wiring-pn532-where = 同轉接板一齊放喺座位；兩個開關都撥去 0（HSU）
wiring-rdm6300-where = 同轉接板一齊放喺座位
wiring-board-where = 接喺板上嘅讀卡器；掣同燈照第啲電路接，腳位係 GP
wiring-adapter = 轉接板，3.3 V
wiring-or-3v3 = 或 3.3 V
wiring-usb = USB，最長 5 米
wiring-hub = 集線器，
wiring-own-supply = 自己有電源
wiring-to-pi = 接樹莓派
wiring-pn532-regulator = 模組有穩壓器（3.3 至 5 V）先可以接 5 V。訊號電壓絕對唔可以高過 3.4 V。
wiring-pn532-supply = 淨係用得 3.3 V 嘅模組，要配 3.3 V 供到 200 mA 嘅轉接板；CP2102 得 100 mA。
wiring-measure-tx = RX 唔接。先度 TX 嘅電壓：3.3 V 嘅轉接板未必頂得住 5 V。
wiring-coil = 線圈
wiring-fuse = 保險絲 0.1 A
wiring-divider = 1.8 kΩ：淨係喺 TX
wiring-divider-when = 高過 3.4 V 先接
wiring-box-and-seat = 盒入面 | 座位度
wiring-rj45 = RJ45：1 下一個，2 確定，3 返回，4 燈，5 接地，6 TX，7 接地，8 +5 V。千祈唔好插入網絡。

## 零件清單

wiring-part-switch = 靜音開關
wiring-part-panel-button = 面板掣
wiring-part-led = LED，連 10 毫米遮光罩
wiring-part-buzzer = 有源壓電蜂鳴器，3 V
wiring-part-cable = 六芯線（RJ12），3 米，連插座
wiring-part-expander = MCP23017，窄型 DIP，連晶片座
wiring-part-resistor = 電阻 { $value }
wiring-part-capacitor = 電容 { $value }
wiring-part-tvs = TVS 二極體陣列 SRV05-4
wiring-part-pn532 = PN532 讀卡器（13.56 MHz）
wiring-part-rdm6300 = RDM6300 讀卡器（125 kHz），連線圈
wiring-part-adapter = USB 轉序列埠轉接板，3.3 V（CP2102、CH340）
wiring-part-usb-cable = 去座位嘅 USB 線，最長 5 米
wiring-part-pico = Raspberry Pi Pico，做座位匯流排嘅電路板
wiring-part-patch-cable = 網絡線（RJ45），3 米，連插座
wiring-part-fuse = 自復保險絲，0.1 A
wiring-part-hub = { $value } 埠 USB 集線器，自己有電源
wiring-part-tag = 答案牌用嘅標籤（PN532 用 NTAG213，RDM6300 用 EM4100）
