"""The players who reason aloud."""

from random import Random
from typing import Any

import pytest

from engine import Answers, Ask, Board, Note, Say, Show
from engine.catalogue import Setup, games
from engine.effects import Seats, View
from engine.lab import thinking
from engine.lab.play import play
from engine.lab.policies import POLICIES
from engine.lab.simulate import simulate
from engine.lab.thinking import Thinking
from engine.rules import read_rules

SEATS = (1, 2, 3, 4, 5, 6, 7)
ROLES = ("werewolf", "werewolf", "seer", "bodyguard", "villager", "villager", "villager")


def usual(game: str, seats: int) -> Setup:
    rules: Any = read_rules(games()[game].rules, {})
    return Setup(game, tuple(range(1, seats + 1)), games()[game].pack(seats, rules), rules)


def table(roles: tuple[str, ...] = ROLES, living: Seats = SEATS, number: int = 1) -> Thinking:
    """Everybody has his card, the pack has met, and these are alive."""
    bots = Thinking()
    bots.dealt({})
    bots.hear(Show("own.card", tuple([((seat,), {"role": role}) for seat, role in zip(SEATS, roles, strict=True)])))
    pack = tuple([seat for seat, role in zip(SEATS, roles, strict=True) if role == "werewolf"])
    bots.hear(Show("werewolf.pack", ((pack, {"seats": pack}),)))
    bots.hear(Board(View("day", number, SEATS, living)))
    return bots


def seen(bots: Thinking, seer: int, target: int, *, werewolf: bool) -> None:
    bots.hear(Show("seer.result", (((seer,), {"target": target, "werewolf": werewolf}),)))


def vote(bots: Thinking, living: Seats = SEATS, seed: int = 1) -> Answers:
    ask = Ask("village.vote", living, living, {seat: {seat: "self"} for seat in living}, default="none", how="vote")
    return bots(ask, Random(seed))


@pytest.fixture
def honest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wolves do not bluff."""
    monkeypatch.setattr(thinking, "BLUFF", 0.0)
    monkeypatch.setattr(thinking, "LIE", 0.0)


@pytest.mark.usefixtures("honest")
def test_a_wolf_that_the_seer_has_found_is_voted_for_by_all_but_wolves() -> None:
    bots = table()
    seen(bots, 3, 2, werewolf=True)
    ballots = vote(bots)
    assert {seat for seat, choice in ballots.items() if choice == 2} == {3, 4, 5, 6, 7}
    assert ballots[1] not in (1, 2)


@pytest.mark.usefixtures("honest")
def test_a_seer_who_has_found_nobody_keeps_silent() -> None:
    bots = table()
    seen(bots, 3, 5, werewolf=False)
    vote(bots)
    assert not bots.heard.claims


def test_a_wolf_who_is_named_may_claim_that_the_accuser_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "BLUFF", 1.0)
    bots = table()
    seen(bots, 3, 2, werewolf=True)
    vote(bots)
    assert bots.heard.claims == {3: {2: True}, 2: {3: True}}
    trusted = {bots.heard.trust[seat] for seat in (4, 5, 6, 7)}
    assert trusted <= {2, 3}
    bots.hear(Say("dawn.deaths", {"seats": (3,)}))
    assert bots.heard.believable() == {3: {2: True}}


def test_wolves_never_vote_for_wolves_and_nobody_for_himself() -> None:
    for seed in range(200):
        ballots = vote(table(), seed=seed)
        assert not {ballots[1], ballots[2]} & {1, 2}
        assert all(choice != seat for seat, choice in ballots.items())


def test_who_has_voted_for_the_innocent_is_suspected() -> None:
    bots = table()
    ballots = {1: 5, 2: 5, 3: 1, 4: 1, 6: 1, 7: 1}
    bots.hear(Note("vote", {"ask": "village.vote", "tally": {}, "chosen": (), "ballots": ballots}))
    bots.hear(Say("dawn.deaths", {"seats": (5,)}))
    suspicion = bots.heard.suspicion(bots.view(4, Random(1)))
    assert suspicion[1] == suspicion[2] > suspicion[3] == suspicion[7]


@pytest.mark.usefixtures("honest")
def test_by_night_wolves_hunt_the_seer_and_the_bodyguard_protects_him() -> None:
    bots = table()
    seen(bots, 3, 2, werewolf=True)
    vote(bots)
    rng = Random(1)
    pack = Ask(
        "werewolf.kill", (1, 2), SEATS, {seat: {1: "wolf", 2: "wolf"} for seat in (1, 2)}, shared="werewolf.tokens"
    )
    assert bots(pack, rng) == {1: 3, 2: 3}
    assert bots(Ask("bodyguard.protect", (4,), SEATS, {4: {4: "self"}}, default="none"), rng) == {4: 3}
    assert bots(Ask("seer.look", (3,), SEATS, {3: {3: "self"}}), rng)[3] not in (2, 3)


def test_nobody_profits_from_what_he_cannot_know() -> None:
    """The villagers' eyes see the same whoever else holds which card, until somebody says something."""
    answers = []
    for others in (("werewolf", "werewolf", "villager"), ("villager", "villager", "werewolf")):
        bots = table(roles=(*others, "seer", "bodyguard", "villager", "werewolf"))
        seen(bots, 4, 6, werewolf=False)
        ask = Ask("seer.look", (4,), SEATS, {4: {4: "self"}})
        guard = Ask("bodyguard.protect", (5,), SEATS, {5: {5: "self"}}, default="none")
        answers.append([(bots(ask, Random(seed))[4], bots(guard, Random(seed))[5]) for seed in range(40)])
    assert answers[0] == answers[1]


@pytest.mark.usefixtures("honest")
def test_a_mason_vouches_for_his_partner() -> None:
    bots = table(("werewolf", "mason", "mason", "villager", "villager", "villager", "villager"))
    bots.hear(Show("mason.partner", (((2, 3), {"seats": (2, 3)}),)))
    bots.hear(Note("vote", {"ask": "village.vote", "tally": {}, "chosen": (), "ballots": {3: 7}}))
    bots.hear(Note("vote", {"ask": "village.vote", "tally": {}, "chosen": (), "ballots": {3: 7}}))
    bots.hear(Say("dawn.deaths", {"seats": (7,)}))
    bots.hear(Board(View("day", 2, SEATS, SEATS[:-1])))
    vote(bots, SEATS[:-1])
    assert bots.heard.claims[2] == {3: False}


@pytest.mark.parametrize("game", games())
def test_every_game_can_be_played_and_the_same_seed_plays_it_again(game: str) -> None:
    setup = usual(game, games()[game].most)
    results = [[play(games()[game], setup, POLICIES["table"], Random(seed)) for seed in (1, 2)] for _ in (1, 2)]
    assert results[0] == results[1]


def test_a_village_that_thinks_wins_more_often() -> None:
    setup = usual("classic", 9)
    thought = simulate(setup, "table", 260, 1)
    assert thought.winners["village"] > 1.5 * simulate(setup, "random", 260, 1).winners["village"]


def test_a_deal_begins_a_new_game() -> None:
    bots = table()
    seen(bots, 3, 2, werewolf=True)
    vote(bots)
    bots.dealt({})
    assert not bots.heard.claims


def test_a_guard_who_is_alone_protects_himself() -> None:
    ask = Ask("guard.protect", (4,), (4,), default="none")
    assert table()(ask, Random(1)) == {4: 4}
