"""A supply that is too weak is told of, and one that was is not."""

from collections.abc import Callable
from pathlib import Path

import pytest

from device.appliance import supply
from device.appliance.supply import Supply
from device.ports import Event, Found, Lost


@pytest.fixture
def looked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Event | None]:
    """What is told when the firmware says this, ten seconds after what it said before."""
    now, file = [0.0], tmp_path / "get_throttled"
    watched = Supply(file)
    monkeypatch.setattr("device.appliance.supply.time.monotonic", lambda: now[0])

    def look(word: str) -> Event | None:
        now[0] += supply.EVERY
        file.write_text(word)
        return watched()

    return look


def test_only_what_is_so_at_this_moment_is_told_and_each_once(looked: Callable[[str], Event | None]) -> None:
    told = [looked(word) for word in ("0\n", "50000\n", "50005\n", "50005\n", "50000\n", "50000\n")]
    assert told == [None, None, Lost("power", "power-weak"), None, Found("power"), None]


@pytest.mark.parametrize("word", ["", "nonsense", "0x"])
def test_a_word_that_says_nothing_is_no_trouble(looked: Callable[[str], Event | None], word: str) -> None:
    assert looked(word) is None


def test_a_machine_without_such_a_word_has_none(tmp_path: Path) -> None:
    assert Supply(tmp_path / "missing")() is None
