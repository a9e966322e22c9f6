"""What tests that plant leaks have in common."""

from collections.abc import Callable
from typing import Any

import pytest


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Put something new in the place of a function or method, which it gets as its first argument."""

    def planted(owner: Any, name: str, new: Callable[..., Any]) -> None:
        old = getattr(owner, name)
        monkeypatch.setattr(owner, name, lambda *args, **more: new(old, *args, **more))

    return planted
