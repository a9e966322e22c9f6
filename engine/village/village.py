"""The state that the village games share, and the six slots through which roles act."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, TypeVar

from engine.effects import Board, Seat, Seats, value

K = TypeVar("K")
Camp: TypeAlias = Literal["village", "werewolf"]


@dataclass(frozen=True, slots=True, eq=False)
class Role:
    """The facts of a role: whose side it is on, whether it is a wolf, and what it looks like to a seer."""

    key: str
    camp: Camp
    wolf: bool = False
    looks_wolf: bool = False
    hidden: bool = False
    """Drawn among the villager seats; its holder believes to be a villager."""


@value
class Death:
    """A seat and why it dies."""

    seat: Seat
    cause: str


@dataclass(slots=True)
class Night:
    """What one night has done so far.  Scenes only mark; `resolve` decides."""

    number: int = 0
    hits: list[Death] = field(default_factory=list)
    deaths: tuple[Death, ...] = ()
    """Fixed at the end of the night, announced at dawn."""

    def hit(self, seat: Seat, cause: str) -> None:
        """Mark a seat: it dies at dawn unless something shields it."""
        self.hits.append(Death(seat, cause))


class GameOver(Exception):  # noqa: N818 - it is no error
    """Raised by the burial that decided the game."""

    def __init__(self, winner: str) -> None:
        super().__init__(winner)
        self.winner = winner


class Village:
    """One village game in progress.  Plain data; only `bury` changes who is alive."""

    def __init__(self, seats: Seats, deck: tuple[str, ...], rules: Any, page: "Rulebook") -> None:
        self.seats, self.deck, self.rules, self.page = seats, deck, rules, page
        self.roles: dict[Seat, Role] = {}
        self.living: Seats = seats
        """Who counts as alive for everything public: whoever has not been announced dead."""
        self.dead: Seats = ()
        self.wolves: Seats = ()
        """The living wolves."""
        self.night = Night()
        self.hanged: Seats = ()
        """Whom the last day's vote killed."""
        self._census: dict[Role, Seats] = {}
        self._kits: dict[type, Any] = {}
        self._calls: dict[bool, tuple[Scene, ...]] = {}

    def holders(self, role: Role) -> Seats:
        """The living seats that hold this role."""
        return self._census.get(role, ())

    def become(self, roles: dict[Seat, Role]) -> None:
        """Seats take these roles."""
        self.roles.update(roles)
        census: dict[Role, list[Seat]] = {}
        for seat in self.living:
            census.setdefault(self.roles[seat], []).append(seat)
        self._census = {role: tuple(seats) for role, seats in census.items()}
        self.wolves = tuple([seat for seat in self.living if self.roles[seat].wolf])

    def remove(self, seats: Seats) -> None:
        """These seats are dead from now on.  For `bury` alone."""
        self.living = without(self.living, seats)
        self.wolves = without(self.wolves, seats)
        self.dead = (*self.dead, *seats)
        for role in [self.roles[seat] for seat in seats]:
            self._census[role] = without(self._census[role], seats)

    def kit(self, kind: type[K]) -> K:
        """What one role remembers: the only `kind` of this game."""
        if kind not in self._kits:
            self._kits[kind] = kind()
        return self._kits[kind]  # type: ignore[no-any-return]

    def watchers(self) -> Seats:
        """The dead whose eyes stay open at night (house rule `dead_eyes`)."""
        return self.dead if self.rules.dead_eyes == "open" else ()

    def calls(self) -> "tuple[Scene, ...]":
        """Tonight's scenes: a function of the public deck, the house rules and the night's number only."""
        first = self.night.number == 1
        if first not in self._calls:
            called = (scene for scene in self.page.scenes if scene.role in self.deck)
            self._calls[first] = tuple([scene for scene in called if scene.when(self)])
        return self._calls[first]

    def board(self, stage: str, **more: Any) -> Board:
        """What the public screen shows now."""
        day = {"stage": stage, "number": self.night.number, "seats": self.seats, "living": self.living}
        return Board({**day, **more} if more else day)


def without(seats: Seats, gone: Seats) -> Seats:
    """These seats but for those that are gone."""
    return tuple([seat for seat in seats if seat not in gone])


def every_night(v: Village) -> bool:
    """Called on each night."""
    return True


def first_night(v: Village) -> bool:
    """Called on night 1 only."""
    return v.night.number == 1


def later_nights(v: Village) -> bool:
    """Called from night 2 on."""
    return v.night.number > 1


@dataclass(frozen=True, slots=True)
class Scene:
    """Wakes and does: called while `role` is in the public deck, whether anybody living holds it or not."""

    role: str
    play: Callable[[Village, Seats], Awaitable[None]]
    who: Callable[[Village], Seats]
    when: Callable[[Village], bool] = every_night


Shield: TypeAlias = Callable[[Village, Death], str | None]
"""Pure: what would save this seat from this death, or None.  All are collected; `Rulebook.combine` decides."""
Errand: TypeAlias = Callable[[Village], Awaitable[None]]
"""Something done by day, before the discussion; may ask."""
Aftermath: TypeAlias = Callable[[Village, tuple[Death, ...]], Awaitable[tuple[Death, ...]]]
"""Because somebody died; may ask; returns further deaths."""
Ballot: TypeAlias = Callable[[Village, Seats], Awaitable[Seats | None]]
"""Instead of a tied vote's result: who is condemned, or None where this rule does not apply."""
Victory: TypeAlias = Callable[[Village], str | None]
"""Who has won, or None."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The six slots in the order in which they apply.  Numbers never order anything; these tuples do."""

    roles: tuple[Role, ...]
    scenes: tuple[Scene, ...]
    shields: tuple[Shield, ...]
    combine: Callable[[tuple[str, ...]], str | None]
    errands: tuple[Errand, ...]
    aftermath: tuple[Aftermath, ...]
    ballots: tuple[Ballot, ...]
    victory: tuple[Victory, ...]
