"""Who may not know what: small cases of what real games (`test_knowledge.py`) never tell."""

from typing import Any

import pytest

from device.leaks.knowledge import Knowledge
from device.leaks.known import knowledge
from engine import Event, Seat, read_rules
from engine.catalogue import Setup, games


def dealt(game: str, roles: str, left: tuple[str, ...] = (), **rules: Any) -> Knowledge:
    """A game in which seat 1 holds the first card, seat 2 the second, and so on."""
    deck = tuple(roles.split())
    seats = tuple(range(1, len(deck) + 1))
    setup = Setup(game, seats, (*deck, *left), read_rules(games()[game].rules, rules))
    return knowledge(setup, {"cards": {0: left, **{seat: (deck[seat - 1],) for seat in seats}}})


def ask(name: str) -> Event:
    return {"event": "ask", "ask": name, "choices": [], "window": 20.0}


def answer(name: str, seat: Seat, choice: Any) -> Event:
    return {"event": "answer", "ask": name, "seat": seat, "choice": choice}


def show(card: str, **facts: Any) -> Event:
    return {"event": "show", "card": card, **facts}


def say(line: str, **facts: Any) -> Event:
    return {"event": "say", "line": line, "facts": facts, "text": ""}


def death(seat: Seat, cause: str) -> Event:
    return {"event": "death", "seat": seat, "cause": cause}


NIGHT: Event = {"event": "phase", "name": "night", "number": 1}
DAY: Event = {"event": "phase", "name": "day", "number": 1}


def hear(known: Knowledge, *events: Event) -> set[Seat]:
    """Whom the last of these events is for."""
    return [{*(known.hear(event) or ())} for event in events][-1]


@pytest.fixture
def classic() -> Knowledge:
    return dealt("classic", "werewolf seer villager villager priest mason mason")


@pytest.fixture
def millers() -> Knowledge:
    return dealt("millers-hollow", "werewolf seer witch hunter cupid thief piper", ("villager", "werewolf"))


def test_a_card_is_looked_at_by_its_owner_only_and_once(classic: Knowledge) -> None:
    assert hear(classic, show("own.card", role="werewolf")) == {1}
    assert hear(classic, show("own.card", role="werewolf")) == set()
    cards = [show("own.card", role=role) for role in ("villager", "villager", "priest", "mason", "mason")]
    assert [hear(classic, card) for card in cards] == [{3}, {4}, {5}, {6}, {7}]
    assert hear(classic, show("own.card", role="werewolf")) == set()


def test_the_card_of_a_hidden_role_says_villager() -> None:
    known = dealt("classic", "tinker werewolf villager medium")
    assert hear(known, show("own.card", role="villager")) == {1}
    assert hear(known, show("own.card", role="villager")) == set()


def test_only_who_was_asked_answers(classic: Knowledge) -> None:
    assert hear(classic, NIGHT, ask("seer.look")) == {2}
    assert hear(classic, answer("seer.look", 1, 4)) == set()
    assert hear(classic, answer("werewolf.kill", 2, 4)) == set()
    assert hear(classic, answer("seer.look", 2, 4)) == {2}


def test_whoever_presses_in_vain_may_know_it(classic: Knowledge) -> None:
    refused = {"event": "refuse", "ask": "seer.look", "seat": 3, "choice": 1, "reason": "not-asked"}
    assert hear(classic, NIGHT, ask("seer.look"), refused) == {3}


def test_a_light_is_its_owners(classic: Knowledge) -> None:
    assert hear(classic, {"event": "light", "seat": 4, "state": "on", "device": True}) == {4}


def test_what_the_rules_do_not_know_is_for_nobody(classic: Knowledge, millers: Knowledge) -> None:
    for known in (classic, millers):
        assert hear(known, NIGHT, ask("ghost.haunt")) == set()
        assert hear(known, show("ghost.seen", target=1)) == set()
        assert hear(known, say("ghost.wake"), {"event": "wake"}) == set()


def test_the_seer_is_told_what_he_asked_for_and_only_then(classic: Knowledge) -> None:
    result = show("seer.result", target=1, werewolf=True)
    assert hear(classic, NIGHT, result) == set()
    assert hear(classic, ask("seer.look"), result) == set()
    assert hear(classic, ask("seer.look"), answer("seer.look", 2, 1), result) == {2}
    assert hear(classic, ask("werewolf.kill"), result) == set()


@pytest.mark.parametrize(("sees", "entitled"), [("role", {2}), ("camp", set[Seat]())])
def test_the_seer_sees_no_more_than_the_house_rule_lets_him(sees: str, entitled: set[Seat]) -> None:
    known = dealt("millers-hollow", "werewolf seer witch", seer_sees=sees)
    hear(known, NIGHT, ask("seer.look"), answer("seer.look", 2, 3))
    assert hear(known, show("seer.result", target=3, role="witch")) == entitled
    assert hear(known, show("seer.result", target=3, camp="village")) == {2} - entitled


def test_what_the_device_does_meanwhile_ends_no_question(classic: Knowledge) -> None:
    light = {"event": "light", "seat": 2, "state": "on", "device": True}
    whisper = {**say("list"), "device": True}
    assert hear(classic, NIGHT, ask("seer.look"), light, whisper, answer("seer.look", 2, 1)) == {2}


def test_the_priest_learns_about_the_hanged_of_this_day_only(classic: Knowledge) -> None:
    first = (NIGHT, DAY, say("dawn.nobody"), death(3, "vote"), NIGHT)
    assert hear(classic, *first, show("priest.result", target=3, werewolf=False)) == {5}
    assert hear(classic, show("priest.result", target=4, werewolf=False)) == set()
    assert hear(classic, DAY, say("dawn.nobody"), NIGHT, show("priest.result", target=3, werewolf=False)) == set()


def test_the_lot_tells_whoever_had_to_answer_and_did_not(millers: Knowledge) -> None:
    lot = {"event": "draw", "name": "cupid.pair", "result": (1, 2)}
    assert hear(millers, NIGHT, ask("cupid.pair"), lot, show("choice.drawn", ask="cupid.pair", choice=(1, 2))) == {5}
    assert hear(millers, show("lovers.partner", seat=1)) == {2}
    assert hear(millers, show("choice.drawn", ask="cupid.pair", choice=(1, 2))) == set()


def test_a_curse_closes_the_eyes_of_the_powerful(millers: Knowledge) -> None:
    assert hear(millers, NIGHT, say("seer.wake"), {"event": "wake"}) == {2}
    assert (
        hear(millers, DAY, say("dawn.nobody"), say("elder.curse"), NIGHT, say("seer.wake"), {"event": "wake"}) == set()
    )
    assert hear(millers, ask("seer.look")) == set()


def test_only_a_wolf_can_blow_himself_up_and_then_nothing_comes_of_the_vote(millers: Knowledge) -> None:
    hear(millers, NIGHT, DAY, say("dawn.nobody"), ask("village.vote"), answer("village.vote", 2, 3))
    assert hear(millers, answer("werewolf.explode", 2, "vote")) == set()
    assert hear(millers, answer("werewolf.explode", 1, "vote")) == {1}
    assert hear(millers, death(1, "explode"), say("death.explode", seat=1), ask("village.vote")) == {2, 3, 4, 5, 6, 7}


def test_only_a_hunter_who_may_shoot_is_asked(millers: Knowledge) -> None:
    hear(millers, NIGHT, DAY, say("dawn.nobody"), death(2, "vote"), say("death.vote", seat=2))
    assert hear(millers, say("hunter.farewell", seat=2), ask("hunter.shoot")) == set()
    hear(millers, NIGHT, death(4, "werewolf"), DAY, say("dawn.deaths", seats=(4,)))
    assert hear(millers, say("hunter.farewell", seat=4), ask("hunter.shoot")) == {4}
