"""Who sits where: everybody presses once, clockwise; and once more, when all is ready."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from device.host import Host
from device.menu import Item, attend, choose, prepare
from device.ports import Panel, Press, Tap, Unpaired
from engine import Seat
from engine.catalogue import Game

LARGEST = 3
"""So many steps letters can be made larger."""


SeatAt = Callable[[tuple[Seat, ...]], None]
"""Gives the seats these devices; with none each has its own number."""


def take_seats(host: Host, game: Game, last: tuple[Seat, ...], seat_at: SeatAt) -> tuple[Seat, ...] | None:
    """The device of each seat, clockwise from seat 1; None for BACK.

    Where the last game's seats fit they are offered before everybody is asked to press.
    """
    if not game.least <= len(last) <= game.most:
        return join(host, game, seat_at)
    line, word = host.phrases.line, host.phrases.word
    items = [Item(line("lobby.seats-same", {"number": len(last)})), Item(word("lobby.seats-new"))]
    match choose(host, word(f"game.{game.key}"), items, prompt=word("lobby.seats")):
        case 0:
            return last
        case 1:
            return join(host, game, seat_at)
        case _:
            return None


def join(host: Host, game: Game, seat_at: SeatAt) -> tuple[Seat, ...] | None:
    """Number the seats in the order of their presses: OK when all have joined, BACK takes the last one out."""
    seat_at(())
    leads: list[Seat] = []
    line = host.phrases.line
    prompt = line("lobby.join", {})
    prepare(host, [line("lobby.joined", {"seat": seat}) for seat in range(1, game.most + 1)])
    said = prompt
    while True:
        discs = [
            {"seat": n + 1, "joined": n < len(leads)} for n in range(min(game.most, max(game.least, len(leads) + 1)))
        ]
        draw(host, game, said, discs, "lobby.hint-join")
        match attend(host, [said], [prompt], (Panel, Press, Tap, Unpaired)):
            case Unpaired():
                said = host.phrases.word("pairing.unpaired")
            case Panel(button="ok") if len(leads) < game.least:
                said = line("lobby.too-few", {"least": game.least, "joined": len(leads)})
            case Panel(button="ok"):
                return tuple(leads)
            case Panel(button="back") if not leads:
                return None
            case Panel(button="back"):
                leads.pop()
                said = line("lobby.unseated", {"seat": len(leads) + 1})
            case Press(seat=lead) | Tap(seat=lead) if lead in leads:
                said = line("lobby.joined", {"seat": leads.index(lead) + 1})
            case Press() | Tap() if len(leads) == game.most:
                said = line("lobby.full", {"most": game.most})
            case Press(seat=lead) | Tap(seat=lead):
                leads.append(lead)
                host.flash([lead])
                said = line("lobby.joined", {"seat": len(leads)})
            case _:
                said = prompt


def ready(host: Host, game: Game, leads: Sequence[Seat]) -> bool:
    """Everybody presses when he can hear the box and read the screen; False for BACK.

    Who is missing is named; OK goes on without waiting for them.
    """
    host.seat_at(leads)
    seats = range(1, len(leads) + 1)
    host.light(seats, "on")
    try:
        return all_pressed(host, game, len(leads))
    finally:
        host.light(seats, "off")


def all_pressed(host: Host, game: Game, number: int) -> bool:
    """Wait for a press of each seat; its light goes off with it.  False for BACK.

    UP and DOWN make letters larger or smaller, until everybody can read them from where he sits.
    """
    seats = range(1, number + 1)
    missing = {*seats}
    line = host.phrases.line
    said = prompt = line("lobby.ready", {})
    while missing:
        discs = [{"seat": seat, "joined": True, "ready": seat not in missing} for seat in seats]
        draw(host, game, prompt, discs, "lobby.hint-ready")
        late = prompt if len(missing) == number else line("lobby.missing", {"seats": tuple(sorted(missing))})
        match attend(host, [said], [late, host.phrases.word("lobby.too-small")], (Panel, Press, Tap)):
            case Panel(button="back"):
                return False
            case Panel(button="ok"):
                return True
            case Panel(button=("up" | "down") as way):
                letters = max(0, min(LARGEST, host.sight.letters + (1 if way == "up" else -1)))
                host.sight = replace(host.sight, letters=letters)
                said = ""
            case Press(seat=seat) | Tap(seat=seat):
                missing.discard(seat)
                host.light([seat], "off")
                said = ""
            case _:
                said = prompt
    return True


def draw(host: Host, game: Game, subtitle: str, discs: Sequence[dict[str, Any]], hint: str) -> None:
    """Show who has pressed."""
    host.turn(
        {
            "kind": "lobby",
            "title": host.phrases.word(f"game.{game.key}"),
            "seats": discs,
            "hint": host.phrases.word(hint),
            "subtitle": subtitle,
        }
    )
