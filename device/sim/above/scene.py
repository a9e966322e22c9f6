"""Where everything at the table goes in the window: the state in, spots out; nothing here knows pixels' colours."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from device.hw.spots import Area, Spot
from device.sim.above.desk import Desk
from device.sim.above.state import Place, Tabletop

SMALLEST = (800, 600)
"""A window that is dragged smaller than this shows a part of the picture."""
BAR, FOOT, PANEL = 28, 50, 38
"""Heights of the bar at the top, of what is said at the foot, and of the panel below the screen."""
GAP = 3
LARGEST_PLACE = (230, 132)
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
    screen = centred(middle, min(middle[2], LARGEST_SCREEN[0]), min(middle[3] - PANEL - GAP, LARGEST_SCREEN[1]))
    chosen = next(place for place in places if place.lead == desk.chosen)
    spots = [
        *bar(desk, width),
        *(spot for place, area in zip(places, areas, strict=True) for spot in seat(desk, place, area)),
        Spot("screen", screen),
        *panel((screen[0], screen[1] + screen[3] + GAP, screen[2], PANEL - GAP)),
        *foot(desk, chosen, (0, height - FOOT, width, FOOT)),
    ]
    above = tuple(menu(desk, width, height)) if desk.menu else ()
    headline = next((str(view[key]) for key in ("headline", "phase", "title") if view.get(key)), "")
    title = " · ".join(filter(None, ("Wolfhour", headline, table.said)))
    return Scene(tuple(spots), above, screen, view, title)


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


def inset(area: Area, by: int) -> Area:
    """The area without its edge."""
    left, top, width, height = area
    return left + by, top + by, width - 2 * by, height - 2 * by


def centred(area: Area, width: int, height: int) -> Area:
    """An area of this size in the middle of another."""
    left, top, across, tall = area
    return left + (across - width) // 2, top + (tall - height - PANEL) // 2, width, height


def parts(area: Area, *shares: int) -> list[Area]:
    """The area cut into columns of these shares, with gaps."""
    left, top, width, height = area
    whole, found, used = sum(shares), list[Area](), 0
    for share in shares:
        start, end = width * used // whole, width * (used + share) // whole
        found.append((left + start + GAP // 2, top, end - start - GAP, height))
        used += share
    return found


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


def seat(desk: Desk, place: Place, area: Area) -> Iterator[Spot]:
    """One place: its number, eyes and light, the cards, what it is asked, and its buttons and reader."""
    say, lead = desk.table.phrases().line, place.lead
    left, top, width, height = area
    line = (height - 3 * GAP) // 4
    lines = [(left + GAP, top + GAP + number * (line + 1), width - 2 * GAP, line) for number in range(4)]
    how = "nobody" if not place.seat else "dead" if not place.alive else "asked" if place.ask else ""
    chosen = " chosen" if lead == desk.chosen else ""
    yield Spot("seat", area, command=f"choose {lead}", state=how + chosen)
    number, eyes, light, played = parts(lines[0], 3, 3, 2, 4)
    name = str(lead) if place.seat in (lead, 0) else f"{lead} ▶ {place.seat}"
    yield Spot("number", number, name, f"choose {lead}", how)
    if place.eyes is not None:
        yield Spot("eyes", eyes, state="open" if place.eyes else "closed")
    if place.light is not None:
        yield Spot("light", light, state=place.light)
    yield Spot("button", played, say("sim.bot" if place.bot else "sim.person", {}), f"bot {lead}", "chosen" * place.bot)
    covered = desk.covered and desk.viewer != lead
    if place.cards:
        for card, where in zip(place.cards, parts(lines[1], *[1] * len(place.cards)), strict=True):
            yield Spot("card", where, "" if covered else card, state="covered" if covered else "")
    if place.ask:
        yield Spot("text", inset(lines[2], 2), asked(place), f"menu answers {lead}", "asked")
    elif place.news:
        yield Spot("text", inset(lines[2], 2), "…" if covered else place.news, f"choose {lead}")
    ok, following, back, reader = parts(lines[3], 3, 2, 2, 3)
    yield Spot("button", ok, "OK", f"press {lead}")
    yield Spot("button", following, "▶", f"press {lead} next")
    yield Spot("button", back, "◀", f"press {lead} back")
    yield Spot("reader", reader, "", f"menu cards {lead}")


def asked(place: Place) -> str:
    """What a place is asked, and what was answered."""
    return f"{place.answer or '?'}  {place.ask}"


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
        known = () if covered else (", ".join(chosen.cards), chosen.news, asked(chosen) if chosen.ask else "")
        about = "   ".join(filter(None, (f"{chosen.lead}:", *known)))
        night = table.phrases().line("sim.heard.night", {}) if table.ambience == "night" else ""
        yield Spot("text", below, "   ".join(filter(None, (about if any(known) else "", night))), state="heard")


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
