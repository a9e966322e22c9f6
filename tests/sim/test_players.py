"""Simulated players: they know what their seat may know, and decide the same again when they are told it again."""

from collections.abc import Callable
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from device.app import Box
from device.inbox import FastClock, Inbox
from device.lobby.plan import Start
from device.options import Options
from device.ports import Press
from device.session import header_of
from device.sim.players import Players
from engine import Choice, Transcript
from engine.effects import Ask, Board, Note, Say, Show, Talk, View
from tests.sim.boxes import evening

SEATS = (1, 2, 3, 4, 5, 6, 7)


class Watched:
    """Players at a table of seven, and what the table tells them."""

    def __init__(self, *leads: int, seed: int = 1) -> None:
        self.inbox = Inbox(FastClock())
        self.players = Players(self.inbox, seed)
        self.players.sit_down(leads)
        self.transcript = Transcript(self.inbox.clock.now, hear=self.players.hear)
        self.transcript.perform(Board(View("night", 1, SEATS, SEATS)))

    def device(self, event: str, **fields: Any) -> None:
        self.transcript.add(event, "all", device=True, **fields)

    def ask(self, ask: Ask) -> None:
        self.device("say")
        self.transcript.perform(ask, 10.0)

    def list(self, answer: Callable[[int, int], None] = lambda seat, item: None) -> dict[int, int]:
        """Run once through the list of seats, and answer each press: which seat presses at which item."""
        pressed = {}
        for item in SEATS:
            end = self.inbox.clock.now() + 0.9
            self.device("beat", item=item)
            while (event := self.inbox.wait(end)) is not None:
                assert isinstance(event, Press)
                pressed[event.seat] = item
                answer(event.seat, item)
        return pressed


def kill(*pack: int) -> Ask:
    barred: dict[int, dict[Choice, str]] = {seat: dict.fromkeys(pack, "wolf") for seat in pack}
    return Ask("werewolf.kill", pack, SEATS, barred, shared="werewolf.tokens")


@pytest.mark.parametrize("seed", range(20))
def test_wolves_choose_no_wolf_and_follow_each_other(seed: int) -> None:
    table = Watched(*SEATS, seed=seed)
    table.transcript.perform(Show("werewolf.pack", (((2, 6), {"seats": (2, 6)}),)))
    ask = kill(2, 6)
    table.ask(ask)
    standing: dict[int, Any] = {}

    def answer(seat: int, item: int) -> None:
        standing[seat] = item
        table.transcript.answer(ask, seat, item, standing)

    first, second = table.list(answer), table.list(answer)
    assert len(first) + len(second) == 2, "whoever presses first is followed by the other one"
    assert standing.keys() == {2, 6}
    assert len({*standing.values()}) == 1
    assert not {*standing.values()} & {2, 6}


def test_a_seat_that_is_not_asked_presses_nothing() -> None:
    table = Watched(1, 3, 4, 5, 7)
    table.ask(kill(2, 6))
    assert table.list() == {}


def test_a_refused_choice_is_not_repeated_for_ever() -> None:
    table = Watched(2)
    table.ask(kill(2, 6))
    tried: list[int] = []

    def refuse(seat: int, item: int) -> None:
        tried.append(item)
        table.transcript.refuse("werewolf.kill", seat, item, "wolf")

    for _ in range(12):
        table.list(refuse)
    assert len({*tried}) > 2


def test_what_a_seer_has_seen_decides_the_vote() -> None:
    for seed in range(20):
        table = Watched(3, seed=seed)
        table.transcript.perform(Show("seer.result", (((3,), {"target": 5, "werewolf": True}),)))
        table.ask(Ask("village.vote", SEATS, SEATS, default="none", closes="all", secret=False))
        assert table.list() == {3: 5}


def test_news_of_another_seat_decide_nothing() -> None:
    votes = set[int]()
    for seed in range(20):
        table = Watched(4, seed=seed)
        table.transcript.perform(Show("seer.result", (((3,), {"target": 5, "werewolf": True}),)))
        table.ask(Ask("village.vote", SEATS, SEATS, default="none", closes="all", secret=False))
        votes.update(table.list().values())
    assert len(votes) > 2


def test_what_was_before_the_cut_is_known_but_not_pressed_again() -> None:
    table = Watched(*SEATS)
    table.transcript.perform(Note("phase", {"name": "day", "number": 1}))
    table.transcript.perform(Talk(0, 100))
    table.transcript.perform(Talk(3, 45))
    assert table.inbox.wait(60.0) is None, "these talks are over: the box only tells of them"
    table.device("say", line="resume.day")
    table.transcript.perform(Talk(3, 45))
    assert table.inbox.wait(120.0) == Press(3)


def test_everybody_is_ready_once_and_ready_to_vote_once() -> None:
    table = Watched(*SEATS)
    table.device("ready", seats=[*SEATS])
    missing, presses = {*SEATS}, 0
    while (event := table.inbox.wait(60.0)) is not None:
        assert isinstance(event, Press)
        presses += 1
        missing.discard(event.seat)
        table.device("ready", seats=sorted(missing))
    assert (missing, presses) == (set(), len(SEATS))


def test_the_dead_are_silent_in_free_talk() -> None:
    table = Watched(*SEATS)
    table.device("say")
    table.transcript.perform(Board(View("day", 1, SEATS, (1, 2))))
    table.transcript.perform(Say("debate.call"))
    table.transcript.perform(Talk(0, 100))
    pressed = set()
    while (event := table.inbox.wait(100.0)) is not None:
        assert isinstance(event, Press)
        pressed.add(event.seat)
    assert pressed == {1, 2}


def test_players_press_their_own_device_whatever_its_seat() -> None:
    table = Watched(11, 12)
    table.players.seat_at((12, 11))
    table.device("say")
    table.transcript.perform(Talk(1, 45))
    assert table.inbox.wait(60.0) == Press(12)


def test_in_the_lobby_everybody_joins_once_and_says_once_that_he_is_ready() -> None:
    table = Watched()
    join = {"kind": "lobby", "seats": [{"seat": 1, "joined": False}]}
    table.players.watch(join)
    table.players.sit_down((4, 5))
    table.players.watch(join)
    assert [table.inbox.wait(60.0) for _ in range(3)] == [Press(4), Press(5), None], "when nobody else has come"
    ready = {"kind": "lobby", "seats": [{"seat": 1, "joined": True, "ready": False}]}
    table.players.watch(ready)
    table.players.watch(ready)
    assert [table.inbox.wait(120.0) for _ in range(3)] == [Press(4), Press(5), None]
    table.players.watch({"kind": "table"})
    table.players.watch(join)
    assert table.inbox.wait(180.0) == Press(4)


@pytest.mark.parametrize("seed", range(6))
def test_games_of_simulated_players_come_to_an_end_and_are_not_all_the_same(tmp_path: Path, seed: int) -> None:
    game = evening(tmp_path, seed=seed, seats=7 + seed, bots=7 + seed)
    (events,) = game.games
    refused = [event for event in events if event.get("event") == "refuse"]
    assert len(game.decided()[0]) >= 3
    assert len(refused) < 20, "they know what they may choose"


def test_a_game_that_goes_on_at_once_keeps_the_devices_of_its_seats(tmp_path: Path) -> None:
    leads = (9, 8, 7, 6, 5, 4, 3)
    options = Options(state=tmp_path, config="/dev/null", text=True, voice=False, fast=True, seats=7, lobby=False)
    with Box(options, out=StringIO()) as box:
        start = box.at_once()
        assert isinstance(start, Start)
        box.store.begin(header_of(start.setup, "en", box.digest))
        box.store.remember("leads", leads)
    with Box(replace(options, resume=True, bots=leads, seed=1), out=StringIO()) as box:
        assert box.run() is not None
        box.inbox.put(Press(9))
        assert box.host.wait(None) == Press(1)


def test_who_sits_down_in_the_middle_knows_what_the_seat_has_perceived_and_who_stands_up_presses_no_more() -> None:
    table = Watched(3)
    table.players.seat_at((7, 6, 5, 4, 3, 2, 1))
    table.transcript.perform(Show("seer.result", (((2,), {"target": 4, "werewolf": True}),)))
    table.ask(Ask("village.vote", SEATS, SEATS))
    table.players.stand_up([3])
    table.players.sit_down([6])
    assert table.list() == {6: 4}
