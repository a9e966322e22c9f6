"""Which public events tell a result that may rightly differ (rules.md 4.5, 5.9).

Deaths, votes, offices, marks, answers to public questions, the outcome.  What follows from these, such as who is
called to defend himself, whose last words come, or that night falls, is no result; nor is anything that happens at
night.
"""

from engine import Event

EVENTS = frozenset(("vote", "office", "mark", "outcome"))
LINES = frozenset(
    (
        *("dawn.deaths", "dawn.nobody", "reveal.role", "reveal.side", "bear.growls", "bear.quiet", "elder.curse"),
        *("vote.told", "vote.tie", "vote.nobody", "vote.off", "vote.sentence", "seance.held", "seance.none"),
        *("seance.spirit", "sheriff.candidates", "sheriff.vote", "sheriff.is", "sheriff.nobody", "speech.call"),
        *("idiot.revealed", "innkeeper.safe", "lord.pardons", "teacher.forbids", "building.of", "bailiff.call"),
        *("rumour.about", "house.burnt", "ghosts.best"),
    )
)
FAMILIES = ("death.", "outcome.")


def is_result(event: Event) -> bool:
    """Whether what this event tells may differ between games that were alike in public so far."""
    match event["event"]:
        case "say":
            return event["line"] in LINES or event["line"].startswith(FAMILIES)
        case "board":
            return bool(event["view"]["stage"] == "over")
        case "ask":
            # Its list, as `bailiff.call`, knows whose house has burnt, which is announced only after the burials.
            return bool(event["ask"] == "bailiff.grant")
        case "show":
            # A hunter who must shoot and picks nobody is told what the lot decides; his shot follows at once.
            return event["card"] == "choice.drawn" and bool(event["ask"] == "hunter.shoot")
        case kind:
            return kind in EVENTS
