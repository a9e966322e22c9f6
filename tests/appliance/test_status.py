"""What the service tells of itself, and the last picture."""

from pathlib import Path
from typing import Any

import pytest

from device.appliance import unplug
from device.appliance.service import in_the_lobby

MENU = {"kind": "lobby", "title": "Wolfhour", "items": ["English", "中文"], "cursor": 1}
SITTING = {"kind": "lobby", "title": "Lupusburg", "seats": [{"seat": 1, "joined": True}, {"seat": 2, "joined": False}]}
READY = {"kind": "lobby", "title": "Lupusburg", "seats": [{"seat": 1, "joined": True, "ready": False}]}
DAY = {"kind": "day", "title": "Day 2", "seats": [{"seat": 1, "alive": True}]}
CARD = {"kind": "night", "big": "Seer"}


@pytest.mark.parametrize(
    ("view", "told"),
    [
        ({}, "in the lobby"),
        (MENU, "in the lobby: Wolfhour: 中文"),
        (SITTING, "in the lobby: Lupusburg: 1 of 2"),
        (READY, "in the lobby: Lupusburg: 0 of 1"),
        (DAY, "in the lobby"),
        (CARD, "in the lobby"),
    ],
)
def test_of_the_screen_only_menus_and_who_has_pressed_are_told(view: dict[str, Any], told: str) -> None:
    assert in_the_lobby(view) == told


def test_the_last_picture_is_drawn_and_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[dict[str, Any]] = []

    class Screen:
        def show(self, view: dict[str, Any]) -> None:
            shown.append(view)

    monkeypatch.setenv("WOLFHOUR_STATE", str(tmp_path))
    monkeypatch.setenv("WOLFHOUR_CONFIG", "/dev/null")
    (tmp_path / "panel.json").write_text('{"language": "there is no such"}')
    monkeypatch.setattr(unplug, "real_screen", lambda inbox, settings: Screen())
    monkeypatch.setattr("device.appliance.unplug.signal.pause", lambda: shown.append({"kind": "stays"}))
    unplug.main()
    assert [view["kind"] for view in shown] == ["notice", "stays"]
    assert shown[0]["headline"]
    assert shown[0]["lines"] != [""]
