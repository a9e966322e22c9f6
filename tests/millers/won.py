"""Who has won (RULES.md 5.10, M15 to M17, M20, M21, M30)."""

from device.leaks.knowledge.millers_hollow.night import WOLVES
from device.leaks.knowledge.millers_hollow.story import Story
from engine import Seat

SOLO = ("white-werewolf", "piper")


def mixed(story: Story) -> set[Seat]:
    """The camp of a wolf and another in love, cupid with them by house rule; nobody where there is no such couple."""
    wolves = [seat for seat in story.couple if story.roles[seat] in WOLVES]
    if len(wolves) != 1:
        return set()
    cupids = {seat for seat, role in story.roles.items() if role == "cupid"}
    return {*story.couple} | (cupids if story.setup.rules.cupid_wins_with_lovers else set())


def won(story: Story) -> str | None:
    """Who has won when these are alive, or None."""
    living, wolves, camp = {*story.living}, story.holders(*WOLVES), mixed(story)
    others, rules = living - wolves, story.setup.rules
    pipers = story.able("piper") - camp
    if not living:
        return "nobody"
    if camp and {*story.couple} <= living <= {*story.couple} | story.holders("cupid"):
        return "lovers"
    if pipers and living - pipers <= story.charmed:
        return "piper"
    if len(living) == 1 and story.holders("white-werewolf"):
        return "white-werewolf"
    by_number = rules.win_mode == "parity" and len(wolves) >= len(others)
    if not others or by_number or (rules.win_mode == "kill_a_side" and a_side_is_dead(story)):
        return "werewolf"
    return None if wolves else "village"


def a_side_is_dead(story: Story) -> bool:
    """All plain villagers, or all gods, if there ever were any; never with a solo role in the deck (M16)."""
    if story.sides is None or any(role in story.setup.deck for role in SOLO):
        return False
    there_were = zip(story.sides, (True, False), strict=True)
    return any(was and not story.of_side(plain=plain) for was, plain in there_were)


def winners(story: Story, winner: str) -> set[Seat]:
    """The whole camp, dead or alive; a mixed couple's camp wins with that only."""
    camps = {"werewolf": "werewolf", **{role: role for role in SOLO}}
    camp = {seat for seat, role in story.roles.items() if camps.get(role, "village") == winner}
    return mixed(story) if winner == "lovers" else camp - mixed(story)
