"""A dry run before the first game of an evening: one call with closed eyes and one vote, and nothing counts."""

from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from device.host import Host
from device.lobby.plan import Plan
from device.lot import SeededLot
from device.means import pace_of
from device.table import Table
from engine import Ask, Board, Effect, Event, Note, Run, Say, Seats, Sleep, Transcript, View, Wake


class Enough(Exception):
    """Somebody has pressed the panel."""


async def script(seats: Seats) -> bool:
    """Everybody presses at the own number with closed eyes, and then votes; whom the box has heard is told."""
    await Note("phase", {"name": "practice", "number": 0})
    await Board(View("practice", 0, seats, seats))
    await Say("practice.begins")
    await Sleep("practice.sleep", ())
    await Wake("practice.call", ())
    picked = await Ask("practice.call", seats, seats, default="none", how="together")
    await Wake("practice.wake", seats)
    missed = tuple([seat for seat in seats if picked.get(seat) != seat])
    await (Say("practice.missed", {"seats": missed}) if missed else Say("practice.heard"))
    await Say("practice.vote")
    votes = await Ask("practice.vote", seats, seats, default="none", closes="all", secret=False, how="vote")
    tally = Counter(votes.get(seat, "none") for seat in seats)
    await Note("vote", {"ballots": {seat: votes.get(seat, "none") for seat in seats}, "tally": dict(tally)})
    await Say("practice.voted", {"tally": dict(sorted(tally.items(), key=lambda votes: (-votes[1], str(votes[0]))))})
    await Say("practice.over")
    return True


def practise(host: Host, plan: Plan, hear: Callable[[Event], None] = lambda event: None) -> None:
    """Let the table try it out, seated by this plan already; any panel button ends it.  `hear` is told what happens."""
    seats, setup = plan.setup().seats, plan.setup()

    def start() -> Coroutine[Effect[Any], Any, bool]:
        return script(seats)

    def enough() -> None:
        raise Enough

    transcript = Transcript(host.now, host.phrases.line, hear)
    table = Table(Run(start), transcript, host, SeededLot(), seats, all_hands=setup.rules.all_hands)
    with host.game(transcript.tell, pace_of(host, setup, plan.leads), enough):
        try:
            table.play()
        except Enough:
            host.pause = None
            host.speaker.hush()
            host.light(seats, "off")
            if table.asleep or isinstance(table.run.pending, Wake):  # who was called to open them may not have heard it
                table.daybreak()
                host.say("look.open")
            host.tell("over", {})
        finally:
            table.daybreak()
