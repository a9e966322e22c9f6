"""Buttons on boards of the seat bus: what counts, and what is told of a button that does not."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from device.hw.pins.contact import QUIET, STUCK
from device.hw.readers.buttons import Buttons
from device.hw.readers.news import Pushed, Stands
from device.ports import Event, Found, Laid, Lifted, Lost, Press, Seats
from device.sim.readers import EmulatedReaders
from device.sim.readers_chips import BoardChip

CARD = "04a1b2c3d4e5f6"
PLACE = "e661/4"


def moved(buttons: Buttons, number: int, at: float, *, down: bool, place: str = PLACE) -> None:
    buttons.hear(place, Pushed(int(place.partition("/")[2]), number, down, at), at)


def test_a_button_that_is_let_go_is_not_held_and_a_fourth_is_none_of_ours() -> None:
    buttons = Buttons()
    moved(buttons, 1, 1.0, down=True)
    moved(buttons, 1, 3.9, down=False)
    moved(buttons, 4, 5.0, down=True)
    assert buttons.tick(9.0, {PLACE: 4}) == [Press(4)]


def test_a_press_that_a_busy_box_reads_together_with_its_end_counts() -> None:
    buttons = Buttons()
    buttons.hear(PLACE, Stands(4, 1, down=False, first=True), 0.5)
    for at, down in ((1.0, True), (1.08, False)):
        buttons.hear(PLACE, Pushed(4, 1, down, at), 1.5)
    assert buttons.tick(1.5, {PLACE: 4}) == [Press(4)]


def test_what_was_first_is_told_first_also_in_one_moment() -> None:
    buttons, leads = Buttons(), {"e661/1": 1, "e661/2": 2, "e661/3": 3}
    for place in leads:
        moved(buttons, 1, 0.0, down=False, place=place)
    moved(buttons, 1, 1.002, down=True, place="e661/1")
    moved(buttons, 1, 1.000, down=True, place="e661/3")
    moved(buttons, 1, 1.000, down=True, place="e661/2")
    assert buttons.tick(2.0, leads) == [Press(3), Press(2), Press(1)]


def test_the_trouble_of_a_button_belongs_to_the_lead_that_its_place_belongs_to() -> None:
    buttons = Buttons()
    buttons.hear(PLACE, Stands(4, 1, down=True, first=True), 1.0)
    assert buttons.tick(2.0, {}) == []
    assert buttons.tick(3.0, {PLACE: 4}) == [Lost("seat", "button-stuck", 4)]
    assert buttons.tick(4.0, {PLACE: 4}) == []
    assert buttons.tick(5.0, {PLACE: 7}) == [Found("seat", 4), Lost("seat", "button-stuck", 7)]


@pytest.fixture
def readers(told: list[Event]) -> Iterator[EmulatedReaders]:
    """Three seats on one board."""
    with closing(EmulatedReaders(told.append, [1, 2, 3], "bus")) as emulated:
        yield emulated


def test_buttons_and_lights_of_a_board(readers: EmulatedReaders, told: list[Event]) -> None:
    readers.press(2)
    assert told == [Press(2)]
    seats: Seats = readers.readers
    assert seats.leads == seats.lit == seats.reading != frozenset()
    seats.light(3, "ack")
    readers.advance(0.1)
    board = readers.chips[3]
    assert isinstance(board, BoardChip)
    assert board.lights == [0, 0, 2]


def test_a_button_that_was_down_when_its_board_was_lost_is_not_held(
    readers: EmulatedReaders, told: list[Event]
) -> None:
    board = readers.chips[2]
    assert isinstance(board, BoardChip)
    board.push(2, 1, True, readers.now)
    readers.advance(1)
    readers.unplug(2)
    readers.advance(5)
    assert [event for event in told if isinstance(event, Press)] == [Press(2)]


def happened(told: list[Event]) -> list[Event]:
    """What has been told by now, and is not looked at again."""
    events = [*told]
    told.clear()
    return events


def test_a_button_of_a_board_under_a_heavy_book_counts_once_and_is_put_out(
    readers: EmulatedReaders, told: list[Event]
) -> None:
    readers.push(3, down=True)
    readers.advance(STUCK - 0.1)
    assert happened(told) == [Press(3), Press(3, held=True)]
    readers.advance(60)
    assert happened(told) == [Lost("seat", "button-stuck", 3)]
    readers.push(3, down=False)
    readers.advance(1)
    assert happened(told) == [Found("seat", 3)]
    readers.press(3)
    assert happened(told) == [Press(3)]


def test_a_button_that_is_held_when_its_board_comes_is_stuck_and_no_press(
    readers: EmulatedReaders, told: list[Event]
) -> None:
    readers.unplug(2)
    readers.push(2, 2, down=True)
    readers.plug(2)
    readers.advance(60)
    assert happened(told) == [Lost("seat", "button-stuck", 2)]
    readers.push(2, 2, down=False)
    readers.advance(1)
    assert happened(told) == [Found("seat", 2)]
    readers.press(2, 2)
    assert happened(told) == [Press(2, "next")]


def test_a_stuck_button_is_told_of_once_when_its_board_is_gone_for_a_moment(
    readers: EmulatedReaders, told: list[Event]
) -> None:
    readers.push(2, down=True)
    readers.advance(STUCK + 1)
    told.clear()
    for _ in range(3):
        readers.unplug(2)
        readers.plug(2)
        readers.advance(3)
    assert happened(told) == []
    readers.unplug(2)
    readers.push(2, down=False)
    readers.plug(2)
    readers.advance(3)
    assert happened(told) == [Found("seat", 2)]


@pytest.mark.parametrize("per_second", [20, 30, 50, 66, 100, 200, 500])
def test_a_button_of_a_board_that_chatters_never_counts_and_is_put_out(
    readers: EmulatedReaders, told: list[Event], per_second: int
) -> None:
    readers.chatter(2, per_second, 4)
    assert happened(told) == [Lost("seat", "button-noisy", 2)]
    readers.press(1)
    readers.push(2, down=True)
    readers.advance(0.5)
    readers.push(2, down=False)
    readers.advance(QUIET - 0.5)
    assert happened(told) == [Press(1)]
    readers.advance(1)
    assert happened(told) == [Found("seat", 2)]
    readers.press(2)
    assert happened(told) == [Press(2)]


@pytest.mark.parametrize("beginnings", [["B 02 1 P"], ["B 02 1 P", "H"], ["B 02 1 P", "I"]])
def test_a_press_whose_line_came_damaged_does_not_count_and_the_next_one_does(
    readers: EmulatedReaders, told: list[Event], beginnings: list[str]
) -> None:
    readers.spoil(2, *beginnings)
    readers.push(2, down=True)
    readers.advance(5)
    readers.push(2, down=False)
    readers.advance(0.2)
    assert happened(told) == []
    readers.press(2)
    assert happened(told) == [Press(2)]


def test_a_press_whose_end_came_damaged_is_over_at_once(readers: EmulatedReaders, told: list[Event]) -> None:
    readers.spoil(2, "B 02 1 R")
    for _ in range(2):
        readers.push(2, down=True)
        readers.advance(0.2)
        readers.push(2, down=False)
        readers.advance(0.2)
    assert happened(told) == [Press(2), Press(2)]
    readers.advance(60)
    assert happened(told) == []


def test_a_tag_whose_line_came_damaged_does_not_count_until_it_is_laid_down_again(
    readers: EmulatedReaders, told: list[Event]
) -> None:
    readers.spoil(2, "T")
    readers.put_down(2, CARD)
    readers.advance(2)
    readers.put_down(2)
    readers.advance(1)
    assert happened(told) == []
    readers.tap(2, CARD)
    assert happened(told) == [Laid(2, CARD)]
    readers.spoil(2, "T")
    readers.put_down(2)
    readers.advance(0.02)
    assert happened(told) == [Lifted(2, CARD)]
