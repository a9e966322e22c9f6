"""Emulated readers for one test, and what they have told."""

from collections.abc import Iterator

import pytest

from device.hw.readers.reader import Kind
from device.ports import WELL, Event
from device.sim.readers import EmulatedReaders
from tests.readers.wire import Make


@pytest.fixture
def told() -> list[Event]:
    return []


@pytest.fixture
def make(told: list[Event]) -> Iterator[Make]:
    """Three seats, and the well where readers are no board."""
    made: list[EmulatedReaders] = []

    def one(kind: Kind, *, numbered: bool = False) -> EmulatedReaders:
        leads = (1, 2, 3) if kind == "bus" else (WELL, 1, 2, 3)
        made.append(EmulatedReaders(told.append, leads, kind, numbered=numbered))
        return made[-1]

    yield one
    for emulated in made:
        emulated.close()
