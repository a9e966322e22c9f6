"""What holds in every game of classic Werewolf, looked up in its transcript.  From the rules, not from the engine."""

from typing import Any

from engine import Event, Seat
from engine.catalogue import Setup
from engine.classic import CLASSIC
from tests.village.laws import deaths_are_final, names_are_declared, one_outcome_comes_last

WITH_WOLVES = ("werewolf", "cobbler", "possessed")
HIDDEN = ("tinker", "medium")
HOLDERS = {
    "werewolf.pack": ("werewolf",),
    "werewolf.tokens": ("werewolf",),
    "mason.partner": ("mason",),
    "seer.result": ("seer",),
    "priest.result": ("priest",),
    "little-girl.sees": ("little-girl", "scout"),
}
"""Card -> who may be shown it (rules.md 4.5)."""
ASKED = {
    "werewolf.kill": ("werewolf",),
    "werewolf.caught": ("werewolf",),
    "little-girl.peek": ("little-girl", "scout"),
    "bodyguard.protect": ("bodyguard",),
    "angel.protect": ("angel",),
    "seer.look": ("seer",),
}
"""Question -> whose it is; all others are everybody's (rules.md 4.4)."""


def check(setup: Setup, events: list[Event]) -> None:
    """Fail where a law is broken."""
    roles: dict[Seat, str] = next(e["view"]["roles"] for e in reversed(events) if e["event"] == "board")
    deaths_are_final(events)
    asks_reach_only_whom_they_concern(setup, events, roles)
    votes_are_counted(events)
    one_winner_is_judged_last(setup, events, roles)
    cards_reach_only_their_holders(events, roles)
    names_are_declared(CLASSIC.names, events)


def asks_reach_only_whom_they_concern(setup: Setup, events: list[Event], roles: dict[Seat, str]) -> None:
    """The living, and of them the holders; only the ghosts' bet goes to the dead."""
    living = {*setup.seats}
    for event in events:
        if event["event"] == "board":
            living = {*event["view"]["living"]}
        if event["event"] == "ask":
            asked = {*event["seats"]}
            if event["ask"] == "ghosts.bet":
                assert asked == {*setup.seats} - living
            elif event["ask"] in ASKED:
                holders = {seat for seat in living if roles[seat] in ASKED[event["ask"]]}
                assert asked == holders
            else:
                assert asked <= living


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


def cards_reach_only_their_holders(events: list[Event], roles: dict[Seat, str]) -> None:
    """And what stands on them is true (4.5)."""
    for event in events:
        match event:
            case {"event": "show", "card": "own.card", "to": [seat], "role": role}:
                assert role == ("villager" if roles[seat] in HIDDEN else roles[seat])
            case {"event": "show", "card": card, "to": to}:
                assert {roles[seat] for seat in to} <= {*HOLDERS[card]}
        match event:
            case {"card": "seer.result", "target": target, "werewolf": wolf}:
                assert wolf == (roles[target] in ("werewolf", "tinker"))
            case {"card": "priest.result", "target": target, "werewolf": wolf}:
                assert wolf == (roles[target] == "werewolf")
            case {"card": "werewolf.pack" | "mason.partner", "seats": seats, "to": to}:
                assert [*seats] == to
            case {"card": "little-girl.sees", "target": target}:
                assert roles[target] == "werewolf"
        if event["event"] in ("death", "spare", "draw", "wake", "sleep"):
            assert event["to"] == "box"
