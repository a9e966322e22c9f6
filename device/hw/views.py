"""What the public screen shows: one plain `view` in, one picture out.  Pure; every text is already translated.

    key        of kinds          meaning
    kind       all               "lobby", "table" (by day), "night", "result", "card", "chronicle", "notice"
    title      all but night     what is being played, chosen or told, in the head
    subtitle   all but night     the line being spoken, at the foot
    letters    all but night     how many steps larger than usual letters are, from 0
    high_contrast all but night  whether it is white and yellow on black, for whoever sees little
    brightness all but night     how bright it is, in per cent; 100 where nothing is said, and in high contrast
    dusk       table             how far it has gone over into night, from 0 to 1
    banner     all but night     list of trouble lines, shown at the very top as long as they are given
    items      lobby             list of choices
    cursor     lobby             number of the chosen item, from 0
    hint       lobby, notice     what the panel buttons do now
    seats      lobby             list of {seat, joined, ready}
    phase      table, chronicle  "Day 2"
    seats      table             list of {seat, alive, mark, acting, office}; mark: one to three letters ("3", "✓");
                                 acting: it is this seat's turn; office: sheriff or mayor
    seats      table             with houses each also {houses, note}; houses: two of {alive, count, label}, the left
                                 one first; note: a word or two while there is no mark
    seats      table, result     with piles each also {lying, turn, dead, note}, of a result {total}; lying: list of
                                 (cards side by side, what they come to); turn: whose turn it is, or who has won;
                                 dead: list of cards side by side, in place of the note
    faces      table, result     with piles: of each card (picture, number)
    seats      table             with marks each also {cards, asked, score, errors, declared, note}; cards: two of
                                 {face, picture, mask, marks}, a mark {by, word, picture}; asked: list of
                                 {by, word, pictures, yes}, by: all who have asked that;
                                 words say what the pictures show
    middle     table             with marks: the places in the middle, each {seat, cards, asked}
    left       table             with piles: how many cards are left to draw
    coins      table             with houses: the stack of coins, the top one first
    aside      table             with houses or piles: what else lies in the middle
    countdown  table, night      {left, of} in seconds, or None
    big        table, night      a large text or number, or None; at night all that can be read, at all four edges
    big        card              the name of the card
    pictures   night, card       names of pictures (`config/cards/pictures/`) to stand before it
    seat       card              whose card it is
    won        card              whether he has won
    told       chronicle         list of {text, picture, turn}, a row each; picture: a name, or ""; turn: it turned
                                 the game
    table      chronicle         instead of `told`: {columns, rows}; columns: what stands above the cells; rows: lists
                                 of what the row is called, and its cells
    headline   result, notice    the large line, in the head
    lines      result, notice    list of lines; of a result one a seat, and an empty one between its parts; with
                                 piles they are not shown
    page       result, chronicle which page is shown, where it takes several, from 0; behind the last the first

Only `kind` must be there.  The night shows nothing else than its three keys, whatever the view holds (see night.py).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Rect, Surface

from device.hw.canvas import ALARM, DEEP, GREY, INK, LINE, PAPER, Box, Canvas
from device.hw.chronicle import draw_card, draw_chronicle
from device.hw.flock import draw_flock
from device.hw.lettering import SMALLEST, fit
from device.hw.meadow import draw_meadow
from device.hw.night import draw_night, empty_dark
from device.hw.result import draw_result
from device.hw.ring import clock, draw_ring
from device.hw.town import draw_town

BANNER_LINES = 3


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn view, and where its parts are."""

    surface: Surface
    boxes: tuple[Box, ...]


def draw(view: Mapping[str, Any], size: tuple[int, int]) -> Picture:
    """Draw a view on a new surface of this size (width, height in pixels; made for 320 x 240 to 1920 x 1080)."""
    surface = Surface(size)
    return Picture(surface, paint(surface, view))


def paint(surface: Surface, view: Mapping[str, Any]) -> tuple[Box, ...]:
    """Fill any surface with a view, be it the display or a part of a window; tells where the parts went.

    Raises KeyError for an unknown kind: a mistake of the caller, never of a player.
    """
    canvas = Canvas(surface, view.get("letters", 0))
    if view["kind"] == "night":
        draw_night(canvas, view)
    else:
        kinds = {"coins": draw_town, "middle": draw_flock, "left": draw_meadow}
        table = next((kinds[key] for key in kinds if key in view), draw_ring)
        others = {"card": draw_card, "chronicle": draw_chronicle}
        body = {"lobby": _lobby, "table": table, "result": _result, "notice": _notice, **others}[view["kind"]]
        canvas.high_contrast = view.get("high_contrast", False)
        surface.fill(canvas.shown(PAPER))
        body(canvas, _frame(canvas, view), view)
        if not canvas.high_contrast:  # whoever sees little needs all of it
            share = view.get("brightness", 100) * 255 // 100
            surface.fill((share, share, share), special_flags=BLEND_RGB_MULT)
        if dusk := view.get("dusk"):
            _darken(surface, dusk)
    return tuple(canvas.boxes)


def _darken(surface: Surface, dusk: float) -> None:
    """Let so much of the day go, its red last, and so much of the moon come."""
    day, moon = 255 * (1 - dusk), 255 * dusk
    surface.fill((round(day), round(day * (1 - dusk)), round(day * (1 - dusk))), special_flags=BLEND_RGB_MULT)
    night = empty_dark(surface.get_size()).copy()
    night.fill((round(moon),) * 3, special_flags=BLEND_RGB_MULT)
    surface.blit(night, (0, 0), special_flags=BLEND_RGB_ADD)


def _frame(canvas: Canvas, view: Mapping[str, Any]) -> Rect:
    """Draw banner, head and foot; returns what is left for the middle."""
    unit, area = canvas.unit, canvas.surface.get_rect()
    _banner(canvas, area, view.get("banner", ()))
    _head(canvas, area, view)
    if view.get("hint"):
        bar = _cut_bottom(area, unit * 13 // 10)
        canvas.shade(bar)
        canvas.write("hint", view["hint"], bar.inflate(-unit, 0), largest=unit * 7 // 10)
    if view.get("subtitle"):
        _subtitle(canvas, area, view["subtitle"])
    return area.inflate(-unit, -unit * 2 // 3)


def _banner(canvas: Canvas, area: Rect, lines: Sequence[str]) -> None:
    unit = canvas.unit
    shown = list(lines[:BANNER_LINES])
    if len(lines) > BANNER_LINES:
        shown[-1] += f"  (+{len(lines) - BANNER_LINES})"
    for line in shown:
        whole = fit(f"! {line}", area.width - unit, unit * 11 // 10, unit * 8 // 10).whole
        bar = _cut_top(area, unit * (11 if whole else 20) // 10)
        canvas.fill(bar, ALARM)
        inner = bar.inflate(-unit, 0)
        canvas.write(
            "banner", f"! {line}", inner, largest=unit * 8 // 10, colour=PAPER, align="left", smallest=SMALLEST
        )


def _head(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    unit, phase, title, headline = canvas.unit, view.get("phase", ""), view.get("title", ""), view.get("headline", "")
    if headline:
        inner = _bar(canvas, area, _lines_high(canvas, headline, unit * 15 // 10))
        canvas.write("headline", headline, inner, largest=unit * 15 // 10, colour=PAPER, smallest=SMALLEST)
    elif phase:
        inner = _bar(canvas, area, unit * 16 // 10)
        half = Rect(inner.topleft, (inner.width // 2, inner.height))
        used = canvas.write("phase", phase, half, largest=unit * 11 // 10, colour=PAPER, align="left")
        rest = Rect(used.right + unit, inner.top, inner.right - used.right - unit, inner.height)
        if "middle" in view:
            _called(canvas, rest, view)
        elif fit(title, rest.width, rest.height, unit * 9 // 10).whole:  # it says nothing new
            canvas.write("title", title, rest, largest=unit * 9 // 10, colour=PAPER, align="right", smallest=SMALLEST)
    elif title:
        inner = _bar(canvas, area, unit * 16 // 10)
        canvas.write("title", title, inner, largest=unit * 11 // 10, colour=PAPER)


def _called(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    """What is called, and how much time is left, where the table leaves no room for it in its middle."""
    unit, countdown = canvas.unit, view.get("countdown")
    name = "big" if view.get("big") else "countdown"
    text = str(view["big"]) if view.get("big") else clock(countdown["left"]) if countdown else ""
    used = canvas.write(name, text, area, largest=unit * 12 // 10, colour=PAPER, align="right")
    if countdown and used.left - unit * 5 > area.left:
        bar = Rect(used.left - unit * 5, area.centery - unit // 5, unit * 4, unit * 2 // 5)
        canvas.bar(bar, countdown["left"], countdown["of"])


def _bar(canvas: Canvas, area: Rect, height: int) -> Rect:
    """Cut a dark bar off the upper side of the area; returns the room for letters in it."""
    bar = _cut_top(area, height)
    canvas.fill(bar, DEEP)
    return bar.inflate(-canvas.unit, 0)


def _subtitle(canvas: Canvas, area: Rect, text: str) -> None:
    """The spoken line takes one line of letters, or up to three where it is long."""
    unit = canvas.unit
    bar = _cut_bottom(area, _lines_high(canvas, text, unit * 9 // 10))
    canvas.fill(Rect(bar.left + unit // 2, bar.top, bar.width - unit, max(1, unit // 14)), LINE)
    canvas.write("subtitle", text, bar.inflate(-unit, -unit // 4), largest=unit * 9 // 10, smallest=SMALLEST)


def _lines_high(canvas: Canvas, text: str, largest: int) -> int:
    """How high a bar of the screen must be for this text: three lines of ordinary letters at most."""
    unit = canvas.unit
    block = fit(text, canvas.surface.get_width() - unit, unit * 32 // 10, largest, max(SMALLEST, unit * 55 // 100))
    return round(block.size * 1.25 * len(block.lines)) + unit // 2


def _lobby(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    seats = view.get("seats", ())
    if seats:
        side = area.copy()
        if view.get("items"):
            side.width = area.width * 36 // 100
            side.right = area.right
        area = Rect(area.left, area.top, area.width - side.width - canvas.unit // 2, area.height)
        _lobby_seats(canvas, side, seats)
    _items(canvas, area, view.get("items", ()), view.get("cursor", 0))


def _items(canvas: Canvas, area: Rect, items: Sequence[str], cursor: int) -> None:
    """A list of choices; where it is longer than the screen, the part around the cursor, with arrows for the rest."""
    unit = canvas.unit
    rows = max(1, area.height // (unit * 15 // 10))
    first = max(0, min(cursor - rows // 2, len(items) - rows))
    height = min(area.height // min(rows, max(1, len(items))), unit * 2)
    for number, item in enumerate(items[first : first + rows], first):
        row = Rect(area.left, area.top + (number - first) * height, area.width, height).inflate(0, -unit // 6)
        if number == cursor:
            canvas.fill(row, DEEP, radius=unit // 4)
        x, y, arm = row.left + unit // 2, row.centery, max(3, unit // 4)
        arrow: list[tuple[int, int]] = []
        if number == cursor:
            arrow = [(x - arm // 2, y - arm), (x + arm // 2, y), (x - arm // 2, y + arm)]
        elif number == first and first > 0:
            arrow = [(x - arm, y + arm // 2), (x, y - arm // 2), (x + arm, y + arm // 2)]
        elif number == first + rows - 1 and first + rows < len(items):
            arrow = [(x - arm, y - arm // 2), (x, y + arm // 2), (x + arm, y - arm // 2)]
        if arrow:
            canvas.stroke(arrow, PAPER if number == cursor else GREY, max(2, unit // 8))
        canvas.write(
            "item",
            item,
            Rect(row.left + unit * 5 // 4, row.top, row.width - unit * 3 // 2, row.height),
            largest=unit,
            colour=PAPER if number == cursor else INK,
            align="left",
            smallest=SMALLEST,
        )


def _lobby_seats(canvas: Canvas, area: Rect, seats: Sequence[Mapping[str, Any]]) -> None:
    """A disc a seat: empty while nobody has joined there, a number once somebody has, filled when ready."""
    columns = max(1, next((c for c in range(1, 21) if -(-len(seats) // c) * area.width <= area.height * c), 20))
    cell = min(area.width // columns, canvas.unit * 3)
    left = area.left + (area.width - cell * columns) // 2
    diameter = cell * 84 // 100
    for number, seat in enumerate(seats):
        middle = left + cell * (number % columns) + cell // 2, area.top + cell * (number // columns) + cell // 2
        joined, ready = seat.get("joined", False), seat.get("ready", False)
        rim = INK if joined else LINE
        rect = canvas.disc(middle, diameter, DEEP if ready else PAPER, DEEP if ready else rim, max(1, diameter // 16))
        colour = PAPER if ready else INK if joined else GREY
        canvas.stamp(str(seat["seat"]) if joined else "·", middle, diameter * 48 // 100, colour)
        canvas.boxes.append(Box("seat", rect, str(seat["seat"])))


def _result(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    """The lines, page after page, unless there are cards to be reckoned."""
    if "seats" in view:
        draw_meadow(canvas, area, view)
    else:
        draw_result(canvas, area, view.get("lines", ()), view.get("page", 0))


def _notice(canvas: Canvas, area: Rect, view: Mapping[str, Any]) -> None:
    canvas.write("line", "\n".join(view.get("lines", ())), area, largest=canvas.unit * 12 // 10, smallest=SMALLEST)


def _cut_top(area: Rect, height: int) -> Rect:
    """Take a bar off the upper side of the area (which shrinks); returns the bar."""
    bar = Rect(area.left, area.top, area.width, min(height, area.height))
    area.update(area.left, bar.bottom, area.width, area.height - bar.height)
    return bar


def _cut_bottom(area: Rect, height: int) -> Rect:
    """Take a bar off the lower side of the area (which shrinks); returns the bar."""
    area.height -= min(height, area.height)
    return Rect(area.left, area.bottom, area.width, min(height, area.bottom + height))
