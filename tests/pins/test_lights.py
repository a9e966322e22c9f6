"""Lights and buzzers at the seats: what each does by itself, and a light that fails alone."""

from dataclasses import replace

import pytest
from gpiozero.exc import PinSetInput

from device.hw.pins.lights import SIGNS
from device.ports import Found, Light, Lost, Press
from device.seating import everywhere
from device.wiring.names import Expanded, Pin, Wiring
from engine import Seat
from tests.pins.bench import Bench, direct, expanded

BUZZING = frozenset({2})


def sounding(bench: Bench, seat: int, seconds: float) -> list[float]:
    """When the pin of a seat changes within so many seconds; it begins low."""
    start, changes, before = bench.inbox.clock.now(), [], False
    for millisecond in range(1, round(seconds * 1000)):
        if bench.pins.light(seat) != before:
            before = not before
            changes.append(round(bench.inbox.clock.now() - start, 2))
        bench.until(start + millisecond / 1000)
    return changes


@pytest.mark.parametrize("wiring", [direct(), expanded(4)])
@pytest.mark.parametrize("state", ["on", "ack", "off"])
def test_a_buzzer_gives_a_short_sign_and_is_silent_however_long_it_is_on(wiring: Wiring, state: Light) -> None:
    bench = Bench(replace(wiring, buzzers=BUZZING))
    bench.pins.seats.light(2, state)
    bench.pins.seats.light(1, state)
    assert sounding(bench, 2, 1.0) == pytest.approx(SIGNS[state])
    assert bench.rest(60) == []
    assert not bench.pins.light(2)
    assert bench.pins.light(1) == (state != "off"), "a light is steady"


def test_a_buzzer_that_is_put_off_is_silent_at_once() -> None:
    bench = Bench(replace(direct(), buzzers=BUZZING))
    bench.pins.seats.light(2, "on")
    assert bench.pins.light(2)
    bench.pins.seats.light(2, "off")
    assert sounding(bench, 2, 1.0) == []


def test_a_box_with_a_buzzer_tells_nothing_secret_by_lights() -> None:
    seats = Bench(direct()).pins.seats
    assert everywhere(seats, seats.lit)
    buzzing = Bench(replace(direct(), buzzers=BUZZING)).pins.seats
    assert (everywhere(buzzing, buzzing.lit), {*buzzing.lit}) == (False, {1, 3, 4})


def test_a_light_that_fails_is_named_as_a_light_and_its_button_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(direct())
    pin = bench.pins.header.pin(str(bench.wiring.lights[3]))
    seats = bench.pins.seats

    def broken(self: object, value: object) -> None:
        raise PinSetInput("as lgpio does where a pin is gone")

    with monkeypatch.context() as patch:
        patch.setattr(type(pin), "_set_state", broken)
        seats.light(3, "on")
        assert bench.rest(1) == [Lost("light", "light-lost", 3)]
        seats.light(3, "off")
        bench.pins.press(3)
        assert bench.rest(1) == [Press(3)], "it is told once"
    seats.light(3, "on")
    assert bench.rest(1) == [Found("light", 3)]
    assert bench.pins.light(3)


def test_an_expander_with_lights_alone_costs_no_seat() -> None:
    wiring = expanded(4)
    lights: dict[Seat, Pin] = {seat: Expanded("mcp2", "A", seat) for seat in wiring.lights}
    bench = Bench(replace(wiring, expanders={"mcp1": 0x20, "mcp2": 0x21}, lights=lights))
    bench.pins.unplug("mcp2")
    bench.pins.seats.light(1, "on")
    assert bench.rest(1) == [Lost("light", "expander-lost", seat, "mcp2") for seat in (1, 2, 3, 4)]
    bench.pins.seats.light(1, "off")
    bench.pins.press(1)
    assert bench.rest(5) == [Press(1)], "what is not written yet is no light that works again"
    bench.pins.plug("mcp2")
    bench.pins.seats.look()
    assert bench.rest(1) == [Found("light", seat) for seat in (1, 2, 3, 4)]
