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

    bench = Bench(script, lights=lights, deal="list")
    return bench, bench.play()


def test_each_light_shines_at_both_cards_of_its_seat() -> None:
    lights = Lights()
    _, hands = dealt(lights)
    items = dict.fromkeys(DECK)
    shone = [seat for item in items for seat in SEATS if item in hands[seat]] * pace.PASSES
    assert [seat for seat, state in lights.set if state == "on"] == shone


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
