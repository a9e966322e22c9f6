"""The games that exact numbers are published of: wolves, villagers, at most one more role, and everybody at random.

They are classic Werewolf but for what a number needs otherwise: who has won, when the hunter shoots, what a vote takes.
So they are one more game with house rules of its own, on a page that differs from the classic one in these places.  No
table plays it, and only the lab knows it.
"""

from collections.abc import Coroutine
from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.catalogue import Game, GameResult, Setup
from engine.classic import CLASSIC
from engine.classic import page as classic
from engine.classic.day import one_day
from engine.classic.rules import ClassicRules
from engine.effects import Ask, Barred, Choice, Effect, Seat, Seats, targets
from engine.seats import bar_self
from engine.values import NOTHING
from engine.village.ballots import Voters
from engine.village.flow import play
from engine.village.page import Of, called
from engine.village.roles import guardians, hunter
from engine.village.village import Deaths, GameOver, Role, Village

DETECTIVE = Role("detective", "village")


@dataclass(frozen=True, slots=True)
class PublishedRules(ClassicRules):
    """The house rules of these games; those of hunter and guard are Miller's Hollow's, which their roles read."""

    win: Literal["parity", "last_man", "morning_parity"] | int = "parity"
    """When the wolves win.  `morning_parity`: at dawn only.  A number: if the first vote executes so many."""
    hunter: Literal["stands", "shoots", "shoots_unless_over"] = "stands"
    lynch: Literal["plurality", "majority"] = "plurality"
    """Whether more than half of all who vote is needed to execute somebody."""
    vote_for_oneself: bool = False
    nights: bool = True
    guard_self: bool = True
    guard_repeat: bool = False
    girl_protectable: bool = False
    hunter_shot: Literal["optional", "mandatory"] = "mandatory"
    hunter_shoots_after: tuple[Literal["any"], ...] = ("any",)
    double_save_hunter: Literal["may_shoot", "silent"] = "may_shoot"


def won(v: Village) -> str | None:
    """The village as soon as no wolf is alive; the wolves as the house rule says."""
    if isinstance(v.rules.win, int):
        return ("werewolf" if len(v.executed) == v.rules.win else "village") if v.toll else None
    if not v.wolves:
        return "village"
    others = len(v.living) - len(v.wolves)
    if v.rules.win == "last_man":
        return None if others else "werewolf"
    if v.rules.win == "morning_parity" and v.executed:
        return None
    return "werewolf" if len(v.wolves) >= others else None


async def judge(v: Village) -> None:
    """It may be over before the first night.  Raises `GameOver`."""
    if winner := won(v):
        raise GameOver(winner)


async def last_act(v: Village, batch: Deaths) -> Deaths:
    """What the hunter can do, by house rule."""
    if v.rules.hunter == "stands":
        return await hunter.last_stand(v, batch)
    if v.rules.hunter == "shoots_unless_over":
        await judge(v)
    return await hunter.shoot(v, batch)


async def question(v: Village, who: Seats) -> None:
    """All detectives together suspect one other player, who dies if it is a wolf."""
    spokesman = who[:1]
    themselves: dict[Choice, str] = dict.fromkeys(who, "detective")
    suspects = await Ask("detective.question", spokesman, v.living, dict.fromkeys(spokesman, themselves))
    for suspect in targets(suspects).values():
        if v.roles[suspect].wolf:
            v.night.hit(suspect, "detective")


@dataclass(slots=True)
class Count:
    """The vote that is on."""

    voters: Voters | None = None


def electorate(v: Village, tied: Seats) -> Voters:
    """All the living; it is remembered who they are."""
    v.kit(Count).voters = voters = classic.electorate(v, tied)
    return voters


async def no_majority(v: Village, seat: Seat) -> str | None:
    """By house rule half of the votes are not enough."""
    voters = v.kit(Count).voters
    if v.rules.lynch == "plurality" or voters is None:
        return None
    return None if 2 * [*voters.ballots.values()].count(seat) > len(voters.seats) else "no-majority"


def barred(v: Village, voters: Seats) -> Barred:
    """Nobody votes for himself, but by house rule."""
    return NOTHING if v.rules.vote_for_oneself else bar_self(voters)


PAGE = replace(
    classic.CLASSIC,
    roles=(*classic.CLASSIC.roles, guardians.GUARD, DETECTIVE),
    opening=(judge,),
    scenes=(
        called(guardians.GUARD, guardians.guard),
        *[
            replace(scene, when=lambda v: v.rules.nights)
            for scene in classic.CLASSIC.scenes
            if scene.call == "werewolf"
        ],
        called(DETECTIVE, question),
    ),
    shields=(Of(guardians.guarded, guardians.GUARD),),
    night_causes=("werewolf", "detective"),
    aftermath=(Of(last_act, hunter.HUNTER),),
    electorate=electorate,
    barred=barred,
    reprieves=(no_majority,),
    victory=(won,),
)


def script(setup: Setup) -> Coroutine[Effect[Any], Any, GameResult]:
    """One of these games."""
    return play(Village(setup.seats, setup.deck, setup.rules, PAGE), one_day)


PUBLISHED: Game = replace(CLASSIC, key="published", least=3, rules=PublishedRules, script=script)
