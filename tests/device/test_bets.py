"""Bets in Lupusburg: who wants to presses, and only they are asked, clockwise, after the earlier bets."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from device import pace
from device.ports import Event, Pick, Press
from engine import Board, Note, read_rules
from engine import journal as written
from engine.catalogue import Setup, games
from engine.journal import Record
from engine.lupusburg.burg import Burg
from engine.lupusburg.day import place_bets
from tests.device.bench import SEATS, Bench
from tests.device.test_pause import UNDO, UNDONE, after_undo
from tests.sim.boxes import evening

LUPUSBURG = games()["lupusburg"]
RULES: Any = read_rules(LUPUSBURG.rules, {})
CALLED = 8.0
"""Seconds until everybody has been called to press."""
EARLIER: list[Record] = [
    written.Press("bet.wish", 5, "yes"), written.Press("bet.wish", 2, "yes"),
    written.Answer("ask bet.wish", {5: "yes", 2: "yes"}),
    written.Press("bet.place", 5, 1), written.Answer("ask bet.place", {5: 1}),
]  # fmt: skip
"""Seats 5 and 2 want to bet, and seat 5 has done so."""


async def bets() -> Any:
    """The bets of a day on which seat 4 is mayor; comes back as who has bet what on whom."""
    b = Burg(Setup("lupusburg", SEATS, LUPUSBURG.pack(len(SEATS), RULES), RULES), mayor=4)
    await Note("phase", {"name": "day", "number": 1})
    await Board(b.view("day"))
    await place_bets(b)
    return {seat: (bet.on, bet.coin) for seat, bet in b.bets.items()}


def betting(people: Iterable[tuple[float, Event]] = (), records: Iterable[Record] = ()) -> Bench:
    return Bench(bets, people, records, game="lupusburg")


def wishes(*seats: int) -> list[tuple[float, Event]]:
    """These press at once when they are called."""
    return [(CALLED, Press(seat)) for seat in seats]


def turns(bench: Bench) -> list[str]:
    """What was said of turns and bets."""
    return [text for _, text in bench.voice.lines if text.startswith("Player")]


def test_who_presses_is_asked_alone_clockwise_and_hears_and_sees_the_earlier_bets() -> None:
    bench = betting([*wishes(2, 5), (20.0, Pick(5, "bet.place", 1)), (35.0, Pick(2, "bet.place", 5))])
    assert bench.play() == {5: (1, 5), 2: (5, 4)}
    assert turns(bench) == [
        "Player 5, choose on whom you bet the coin of 5, or nobody.",
        "Player 5 bets the coin of 5 on player 1.",
        "Player 2, choose on whom you bet the coin of 4, or nobody.",
        "Player 2 bets the coin of 4 on player 5.",
    ]
    (asked,) = bench.heard("Player 2, choose")
    shown = next(view for when, view in bench.screen.views if when >= asked and view["kind"] == "table")
    assert shown["coins"] == (4, 3, 2, 2)
    assert shown["seats"][4]["note"] == "⑤ → 1"


def test_whoever_wants_to_has_four_seconds_and_nobody_need_want_to() -> None:
    late = betting(wishes())
    assert late.play() == {}
    assert turns(late) == []
    (called,) = late.heard("press now")
    said = late.voice.lines[-1][1]
    assert late.now - called == pytest.approx(0.4 + 0.06 * len(said) + pace.WISH)


def test_who_wants_to_and_then_bets_on_nobody_leaves_the_coin_to_the_next() -> None:
    bench = betting([*wishes(5, 2), (20.0, Press(5, "back")), (35.0, Pick(2, "bet.place", 4))])
    assert bench.play() == {2: (4, 5)}


def test_a_press_that_wishes_outlives_a_power_cut() -> None:
    bench = betting([(20.0, Pick(5, "bet.place", 3))], [written.Press("bet.wish", 5, "yes")])
    bench.table.resume()
    assert bench.play() == {5: (3, 5)}


def test_a_power_cut_behind_an_answer_tells_the_bet_and_goes_on_with_the_next() -> None:
    bench = betting([(20.0, Pick(2, "bet.place", 3))], EARLIER)
    bench.table.resume()
    assert bench.play() == {5: (1, 5), 2: (3, 4)}
    assert turns(bench)[1:3] == [
        "Player 5 bets the coin of 5 on player 1.",
        "Player 2, choose on whom you bet the coin of 4, or nobody.",
    ]


def test_a_power_cut_in_the_second_bet_leaves_the_first_one_lying_and_keeps_its_press() -> None:
    bench = betting(records=[*EARLIER, written.Press("bet.place", 2, 3)])
    bench.table.resume()
    assert (bench.host.view["seats"][4]["note"], bench.host.view["coins"]) == ("⑤ → 1", (4, 3, 2, 2))
    assert bench.play() == {5: (1, 5), 2: (3, 4)}
    assert turns(bench) == ["Player 2, choose on whom you bet the coin of 4, or nobody.",
                            "Player 2 bets the coin of 4 on player 3."]  # fmt: skip


def test_a_bet_that_is_taken_back_is_asked_for_again_with_the_same_coin(tmp_path: Path) -> None:
    bet = "bets the coin of 5"
    told = evening(tmp_path, f"wait {bet}\n{UNDO}\nwait {bet}\nquit\n", game="lupusburg", seats=5, bots=5).told
    first, again = (re.findall(r"SAY (Player .*)", part) for part in (told.partition(UNDONE)[0], after_undo(told)))
    assert bet in first[-1]
    assert bet in again[1]
    assert again[0] == first[-2]
    assert "choose on whom you bet the coin of 5" in again[0]
