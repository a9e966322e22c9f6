"""Where each seat is dealt two cards, both are told."""

from typing import Any

from device import pace
from engine import Deal, Hands, Show
from tests.device.bench import SEATS, Bench, Lights

DECK = ("wolf", "hound", "sheep", "sheep", "boy", "wolf", "boy", "hound", "sheep", "boy")


def dealt(lights: Lights | None) -> tuple[Bench, Hands]:
    async def script() -> Any:
        hands = await Deal(DECK, SEATS, each=2)
        await Show("own.card", tuple([((seat,), {"roles": hands[seat]}) for seat in SEATS]))
        return hands

    bench = Bench(script, lights=lights)
    return bench, bench.play()


def test_each_light_shines_at_the_first_card_of_its_seat_and_then_at_the_second() -> None:
    lights = Lights()
    _, hands = dealt(lights)
    firsts, seconds = (
        [seat for item in dict.fromkeys(DECK) for seat in SEATS if hands[seat][place] == item] for place in (0, 1)
    )
    assert [seat for seat, state in lights.set if state == "on"] == firsts * pace.PASSES + seconds * pace.PASSES


def test_without_lights_each_sees_both_alone() -> None:
    bench, hands = dealt(None)
    told = {event["to"][0]: event["roles"] for event in bench.transcript.events if event["event"] == "show"}
    assert told == {seat: hands[seat] for seat in SEATS}
    assert sorted(card for seat in SEATS for card in hands[seat]) == sorted(DECK)


def test_a_second_hand_is_dealt_anew() -> None:
    async def script() -> Any:
        return [await Deal(DECK, SEATS, each=2) for _ in range(2)]

    first, second = Bench(script).play()
    assert first != second
