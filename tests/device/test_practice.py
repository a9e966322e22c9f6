"""A dry run before the first game of an evening: people press when their numbers are called, and nothing counts."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from device.inbox import Starved
from device.lobby.plan import Plan
from device.lobby.practice import practise
from device.ports import Line, Panel, Press
from device.sim.above.state import Tabletop
from device.sim.players import Players
from engine import Event
from engine.catalogue import games
from tests.device.bench import SEATS, Bench, talk
from tests.device.lobby_table import LobbyTable
from tests.sim.boxes import evening

GAME = games()["lupusburg"]
PLAN = Plan(GAME, SEATS, GAME.rules())


class Echo(Bench):
    """Everybody but the sleepers presses when the own number is called."""

    def __init__(self, *sleepers: int) -> None:
        super().__init__(talk)
        said, box = self.voice.say, self.host.inbox

        def say(line: Line, ticket: int) -> None:
            said(line, ticket)
            if line.text.isdecimal() and int(line.text) not in sleepers:
                box.put_at(box.clock.now() + 0.3, Press(int(line.text)))

        self.voice.say = say  # type: ignore[method-assign]  # the ears of people at this table

    @property
    def text(self) -> str:
        return " ".join(line for _, line in self.voice.lines)


def test_whoever_presses_at_the_own_number_is_heard_and_the_vote_is_told() -> None:
    bench = Echo()
    practise(bench.host, PLAN)
    assert "I have heard all of you." in bench.text
    assert "Your votes: 1 (1 vote), 2 (1 vote)" in bench.text
    assert bench.heard("That was the dry run.")
    kinds = [view["kind"] for _, view in bench.screen.views]
    assert "night" in kinds
    assert kinds[-1] == "table"


def test_whoever_has_not_pressed_is_named() -> None:
    bench = Echo(2, 4)
    practise(bench.host, PLAN)
    assert "I have not heard players 2 and 4 at their own numbers." in bench.text


@pytest.mark.parametrize(
    ("when", "opened"),
    [
        pytest.param(1.5, [], id="while it is explained"),
        pytest.param(30.0, [], id="before eyes are closed"),
        pytest.param(60.0, [60.0], id="in the dark"),
        pytest.param(72.0, [71.44, 72.0], id="while eyes are called to open"),
        pytest.param(80.0, [71.44], id="in the vote"),
    ],
)
def test_any_button_of_the_panel_ends_it_with_open_eyes(when: float, opened: list[float]) -> None:
    bench = Echo()
    bench.host.inbox.put_at(when, Panel("back"))
    practise(bench.host, PLAN)
    assert not bench.heard("That was the dry run.")
    assert bench.heard("Everybody, open your eyes") == opened
    assert bench.screen.views[-1][1]["kind"] == "table"
    assert bench.host.pause is None


@pytest.mark.parametrize("when", [60.0, 80.0])
def test_whoever_was_asked_when_it_ended_is_asked_no_more(when: float) -> None:
    bench = Echo()
    top = Tabletop(SEATS, lambda: bench.host.phrases)
    asked = []

    def hear(event: Event) -> None:
        top.hear(event)
        asked.append({place.seat for place in top.places() if place.ask})

    bench.host.inbox.put_at(when, Panel("back"))
    practise(bench.host, PLAN, hear)
    assert {*SEATS} in asked
    assert asked[-1] == set()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[LobbyTable]:
    made = LobbyTable(tmp_path / "state")
    yield made
    made.close()


def test_it_is_offered_before_the_first_game_of_an_evening_and_writes_nothing_down(table: LobbyTable) -> None:
    table.does("take English", "take Classic", "press 1-7", "ok", "take Try", "wait", "back", "take Start", "press 1-7")
    table.lobby.open()
    said = " ".join(line.text for line in table.voice.lines)
    assert "This is a dry run" in said
    assert table.store.unfinished() is None
    assert table.lobby.begun


def test_whoever_sits_down_anew_after_it_has_the_number_of_his_device_until_then(table: LobbyTable) -> None:
    given: list[tuple[int, ...]] = []
    players = Players(table.inbox, 1)
    players.sit_down(range(1, 8))

    def seat_at(leads: tuple[int, ...]) -> None:
        given.append(leads)
        table.host.seat_at(leads)
        players.seat_at(leads)

    table.lobby.seat_at = seat_at
    table.does("take English", "take Classic", "press 7", "press 1-6", "ok", "take Try", "wait", "back")
    seated, anew = table.host.phrases.line("lobby.number", {"number": 7}), table.host.phrases.word("lobby.seats-new")
    table.does(f"take {seated}", f"take {anew}")
    with pytest.raises(Starved):
        table.lobby.open()
    assert given == [(), (7, 1, 2, 3, 4, 5, 6), ()]
    assert players.seats == {seat: seat for seat in range(1, 8)}


DRY = """
panel ok
wait 20
panel ok
wait 10
panel ok
panel down
panel ok
wait SAY That was the dry run
"""


def test_simulated_players_take_part_in_it(tmp_path: Path) -> None:
    told = evening(tmp_path, DRY + "quit", lobby=True, seats=7, bots=7, game="classic", language="en").told
    assert "I have heard all of you." in told
    (votes,) = [line for line in told.splitlines() if "Your votes" in line]
    assert "none of these" not in votes
