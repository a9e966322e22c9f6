"""Who may know what, as the rules have it, is whom real games tell; and what is not so is nobody's."""

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from device.leaks.knowledge import Knowledge
from device.leaks.knowledge.results import ADDRESS
from device.leaks.known import knowledge
from device.rehearse.chance import ScriptedLot
from device.rehearse.file import load
from device.rehearse.play import play
from engine import Deal, Event, Hands, house_rules
from engine.catalogue import Setup, games
from engine.words import house
from tests.classic import bots as classic
from tests.cried_wolf import bots as cried_wolf
from tests.lupusburg import bots as lupusburg
from tests.millers import bots as millers
from tests.rehearsals.helpers import CASES
from tests.village import properties
from tests.village.laws import reached
from tests.wooolf import bots as wooolf

GAMES: dict[str, Callable[[Random], Setup]] = {
    "classic": classic.random_setup,
    "millers-hollow": millers.random_setup,
    "lupusburg": lupusburg.random_setup,
    "wooolf": wooolf.random_setup,
    "cried-wolf": cried_wolf.random_setup,
}
LONG = {"cried-wolf": 2.9}
"""So many times as many events as in other games."""
ALWAYS_HEARD = {("classic", "mason.wake"), ("classic", "werewolf.wake"), ("lupusburg", "wolf.wake")}
"""Calls that somebody obeys in every game: nobody is dead in the first night, and a game without wolves is over."""
ALWAYS_OPEN = {("wooolf", "choice.drawn")}
"""Cards that all may see."""
WRITTEN = [path for path in CASES if path.parent.name.startswith(tuple(GAMES))]


def blind(event: Event) -> Event:
    """An event that does not say whom it reaches, or whose eyes it opens."""
    hidden = {"to", "seats"} if event["event"] in ("ask", "wake", "sleep") else {"to"}
    return {name: value for name, value in event.items() if name not in hidden}


def played(game: str, seed: int) -> tuple[Knowledge, list[Event]]:
    """A game of bots at a random table, and an account of it that has heard nothing yet."""
    rng = Random(f"known {seed}")
    table = properties.played(GAMES[game](rng), rng)
    return knowledge(table.setup, table.hands), table.transcript.events


def private(game: str, seeds: range) -> Iterator[tuple[Knowledge, Event]]:
    """Every event of these games, beside the account that hears it next."""
    for seed in seeds:
        known, events = played(game, seed)
        for event in events:
            yield known, event


def kind(event: Event, line: str = "") -> tuple[str, str]:
    """What sort of private event it is; `line` is what was said last."""
    named = {"ask": "ask", "answer": "ask", "refuse": "ask", "show": "card"}
    return event["event"], event[named[event["event"]]] if event["event"] in named else line


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_know_whom_every_event_of_random_games_reaches(game: str) -> None:
    told = 0
    for known, event in private(game, range(int(250 / LONG.get(game, 1)))):
        assert known.hear(blind(event)) == reached(event), event
        told += reached(event) is not None
    assert told > 19_000


@pytest.mark.parametrize("file", WRITTEN, ids=lambda path: path.stem)
def test_the_rules_know_whom_every_event_of_a_rehearsal_reaches(file: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    rehearsal = load(file)
    dealt, deal = dict(rehearsal.decks), ScriptedLot.deal

    def dealing(lot: ScriptedLot, cards: Deal, number: int) -> Hands:
        hands = deal(lot, cards, number)
        dealt.update({cards.what: hands, f"{cards.what} {number}": hands})
        return hands

    monkeypatch.setattr(ScriptedLot, "deal", dealing)
    events = play(rehearsal).events
    known = knowledge(rehearsal.setup, dealt)
    for event in events:
        if "device" not in event:
            assert known.hear(blind(event)) == reached(event), event


@pytest.mark.parametrize("game", GAMES)
def test_every_question_card_and_call_occurs_and_every_call_also_in_vain(game: str) -> None:
    names = games()[game].names
    lines = [line for line in names.lines if line.endswith(".wake")]
    missing = {("show", card, True) for card in names.cards if (game, card) not in ALWAYS_OPEN}
    missing |= {("wake", line, True) for line in lines}
    missing |= {("ask", ask, True) for ask in names.asks if ask != "werewolf.explode"}
    missing |= {("wake", line, False) for line in lines if (game, line) not in ALWAYS_HEARD}
    watched = (True, False) if "dead_eyes" in house_rules(games()[game].rules) else (False,)
    missing |= {("sleep", "night.falls", seen) for seen in watched if "night.falls" in names.lines}
    missing |= {("answer", "werewolf.explode", True)} if "werewolf.explode" in names.asks else set()
    line = ""
    for known, event in private(game, range(700)):
        line = event.get("line", line)
        audience = known.hear(blind(event))
        missing.discard((*kind(event, line), bool(audience)))
        if not missing:
            return
    raise AssertionError(missing)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_house_rule_occurs_and_every_card(game: str) -> None:
    tables = [GAMES[game](Random(f"known {seed}")) for seed in range(250)]
    for key, rule in house_rules(games()[game].rules).items():
        assert rule.several or {getattr(table.rules, key) for table in tables} >= {*rule.values}, key
    assert {card for table in tables for card in table.deck} == {*games()[game].roles}


@pytest.mark.parametrize("game", GAMES)
def test_results_come_by_day_and_say_no_more_than_they_may(game: str) -> None:
    by_day, dark = 0, False
    for known, event in private(game, range(int(80 / LONG.get(game, 1)))):
        known.hear(event)
        if event["event"] == "sleep" or event.get("line") == "day.breaks":
            dark = event["event"] == "sleep"
        if known.is_result(event) and event["event"] != "show":
            assert known.may_be_told(event), event
            assert not dark or event["event"] in ("score", "outcome")  # judged in the night, told by day
            by_day += 1
    assert by_day > 2000


def test_a_mark_is_told_of_the_card_that_was_looked_at_and_of_no_other() -> None:
    for known, event in private("wooolf", range(3)):
        known.hear(event)
        if event.get("line") == "mark.laid":
            other = {**event["facts"], "number": 3 - event["facts"]["number"]}
            assert known.may_be_told(event)
            assert not known.may_be_told({**event, "facts": other}), event


def falsehoods(event: Event) -> Iterator[Event]:
    """The same card with one fact that is not so, or one more."""
    yield {**event, "side": "village"}
    for name in event.keys() - ADDRESS:
        match event[name]:
            case bool(fact):
                yield {**event, name: not fact}
            case int(seat):
                yield {**event, name: 0 if seat else 1}
                if name == "target" and seat not in event["to"]:
                    yield {**event, name: event["to"][0]}  # what is told of another is not true of oneself
            case str(word) if house(word):
                yield {**event, name: "1L" if word != "1L" else "1R"}
            case str(word):
                yield {**event, name: f"not {word}"}
            case dict(tally):
                yield {**event, name: {**tally, 99: 1}}
            case [*some]:
                yield {**event, name: some[1:]}
                yield {**event, name: [*some, some[0] if name == "roles" else 99]}


@pytest.mark.parametrize("game", GAMES)
def test_a_card_with_a_fact_that_is_not_so_is_for_nobody(game: str) -> None:
    tried = Counter[str]()
    for known, event in private(game, range(int(150 / LONG.get(game, 1)))):
        if event["event"] == "show" and event["card"] != "choice.drawn" and tried[event["card"]] < 40:
            tried[event["card"]] += 1
            for false in falsehoods(event):
                assert not deepcopy(known).hear(blind(false)), false
        known.hear(blind(event))
    assert tried.keys() | {"choice.drawn"} == games()[game].names.cards.keys() | {"choice.drawn"}
