"""A sound card that plays at real speed and can be pulled out: a driver of ALSA's kind, made for these tests."""

import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from device.hw import mixer, speaker
from device.inbox import Inbox, RealClock
from device.ports import Event, Found, Line, Lost, Spoken
from sounds.measure_latency import measured
from tests.device import flaky, sound
from tests.device.sound import LONG, events, until

COUNT = Line("One, two, three, four, five, six.", "en")
LOST, FOUND = Lost("speaker", "no-sound"), Found("speaker")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not flaky.can_be_built():
        pytest.skip("the test card needs gcc and libasound2-dev")
    folder = tmp_path_factory.mktemp("card")
    flaky.build(folder)
    return folder


@pytest.fixture
def card(built: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a card that is plugged in, and a window from which SDL's events come."""
    monkeypatch.setattr(speaker, "RETRY", 0.2)
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(built / "flaky.conf"))
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    for file in ("gone", "played", "log"):
        (built / file).unlink(missing_ok=True)
    pygame.display.init()
    yield built
    pygame.display.quit()


def told(inbox: Inbox, count: int) -> list[Event]:
    """The next events, while the window is looked after."""
    found: list[Event] = []
    end = time.monotonic() + LONG
    while len(found) < count and time.monotonic() < end:
        pygame.event.get(exclude=pygame.AUDIODEVICEREMOVED)
        if (event := inbox.wait(time.monotonic() + 0.02)) is not None:
            found.append(event)
    return found


def pulled_out_and_put_back(card: Path, cache: Path, times: int) -> None:
    inbox = Inbox(RealClock())
    box = sound.speaker(inbox, cache)
    assert told(inbox, 1) == [FOUND]
    for ticket in range(0, 2 * times, 2):
        box.say(COUNT, ticket)
        assert until(lambda: pygame.mixer.get_init() is not None and pygame.mixer.Channel(mixer.VOICE).get_busy())
        (card / "gone").touch()
        assert told(inbox, 2) == [LOST, Spoken(ticket, ok=False)]
        box.play("gong")
        (card / "gone").unlink()
        assert told(inbox, 1) == [FOUND]
        before = (card / "played").stat().st_size
        box.say(COUNT, ticket + 1)
        assert told(inbox, 1) == [Spoken(ticket + 1)]
        heard = np.frombuffer((card / "played").read_bytes()[before:], dtype="<i2")
        assert np.max(np.abs(heard)) > 3000, "what is said after it was put back is heard"
    box.close()


def test_a_card_that_is_pulled_out_is_missed_at_once_and_heard_when_it_is_back(card: Path, tmp_path: Path) -> None:
    pulled_out_and_put_back(card, tmp_path, 1)


@pytest.mark.long
def test_a_card_may_be_pulled_out_twenty_times(card: Path, tmp_path: Path) -> None:
    pulled_out_and_put_back(card, tmp_path, 20)


@pytest.mark.long
def test_a_line_that_is_ready_is_heard_within_60_milliseconds_and_long_before_one_that_is_not(card: Path) -> None:
    waits = measured(20, card)
    assert np.median(waits["ready"]) <= 60
    assert np.median(waits["pyttsx3"]) > 2 * np.median(waits["ready"])


def test_without_a_window_a_card_is_missed_that_the_kernel_does_not_list_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = " 0 [vc4hdmi        ]: vc4-hdmi - vc4-hdmi\n 1 [Device         ]: USB-Audio - USB PnP\n"
    cards = tmp_path / "cards"
    cards.write_text(listed)
    monkeypatch.setattr(mixer, "CARDS", cards)
    monkeypatch.setattr(speaker, "RETRY", 0.2)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    inbox = Inbox(RealClock())
    box = sound.speaker(inbox, tmp_path / "cache")
    assert events(inbox, 1) == [FOUND]
    cards.write_text(listed + " 2 [Another        ]: USB-Audio - another\n")
    assert inbox.wait(time.monotonic() + 0.8) is None, "one that comes is no trouble"
    cards.write_text(listed.splitlines()[0])
    assert events(inbox, 2) == [LOST, FOUND]
    box.close()
