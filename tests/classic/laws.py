"""What holds in every game of classic Werewolf, looked up in its transcript.  From the rules, not from the engine."""

from typing import Any

from device.leaks.known import knowledge
from engine import Event, Hands, Seat
from engine.catalogue import Setup
from engine.classic import CLASSIC
from tests.village.laws import deaths_are_final, names_are_declared, one_outcome_comes_last, reached

SECRET = ("death", "spare", "draw", "wake", "sleep")
WITH_WOLVES = ("werewolf", "cobbler", "possessed")


def check(setup: Setup, hands: Hands, events: list[Event]) -> None:
    """Fail where a law is broken."""
    told = next(e["view"]["roles"] for e in reversed(events) if e["event"] == "board")
    roles: dict[Seat, str] = {seat: role for seat, (role,) in told.items()}
    deaths_are_final(events)
    votes_are_counted(events)
    one_winner_is_judged_last(setup, events, roles)
    everything_private_reaches_whom_it_concerns(setup, hands, events)
    names_are_declared(CLASSIC.names, events)


def votes_are_counted(events: list[Event]) -> None:
    """Every ballot is from a seat that was asked, for somebody else; the leaders are those with the most."""
    asks = [event for event in events if event["event"] == "ask"]
    for vote in [event for event in events if event["event"] == "vote"]:
        ask = [put for put in asks if put["ask"] == vote["ask"] and put["n"] < vote["n"]][-1]
        counts: dict[Any, int] = {}
        for seat, choice in vote["ballots"].items():
            assert seat in ask["seats"]
            assert choice in ask["choices"]
            assert choice != seat
            if choice != "none":
                counts[choice] = counts.get(choice, 0) + 1
        assert vote["tally"] == counts
        assert vote["chosen"] == tuple(sorted(seat for seat in counts if counts[seat] == max(counts.values())))


def one_winner_is_judged_last(setup: Setup, events: list[Event], roles: dict[Seat, str]) -> None:
    """One outcome, after every question, true to who is alive; and no dusk falls on a decided game."""
    outcome = one_outcome_comes_last(events)
    living = [event["view"]["living"] for event in events if event["event"] == "board"][-1]
    winner = won(living, roles)
    assert outcome["winner"] == winner
    camp = {seat: "werewolf" if roles[seat] in WITH_WOLVES else "village" for seat in setup.seats}
    assert outcome["seats"] == tuple(seat for seat in setup.seats if camp[seat] == winner)
    for event in events:
        if event["event"] == "board" and event["view"]["stage"] == "night":
            assert won(event["view"]["living"], roles) is None


def won(living: tuple[Seat, ...], roles: dict[Seat, str]) -> str | None:
    """Who has won when these are alive (4.6)."""
    wolves = sum(roles[seat] == "werewolf" for seat in living)
    if not living:
        return "nobody"
    if not wolves:
        return "village"
    return "werewolf" if wolves >= len(living) - wolves else None


def everything_private_reaches_whom_it_concerns(setup: Setup, hands: Hands, events: list[Event]) -> None:
    """Questions, cards and opened eyes: whom the rules mean, and nobody else; what a card says is so (4.4, 4.5)."""
    known = knowledge(setup, {"cards": hands})
    for event in events:
        assert known.hear(event) == reached(event), f"{event}"
        assert event["event"] not in SECRET or event["to"] == "box"
