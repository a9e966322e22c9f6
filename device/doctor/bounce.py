"""How the contacts of buttons bounce: what was seen of each press, and whether the box waits long enough for it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from device.doctor.check import Check, degraded, fine
from device.hw.pins.contact import DOWN, UP
from device.hw.pins.overheard import Edge

BOUNDS = (0.5, 1, 2, 5, 10, 20)
"""Where one row of the picture ends and the next begins, in milliseconds."""
BAR = 40
"""Letters that the longest row has at most."""
AMPLE = 0.5
"""A switch is good when it comes to rest within this part of the time that the box waits for it."""


@dataclass(frozen=True, slots=True)
class Bounce:
    """A contact has closed or opened, and how many seconds it took to come to rest."""

    closing: bool
    lasting: float


def bounces(edges: Sequence[Edge]) -> list[Bounce]:
    """Each change of level; a contact has come to rest when it was still for as long as the box waits."""
    bursts: list[list[Edge]] = []
    for edge in edges:
        if bursts and edge[0] - bursts[-1][-1][0] < (DOWN if bursts[-1][-1][1] else UP):
            bursts[-1].append(edge)
        else:
            bursts.append([edge])
    return [Bounce(burst[0][1], burst[-1][0] - burst[0][0]) for burst in bursts]


def histogram(found: Sequence[Bounce]) -> str:
    """How many changes of level took how many milliseconds."""
    bounds = (0.0, *BOUNDS, float("inf"))
    rows = [(low, high, [it for it in found if low <= it.lasting * 1000 < high]) for low, high in pairwise(bounds)]
    most = max(len(its) for _, _, its in rows)
    lines = ["bouncing in ms, presses and releases:"]
    for low, high, its in rows:
        name = f"{low:g} to {high:g}" if high < bounds[-1] else f"{low:g} and more"
        bar = "#" * -(-len(its) * BAR // max(BAR, most))
        lines.append(f"  {name:>11} {len(its):4} {bar}".rstrip())
    return "\n".join(lines)


def judged(button: str, found: Sequence[Bounce]) -> Iterator[Check]:
    """Whether one button bounces more than the box can bear."""
    for closing, steady, word in ((True, DOWN, "pressed"), (False, UP, "let go")):
        longest = max((it.lasting for it in found if it.closing == closing), default=0.0)
        if longest > AMPLE * steady:
            yield degraded(
                "bounce",
                f"{button} bounces {longest * 1000:.1f} ms when it is {word}, and the box waits {steady * 1000:.0f} ms",
                "solder 100 nF from the line to ground at the box, or take another switch",
            )


def in_all(found: Sequence[Bounce]) -> Check:
    """How much room there is between what was seen and what the box waits for."""
    longest = max(it.lasting for it in found)
    return fine(
        "bounce",
        f"{len(found)} presses and releases bounced {longest * 1000:.1f} ms at most; the box waits until a contact has "
        f"been closed for {DOWN * 1000:.0f} ms, or open for {UP * 1000:.0f} ms",
    )
