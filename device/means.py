"""What a box has, as far as it decides what it can host, in which way, and how long that takes."""

from collections.abc import Sequence
from dataclasses import replace

from device.deal import ROLE, Way
from device.host import Host
from device.pace import Pace
from device.ports import WELL
from device.seating import everywhere
from engine import Deal, Run, Seat
from engine.catalogue import Game, Setup


def pace_of(host: Host, setup: Setup, leads: Sequence[Seat]) -> Pace:
    """The tempo of this table with these devices at its seats.  Where votes stay hidden nobody points."""
    hidden = getattr(setup.rules, "votes", "open") == "tally_only"
    pointing = getattr(setup.rules, "ballot", "secret") == "point" and not hidden
    return replace(host.pace, shortcuts=has_shortcuts(host, setup.game, leads), pointing=pointing)


def has_shortcuts(host: Host, game: str, leads: Sequence[Seat]) -> bool:
    """Whether every one of these devices has NEXT, or a reader and a set of cards of answers."""
    devices = host.seating.devices
    others = [lead for lead in leads if lead not in devices.with_next]
    sets = host.desk.answers(game, len(leads)) if host.desk and everywhere(devices, devices.reading) else 0
    return len(others) <= sets


def ways(host: Host, game: Game, setup: Setup) -> tuple[Way, ...]:
    """How this game can be dealt here, in the order in which it is offered."""
    deal = first_deal(game, setup)
    if deal is None or deal.each != 1:
        return ("box",)
    known = host.desk is not None and host.desk.knows(game.key, [ROLE + role for role in deal.deck])
    devices = host.seating.devices
    readers = devices.readers
    found: list[Way] = ["list", "box"]
    if known and readers is not None and WELL in readers.paired.values():
        found.insert(0, "well")
    if known and everywhere(devices, devices.reading):
        found.insert(0, "readers")
    return tuple(found)


def usual(offered: Sequence[Way]) -> Way:
    """The way that is taken unless the table wants another: by tags, since the box sees no other cards."""
    return offered[0] if offered[0] in ("readers", "well") else "box"


def first_deal(game: Game, setup: Setup) -> Deal | None:
    """The deal of the secret cards, where the game begins with one."""
    run = Run(lambda: game.script(setup))
    while (effect := run.pending) is not None and not effect.answered:
        run.send()
    run.close_script()
    return effect if isinstance(effect, Deal) and effect.secret else None
