"""The state that the village games share, and the slots through which roles act."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Literal, TypeAlias, TypeVar

from engine.effects import NOTHING, Seat, Seats, View
from engine.seats import without
from engine.village.trades import Trades

K = TypeVar("K")
Camp: TypeAlias = Literal["village", "werewolf", "piper", "white-werewolf"]


@dataclass(frozen=True, slots=True, eq=False)
class Role:
    """The facts of a role: whose side it is on, whether it is a wolf, and what it looks like to a seer."""

    key: str
    camp: Camp
    wolf: bool = False
    looks_wolf: bool = False
    plain: bool = False
    """Without any power: in a kill-a-side game one of the plain villagers, else one of the gods."""
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
    doubly_saved: list[Seat] = field(default_factory=list)
    """Whom two protections at once have killed."""
    booked: bool = False
    """Whether the chronicle has these deaths already."""
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
            return self._kits[kind]  # type: ignore[no-any-return]
        except KeyError:
            return self._kits.setdefault(kind, kind())  # type: ignore[no-any-return]

    def watchers(self) -> Seats:
        """The dead whose eyes stay open at night (house rule `dead_eyes`)."""
        return self.dead if self.rules.dead_eyes == "open" else ()

    def view(self, stage: str) -> View:
        """What the public screen shows now."""
        return View(stage, self.night.number, self.seats, self.living)


def every_night(v: Village) -> bool:
    """Called on each night."""
    return True


def first_night(v: Village) -> bool:
    """Called on night 1 only."""
    return v.night.number == 1


def later_nights(v: Village) -> bool:
    """Called from night 2 on."""
    return v.night.number > 1


def holders(role: Role) -> Callable[[Village], Seats]:
    """The living holders of this role."""
    return lambda v: v.holders(role)


def all_wolves(v: Village) -> Seats:
    """The living wolves."""
    return v.wolves


def never(v: Village) -> bool:
    """Under no circumstances."""
    return False


def by_camp(v: Village, winner: str) -> Seats:
    """Everybody of this camp, dead or alive."""
    return tuple([seat for seat in v.seats if v.roles[seat].camp == winner])


Play: TypeAlias = Callable[[Village, Seats], Awaitable[None]]
"""What those who were woken do."""


@dataclass(slots=True, eq=False)
class Scene:
    """Wakes and does: called while one of its cards is in the public deck, whether anybody living holds it or not.

    `when` looks at what is public only: the house rules, the trades, the night's number.
    """

    call: str
    plays: tuple[Play, ...]
    who: Callable[[Village], Seats]
    when: Callable[[Village], bool] = every_night
    cards: tuple[str, ...] | None = None
    """Which cards make it be called: the one of its name, if nothing is given; none: always."""
    wake: str = field(init=False)
    sleep: str = field(init=False)

    def __post_init__(self) -> None:
        self.wake, self.sleep = f"{self.call}.wake", f"{self.call}.sleep"
        self.cards = (self.call,) if self.cards is None else self.cards

    def in_deck(self, deck: tuple[str, ...]) -> bool:
        """Whether the public deck makes the box call it."""
        return not self.cards or any(card in deck for card in self.cards)

    def cut(self, applies: Callable[[Play], bool]) -> "Scene":
        """The scene with only those plays."""
        return replace(self, plays=tuple(filter(applies, self.plays)))


Shield: TypeAlias = Callable[[Village, Seat, str], str | None]
"""Pure: what would save this seat from this cause of death, or None.  All are collected; `Rulebook.combine` decides."""
Errand: TypeAlias = Callable[[Village], Awaitable[None]]
"""Something done by day, before the discussion; may ask."""
Aftermath: TypeAlias = Callable[[Village, Deaths], Awaitable[Deaths]]
"""Because somebody died; may ask; returns further deaths."""
Grief: TypeAlias = Callable[[Village, Deaths], dict[Seat, str]]
"""Pure: who dies at once because these die, by night as by day."""
Reckoning: TypeAlias = Callable[[Village, Deaths], Awaitable[Deaths]]
"""Because of all the dead of a burial, once nobody else dies; returns further deaths, after which it is put again."""
Bequest: TypeAlias = Callable[[Village, Deaths], Awaitable[None]]
"""What all the dead of a burial leave behind, once its last death is announced; may ask."""
Ballot: TypeAlias = Callable[[Village, Seats], Awaitable[Seats | None]]
"""Instead of a tied vote's result: who is condemned, or None where this rule does not apply."""
Reprieve: TypeAlias = Callable[[Village, Seat], Awaitable[str | None]]
"""Instead of an execution: what saves the condemned, or None; may ask."""
Victory: TypeAlias = Callable[[Village], str | None]
"""Who has won, or None."""


@dataclass(slots=True, eq=False)
class Rulebook:
    """The slots in the order in which they apply.  Numbers never order anything; these tuples do.

    What stands in `needs` applies only while one of these roles is in the public deck.
    """

    roles: tuple[Role, ...]
    scenes: tuple[Scene, ...]
    shields: tuple[Shield, ...]
    combine: Callable[[Village, tuple[str, ...]], str | None]
    errands: tuple[Errand, ...]
    aftermath: tuple[Aftermath, ...]
    ballots: tuple[Ballot, ...]
    victory: tuple[Victory, ...]
    opening: tuple[Errand, ...] = ()
    """Errands before the first night."""
    griefs: tuple[Grief, ...] = ()
    reckonings: tuple[Reckoning, ...] = ()
    bequests: tuple[Bequest, ...] = ()
    reprieves: tuple[Reprieve, ...] = ()
    late: Callable[[Village], bool] = never
    """Whether somebody may still change the night's deaths at dawn."""
    caught_instead: bool = False
    """Whether a girl who is caught dies instead of the pack's victim, not beside it."""
    winners: Callable[[Village, str], Seats] = by_camp
    """Which seats win with this winner."""
    needs: Mapping[Callable[..., Any], tuple[Role, ...]] = field(default_factory=dict)
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
            scenes=tuple([scene.cut(applies) for scene in self.scenes if scene.in_deck(deck)]),
            shields=tuple(filter(applies, self.shields)),
            errands=tuple(filter(applies, self.errands)),
            aftermath=tuple(filter(applies, self.aftermath)),
            ballots=tuple(filter(applies, self.ballots)),
            griefs=tuple(filter(applies, self.griefs)),
            reckonings=tuple(filter(applies, self.reckonings)),
            bequests=tuple(filter(applies, self.bequests)),
            reprieves=tuple(filter(applies, self.reprieves)),
            victory=tuple(filter(applies, self.victory)),
        )
