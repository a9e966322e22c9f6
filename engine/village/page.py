"""A page: the slots through which the roles of one game act, in the order in which they apply."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Generic, ParamSpec, TypeAlias, TypeVar

from engine.effects import Barred, Seat, Seats
from engine.village.ballots import Trial, Voters
from engine.village.village import Deaths, Role, Village

P = ParamSpec("P")
R = TypeVar("R")


def every_night(v: Village) -> bool:
    """Called on each night."""
    return True


def first_night(v: Village) -> bool:
    """Called on night 1 only."""
    return v.night.number == 1


def later_nights(v: Village) -> bool:
    """Called from night 2 on."""
    return v.night.number > 1


def all_wolves(v: Village) -> Seats:
    """The living wolves."""
    return v.wolves


def nobody(v: Village) -> Seats:
    """Under no circumstances anybody."""
    return ()


def by_camp(v: Village, winner: str) -> Seats:
    """Everybody of this camp, dead or alive."""
    return tuple([seat for seat in v.seats if v.roles[seat].camp == winner])


class Of(Generic[P, R]):
    """A rule that applies only while one of these roles is in the public deck, whoever lives."""

    def __init__(self, rule: Callable[P, R], *roles: Role) -> None:
        self.rule, self.roles = rule, roles

    def __call__(self, *args: P.args, **more: P.kwargs) -> R:
        """As if it stood there by itself."""
        return self.rule(*args, **more)

    def applies(self, deck: tuple[str, ...], buildings: bool) -> bool:
        """Whether it plays a part."""
        return any(role.key in deck for role in self.roles)


class Built(Of[P, R]):
    """A rule that applies only in a village with buildings (house rule `buildings`), whichever there are."""

    def applies(self, deck: tuple[str, ...], buildings: bool) -> bool:
        """Whether it plays a part."""
        return buildings


def in_play(rules: tuple[Any, ...], deck: tuple[str, ...], buildings: bool) -> tuple[Any, ...]:
    """Those of these rules that apply with this deck, and with or without buildings."""
    found = [rule for rule in rules if not isinstance(rule, Of) or rule.applies(deck, buildings)]
    return tuple([rule.rule if isinstance(rule, Of) else rule for rule in found])


Play: TypeAlias = Callable[[Village, Seats], Awaitable[None]]
"""What those who were woken do."""
ANY_DECK: tuple[str, ...] = ()
"""As the cards of a `Scene`: it is called whatever is in the deck."""


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
    """Which cards make it be called: the one of its name, if nothing is given."""
    wake: str = field(init=False)
    sleep: str = field(init=False)

    def __post_init__(self) -> None:
        self.wake, self.sleep = f"{self.call}.wake", f"{self.call}.sleep"
        self.cards = (self.call,) if self.cards is None else self.cards

    def cut(self, deck: tuple[str, ...], buildings: bool) -> "Scene":
        """The scene with what this village can bring about."""
        return replace(self, plays=in_play(self.plays, deck, buildings))


def called(role: Role, *plays: Play, when: Callable[[Village], bool] = every_night) -> Scene:
    """The call of one role: its living holders do this, unless a curse lies on it; the spent are woken as well."""
    return Scene(role.key, plays, lambda v: v.able(role), when)


Shield: TypeAlias = Callable[[Village, Seat, str], str | None]
"""Pure: what would save this seat from this cause of death, or None.  All are collected; `Page.combine` decides."""
Errand: TypeAlias = Callable[[Village], Awaitable[None]]
"""Something done by day; may ask."""
Aftermath: TypeAlias = Callable[[Village, Deaths], Awaitable[Deaths]]
"""Because somebody died; may ask; returns further deaths."""
Grief: TypeAlias = Callable[[Village, Deaths], dict[Seat, str]]
"""Pure: who dies at once because these die, by night as by day."""
Reckoning: TypeAlias = Callable[[Village, Deaths], Awaitable[Deaths]]
"""Because of all the dead of a burial, once nobody else dies; returns further deaths, after which it is put again."""
Bequest: TypeAlias = Callable[[Village, Deaths], Awaitable[None]]
"""What all the dead of a burial leave behind, once its last death is announced; may ask."""
Tie: TypeAlias = Callable[[Village, Trial], Awaitable[Deaths]]
"""Instead of a tied vote's result: who dies, or nobody where this does not settle it."""
Reprieve: TypeAlias = Callable[[Village, Seat], Awaitable[str | None]]
"""Instead of an execution: what saves the condemned, or None; may ask."""
Consequence: TypeAlias = Callable[[Village, Trial], Awaitable[None]]
"""What a vote means, once nothing changes it any more and before the executed are buried."""
Victory: TypeAlias = Callable[[Village], str | None]
"""Who has won, or None."""


@dataclass(slots=True, eq=False)
class Page:
    """The slots in the order in which they apply.  Numbers never order anything; these tuples do.

    A rule `Of` a role applies only while that is in the public deck, and what is `Built` only where there are houses.
    """

    roles: tuple[Role, ...]
    scenes: tuple[Scene, ...]
    shields: tuple[Shield, ...]
    combine: Callable[[Village, tuple[str, ...]], str | None]
    night_causes: tuple[str, ...]
    """What a night kills by, in this order; at dawn nobody says of what somebody has died."""
    aftermath: tuple[Aftermath, ...]
    electorate: Callable[[Village, Seats], Voters]
    """Who votes, and what counts besides: in the first ballot, or in a run-off between these seats."""
    barred: Callable[[Village, Seats], Barred]
    """For whom these voters may not vote."""
    ties: Mapping[str, Tie]
    """What may settle a tie, by its name in the house rule, which says in what order."""
    victory: tuple[Victory, ...]
    opening: tuple[Errand, ...] = ()
    """Errands before the first night."""
    dawn: tuple[Errand, ...] = ()
    """Errands before the dead of the night are announced."""
    morning: tuple[Errand, ...] = ()
    """Errands after that, before the debate."""
    before_vote: tuple[Errand, ...] = ()
    """Errands after the debate, until one takes the vote off."""
    after_vote: tuple[Consequence, ...] = ()
    griefs: tuple[Grief, ...] = ()
    reckonings: tuple[Reckoning, ...] = ()
    bequests: tuple[Bequest, ...] = ()
    reprieves: tuple[Reprieve, ...] = ()
    foremost: str | None = None
    """Whom a night kills twice has died of this, if it is one of the causes; else of the first."""
    late: Callable[[Village], Seats] = nobody
    """Who may still change the night's deaths at dawn; if there is anybody, he books them."""
    winners: Callable[[Village, str], Seats] = by_camp
    """Which seats win with this winner."""
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

    @cache  # noqa: B019 - there is one page a game, and few villages
    def cut(self, deck: tuple[str, ...], buildings: bool) -> "Page":
        """The page without what this village cannot bring about: whoever lives or is dead plays no part in that."""
        slots: dict[str, Any] = {name: in_play(getattr(self, name), deck, buildings) for name in SLOTS}
        scenes = [
            scene.cut(deck, buildings)
            for scene in self.scenes
            if not scene.cards or any(card in deck for card in scene.cards)
        ]
        return replace(self, scenes=tuple(scenes), **slots)


SLOTS = (
    *("shields", "griefs", "dawn", "morning", "before_vote", "reprieves", "after_vote"),
    *("aftermath", "reckonings", "bequests", "victory"),
)
"""Where a rule may be that of a role, or of a building."""
