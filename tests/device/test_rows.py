"""Every ask of every game has its row, and where the game exists the table hosts it so."""

import random
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from device.rows import BY_ROW, ROWS, Row, called, row
from engine import Answers, Ask, Talk
from engine.catalogue import games
from engine.lab.bots import POLICIES
from engine.lab.play import play
from tests.contracts.names import setups

CONTRACT = {
    "classic": "werewolf.kill werewolf.caught little-girl.peek bodyguard.protect angel.protect seer.look "
    "village.seance village.spirit village.vote village.revote",
    "millers-hollow": "werewolf.kill werewolf.caught thief.swap cupid.pair wild-child.model guard.protect seer.look "
    "white-werewolf.kill witch.heal witch.poison arsonist.burn piper.charm rumour-monger.mark baker.peek sheriff.stand "
    "sheriff.withdraw sheriff.vote sheriff.revote sheriff.tie sheriff.heir sheriff.side werewolf.explode hunter.shoot "
    "idiot.reveal scapegoat.voters village.vote village.revote confessor.look healer.save teacher.forbid barber.shave "
    "bailiff.grant lord.pardon",
    "lupusburg": "house.place thief.look wolf.kill goal.change mayor.privilege mayor.shown mayor.return mayor.broom "
    "broom.look bet.place token.first token.second verdict.vote verdict.tie trap.set thief.trap",
    "wooolf": "turn declare rearrange",
    "cried-wolf": "call play receive receive.second shoot swap.pass swap.show",
}
"""The asks of the rehearsal contract, game by game."""
BESIDE = {"ghosts.bet"}
"""Asks of the games that no rehearsal names."""


def test_every_ask_of_the_contract_has_one_row_and_nothing_else_has() -> None:
    listed = [ask for asks in BY_ROW.values() for ask in asks]
    assert len(listed) == len({*listed})
    assert {*listed} == {ask for asks in CONTRACT.values() for ask in asks.split()} | BESIDE


def test_every_ask_of_a_game_that_exists_has_a_row() -> None:
    for game in games().values():
        assert {*game.names.asks} <= {*ROWS}


@cache
def put(key: str) -> dict[str, Ask]:
    """One ask of each name that bots meet in this game, and by day whatever may be done at any time."""
    found: dict[str, Ask] = {}

    def keep(ask: Ask) -> None:
        found[ask.ask] = found.get(ask.ask, ask)

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
def test_an_ask_is_put_as_its_row_says(key: str) -> None:
    asks = put(key)
    assert len(asks) >= len(CONTRACT[key].split()) - 2
    for ask in asks.values():
        match ROWS[ask.ask]:
            case Row.SECRET:
                assert (ask.secret, ask.closes, ask.most, ask.shared, ask.farewell) == (True, "window", 1, "", False), (
                    ask
                )
            case Row.SEVERAL:
                assert ask.closes == ("window" if ask.secret else "all"), ask
                assert ask.most > 1 or ask.ask.startswith("werewolf."), ask
            case Row.OPEN_EYES:
                assert (ask.secret, ask.closes) == (True, "window"), ask
            case Row.VOTE:
                assert (ask.secret, ask.closes, ask.most) == (False, "all", 1), ask
            case Row.TURN:
                assert (ask.secret, ask.most, len(ask.seats) <= 1) == (False, 1, True), ask
                assert ask.closes == ("window" if ask.ask == "healer.save" else "all"), ask
            case Row.WISH:
                assert (ask.secret, ask.default, called(ask)) == (False, "no", ("yes",)), ask
            case Row.FAREWELL:
                assert (ask.secret, ask.farewell) == (True, True), ask
            case Row.GESTURE:
                assert ask.closes == "first", ask
        assert row(ask) is ROWS[ask.ask]
