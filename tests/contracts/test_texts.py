"""Every name of every game, and whatever the box says of itself, has a text in every language; and no text is idle."""

import ast
import inspect
import logging
import random
import re
import textwrap
import types
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl
from fluent.syntax import visitor

from device.disk import WHY
from device.hw.lettering import FACES, has
from device.phrases import Phrases, languages, load, message_id, parse
from engine import Ask, Run, Say, Show
from engine.catalogue import Game, Setup, games
from engine.lab.bots import POLICIES
from engine.lab.play import play
from engine.rules import house_rules

ROOT = Path(__file__).parents[2]
LANG = ROOT / "config" / "lang"
LANGUAGES = languages(LANG)
GAMES = games()
BOX = "box.ftl"

OPTIONAL = {"outcome-nobody": {"seats"}, "phase-setup": {"number"}}
"""Facts that a text need not tell."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


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


def setups(game: Game) -> Iterator[Setup]:
    """Set-ups in which every role and every value of every house rule occurs, and all pairs of the two."""
    for seats in (game.least, (game.least + game.most) // 2, game.most):
        table = tuple(range(1, seats + 1))
        variants = [{}, *({rule.key: value} for rule in house_rules(game.rules).values() for value in rule.values)]
        for rules in (game.rules(**variant) for variant in variants):
            deck = game.pack(seats, rules)
            for role in game.roles:
                swaps = [(*deck[:place], role, *deck[place + 1 :]) for place in range(seats)]
                candidates = [Setup(game.key, table, cards, rules) for cards in (deck, *swaps) if role in cards]
                yield from [setup for setup in candidates if not game.problems(setup)][:1]


@cache
def seen(key: str) -> tuple[list[Say | Show], set[str], set[str]]:
    """What bots meet when they play a game: what is said and shown, the options of asks, the reasons of refusals."""
    told: dict[str, Say | Show] = {}
    options: set[str] = set()
    reasons: set[str] = set()

    @types.coroutine
    def watched(setup: Setup) -> Any:
        script, answer = GAMES[key].script(setup), None
        try:
            while True:
                effect = script.send(answer)
                note(effect)
                answer = yield effect
        except StopIteration as end:
            return end.value

    def note(effect: Any) -> None:
        match effect:
            case Say() | Show():
                told.setdefault(repr(effect), effect)
            case Ask():
                options.update(item for item in (*effect.among, effect.default) if isinstance(item, str))
                reasons.update(reason for barred in effect.barred.values() for reason in barred.values())

    for number, setup in enumerate(setups(GAMES[key])):
        play(replace(GAMES[key], script=watched), setup, POLICIES["random"], random.Random(number))
    return [*told.values()], options, reasons


def kernel_reasons() -> set[str]:
    """Why the kernel refuses an answer."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(Run.check)))
    return {
        node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }


def deck_problems(game: Game) -> dict[str, set[str]]:
    """The problems that a game may find in a set-up, as its code writes them: `("key", {"fact": …})`."""
    module = inspect.getmodule(game.problems)
    assert module is not None
    return {
        str(node.elts[0].value): {str(key.value) for key in node.elts[1].keys if isinstance(key, ast.Constant)}
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Tuple) and len(node.elts) == 2
        if isinstance(node.elts[0], ast.Constant) and isinstance(node.elts[1], ast.Dict)
    }


@cache
def needed(game: str) -> Mapping[str, set[str]]:
    """Every message that a game needs, with the facts in it."""
    names, rules = GAMES[game].names, house_rules(GAMES[game].rules)
    _, options, reasons = seen(game)
    plain = [f"game.{game}", "rule.on", "rule.off"]
    plain += [f"role.{role}{part}" for role in GAMES[game].roles for part in ("", ".help")]
    plain += [f"side.{side}" for side in names.sides]
    plain += [f"item.{option}" for option in options] + [f"refusal.{reason}" for reason in reasons | kernel_reasons()]
    plain += [f"rule.{key}{part}" for key in rules for part in ("", ".help")]
    plain += [f"rule.{key}.{value}" for key, rule in rules.items() for value in rule.values if isinstance(value, str)]
    told = {key: set(facts) for key, facts in {**names.lines, **names.cards}.items()}
    phases = {f"phase.{phase}": {"number"} for phase in names.phases}
    decks = {f"deck.{key}": facts for key, facts in deck_problems(GAMES[game]).items()}
    return {
        message_id(key): facts for key, facts in {**{key: set() for key in plain}, **told, **phases, **decks}.items()
    }


@cache
def code_keys() -> tuple[set[str], set[str]]:
    """The keys that the device's code asks for, and every string in it; of an f-string what stands before the brace."""
    asked, strings = set(), set()
    for file in (ROOT / "device").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (text := literal(node)) is not None:
                strings.add(message_id(text))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                key = literal(node.args[0])
                if node.func.attr in {"line", "card", "word"} and key:
                    asked.add(message_id(key))
    return asked, strings


def literal(node: ast.AST) -> str | None:
    """A string in code, "text" or f"text.{…}"."""
    if isinstance(node, ast.JoinedStr) and node.values:
        return literal(node.values[0])
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def matches(message: str, keys: set[str]) -> bool:
    """Whether a key is this message, or the beginning of it ("trouble-")."""
    return message in keys or any(key.endswith("-") and len(key) > 1 and message.startswith(key) for key in keys)


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_name_of_a_game_has_a_text(game: str, language: str) -> None:
    assert sorted(needed(game).keys() - texts(language).keys()) == []


def test_all_kinds_of_names_are_looked_for() -> None:
    assert {"self", "again", "wolf", "angel"} <= seen("classic")[2]
    assert {"yes", "no", "none", "careful", "bold"} == seen("classic")[1]
    assert kernel_reasons() == {"not-asked", "not-a-choice", "twice", "count"}
    assert deck_problems(GAMES["classic"])["pair"] == {"one", "other"}


@every_language
def test_all_languages_have_the_same_texts(language: str) -> None:
    assert sorted(texts(language).keys() ^ texts("en").keys()) == []
    assert {name: file for name, (file, _) in texts(language).items()} == {
        name: file for name, (file, _) in texts("en").items()
    }


def test_no_text_of_a_game_is_idle() -> None:
    used = {name for game in GAMES for plain in needed(game) for name in (plain, f"{game}-{plain}")}
    idle = [name for name, (file, _) in texts("en").items() if file != BOX and name not in used]
    assert idle == []


@pytest.mark.skipif(not (ROOT / "device" / "app.py").exists(), reason="the box that says these lines is not there yet")
def test_no_text_of_the_box_is_idle() -> None:
    used = code_keys()[1] | {f"game-{game}" for game in GAMES}
    assert [name for name, (file, _) in texts("en").items() if file == BOX and not matches(name, used)] == []


def test_every_text_that_the_box_asks_for_is_there() -> None:
    asked = {key for key in code_keys()[0] if "-" in key}
    assert [key for key in sorted(asked) if not any(matches(name, {key}) for name in texts("en"))] == []


def test_every_trouble_has_a_text() -> None:
    troubles = {*WHY.values(), "disk-slow", "disk-failed", "no-sound", "no-display", "display-lost"}
    assert [why for why in sorted(troubles) if f"trouble-{why}" not in texts("en")] == []


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_a_text_uses_its_facts_and_no_others(game: str, language: str) -> None:
    wrong = []
    for name, facts in needed(game).items():
        wanted = variables(texts(language)[name][1])
        allowed = facts | {"count"} if {"seats", "role"} & facts else facts
        wrong += [f"{name} uses ${fact}, which is not there" for fact in sorted(wanted - allowed)]
        wrong += [f"{name} does not tell ${fact}" for fact in sorted(facts - wanted - OPTIONAL.get(name, set()))]
    assert wrong == []


@every_language
def test_the_box_is_given_the_same_facts_in_every_language(language: str) -> None:
    def facts(of: str) -> dict[str, set[str]]:
        return {name: variables(message) - {"count"} for name, (file, message) in texts(of).items() if file == BOX}

    assert facts(language) == facts("en")


@every_language
def test_every_text_can_be_filled_in(language: str) -> None:
    bundle: FluentBundle = load(LANG / language)
    failed = []
    for name, (_, message) in texts(language).items():
        for number in (0, 1, 2, 3):
            pattern = bundle.get_message(name).value
            text, errors = (
                bundle.format_pattern(pattern, dict.fromkeys(variables(message), number)) if pattern else ("", [])
            )
            if errors or not re.fullmatch(r"\S(.*\S)?", str(text)) or re.search(r"  |[{}\u2068\u2069]", str(text)):
                failed.append(f"{name}: {text!r} {errors}")
    assert failed == []


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_and_shown_in_real_games_reads_well(
    game: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    phrases = Phrases(LANG, language, game)
    with caplog.at_level(logging.WARNING):
        said = [phrases.line(it.line, it.facts) for it in seen(game)[0] if isinstance(it, Say)]
        shown = [phrases.card(it.card, facts) for it in seen(game)[0] if isinstance(it, Show) for _, facts in it.news]
    assert caplog.messages == []
    assert [text for text in (*said, *shown) if text[-1] not in ".!?。！？"] == []
    assert len(said) > 50
    assert len(shown) > 50


DEATHS = {
    "en": (
        "Player 3 did not live to see the morning.",
        "Players 3 and 5 did not live to see the morning.",
        "Players 3, 5 and 8 did not live to see the morning.",
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
def test_the_chinese_font_of_the_set_up_has_every_character(language: str) -> None:
    face = FACES[0]
    assert Path(face).exists(), f"{face} is missing: `make setup`, or apt-get install fonts-wqy-microhei"
    text = "".join(file.read_text(encoding="utf-8") for file in (LANG / language).glob("*.ftl"))
    assert sorted(character for character in set(text) if not character.isspace() and not has(face, character)) == []


SIMPLIFIED = (
    "号请闭睁党镖选择护发现杀没梦灵声见听说话谎处决猎枪狮张兽确认记们这当为从会让时关开问个还经过对应该间进"
    "败胜负获队阵营业规则设置数显乱评论讨辩双边与儿亲爱样机点击场满热爷灯烛摇围坐齐闲迟夜鸡叫离准备绝续结"
    "继终断电错误检查钮键储实际写读盘脱缺响应题级语汉简体欢迎饿顺针觉谁轮继两单独众团圆国图书东车马鸟龙风"
)
TRADITIONAL = (
    "號請閉睜黨鏢選擇護發現殺沒夢靈聲見聽說話謊處決獵槍獅張獸確認記們這當為從會讓時關開問個還經過對應該間進"
    "敗勝負獲隊陣營業規則設置數顯亂評論討辯雙邊與兒親愛樣機點擊場滿熱爺燈燭搖圍坐齊閒遲夜雞叫離準備絕續結"
    "繼終斷電錯誤檢查鈕鍵儲實際寫讀盤脫缺響應題級語漢簡體歡迎餓順針覺誰輪繼兩單獨眾團圓國圖書東車馬鳥龍風"
)


def test_no_chinese_text_mixes_the_two_scripts() -> None:
    pairs = [(simple, full) for simple, full in zip(SIMPLIFIED, TRADITIONAL, strict=True) if simple != full]
    foreign = {"zh-Hans": {full for _, full in pairs}, "zh-Hant": {simple for simple, _ in pairs}}
    mixed = {
        f"{file.name}: {character}"
        for language, characters in foreign.items()
        for file in (LANG / language).glob("*.ftl")
        for character in characters & set(file.read_text(encoding="utf-8"))
    }
    assert mixed == set()
