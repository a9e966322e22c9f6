"""Compares two transcripts of one rehearsal whose answers came on different ways.

What nobody perceives may differ: how long something took, and in which order the answers to one question came.  So of a
question each seat's last answer counts, and of a tally that is shown after every answer the last one; an answer beside
the list ("none") is the same as none, and the answers to a question that somebody blew up are worth nothing.
"""

from collections.abc import Collection
from itertools import zip_longest
from typing import Any

from engine import Event

OWN = ("n", "t", "text", "window")
"""Fields that tell when and how something was said, and not what."""


def unlikeness(ours: list[Event], theirs: list[Event], beside: Collection[tuple[str, Any]]) -> str | None:
    """The first difference that counts, or None.  `beside` are the (ask, option) that are given by not pressing."""
    for one, other in zip_longest(boiled_down(ours, beside), boiled_down(theirs, beside)):
        if one != other:
            return f"expected {one}, got {other}"
    return None


def boiled_down(events: list[Event], beside: Collection[tuple[str, Any]]) -> list[Event]:
    """What counts of a transcript."""
    told = [event for event in events if not event.get("device")]
    found: list[Event] = []
    place = 0
    while place < len(told):
        event = told[place]
        found.append(event)
        place += 1
        if event["event"] == "ask":
            end = place
            while end < len(told) and belongs(told[end]):
                end += 1
            found += came_to(event["ask"], told[place:end], beside)
            place = end
    return [plain(event) for event in found]


def belongs(event: Event) -> bool:
    """Whether this may be part of what a question came to."""
    return event["event"] in ("answer", "refuse") or (event["event"] == "show" and "tally" in event)


def came_to(ask: str, events: list[Event], beside: Collection[tuple[str, Any]]) -> list[Event]:
    """What a question came to, seat by seat."""
    other = [event for event in events if event["event"] == "answer" and event["ask"] != ask]
    refusals = (event for event in events if event["event"] == "refuse")
    refused = sorted(refusals, key=lambda event: (event["ask"], event["seat"], str(plain(event)["choice"])))
    if other:
        return [*refused, *other]
    answers = {event["seat"]: event for event in events if event["event"] == "answer"}
    beside = {*beside, (ask, ())}  # what was taken back
    given = [answers[seat] for seat in sorted(answers) if (ask, answers[seat]["choice"]) not in beside]
    shown = [event for event in events if event["event"] == "show"]
    tally = (
        {choice: count for choice, count in shown[-1]["tally"].items() if (ask, choice) not in beside} if shown else {}
    )
    return [*refused, *given, *([{**shown[-1], "tally": tally}] if tally else [])]


def plain(event: Event) -> Event:
    """An event without what tells when it was; the only pick of one may be written as a list."""
    choice = event.get("choice")
    single = {"choice": choice[0]} if isinstance(choice, tuple) and len(choice) == 1 else {}
    return {field: value for field, value in {**event, **single}.items() if field not in OWN}
