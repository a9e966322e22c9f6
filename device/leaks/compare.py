"""Compares what a seat perceives in two games, up to what rightly differs, and says in words what does not."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from device.leaks.perceive import Account, Perceived
from device.unsure import WAIT
from engine import Seat

PRESSES, PRESS = ("answer", "refuse"), ("t", "ask", "seat", "choice")
"""What may become of a press, and what a press is."""
AS_PRESSED = ("werewolf.tokens",)
"""Cards that come whenever somebody of the same pack presses."""


@dataclass(frozen=True, slots=True)
class Compared:
    """One seat of one pair."""

    until: float
    """Up to this second both games were the same to the seat."""
    last: int
    """The number of entries that were the same."""
    leak: str = ""
    """What differs and should not; empty: nothing does."""


def compare(first: Account, second: Account, seat: Seat) -> Compared:
    """Walk along both streams of a seat that holds the same card in both games."""
    one, other = first.streams[seat], second.streams[seat]
    for number, (a, b) in enumerate(zip(one, other, strict=False)):
        if a.key != b.key:
            until = min(a.time, b.time)
            rest = one[number:], other[number:]
            rightly = news(a, b) or acts(rest[0], until, seat) != acts(rest[1], until, seat)
            rightly = rightly or answered_otherwise(first, second, until) or result(*rest)
            return Compared(until, number, "" if rightly and not betrays(a, b) else in_words(first, a, b))
    same = min(len(one), len(other))
    return Compared(one[same - 1].time if same else 0.0, same)


def in_words(account: Account, one: Perceived, other: Perceived) -> str:
    """Where the games differ, and in what."""
    latest = account.latest(min(one.time, other.time))
    behind = f", behind the question {latest.ask}" if latest else ""
    same = one.key[1:] == other.key[1:]
    second = f"the same at {other.time:.3f} s" if same else other.words()
    return f"{one.event['at']}{behind}: one game gave {one.words()}; the other gave {second}"


def news(one: Perceived, other: Perceived) -> bool:
    """Whether the games differ by something that is for this seat, and rightly."""
    until = min(one.time, other.time)
    return (one.news and one.time == until) or (other.news and other.time == until)


def acts(stream: Sequence[Perceived], moment: float, seat: Seat) -> list[tuple[object, ...]]:
    """What the seat itself presses at this moment; its cursor may move before its answer is told."""
    now = takewhile(lambda entry: entry.time == moment, stream)
    return [entry.key for entry in now if entry.event["event"] in PRESSES and entry.event["seat"] == seat]


def betrays(one: Perceived, other: Perceived) -> bool:
    """Whether news that both games have tells the seat more than is in it.

    The same card comes at the same time, whatever stands on it; the same question has the same window; and what
    becomes of a press, and why it was in vain, follows from what the seat knew before.
    """
    a, b = one.event, other.event
    if one.news and other.news and a["event"] == b["event"] == "show":
        return one.time != other.time and a["card"] == b["card"] not in AS_PRESSED
    if one.news and other.news and a["event"] == b["event"] == "ask" and a["ask"] == b["ask"]:
        return (one.time, a["window"]) != (other.time, b["window"])
    pressed = a["event"] in PRESSES and b["event"] in PRESSES
    return pressed and [a[key] for key in PRESS] == [b[key] for key in PRESS]


def result(one: Sequence[Perceived], other: Sequence[Perceived]) -> bool:
    """Whether the games differ by a public result, told at the same moment.

    Where only one game tells a result now, the other must not be about to tell the same, behind something else.
    """
    a, b = one[0], other[0]
    if a.time != b.time or not (a.result or b.result):
        return False
    return (a.result and b.result) or told(one) != told(other)


def told(stream: Sequence[Perceived]) -> str | None:
    """Which result comes next."""
    return next((str(entry.event.get("line", entry.event["event"])) for entry in stream if entry.result), None)


def answered_otherwise(first: Account, second: Account, until: float) -> bool:
    """Whether a public question is open, or just closed, that was answered in another way, or somebody interrupts."""
    answers, other = (list(public_answers(account, until)) for account in (first, second))
    return answers != other


def public_answers(account: Account, until: float) -> Iterator[tuple[object, ...]]:
    """The answers to the latest question, if it is a public one, and those that nobody was asked for, but may give."""
    latest = account.latest(until)
    if latest is None:
        return
    counted = max(until, min(until + WAIT, latest.end)) if latest.pointed else until
    covert = {window.ask for window in account.played.windows} - ({latest.ask} if not latest.covert else set())
    for event in account.played.events:
        answer = event["event"] in ("answer", "refuse") and latest.start <= event["t"] <= counted
        if answer and event["ask"] not in covert:
            known = latest.known(event["choice"])
            when = event["t"] if known == event["choice"] else None  # what is hidden has its own moments
            yield when, event["event"], event["seat"], None if latest.ballot else known
