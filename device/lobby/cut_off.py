"""A game that was cut off: where it stands, and whether the table wants to go on with it."""

from device.host import Host
from device.menu import Item, choose
from engine import Diverged, Run, WolfhourError
from engine.catalogue import Game, Setup
from engine.journal import Record


def phase_of(host: Host, game: Game, setup: Setup, records: list[Record]) -> str:
    """Where the records end ("Night 2").  Raises `Diverged` where they are not of this script."""
    try:
        run = Run(lambda: game.script(setup), records=records)
    except WolfhourError:
        raise
    except Exception as error:  # a script that cannot bear its own recording must not stop every start
        raise Diverged(f"the recording cannot be played again: {error!r}") from error
    run.close_script()
    return host.phrases.line(f"phase.{run.phase['name']}", run.phase)


def wanted(host: Host, game: Game, phase: str) -> bool:
    """Whether the table wants to go on with this game."""
    prompt = host.phrases.line("resume.offer", {"game": host.phrases.word(f"game.{game.key}"), "phase": phase})
    items = [Item(host.phrases.word("resume.go-on")), Item(host.phrases.word("resume.end"))]
    chosen = None
    while chosen is None:
        chosen = choose(host, host.phrases.word("lobby.title"), items, prompt=prompt)
    return chosen == 0
