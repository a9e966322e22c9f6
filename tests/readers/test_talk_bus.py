"""The conversation with a board of the seat bus, and whatever can go wrong on its wire."""

from collections.abc import Sequence

import pytest

from device.firmware.seatbus import line
from device.hw.readers.news import Fitted, Lying, News, Pushed, Stands
from device.hw.readers.talk_bus import BusTalk
from device.sim.readers_chips import BoardChip
from tests.readers.wire import Wire

A, B = "04a1b2c3d4e5f6", "04a1b2c3d4e5f7"


def lying(*uids: str, place: int = 0, inferred: bool = False) -> Lying:
    return Lying(place, frozenset(uids), inferred)


def pushed(news: Sequence[News]) -> list[tuple[int, int, bool]]:
    return [(one.place, one.button, one.down) for one in news if isinstance(one, Pushed)]


def down_at_first(news: Sequence[News]) -> list[tuple[int, int]]:
    """The buttons that the first full state has told as down."""
    return [(one.place, one.button) for one in news if isinstance(one, Stands) and one.first and one.down]


@pytest.fixture
def board() -> Wire:
    wire = Wire(BusTalk(0.0), BoardChip("e661", [1, 8, 7]))
    fitted = [
        Fitted(1, 1, light=False, reader=False),
        Fitted(2, 0, light=False, reader=True),
        Fitted(3, 3, light=True, reader=False),
    ]
    up = [Stands(place, button, down=False, first=True) for place in (1, 2, 3) for button in (1, 2, 3, 4)]
    assert wire.go(0.1) == [*fitted, *up, *(lying(place=place, inferred=True) for place in (1, 2, 3))]
    assert wire.health() == "good"
    return wire


def test_edges_that_are_read_together_have_the_times_at_which_they_were(board: Wire) -> None:
    said = line("B", "03", 1, "P", "0001", 2000) + line("B", "03", 1, "R", "0002", 2080)
    board.talk.receive(line("H", "0", "000", "-", "0000", 1950), 1.950)
    board.talk.out.clear()
    press, end = board.talk.receive(said, 9.0)
    assert isinstance(press, Pushed)
    assert isinstance(end, Pushed)
    assert press.at == pytest.approx(2.0, abs=0.001)
    assert end.at - press.at == pytest.approx(0.08, abs=0.001)


def test_where_the_end_of_a_press_is_lost_the_next_one_is_no_second_edge(board: Wire) -> None:
    board.talk.receive(line("H", "0", "000", "-", "0000", 1000), 1.0)
    first, _, again = (line("B", "03", 1, edge, f"{seq:04d}", 1000 + seq) for seq, edge in enumerate("PRP", 1))
    assert pushed(board.talk.receive(first, 1.1)) == [(3, 1, True)]
    assert pushed(board.talk.receive(again, 1.2)) == []


def test_a_board_whose_clock_is_slow_is_believed_and_no_line_comes_from_the_future(board: Wire) -> None:
    for number in range(1, 3000):  # its second is 30 ppm longer than ours, as quartz may be
        board.talk.receive(line("H", "0", "000", "-", f"{number:04d}", round(number * 999.97)), number)
    (press,) = board.talk.receive(line("B", "03", 1, "P", "3000", 3_000_010), 3000.5)
    assert isinstance(press, Pushed)
    assert press.at == pytest.approx(3000.1, abs=0.005)


def test_a_press_before_the_first_full_state_is_part_of_it() -> None:
    talk = BusTalk(0.0)
    hello = line("I", "seatbus", 2, "rp2040", "e661", "3")
    assert pushed(talk.receive(hello + line("B", "01", 1, "P", "0001", 5), 0.1)) == []
    news = talk.receive(line("H", "1", "0", "-", "0002", 6), 0.1)
    assert pushed(news) == []
    assert down_at_first(news) == [(1, 1)]


def test_a_full_state_counts_for_nothing_before_it_is_known_whose_it_is() -> None:
    talk = BusTalk(0.0)
    assert talk.receive(line("H", "1", "0", "1:04aa", "0001", 5), 0.1) == []
    assert talk.health == "unknown"
    talk.receive(line("I", "seatbus", 2, "rp2040", "e661", "B"), 0.2)
    news = talk.receive(line("H", "1", "0", "1:04aa", "0002", 6), 0.2)
    assert (talk.health, talk.number) == ("good", "e661")
    assert down_at_first(news) == [(1, 1)]
    assert lying("04aa", place=1, inferred=True) in news


def test_garbage_without_end_is_not_answered_without_end(board: Wire) -> None:
    board.cut = True
    asked = 0
    for number in range(100):
        board.talk.receive(b">>> garbage\r\n", board.now + number / 1000)
        asked += board.talk.out.count(b"?")
        board.talk.out.clear()
    assert asked == 1


@pytest.mark.parametrize("lost", [0.05, 1.5])
def test_what_was_lost_on_the_wire_is_put_right_by_the_next_line_or_the_full_state(board: Wire, lost: float) -> None:
    assert isinstance(board.chip, BoardChip)
    board.cut = True
    board.lay(A, place=1)
    board.chip.push(3, 1, True, board.now)
    assert board.go(lost) == []
    board.cut = False
    board.lay(B, place=3)
    news: Sequence[News] = board.go(1.2)
    expected = [
        lying(A, place=1, inferred=True),
        lying(B, place=3),
        Stands(3, 1, down=True, first=False),
    ]
    assert sorted(news, key=str) == sorted(expected, key=str)


def test_a_gap_in_the_numbers_is_healed_at_once(board: Wire) -> None:
    board.cut = True
    board.lay(A, place=1)
    board.go(0.01)
    board.cut = False
    board.lay(B, place=3)
    assert board.go(0.05) == [lying(B, place=3), lying(A, place=1, inferred=True)]


def test_a_light_that_a_board_has_forgotten_is_set_again(board: Wire) -> None:
    assert isinstance(board.chip, BoardChip)
    assert isinstance(board.talk, BusTalk)
    board.talk.light(2, 1)
    board.go(0.05)
    assert board.chip.lights == [0, 1, 0]
    board.chip.power_cut()
    assert board.chip.lights == [0, 0, 0]
    board.go(1.1)
    assert board.chip.lights == [0, 1, 0]


def test_a_silent_board_is_asked_and_then_given_up(board: Wire) -> None:
    board.cut = True
    board.go(2.6)
    assert board.health() == "doubtful"
    board.go(2)
    assert board.health() == "dead"
