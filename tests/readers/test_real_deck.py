"""Whole games with a real deck through the real driver: dealt, drawn, played, passed on, shot, in each way."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal

import pytest

from device.papers import Way, shown_on
from device.settings import CONFIG
from device.setups import load_setup
from engine import Ask, Seat, legal
from engine.catalogue import Setup
from engine.cried_wolf.rules import CriedWolfRules
from engine.journal import Answer
from engine.lupusburg.rules import LupusburgRules
from engine.words import words
from tests.readers.real_table import Cut, Hall

SEATS = (1, 2, 3)
DECK = ("sheep-1", "sheep-1", "sheep-2", "sheep-2", "sheep-3", "wolf", "wolf", "wolf", "dog", "hunter", "hunter", "boy")
SHORT = ("sheep-1", "sheep-2", "sheep-3", "wolf", "wolf", "wolf", "dog", "hunter", "boy")

ALIKE = ("wolf",) * 7 + ("dog", "boy")
ALL: Sequence[tuple[Literal[1, 2, 3], Way]] = [
    *((1, "readers"), (1, "well"), (1, "list")),
    *((2, "readers"), (2, "well"), (2, "list")),
    *((3, "readers"), (3, "well"), (3, "list")),
]
USUAL = ((1, "readers"), (2, "well"), (3, "list"))
LONG = pytest.mark.long
TAKEN = ("card", "swap.draw", "goal")
"""Draws in which somebody takes a card."""


def setup(mode: Literal[1, 2, 3], deck: tuple[str, ...] = DECK) -> Setup:
    rules = CriedWolfRules(mode=mode, deck="custom", sheep_powers=True, second_peek=True)
    return Setup("cried-wolf", SEATS, deck, rules)


@pytest.mark.parametrize(("mode", "way"), [game if game in USUAL else pytest.param(*game, marks=LONG) for game in ALL])
def test_the_box_knows_every_card_of_a_whole_game(mode: Literal[1, 2, 3], way: Way) -> None:
    hall = Hall(setup(mode), way, seed=mode)
    result = hall.play()
    events = hall.transcript.events
    drawn = [event["result"] for event in events if event["event"] == "draw" and event["name"] == "card"]
    assert len(drawn) == (9 if mode == 2 else 6)
    told = [event["kind"] for event in events if event.get("card") == "card.drawn"]
    assert drawn == told
    assert result.scores
    assert "look.only" not in hall.said, "whoever has a card in the hand is not called to the screen"
    assert hall.said.count(f"draw.{way}") == len(drawn)
    assert not {"draw.wrong", "draw.again", "laid.wrong", "deal.again"} & {*hall.said}


def test_a_card_that_cannot_be_the_one_is_explained_and_asked_for_again() -> None:
    hall = Hall(setup(1, ALIKE), "readers", seed=4)
    told: list[str] = []

    def mishap(line: str, facts: Mapping[str, Any]) -> bool:
        if line == "draw.readers" and "draw.readers" not in told:
            seat, other = facts["seat"], facts["seat"] % 3 + 1
            for uid in ("07aabbccddeeff", hall.uid(hall.hands[seat][0]), hall.uid(hall.hands[other][1])):
                hall.readers.touch(seat, uid)
            hall.lay(seat, hall.hands[other][0], 4.0)
        told.append(line)
        return False

    hall.mishap = mishap
    hall.play()
    first = hall.said.index("draw.readers")
    assert hall.said[first : first + 5] == ["draw.readers", "cards.unknown", *["draw.wrong"] * 3]
    assert hall.said.count("draw.wrong") == 3
    explained = [event["text"] for event in hall.transcript.events if event.get("line") == "draw.wrong"]
    assert len({*explained}) == 1
    assert not [kind for kind in DECK if kind.split("-")[0] in explained[0]], "whose hand it is in, nobody hears"


def test_only_a_card_of_the_own_hand_can_be_played() -> None:
    hall = Hall(setup(1, ALIKE), "readers", seed=6)
    answer, tried = hall.answer, list[int]()

    def answering(ask: Ask, seat: Seat) -> None:
        if ask.ask == "play" and len(tried) < 2:
            other = hall.hands[seat % 3 + 1]
            same = [card for card in other if shown_on(card) in map(shown_on, hall.hands[seat])]
            hall.lay(seat, (same or other)[0], 0.1)
            hall.readers.touch(seat, "07aabbccddeeff", at=hall.inbox.clock.now() + 1)
            tried.append(seat)
            answers = [option for option in legal(ask, seat) if shown_on(hall.hands[seat][0]) == str(option).split()[0]]
            hall.lay(seat, hall.hands[seat][0], 3.0)
            hall.plans[seat] = ("", *words(answers[0])[1:])
            return
        answer(ask, seat)

    hall.answer = answering  # type: ignore[method-assign]  # what these people do
    hall.play()
    assert len(tried) == 2
    assert hall.said.count("laid.wrong") == 2
    assert hall.said.count("cards.unknown") == 2
    answers = [event for event in hall.transcript.events if event["event"] == "answer" and event["ask"] == "play"]
    assert [event["seat"] for event in answers][:2] == tried


def test_what_was_laid_ends_the_wait_for_it_at_once_and_what_is_pressed_does_not() -> None:
    lengths: dict[float, set[float]] = {0.0: set(), 1.0: set()}
    for chance, found in lengths.items():  # they always lay a card, or never
        hall = Hall(setup(3, SHORT), "readers", seed=2)
        hall.lays_from = chance
        hall.play()
        events = hall.transcript.events
        asked = [at for at, event in enumerate(events) if event["event"] == "ask" and event["ask"] == "play"]
        for at in asked:
            claim = next(event for event in events[at:] if event.get("line") == "claim")
            found.add(round(claim["t"] - events[at]["t"], 1))
    assert max(lengths[0.0]) < min(lengths[1.0])


CUTS: Sequence[tuple[Way, tuple[str, int]]] = (
    ("readers", ("draw card", 1)),
    ("well", ("play", 2)),
)


@pytest.mark.parametrize(("way", "cut"), CUTS)
def test_a_game_goes_on_after_a_power_cut_with_the_cards_where_they_are(way: Way, cut: tuple[str, int]) -> None:
    before = Hall(setup(1), way, seed=9)
    before.cut = cut
    with pytest.raises(Cut):
        before.play()
    after = Hall(setup(1), way, seed=9, records=tuple(before.records))
    after.sit_as(before)
    result = after.resume()
    assert result.scores
    known = [record for record in before.records if isinstance(record, Answer) and record.label == "draw card"]
    assert after.said.count(f"draw.{way}") == 6 - len(known)
    assert not {"look.only", "draw.wrong", "laid.wrong", "deal.readers", "deal.well", "deal.list"} & {*after.said}


PEOPLE = ("wolf", "thief", "man", "man", "man", "woman", "woman", "woman")


@pytest.mark.parametrize("way", ["readers", *[pytest.param(way, marks=LONG) for way in ("well", "list")]])
def test_a_whole_game_of_lupusburg_with_real_cards(way: Way) -> None:
    hall = Hall(Setup("lupusburg", (1, 2, 3, 4), PEOPLE, LupusburgRules()), way, seed=3)
    hall.lays_from = 0.0
    hall.play()
    events = hall.transcript.events
    goals = [event["result"] for event in events if event["event"] == "draw" and event["name"] == "goal"]
    assert goals
    assert [event["goal"] for event in events if event.get("card") == "goal.new"] == goals
    assert hall.said.count(f"draw.{way}") == hall.said.count("draw.back") == len(goals)
    assert "look.only" not in hall.said[: hall.said.index("draw.back") + 1], "he holds his new goal"
    placed = [event for event in events if event["event"] == "answer" and event["ask"] == "house.place"]
    assert len({event["seat"] for event in placed}) == 4
    assert ("house.place.cards" in hall.said) == (way == "readers")
    for seat in (1, 2, 3, 4) if way == "readers" else ():
        own = [shown_on(card) for card in hall.hands[seat] if card.startswith("role:")]
        choice = next(event["choice"] for event in placed if event["seat"] == seat)
        houses = [(house, who) for house, who in pairwise(hall.laid) if house[0] == seat and "house:" in house[1]]
        left = own[0] if choice.endswith("left") else own[1]
        assert len(houses) == (own[0] != own[1] or choice.endswith("left"))
        for (_, house), (_, who) in houses:
            assert (shown_on(house), shown_on(who)) == ("chest" if "chest left" in choice else "plain", left)


READY = [f"{path.parent.name}/{path.stem}" for path in (CONFIG / "setups").glob("*/*.toml")]
SEVERAL = sorted(ready for ready in READY if ready.startswith(("cried-wolf/", "lupusburg/", "wooolf/")))
DEALT: Mapping[str, tuple[Way, set[str]]] = {
    "readers": ("readers", {"deal.readers", "deal.unseen"}),
    "well": ("well", {"deal.well", "deal.unseen"}),
    "list": ("list", {"deal.list", "deal.unseen"}),
    "lights": ("box", {"deal.lights", "lights.only"}),
    "look": ("box", {"look.seat", "look.only"}),
}
"""The four deals, the last one in both of its ways, and by which lines one knows each; some begin with empty hands."""
AMISS = {"laid.wrong", "draw.wrong", "draw.again", "draw.missing", "deal.again", "deal.wrong-card", "deal.missing"}


@LONG
@pytest.mark.parametrize("dealt", DEALT)
@pytest.mark.parametrize("ready", SEVERAL)
def test_every_ready_set_up_is_played_however_it_is_dealt(ready: str, dealt: str) -> None:
    file, problems = load_setup(CONFIG / "setups" / f"{ready}.toml", lambda file: ())
    assert file, problems
    way, own = DEALT[dealt]
    hall = Hall(file.setup(), way, seed=1, lights=dealt == "lights")
    assert hall.play().scores
    heard = {line for line in hall.said if way == "box" or line.startswith("deal.")}
    assert heard & own
    assert not heard & {line for _, lines in DEALT.values() for line in lines - own}
    assert not AMISS.intersection(hall.said)
    taken = [event for event in hall.transcript.events if event["event"] == "draw" and event["name"] in TAKEN]
    asked = [line for line in hall.said if line in (f"draw.{way}", f"draw.{way}-hand")]
    assert len(asked) == (0 if way == "box" else len(taken))
