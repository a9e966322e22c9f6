"""What the public screen shows of a table with houses, and that it can be read."""

from dataclasses import replace
from typing import Any

import pytest

from device.hw.town import rows
from device.hw.views import draw
from device.public import PublicView
from engine import Ask, Board, Note
from engine import journal as written
from engine.lupusburg.burg import BurgView
from tests.device.bench import SEATS, Bench
from tests.screen.sample_views import EVERY_SIZE, named

HOUSES = ("1L", "1R", "2L", "3R", "4L", "4R", "5L", "5R")
"""Somebody has died in the right house of seat 2 and in the left one of seat 3."""
VIEW = BurgView("day", 2, SEATS, SEATS, 2, HOUSES, (4, 3), ((1, 3, 5),), broom=True, trap="5L")
LAST = Ask("token.second", (5,), HOUSES, default="none", closes="all", secret=False, how="steps")


def laid(*notes: Note) -> PublicView:
    """The screen after the board and these notes."""
    public = Bench(script, game="lupusburg").table.public
    public.board(VIEW)
    for note in notes:
        public.note(note.event, note.facts)
    return public


async def script() -> Any:
    """A day that stands still behind two tokens."""
    await Note("phase", {"name": "day", "number": 2})
    await Board(VIEW)
    await Note("mark", {"kind": "token", "house": "4R", "by": 1})
    await Note("mark", {"kind": "token", "house": "4R", "by": 2})
    return dict(await LAST)


def at(public: PublicView, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = public.host.view["seats"][seat - 1]
    return found


def test_the_board_shows_which_houses_are_lived_in_the_mayor_coins_bets_broom_and_trap() -> None:
    public = laid()
    assert [[house["alive"] for house in at(public, seat)["houses"]] for seat in (1, 2, 3)] == [
        [True, True],
        [True, False],
        [False, True],
    ]
    assert [at(public, seat)["office"] for seat in SEATS] == [False, True, False, False, False]
    assert at(public, 1)["note"] == "⑤ → 3"
    assert [house["label"] for house in at(public, 5)["houses"]] == ["trap", ""]
    assert (public.host.view["coins"], public.host.view["aside"]) == ((4, 3), "broom")


def test_whose_turn_it_is_is_marked_and_nobody_who_is_asked_in_secret() -> None:
    public = laid()
    public.asking(LAST, 3, {"left": 9.0, "of": 9.0}, {})
    assert [seat for seat in SEATS if at(public, seat)["acting"]] == [5]
    public.asking(replace(LAST, secret=True), 3, {"left": 9.0, "of": 9.0}, {})
    assert not any(at(public, seat)["acting"] for seat in SEATS)


def test_tokens_are_counted_and_evidence_is_told_until_the_next_board() -> None:
    tokens = [Note("mark", {"kind": "token", "house": "4R", "by": seat}) for seat in (1, 2)]
    public = laid(*tokens, Note("mark", {"kind": "claw", "house": "4R"}))
    assert at(public, 4)["houses"] == [
        {"count": "", "label": "", "alive": True},
        {"count": "2", "label": "paw", "alive": True},
    ]
    public.board(VIEW)
    assert not any(house["count"] for seat in SEATS for house in at(public, seat)["houses"])


def test_a_bet_takes_the_top_coin_and_the_broom_lies_before_who_sweeps() -> None:
    public = laid(
        Note("mark", {"kind": "bet", "seat": 2, "by": 4, "coin": 4}),
        Note("mark", {"kind": "broom", "seat": 5, "by": 2}),
        Note("office", {"office": "mayor", "seat": 3}),
    )
    assert public.host.view["coins"] == (3,)
    assert (at(public, 4)["note"], at(public, 5)["note"]) == ("④ → 2", "broom")
    assert public.host.view["aside"] == ""
    assert at(public, 3)["office"]


def test_votes_are_published_at_the_seats_in_words_and_tokens_at_the_houses() -> None:
    tokens = {1: ["4R", "none"], 2: ["4R", "4L"]}
    public = laid(Note("vote", {"ask": "token.second", "tally": {"4R": 2, "4L": 1}, "ballots": tokens}))
    assert (at(public, 1)["mark"], at(public, 2)["mark"]) == ("", "")
    votes = {1: ("claw", "none"), 2: "none"}
    public.note("vote", {"ask": "verdict.vote", "tally": {"4R": 1}, "ballots": votes})
    assert (at(public, 1)["mark"], at(public, 2)["mark"]) == ("paw  –", "–")


def test_after_a_cut_the_tokens_lie_where_they_lay() -> None:
    bench = Bench(script, records=[written.Press("token.second", 5, "none")], game="lupusburg")
    bench.table.resume()
    assert at(bench.table.public, 4)["houses"][1]["count"] == "2"


@pytest.mark.parametrize("seats", range(4, 9))
def test_the_rows_go_round_the_table_clockwise_from_the_panel(seats: int) -> None:
    upper, lower = rows(seats)
    left = lower[: lower.index(0) + 1]
    right = lower[lower.index(0) + 1 :]
    assert [*reversed(left), *upper, *reversed(right)] == [*range(seats)]


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("seats", [4, 8])
def test_fields_houses_and_the_text_in_the_middle_do_not_lie_on_each_other(seats: int, size: tuple[int, int]) -> None:
    house = {"alive": True, "count": "3", "label": "paw"}
    ring = [{"seat": seat, "mark": "", "note": "⑤ → 3", "office": seat == 1, "houses": [house, house]} for seat in
            range(1, seats + 1)]  # fmt: skip
    view = {"kind": "table", "phase": "Day 2", "seats": ring, "coins": (8, 7, 6, 5, 4, 3, 2, 2), "aside": "broom"}
    picture = draw({**view, "big": "none of these", "subtitle": "Player 6, choose whom you accuse, or nobody."}, size)
    fields = [box.rect for box in named(picture, "seat")]
    assert len(fields) == seats
    middle = [box.rect for name in ("coins", "aside", "big") for box in named(picture, name)]
    assert len(middle) == 3
    places = [*fields, *middle]
    assert not any(one.colliderect(other) for number, one in enumerate(places) for other in places[:number])
    assert all(picture.surface.get_rect().contains(place) for place in places)
    assert all(any(field.contains(box.rect) for field in fields) for box in named(picture, "house"))
    assert all(box.whole for box in picture.boxes)
