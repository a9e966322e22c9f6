"""One place at the table: its number, eyes and light, the cards, what is asked there, its buttons and its reader."""

from collections.abc import Iterator

from device.hw.spots import Area, Spot
from device.phrases import Phrases
from device.sim.above.areas import GAP, inset, parts
from device.sim.above.desk import Desk
from device.sim.above.state import Place
from device.tags.faces import face

HEAD, LINE = 28, 26
"""Largest heights of the uppermost and the lowest row, and of a line of text."""
WIDEST = 118
"""A card beside others is no wider."""


def seat(desk: Desk, place: Place, area: Area) -> Iterator[Spot]:
    """Everything at one place."""
    say, lead = desk.table.phrases().line, place.lead
    how = "nobody" if not place.seat else "dead" if not place.alive else "asked" if place.ask else ""
    chosen = " chosen" if lead == desk.chosen else ""
    yield Spot("seat", area, command=f"choose {lead}", state=how + chosen)
    head, hand, line, hands = rows(area)
    number, eyes, light, played = parts(head, 3, 3, 2, 4)
    name = str(lead) if place.seat in (lead, 0) else f"{lead} ▶ {place.seat}"
    yield Spot("number", number, name, f"choose {lead}", how)
    if place.eyes is not None:
        yield Spot("eyes", eyes, state="open" if place.eyes else "closed")
    if place.light is not None:
        yield Spot("light", light, state=place.light)
    who = say(f"sim.{place.played or 'person'}", {})
    yield Spot("button", played, who, f"bot {lead}", "chosen" if place.played else "")
    covered = desk.covered and desk.viewer != lead
    yield from cards(place, hand, desk.table.phrases(), covered=covered)
    if place.ask:
        answer = "→ …" if covered and place.answer else place.answer
        yield Spot("text", line, answer or f"? {place.question}", f"menu answers {lead}", "asked")
    elif place.news:
        yield Spot("text", line, "…" if covered else place.news, f"choose {lead}")
    ok, following, back, reader = parts(hands, 3, 2, 2, 3)
    yield Spot("button", ok, "OK", f"press {lead}")
    yield Spot("button", following, "▶", f"press {lead} next")
    yield Spot("button", back, "◀", f"press {lead} back")
    yield Spot("reader", reader, "", f"menu cards {lead}")


def rows(area: Area) -> tuple[Area, Area, Area, Area]:
    """From above: number, eyes and light; the cards; a line of text; what is under one's fingers."""
    left, top, width, height = inset(area, GAP)
    head, line = min(HEAD, height * 21 // 100), min(LINE, height * 20 // 100)
    tall = height - 2 * head - line - 3
    at = (top, top + head + 1, top + head + tall + 2, top + height - head)
    uppermost, hand, text, hands = zip(at, (head, tall, line, head), strict=True)
    whole = [(left, y, width, high) for y, high in (uppermost, hand, text, hands)]
    return whole[0], whole[1], (left + 2, text[0], width - 4, text[1]), whole[3]


def cards(place: Place, area: Area, phrases: Phrases, *, covered: bool) -> Iterator[Spot]:
    """The cards in a hand, side by side."""
    left, top, width, height = area
    number = len(place.cards)
    wide = width if number == 1 else min(WIDEST, width // max(1, number))
    for at, card in enumerate(place.cards):
        where = (left + (width - number * wide) // 2 + at * wide, top, wide - GAP * (number > 1), height)
        seen = face(card, phrases)
        if covered:
            yield Spot("card", where, state="covered")
        else:
            yield Spot("card", where, seen.name, pictures=seen.pictures, mark=seen.mark or seen.mask)


def question(place: Place) -> str:
    """What a place is asked, and what was answered."""
    return "  ".join(filter(None, (place.question, place.answer)))
