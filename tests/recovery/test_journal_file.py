"""A journal tells exactly what is on it, or that it cannot be trusted."""

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from device.journal_file import Damaged, read
from engine.journal import Answer, Interrupt, Left, Press, Record, Undo
from tests.recovery.appender import HEADER
from tests.recovery.helpers import lines

words = st.text(max_size=8)
seats = st.integers(1, 20)
picks = st.integers(1, 20) | words
choices = picks | st.lists(picks, max_size=3).map(tuple)
records: st.SearchStrategy[list[Record]] = st.lists(
    st.builds(Press, words, seats, choices)
    | st.builds(Answer, words, st.none() | choices | st.dictionaries(seats, choices, max_size=3))
    | st.builds(Interrupt, words, seats, choices)
    | st.builds(Left, seats)
    | st.builds(Undo, st.integers(0, 9), st.booleans()),
    max_size=6,
)


@given(game=records, data=st.data())
def test_a_journal_cut_anywhere_gives_an_exact_prefix(game: list[Record], data: st.DataObject) -> None:
    whole = lines(HEADER, game)
    cut = data.draw(st.integers(0, len(whole)))
    rest = data.draw(st.sampled_from([b"", b"\0" * 40, b"\xff\n\n\xfe"]))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.journal"
        path.write_bytes(whole[:cut] + rest)
        reading = read(path)
    complete = whole[:cut].count(b"\n")
    assert reading.header == (HEADER if complete else None)
    assert reading.records == game[: max(0, complete - 1)]


@settings(max_examples=300)
@given(game=records, data=st.data())
def test_a_flipped_byte_gives_an_exact_prefix_or_is_reported(game: list[Record], data: st.DataObject) -> None:
    whole = bytearray(lines(HEADER, game))
    whole[data.draw(st.integers(0, len(whole) - 1))] ^= data.draw(st.integers(1, 255))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.journal"
        path.write_bytes(whole)
        try:
            reading = read(path)
        except Damaged:
            return
    assert reading.header is None or reading.header == HEADER
    assert reading.records == game[: len(reading.records)]
    assert len(reading.records) >= len(game) - 2, "only the end may be dropped without a report"
