# 「wolfhour config wiring」接線圖上的字：寫在腳位旁邊，所以要短。

## 按鈕

wiring-ok = 確定
wiring-next = 下一個
wiring-up = 上
wiring-down = 下
wiring-back = 返回

## 腳位的用途

wiring-seat-button = { $seat }號座位「{ $button }」
wiring-seat-light = { $seat }號座位的燈
wiring-seat-buzzer = { $seat }號座位的蜂鳴器
wiring-panel-button = 面板「{ $button }」
wiring-5v = 5 V，只供樹莓派自己用
wiring-ground = 接地
wiring-id-chip = （擴充板的識別晶片）
wiring-i2c = （I2C 匯流排）
wiring-serial = （序列埠）
wiring-i2s-sound = （音效擴充板）
wiring-spi-display = （螢幕擴充板）
wiring-fan = （風扇）
wiring-sda = { $chips } 的 SDA
wiring-scl = { $chips } 的 SCL
wiring-inta = 所有擴充晶片的 INTA
wiring-free = 空著
wiring-nothing = 不接
wiring-no-interrupt = 不接：沒有中斷線
wiring-vdd = 3.3 V（1 或 17 腳）
wiring-at-contact = { $pin }（{ $contact } 腳）
wiring-pulled-up = { $pin }（{ $contact } 腳），共用一個 10 kΩ 接 3.3 V
wiring-reset = 經 10 kΩ 接 3.3 V

## 排針和擴充晶片

wiring-header = 樹莓派的排針
wiring-contact-1 = 1 腳的焊盤是方的；39、40 腳在電路板的另一頭
wiring-chip = { $name }：MCP23017，位址 { $address }
wiring-notch = 從上面看，缺口朝上
wiring-decouple = VDD 和 VSS 之間接 100 nF，緊靠晶片。

## 座位的線

wiring-cables = 各座位的線
wiring-seat = 座位
wiring-a-button = 按鈕「{ $button }」
wiring-a-light = 燈或蜂鳴器
wiring-and-ground = 再加接地
wiring-contacts = 括號裡是 RJ12 插頭的觸點；用直通線

## 電路

wiring-circuits = 電路：每條線都照這樣接一份
wiring-in-box = 盒子裡
wiring-cable = 線
wiring-at-seat = 座位上
wiring-button = 按鈕
wiring-button-where = 接輸入腳：GPIO，或 A0–A6、B0–B6；面板上不用 TVS 二極體
wiring-light = 燈
wiring-light-where = 接輸出腳：GPIO，或擴充晶片的任何一腳
wiring-buzzer = 蜂鳴器
wiring-buzzer-where = 代替燈，接同一腳
wiring-lamp = { $value }（紅燈為 2 mA）
wiring-piezo = 有源壓電式
wiring-pin = 腳位
wiring-tvs = TVS 二極體
wiring-ground-wire = 接地，每個座位一條
wiring-silent = 靜音
wiring-switch = 開關
wiring-led = 罩子
wiring-hood = 裡的 LED

## 讀卡器

wiring-readers = 讀卡器
wiring-reader = 讀卡器
wiring-plugged-in = 插在
wiring-any-port = 任何插口都行：在大廳裡配對
wiring-lid = 盒蓋
wiring-seat-bus = 座位匯流排
wiring-reader-circuits = 讀卡器怎麼接
wiring-pn532-where = 和轉接板一起放在座位上；兩個開關都撥到 0（HSU）
wiring-rdm6300-where = 和轉接板一起放在座位上
wiring-board-where = 接在板子上的讀卡器；按鈕和燈照別的電路接，腳位是 GP
wiring-adapter = 轉接板，3.3 V
wiring-or-3v3 = 或 3.3 V
wiring-usb = USB，最長 5 公尺
wiring-hub = 集線器，
wiring-own-supply = 自帶電源
wiring-to-pi = 接樹莓派
wiring-pn532-regulator = 模組上有穩壓器（3.3 至 5 V）才能接 5 V。訊號電壓絕不可超過 3.4 V。
wiring-pn532-supply = 只能用 3.3 V 的模組，要配 3.3 V 能供 200 mA 的轉接板；CP2102 只供 100 mA。
wiring-measure-tx = RX 不接。先量 TX 的電壓：3.3 V 的轉接板不一定受得了 5 V。
wiring-coil = 線圈
wiring-fuse = 保險絲 0.1 A
wiring-divider = 1.8 kΩ：只在 TX
wiring-divider-when = 高於 3.4 V 時接
wiring-box-and-seat = 盒子裡 | 座位上
wiring-rj45 = RJ45：1 下一個，2 確定，3 返回，4 燈，5 接地，6 TX，7 接地，8 +5 V。絕不可插進網路。

## 零件清單

wiring-part-switch = 靜音開關
wiring-part-panel-button = 面板按鈕
wiring-part-led = LED，附 10 毫米遮光罩
wiring-part-buzzer = 有源壓電蜂鳴器，3 V
wiring-part-cable = 六芯線（RJ12），3 公尺，附插座
wiring-part-expander = MCP23017，窄型 DIP，附晶片座
wiring-part-resistor = 電阻 { $value }
wiring-part-capacitor = 電容 { $value }
wiring-part-tvs = TVS 二極體陣列 SRV05-4
wiring-part-pn532 = PN532 讀卡器（13.56 MHz）
wiring-part-rdm6300 = RDM6300 讀卡器（125 kHz），附線圈
wiring-part-adapter = USB 轉序列埠轉接板，3.3 V（CP2102、CH340）
wiring-part-usb-cable = 到座位的 USB 線，最長 5 公尺
wiring-part-pico = Raspberry Pi Pico，當座位匯流排的電路板
wiring-part-patch-cable = 網路線（RJ45），3 公尺，附插座
wiring-part-fuse = 自復保險絲，0.1 A
wiring-part-hub = { $value } 埠 USB 集線器，自備電源
wiring-part-tag = 答案牌用的標籤（PN532 用 NTAG213，RDM6300 用 EM4100）
