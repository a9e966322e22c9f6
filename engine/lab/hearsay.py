"""What a table of simulated players has heard, and what each of them knows for himself.

Everything here is something that a player at a real table could know: his own cards, and what was said aloud.  What the
table believes is worked out from that alone, so that no bot profits from a secret.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.effects import Board, Effect, Note, Say, Seat, Seats, Show, View

WOLVES = ("werewolf", "white-werewolf")
WITH_THE_WOLVES = (*WOLVES, "cobbler", "possessed")
"""Who wants the wolves to win; only wolves know each other."""
VOTED_INNOCENT, VOTED_WOLF, CHOSEN_BY_WOLF = 1.0, -1.5, -0.5
"""What a vote makes its voter, or whom a wolf has voted for, more suspect by."""


@dataclass(slots=True)
class Mind:
    """What one player knows for himself."""

    role: str = ""
    knows: dict[Seat, bool] = field(default_factory=dict)
    """Of whom it has been told whether he is a wolf."""
    prey: Seat = 0
    """The witch: whom the wolves have chosen tonight."""


class Hearsay:
    """The public memory of one game, and the private one of each seat."""

    def __init__(self) -> None:
        self.minds: dict[Seat, Mind] = {}
        self.living: Seats = ()
        self.number = 0
        """Of the night or day."""
        self.claims: dict[Seat, dict[Seat, bool]] = {}
        """Who claims to know what of whom: whether he is a wolf."""
        self.innocent: set[Seat] = set()
        """Whom the night has killed, or whose card has been turned."""
        self.guilty: set[Seat] = set()
        """Whose card has been turned: a wolf's."""
        self.ballots: list[dict[Seat, Any]] = []
        self.trust: dict[Seat, Seat] = {}
        """Whom each player believes, where claims contradict each other."""

    def mind(self, seat: Seat) -> Mind:
        """What this player knows."""
        return self.minds.setdefault(seat, Mind())

    def hear(self, effect: Effect[Any]) -> None:
        """Take in one effect: what is public, everybody; what is shown, whom it is shown to."""
        match effect:
            case Board(View(number=number, living=living)):
                self.number, self.living = number, living
            case Say("dawn.deaths", {"seats": seats}):
                self.innocent.update(seats)
            case Say("reveal.role", {"seat": seat, "role": role}):
                (self.guilty if role in WOLVES else self.innocent).add(seat)
            case Say("reveal.side", {"seat": seat, "side": side}):
                (self.guilty if side == "werewolf" else self.innocent).add(seat)
            case Say("seance.spirit", {"seat": seat}) if not self.wolfish(seat):
                self.claims[seat] = dict(self.mind(seat).knows)
                self.innocent.add(seat)
            case Note("vote", {"ballots": ballots}):
                self.ballots.append(dict(ballots))
            case Show(card, news):
                for seats, facts in news:
                    for seat in seats:
                        self.learn(seat, card, facts)

    def learn(self, seat: Seat, card: str, facts: Any) -> None:
        """A private card."""
        mind = self.mind(seat)
        match card, facts:
            case "own.card", {"role": role}:
                mind.role = role
            case ("werewolf.pack", {"seats": seats}) | ("mason.partner", {"seats": seats}):
                mind.knows.update(dict.fromkeys(seats, card == "werewolf.pack"))
            case (("seer.result" | "priest.result"), {"target": target, "werewolf": wolf}):
                mind.knows[target] = wolf
            case "seer.result", {"target": target, **seen}:
                mind.knows[target] = seen.get("role") in WOLVES or seen.get("camp") == "werewolf"
            case "little-girl.sees", {"target": target}:
                mind.knows[target] = True
            case "witch.victim", {"target": target}:
                mind.prey = target

    def wolfish(self, seat: Seat) -> bool:
        """Whether this player wants the wolves to win."""
        return self.mind(seat).role in WITH_THE_WOLVES

    def believable(self) -> dict[Seat, dict[Seat, bool]]:
        """The claims that nothing contradicts; of somebody whom the night has killed they are true."""
        standing = {
            seat: told
            for seat, told in self.claims.items()
            if seat not in self.guilty
            and not any(wolf for other, wolf in told.items() if other in self.innocent)
            and all(told.get(other, True) for other in self.guilty)
        }
        return {seat: told for seat, told in standing.items() if seat in self.innocent} or standing

    def view(self, seat: Seat, rng: Random) -> dict[Seat, bool]:
        """Of whom this player thinks to know whether he is a wolf.  Of rivals he believes one, throughout."""
        believable = self.believable()
        known: dict[Seat, bool] = dict.fromkeys(self.innocent, False) | dict.fromkeys(self.guilty, True)
        rivals = [one for one, told in believable.items() if any(told.get(other) for other in believable)]
        trusted = self.trust.get(seat, 0)
        if rivals and trusted not in rivals:
            others = [one for one in rivals if one != seat] or rivals
            trusted = self.trust[seat] = others[int(rng.random() * len(others))]
        for one, told in believable.items():
            if one == trusted or one not in rivals:
                known.update(told)
                known.setdefault(one, False)
        known.update(self.mind(seat).knows)
        known[seat] = False
        return known

    def suspicion(self, known: dict[Seat, bool]) -> dict[Seat, float]:
        """How suspect everybody is by how he has voted, for somebody who knows this much."""
        suspect = dict.fromkeys(self.living, 0.0)
        for ballots in self.ballots:
            for voter, choice in ballots.items():
                if voter in suspect and choice in known:
                    suspect[voter] += VOTED_WOLF if known[choice] else VOTED_INNOCENT
                if choice in suspect and known.get(voter):
                    suspect[choice] += CHOSEN_BY_WOLF
        return suspect
