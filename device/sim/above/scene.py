"""Where everything at the table goes in the window: the state in, spots out; nothing here knows pixels' colours."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from device.hw.spots import Area, Spot
from device.sim.above.areas import GAP, centred, inset, parts
from device.sim.above.desk import Desk
from device.sim.above.places import question, seat
from device.sim.above.state import Place, Tabletop
from device.tags.faces import face

SMALLEST = (800, 600)
"""A window that is dragged smaller than this shows a part of the picture."""
BAR, FOOT, PANEL = 28, 56, 38
"""Heights of the bar at the top, of what is said at the foot, and of the panel below the screen."""
LARGEST_PLACE = (236, 168)
LARGEST_SCREEN = (800, 480)
LEAST_SCREEN = 240
"""Height that is left to the screen."""
MENU_ROW = 26


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture of the table: what lies where, and what the screen in its middle shows."""

    spots: tuple[Spot, ...]
    above: tuple[Spot, ...]
    """What lies over everything, the screen as well."""
    screen: Area
    view: Mapping[str, Any]
    title: str


def scene(desk: Desk, size: tuple[int, int]) -> Scene:
    """The table in a window of this size."""
    width, height = (max(have, least) for have, least in zip(size, SMALLEST, strict=True))
    table, leads = desk.table, len(desk.table.leads)
    places, view = table.seen_by(desk.viewer) if desk.viewer else (table.places(), table.view)
    felt = (0, BAR, width, height - BAR - FOOT)
    areas, middle = around(leads, felt)
    left, top, across, tall = middle
    above_panel = (left, top, across, tall - PANEL)
    screen = centred(above_panel, min(across, LARGEST_SCREEN[0]), min(tall - PANEL - GAP, LARGEST_SCREEN[1]))
    chosen = next(place for place in places if place.lead == desk.chosen)
    spots = [
        Spot("table", felt, state="night" if table.ambience == "night" else ""),
        *bar(desk, width),
        *(spot for place, area in zip(places, areas, strict=True) for spot in seat(desk, place, area)),
        Spot("screen", screen),
        *panel((screen[0], screen[1] + screen[3] + GAP, screen[2], PANEL - GAP)),
        *foot(desk, chosen, (0, height - FOOT, width, FOOT)),
    ]
    above = tuple(menu(desk, width, height)) if desk.menu else ()
    headline = next((str(view[key]) for key in ("headline", "phase", "title") if view.get(key)), "")
    title = " · ".join(filter(None, ("Wolfhour", headline, table.said)))
    return Scene(tuple(spots), above, screen, table.screen() if view is table.view else view, title)


def sides(seats: int) -> tuple[int, int, int, int]:
    """How many places lie below to the left, at the left, above, at the right and below to the right: clockwise."""
    beside = max(1, seats // 5)
    rest = seats - 2 * beside
    return rest // 2, beside, rest - rest // 2, beside


def around(seats: int, felt: Area) -> tuple[tuple[Area, ...], Area]:
    """The areas of all places, clockwise from the panel at the lower edge, and what is free in their middle."""
    left, top, width, height = felt
    below, beside, above, _ = sides(seats)
    wide = min(LARGEST_PLACE[0], width // max(below, above, 4))
    tall = min(LARGEST_PLACE[1], height // (beside + 2), (height - LEAST_SCREEN - PANEL - 4 * GAP) // 2)
    ahead = (below + 1) // 2
    """Places from the middle of the lower edge to its left corner; the others end the round."""
    bottom = row(below, left, top + height - tall, width, wide, tall)[::-1]
    upright = height - 2 * tall
    at_left = column(beside, left, top + tall, upright, wide, tall)[::-1]
    at_right = column(beside, left + width - wide, top + tall, upright, wide, tall)
    first = bottom[len(bottom) - ahead :]
    areas = [*first, *at_left, *row(above, left, top, width, wide, tall), *at_right, *bottom[: len(bottom) - ahead]]
    return tuple(areas), inset((left + wide, top + tall, width - 2 * wide, upright), GAP)


def row(number: int, left: int, top: int, width: int, wide: int, tall: int) -> list[Area]:
    """So many places side by side, from left to right."""
    return [
        inset((left + width * (2 * place + 1) // (2 * number) - wide // 2, top, wide, tall), GAP)
        for place in range(number)
    ]


def column(number: int, left: int, top: int, height: int, wide: int, tall: int) -> list[Area]:
    """So many places one below another."""
    return [
        inset((left, top + height * (2 * place + 1) // (2 * number) - tall // 2, wide, tall), GAP)
        for place in range(number)
    ]


def bar(desk: Desk, width: int) -> Iterator[Spot]:
    """The clock and what can be done with it, and what concerns the whole window."""
    clock, say = desk.clock, desk.table.phrases().line
    yield Spot("bar", (0, 0, width, BAR))
    time, *buttons = parts(inset((0, 0, width, BAR), GAP), 5, 4, 4, 2, 2, 5, 6, 4, 4)
    minutes, seconds = divmod(int(clock.now()), 60)
    pace = "‖" if clock.paused else f"×{clock.pace}"
    yield Spot("text", time, f"{minutes}:{seconds:02}  {pace}", state="clock")
    viewed = say("sim.seen.by", {"seat": desk.viewer}) if desk.viewer else say("sim.seen.from.above", {})
    things = (
        (say("sim.go.on" if clock.paused else "sim.pause", {}), "pause", clock.paused),
        (say("sim.step", {}), "step", False),
        ("–", "slower", False),
        ("+", "faster", False),
        (say("sim.show.cards" if desk.covered else "sim.cover.cards", {}), "cards", desk.covered),
        (viewed, f"view {desk.viewer or desk.chosen}", bool(desk.viewer)),
        (say("sim.faults", {}), f"menu faults {desk.chosen}", False),
        (say("sim.keys", {}), "menu keys", False),
    )
    for area, (text, command, chosen) in zip(buttons, things, strict=True):
        yield Spot("button", area, text, command, "chosen" if chosen else "")


def panel(area: Area) -> Iterator[Spot]:
    """The front panel, below the screen, and the reader in the lid."""
    *buttons, well = parts(area, 3, 2, 2, 3, 2)
    labels = (("BACK", "back"), ("▲", "up"), ("▼", "down"), ("OK", "ok"))
    for where, (text, button) in zip(buttons, labels, strict=True):
        yield Spot("button", where, text, f"panel {button}")
    yield Spot("reader", well, "", "menu cards well")


def foot(desk: Desk, chosen: Place, area: Area) -> Iterator[Spot]:
    """What is being said; below it what the person at the window types or is told, or all about the chosen place."""
    table: Tabletop = desk.table
    yield Spot("bar", area)
    left, top, width, height = inset(area, GAP)
    yield Spot("text", (left + GAP, top, width - 2 * GAP, height * 2 // 3), table.said, state="said")
    below = (left + GAP, top + height * 2 // 3, width - 2 * GAP, height // 3)
    if desk.line is not None:
        yield Spot("text", below, f":{desk.line}▏", state="typed")
    elif desk.told:
        yield Spot("text", below, desk.told, state="told")
    else:
        covered = desk.covered and desk.viewer != chosen.lead
        names = ", ".join(face(card, table.phrases()).name for card in chosen.cards)
        known = () if covered else (names, chosen.news, question(chosen) if chosen.ask else "")
        about = "   ".join(filter(None, (f"{chosen.lead}:", *known)))
        heard = "sim.voiceless" if desk.clock.pace != 1 else "sim.heard.night" if table.ambience == "night" else ""
        sound = table.phrases().line(heard, {}) if heard else ""
        yield Spot("text", below, "   ".join(filter(None, (about if any(known) else "", sound))), state="heard")


def menu(desk: Desk, width: int, height: int) -> Iterator[Spot]:
    """A list to choose from, over everything."""
    room = (height - 2 * BAR) // MENU_ROW - 1
    first = max(0, min(desk.row - room // 2, len(desk.menu) - room))
    rows = desk.menu[first : first + room]
    wide, tall = min(560, width - 2 * BAR), (len(rows) + 1) * MENU_ROW + 2 * GAP
    left, top = (width - wide) // 2, (height - tall) // 2
    yield Spot("menu", (left, top, wide, tall))
    yield Spot("text", (left + 2 * GAP, top + GAP, wide - 4 * GAP, MENU_ROW), desk.title, state="title")
    for number, item in enumerate(rows, 1):
        chosen = "chosen" if first + number - 1 == desk.row else ""
        area = (left + GAP, top + GAP + number * MENU_ROW, wide - 2 * GAP, MENU_ROW)
        yield Spot("row", area, item.text, item.command, chosen)
