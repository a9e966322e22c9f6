from io import StringIO
from pathlib import Path

import pytest

from device.app import Box
from device.inbox import Inbox, RealClock, Starved
from device.loudness import Loudness
from device.options import Options
from device.ports import Found, Lost, Spoken
from tests.device import sound
from tests.device.lobby_table import LobbyTable
from tests.device.sound import events
from tests.device.test_speaker import HELLO

MUTED, FOUND = Lost("speaker", "muted"), Found("speaker")


@pytest.mark.parametrize(
    ("steps", "heard", "kept"),
    [
        (("down", "down", "ok"), [60, 70, 75, 75], [75]),
        (("up", "back"), [60, 50, 60], []),
        (("take Off",), None, [0]),
    ],
    ids=["louder, to the ceiling", "taken back", "off"],
)
def test_the_volume_is_heard_as_it_is_chosen_and_kept_with_ok(
    tmp_path: Path, steps: tuple[str, ...], heard: list[int] | None, kept: list[int]
) -> None:
    table = LobbyTable(tmp_path)
    made: list[int] = []
    taken: list[int] = []
    table.host.loudness = Loudness(60, 75, made.append, taken.append)
    table.does("take English", "take Volume", *steps)
    with pytest.raises(Starved):
        table.lobby.open()
    table.close()
    assert made == heard or (heard is None and made[-1] == 0)
    assert taken == kept


def test_what_was_chosen_counts_at_the_next_start_but_never_more_than_is_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "box.toml").write_text("[sound]\nloudest = 40\n")
    for kept, counts in (({}, 40), ({"volume": 30}, 30), ({"volume": 90}, 40), ({"volume": "loud"}, 40)):
        state = tmp_path / str(kept)
        for _ in range(2):
            options = Options(state=state, config=str(tmp_path / "box.toml"), text=True)
            with Box(options, StringIO(), StringIO()) as box:
                if kept:
                    box.store.remember("volume", kept["volume"])
                assert box.host.loudness
                now = box.host.loudness.now
        assert now == counts


def test_a_box_that_is_turned_off_is_without_sound_until_it_is_turned_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    inbox = Inbox(RealClock())
    box = sound.speaker(inbox, tmp_path)
    assert events(inbox, 1) == [FOUND]
    box.volume(0)
    box.say(HELLO, 1)
    assert events(inbox, 2) == [MUTED, Spoken(1, ok=False)]
    box.volume(40)
    assert events(inbox, 1) == [FOUND]
    box.say(HELLO, 2)
    assert events(inbox, 1) == [Spoken(2)]
    box.close()
