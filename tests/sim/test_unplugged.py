"""A whole game with a sound card that is pulled out and put back again and again."""

from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any

import pygame
import pytest

from device.app import Box
from device.hw import speaker
from device.options import Options
from device.ports import Event, Line, Spoken
from tests.device import flaky

TIMES = 20
LINES = 4
"""So many lines are begun between two troubles."""


@dataclass
class Evening:
    """A narrated game of bots on a card, and what became of its lines."""

    gone: Path
    box: Box
    events: list[dict[str, Any]] = field(default_factory=list)
    lines: dict[int, str] = field(default_factory=dict)
    """What was to be said, by ticket."""
    heard: set[str] = field(default_factory=set)
    lost: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    pulled: int = 0
    since: int = 0
    """Lines begun since the card is there."""

    def __post_init__(self) -> None:
        speaker, screen, inbox, session = self.box.host.speaker, self.box.screen, self.box.inbox, self.box.session
        say, show, put, hear = speaker.say, screen.show, inbox.put, session.hear

        def saying(line: Line, ticket: int) -> None:
            self.lines[ticket] = line.text
            self.since += 1
            say(line, ticket)

        def showing(view: dict[str, Any]) -> None:
            self.shown.update(value for value in view.values() if isinstance(value, str))
            show(view)

        def putting(event: Event) -> None:
            if isinstance(event, Spoken):
                (self.heard if event.ok else self.lost).add(self.lines[event.ticket])
            put(event)

        def hearing(event: dict[str, Any]) -> None:
            self.events.append(event)
            hear(event)

        speaker.say, screen.show, screen.pump = saying, showing, self.meddle  # type: ignore[method-assign, assignment]  # who hears
        inbox.put, session.hear = putting, hearing  # type: ignore[method-assign]  # and who notes it

    def meddle(self) -> None:
        """Pull the card out in the middle of things, and put it back once the box has missed it."""
        pygame.event.get(exclude=pygame.AUDIODEVICEREMOVED)
        if self.gone.exists():
            if ("speaker", 0) in self.box.host.seating.trouble:
                self.gone.unlink()
                self.since = 0
        elif self.events and self.since >= LINES and self.pulled < TIMES:
            self.gone.touch()
            self.pulled += 1

    def facts(self) -> list[dict[str, Any]]:
        """What happened, without times."""
        names = ("death", "vote", "win")
        return [
            {key: value for key, value in event.items() if key not in ("n", "t")}
            for event in self.events
            if event["event"] in names
        ]


def played(folder: Path, gone: Path, **options: Any) -> Evening:
    """One game to its end."""
    settings = Options(
        state=folder, config="/dev/null", seats=7, bots=7, lobby=False, text=True, pace="brisk", seed=3, **options
    )
    with Box(settings, out=StringIO()) as box:
        evening = Evening(gone, box)
        box.run()
    return evening


@pytest.mark.long
def test_a_game_goes_on_however_often_the_card_is_pulled_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not flaky.can_be_built():
        pytest.skip("the test card needs gcc and libasound2-dev")
    undisturbed = played(tmp_path / "silent", tmp_path / "never", voice=False, fast=True)
    for name, value in flaky.build(tmp_path).items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(speaker, "RETRY", 0.2)
    pygame.display.init()
    try:
        evening = played(tmp_path / "state", tmp_path / "gone")
    finally:
        pygame.display.quit()
    assert evening.pulled == TIMES
    assert evening.lost, "some lines were cut off"
    assert evening.lost <= evening.heard | evening.shown
    assert evening.facts() == undisturbed.facts()
    assert {*evening.lines.values()} == evening.heard | evening.lost
