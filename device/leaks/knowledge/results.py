"""Which public events tell a result that may rightly differ (rules.md 4.5, 5.9).

Deaths that are announced, votes, offices, marks, answers to public questions, the outcome.  Whatever follows from these
alone, such as who is called to speak, whether there is a second ballot, or that night falls, is no result.
"""

from engine import Event

EVENTS = frozenset(("vote", "office", "mark", "outcome"))
TELLING = frozenset(
    (
        *("dawn.deaths", "dawn.nobody", "reveal.role", "reveal.side", "ghosts.best"),
        *("vote.told", "vote.tie", "vote.nobody", "vote.off", "vote.sentence", "seance.held", "seance.none"),
        *("seance.spirit", "sheriff.candidates", "sheriff.vote", "sheriff.is", "sheriff.nobody", "speech.call"),
        *("bear.growls", "bear.quiet", "rumour.about", "house.burnt", "elder.curse", "idiot.revealed"),
        *("innkeeper.safe", "lord.pardons", "teacher.forbids", "building.of"),
    )
)
FAMILIES = ("death.", "outcome.")


def is_result(event: Event) -> bool:
    """Whether what this event tells may differ between games that were alike in public so far."""
    match event["event"]:
        case "say":
            return event["line"] in TELLING or event["line"].startswith(FAMILIES)
        case "board":
            return bool(event["view"]["stage"] == "over")
        case "ask":
            # Its list knows whose house has burnt, which is announced only after the burials.
            return bool(event["ask"] == "bailiff.grant")
        case kind:
            return kind in EVENTS
