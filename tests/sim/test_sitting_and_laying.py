"""People and simulated players at one table: they sit down in the order of their seats, and all lay the own card."""

from collections import Counter
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Any, Literal

import pytest

from device.app import Box
from device.host import Stopped
from device.inbox import FastClock, Inbox
from device.options import Options, Wired
from device.ports import Press
from device.sim.sitting import Sitting
from device.store import FileStore
from device.tags.decks import decks
from device.tags.registry import Card, Registry
from engine import Seat
from engine.catalogue import games
from engine.journal import Answer, Header
from tests.sim.boxes import evening

TO_THE_SEATS = ["panel ok", "wait Which game", "panel ok", "wait 5"]
TO_THE_DEAL = ["panel ok", "wait 20", "panel ok", "wait 10"]


def teach(state: Path, *names: str, digits: int) -> None:
    """Let the box know all cards of these decks; their roles have the same names."""
    registry = Registry(state)
    for place, name in enumerate(names):
        for number, card in enumerate(decks()[name].cards()):
            registry.learn(f"04{place:02x}{number:0{digits - 4}x}", Card(name, 1, card))


def table(
    state: Path,
    commands: list[str],
    box: Wired | Literal[""] = "",
    bots: tuple[Seat, ...] = tuple(range(2, 9)),
    game: str = "classic",
) -> tuple[Box, str]:
    out = StringIO()
    options = Options(
        state=state, config="/dev/null", text=True, voice=False, fast=True, seed=3, game=game, bots=bots, box=box
    )
    with Box(options, StringIO("\n".join([*commands, "quit", ""])), out) as it:
        with suppress(Stopped):
            it.run()
        return it, out.getvalue()


@pytest.mark.parametrize("human", [1, 4, 8])
def test_whoever_plays_with_bots_has_the_number_of_his_seat(tmp_path: Path, human: Seat) -> None:
    bots = tuple(seat for seat in range(1, 9) if seat != human)
    it, _ = table(tmp_path, [*TO_THE_SEATS, "wait 10", f"press {human}", "wait 15", *TO_THE_DEAL], bots=bots)
    assert it.host.seating.leads == tuple(range(1, 9))


def test_bots_do_not_wait_for_ever_for_somebody_who_does_not_come(tmp_path: Path) -> None:
    it, _ = table(tmp_path, [*TO_THE_SEATS, "wait 60", "press 1", "wait 5", *TO_THE_DEAL])
    assert it.host.seating.leads == (2, 3, 4, 5, 6, 7, 8, 1)


@pytest.mark.parametrize("box", ["", "nfc", "rdm6300", "bus"])
def test_bots_lay_the_cards_that_people_have_left(tmp_path: Path, box: Wired | Literal[""]) -> None:
    teach(tmp_path, "millers-hollow", "classic", digits=10 if box == "rdm6300" else 14)
    deal = ["press 1", "wait 40", "tap 1 role:seer", "wait 40"]
    _, told = table(tmp_path, [*TO_THE_SEATS, "press 1", "wait 15", *TO_THE_DEAL, *deal], box=box)
    laid, done = told.partition("> tap 1 role:seer")[2], "SAY All cards are there. Take yours back"
    assert done not in told.partition("> tap 1 role:seer")[0], "nobody's choice is taken away"
    assert done in laid
    # Without readers nobody sees which card somebody has laid: whoever has laid the same lays another.
    assert ("this card does not fit" in laid) == (box == "")
    header, dealt = journal(tmp_path)
    assert dealt["deal"][1] == ("seer",)
    assert Counter(role for hand in dealt["deal"].values() for role in hand) == Counter(header.deck)


@pytest.mark.parametrize("box", ["", "nfc"])
def test_bots_lay_a_goal_and_two_people_each_round_by_round(tmp_path: Path, box: Wired | Literal[""]) -> None:
    teach(tmp_path, "lupusburg", digits=14)
    mine = ("goal:both-dead#2", "role:wolf", "role:man#7")
    deal = [command for card in mine for command in ("wait 40", f"tap 1 {card}")]
    _, told = table(
        tmp_path, [*TO_THE_SEATS, "press 1", "wait 15", *TO_THE_DEAL, "press 1", *deal, "wait 40"], box=box,
        game="lupusburg",
    )  # fmt: skip
    assert "second one on your reader" not in told.partition("> tap 1 role:wolf")[0], "everybody is waited for"
    header, dealt = journal(tmp_path)
    assert dealt["deal goals"][1] == ("both-dead",)
    assert dealt["deal"][1] == ("wolf", "man")
    assert Counter(role for hand in dealt["deal"].values() for role in hand) == Counter(header.deck)


@pytest.mark.long
@pytest.mark.parametrize("box", ["nfc", "rdm6300", "bus"])
def test_a_whole_game_that_is_dealt_by_readers(tmp_path: Path, box: Wired) -> None:
    teach(tmp_path, "lupusburg", digits=10 if box == "rdm6300" else 14)
    arrange = "\n".join([*TO_THE_SEATS, "wait 20", *TO_THE_DEAL, "wait 30", "wait 4000"])
    [game] = evening(tmp_path, arrange, lobby=True, box=box, game="lupusburg", seats=5, bots=5).games
    said = [event.get("line") for event in game]
    assert [said.count(f"deal.{line}") for line in ("readers", "next", "take-back")] == [2, 1, 2]
    held = {event["to"][0]: event["roles"] for event in game if event.get("card") == "own.card"}
    assert Counter(role for hand in held.values() for role in hand) == Counter(games()["lupusburg"].pack(5, None))
    assert [event["winner"] for event in game if event.get("event") == "outcome"]


def journal(state: Path) -> tuple[Header, dict[str, Any]]:
    """The game that was cut off, and what was dealt in it."""
    store = FileStore(state, lambda event: None)
    found = store.unfinished()
    store.close()
    assert found is not None
    return found[0], {record.label: record.value for record in found[1] if isinstance(record, Answer)}


class Standing:
    """Simulated players who sit down, and the box that counts them."""

    def __init__(self) -> None:
        self.inbox = Inbox(FastClock())
        self.sitting = Sitting(self.inbox, lambda when, lead: self.inbox.put_at(when, Press(lead)))

    def comes(self, seconds: float = 100.0) -> tuple[float, Seat] | None:
        """Who presses next, and when."""
        event = self.inbox.wait(self.inbox.clock.now() + seconds)
        return (self.inbox.clock.now(), event.seat) if isinstance(event, Press) else None


def test_nobody_sits_down_twice_and_all_do_again_for_the_next_game() -> None:
    table = Standing()
    for start in (0.0, 203.0):
        table.sitting.look((2, 3), 1)
        assert table.comes() == (start + 1, 2)
        table.sitting.look((2, 3), 1)
        assert table.comes(2.0) is None
        table.sitting.look((2, 3), 2)
        assert table.comes() == (start + 4, 3)
        table.sitting.look((2, 3), 3)
        assert table.comes(99.0) is None
        table.sitting.look((2, 3), None)
        assert table.comes() is None


def test_whoever_is_waited_for_has_time_from_the_last_one_who_came() -> None:
    table = Standing()
    table.sitting.look((3, 5), 0)
    assert table.comes(29.0) is None
    table.sitting.look((3, 5), 1)
    assert table.comes(29.0) is None
    assert table.comes() == (60.0, 3)
    assert table.comes() == (61.0, 5)
