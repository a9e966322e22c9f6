"""A surface to draw on that remembers where everything went, and the few shapes that the views share."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import Literal

import pygame.draw
import pygame.transform
from pygame import Rect, Surface

from device.hw.faces import Colour
from device.hw.lettering import SMALLEST, fit, glyphs, letters
from device.hw.pictures import picture

PAPER: Colour = (250, 247, 240)
INK: Colour = (24, 26, 34)
GREY: Colour = (78, 78, 84)
FADED: Colour = (136, 130, 120)
LINE: Colour = (206, 200, 188)
DEEP: Colour = (28, 52, 104)
ALARM: Colour = (150, 20, 20)
CONTRASTS = ((INK, PAPER), (INK, LINE), (GREY, PAPER), (DEEP, PAPER), (PAPER, DEEP), (PAPER, ALARM))
"""Every pair of text colour and ground that the day uses; a test holds them at 7:1 or more."""
BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)
DIVIDER: Colour = (128, 128, 128)
HIGH_CONTRAST = {PAPER: BLACK, DEEP: (255, 255, 0), LINE: DIVIDER, FADED: DIVIDER}
"""What these become where somebody sees little; all others become white, and nothing is written in `DIVIDER`."""

STEP = 8
"""Letters become larger by such a part of their usual height."""

DOTS = 30
"""A countdown is so many dots."""
FINE = 4
"""Round shapes are drawn this many times too large and shrunk: smooth edges with any provider of pygame."""


@dataclass(frozen=True, slots=True)
class Box:
    """Where a part of the picture went; `text` is what can be read there, `whole` whether none of it was cut."""

    name: str
    rect: Rect
    text: str = ""
    whole: bool = True


@dataclass(slots=True)
class Canvas:
    """A picture being drawn, and the boxes of what is on it."""

    surface: Surface
    letters: int = 0
    """How many steps larger than usual letters are."""
    high_contrast: bool = False
    boxes: list[Box] = field(default_factory=list)

    @property
    def unit(self) -> int:
        """Height of ordinary letters on this screen, in pixels."""
        width, height = self.surface.get_size()
        return max(SMALLEST + 2, min(width // 20, height // 15)) * (STEP + self.letters) // STEP

    def shown(self, colour: Colour) -> Colour:
        """This colour as it is for the eyes that look here."""
        return HIGH_CONTRAST.get(colour, WHITE) if self.high_contrast else colour

    def write(
        self,
        name: str,
        text: str,
        area: Rect,
        *,
        largest: int,
        colour: Colour = INK,
        align: Literal["left", "centre", "right"] = "centre",
        smallest: int = 0,
    ) -> Rect:
        """Write text into the area, in its vertical middle; returns the rectangle that is inked."""
        if not text or area.width <= 0:
            return Rect(area.topleft, (0, 0))
        block = fit(text, area.width, area.height, largest, smallest or max(SMALLEST, largest * 55 // 100))
        leading = block.font.get_linesize()
        top = area.top + max(0, area.height - leading * len(block.lines)) // 2
        places = []
        for number, line in enumerate(block.lines):
            image = letters(line, block.font, self.shown(colour))
            place = image.get_rect(top=top + number * leading)
            match align:
                case "left":
                    place.left = area.left
                case "right":
                    place.right = area.right
                case "centre":
                    place.centerx = area.centerx
            self.surface.blit(image, place)
            places.append(image.get_bounding_rect().move(place.topleft))
        used = places[0].unionall(places)
        self.boxes.append(Box(name, used, "\n".join(block.lines), block.whole))
        return used

    def stamp(self, text: str, centre: tuple[int, int], size: int, colour: Colour) -> Rect:
        """Put a short text exactly around a point; returns its rectangle."""
        image = glyphs(text, size, self.shown(colour))
        return self.surface.blit(image, image.get_rect(center=centre))

    def picture(self, name: str, size: int, colour: Colour, place: Rect | tuple[int, int]) -> None:
        """A picture in one colour, with its upper left corner there."""
        self.surface.blit(picture(name, size, self.shown(colour)), place)

    def outline(self, rect: Rect, colour: Colour, width: int, radius: int = 0) -> None:
        """A rectangle that is not filled."""
        pygame.draw.rect(self.surface, self.shown(colour), rect, width, border_radius=radius)

    def polygon(self, points: Sequence[tuple[float, float]], colour: Colour) -> None:
        """A filled shape with these corners."""
        pygame.draw.polygon(self.surface, self.shown(colour), points)

    def fill(self, rect: Rect, colour: Colour, radius: int = 0) -> None:
        """A filled rectangle."""
        pygame.draw.rect(self.surface, self.shown(colour), rect, border_radius=radius)

    def shade(self, rect: Rect) -> None:
        """A band to write on, a little darker than the ground; in high contrast it has only an edge."""
        if self.high_contrast:
            self.outline(rect, LINE, 1)
        else:
            self.fill(rect, LINE)

    def disc(self, centre: tuple[int, int], diameter: int, fill: Colour, rim: Colour, rim_width: int) -> Rect:
        """A smooth disc with a rim; returns its rectangle."""
        image = _disc(diameter, self.shown(fill), self.shown(rim), rim_width)
        return self.surface.blit(image, image.get_rect(center=centre))

    def bar(self, rect: Rect, left: float, of: float) -> None:
        """A bar of which the part that is left is dark, and the rest light."""
        radius, rest = rect.height // 2, rect.inflate(-rect.height // 3, -rect.height // 3)
        self.fill(rect, LINE, radius)
        rest.width = round(rest.width * max(0.0, min(1.0, left / of))) if of > 0 else 0
        self.fill(rest, DEEP, rest.height // 2)
        self.boxes.append(Box("bar", rect))

    def stroke(self, points: Sequence[tuple[int, int]], colour: Colour, width: int) -> None:
        """Straight lines through the points."""
        pygame.draw.lines(self.surface, self.shown(colour), False, points, width)


@lru_cache(maxsize=64)
def _disc(diameter: int, fill: Colour, rim: Colour, rim_width: int) -> Surface:
    large = Surface((diameter * FINE, diameter * FINE), pygame.SRCALPHA)
    middle, radius = (diameter * FINE // 2,) * 2, diameter * FINE // 2
    large.fill((*rim, 0))
    pygame.draw.circle(large, rim, middle, radius)
    pygame.draw.circle(large, fill, middle, radius - rim_width * FINE)
    return pygame.transform.smoothscale(large, (diameter, diameter))


def dial(middle: tuple[int, int], radius: int, left: float, of: float) -> list[tuple[int, int, bool]]:
    """The dots of a countdown: x, y and whether that part of the time is still to come, clockwise from the top."""
    still = ceil(DOTS * max(0.0, min(1.0, left / of))) if of > 0 else 0
    turns = [2 * pi * (number + 0.5) / DOTS for number in range(DOTS)]
    return [
        (round(middle[0] + radius * sin(turn)), round(middle[1] - radius * cos(turn)), number >= DOTS - still)
        for number, turn in enumerate(turns)
    ]
