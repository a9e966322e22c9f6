"""Dusk and dawn: calm, over within a second, and nothing of them tells anybody anything."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.dusk import SECONDS, Dusk
from device.hw import night
from device.hw.outputs import Display
from device.hw.screen import PygameScreen
from device.hw.views import draw
from device.inbox import PUMP, FastClock, Inbox
from tests.screen.sample_views import SIZES, view
from tests.secrecy.evening import play, table

DAY, NIGHT = view("table"), {"kind": "night", "subtitle": "Night falls."}
SECRET = {"kind": "night", "big": "The Seer", "pictures": ["seer"]}


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[PygameScreen]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    part = PygameScreen(inbox := Inbox(FastClock()), partial(Display, SIZES[0]))
    inbox._pump = part.pump
    part.pump()
    yield part
    part.close()


def shown(screen: PygameScreen) -> bytes:
    window = pygame.display.get_surface()
    assert window is not None
    return pygame.image.tobytes(window, "RGB")


def drawn(seen: dict[str, Any]) -> bytes:
    return pygame.image.tobytes(draw(seen, SIZES[0]).surface, "RGB")


def lightness(pixels: bytes) -> float:
    return sum(pixels) / len(pixels)


def test_the_moon_is_drawn_once_for_all_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    night.empty_dark.cache_clear()
    steps = [drawn({**DAY, "dusk": 0.3})]
    monkeypatch.setattr(night, "moon", None)  # whoever draws it now fails
    steps += [drawn({**DAY, "dusk": step}) for step in (0.6, 0.9, 0.3)]
    assert steps[0] == steps[3] != steps[1]


@pytest.mark.parametrize(("before", "after"), [(DAY, NIGHT), (NIGHT, DAY)])
def test_it_goes_over_step_by_step_and_then_nothing_is_drawn_any_more(
    screen: PygameScreen, before: dict[str, Any], after: dict[str, Any]
) -> None:
    inbox = screen._inbox
    screen.show(before)
    screen.show(after)
    steps = []
    while screen._dusk.moving:
        assert inbox.wait(inbox.clock.now() + PUMP) is None
        steps.append(lightness(shown(screen)))
    assert SECONDS / PUMP - 2 <= len(steps) <= SECONDS / PUMP + 2
    assert steps == sorted(steps, reverse=after is NIGHT)
    assert shown(screen) == drawn(after)
    frames = screen.frames
    assert inbox.wait(inbox.clock.now() + 60) is None
    assert screen.frames == frames


def test_a_card_in_the_dark_ends_it_at_once_and_is_never_dimmed_itself(screen: PygameScreen) -> None:
    inbox = screen._inbox
    for view_before, view_after in ((DAY, NIGHT), (NIGHT, DAY)):
        screen.show(view_before)
        screen.show(view_after)
        assert inbox.wait(inbox.clock.now() + SECONDS / 3) is None
        assert shown(screen) not in {drawn(DAY), drawn(NIGHT)}
        screen.show(SECRET)
        assert shown(screen) == drawn(SECRET)
        assert inbox.wait(inbox.clock.now() + 2 * SECONDS) is None
        assert shown(screen) == drawn(SECRET)


MENU = {"kind": "lobby", "items": ["Go on"]}


@pytest.mark.parametrize(
    ("before", "after"), [(SECRET, NIGHT), (SECRET, DAY), (NIGHT, MENU), (MENU, NIGHT), (MENU, DAY), (DAY, MENU)]
)
def test_within_a_night_after_a_card_and_round_a_menu_everything_changes_at_once(
    screen: PygameScreen, before: dict[str, Any], after: dict[str, Any]
) -> None:
    screen.show(before)
    screen.show(after)
    assert shown(screen) == drawn(after)
    screen.pump()
    assert screen.frames == 2


@given(st.lists(st.tuples(st.sampled_from([DAY, {**DAY, "big": "3"}, NIGHT, SECRET, MENU]), st.floats(0, 2))))
def test_nothing_but_the_table_and_the_empty_dark_is_ever_in_it(views: list[tuple[dict[str, Any], float]]) -> None:
    dusk, before, now = Dusk(), dict[str, Any](), 0.0
    for after, later in views:
        dusk.change(before, after, now)
        before, now = after, now + later
        seen = dusk.view(after, now)
        assert seen == after or (seen["kind"] == "table" and (after["kind"] == "table" or after is NIGHT))


def test_when_night_falls_in_a_game_nothing_is_shown_in_the_dark_before_dusk_is_over(tmp_path: Path) -> None:
    evening = play(tmp_path, table("classic", 3, 7), 3, lights=True)
    views = [(told.t, told.value) for told in evening.ports.of("view")]
    kinds = [(seen["kind"], seen.get("phase", "")[:5]) for _, seen in views]
    falls = [n for n in range(1, len(views)) if kinds[n - 1] == ("table", "Night") and kinds[n][0] == "night"]
    assert falls
    for n in falls:
        read = next(when for when, seen in views[n:] if seen.get("big") or seen["kind"] != "night")
        assert read - views[n][0] > SECONDS
