"""The real drivers on simulated pins: what is pressed reaches the inbox, once, and nothing else does."""

import pytest

from device.hw.pins.seats import PinSeats
from device.inbox import FastClock, Inbox, RealClock
from device.ports import Button, Event, Found, Lost, Panel, Press
from device.seating import everywhere
from device.sim.pins import SimPins
from device.wiring.names import Gpio, Wiring
from tests.pins.bench import Bench, direct, expanded

BOTH = pytest.mark.parametrize("wiring", [direct(), expanded(8), expanded(8, interrupt=False)])


@BOTH
def test_every_seat_is_heard_at_its_own_button(wiring: Wiring) -> None:
    bench = Bench(wiring)
    for seat, buttons in wiring.buttons.items():
        for button in buttons:
            sure = bench.pins.press(seat, button)
            assert bench.until(sure) == [Press(seat, button)]
            assert bench.rest(1) == []


@BOTH
def test_presses_of_one_button_follow_each_other(wiring: Wiring) -> None:
    bench = Bench(wiring)
    moments = [bench.pins.press(2) for _ in range(5)]
    assert [bench.until(moment) for moment in moments] == [[Press(2)]] * 5


@BOTH
def test_a_long_press_is_told_when_it_begins_and_after_three_seconds(wiring: Wiring) -> None:
    bench = Bench(wiring)
    sure = bench.pins.press(3, held=True)
    assert bench.until(sure) == [Press(3), Press(3, held=True)]
    assert bench.when[1] == pytest.approx(3.0, abs=0.02)
    assert bench.rest(10) == []


@pytest.mark.parametrize("button", ["up", "down", "ok", "back"])
def test_a_panel_button_is_told_once(button: Button) -> None:
    bench = Bench(direct())
    sure = bench.pins.panel(button)
    assert bench.until(sure) == [Panel(button)]
    assert bench.rest(10) == []


def test_up_repeats_and_ok_is_held() -> None:
    bench = Bench(direct())
    bench.pins.panel("up", held=True)
    assert bench.rest(5) == [Panel("up")] * 5  # at 0.03, 0.6, 0.75, 0.9 and 1.05 seconds
    bench.pins.panel("ok", held=True)
    assert bench.rest(5) == [Panel("ok"), Panel("ok", held=True)]


@BOTH
def test_what_is_down_at_the_start_is_named_and_is_never_a_press(wiring: Wiring) -> None:
    pin = wiring.buttons[2]["ok"]
    bench = Bench(wiring, held=(pin,))
    assert bench.rest(60) == [Lost("seat", "button-stuck", 2)]
    bench.pins.stick(pin, 0.1)  # let go in a moment
    assert bench.rest(5) == [Found("seat", 2)]
    bench.pins.press(2)
    assert bench.rest(5) == [Press(2)]


def test_a_seat_is_found_again_when_all_its_buttons_are() -> None:
    wiring = expanded(4)
    first, last = wiring.buttons[1]["next"], wiring.buttons[1]["back"]
    bench = Bench(wiring, held=(first, last))
    assert bench.rest(1) == [Lost("seat", "button-stuck", 1)]
    bench.pins.stick(first, 0.1)
    assert bench.rest(5) == []
    bench.pins.press(1, "ok")
    assert bench.rest(5) == [Press(1, "ok")]
    bench.pins.stick(last, 0.1)
    assert bench.rest(5) == [Found("seat", 1)]


@BOTH
def test_a_button_that_gets_stuck_counts_once_and_is_named(wiring: Wiring) -> None:
    bench = Bench(wiring)
    bench.pins.stick(wiring.buttons[1]["ok"], 100)
    assert bench.rest(99) == [Press(1), Press(1, held=True), Lost("seat", "button-stuck", 1)]
    assert bench.rest(10) == [Found("seat", 1)]


def test_a_panel_button_that_is_stuck_is_named_as_the_panels() -> None:
    bench = Bench(direct(), held=(Gpio(13),))
    assert bench.rest(1) == [Lost("panel", "panel-stuck")]


@BOTH
def test_lights_shine_at_their_own_pins_only(wiring: Wiring) -> None:
    bench = Bench(wiring)
    seats = bench.pins.seats
    assert everywhere(seats, seats.lit)
    for lit in wiring.lights:
        for state, shines in (("on", True), ("ack", True), ("off", False)):
            seats.light(lit, state)  # type: ignore[arg-type]  # each is one of the states
            assert [seat for seat in wiring.lights if bench.pins.light(seat)] == [lit] * shines
    seats.light(20, "on")  # has no light
    assert bench.rest(5) == []


def test_a_seat_without_a_light_means_that_not_all_have_one() -> None:
    wiring = direct()
    lights = {seat: pin for seat, pin in wiring.lights.items() if seat != 2}
    for without in (Wiring(buttons=wiring.buttons, lights=lights), Wiring(panel=wiring.panel)):
        seats = Bench(without).pins.seats
        assert not everywhere(seats, seats.lit)


def test_closing_puts_the_lights_out_and_may_be_done_twice() -> None:
    for wiring in (direct(), expanded(4)):
        bench = Bench(wiring)
        bench.pins.seats.light(1, "on")
        bench.pins.seats.close()
        bench.pins.seats.close()
        if wiring.expanders:
            assert not bench.pins.light(1)
        bench.pins.seats.light(1, "on")
        assert bench.rest(1) == []


def test_the_same_hands_do_the_same_again() -> None:
    def story(seed: int) -> tuple[list[Event], list[float]]:
        bench = Bench(direct(), seed=seed)
        for seat in (1, 3, 2, 1, 4, 1):
            bench.pins.press(seat)
        return bench.rest(10), bench.when

    assert story(1) == story(1)
    assert story(1)[1] != story(2)[1]


def test_a_busy_box_hears_later_who_was_first() -> None:
    bench = Bench(direct(8))
    for place, seat in enumerate((5, 2, 8, 1, 7, 3, 6, 4)):
        bench.inbox.clock._now = 0.001 * place  # type: ignore[attr-defined]  # nobody looks meanwhile
        bench.pins.header.pin(str(bench.wiring.buttons[seat]["ok"])).ground(True)
    bench.inbox.clock._now = 2.0  # type: ignore[attr-defined]  # nobody looks meanwhile
    assert bench.rest(0.1) == [Press(seat) for seat in (5, 2, 8, 1, 7, 3, 6, 4)]


def test_edges_with_the_time_of_another_clock_count_when_they_come() -> None:
    class Epoch:
        def now(self) -> float:
            return 1.7e9

    bench = Bench(direct())
    bench.pins.header._clock = Epoch()
    sure = bench.pins.press(1)
    assert bench.until(sure) == [Press(1)]
    assert bench.rest(60) == []


def test_hands_press_in_real_time_as_well() -> None:
    inbox = Inbox(RealClock())
    pins = SimPins(inbox, direct())
    start = inbox.clock.now()
    pins.press(1)
    assert inbox.wait(start + 60) == Press(1)
    assert inbox.clock.now() - start < 5


def test_a_machine_without_pins_tells_it_once_for_everybody_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> str:
        raise FileNotFoundError("No usable temporary directory found")  # its disk is full as well

    monkeypatch.delenv("LG_WD", raising=False)
    monkeypatch.setattr("tempfile.gettempdir", nowhere)
    for wiring in (direct(), expanded(8, interrupt=False)):
        inbox = Inbox(FastClock())
        seats = PinSeats(inbox, wiring)  # the real libraries, where there is no such hardware
        told = [inbox.wait(1.0) for _ in range(2 * len(wiring.buttons) + bool(wiring.panel))]
        assert {*told} == {
            *(Lost("seat", "no-pins", seat) for seat in wiring.buttons),
            *(Lost("light", "no-pins", seat) for seat in wiring.lights),
            *(Lost("panel", "no-pins") for _ in wiring.panel),
        }
        assert inbox.wait(1.0) is None
        seats.light(1, "on")
        assert inbox.wait(1.0) is None
        seats.close()


def test_a_seat_that_lacks_one_pin_lacks_it_still_when_its_other_button_is_free_again() -> None:
    wiring = direct()
    bench = Bench(Wiring(buttons={**wiring.buttons, 9: {"ok": wiring.buttons[1]["ok"], "next": Gpio(26)}}))
    assert bench.rest(1) == [Lost("seat", "no-pins", 9)]
    bench.pins.stick(Gpio(26))
    assert bench.rest(100) == [
        Press(9, "next"),
        Press(9, "next", held=True),
        Lost("seat", "button-stuck", 9),
        Lost("seat", "no-pins", 9),
    ]


def test_a_pin_that_is_in_use_costs_its_seat_only() -> None:
    wiring = direct()
    twice = Wiring(buttons={**wiring.buttons, 9: wiring.buttons[1]}, lights=wiring.lights)
    bench = Bench(twice)
    assert bench.rest(1) == [Lost("seat", "no-pins", 9)]
    bench.pins.press(1)
    assert bench.rest(1) == [Press(1)]
