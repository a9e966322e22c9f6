"""Every name that needs a text: of the games, as their catalogue and bots tell it, and of the box, as its code does."""

import ast
import inspect
import random
import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import chain, islice
from pathlib import Path
from typing import Any, get_args

from device.deal import WAYS
from device.disk import WHY
from device.lines import CARDS, HOUSES, ITEMS, LINES, LOBBY, STORY
from device.lists import called
from device.means import secret_deals
from device.outward import NOTHING
from device.pace import PACES
from device.phrases import message_id
from device.tags.decks import decks
from device.tags.enrol import Said
from device.tags.faces import text_key
from engine import Answers, Ask, Run, Say, Show, Sleep, Talk, Wake
from engine.answers import refusal
from engine.catalogue import Game, Setup, games
from engine.lab.play import play
from engine.lab.policies import POLICIES
from engine.rules import house_rules
from engine.words import house, words

DEVICE = Path(__file__).parents[2] / "device"
SETUPS = DEVICE.parent / "config" / "setups"
GAMES = games()
BOX = "box"
SUBJECTS = (*GAMES, BOX)
KEY = re.compile(r"[a-z][a-z0-9.-]+(?<!\.json)(?<!\.journal)(?<!\.toml)(?<!\.wav)")
"""What may be a key, and is no name of a file."""
WORD = re.compile(r"(?:lobby|resume|pause|cards|pairing|after|teach)[.].*[a-z]|panel-.*|no-news|language-name")
"""Keys in the code of the box, but for those that are put together there."""
PUT_TOGETHER = {
    *(f"lobby.deal.{way}" for way in WAYS),
    *(f"lobby.pace.{name}" for name in PACES),
    *(f"cards.{said}" for said in {*get_args(Said)} - {"known"}),
    *(f"cards.{why}" for why in ("taken", "swap-kept", "swap-which", "unknown", "other-game", "two-tags")),
    "pile.cards",
    "trouble.night-without-sound",
}
SEAT = re.compile(r"\b[1-9]\d*\b")
"""Which seat it is makes no difference to a text; how many there are does."""
TROUBLES = {
    *WHY.values(),
    "cards-damaged",
    "cards-lost",
    "history-damaged",
    "history-failed",
    "disk-slow",
    "disk-failed",
    "no-sound",
    "muted",
    "no-display",
    "display-lost",
    "reader-lost",
    "well-lost",
    "readers-power",
    "button-stuck",
    "button-noisy",
    "panel-stuck",
    "panel-noisy",
    "expander-lost",
    "no-panel",
    "no-pins",
    "power-weak",
    "safe-mode",
    "settings",
}


def setups(game: Game) -> Iterator[Setup]:
    """Set-ups in which every role and every value of every house rule occurs, and all pairs of the two."""
    known = house_rules(game.rules).values()
    changes = [{rule.key: (value,) if rule.several else value} for rule in known for value in rule.values]
    for seats, variants in ((game.least, [{}]), (game.most, [{}, *changes])):
        table = tuple(range(1, seats + 1))
        for rules in (game.rules(**variant) for variant in variants):
            deck = game.pack(seats, rules)
            for role in game.roles or ("",):
                swaps = ((*deck[:place], role, *deck[place + 1 :]) for place in range(seats))
                candidates = (
                    Setup(game.key, table, cards, rules) for cards in chain([deck], swaps) if not role or role in cards
                )
                yield from islice((setup for setup in candidates if not game.problems(setup)), 1)


@cache
def seen(key: str) -> tuple[list[Say | Show], set[str], set[str], dict[str, list[Ask]]]:
    """What bots meet when they play a game: what is said and shown, the options of asks, the reasons of refusals, and
    the asks by their names, by day whatever may be done at any time among them."""
    told: dict[str, Say | Show] = {}
    asks: dict[str, list[Ask]] = {}
    options: set[str] = set()
    reasons: set[str] = set()

    async def watched(setup: Setup) -> Any:
        script, answer = GAMES[key].script(setup), None
        try:
            while True:
                effect = script.send(answer)
                note(effect)
                answer = await effect
        except StopIteration as end:
            return end.value

    def note(effect: Any) -> None:
        if isinstance(effect, Ask | Talk) and effect.interrupt is not None:
            asks.setdefault(effect.interrupt.ask, []).append(effect.interrupt)
        match effect:
            case Say() | Show():
                told.setdefault(SEAT.sub("seat", repr(effect)), effect)
                listed = (*effect.among, NOTHING) if isinstance(effect, Show) and effect.among else ()
                options.update(item for item in listed if isinstance(item, str))
            case Wake(line=line) | Sleep(line=line):
                told.setdefault(line, Say(line))
            case Ask():
                asks.setdefault(effect.ask, []).append(effect)
                listed = (*called(effect), *effect.among, *filter(None, [effect.default]))
                said = [words(item) if effect.how == "steps" else (item,) for item in listed]
                options.update(word for spelt in said for word in spelt if isinstance(word, str))
                reasons.update(reason for barred in effect.barred.values() for reason in barred.values())

    for number, setup in enumerate(setups(GAMES[key])):
        play(replace(GAMES[key], script=watched), setup, absent_minded, random.Random(number))
    return [*told.values()], options, reasons, asks


def absent_minded(ask: Ask, rng: random.Random) -> Answers:
    """Picks at random, or lets the window pass, so that whatever follows from no answer is met as well."""
    return POLICIES["random"](ask, rng) if rng.random() < 0.8 else {}


def kernel_reasons() -> set[str]:
    """Why the kernel refuses an answer."""
    returned = [
        value
        for code in (Run.check, refusal)
        for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(code))))
        if isinstance(node, ast.Return) and node.value is not None
        for value in ast.walk(node.value)
        if isinstance(value, ast.Constant) and isinstance(value.value, str)
    ]
    return {str(value.value) for value in returned}


def deck_problems(game: Game) -> dict[str, set[str]]:
    """The problems that a game may find in a set-up, as its code writes them: `("key", {"fact": …})`."""
    module = inspect.getmodule(game.problems)
    assert module is not None
    return {
        str(problem.value): {str(key.value) for key in node.elts[1].keys if isinstance(key, ast.Constant)}
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict)
        for problem in ast.walk(node.elts[0])
        if isinstance(problem, ast.Constant)
    }


def needed(subject: str) -> Mapping[str, set[str]]:
    """Every message that a game, or the box itself, needs, with the facts in it."""
    return needed_by_the_box() if subject == BOX else needed_by(subject)


@cache
def needed_by(game: str) -> Mapping[str, set[str]]:
    """Every message that a game needs, with the facts in it."""
    names, rules = GAMES[game].names, house_rules(GAMES[game].rules)
    told, options, reasons, _ = seen(game)
    plain = [f"game.{game}", "rule.on", "rule.off"]
    plain += [f"role.{role}{part}" for role in GAMES[game].roles for part in ("", ".help")]
    plain += [f"side.{side}" for side in names.sides]
    goals = names.draws.get("goal", ())
    plain += [f"goal.{goal}" for goal in goals]
    plain += [f"item.{option}" for option in options - {*GAMES[game].roles, *goals} if not of_a_seat(option)]
    plain += [f"said.{it}" for it in (*goals, *options) if it in goals or (not of_a_seat(it) and len(words(it)) > 1)]
    plain += [f"identity.{identity}" for identity in names.identities]
    plain += [f"mark.{mark}" for mark in names.marks if names.placed]
    plain += [f"why.{why}" for why in names.whys]
    plain += [f"refusal.{reason}" for reason in reasons | kernel_reasons()]
    plain += ["rule.nothing"] if any(rule.several for rule in rules.values()) else []
    plain += [f"building.{it.facts['building']}" for it in told if isinstance(it, Say) and "building" in it.facts]
    plain += [f"pile.{what}" for what in piles(game)]
    plain += [f"rule.{key}{part}" for key in rules for part in ("", ".help")]
    plain += [f"rule.{key}.{value}" for key, rule in rules.items() for value in rule.values if isinstance(value, str)]
    texts = {key: set(facts) for key, facts in {**names.lines, **names.cards}.items()}
    phases = {f"phase.{kind}": facts_of(kind, names.phases) for kind in names.kinds}
    decks = {f"deck.{key}": facts for key, facts in deck_problems(GAMES[game]).items()}
    return {
        message_id(key): facts for key, facts in {**{key: set() for key in plain}, **texts, **phases, **decks}.items()
    }


def piles(game: str) -> Iterable[str]:
    """What can be dealt with real cards."""
    setup = next(setups(GAMES[game]))
    return (deal.what for deal in secret_deals(GAMES[game], setup) if not deal.unseen)


def facts_of(kind: str, labels: Iterable[str]) -> set[str]:
    """What phases of this name have numbers for."""
    words = {word for label in labels if label.startswith(kind) for word in label.removesuffix(" N").split(" N ")}
    return {"number"} | words - {kind, "final"}


def of_a_seat(option: str) -> bool:
    """Whether an option is the number of a seat or one of its houses, which need no words of their own."""
    return option.isdecimal() or house(option) is not None


def needed_by_the_box() -> Mapping[str, set[str]]:
    """Every message that the box itself needs, with the facts in it."""
    titles = (f"setup.{file.parent.name}-{file.stem}" for file in sorted(SETUPS.glob("*/*.toml")))
    items = (f"item.{item}" for item in ITEMS)
    told = {key: set(facts) for key, facts in {**LINES, **HOUSES, **LOBBY, **CARDS, **STORY}.items()}
    words = PUT_TOGETHER | {key for key in strings() if WORD.fullmatch(key)} - TROUBLES
    plain = (*words, *(f"cards.deck.{deck}" for deck in decks()), *items, *titles)
    troubles = {f"trouble.{why}": {"seat"} for why in TROUBLES}
    return {message_id(key): facts for key, facts in {**{key: set() for key in plain}, **troubles, **told}.items()}


def on_cards() -> list[str]:
    """Every key whose text may stand on a card, in the wording of its game too, and what may be explained of it."""
    keys = [(deck, key) for deck in decks().values() for card in deck.kinds if (key := text_key(card))]
    own = [prefix + key for deck, key in keys for prefix in ("", f"{deck.game}-")]
    return [*own, *(f"{key}.help" for key in own), *(f"game.{game}" for deck, _ in keys for game in deck.games)]


@cache
def strings() -> frozenset[str]:
    """Every string in the device's code that may be a key; of an f-string what stands before the brace ("trouble.")."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in sorted(DEVICE.rglob("*.py")))
    found = (literal(node) for tree in trees for node in ast.walk(tree))
    return frozenset(text for text in found if text and KEY.fullmatch(text))


def literal(node: ast.AST) -> str | None:
    """A string in code, "text" or f"text.{…}"."""
    if isinstance(node, ast.JoinedStr) and node.values:
        return literal(node.values[0])
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def matches(message: str, keys: Iterable[str]) -> bool:
    """Whether one of the keys is this message's, or the beginning of it."""
    return any(
        message == message_id(key) or (key.endswith(".") and message.startswith(message_id(key))) for key in keys
    )
