"""The state that the village games share, and the six slots through which roles act."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Literal, TypeAlias, TypeVar

from engine.effects import NOTHING, Board, Facts, Seat, Seats

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


Deaths: TypeAlias = Mapping[Seat, str]
"""Who dies, and of what."""


@dataclass(slots=True)
class Night:
    """What one night has done so far.  Scenes only mark; `resolve` decides."""

    number: int = 0
    hits: list[tuple[Seat, str]] = field(default_factory=list)
    deaths: Deaths = NOTHING
    """Fixed at the end of the night, announced at dawn."""

    def hit(self, seat: Seat, cause: str) -> None:
        """Mark a seat: it dies at dawn unless something shields it."""
        self.hits.append((seat, cause))


class GameOver(Exception):
    """Raised by the burial that decided the game."""

    def __init__(self, winner: str) -> None:
        super().__init__(winner)
        self.winner = winner


class Village:
    """One village game in progress.  Plain data; only `bury` changes who is alive."""

    def __init__(self, seats: Seats, deck: tuple[str, ...], rules: Any, page: "Rulebook") -> None:
        self.seats, self.deck, self.rules, self.page = seats, deck, rules, page.cut(deck)
        self.roles: dict[Seat, Role] = {}
        self.living: Seats = seats
        """Who counts as alive for everything public: whoever has not been announced dead."""
        self.dead: Seats = ()
        self.wolves: Seats = ()
        """The living wolves."""
        self.night = Night()
        self.toll: list[int] = []
        """How many were dead when each day's vote began."""
        self.hanged: Seats = ()
        """Whom the last day's vote killed."""
        self._census: dict[Role, Seats] = {}
        self._kits: dict[type, Any] = {}

    def holders(self, role: Role) -> Seats:
        """The living seats that hold this role."""
        return self._census.get(role, ())

    def become(self, roles: dict[Seat, Role]) -> None:
        """Seats take these roles."""
        self.roles.update(roles)
        census: dict[Role, Seats] = {}
        for seat in self.living:
            role = self.roles[seat]
            census[role] = (*census.get(role, ()), seat)
        self._census = census
        self.wolves = tuple([seat for seat in self.living if self.roles[seat].wolf])

    def remove(self, seats: Seats) -> None:
        """These seats are dead from now on.  For `bury` alone."""
        self.dead += seats
        for seat in seats:
            role = self.roles[seat]
            self.living = without(seat, self.living)
            self._census[role] = without(seat, self._census[role])
            if role.wolf:
                self.wolves = without(seat, self.wolves)

    def kit(self, kind: type[K]) -> K:
        """What one role remembers: the only `kind` of this game."""
        if kind not in self._kits:
            self._kits[kind] = kind()
        return self._kits[kind]  # type: ignore[no-any-return]

    def watchers(self) -> Seats:
        """The dead whose eyes stay open at night (house rule `dead_eyes`)."""
        return self.dead if self.rules.dead_eyes == "open" else ()

    def board(self, stage: str, more: Facts = NOTHING) -> Board:
        """What the public screen shows now."""
        return Board({"stage": stage, "number": self.night.number, "seats": self.seats, "living": self.living, **more})


def without(seat: Seat, seats: Seats) -> Seats:
    """The seats but for this one, which is among them."""
    at = seats.index(seat)
    return seats[:at] + seats[at + 1 :]


def every_night(v: Village) -> bool:
    """Called on each night."""
    return True


def first_night(v: Village) -> bool:
    """Called on night 1 only."""
    return v.night.number == 1


def later_nights(v: Village) -> bool:
    """Called from night 2 on."""
    return v.night.number > 1


Play: TypeAlias = Callable[[Village, Seats], Awaitable[None]]
"""What those who were woken do."""


@dataclass(slots=True, eq=False)
class Scene:
    """Wakes and does: called while `role` is in the public deck, whether anybody living holds it or not.

    `when` looks at the house rules and the night's number only.
    """

    role: str
    plays: tuple[Play, ...]
    who: Callable[[Village], Seats]
    when: Callable[[Village], bool] = every_night
    wake: str = field(init=False)
    sleep: str = field(init=False)

    def __post_init__(self) -> None:
        self.wake, self.sleep = f"{self.role}.wake", f"{self.role}.sleep"

    def cut(self, applies: Callable[[Play], bool]) -> "Scene":
        """The scene with only those plays."""
        return replace(self, plays=tuple(filter(applies, self.plays)))


Shield: TypeAlias = Callable[[Village, Seat, str], str | None]
"""Pure: what would save this seat from this cause of death, or None.  All are collected; `Rulebook.combine` decides."""
Errand: TypeAlias = Callable[[Village], Awaitable[None]]
"""Something done by day, before the discussion; may ask."""
Aftermath: TypeAlias = Callable[[Village, Deaths], Awaitable[Deaths]]
"""Because somebody died; may ask; returns further deaths."""
Ballot: TypeAlias = Callable[[Village, Seats], Awaitable[Seats | None]]
"""Instead of a tied vote's result: who is condemned, or None where this rule does not apply."""
Victory: TypeAlias = Callable[[Village], str | None]
"""Who has won, or None."""


@dataclass(slots=True, eq=False)
class Rulebook:
    """The six slots in the order in which they apply.  Numbers never order anything; these tuples do.

    What stands in `needs` applies only while one of these roles is in the public deck.
    """

    roles: tuple[Role, ...]
    scenes: tuple[Scene, ...]
    shields: tuple[Shield, ...]
    combine: Callable[[tuple[str, ...]], str | None]
    errands: tuple[Errand, ...]
    aftermath: tuple[Aftermath, ...]
    ballots: tuple[Ballot, ...]
    victory: tuple[Victory, ...]
    needs: Mapping[Callable[..., Any], tuple[Role, ...]]
    role: dict[str, Role] = field(init=False)
    """Each role by its key."""
    printed: dict[str, str] = field(init=False)
    """What the card of each role says: a hidden one's says villager."""
    hidden: tuple[Role, ...] = field(init=False)
    """The roles that are drawn among the villagers."""

    def __post_init__(self) -> None:
        self.hidden = tuple([role for role in self.roles if role.hidden])
        self.role = {role.key: role for role in self.roles}
        self.printed = {role.key: "villager" if role.hidden else role.key for role in self.roles}

    @cache  # noqa: B019 - there is one page a game, and few decks
    def cut(self, deck: tuple[str, ...]) -> "Rulebook":
        """The page without what this deck cannot bring about: whoever lives or is dead plays no part in that."""

        def applies(rule: Callable[..., Any]) -> bool:
            return rule not in self.needs or any(role.key in deck for role in self.needs[rule])

        return replace(
            self,
            scenes=tuple([scene.cut(applies) for scene in self.scenes if scene.role in deck]),
            shields=tuple(filter(applies, self.shields)),
            errands=tuple(filter(applies, self.errands)),
            aftermath=tuple(filter(applies, self.aftermath)),
            ballots=tuple(filter(applies, self.ballots)),
        )
