"""Views of every kind in three languages, as the table would make them."""

from typing import Any

from device.hw.canvas import Box
from device.hw.views import Picture

SIZES = [(320, 240), (480, 320), (800, 480)]
EVERY_SIZE = [*SIZES, (240, 320), (1280, 720), (1920, 1080)]

WORDS: dict[str, dict[str, Any]] = {
    "en": {
        "title": "Werewolf",
        "subtitle": "Seat 7 is dead. Discuss who you suspect; the vote opens when time is up.",
        "phase": "Day 2",
        "items": ["Werewolf", "Werewolves of Miller's Hollow", "The Boy Who Cried Wolf", "Language: English", "Off"],
        "hint": "▲▼ choose · OK start · BACK language",
        "headline": "The village has won",
        "line": "{} Werewolf, died on day 2",
        "banner": ["No sound: check the speaker's plug", "Seat 4 does not answer"],
        "lines": ["There is no sound, so the night cannot go on.", "Plug in the speaker, or press OK to read aloud."],
        "big": "Vote",
    },
    "zh-Hant": {
        "title": "狼人殺",
        "subtitle": "7 號玩家死了。請討論誰最可疑；時間一到就開始投票。",
        "phase": "第 2 天",
        "items": ["狼人殺", "米勒山谷的狼人", "狼來了", "語言：繁體中文", "關機"],
        "hint": "▲▼ 選擇 · OK 開始 · BACK 語言",
        "headline": "村民獲勝",
        "line": "{} 狼人，第 2 天死亡",
        "banner": ["沒有聲音：請檢查喇叭插頭", "4 號座位沒有回應"],
        "lines": ["沒有聲音，夜晚無法繼續。", "請接上喇叭，或按 OK 由一位玩家朗讀。"],
        "big": "投票",
    },
    "zh-Hans": {
        "title": "狼人杀",
        "subtitle": "7 号玩家死了。请讨论谁最可疑；时间一到就开始投票。",
        "phase": "第 2 天",
        "items": ["狼人杀", "米勒山谷的狼人", "狼来了", "语言：简体中文", "关机"],
        "hint": "▲▼ 选择 · OK 开始 · BACK 语言",
        "headline": "村民获胜",
        "line": "{} 狼人，第 2 天死亡",
        "banner": ["没有声音：请检查喇叭插头", "4 号座位没有回应"],
        "lines": ["没有声音，夜晚无法继续。", "请接上喇叭，或按 OK 由一位玩家朗读。"],
        "big": "投票",
    },
}


def view(kind: str, seats: int = 7, language: str = "en", **more: Any) -> dict[str, Any]:
    """A full view of this kind."""
    words = WORDS[language]
    common = {"kind": kind, "title": words["title"], "subtitle": words["subtitle"]}
    numbers = range(1, seats + 1)
    match kind:
        case "lobby":
            joined = [{"seat": seat, "joined": seat < seats, "ready": seat < 4} for seat in numbers]
            common |= {"items": words["items"], "cursor": 2, "hint": words["hint"], "seats": joined}
        case "table":
            ring = [
                {"seat": seat, "alive": seat % 5 != 2, "mark": ("", "3", "✓")[seat % 3], "acting": seat == 4}
                for seat in numbers
            ]
            common |= {"phase": words["phase"], "seats": ring, "countdown": {"left": 83, "of": 120}}
        case "result":
            common |= {"headline": words["headline"], "lines": [words["line"].format(seat) for seat in numbers]}
        case "notice":
            common |= {"headline": words["headline"], "lines": words["lines"], "hint": words["hint"]}
        case "night":
            common |= {"big": str(seats)}
    return common | more


def named(picture: Picture, name: str) -> list[Box]:
    return [box for box in picture.boxes if box.name == name]
