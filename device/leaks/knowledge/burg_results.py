"""All that may be told in Lupusburg, to everybody and on cards (RULES.md 3.3 to 3.5).

Who lives or lived in a house is told to nobody but who looks there, and at the end.
"""

from collections.abc import Mapping

from device.leaks.knowledge.results import ADDRESS
from engine import Event

CARDS: Mapping[str, frozenset[str]] = {
    "own.card": frozenset({"roles", "goal"}),
    "choice.drawn": frozenset({"ask", "choice"}),
    "thief.result": frozenset({"house", "chest"}),
    "broom.result": frozenset({"house", "chest", "person"}),
    "mayor.result": frozenset({"house", "person"}),
    "goal.new": frozenset({"goal"}),
}
"""Card -> all that stands on it."""
OPENLY = ("mayor.shown", "mayor.return", "mayor.broom", "verdict.tie")
"""What must be chosen before all eyes, and so is drawn before them too."""
NOTHING: frozenset[str] = frozenset()
SEAT, HOUSE, BOTH = frozenset({"seat"}), frozenset({"house"}), frozenset({"claw", "fur"})
SAID: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(("deal.anew", "dawn.nobody", "token.nobody", "verdict.nobody"), NOTHING),
    **dict.fromkeys(("mayor.is", "goal.changed", "death.left", "wolf.was"), SEAT),
    "trap.call": SEAT,  # whether the trap is gone is a result: then it lies before the claw in the morning
    **dict.fromkeys(("trap.set", "death.vote"), HOUSE),
    "evidence": BOTH,
    "verdict.told": frozenset({"claw_votes", "fur_votes"}),
    **dict.fromkeys(("outcome.village", "outcome.wolf"), frozenset({"seats"})),
    "dawn.deaths": frozenset({"houses"}),
    "mayor.names.player": SEAT | {"target"},
    "mayor.names.house": SEAT | HOUSE,
    "bet.turn": SEAT | {"coin"},  # that he wants to is a result
    "bet.placed": SEAT | {"target", "coin"},
}
"""Line with a result -> all that it says."""
EVENTS: Mapping[str, frozenset[str]] = {
    "vote": frozenset({"ask", "tally", "chosen", "ballots"}),
    "office": SEAT | {"office"},
    "score": SEAT | {"points", "why"},
    "outcome": frozenset({"winner", "seats"}),
}
"""Result that is no line -> all that it tells; what is laid on the table besides."""
MARKS: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(("claw", "fur"), HOUSE),
    **dict.fromkeys(("token", "trap"), HOUSE | {"by"}),
    "broom": SEAT | {"by"},
    "bet": SEAT | {"by", "coin"},
}
"""What is laid on the table -> all that everybody sees of it."""


def is_result(event: Event) -> bool:
    """See `Knowledge`."""
    match event:
        case {"event": "say", "line": line}:
            return line in SAID
        case {"event": "board", "view": view}:
            return bool(view["stage"] == "over")
        case {"event": "show", "card": "choice.drawn", "ask": ask}:
            return ask in OPENLY
    return event["event"] == "mark" or event["event"] in EVENTS


def says_no_more(event: Event) -> bool:
    """Whether a result says what it may, and nothing else."""
    told = event.keys() - ADDRESS
    match event:
        case {"event": "say", "line": line, "facts": facts}:
            return bool(facts.keys() == SAID[line])
        case {"event": "mark", "kind": kind}:
            return told - {"kind"} == MARKS.get(kind, NOTHING)
        case {"event": kind} if kind in EVENTS:
            return told == EVENTS[kind]
    return True


def stands_on(event: Event) -> bool:
    """Whether nothing else stands on a card than may."""
    return event.keys() - ADDRESS == CARDS.get(event["card"], NOTHING)
