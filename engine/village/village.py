"""The state that the village games share."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar

from engine.catalogue import Names
from engine.effects import Seat, Seats, View
from engine.seats import without
from engine.values import NOTHING, value
from engine.village.trades import Trades

if TYPE_CHECKING:
    from engine.village.page import Page

K = TypeVar("K")
Camp: TypeAlias = Literal["village", "werewolf", "piper", "white-werewolf"]


@dataclass(frozen=True, slots=True, eq=False)
class Role:
    """The facts of a role: which camp it wins with, whether it is a wolf, and what it looks like to a seer."""

    key: str
    camp: Camp
    wolf: bool = False
    looks_wolf: bool = False
    plain: bool = False
    """Without any power: in a kill-a-side game one of the plain villagers, else one of the gods."""
    hidden: bool = False
    """Drawn among the villager seats; its holder believes to be a villager."""
    names: Names = field(default_factory=Names)
    """What it asks, says, shows, draws and kills by in every game; its calls and what it saves from are its key's."""


Deaths: TypeAlias = Mapping[Seat, str]
"""Who dies, and of what."""


@dataclass(slots=True)
class Night:
    """What one night has done so far.  Scenes only mark; `resolve` decides."""

    number: int = 0
    hits: list[tuple[Seat, str]] = field(default_factory=list)
    deaths: Deaths = NOTHING
    """Fixed at the end of the night, announced at dawn."""
    doubly_saved: Seats = ()
    """Whom two protections at once have killed."""
    burning: Seat | None = None
    """Whose house burns down."""

    def hit(self, seat: Seat, cause: str) -> None:
        """Mark a seat: it dies at dawn unless something shields it."""
        self.hits.append((seat, cause))

    def prey(self) -> Seat | None:
        """Whom the pack will have killed, if nothing shields him: its victim, or the girl it caught."""
        for seat, cause in self.hits:
            if cause in ("werewolf", "caught"):
                return seat
        return None


@value
class VillageView(View):
    """What is public in a village."""

    sheriff: Seat
    """0: nobody."""


class GameOver(Exception):
    """Raised by the burial that decided the game."""

    def __init__(self, winner: str) -> None:
        self.winner = winner


class Village:
    """One village game in progress.  Plain data; only `bury` changes who is alive."""

    def __init__(self, seats: Seats, deck: tuple[str, ...], rules: Any, page: "Page") -> None:
        self.seats, self.deck, self.rules = seats, deck, rules
        self.page = page.cut(deck, getattr(rules, "buildings", False))
        self.roles: dict[Seat, Role] = {}
        self.living: Seats = seats
        """Who counts as alive for everything public: whoever has not been announced dead."""
        self.dead: Seats = ()
        self.wolves: Seats = ()
        """The living wolves."""
        self.night = Night()
        self.toll: list[int] = []
        """How many were dead when each day's vote began."""
        self.executed: Seats = ()
        """Whom the last day's vote killed."""
        self.vote_is_off = False
        """Whether nobody is put on trial today."""
        self.left: tuple[str, ...] = ()
        """Cards that nobody was dealt."""
        self.spared: list[tuple[Seat, str]] = []
        """Who was spared from a death, and by what."""
        self.loves: dict[Seat, Seat] = {}
        """The lovers: each of them, and whom he loves."""
        self.cursed = False
        """Whether the village has killed the elder itself: its roles have lost their powers since."""
        self.sheriff: Seat = 0
        """Who is sheriff; 0: nobody."""
        self.mute: dict[Seat, float] = {}
        """Up to which day somebody has no vote."""
        self.trades = Trades()
        self._census: dict[Role, Seats] = {}
        self._kits: dict[type, Any] = {}

    def holders(self, role: Role) -> Seats:
        """The living seats that hold this role."""
        return self._census.get(role, ())

    def able(self, role: Role) -> Seats:
        """The living holders of this role, while no curse lies on its powers."""
        return () if self.cursed and role.camp == "village" else self._census.get(role, ())

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
            self.trades.bury(seat)
            if role.wolf:
                self.wolves = without(seat, self.wolves)

    def kit(self, kind: type[K]) -> K:
        """What one role remembers: the only `kind` of this game."""
        try:
            found: K = self._kits[kind]
        except KeyError:
            found = self._kits.setdefault(kind, kind())
        return found

    def watchers(self) -> Seats:
        """The dead whose eyes stay open at night (house rule `dead_eyes`)."""
        return self.dead if self.rules.dead_eyes == "open" else ()

    def view(self, stage: str) -> VillageView:
        """What the public screen shows now."""
        return VillageView(stage, self.night.number, self.seats, self.living, self.sheriff)
