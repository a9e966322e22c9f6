# 模擬嘅枱，喺視窗由上面睇落去（wolfhour sim）。

sim-pause = 暫停
sim-go-on = 繼續
sim-step = 下一步
sim-show-cards = 開牌
sim-cover-cards = 冚牌
sim-seen-from-above = 視角：全部
sim-seen-by = 視角：{ $seat } 號
sim-faults = 故障
sim-keys = 按鍵
sim-bot = 電腦
sim-clumsy = 烏龍
sim-person = 真人
sim-heard-night = 夜晚嘅背景聲一路響，冚住啲細細聲嘅嘢。
sim-voiceless = 呢個速度冇聲，講嘅嘢都寫喺度。
sim-cards-at = { $seat } 號讀卡器：放邊張牌？
sim-no-cards = 冇作答用嘅牌。
sim-answers-of = { $seat } 號嘅答案
sim-not-asked = 而家冇問呢度。

## What can go wrong

sim-unplug = 拔咗 { $seat } 號嘅讀卡器
sim-plug = 插返 { $seat } 號嘅讀卡器
sim-stuck = 有嘢壓住 { $seat } 號粒掣
sim-noise = { $seat } 號條線接觸不良
sim-double = { $seat } 號連撳兩下
sim-break-light = { $seat } 號盞燈壞咗
sim-mend-light = { $seat } 號盞燈整返好
sim-unplug-well = 拔咗盒蓋嘅讀卡器
sim-plug-well = 插返盒蓋嘅讀卡器
sim-break-sound = 冇咗聲
sim-mend-sound = 有返聲
sim-break-disk = 磁碟滿咗
sim-mend-disk = 磁碟有返位
sim-break-panel = 面板壞咗
sim-mend-panel = 面板整返好
sim-power = 拔咗成個盒嘅電（視窗會閂）

## What cannot be done

sim-pulled-out = 呢個讀卡器已經拔咗，插返先。
sim-plugged-in = 呢個讀卡器仲插住，拔咗先。
sim-bad-button = 呢粒掣暫時唔計：俾嘢壓住咗，或者條線接觸不良。
sim-no-seat = 冇呢個位，最後一個係 { $seat } 號。

## Keys

sim-key-seats = 撳 1 到 20 號粒掣
sim-key-held = 撳住三秒
sim-key-choose = 揀一個位，或者下一個
sim-key-buttons = 揀咗嗰個位嘅 NEXT、BACK，或者撳住 OK
sim-key-panel = 面板：UP、DOWN、OK、BACK、NEXT
sim-key-cards = 喺揀咗嗰個位嘅讀卡器放張牌
sim-key-answers = 一次過畀晒個答案
sim-key-bot = 交畀電腦、會撳錯嘅電腦，或者畀返真人
sim-key-view = 淨係睇呢個位察覺到嘅，或者睇晒
sim-key-cover = 冚住或者開晒啲牌
sim-key-clock = 暫停、行到下一件事、快啲、慢啲
sim-key-faults = 令嗰度出故障
sim-key-type = 打指令，同喺終端機一樣
sim-key-close = 閂咗呢張清單
