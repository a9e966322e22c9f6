"""Every ask of every game is answered as the contract wants it, whatever is asked of whom."""

import random
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from device.lists import alone, called, pointable
from engine import Answers, Ask, Talk
from engine.catalogue import games
from engine.lab.bots import POLICIES
from engine.lab.play import play
from tests.contracts.names import setups

HOW = {
    "alone": "little-girl.peek bodyguard.protect angel.protect guard.protect seer.look thief.swap wild-child.model "
    "white-werewolf.kill witch.heal witch.poison arsonist.burn rumour-monger.mark baker.peek sheriff.heir sheriff.tie "
    "sheriff.side healer.save barber.shave bailiff.grant lord.pardon",
    "together": "werewolf.kill werewolf.caught cupid.pair piper.charm teacher.forbid scapegoat.voters confessor.look "
    "ghosts.bet",
    "vote": "village.seance village.spirit village.vote village.revote sheriff.vote sheriff.revote",
    "wish": "sheriff.stand sheriff.withdraw",
    "farewell": "hunter.shoot idiot.reveal",
    "gesture": "werewolf.explode",
}
"""The asks of the rehearsal contract, and how each is answered."""
WAYS = {ask: how for how, asks in HOW.items() for ask in asks.split()}


def way(ask: Ask) -> str:
    """How the table has this ask answered."""
    if ask.farewell or ask.closes == "first":
        return "farewell" if ask.farewell else "gesture"
    return "together" if ask.how == "alone" and not alone(ask) else ask.how


@cache
def put(key: str) -> dict[str, list[Ask]]:
    """The asks that bots meet in this game, by name, and by day whatever may be done at any time."""
    found: dict[str, list[Ask]] = {}

    def keep(ask: Ask) -> None:
        found.setdefault(ask.ask, []).append(ask)

    async def watched(setup: Any) -> Any:
        script, answer = games()[key].script(setup), None
        try:
            while True:
                effect = script.send(answer)
                if isinstance(effect, Ask):
                    keep(effect)
                if isinstance(effect, Ask | Talk) and effect.interrupt is not None:
                    keep(effect.interrupt)
                answer = await effect
        except StopIteration as end:
            return end.value

    def anything(ask: Ask, rng: random.Random) -> Answers:
        return POLICIES["random"](ask, rng) if rng.random() < 0.8 else {}

    for number, setup in enumerate(setups(games()[key])):
        play(replace(games()[key], script=watched), setup, anything, random.Random(number))
    return found


@pytest.mark.parametrize("key", games())
def test_every_ask_is_answered_as_the_contract_says_whoever_is_asked(key: str) -> None:
    asks = put(key)
    assert len(asks) >= len({*WAYS} & {*games()[key].names.asks}) - 2
    for name, met in asks.items():
        ways = {way(ask) for ask in met}
        assert len(ways) == 1, f"{name} is answered in several ways: {ways}"
        assert ways == {WAYS.get(name, *ways)}, name


@pytest.mark.parametrize("key", games())
def test_what_only_one_seat_answers_is_never_put_to_more(key: str) -> None:
    for ask in (ask for met in put(key).values() for ask in met):
        match way(ask):
            case "alone" | "farewell":
                assert len(ask.seats) <= 1, ask
                assert ask.closes == "window" or not ask.secret, ask
            case "together" | "vote":
                assert ask.closes == ("window" if ask.secret else "all"), ask
            case "wish":
                assert (ask.secret, ask.default, called(ask)) == (False, "no", ("yes",)), ask


def test_fingers_point_where_seats_are_voted_for() -> None:
    votes = {name for key in games() for name, met in put(key).items() for ask in met if pointable(ask)}
    assert votes == {name for name, way in WAYS.items() if way == "vote"} - {"village.seance"}
