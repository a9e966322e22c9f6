"""When a sound card that is away is looked for, on a clock of its own."""

import queue
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from device.hw import speaker
from device.hw.speaker import PygameSpeaker
from device.inbox import Inbox, RealClock
from device.ports import Found, Lost
from tests.device import sound
from tests.device.sound import events


def test_a_card_is_found_within_two_seconds_however_late_an_order_came_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    run, now = PygameSpeaker._run, [0.0]
    monkeypatch.setattr(PygameSpeaker, "_run", lambda _: None)  # it runs here, on a clock of its own
    monkeypatch.setattr(speaker, "time", SimpleNamespace(monotonic=lambda: now[0]))
    inbox = Inbox(RealClock())
    box = sound.speaker(inbox, tmp_path)
    found: list[bool | None] = []
    orders: list[tuple[float, Callable[[], None]]] = [
        (1.9, partial(box._play, "gong")),
        (1.95, partial(monkeypatch.setenv, "SDL_AUDIODRIVER", "dummy")),
        (2.1, lambda: found.append(box._works)),
        (2.1, box._close),
    ]

    class Orders:
        def get(self, timeout: float) -> Callable[[], None]:
            now[0], until = now[0] + timeout, orders[0][0]
            if now[0] < until:
                raise queue.Empty
            now[0] = until
            return orders.pop(0)[1]

        def put(self, order: Callable[[], None]) -> None:
            pass

    monkeypatch.setattr(box, "_orders", Orders())
    run(box)
    assert found == [True]
    assert events(inbox, 2) == [Lost("speaker", "no-sound"), Found("speaker")]
