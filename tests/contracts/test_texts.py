"""Every name of every game, and whatever the box says of itself, has a text in every language; and no text is idle."""

import logging
import re
from collections.abc import Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import visitor

from device.hw.faces import FACES, has
from device.languages import languages
from device.lines import LINES, LOBBY
from device.phrases import Phrases, load, message_id, parse
from engine import Say, Show
from tests.contracts.names import (
    GAMES,
    PUT_TOGETHER,
    SUBJECTS,
    deck_problems,
    kernel_reasons,
    matches,
    needed,
    on_cards,
    seen,
    strings,
)

pytestmark = pytest.mark.xdist_group("games of bots")
ROOT = Path(__file__).parents[2]
LANG = ROOT / "config" / "lang"
LANGUAGES = languages(LANG)

OF_THE_BOX = ("box.ftl", "cards.ftl", "sim.ftl", "story.ftl", "teach.ftl", "wiring.ftl")
"""The files that belong to no game."""

MAY_KEEP_SILENT = re.compile(r"outcome-nobody|phase-(setup|practice)|choice-drawn|trouble-.*|story-vote-.*")
"""Texts that need not tell their facts."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_subject = pytest.mark.parametrize("subject", SUBJECTS)
every_game = pytest.mark.parametrize("game", GAMES)


class Variables(visitor.Visitor):
    """Collects what a message wants to be filled in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by the library
        self.found.add(node.id.name)


@cache
def texts(language: str) -> Mapping[str, tuple[str, ftl.Message]]:
    """All messages of a language with the name of their file."""
    found = {}
    for file in sorted((LANG / language).glob("*.ftl")):
        problems: list[str] = []
        body = parse(file, problems).body
        assert problems == []
        found.update({entry.id.name: (file.name, entry) for entry in body if isinstance(entry, ftl.Message)})
    return found


def variables(message: ftl.Message) -> set[str]:
    """What the message wants to be filled in."""
    wanted = Variables()
    wanted.visit(message)
    return wanted.found


def wording(subject: str, name: str, language: str) -> ftl.Message | None:
    """The message that a game uses: its own, or else the shared one."""
    _, message = texts(language).get(f"{subject}-{name}") or texts(language).get(name) or ("", None)
    return message


@every_language
@every_subject
def test_every_name_has_a_text(subject: str, language: str) -> None:
    assert [name for name in sorted(needed(subject)) if wording(subject, name, language) is None] == []


@every_language
@every_subject
def test_a_text_uses_its_facts_and_no_others(subject: str, language: str) -> None:
    wrong = []
    for name, facts in needed(subject).items():
        message = wording(subject, name, language)
        assert message is not None, f"{language}: there is no {name}"
        wanted = variables(message)
        wrong += [f"{name} uses ${fact}, which is not there" for fact in sorted(wanted - facts - {"count"})]
        if not MAY_KEEP_SILENT.fullmatch(name):
            wrong += [f"{name} does not tell ${fact}" for fact in sorted(facts - wanted)]
    assert wrong == []


@every_language
def test_all_languages_have_the_same_texts_in_the_same_files(language: str) -> None:
    here, english = ([(file, name) for name, (file, _) in texts(of).items()] for of in (language, "en"))
    assert [*set(here) ^ set(english)] == []
    assert here == english


def test_no_text_of_a_game_is_idle() -> None:
    used = {name for game in GAMES for plain in needed(game) for name in (plain, f"{game}-{plain}")}
    used |= {f"{game}-{message_id(key)}" for game in GAMES for key in (*LOBBY, *LINES)}
    assert [name for name, (file, _) in texts("en").items() if file not in OF_THE_BOX and name not in used] == []


def test_no_text_of_the_box_is_idle() -> None:
    used = [*strings(), *PUT_TOGETHER, *(f"game.{game}" for game in GAMES), *on_cards()]
    assert [name for name, (file, _) in texts("en").items() if file in OF_THE_BOX and not matches(name, used)] == []


def test_every_key_in_the_code_of_the_box_has_a_text() -> None:
    subjects = {name.partition("-")[0] for name, (file, _) in texts("en").items() if file in OF_THE_BOX}
    keys = [key for key in sorted(strings()) if "." in key and key.partition(".")[0] in subjects]
    assert len(keys) > 20
    assert [key for key in keys if not any(matches(name, [key]) for name in texts("en"))] == []


def test_all_kinds_of_names_are_looked_for() -> None:
    assert {"self", "again", "wolf", "angel"} <= seen("classic")[2]
    assert {"yes", "no", "none", "careful", "bold"} == seen("classic")[1]
    assert kernel_reasons() == {"not-asked", "not-a-choice", "twice", "count"}
    assert deck_problems(GAMES["classic"])["pair"] == {"one", "other"}
    assert {"keep", "tear", "left", "right"} <= seen("millers-hollow")[1]
    assert {"charmed", "lover", "no-house", "no-victim", "one-potion", "used-up"} <= seen("millers-hollow")[2]
    assert deck_problems(GAMES["millers-hollow"])["thief"] == {"cards", "seats"}
    assert {"building-lord", "building-vagabond", "rule-nothing"} <= needed("millers-hollow").keys()


@every_language
def test_every_text_can_be_filled_in(language: str) -> None:
    bundle = load(LANG / language)
    failed = []
    for name, (_, message) in texts(language).items():
        compiled = bundle.get_message(name)
        for number, pattern in product((0, 1, 2, 3), (compiled.value, *compiled.attributes.values())):
            text, errors = (
                bundle.format_pattern(pattern, dict.fromkeys(variables(message), number)) if pattern else ("", [])
            )
            if errors or not re.fullmatch(r"\S(.*\S)?", str(text)) or re.search(r"  |[{}\u2068\u2069]", str(text)):
                failed.append(f"{name}: {text!r} {errors}")
    assert failed == []


@every_language
@every_game
def test_what_is_said_and_shown_in_real_games_reads_well(
    game: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    phrases = Phrases(LANG, language, game)
    with caplog.at_level(logging.WARNING):
        said = [phrases.line(it.line, it.facts) for it in seen(game)[0] if isinstance(it, Say)]
        shown = [phrases.line(it.card, facts) for it in seen(game)[0] if isinstance(it, Show) for _, facts in it.news]
    assert caplog.messages == []
    assert [text for text in (*said, *shown) if text[-1] not in ".!?。！？"] == []
    names, met = GAMES[game].names, seen(game)[0]
    unsaid = names.lines.keys() - {it.line for it in met if isinstance(it, Say)}
    assert len(unsaid) < len(names.lines) / 10  # what is rare in games of bots
    assert names.cards.keys() - {it.card for it in met if isinstance(it, Show)} <= {
        "werewolf.tokens"
    }  # not the script's


def test_no_wording_is_for_a_number_that_chinese_does_not_tell_apart() -> None:
    files = [file for language in ("yue", "zh-Hant", "zh-Hans") for file in (LANG / language).glob("*.ftl")]
    assert len(files) > 8
    assert [file.name for file in files if "[one]" in file.read_text(encoding="utf-8")] == []


DEATHS = {
    "en": (
        "Player 3 did not live to see the morning.",
        "Players 3 and 5 did not live to see the morning.",
        "Players 3, 5 and 8 did not live to see the morning.",
    ),
    "yue": (
        "尋晚，3號玩家捱唔到天光。",
        "尋晚，3號同5號玩家捱唔到天光。",
        "尋晚，3號、5號同8號玩家捱唔到天光。",
    ),
    "zh-Hant": (
        "昨晚，3號玩家沒能活到天亮。",
        "昨晚，3號、5號玩家沒能活到天亮。",
        "昨晚，3號、5號、8號玩家沒能活到天亮。",
    ),
    "zh-Hans": (
        "昨晚，3号玩家没能活到天亮。",
        "昨晚，3号、5号玩家没能活到天亮。",
        "昨晚，3号、5号、8号玩家没能活到天亮。",
    ),
}


@pytest.mark.parametrize("language", DEATHS)
def test_one_two_and_three_seats_are_listed_as_the_language_lists_them(language: str) -> None:
    phrases = Phrases(LANG, language)
    seats = (3, 5, 8)
    assert tuple(phrases.line("dawn.deaths", {"seats": seats[:count]}) for count in (1, 2, 3)) == DEATHS[language]


@every_language
def test_the_letters_of_the_screen_have_every_character(language: str) -> None:
    face = FACES[0]  # what is missing there, `python config/fonts/build_font.py` puts in
    text = "".join(file.read_text(encoding="utf-8") for file in (LANG / language).glob("*.ftl"))
    assert sorted(character for character in set(text) if not character.isspace() and not has(face, character)) == []


SIMPLIFIED = (
    "号请闭睁党镖选择护发现杀没梦灵声见听说话谎处决猎枪狮张兽确认记们这当为从会让时关开问个还经过对应该间进"
    "败胜负获队阵营业规则设置数显乱评论讨辩双边与儿亲爱样机点击场满热爷灯烛摇围坐齐闲迟夜鸡叫离准备绝续结"
    "继终断电错误检查钮键储实际写读盘脱缺响应题级语汉简体欢迎饿顺针觉谁轮继两单独众团圆国图书东车马鸟龙风"
    "盗恋纵谣职药标领烧预长毁师馆执达农医响"
)
TRADITIONAL = (
    "號請閉睜黨鏢選擇護發現殺沒夢靈聲見聽說話謊處決獵槍獅張獸確認記們這當為從會讓時關開問個還經過對應該間進"
    "敗勝負獲隊陣營業規則設置數顯亂評論討辯雙邊與兒親愛樣機點擊場滿熱爺燈燭搖圍坐齊閒遲夜雞叫離準備絕續結"
    "繼終斷電錯誤檢查鈕鍵儲實際寫讀盤脫缺響應題級語漢簡體歡迎餓順針覺誰輪繼兩單獨眾團圓國圖書東車馬鳥龍風"
    "盜戀縱謠職藥標領燒預長毀師館執達農醫響"
)


def test_no_chinese_text_mixes_the_two_scripts() -> None:
    pairs = [(simple, full) for simple, full in zip(SIMPLIFIED, TRADITIONAL, strict=True) if simple != full]
    simplified = {simple for simple, _ in pairs}
    foreign = {"zh-Hans": {full for _, full in pairs}, "zh-Hant": simplified, "yue": simplified}
    mixed = {
        f"{file.name}: {character}"
        for language, characters in foreign.items()
        for file in (LANG / language).glob("*.ftl")
        for character in characters & set(file.read_text(encoding="utf-8"))
    }
    assert mixed == set()
