"""What holds in every village game, looked up in its transcript.  From the rules, not from the engine."""

from itertools import pairwise

from engine import Event, Seat
from engine.catalogue import Names

FIELDS = {
    "ask": ("asks", "ask"),
    "answer": ("asks", "ask"),  # what may be answered at any time is never put
    "say": ("lines", "line"),
    "show": ("cards", "card"),
    "draw": ("draws", "name"),
    "death": ("causes", "cause"),
    "spare": ("spared_by", "by"),
    "outcome": ("winners", "winner"),
    "phase": ("kinds", "name"),
    "mark": ("marks", "kind"),
    "office": ("offices", "office"),
}
"""Event -> the kind of name in it, and where it stands."""
KINDS = ("events", "sides", "trades", *[kind for kind, _ in FIELDS.values()])


def reached(event: Event) -> frozenset[Seat] | None:
    """Whom an event has reached, or whose eyes it has opened; None: everybody, or nobody."""
    if event["event"] in ("wake", "sleep"):
        return frozenset(event["seats"])
    return None if event["to"] in ("all", "box") else frozenset(event["to"])


def deaths_are_final(events: list[Event]) -> None:
    """Nobody dies twice, and the living never grow."""
    dead = [event["seat"] for event in events if event["event"] == "death"]
    assert len(dead) == len({*dead})
    boards = [{*event["view"]["living"]} for event in events if event["event"] == "board"]
    assert all(later <= earlier for earlier, later in pairwise(boards))
    assert {*dead} == boards[0] - boards[-1]


def one_outcome_comes_last(events: list[Event]) -> Event:
    """The game is judged once, after every question.  Comes back as the judgement."""
    outcomes = [event for event in events if event["event"] == "outcome"]
    assert len(outcomes) == 1
    after = [event["event"] for event in events if event["n"] > outcomes[0]["n"]]
    assert {*after} <= {"say", "board"}
    return outcomes[0]


def names_are_declared(names: Names, events: list[Event]) -> None:
    """Only names of the catalogue occur."""
    for kind, name in used(events):
        assert name in getattr(names, kind), f"{kind}: {name}"


def used(events: list[Event]) -> set[tuple[str, str]]:
    """Every name that occurs, with its kind."""
    names = {("events", event["event"]) for event in events}
    for event in events:
        if event["event"] in FIELDS:
            kind, field = FIELDS[event["event"]]
            names.add((kind, event[field]))
        match event:
            case {"event": "say", "facts": {"side": side}}:
                names.add(("sides", side))
            case {"event": "say", "facts": {"building": trade}}:
                names.add(("trades", trade))
    return names
