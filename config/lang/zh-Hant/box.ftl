# 盒子自己的話：大廳、面板，以及出問題的時候。

## 列表

list-seat = { $seat }號
list-more = { $first }、{ $next }
list-end = { $first }、{ $last }
list-votes = { $name }{ $votes }票

## 名稱

language-name = 繁體中文
game-classic = 人狼

## 大廳

lobby-welcome = 歡迎來到狼時。請圍著桌子坐好，今晚的狼餓了。
lobby-language = 這桌說哪一種語言？
lobby-game = 你們想玩哪一個遊戲？
lobby-players = 你們有幾個人？
lobby-join = 請從盒子開始，順時針一個接一個按一下，坐上你的座位。
lobby-joined = 歡迎，{ $seat }號玩家。
lobby-deck = 這局有哪些角色？
lobby-rules = 村規
lobby-start = 開始遊戲
lobby-length = 第一晚{ $first }，之後每晚{ $later }，整局大約{ $minutes }分鐘。
lobby-hear = 聽得到請按一下。
lobby-see = 看得清楚請按一下。
lobby-again = 要再玩一局嗎？

## 準備入夜

ready-call = 準備好入夜，請按一下。
ready-missing = 還差{ $seats }玩家，請按一下。
ready-default = 不再等了，現在入夜。

## 面板

panel-choose = 上、下：選擇 · 確定：決定 · 返回：上一頁
panel-ok = 請按「確定」繼續。
panel-start = 請按「確定」開始。
panel-yes-no = 確定：是 · 返回：否
pause-on = 遊戲暫停，請按「確定」繼續。
pause-off = 遊戲繼續。
pause-eyes = 大家請閉眼，黑夜繼續。
panel-repeat = 再說一次
panel-more-time = 多給一點時間
panel-undo = 收回上一步
panel-dusk = 這一夜重新開始
panel-leave = 有玩家必須離開
panel-abandon = 放棄這局
undo-done = 上一步已經收回。
undo-refused = 這一步不能收回，之後已經發生了秘密的事。
dusk-again = 這一夜重新開始，剛才發生的一切都不算。
leave-who = 哪一位玩家必須離開？
leave-done = 只要遊戲允許，{ $seat }號玩家就會離開。
abandon-sure = 真的要放棄這局嗎？
abandon-done = 這局放棄了，狼群悄悄散去。

## 斷電之後

resume-offer = 上一局中斷了，要從停下的地方繼續嗎？
resume-done = 遊戲從停下的地方繼續。
resume-refused = 這個版本無法繼續上一局，已保存為沒有結果的一局。
resume-damaged = 上一局的紀錄損壞了，無法繼續；紀錄仍然保留。

## 故障

trouble-no-sound = 沒有聲音，請檢查喇叭有沒有接好、打開。
trouble-no-voice = 沒有語音，請看螢幕上的字。
trouble-no-display = 沒有螢幕，遊戲用聲音繼續。
trouble-display-lost = 螢幕斷線了，遊戲用聲音繼續。
trouble-disk-full = 儲存空間滿了，無法再保存，請清出空間。
trouble-disk-read-only = 儲存裝置不能寫入，無法保存，請檢查記憶卡。
trouble-disk-slow = 儲存裝置反應很慢，遊戲繼續。
trouble-disk-failed = 儲存裝置壞了，無法保存，請檢查記憶卡。
trouble-seat-lost = 有一個座位沒有反應，請檢查插頭。
trouble-seat-missing = { $seat }號座位不見了，請檢查插頭，或按「確定」不等它。
trouble-settings = 設定有錯，目前使用上一次正確的設定。
trouble-night-without-sound = 沒有聲音不能入夜：等聲音恢復，或由人來朗讀。
trouble-over = 一切恢復正常。
