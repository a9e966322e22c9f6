"""Who is asked, and who votes (RULES.md 5.4 to 5.7): the holders of a power that they still have, and nobody else."""

from typing import TYPE_CHECKING

from device.leaks.knowledge.millers_hollow.night import WOLVES
from engine import Seat

if TYPE_CHECKING:
    from device.leaks.knowledge.millers_hollow.story import Story

BY_NIGHT = ("werewolf.kill", "werewolf.caught", "piper.charm")


def asked(story: "Story", ask: str) -> set[Seat]:
    """Whom this ask goes to now."""
    return by_night(story, ask) if ask in BY_NIGHT else by_day(story, ask)


def by_night(story: "Story", ask: str) -> set[Seat]:
    """The wolves, and the piper while anybody is left to be charmed."""
    if ask != "piper.charm":
        return story.holders(*WOLVES)
    pipers = story.able("piper")
    return pipers if {*story.living} - pipers - story.charmed else set()


def by_day(story: "Story", ask: str) -> set[Seat]:
    """Whoever has a vote, an office, or something to do as he dies; else it is as with all powers."""
    living = {*story.living}
    match ask:
        case "healer.save":
            return healer(story)
        case "teacher.forbid":
            teachers = story.fresh("teacher")
            return teachers if {seat for seat in living - teachers if story.trades[seat] != "vagabond"} else set()
        case "sheriff.stand":
            return living
        case "sheriff.withdraw":
            return {*story.stood}
        case "sheriff.vote" | "sheriff.revote":
            return electors(story)
        case "sheriff.tie" | "sheriff.side" | "sheriff.heir":
            return {story.sheriff} - {0}
        case "village.vote":
            return voters(story)
        case "village.revote":
            return voters(story) - ({*story.tied} if story.setup.rules.runoff_voters == "others" else set())
        case "idiot.reveal":
            return ({story.named} & story.able("idiot")) - story.revealed
        case "hunter.shoot":
            return {story.named} if may_shoot(story, story.named) else set()
        case "scapegoat.voters":
            return {seat for seat, cause in story.dead.items() if cause == "scapegoat"}
        case "ghosts.bet":
            return story.ghosts()
    return story.fresh(ask.partition(".")[0])


def healer(story: "Story") -> set[Seat]:
    """Asked where the wolves have killed; not if he is killed himself, though he may be about to die of love (M6)."""
    killed = story.night.killed
    return story.fresh("healer") - {*killed} if {"werewolf", "caught"} & {*killed.values()} else set()


def voters(story: "Story") -> set[Seat]:
    """Neither revealed idiots, nor whom the scapegoat has left out, nor the teacher and whom he has silenced."""
    day, chosen = story.franchise
    allowed = {*chosen} if day == story.day else {*story.living}
    return {*story.living} & allowed - story.revealed - {*story.silenced}


def electors(story: "Story") -> set[Seat]:
    """Farmers elect a farmer; else those vote who have not stood, or by house rule everybody."""
    rules = story.setup.rules
    if rules.buildings and rules.farmers_elect_sheriff:
        return {seat for seat in voters(story) if story.trades[seat] == "farmer"}
    return voters(story) - ({*story.stood} if rules.election_voters == "non_candidates" else set())


def may_shoot(story: "Story", seat: Seat) -> bool:
    """A hunter without a curse on him, who died of the right thing and has somebody to shoot."""
    rules, cause = story.setup.rules, story.dead.get(seat, "left")
    lawful = cause in rules.hunter_shoots_after or "any" in rules.hunter_shoots_after
    double = cause == "werewolf" and seat == story.night.prey and story.night.protections(story) == 2
    targets = {*story.living} - {story.partner(seat)}
    silent = double and rules.double_save_hunter == "silent"
    return (
        story.roles.get(seat) == "hunter"
        and not story.cursed
        and bool(targets)
        and lawful
        and not silent
        and cause not in ("left", "explode")
    )
