"""What stands on the public screen during a game."""

from engine import Board, Note
from engine.village.village import VillageView
from tests.device.bench import SEATS, Bench


def test_the_sheriff_stands_on_the_screen_until_the_badge_goes_on() -> None:
    async def script() -> bool:
        for sheriff, heir in ((3, 4), (4, 0)):
            await Board(VillageView("day", 1, SEATS, SEATS, sheriff))
            await Note("office", {"office": "sheriff", "seat": heir})
        return True

    bench = Bench(script)
    bench.play()
    seats = [[seat["seat"] for seat in view["seats"] if seat["office"]] for _, view in bench.screen.views]
    assert seats == [[3], [4], [4], []]
