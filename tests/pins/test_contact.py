"""One contact, from raw edges to presses: bounce, spikes, chatter, buttons that are stuck; no pin and no clock."""

from collections.abc import Iterable
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.hw.pins.contact import DOWN, FREE, ODD_TIME, QUIET, REARM, STUCK, UP, Contact, Happening, Hold

ONCE = Hold(3.0)
REPEAT = Hold(0.6, 0.15)


def told(
    edges: Iterable[tuple[float, bool]], until: float, hold: Hold = ONCE, pressed: bool = False
) -> list[tuple[float, Happening]]:
    """Everything that becomes true, in milliseconds."""
    contact = Contact(pressed, 0.0, hold)
    happened = [item for at, level in edges for item in contact.edge(level, at)]
    return [(round(at * 1000), what) for at, what in happened + contact.settle(until)]


def names(happened: list[tuple[float, Happening]]) -> list[Happening]:
    return [what for _, what in happened]


def out(contact: Contact) -> str | None:
    """Why the contact does not count."""
    return contact.out


def pulses(*spans: tuple[float, float]) -> list[tuple[float, bool]]:
    """The edges of contacts closed from and until, in seconds."""
    return [edge for start, end in spans for edge in ((start, True), (end, False))]


def test_a_press_is_told_once_when_it_is_sure() -> None:
    assert told(pulses((1.0, 1.2)), 10) == [(1000 + DOWN * 1000, "down")]


def test_a_bouncing_press_is_told_once_when_it_has_become_steady() -> None:
    bouncing = pulses((1.0, 1.001), (1.003, 1.004), (1.012, 1.1), (1.101, 1.103), (1.109, 1.110))
    assert told(bouncing, 10) == [(1042, "down")]


@pytest.mark.parametrize(("length", "presses"), [(0.0005, 0), (0.005, 0), (0.0299, 0), (0.0301, 1), (0.5, 1)])
def test_what_is_too_short_is_no_press(length: float, presses: int) -> None:
    assert len(told(pulses((1.0, 1.0 + length)), 2)) == presses


@pytest.mark.parametrize(("pause", "presses"), [(REARM - 0.001, 1), (REARM + 0.001, 2)])
def test_what_follows_too_fast_is_no_press(pause: float, presses: int) -> None:
    assert names(told(pulses((1.0, 1.06), (1.0 + pause, 1.06 + pause)), 2)) == ["down"] * presses


def test_a_hold_is_told_after_its_time_and_once() -> None:
    assert told(pulses((1.0, 3.9)), 10) == [(1030, "down")]
    assert told(pulses((1.0, 8.0)), 10) == [(1030, "down"), (4000, "held")]


def test_a_hold_that_repeats_does_so_until_the_button_is_let_go() -> None:
    assert told(pulses((1.0, 2.0)), 10, REPEAT) == [(1030, "down"), (1600, "held"), (1750, "held"), (1900, "held")]


def test_two_holds_are_told_as_two() -> None:
    assert names(told(pulses((1.0, 4.2), (4.8, 8.0)), 10)) == ["down", "held", "down", "held"]


def test_a_button_that_is_down_at_the_start_is_stuck_and_no_press_comes_of_letting_it_go() -> None:
    contact = Contact(True, 0.0, ONCE)
    assert (out(contact), contact.settle(100.0), contact.edge(False, 100.0)) == ("stuck", [], [])
    assert (contact.settle(100.0 + FREE), out(contact)) == ([(100.0 + FREE, "free")], None)
    contact.edge(True, 101.0)
    assert names(contact.settle(102.0)) == ["down"]


def test_a_stuck_button_that_is_let_go_for_a_moment_only_stays_out() -> None:
    edges = [(1.0, False), (1.0 + FREE - 0.01, True), (2.0, False)]
    assert told(edges, 10, pressed=True) == [(2000 + FREE * 1000, "free")]


def test_a_button_under_a_heavy_book_counts_once_and_is_put_out() -> None:
    stuck, free = (1000 + STUCK * 1000, "stuck"), (100_000 + FREE * 1000, "free")
    assert told(pulses((1.0, 100.0)), 200) == [(1030, "down"), (4000, "held"), stuck, free]
    start, *repeats, put_out, taken_back = told(pulses((1.0, 100.0)), 200, REPEAT)
    assert (start, put_out, taken_back) == ((1030, "down"), stuck, free)
    assert max(at for at, _ in repeats) <= stuck[0]


@pytest.mark.parametrize("per_second", [20, 25, 30, 40, 60, 100, 200, 500])
def test_a_fast_chatter_never_counts_and_is_put_out(per_second: int) -> None:
    period = 1 / per_second
    edges = pulses(*((1 + n * period, 1 + (n + 0.5) * period) for n in range(10 * per_second)))
    assert names(told(edges, 11)) == ["noisy"]
    [(at, _), (free, _)] = told(edges, 30)
    assert at <= 1000 + ODD_TIME * 1000
    assert free == pytest.approx((edges[-1][0] + QUIET) * 1000, abs=30)


@pytest.mark.parametrize("per_second", [8, 10, 16])
def test_a_slow_chatter_counts_once_at_most_and_is_put_out(per_second: int) -> None:
    period = 1 / per_second
    edges = pulses(*((1 + n * period, 1 + (n + 0.5) * period) for n in range(60 * per_second)))
    assert names(told(edges, 61)) == ["down", "noisy"]


def test_a_person_who_presses_as_fast_as_people_can_is_counted_every_time() -> None:
    edges = pulses(*((1 + n * 0.17, 1.08 + n * 0.17) for n in range(50)))
    assert names(told(edges, 30)) == ["down"] * 50


def test_spikes_of_a_long_wire_never_count_and_many_of_them_put_it_out() -> None:
    chance = Random(7)
    few = pulses(*((n, n + chance.uniform(0.001, 0.005)) for n in range(1, 100)))
    assert told(few, 200) == []
    many = pulses(*((n / 20, n / 20 + chance.uniform(0.001, 0.005)) for n in range(20, 200)))
    assert names(told(many, 9.9)) == ["noisy"]


def test_a_press_that_is_only_found_is_none_until_it_has_been_let_go() -> None:
    contact = Contact(False, 0.0, ONCE)
    assert contact.found(True, 1.0) + contact.settle(9.0) == []
    assert contact.found(True, 9.0) == []
    assert contact.settle(1.0 + STUCK) == [(1.0 + STUCK, "stuck")]
    assert contact.found(False, 50.0) + contact.settle(51.0) == [(50.0 + FREE, "free")]
    assert names(contact.edge(True, 52.0) + contact.settle(53.0)) == ["down"]


def test_a_press_whose_end_is_only_found_is_over() -> None:
    contact = Contact(False, 0.0, ONCE)
    assert names(contact.edge(True, 1.0) + contact.found(True, 1.01) + contact.settle(1.1)) == ["down"]
    assert contact.found(False, 1.2) + contact.settle(9.0) == []
    assert names(contact.edge(True, 10.0) + contact.settle(11.0)) == ["down"]


def test_an_edge_that_comes_with_an_older_time_does_not_turn_time_back() -> None:
    contact = Contact(False, 0.0, ONCE)
    contact.edge(True, 5.0)
    assert contact.edge(False, 4.0) == []
    assert contact.due() == 5.0 + UP
    assert contact.settle(6.0) == []


@given(st.lists(st.tuples(st.floats(0.3, 5), st.floats(0.05, 2.5)), max_size=12), st.integers(0, 2**32))
def test_every_bouncing_press_is_told_exactly_once(presses: list[tuple[float, float]], seed: int) -> None:
    chance, edges, now = Random(seed), list[tuple[float, bool]](), 0.0
    for pause, length in presses:
        for level, lasts in ((True, length), (False, pause)):
            start = now
            for _ in range(chance.randrange(4)):
                edges += [(now, level), (now + 0.0005, not level)]
                now += chance.uniform(0.001, 0.003)
            edges.append((now, level))
            now = max(now, start) + lasts
    assert names(told(edges, now + 1)) == ["down"] * len(presses)


@given(st.lists(st.tuples(st.floats(0, 0.2), st.booleans()), max_size=200))
def test_whatever_the_edges_are_presses_are_never_too_close(edges: list[tuple[float, bool]]) -> None:
    now, raw = 0.0, list[tuple[float, bool]]()
    for pause, level in edges:
        now += pause
        raw.append((now, level))
    contact = Contact(False, 0.0, ONCE)
    happened = [item for at, level in raw for item in contact.edge(level, at)] + contact.settle(now + 60)
    downs = [at for at, what in happened if what == "down"]
    assert [at for at, _ in happened] == sorted(at for at, _ in happened)
    assert all(later - earlier > REARM - DOWN for earlier, later in pairwise(downs))
