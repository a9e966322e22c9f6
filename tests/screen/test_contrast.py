"""What is read by day stands out, also for whoever sees red and green, or blue and yellow, alike."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

from device.app import Box as Device
from device.comfort import BRIGHTNESS, Comfort
from device.host import Stopped
from device.hw.canvas import CONTRASTS, LINE, PAPER, Box, Canvas
from device.hw.faces import Colour
from device.hw.flock import OWNERS
from device.hw.views import Picture, draw
from device.options import Options
from device.ports import Panel
from engine.catalogue import games
from tests.screen.sample_views import view
from tests.screen.scenes import Sight, scenes

Matrix = tuple[tuple[float, float, float], ...]

EYES: Mapping[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "none": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""What becomes of red, green and blue light in such eyes (Machado, Oliveira and Fernandes 2009)."""


def luminance(colour: Colour, eyes: Matrix = EYES["all colours"]) -> float:
    light = [value / 255 / 12.92 if value / 255 <= 0.04045 else ((value / 255 + 0.055) / 1.055) ** 2.4
             for value in colour]  # fmt: skip
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in eyes)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour, eyes: Matrix = EYES["all colours"]) -> float:
    low, high = sorted((luminance(one, eyes), luminance(other, eyes)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("eyes", EYES)
def test_the_colours_of_the_day_have_a_contrast_of_seven_to_one_in_all_eyes(eyes: str) -> None:
    for text, ground in CONTRASTS:
        assert contrast(text, ground, EYES[eyes]) >= 7, (text, ground)
    for sign, _, _ in OWNERS:
        assert contrast(sign, PAPER, EYES[eyes]) >= 4.5, sign


@pytest.mark.parametrize("eyes", EYES)
def test_high_contrast_has_fifteen_to_one_in_all_eyes(eyes: str) -> None:
    canvas = Canvas(pygame.Surface((1, 1)), high_contrast=True)
    for text, ground in [pair for pair in CONTRASTS if LINE not in pair]:
        assert contrast(canvas.shown(text), canvas.shown(ground), EYES[eyes]) >= 15, (text, ground)


@pytest.mark.parametrize(("high", "brightness", "least"), [(False, 100, 7), (True, BRIGHTNESS[0], 15)])
def test_every_text_of_a_day_is_drawn_with_that_contrast(high: bool, brightness: int, least: float) -> None:
    usual = {name: scene for name, scene in scenes("en").items() if not scene.get("high_contrast")}
    # What is dimmed for a second has been read before.
    days = {name: scene for name, scene in usual.items() if scene["kind"] != "night" and "dusk" not in scene}
    checked = 0
    for name, scene in days.items():
        for box, found in contrasts(draw({**scene, "high_contrast": high, "brightness": brightness}, (480, 320))):
            assert found >= least, (name, box)
            checked += 1
    assert checked > 100


def contrasts(picture: Picture) -> Iterator[tuple[Box, float]]:
    """Each text of a picture, and how much it stands out."""
    texts = (box for box in picture.boxes if any(map(str.isalnum, box.text)))  # a dash is thinner than a pixel
    for box in (box for box in texts if box.name not in {"cards", "house", "coins"}):
        colours = colours_in(picture.surface, box.rect)
        ground = max(colours, key=lambda colour: colours[colour])
        yield box, max(contrast(colour, ground) for colour in colours)


RING = view("table", 4, subtitle="", countdown=None)
JOINED = {"seat": 2, "joined": True, "ready": False}
PLACE: dict[str, Any] = {"seat": 2, "cards": [{"face": "", "marks": []}] * 2, "asked": [], "score": 0}
STATES: Mapping[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    "dead": (RING, {"alive": True, "mark": ""}, {"alive": False, "mark": ""}),
    "on turn": (RING, {"acting": False}, {"acting": True}),
    "sheriff": (RING, {"office": False}, {"office": True}),
    "joined": (view("lobby", items=[]), {**JOINED, "joined": False}, JOINED),
    "ready": (view("lobby", items=[]), JOINED, {**JOINED, "ready": True}),
    "red x": (
        {"kind": "table", "middle": []}, {**PLACE, "errors": ["black-x"]}, {**PLACE, "errors": ["red-x"]},
    ),
    "empty house": (
        {"kind": "table", "coins": []}, {"houses": [{"alive": True}] * 2}, {"houses": [{"alive": False}] * 2},
    ),
}  # fmt: skip
"""A view, and a seat of it in two ways that must not look alike."""


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("state", STATES)
def test_no_state_is_told_by_colour_alone(state: str, eyes: str) -> None:
    base, before, after = STATES[state]
    one, other = (
        draw({**base, "seats": [{"seat": 1, **change}]}, (480, 320)).surface for change in (before, after)
    )  # fmt: skip
    pairs = zip(pixels(one), pixels(other), strict=True)
    apart = [pair for pair in pairs if pair[0] != pair[1] and contrast(*pair, EYES[eyes]) > 2]
    assert len(apart) > 40, "at least a stroke of it"


def pixels(surface: pygame.Surface) -> list[Colour]:
    raw = pygame.image.tobytes(surface, "RGB")
    return list(zip(raw[::3], raw[1::3], raw[2::3], strict=True))


def colours_in(surface: pygame.Surface, rect: pygame.Rect) -> dict[Colour, int]:
    raw = pygame.image.tobytes(surface.subsurface(rect.clip(surface.get_rect())).copy(), "RGB")
    found, counts = np.unique(np.frombuffer(raw, np.uint8).reshape(-1, 3), axis=0, return_counts=True)
    return {(red, green, blue): number for (red, green, blue), number in zip(found.tolist(), counts, strict=True)}


@pytest.mark.parametrize(("setting", "on_the_panel"), [("usual", True), ("high", False)])
def test_high_contrast_is_chosen_on_the_panel_or_in_the_settings_and_what_the_panel_has_said_is_kept(
    tmp_path: Path, setting: str, on_the_panel: bool
) -> None:
    settings = tmp_path / "box.toml"
    settings.write_text(f'[screen]\ncontrast = "{setting}"\n')
    choose = ["panel down"] * len(games()) + ["panel ok", "panel down", "panel ok"] if on_the_panel else []
    assert switched_off_in_high_contrast(tmp_path, settings, ["wait 30", *choose])
    settings.write_text("")
    assert switched_off_in_high_contrast(tmp_path, settings, ["wait 30"]) == on_the_panel


@pytest.mark.parametrize("high", [False, True])
def test_where_nothing_is_dimmed_no_brightness_is_offered(high: bool) -> None:
    sight = Sight("en", "classic")
    sight.host.sight = replace(sight.host.sight, high_contrast=high)
    sight.host.inbox.put_at(1.0, Panel("back"))
    Comfort(sight.host, lambda language: None, lambda key, value: None).choose(dark=False)
    offered = next(seen["items"] for _, seen in sight.screen.views if seen.get("items"))
    assert (sight.word("pause.brightness") in offered, sight.word("pause.contrast") in offered) == (not high, True)


def switched_off_in_high_contrast(state: Path, settings: Path, commands: Sequence[str]) -> bool:
    """Whether the screen was so, last."""
    options = Options(state=state, config=str(settings), language="en", text=True, voice=False, fast=True, bots=0)
    typed = StringIO("\n".join([*commands, "quit\n"]))
    with Device(options, typed, StringIO()) as box, suppress(Stopped):
        box.run()
    return box.host.sight.high_contrast
