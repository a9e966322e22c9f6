"""Which tags count, and what the table is told of readers that are lost."""

from hypothesis import given
from hypothesis import strategies as st

from device.hw.readers.losses import GRACE, START, Losses
from device.hw.readers.rules import APART, Rules
from device.ports import WELL, Event, Found, Laid, Lifted, Lost, Unclear
from engine import Seat

A, B, C = "04a1b2c3d4e5f6", "04a1b2c3d4e5f7", "04a1b2c3000000"


class Table:
    """Rules with readers at three seats and the well, on which nothing lies."""

    def __init__(self) -> None:
        self.rules, self.now = Rules(), 0.0
        for lead in (WELL, 1, 2, 3):
            self.lay(lead)

    def lay(self, lead: Seat, *uids: str) -> list[Event]:
        return [*self.rules.lying(lead, frozenset(uids), self.now)]

    def wait(self, seconds: float) -> list[Event]:
        end, told = self.now + seconds, list[Event]()
        while (due := self.rules.due(self.now)) is not None and due <= end:
            self.now = due
            told += self.rules.tick(due)
        self.now = end
        return [*told, *self.rules.tick(end)]


def test_what_lies_there_from_the_start_does_not_count() -> None:
    rules = Rules()
    assert rules.lying(1, frozenset([A]), 0.0) == []
    assert rules.lying(1, frozenset(), 1.0) == []
    assert rules.lying(1, frozenset([A]), 2.0) == [Laid(1, A)]


def test_a_tag_on_a_reader_that_is_no_leads_any_more_is_in_nobodys_way() -> None:
    table = Table()
    table.lay(1, A)
    table.wait(1)
    table.rules.hear_only([2, 3])
    assert table.lay(2, A) == [Laid(2, A)]
    table.rules.hear_only([1, 2, 3])
    assert table.lay(3, A) == [Unclear((1, 2, 3), "two-seats")]


def test_a_tag_counts_again_once_it_has_been_at_one_seat_alone_for_two_seconds() -> None:
    table = Table()
    table.lay(1, A)
    table.lay(2, A)
    assert table.lay(1) == []
    assert table.wait(APART - 0.1) == []
    assert table.wait(0.2) == [Laid(2, A)]
    assert table.lay(2) == [Lifted(2, A)]


def test_a_tag_that_is_carried_to_another_seat_in_a_moment_counts_there_later() -> None:
    table = Table()
    table.lay(1, A)
    table.lay(1)
    table.wait(1)
    assert table.lay(2, A) == [Unclear((1, 2), "two-seats")]
    assert table.wait(1.1) == [Laid(2, A)]


def test_what_took_the_place_of_a_disputed_tag_goes_on_to_count() -> None:
    table = Table()
    table.lay(1, A)
    table.lay(1, B)
    assert table.lay(2, A) == [Unclear((1, 2), "two-seats")]
    assert table.lay(1) == [Lifted(1, B)]


def test_a_tag_that_is_carried_slowly_counts_at_once() -> None:
    table = Table()
    table.lay(1, A)
    table.lay(1)
    table.wait(APART)
    assert table.lay(2, A) == [Laid(2, A)]


def test_from_the_well_a_card_goes_straight_to_its_seat() -> None:
    table = Table()
    assert table.lay(WELL, A) == [Laid(WELL, A)]
    assert table.lay(2, A) == [Laid(2, A)]
    assert table.lay(WELL) == [Lifted(WELL, A)]


@given(st.lists(st.tuples(st.sampled_from([1, 2, 3]), st.frozensets(st.sampled_from([A, B, C])), st.floats(0, 3))))
def test_no_tag_ever_counts_at_two_seats_at_a_time(story: list[tuple[Seat, frozenset[str], float]]) -> None:
    table, counts = Table(), dict[Seat, str]()
    for lead, uids, seconds in story:
        for event in (*table.lay(lead, *uids), *table.wait(seconds)):
            match event:
                case Laid(seat=seat, uid=uid):
                    assert uid not in counts.values()
                    counts[seat] = uid
                case Lifted(seat=seat, uid=uid):
                    assert counts.pop(seat) == uid
                case Unclear(seats=(seat,)):
                    counts.pop(seat, None)
                case Unclear(seats=seats):
                    (uid,) = uids
                    counts = {seat: it for seat, it in counts.items() if seat not in seats or it != uid}


def losses(*leads: Seat) -> Losses:
    found = Losses(leads, 0.0)
    assert found.tick(leads, leads, 0.5) == []
    return found


SEATS = tuple(range(1, 21))


def test_a_reader_that_is_back_in_a_moment_is_not_told_of() -> None:
    table = losses(1, 2)
    assert table.tick([2], [1, 2], 1.0) == []
    assert table.due() == 1.0 + GRACE
    assert table.tick([1, 2], [1, 2], 1.9) == []
    assert table.due() is None


def test_the_well_has_a_word_of_its_own() -> None:
    table = losses(WELL, 1)
    table.tick([1], [WELL, 1], 1.0)
    assert table.tick([1], [WELL, 1], 2.0) == [Lost("reader", "well-lost", WELL)]


def test_one_that_stays_away_when_the_others_are_back_is_a_trouble_of_its_own() -> None:
    table = losses(*SEATS)
    table.tick([], SEATS, 1.0)
    table.tick([], SEATS, 2.0)
    assert table.tick(SEATS[1:], SEATS, 10.0) == [Found("readers")]
    assert table.tick(SEATS[1:], SEATS, 11.0) == [Lost("reader", "reader-lost", 1)]


def test_a_reader_that_may_be_another_ones_is_told_of_at_once_and_in_its_own_words() -> None:
    table = losses(*SEATS)
    table.tick([], SEATS, 1.0)
    table.tick([], SEATS, 2.0)
    unsure = [Lost("reader", "reader-unsure", seat) for seat in SEATS]
    assert table.tick([], SEATS, 5.0, SEATS) == [*unsure, Found("readers")]
    assert table.away == {*SEATS}
    assert table.tick([1], SEATS, 6.0, SEATS[1:]) == [Found("reader", 1)]
    assert table.tick([1], SEATS, 7.0, SEATS[2:]) == [Lost("reader", "reader-lost", 2)]
    assert table.tick(SEATS, SEATS, 8.0) == [Found("reader", seat) for seat in SEATS[1:]]


def test_at_the_start_readers_have_more_time() -> None:
    table = Losses((1, 2), 0.0)
    assert table.tick([], (1, 2), START) == []
    assert table.tick([], (1, 2), START + GRACE) == [Lost("readers", "readers-power")]


some = st.frozensets(st.integers(1, 4))


@given(st.lists(st.tuples(some, some, st.floats(0.01, 3))))
def test_in_the_end_everything_that_was_lost_is_found(
    story: list[tuple[frozenset[Seat], frozenset[Seat], float]],
) -> None:
    table, now, trouble = losses(1, 2, 3, 4), 1.0, dict[tuple[str, Seat], str]()
    well = (frozenset([1, 2, 3, 4]), frozenset[Seat](), 5.0)
    for working, unsure, seconds in [*story, well, well]:
        for event in table.tick(working, (1, 2, 3, 4), now, unsure):
            match event:
                case Lost(part=part, why=why, seat=seat):
                    assert trouble.get((part, seat)) != why
                    trouble[part, seat] = why
                case Found(part=part, seat=seat):
                    del trouble[part, seat]
        now += seconds
    assert trouble == {}


def test_a_tag_that_is_only_found_does_not_count_and_one_that_is_only_missed_has_been_lifted() -> None:
    table = Table()
    assert table.rules.lying(1, frozenset([A]), 1.0, inferred=True) == []
    assert table.lay(1) == []
    assert table.lay(1, B) == [Laid(1, B)]
    assert table.rules.lying(1, frozenset([A]), 2.0, inferred=True) == [Lifted(1, B)]
    assert table.lay(1, C) == [Laid(1, C)]
    assert table.rules.lying(1, frozenset(), 3.0, inferred=True) == [Lifted(1, C)]
