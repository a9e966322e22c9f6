"""The box in front of the people at one table."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.device.lobby_table import LobbyTable


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Callable[..., LobbyTable]]:
    """Makes tables one after another on the same state folder: each is the box after a power cut."""
    made: list[LobbyTable] = []

    def make(**more: Any) -> LobbyTable:
        for table in made:
            table.close()
        made.append(LobbyTable(tmp_path / "state", [tmp_path / "own"], **more))
        return made[-1]

    yield make
    for table in made:
        table.close()


@pytest.fixture
def table(tables: Callable[..., LobbyTable]) -> LobbyTable:
    """The first of them."""
    return tables()
