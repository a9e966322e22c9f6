"""Which public events tell a result that may rightly differ, and what they may say (RULES.md 4.5, 5.9).

Deaths, votes, offices, marks, answers to public questions, the outcome.  What follows from these, such as who is
called to defend himself, whose last words come, or that night falls, is no result; nor is anything that happens at
night.
"""

from collections.abc import Mapping
from typing import Any

from engine import Event

NOTHING: frozenset[str] = frozenset()
SEAT, SEATS = frozenset({"seat"}), frozenset({"seats"})
EVENTS: Mapping[str, frozenset[str]] = {
    "vote": frozenset({"ask", "tally", "chosen", "ballots"}),
    "office": SEAT | {"office"},
    "mark": SEAT | {"kind"},
    "outcome": SEATS | {"winner"},
}
"""Result that is no line -> all that it tells."""
ADDRESS = {"n", "t", "at", "event", "to", "card"}
"""What an event, also one of a card, has besides."""
LINES: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(("dawn.nobody", "bear.growls", "bear.quiet", "elder.curse", "vote.nobody", "vote.off"), NOTHING),
    **dict.fromkeys(("seance.held", "seance.none", "sheriff.nobody"), NOTHING),
    **dict.fromkeys(("vote.sentence", "seance.spirit", "sheriff.is", "speech.call", "idiot.revealed"), SEAT),
    **dict.fromkeys(("innkeeper.safe", "lord.pardons", "rumour.about", "house.burnt"), SEAT),
    **dict.fromkeys(("dawn.deaths", "vote.tie", "sheriff.candidates", "sheriff.vote"), SEATS),
    **dict.fromkeys(("teacher.forbids", "ghosts.best"), SEATS),
    **dict.fromkeys(("building.of", "bailiff.call"), frozenset({"seat", "building"})),
    "vote.told": frozenset({"tally"}),
    "reveal.role": frozenset({"seat", "role"}),
    "reveal.side": frozenset({"seat", "side"}),
}
"""Line -> all that it says."""
FAMILIES: Mapping[str, frozenset[str]] = {"death.": SEAT, "outcome.": SEATS}
"""How a line begins -> all that it says."""
REVEALED: Mapping[str, tuple[str, ...]] = {"reveal.role": ("role",), "reveal.side": ("side", "camp")}
"""Line -> the values of the house rule `reveal_on_death` by which it is said."""
OPENLY = ("bailiff.grant", "teacher.forbid")
"""What must be chosen before all eyes, and so is drawn before them too."""
AS_PICKED = ("teacher.forbids",)
"""Lines with seats in the order in which somebody has picked them before all eyes."""


def is_result(event: Event) -> bool:
    """Whether what this event tells may differ between games that were alike in public so far."""
    match event["event"]:
        case "say":
            return said(event["line"]) is not None
        case "board":
            return bool(event["view"]["stage"] == "over")
        case "ask":
            # Its list, as `bailiff.call`, knows whose house has burnt, which is announced only after the burials.
            return bool(event["ask"] == "bailiff.grant")
        case "show":
            # A hunter who must shoot and picks nobody is told what the lot decides; his shot follows at once.
            return event["card"] == "choice.drawn" and event["ask"] in (*OPENLY, "hunter.shoot")
        case kind:
            return kind in EVENTS


def said(line: str) -> frozenset[str] | None:
    """All that a line with a result says; None: it has none."""
    return LINES.get(line, next((facts for start, facts in FAMILIES.items() if line.startswith(start)), None))


def may_be_told(event: Event, rules: Any) -> bool:
    """Whether a result says no more than it may: what it says differs rightly, so no other game would show that.

    Never at night; nothing that a house rule hides; and no order that comes from a secret, such as who died of what.
    """
    kind = event["event"]
    if event["at"].startswith("night") or (kind in EVENTS and not event.keys() - ADDRESS <= EVENTS[kind]):
        return False
    match event:
        case {"event": "say", "line": line, "facts": facts}:
            hidden = line in REVEALED and rules.reveal_on_death not in REVEALED[line]
            return not hidden and facts.keys() == said(line) and (line in AS_PICKED or in_order(facts))
        case {"event": "vote", "ballots": _}:
            return getattr(rules, "votes", "open") == "open"
        case {"event": "vote"}:
            return in_order(event)
    return True


def in_order(facts: Mapping[str, Any]) -> bool:
    """Whether seats stand in their own order, and votes with the most first."""
    tally = [(-votes, choice) for choice, votes in facts.get("tally", {}).items()]
    seats = [*facts.get("seats", ())]
    return tally == sorted(tally) and seats == sorted(seats)
