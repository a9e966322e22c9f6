# 模擬的牌桌，在視窗裡從上面看（wolfhour sim）。

sim-pause = 暫停
sim-go-on = 繼續
sim-step = 下一步
sim-show-cards = 亮牌
sim-cover-cards = 蓋牌
sim-seen-from-above = 視角：全部
sim-seen-by = 視角：{ $seat } 號
sim-faults = 故障
sim-keys = 按鍵
sim-bot = 電腦
sim-clumsy = 冒失
sim-person = 真人
sim-heard-night = 夜裡的背景聲一直響著，蓋住細小的聲音。
sim-voiceless = 這個速度下沒有語音，說的話都寫在這裡。
sim-cards-at = { $seat } 號讀卡器：放哪一張牌？
sim-no-cards = 沒有作答用的牌。
sim-answers-of = { $seat } 號的回答
sim-not-asked = 現在沒有問這裡。

## What can go wrong

sim-unplug = 拔掉 { $seat } 號的讀卡器
sim-plug = 插回 { $seat } 號的讀卡器
sim-stuck = 有東西壓住 { $seat } 號的按鈕
sim-noise = { $seat } 號的線接觸不良
sim-double = { $seat } 號連按兩下
sim-break-light = { $seat } 號的燈壞了
sim-mend-light = { $seat } 號的燈修好了
sim-unplug-well = 拔掉盒蓋裡的讀卡器
sim-plug-well = 插回盒蓋裡的讀卡器
sim-break-sound = 沒有聲音了
sim-mend-sound = 聲音恢復了
sim-break-disk = 磁碟滿了
sim-mend-disk = 磁碟又有空間了
sim-break-panel = 面板壞了
sim-mend-panel = 面板修好了
sim-power = 拔掉整個盒子的電源（視窗會關閉）

## What cannot be done

sim-pulled-out = 這個讀卡器已經拔掉了，先把它插回去。
sim-plugged-in = 這個讀卡器還插著，先把它拔掉。
sim-bad-button = 這個按鈕暫時不算數：被壓住了，或是線接觸不良。
sim-no-seat = 沒有這個座位，最後一個是 { $seat } 號。

## Keys

sim-key-seats = 按 1 到 20 號的按鈕
sim-key-held = 按住三秒
sim-key-choose = 選一個座位，或下一個
sim-key-buttons = 所選座位的 NEXT、BACK，或按住 OK
sim-key-panel = 面板：UP、DOWN、OK、BACK、NEXT
sim-key-cards = 在所選座位的讀卡器上放一張牌
sim-key-answers = 一次給出完整的回答
sim-key-bot = 交給電腦、會出錯的電腦，或改回真人
sim-key-view = 只看這個座位察覺到的，或看全部
sim-key-cover = 蓋住或亮出所有的牌
sim-key-clock = 暫停、走到下一件事、加快、放慢
sim-key-faults = 讓那裡出故障
sim-key-type = 輸入指令，和在終端機裡一樣
sim-key-close = 關掉這張清單
