"""How people press: late, at a wrong item, twice, otherwise than a moment ago, or not at all since they sleep."""

from random import Random

from engine import Seat

LATE, LATER = 0.25, (0.2, 1.4)
"""How often somebody is late, and by how many seconds from and to: a list goes on after 0.9."""
WRONG = 0.02
"""How often somebody presses at an item that he does not want, asked or not."""
TWICE, AGAIN = 0.15, (0.05, 0.5)
"""How often a finger slips and presses once more, and after how many seconds from and to."""
DROWSY, NAP = 0.06, (1, 4)
"""How often somebody falls asleep, and for how many presses that he owes."""
DOUBT = 0.25
"""How often somebody who has answered changes his mind."""


class Clumsy:
    """One person's fingers and attention; the same seed makes the same mistakes."""

    def __init__(self, seed: int | str, lead: Seat) -> None:
        self._chance = Random(f"{seed} {lead} clumsy")
        self._nap = 0

    def presses(self, after: float) -> tuple[float, ...]:
        """When the button really goes down, in seconds, that should go down so many seconds from now."""
        chance = self._chance
        if not self._nap and chance.random() < DROWSY:
            self._nap = chance.randint(*NAP)
        if self._nap:
            self._nap -= 1
            return ()
        first = after + (chance.uniform(*LATER) if chance.random() < LATE else 0.0)
        return (first, first + chance.uniform(*AGAIN)) if chance.random() < TWICE else (first,)

    def slips(self) -> bool:
        """Whether the button goes down at an item that is not wanted."""
        return self._chance.random() < WRONG

    def doubts(self) -> bool:
        """Whether the answer that was just given is not wanted any more."""
        return self._chance.random() < DOUBT
