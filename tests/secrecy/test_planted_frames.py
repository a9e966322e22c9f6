"""Leaks by light, planted into the screen and the hooded lights of every game; each is found and called by its name."""

import re
from collections.abc import Callable, Iterable
from typing import Any

import pygame.transform
import pytest

from device.cards import Cards
from device.commands.leaks import READY, setups_of
from device.host import Host
from device.hw import views
from device.hw.canvas import Canvas
from device.hw.night import draw_night
from device.leaks import frames
from device.ports import Light
from device.public import PublicView
from engine import Seat
from engine.catalogue import games
from tests.secrecy.hunts import found

WOLF = ("werewolf", "wolf")
FEW = 8
"""Pairs in which it must be found."""
SLOW = ("millers-hollow", "wooolf")
every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.long) if game in SLOW else game for game in games()]
)


def hunt(game: str) -> str:
    """What is found in a few pairs of the first ready set-up."""
    setup = next(iter(setups_of(game, min(path.stem for path in (READY / game).glob("*.toml"))).values()))
    return found(setup, listing=True, pairs=FEW)


@pytest.fixture
def drawn(plant: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Canvas], None]], None]:
    """Draw something more on the frames that show a wolf."""

    def draw_more(more: Callable[[Canvas], None]) -> None:
        def secret(old: Callable[..., None], public: PublicView, text: str, *names: int | str, **more: Any) -> None:
            old(public, text, *names, **more)
            if {*names} & {*WOLF}:
                public.host.turn({**public.host.view, "planted": True})

        def draw(canvas: Canvas, view: dict[str, Any]) -> None:
            draw_night(canvas, view)
            if view.get("planted"):
                more(canvas)

        plant(PublicView, "secret", secret)
        monkeypatch.setattr(views, "draw_night", draw)
        frames.brightness_of.cache_clear()
        frames.told_all_round.cache_clear()

    return draw_more


@every_game
def test_a_frame_that_is_brighter_for_one_role(game: str, drawn: Callable[..., None]) -> None:
    drawn(lambda canvas: canvas.surface.fill((2, 0, 0), special_flags=1))
    told = re.search(r"a frame in the dark has the light ([\d.]+)/0.0/0.0, an empty one ([\d.]+)/0.0/0.0", hunt(game))
    assert told
    assert float(told[1]) > float(told[2])


@every_game
def test_a_picture_that_is_turned_to_whoever_is_told(game: str, drawn: Callable[..., None]) -> None:
    def turned(canvas: Canvas) -> None:
        upper = canvas.surface.subsurface((0, 0, canvas.surface.get_width(), canvas.surface.get_height() // 4))
        upper.blit(pygame.transform.rotate(upper, 180), (0, 0))

    drawn(turned)
    assert "a frame in the dark is turned to some of the table" in hunt(game)


@every_game
def test_a_light_that_shines_longer_for_one_role(game: str, plant: Callable[..., None]) -> None:
    def tell(old: Callable[..., None], cards: Cards, outward: Any, *more: Any) -> None:
        wolves = [seat for seat, items in outward.items.items() if {*items} & {*WOLF}]
        light, longer = Host.light, set[Seat]()

        def one_beat_more(host: Host, seats: Iterable[Seat], state: Light) -> None:
            off = {*seats} & {*wolves} if state == "off" else set[Seat]()
            light(host, ({*seats} - off) | (longer if state == "off" else set()), state)
            longer.clear()
            longer.update(off)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Host, "light", one_beat_more)
            old(cards, outward, *more)
            light(cards.host, longer, "off")

    plant(Cards, "tell_by_lights", tell)
    assert re.search(r"a light shone [\d.]+ s, and not [\d.]+ s", hunt(game))
