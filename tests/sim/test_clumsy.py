"""Simulated players who press as people do: late, wrongly, twice, asleep, and of another mind a moment later."""

from io import StringIO
from pathlib import Path
from typing import Literal

import pytest

from device.app import Box
from device.lobby.plan import Start
from device.options import Options, Wired
from device.sim.clumsy import LATER, Clumsy
from device.store import FileStore
from engine import Run
from engine.catalogue import games
from engine.journal import Record

SEATS = {"classic": 9, "millers-hollow": 10, "lupusburg": 5, "wooolf": 5, "cried-wolf": 4}
SLOW = [(game, "nfc") for game in SEATS if game != "classic"]


@pytest.mark.parametrize(
    ("game", "box"),
    [
        *((game, "buttons") for game in SEATS),
        ("classic", "nfc"),
        *(pytest.param(*which, marks=pytest.mark.long) for which in SLOW),
    ],
)
def test_a_game_of_people_comes_to_the_end_that_the_engine_gives_for_the_answers_on_record(
    game: str, box: Wired | Literal[""], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records: list[Record] = []
    append = FileStore.append

    def keep(store: FileStore, record: Record) -> None:
        records.append(record)
        append(store, record)

    monkeypatch.setattr(FileStore, "append", keep)
    seats = SEATS[game]
    options = Options(
        state=tmp_path, config="/dev/null", text=True, voice=False, fast=True, lobby=False, seed=1,
        game=game, seats=seats, bots=seats, clumsy=True, box=box,
    )  # fmt: skip
    with Box(options, out=(out := StringIO())) as it:
        start = it.at_once()
        assert isinstance(start, Start)
        result = it.play(start)
    assert result is not None
    assert "Traceback" not in out.getvalue()
    again = Run(lambda: games()[game].script(start.setup), records=records)
    while (effect := again.pending) is not None:
        assert not effect.answered, "everything that was answered is on record"
        again.send()
    assert again.result == result


def test_people_are_late_press_twice_and_fall_asleep_and_do_the_same_with_the_same_seed() -> None:
    people = [Clumsy(7, lead) for lead in range(1, 9)]
    pressed = [person.presses(0.3) for person in people for _ in range(200)]
    assert pressed == [person.presses(0.3) for person in (Clumsy(7, lead) for lead in range(1, 9)) for _ in range(200)]
    assert {len(presses) for presses in pressed} == {0, 1, 2}
    late = [presses for presses in pressed if presses and presses[0] > 0.9]
    assert 50 < len(late) < 400
    assert max(presses[0] for presses in pressed if presses) <= 0.3 + LATER[1]
    naps = "".join("z" if not presses else " " for presses in pressed).split()
    assert len(naps) > 10
    assert max(map(len, naps)) > 1, "who sleeps misses several things"


def test_people_press_what_they_do_not_want_and_change_their_mind() -> None:
    person = Clumsy(1, 1)
    assert 0 < sum(person.slips() for _ in range(1000)) < 60
    assert 100 < sum(person.doubts() for _ in range(1000)) < 500
