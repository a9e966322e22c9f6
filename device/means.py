"""What a box has, as far as it decides what it can host, in which way, and how long that takes."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from device.deal import can_learn
from device.host import Host
from device.lot import SeededLot
from device.pace import Pace
from device.papers import Way
from device.ports import WELL
from device.seating import everywhere
from engine import Deal, Draw, Run, Seat
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
    deals = secret_deals(game, setup)
    if not deals:
        return ("box",)
    devices = host.seating.devices
    readers = devices.readers
    found: list[Way] = ["list", "box"]
    if readers is not None and WELL in readers.paired.values():
        found.insert(0, "well")
    if everywhere(devices, devices.reading):
        found.insert(0, "readers")
    return tuple(way for way in found if way == "box" or any(can_learn(host, game.key, deal, way) for deal in deals))


def each_way(host: Host, game: Game, setup: Setup, way: Way) -> Mapping[str, Way]:
    """How each deck of this game is dealt where the table has chosen this way; what is not there the box deals."""
    return {deal.what: way for deal in secret_deals(game, setup) if can_learn(host, game.key, deal, way)}


def usual(offered: Sequence[Way]) -> Way:
    """The way that is taken unless the table wants another: by tags, since the box sees no other cards."""
    return offered[0] if offered[0] in ("readers", "well") else "box"


def secret_deals(game: Game, setup: Setup) -> tuple[Deal, ...]:
    """What is dealt in secret before anybody is asked."""
    run, lot, found = Run(lambda: game.script(setup)), SeededLot(0), dict[str, Deal]()
    while (effect := run.pending) is not None and (isinstance(effect, Deal | Draw) or not effect.answered):
        match effect:
            case Deal():
                if effect.secret:
                    found[effect.what] = effect
                run.send(lot.deal(effect, run.draws(effect)))
            case Draw():
                run.send(lot.draw(effect, run.draws(effect)))
            case _:
                run.send()
    run.close_script()
    return tuple(found.values())
