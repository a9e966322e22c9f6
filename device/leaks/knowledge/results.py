"""Which public events tell a result that may rightly differ (rules.md 4.5, 5.9): deaths, votes, offices, marks, answers.

Only the first to tell it: what follows from results alone, such as the names of the tied, who is called to defend
himself, or that night falls, is the same wherever the results were.  By night nothing is a result.
"""

from engine import Event

EVENTS = frozenset(("vote", "office", "mark", "outcome"))
LINES = frozenset(
    (
        *("dawn.deaths", "dawn.nobody", "reveal.role", "reveal.side", "ghosts.best", "bear.growls", "bear.quiet"),
        *("vote.sentence", "vote.nobody", "vote.off", "seance.held", "seance.none", "elder.curse", "idiot.revealed"),
        *("innkeeper.safe", "lord.pardons", "teacher.forbids", "building.of", "bailiff.call"),
        *("sheriff.candidates", "sheriff.vote", "speech.call"),
    )
)


def is_result(event: Event) -> bool:
    """Whether what this event tells may differ between games that were alike in public so far."""
    match event["event"]:
        case "say":
            return event["line"] in LINES or event["line"].startswith("death.")
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
