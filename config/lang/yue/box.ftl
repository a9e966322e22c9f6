# 個盒自己講嘅嘢：大堂、面板，同埋出咗事嗰陣。

## 列表

list-seat = { $seat }號
list-more = { $first }、{ $next }
list-end = { $first }同{ $last }
list-votes = { $name }{ $votes }票

## 名稱

language-name = 廣東話
game-classic = 人狼
game-millers-hollow = 狼人

## 大堂

lobby-title = 狼時
lobby-welcome = 歡迎嚟到狼時。圍埋嚟坐好啦，今晚啲狼好肚餓。
lobby-language = 想用邊種語言？
lobby-change-language = 轉語言
lobby-change-narrators = 轉邊個講嘢
lobby-narrator = 邊個講嘢？第{ $number }位，最多三位。
lobby-narrators-screen = 螢幕用咩話就講咩話
lobby-narrators-enough = 夠喇，唔加
lobby-game = 你哋想玩邊隻遊戲？
lobby-offer = { $game }（{ $least }到{ $most }個人）
lobby-seats = 邊個坐邊度？
lobby-seats-same = 同上次一樣，{ $number }個位
lobby-seats-new = 坐過位
lobby-join = 由個盒開始，順時針逐個逐個嚟：撳一下就坐低，你會聽到自己係幾號。個個坐好就撳「確定」。
lobby-joined = { $seat }號玩家，歡迎。
lobby-unseated = { $seat }號玩家企返起身。
lobby-too-few = 而家得{ $joined }個人坐低，呢隻遊戲最少要{ $least }個。
lobby-full = 坐滿喇，呢隻遊戲最多{ $most }個人玩。
lobby-hint-join = 確定：個個坐好 · 返回：收返最後一個位
lobby-hint-ready = 上、下：字嘅大細 · 確定：唔等喇，開始 · 返回：上一頁
lobby-start = 開始玩
lobby-number = { $number }個玩家
lobby-card = { $role } × { $number }
lobby-card-said = { $number ->
    [0] 冇{ $card }
    [2] 兩張{ $card }
   *[other] { $number }張{ $card }
}
lobby-cards = { $cards }
lobby-rules-usual = 村規：照舊
lobby-rules-changed = 村規：{ $rules }
lobby-length = 派身分要{ $deal }，第一晚{ $first }，之後每晚{ $later }，成局大約{ $minutes }分鐘。
lobby-length-alone = 成局大約要{ $time }。
lobby-by-ear-in-vain = 有玩家睇唔到畫面，但唔係個個座位都有用得嘅燈或者震動摩打，所以夜晚啲消息淨係會喺螢幕出現。
lobby-expected = 電腦玩咗一百局：村民贏{ $village }局，狼贏{ $wolves }局；一局大約{ $nights }晚，到第二個朝早，{ $seats }個人死咗{ $early }個。
lobby-minutes = { $minutes }分鐘
lobby-seconds = { $seconds }秒
lobby-time = { $minutes }分{ $seconds }秒
lobby-deck = 今局有邊啲角色？
lobby-deck-recommended = 建議嘅角色
lobby-deck-own = 自己揀角色
lobby-deck-edit = 揀個角色，再話我知要幾張；總共要{ $seats }張牌。
lobby-deck-counted = { $cards }張牌，要{ $seats }張
lobby-deck-done = 揀好晒
lobby-deck-broken = 設定檔入面有{ $number }個錯
lobby-deal-readers = 真牌：各自放喺自己個讀卡器上面
lobby-deal-well = 真牌：逐張逐張放喺盒蓋上面
lobby-deal-list = 真牌：我逐個身分讀，讀到自己就撳
lobby-deal-box = 唔用牌：由我派，靜靜雞話你知
lobby-deal = 身分要點派？
lobby-rules = 想改邊條村規？撳「確定」改，撳「返回」走。
lobby-name = { $seat }號{ $name }
lobby-names = 名：{ $names }
lobby-names-none = 名：仲未有人報名
lobby-name-none = 唔報名
lobby-name-who = { $seat }號玩家係邊個？
lobby-rules-reset = 全部村規照舊
lobby-favourite = 收藏咗嘅村規：{ $rules }
lobby-favourite-keep = 收藏呢啲村規
lobby-favourite-kept = 收藏好呢啲村規。
lobby-favourite-take = 照呢啲村規玩
lobby-favourite-forget = 唔要呢個收藏
lobby-pace-brisk = 節奏：快
lobby-pace-normal = 節奏：普通
lobby-pace-relaxed = 節奏：新手
lobby-pace-help = 揀、討論同睇字有幾多時間；新手節奏，我每次都叫兩次。
lobby-only-with-readers = 個個位都有讀卡器先用得；呢部機啲位唔係咁。
lobby-rule = { $rule }：{ $value }
lobby-ready = 到你要揀嗰陣，我會將啲選擇逐個讀出嚟，讀到你想要嗰個就撳一下。而家，聽到我講嘢又睇到螢幕嘅，每人撳一下，就開始。
lobby-too-small = 睇唔清楚螢幕嘅話，撳面板嘅「上」，啲字會大啲。
lobby-missing = { $seats }玩家仲未撳。
lobby-again = 要唔要再玩一局？
lobby-hint-again = 確定：照樣再嚟一局 · 上、下：其他
lobby-again-same = 照樣再嚟一局
lobby-again-change = 改少少，再嚟一局
lobby-again-other = 玩第二隻遊戲
lobby-again-end = 今晚玩到呢度
lobby-goodbye = 早抖，返屋企小心啲狼。
lobby-switched-off = 熄緊機
lobby-unplug = 部機熄緊，十秒之後可以拔插頭。

## 個盒自己帶嘅設定

setup-classic-first-hunt = 第一次打獵
setup-classic-masons-and-fools = 死黨同廢物
setup-classic-watchful-village = 醒目嘅村
setup-millers-hollow-seed-8 = 7人局（原版8人）
setup-millers-hollow-seed-9 = 8人局（原版9人）
setup-millers-hollow-seed-10 = 9人局（原版10人）
setup-millers-hollow-seed-11-guard = 10人局（原版11人，有守衛）
setup-millers-hollow-seed-11-elder = 10人局（原版11人，有長老）
setup-millers-hollow-seed-12 = 11人局（原版12人）
setup-millers-hollow-seed-13 = 12人局（原版13人）
setup-millers-hollow-seed-14-guard = 13人局（原版14人，有守衛）
setup-millers-hollow-seed-14-elder = 13人局（原版14人，有長老）
setup-millers-hollow-seed-15 = 14人局（原版15人）
setup-millers-hollow-seed-16 = 15人局（原版16人）
setup-millers-hollow-sixteen = 16人局
setup-millers-hollow-seventeen = 17人局
setup-millers-hollow-eighteen = 18人局
setup-lupusburg-four = 4人局
setup-lupusburg-five = 5人局
setup-lupusburg-six-and-the-broom = 6人局，日日交掃把
setup-lupusburg-seven-and-the-trap = 7人局，有陷阱
setup-lupusburg-eight = 8人局
setup-cried-wolf-three = 3人局，自吹自擂
setup-cried-wolf-four-and-their-sheep = 4人局，自吹自擂，啲羊有技能
setup-cried-wolf-five-and-their-rumours = 5人局，以訛傳訛，進階規則
setup-cried-wolf-four-young-ones = 4人局，以訛傳訛，冇牧羊童
setup-cried-wolf-six-and-their-hunters = 6人局，獵人殺狼
setup-wooolf-four = 4人局，加枱中間嗰位
setup-wooolf-five-to-begin-with = 5人入門局
setup-wooolf-six-and-false-masks = 6人局，有偽裝
setup-wooolf-seven-as-published = 7人局，照原版咁問
setup-wooolf-eight = 8人局，全部基本牌
setup-wooolf-eight-and-all-cards = 8人局，二十張撈埋一齊

## 真牌

deal-readers = { $each ->
    [1] 將呢局嘅{ $number }張{ $pile }洗勻，每人派一張，冚住。睇咗自己嗰張，就放喺自己個讀卡器上面。
   *[other] 將呢局嘅{ $number }張{ $pile }洗勻，每人派{ $each }張，冚住。睇咗自己啲牌，記住邊張係第一張，將第一張放喺自己個讀卡器上面先。
}
deal-well = { $each ->
    [1] 將呢局嘅{ $number }張{ $pile }洗勻，冚住，逐張逐張放喺盒蓋上面，我會講畀邊個。
   *[other] 將呢局嘅{ $number }張{ $pile }洗勻，每人會攞到{ $each }張。冚住，逐張逐張放喺盒蓋上面，我會講畀邊個。
}
deal-list = { $each ->
    [1] 將呢局嘅{ $number }張{ $pile }洗勻，每人派一張，冚住。睇咗記住咗，就撳一下。
   *[other] 將呢局嘅{ $number }張{ $pile }洗勻，每人派{ $each }張，冚住。睇咗自己啲牌，記住邊張係第一張，就撳一下。
}
pile-cards = 牌
deal-rest = 淨返嗰{ $number }張牌冚喺中間，邊個都唔好睇。
deal-unseen = 將呢局嘅{ $number }張牌洗勻，抽{ $aside }張出嚟冚埋一邊，邊個都唔好睇；其餘嘅冚喺中間。
draw-readers = { $seat }號玩家，喺牌堆抽最面嗰張，睇完放喺自己個讀卡器上面。
draw-well = { $seat }號玩家，喺牌堆抽最面嗰張，冚住放喺盒蓋上面，跟住先攞返去睇。
draw-list = { $seat }號玩家，喺牌堆抽最面嗰張，睇完撳一下；之後讀到呢張牌再撳一下。
draw-readers-hand = { $seat }號玩家，喺{ $giver }號玩家手上抽一張，未睇住，放喺自己個讀卡器上面，再冚喺面前，等大家抽完。
draw-well-hand = { $seat }號玩家，喺{ $giver }號玩家手上抽一張，未睇住，放喺盒蓋上面，再冚喺面前，等大家抽完。
draw-list-hand = { $seat }號玩家，喺{ $giver }號玩家手上抽一張，睇完撳一下；之後讀到呢張牌再撳一下。張牌冚喺面前先，等大家抽完。
draw-wrong = { $seat }號玩家，啱啱抽嘅唔會係呢張，放返啱啱抽嗰張。
draw-missing = { $seat }號玩家，我等緊你張牌。讀唔到就撳一下，讀到呢張牌再撳一下。
draw-again = { $seat }號玩家，我聽唔明。睇多次張牌，撳一下；之後讀到呢張牌再撳一下。
draw-back = { $seat }號玩家，將原本嗰張牌放返入牌堆，再洗過。
laid-wrong = { $seat }號玩家，呢張唔係你手上嘅牌，放過第二張。
house-place-cards = 又或者將兩張牌一前一後放喺自己個讀卡器上面：左邊嗰間屋先，跟住係住喺入面嘅人物。
deal-wrong = { $seat }號玩家，呢張牌唔啱。睇清楚，再放一次，或者換一張。
deal-twice = { $seat }號玩家，呢張牌我知咗喇，放第二張。
deal-changed = { $seat }號玩家，而家當呢張，之前嗰張唔算。
deal-wrong-card = 呢張牌唔啱，放埋一邊，換下一張。
deal-missing = 仲等緊{ $seats }玩家。
deal-next = { $number ->
    [2] 第一張齊晒。攞返去，將第二張放喺自己個讀卡器上面。
   *[other] 呢張齊晒。攞返去，將下一張放喺自己個讀卡器上面。
}
deal-give = 呢張畀{ $seat }號玩家。
deal-look-next = { $number ->
    [2] 大家睇下自己張牌，記住呢張係第一張。之後繼續將啲牌逐張放喺盒蓋上面。
   *[other] 大家睇下啱啱攞到嗰張牌，記住佢。之後繼續將啲牌逐張放喺盒蓋上面。
}
deal-look-now = { $each ->
    [1] 大家睇下自己張牌。
   *[other] 大家睇下自己最後嗰張牌。
}
deal-take-back = { $each ->
    [1] 啲牌齊晒，攞返自己張牌，冚好佢。
   *[other] 啲牌齊晒，攞返自己啲牌，冚好佢。
}
deal-close = { $each ->
    [1] 大家請閉眼。我會將所有牌讀兩次，讀到自己嗰張就撳一下。
   *[other] 大家請閉眼。你手上每一張，我都會將所有牌讀兩次，讀到嗰張就撳一下。
}
deal-again = { $each ->
    [1] 個數唔啱，我讀多次，讀到自己張牌就撳一下。
   *[other] 個數唔啱，每一張我都讀多次，讀到嗰張就撳一下。
}
deal-lights = 望住自己盞燈。我會將所有身分讀兩次，燈著嗰陣讀到嗰個，就係你嘅身分。
deal-card = { $number ->
    [1] 你嘅第一張牌。
    [2] 你嘅第二張牌。
   *[other] 你嘅下一張牌。
}
deal-goal = 你嘅得分條件牌。
deal-question = { $number ->
    [1] 你嘅第一張問題卡。
   *[other] 你嘅第二張問題卡。
}
turn-number = { $number ->
    [1] 靜靜雞揀第一個號碼。
   *[other] 第二個號碼。
}
declare-number = { $number ->
    [1] 第一個號碼，零即係冇人。
   *[other] 第二個號碼。
}
laid-yes = 係
laid-no = 唔係
deal-instead = 將啲牌執埋晒。由而家起我嚟派，再靜靜雞話畀每個人知。

## 玩緊嗰陣

vote-point = 三、二、一，指！
night-hands = 今晚全部人都要拍卡：靜靜雞揀；聽到「嗒」一聲，未死嘅全部用張卡拍一下，揀咗嘅人就係咁確認。
night-ready = 就快天黑，準備好閉眼就撳一下。
night-missing = { $seats }玩家，成個黑夜等緊你，撳一下啦。
night-goes-on = 唔等喇，照樣天黑。
resume-night = 由停咗嗰度繼續，夜晚呢一幕重新嚟過。
resume-day = 由停咗嗰度繼續。
lights-drawn = 望住自己盞燈。我再讀兩次：冇揀嘅人，燈著嗰陣讀到嗰個，就係抽籤幫你揀嘅。
lights-hand = 大家望住自己盞燈。我會讀兩次，燈著嗰陣讀到嘅，就係你而家手上嘅牌。
lights-only = { $seat }號玩家，望住自己盞燈。我會將啲選項讀兩次，燈著嗰陣讀到嘅，就係畀你嘅消息。
look-close = 大家請閉眼，我會逐個逐個叫你哋睇螢幕。
look-seat = { $seat }號玩家請開眼，睇下螢幕，睇完閉眼。
look-only = { $seat }號玩家睇螢幕，其他人閉眼。
look-open = 大家請開眼。
look-by-hand = { $seat }號玩家，攞起{ $target }號玩家第{ $number ->
    [1] 一
   *[other] 二
}張牌，自己一個睇，睇完放返低。
no-news = 冇新消息
house-L = { $seat }號左屋
house-R = { $seat }號右屋
phase-setup = 準備
result-seat = { $seat }號玩家：{ $roles }
result-points = { $seat }號玩家：{ $points }分
result-both = { $seat }號玩家：{ $roles }，{ $points }分
result-parts = { $seat }號：{ $parts }
result-goal = { $seat }號嘅得分條件：{ $goal }
result-part = { $why } { $points }
lying-sheep-1 = 1
lying-sheep-2 = 2
lying-sheep-3 = 3
lying-wolf = 狼
lying-dog = 犬
lying-hunter = 獵
lying-boy = 童
lying-dead = 死咗：{ $dead }

## 面板

panel-choose = 上、下：揀 · 確定：就係佢 · 返回：上一頁
panel-ok = 撳「確定」繼續。
panel-back = 返回：照舊。
pause-title = 暫停
pause-go-on = 繼續玩
pause-repeat = 講多次
pause-volume = 音量
pause-volume-off = 閂咗聲
pause-brightness = 光暗
pause-contrast = 對比
pause-contrast-usual = 普通
pause-contrast-high = 高對比：黑底白字同黃字
pause-by-ear = 有玩家睇唔到畫面
pause-language = 語言
pause-undo = 收返上一步
pause-dusk = 呢晚由天黑重新嚟過
pause-time = 畀多啲時間
pause-skip = 完咗呢段發言
pause-look = 我係邊個？大家再睇一次
pause-box = 音量、畫面、語言
pause-device = 有個位要換裝置
pause-leave = 有玩家要走
pause-abandon = 放棄呢局
pause-device-who = 邊位玩家要換裝置？
pause-device-press = { $seat }號玩家，撳你想用嗰粒掣，或者將張卡放喺想用嗰個讀卡器上面。
pause-device-taken = 呢個{ $seat }號玩家用緊。如果你哋兩個調咗位，就撳多次；唔係就換第二個啦。
pause-leave-who = 邊位玩家要走？
pause-sure = 真係？
pause-read-aloud = OK：搵人讀出嚟
pause-seat = { $seat }號玩家
pause-off = 遊戲繼續。
pause-undone = 上一步收返咗。
pause-dusk-again = 呢晚唔計，由天黑重新嚟過。
pause-more-time = 而家畀多啲時間。
pause-left = 一等到可以，{ $seat }號玩家就會離開。
pause-device-changed = 由而家起，{ $seat }號玩家用呢個裝置答。
pause-abandoned = 呢局放棄咗，啲狼靜靜雞散晒。

## 停電之後

resume-offer = 有一局斷咗（{ $game }，{ $phase }），要唔要由停咗嗰度繼續？
resume-go-on = 繼續呢局
resume-end = 完咗佢，唔計結果
resume-refused = 呢個版本冇辦法繼續斷咗嗰局，已經當冇結果咁留低咗。
resume-damaged = 上一局嘅紀錄壞咗，繼續唔到；紀錄仲留喺度。

## 故障

trouble-no-sound = 冇聲，睇下喇叭有冇插好、開咗未。
trouble-muted = 閂咗聲，喺面板選單「音量」度較大啲。
trouble-no-voice = 冇人聲，睇螢幕啲字啦。
trouble-no-display = 冇螢幕，用聲繼續玩。
trouble-display-lost = 螢幕冇咗，用聲繼續玩。
trouble-disk-full = 儲存空間滿咗，存唔到嘢，請清啲位出嚟。
trouble-disk-read-only = 儲存裝置寫唔入，存唔到嘢，睇下張記憶卡。
trouble-disk-slow = 儲存裝置好慢，遊戲照繼續。
trouble-disk-failed = 儲存裝置壞咗，存唔到嘢，睇下張記憶卡。
trouble-history-damaged = 遊戲紀錄壞咗，已經留低，再開過新嘅。
trouble-history-failed = 上一局寫唔入遊戲紀錄，睇下張記憶卡。
trouble-reader-lost = { $seat }號位個讀卡器冇反應，睇下插好未。
trouble-well-lost = 盒蓋個讀卡器冇反應，睇下插好未。
trouble-readers-power = 幾個讀卡器一齊冇反應，睇下USB供電。
trouble-reader-unsure = { $seat ->
    [0] 幾個讀卡器一齊拔過出嚟，我唔知邊個喺盒蓋度，請揀「設定讀卡器」。
   *[other] 幾個讀卡器一齊拔過出嚟，我唔知邊個喺{ $seat }號位。玩緊嗰陣我會叫嗰度放張牌，唔係就揀「設定讀卡器」。
}
trouble-button-stuck = { $seat }號位有粒掣一路撳住或者卡住咗，暫時唔算數，放返手先。
trouble-button-noisy = { $seat }號位有粒掣不停亂跳，暫時唔算數，睇下條線。
trouble-light-lost = { $seat }號位盞燈唔著，睇下條線。
trouble-lights-missing = { $seats }玩家盞燈唔著，遊戲照玩。
trouble-panel-stuck = 面板有粒掣一路撳住或者卡住咗，放返手先。
trouble-panel-noisy = 面板有粒掣不停亂跳，暫時唔算數，睇下條線。
trouble-expander-lost = 有塊座位掣或者燈嘅電路板冇反應，睇下條線。
trouble-board-lost = 電路板 { $board }（{ $seats }位）冇反應，睇下條線。
trouble-no-pins = 接線嘅掣或者燈用唔到，睇下接線同設定。
trouble-no-panel = 冇前面板；可以用鍵盤嘅方向鍵、Enter 同退格鍵代替。
trouble-seat-lost = 有個位冇反應，睇下插好未。
trouble-seat-missing = { $seat }號位唔見咗，睇下插好未，或者撳「確定」唔等佢。
trouble-board-missing = 電路板 { $board }（{ $seats }位）唔見咗，睇下條線，或者撳「確定」唔等呢啲位。
trouble-readers-missing = 幾個讀卡器一齊冇反應，睇下USB供電，或者撳「確定」唔等佢哋。
trouble-seat-check = 淨係{ $seat }號位：喺你個讀卡器上面放張牌，乜牌都得，等我知道係邊個讀卡器。
trouble-seat-away = { $seat }號位唔見咗，睇下插好未。唔想等嘅人撳一下。
trouble-board-away = 電路板 { $board }（{ $seats }位）唔見咗，睇下條線。唔想等嘅人撳一下。
trouble-readers-away = 幾個讀卡器一齊冇反應，睇下USB供電。唔想等嘅人撳一下。
trouble-give-up = 唔等{ $seats }玩家嘅裝置，直接繼續好冇？同意嘅而家撳一下，個個同意先繼續。
trouble-given-up = 大家都同意，唔等喇。
trouble-wait-on = 仲有人未同意，我繼續等。
trouble-settings = 設定有錯，而家用緊上次啱嘅設定。
trouble-power-weak = 而家供電唔夠，請換返呢部電腦專用嘅火牛。
trouble-safe-mode = 部機連續出咗幾次錯，所以而家唔用你嘅設定、讀卡器同之前嘅遊戲，佢哋全部都仲喺度。熄機再開，就會試多次。
trouble-night-without-sound = 冇聲就唔可以天黑：等返有聲，或者搵人讀出嚟。
trouble-over = 冇事喇，一切正常。

## 試一次

practice-offer = 試一次先：叫一次、投一次票
phase-practice = 試玩
practice-begins = 而家試一次先，唔計㗎，等大家知道我點問。
practice-sleep = 大家請閉眼。
practice-call = 我叫晒所有人。啲號碼會讀兩次，聽到自己個號碼就撳掣。
practice-wake = 大家請開眼。
practice-heard = 個個我都聽到。
practice-missed = { $seats }玩家冇喺自己個號碼撳到。
practice-vote = 而家投票：叫到你想投嗰個就撳。
practice-voted = 票數：{ $tally }。
practice-over = 試完喇。
