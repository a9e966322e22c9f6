"""How each ask is answered at the seats, for all five games: the one table that says which way it goes.

Pace, question, votes by pointing and the rehearsals' fingers all look here; nothing about an ask is decided by its name
anywhere else.
"""

from collections.abc import Mapping
from enum import Enum, auto

from engine import Ask, Choice


class Row(Enum):
    """A way to answer."""

    SECRET = auto()
    """One seat picks at night, or none does: the list, inward; the cursor of more buttons stands on the screen."""
    SEVERAL = auto()
    """Several seats at once, or several picks one after another: the list; a cursor where a single seat is asked."""
    OPEN_EYES = auto()
    """A secret pick while all eyes are open: the list over all options, and nothing on the screen tells who picks."""
    VOTE = auto()
    """An open vote: the list; or, as a house rule, pointing."""
    TURN = auto()
    """A public choice on one's own turn: the list and the cursor, shown to all."""
    WISH = auto()
    """Who wants to?  One press in a short time."""
    FAREWELL = auto()
    """Put after every announced death or sentence: one pass through the list."""
    GESTURE = auto()
    """Never put: done at any time by the gesture."""


DONE = "done"
"""The item of a list that says: these are all that I pick."""

BY_ROW: Mapping[Row, tuple[str, ...]] = {
    Row.SECRET: (
        "little-girl.peek",
        "bodyguard.protect",
        "angel.protect",
        "guard.protect",
        "seer.look",
        "thief.swap",
        "wild-child.model",
        "white-werewolf.kill",
        "witch.heal",
        "witch.poison",
        "arsonist.burn",
        "rumour-monger.mark",
        "baker.peek",
        "thief.look",
        "thief.trap",
        "wolf.kill",
    ),
    Row.SEVERAL: (
        "werewolf.kill",
        "werewolf.caught",
        "cupid.pair",
        "piper.charm",
        "teacher.forbid",
        "scapegoat.voters",
        "house.place",
        "verdict.vote",
        "turn",
        "declare",
        "play",
    ),
    Row.OPEN_EYES: ("confessor.look", "ghosts.bet", "shoot", "swap.pass", "swap.show"),
    Row.VOTE: ("village.seance", "village.spirit", "village.vote", "village.revote", "sheriff.vote", "sheriff.revote"),
    Row.TURN: (
        "sheriff.heir",
        "sheriff.tie",
        "sheriff.side",
        "healer.save",
        "barber.shave",
        "bailiff.grant",
        "lord.pardon",
        "mayor.privilege",
        "mayor.shown",
        "mayor.return",
        "mayor.broom",
        "broom.look",
        "token.first",
        "token.second",
        "trap.set",
        "verdict.tie",
        "call",
        "receive",
        "receive.second",
    ),
    Row.WISH: ("sheriff.stand", "sheriff.withdraw", "goal.change", "bet.place", "rearrange"),
    Row.FAREWELL: ("hunter.shoot", "idiot.reveal"),
    Row.GESTURE: ("werewolf.explode",),
}

ROWS: Mapping[str, Row] = {ask: row for row, asks in BY_ROW.items() for ask in asks}


def row(ask: Ask) -> Row:
    """The row of an ask; one that is in no table is put as a list without a cursor."""
    return ROWS.get(ask.ask, Row.SEVERAL)


def called(ask: Ask) -> tuple[int | str, ...]:
    """What the box calls of the choices: who wants to presses at "yes", and who does not need not press.

    Where it is open how many are picked, the last item is `DONE`.
    """
    if row(ask) is Row.WISH and "yes" in ask.among:
        return ("yes",)
    return (*ask.among, DONE) if ask.least < ask.most else ask.among


def beside(ask: Ask) -> str | None:
    """The option that is not called, since not to press says it as well; BACK says it at once."""
    return None if ask.default in called(ask) else ask.default


def full(ask: Ask, choice: Choice) -> bool:
    """Whether so many are picked that no more can be."""
    return not isinstance(choice, tuple) or len(choice) >= ask.most


def pointable(ask: Ask) -> bool:
    """Whether fingers can answer it: a vote between seats."""
    return row(ask) is Row.VOTE and all(isinstance(choice, int) for choice in ask.among)
