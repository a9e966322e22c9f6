"""The plug is pulled while a line is being written: the journal of a whole game ends after each of its bytes."""

from itertools import product
from pathlib import Path

import pytest

from device.journal_file import read
from device.store import FileStore
from tests.recovery.test_kill import play, uncut

pytestmark = pytest.mark.long
TORN = (b"", b"\0" * 40)
"""What is behind the cut: nothing, or room that the disk had set aside."""


@pytest.mark.parametrize("game", ["classic", "lupusburg"])
def test_after_each_byte_the_whole_lines_count_and_the_game_goes_on_behind_them(game: str, tmp_path: Path) -> None:
    records, _ = uncut(game=game)
    play(tmp_path, "--fault", f"kill-after-record={records}", game=game)
    journal = tmp_path / "game.journal"
    whole, reading = journal.read_bytes(), read(journal)
    assert len(reading.records) == records
    for cut, torn in product(range(len(whole)), TORN):
        lines = whole.count(b"\n", 0, cut)
        journal.write_bytes(whole[:cut] + torn)
        box = FileStore(tmp_path, print)
        try:
            found = box.unfinished()
            if lines == 0:
                assert found is None, cut
                continue
            assert found == (reading.header, reading.records[: lines - 1]), cut
            if lines <= records:
                box.append(reading.records[lines - 1])
        finally:
            box.close()
        if lines <= records:
            assert journal.read_bytes() == whole[: whole.index(b"\n", cut) + 1], cut
    assert not [*tmp_path.glob("*damaged*")]
