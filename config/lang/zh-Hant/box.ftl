# 盒子自己的話：大廳、面板，以及出問題的時候。

## 列表

list-seat = { $seat }號
list-more = { $first }、{ $next }
list-end = { $first }、{ $last }
list-votes = { $name }{ $votes }票

## 名稱

language-name = 繁體中文
game-classic = 人狼
game-millers-hollow = 狼人

## 大廳

lobby-title = 狼時
lobby-welcome = 歡迎來到狼時。請圍著桌子坐好，今晚的狼餓了。
lobby-language = 請選擇語言。
lobby-change-language = 更換語言
lobby-change-narrators = 更換說話的人
lobby-narrator = 由誰來說？第{ $number }位，最多三位。
lobby-narrators-screen = 說螢幕上的語言
lobby-narrators-enough = 不再加了
lobby-game = 你們想玩哪一個遊戲？
lobby-offer = { $game }（{ $least }到{ $most }人）
lobby-seats = 誰坐在哪裡？
lobby-seats-same = 和上次一樣的{ $number }個座位
lobby-seats-new = 重新入座
lobby-join = 請從盒子開始，順時針一個接一個按一下，坐上你的座位，你會聽到自己的號碼。全部入座後請按「確定」。
lobby-joined = { $seat }號玩家，歡迎。
lobby-unseated = { $seat }號玩家站起來了。
lobby-too-few = 現在只有{ $joined }人入座，這個遊戲至少要{ $least }人。
lobby-full = 座位滿了，這個遊戲最多{ $most }人。
lobby-hint-join = 確定：全部入座 · 返回：收回最後一個座位
lobby-hint-ready = 上、下：字的大小 · 確定：不等了，開始 · 返回：上一頁
lobby-start = 開始遊戲
lobby-number = { $number }位玩家
lobby-card = { $role } × { $number }
lobby-card-said = { $number ->
    [0] 沒有{ $card }
    [2] 兩張{ $card }
   *[other] { $number }張{ $card }
}
lobby-cards = { $cards }
lobby-rules-usual = 村規：照常
lobby-rules-changed = 村規：{ $rules }
lobby-length = 看身分牌要{ $deal }，第一晚{ $first }，之後每晚{ $later }，整局大約{ $minutes }分鐘。
lobby-length-alone = 整局大約要{ $time }。
lobby-by-ear-in-vain = 有玩家看不到畫面，但並非每個座位都有可用的燈或震動馬達，所以夜裡的消息只會出現在螢幕上。
lobby-expected = 電腦模擬一百局：村民贏{ $village }局，狼贏{ $wolves }局；一局大約{ $nights }個晚上，到第二個早上，{ $seats }人裡已有{ $early }人死亡。
lobby-minutes = { $minutes }分鐘
lobby-seconds = { $seconds }秒
lobby-time = { $minutes }分{ $seconds }秒
lobby-deck = 這局有哪些角色？
lobby-deck-recommended = 推薦的角色
lobby-deck-own = 自己搭配角色
lobby-deck-edit = 請選一個角色，再決定有幾張，一共要{ $seats }張牌。
lobby-deck-counted = { $cards }張牌，需要{ $seats }張
lobby-deck-done = 搭配完成
lobby-deck-broken = 配置檔裡有{ $number }個錯誤
lobby-deal-readers = 實體牌：各自放到自己的讀卡器上
lobby-deal-well = 實體牌：一張一張放到盒蓋上
lobby-deal-list = 實體牌：我念身分，念到自己的就按
lobby-deal-box = 不用牌：由我發身分，悄悄告訴每個人
lobby-deal = 身分要怎麼發？
lobby-rules = 想改哪一條村規？按「確定」更改，按「返回」離開。
lobby-name = { $seat }號{ $name }
lobby-names = 名字：{ $names }
lobby-names-none = 名字：還沒有人報上名字
lobby-name-none = 不報名字
lobby-name-who = { $seat }號玩家是誰？
lobby-rules-reset = 全部村規照常
lobby-favourite = 收藏的村規：{ $rules }
lobby-favourite-keep = 收藏這些村規
lobby-favourite-kept = 這些村規收藏好了。
lobby-favourite-take = 照這些村規玩
lobby-favourite-forget = 刪除這個收藏
lobby-pace-brisk = 節奏：快
lobby-pace-normal = 節奏：一般
lobby-pace-relaxed = 節奏：新手
lobby-pace-help = 選擇、討論和閱讀有多少時間；新手節奏時，我每次都叫兩遍。
lobby-only-with-readers = 每個座位都有讀卡器才能用；這台主機的座位不是這樣。
lobby-rule = { $rule }：{ $value }
lobby-ready = 需要選擇時，我會把選項一個一個念出來，念到你要的就按一下。現在，聽得到、也看得清楚螢幕的玩家，請每人按一下，然後遊戲開始。
lobby-too-small = 看不清楚螢幕的話，請按面板上的「上」，字會變大。
lobby-missing = { $seats }玩家還沒有按。
lobby-again = 要再玩一局嗎？
lobby-hint-again = 確定：照樣再來一局 · 上、下：其他
lobby-again-same = 照樣再來一局
lobby-again-change = 改一點，再來一局
lobby-again-other = 換一個遊戲
lobby-again-end = 今晚就到這裡
lobby-goodbye = 晚安，回家路上小心狼。
lobby-switched-off = 正在關機
lobby-unplug = 十秒後就可以拔掉電源。

## 盒子附帶的配置

setup-classic-first-hunt = 初次狩獵
setup-classic-masons-and-fools = 死黨與廢物
setup-classic-watchful-village = 警醒的村莊
setup-millers-hollow-seed-8 = 7人局（原版8人配置）
setup-millers-hollow-seed-9 = 8人局（原版9人配置）
setup-millers-hollow-seed-10 = 9人局（原版10人配置）
setup-millers-hollow-seed-11-guard = 10人局（原版11人配置，守衛）
setup-millers-hollow-seed-11-elder = 10人局（原版11人配置，長老）
setup-millers-hollow-seed-12 = 11人局（原版12人配置）
setup-millers-hollow-seed-13 = 12人局（原版13人配置）
setup-millers-hollow-seed-14-guard = 13人局（原版14人配置，守衛）
setup-millers-hollow-seed-14-elder = 13人局（原版14人配置，長老）
setup-millers-hollow-seed-15 = 14人局（原版15人配置）
setup-millers-hollow-seed-16 = 15人局（原版16人配置）
setup-millers-hollow-sixteen = 16人局
setup-millers-hollow-seventeen = 17人局
setup-millers-hollow-eighteen = 18人局
setup-lupusburg-four = 4人局
setup-lupusburg-five = 5人局
setup-lupusburg-six-and-the-broom = 6人局，每天交出掃帚
setup-lupusburg-seven-and-the-trap = 7人局，加陷阱
setup-lupusburg-eight = 8人局
setup-cried-wolf-three = 3人局，自吹自擂
setup-cried-wolf-four-and-their-sheep = 4人局，自吹自擂，羊有技能
setup-cried-wolf-five-and-their-rumours = 5人局，以訛傳訛，進階規則
setup-cried-wolf-four-young-ones = 4人局，以訛傳訛，沒有牧羊童
setup-cried-wolf-six-and-their-hunters = 6人局，獵人殺狼
setup-wooolf-four = 4人局，加桌子中央的一位
setup-wooolf-five-to-begin-with = 5人入門局
setup-wooolf-six-and-false-masks = 6人局，帶偽裝
setup-wooolf-seven-as-published = 7人局，照原版問法
setup-wooolf-eight = 8人局，全部基本牌
setup-wooolf-eight-and-all-cards = 8人局，二十張混用

## 實體牌

deal-readers = { $each ->
    [1] 請把這局的{ $number }張{ $pile }洗好，每人發一張，牌面朝下。看過自己的牌，就放到自己的讀卡器上。
   *[other] 請把這局的{ $number }張{ $pile }洗好，每人發{ $each }張，牌面朝下。看過自己的牌，記住哪一張是第一張，先把第一張放到自己的讀卡器上。
}
deal-well = { $each ->
    [1] 請把這局的{ $number }張{ $pile }洗好，牌面朝下，一張一張放到盒蓋上，我會說給誰。
   *[other] 請把這局的{ $number }張{ $pile }洗好，每人會拿到{ $each }張。牌面朝下，一張一張放到盒蓋上，我會說給誰。
}
deal-list = { $each ->
    [1] 請把這局的{ $number }張{ $pile }洗好，每人發一張，牌面朝下。看過並記住自己的牌，就按一下。
   *[other] 請把這局的{ $number }張{ $pile }洗好，每人發{ $each }張，牌面朝下。看過自己的牌，記住哪一張是第一張，就按一下。
}
pile-cards = 牌
deal-rest = 剩下的{ $number }張牌放在中間，牌面朝下，誰都不要看。
deal-unseen = 請把這局的{ $number }張牌洗好，拿出{ $aside }張放到一邊，牌面朝下，誰都不要看；其餘的牌面朝下放在中間。
draw-readers = { $seat }號玩家，請從牌堆摸最上面一張，看過後放到自己的讀卡器上。
draw-well = { $seat }號玩家，請從牌堆摸最上面一張，牌面朝下放到盒蓋上，再拿回去看。
draw-list = { $seat }號玩家，請從牌堆摸最上面一張，看過後按一下；然後念到這張牌時再按一下。
draw-readers-hand = { $seat }號玩家，請從{ $giver }號玩家手上抽一張，先不要看，放到自己的讀卡器上，再蓋在面前，等大家都抽完。
draw-well-hand = { $seat }號玩家，請從{ $giver }號玩家手上抽一張，先不要看，放到盒蓋上，再蓋在面前，等大家都抽完。
draw-list-hand = { $seat }號玩家，請從{ $giver }號玩家手上抽一張，看過後按一下；然後念到這張牌時再按一下。牌先蓋在面前，等大家都抽完。
draw-wrong = { $seat }號玩家，剛摸的不可能是這張牌，請放剛摸的那一張。
draw-missing = { $seat }號玩家，我在等你的牌。讀不到的話請按一下，念到這張牌時再按一下。
draw-again = { $seat }號玩家，我沒聽懂。請再看一次牌，按一下；然後念到這張牌時再按一下。
draw-back = { $seat }號玩家，請把原來那張牌放回牌堆，再洗一洗。
laid-wrong = { $seat }號玩家，這不是你手上的牌，請換一張。
house-place-cards = 也可以把兩張牌先後放到自己的讀卡器上：左邊的房子，再來是住在裡面的人物。
deal-wrong = { $seat }號玩家，這張牌不對。請看一下，再放一次，或換一張。
deal-twice = { $seat }號玩家，這張牌我已經知道了，請放另一張。
deal-changed = { $seat }號玩家，現在改成這一張，前一張不算。
deal-wrong-card = 這張牌不對，請放到一邊，換下一張。
deal-missing = 還在等{ $seats }玩家。
deal-next = { $number ->
    [2] 第一張都到齊了。請拿回去，把第二張放到自己的讀卡器上。
   *[other] 這一張都到齊了。請拿回去，把下一張放到自己的讀卡器上。
}
deal-give = 這張給{ $seat }號玩家。
deal-look-next = { $number ->
    [2] 大家請看自己的牌，記住這是第一張。然後繼續把牌一張一張放到盒蓋上。
   *[other] 大家請看剛拿到的牌，並且記住。然後繼續把牌一張一張放到盒蓋上。
}
deal-look-now = { $each ->
    [1] 大家請看自己的牌。
   *[other] 大家請看自己的最後一張牌。
}
deal-take-back = { $each ->
    [1] 牌都到齊了，請拿回自己的牌，牌面朝下放好。
   *[other] 牌全部到齊了，請拿回自己的牌，牌面朝下放好。
}
deal-close = { $each ->
    [1] 大家請閉眼。我會把所有的牌念兩遍，念到自己的就按一下。
   *[other] 大家請閉眼。每人手上的每一張，我都會把所有的牌念兩遍，念到那一張就按一下。
}
deal-again = { $each ->
    [1] 數目對不上，我再念一次，念到自己的牌就按一下。
   *[other] 數目對不上，每一張我都再念一次，念到那一張就按一下。
}
deal-lights = 請看好自己的燈。我會把所有身分念兩遍，燈亮時念到的就是你的身分。
deal-card = { $number ->
    [1] 你的第一張牌。
    [2] 你的第二張牌。
   *[other] 你的下一張牌。
}
deal-goal = 你的得分條件牌。
deal-question = { $number ->
    [1] 你的第一張問題卡。
   *[other] 你的第二張問題卡。
}
turn-number = { $number ->
    [1] 秘密選第一個號碼。
   *[other] 第二個號碼。
}
declare-number = { $number ->
    [1] 第一個號碼，零是沒有人。
   *[other] 第二個號碼。
}
laid-yes = 是
laid-no = 不是
deal-instead = 請把所有牌收起來。接下來由我發牌，再私下告訴每一位。

## 遊戲桌上

vote-point = 三、二、一，請指！
night-hands = 今晚全員點按：請悄悄選擇；聽到一聲「嗒」，所有存活玩家都用卡片點一下，已經選擇的人就這樣確認。
night-ready = 天快黑了，準備好閉眼就請按一下。
night-missing = { $seats }玩家，黑夜在等你，請按一下。
night-goes-on = 不再等了，黑夜照常降臨。
resume-night = 遊戲從停下的地方繼續，夜裡的這一幕重新開始。
resume-day = 遊戲從停下的地方繼續。
lights-drawn = 請看好自己的燈。我再念兩遍：沒有選的人，燈亮時念到的就是抽籤替你選的。
lights-hand = 大家請看好自己的燈。我會念兩遍，燈亮時念到的就是你現在的手牌。
lights-only = { $seat }號玩家，請看好自己的燈。我會把選項念兩遍，燈亮時念到的就是給你的消息。
look-close = 大家請閉眼，我會一位一位請你們看螢幕。
look-seat = { $seat }號玩家請睜眼，看看螢幕，然後閉眼。
look-only = 請{ $seat }號玩家看螢幕，其他人閉眼。
look-open = 大家請睜眼。
look-by-hand = 請{ $seat }號玩家拿起{ $target }號玩家的第{ $number ->
    [1] 一
   *[other] 二
}張牌，自己看一眼，然後放回原處。
no-news = 沒有新消息
house-L = { $seat }號左屋
house-R = { $seat }號右屋
phase-setup = 準備
result-seat = { $seat }號玩家：{ $roles }
result-points = { $seat }號玩家：{ $points }分
result-both = { $seat }號玩家：{ $roles }，{ $points }分
result-parts = { $seat }號：{ $parts }
result-goal = { $seat }號的得分條件：{ $goal }
result-part = { $why } { $points }
lying-sheep-1 = 1
lying-sheep-2 = 2
lying-sheep-3 = 3
lying-wolf = 狼
lying-dog = 犬
lying-hunter = 獵
lying-boy = 童
lying-dead = 死亡：{ $dead }

## 面板

panel-choose = 上、下：選擇 · 確定：決定 · 返回：上一頁
panel-ok = 請按「確定」繼續。
panel-back = 返回：維持原樣。
pause-title = 暫停
pause-go-on = 繼續遊戲
pause-repeat = 再說一次
pause-volume = 音量
pause-volume-off = 關閉聲音
pause-brightness = 亮度
pause-contrast = 對比
pause-contrast-usual = 一般
pause-contrast-high = 高對比：黑底白字和黃字
pause-by-ear = 有玩家看不到畫面
pause-language = 語言
pause-undo = 收回上一步
pause-dusk = 這一夜從天黑重新開始
pause-time = 再給一點時間
pause-skip = 結束這段發言
pause-look = 我是誰？大家再看一次
pause-box = 音量、畫面、語言
pause-device = 換一個座位裝置
pause-leave = 有玩家必須離開
pause-abandon = 放棄這局
pause-device-who = 哪一位玩家要換裝置？
pause-device-press = { $seat }號玩家，請按下你要用的按鈕，或把卡片放到要用的讀卡器上。
pause-device-taken = 這是{ $seat }號玩家正在用的。你們倆換了位子就再按一次，不然請換另一個。
pause-leave-who = 哪一位玩家必須離開？
pause-sure = 確定嗎？
pause-read-aloud = OK：由人來朗讀
pause-seat = { $seat }號玩家
pause-off = 遊戲繼續。
pause-undone = 上一步已經收回。
pause-dusk-again = 這一夜不算，從天黑重新開始。
pause-more-time = 現在多給一點時間。
pause-left = 只要遊戲允許，{ $seat }號玩家就會離開。
pause-device-changed = 從現在起，{ $seat }號玩家用這個裝置作答。
pause-abandoned = 這局放棄了，狼群悄悄散去。

## 斷電之後

resume-offer = 有一局中斷了（{ $game }，{ $phase }），要從停下的地方繼續嗎？
resume-go-on = 繼續這一局
resume-end = 結束這一局，不計結果
resume-refused = 這個版本無法繼續中斷的那一局，已保存為沒有結果的一局。
resume-damaged = 上一局的紀錄損壞了，無法繼續；紀錄仍然保留。

## 故障

trouble-no-sound = 沒有聲音，請檢查喇叭有沒有接好、打開。
trouble-muted = 聲音關掉了，請在面板選單的「音量」裡調高。
trouble-no-voice = 沒有語音，請看螢幕上的字。
trouble-no-display = 沒有螢幕，遊戲用聲音繼續。
trouble-display-lost = 螢幕斷線了，遊戲用聲音繼續。
trouble-disk-full = 儲存空間滿了，無法再保存，請清出空間。
trouble-disk-read-only = 儲存裝置不能寫入，無法保存，請檢查記憶卡。
trouble-disk-slow = 儲存裝置反應很慢，遊戲繼續。
trouble-disk-failed = 儲存裝置壞了，無法保存，請檢查記憶卡。
trouble-history-damaged = 遊戲紀錄損壞了，已另外保存，並重新開始記錄。
trouble-history-failed = 上一局無法寫入遊戲紀錄，請檢查記憶卡。
trouble-reader-lost = { $seat }號座位的讀卡器沒有反應，請檢查插頭。
trouble-well-lost = 盒蓋上的讀卡器沒有反應，請檢查插頭。
trouble-readers-power = 好幾個讀卡器同時沒有反應，請檢查USB電源。
trouble-reader-unsure = { $seat ->
    [0] 好幾個讀卡器同時拔下來過，我不知道哪一個在盒蓋上，請選「設定讀卡器」。
   *[other] 好幾個讀卡器同時拔下來過，我不知道哪一個在{ $seat }號座位。遊戲中我會請那裡放一張牌，不然請選「設定讀卡器」。
}
trouble-button-stuck = { $seat }號座位有按鈕一直按著或卡住了，暫時不算數，請放開它。
trouble-button-noisy = { $seat }號座位有按鈕一直亂跳，暫時不算數，請檢查連接線。
trouble-light-lost = { $seat }號座位的燈不亮，請檢查連接線。
trouble-lights-missing = { $seats }玩家的燈不亮，遊戲照常進行。
trouble-panel-stuck = 面板上有按鈕一直按著或卡住了，請放開它。
trouble-panel-noisy = 面板上有按鈕一直亂跳，暫時不算數，請檢查連接線。
trouble-expander-lost = 有一塊座位按鈕或燈的電路板沒有反應，請檢查連接線。
trouble-board-lost = 電路板 { $board }（{ $seats }座位）沒有反應，請檢查連接線。
trouble-no-pins = 接線的按鈕或燈不能用，請檢查接線和設定。
trouble-no-panel = 沒有前面板；可用鍵盤的方向鍵、Enter 和退格鍵代替。
trouble-seat-lost = 有一個座位沒有反應，請檢查插頭。
trouble-seat-missing = { $seat }號座位不見了，請檢查插頭，或按「確定」不等它。
trouble-board-missing = 電路板 { $board }（{ $seats }座位）不見了，請檢查連接線，或按「確定」不等這些座位。
trouble-readers-missing = 好幾個讀卡器同時沒有反應，請檢查USB電源，或按「確定」不等它們。
trouble-seat-check = 只請{ $seat }號座位：在你的讀卡器上放任意一張牌，讓我知道是哪一個讀卡器。
trouble-seat-away = { $seat }號座位不見了，請檢查插頭。不想等的人請按一下。
trouble-board-away = 電路板 { $board }（{ $seats }座位）不見了，請檢查連接線。不想等的人請按一下。
trouble-readers-away = 好幾個讀卡器同時沒有反應，請檢查USB電源。不想等的人請按一下。
trouble-give-up = 不等{ $seats }玩家的裝置，直接繼續嗎？同意的請現在按一下，全部同意才繼續。
trouble-given-up = 大家都同意，不再等了。
trouble-wait-on = 還有人沒同意，我繼續等。
trouble-settings = 設定有錯，目前使用上一次正確的設定。
trouble-power-weak = 現在電力不足，請換上這台電腦專用的電源。
trouble-safe-mode = 主機接連出錯了好幾次，所以現在不用你的設定、讀卡器和之前的遊戲，它們都還在。關機再開，就會重新嘗試。
trouble-night-without-sound = 沒有聲音不能入夜：等聲音恢復，或由人來朗讀。
trouble-over = 一切恢復正常。

## 試一次

practice-offer = 先試一次：叫一次、投一次票
phase-practice = 試玩
practice-begins = 現在先試一次，不算數，讓大家知道我怎麼問。
practice-sleep = 大家請閉眼。
practice-call = 我叫所有人。號碼會唸兩遍，聽到自己的號碼就按。
practice-wake = 大家請睜眼。
practice-heard = 每一位我都聽到了。
practice-missed = 念到{ $seats }玩家的號碼時，我沒有收到按鈕。
practice-vote = 現在投票：叫到你想投的人就按。
practice-voted = 票數：{ $tally }。
practice-over = 試完了。
