"""Small noises are hidden whenever eyes are closed: by night, and where each looks alone by day."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from device.cards import Cards
from device.public import PublicView
from engine import Facts
from tests.secrecy.evening import Evening, play, table

CLOSE, OPEN = ("night.falls", "look.close", "resume.night"), ("day.breaks", "look.open")


def unhidden(evening: Evening) -> list[str]:
    """Where time passes in the wrong kind of silence."""
    close, wake = ({evening.text(line) for line in lines} for lines in (CLOSE, OPEN))
    eyes, hidden, view, before, wrong = "open", False, "", 0.0, []
    for told in evening.ports.of("ambience", "say", "said", "view"):
        if told.t > before and eyes == "closed" and not hidden:
            wrong.append(f"{before} to {told.t}: eyes are closed, and nothing hides a noise")
        if told.t > before and eyes == "open" and hidden and view == "table":
            wrong.append(f"{before} to {told.t}: eyes are open, and the sound of the night is heard")
        before = told.t
        match told.what:
            case "ambience":
                hidden = told.value == "night"
            case "view":
                view = told.value["kind"]
            case "say" if told.value in wake:
                eyes = "opening"
            case "said" if told.value in close:
                eyes = "closed"
            case "said" if told.value in wake:
                eyes = "open"
    return wrong


@pytest.mark.parametrize("lights", [True, False])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["classic", "millers-hollow"])
def test_a_sound_hides_everything_from_close_your_eyes_to_open_your_eyes(
    tmp_path: Path, game: str, seed: int, lights: bool
) -> None:
    evening = play(tmp_path, table(game, seed), seed, lights=lights)
    nights = [told for told in evening.ports.of("said") if told.value in map(evening.text, CLOSE)]
    deal = 0 if lights else 1  # with lights everybody learns the own card with open eyes
    assert len(nights) >= evening.result.nights + deal
    assert unhidden(evening) == []


def test_a_night_without_that_sound_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(self: PublicView, dark: bool) -> None:
        self.dark = dark
        self._draw()

    monkeypatch.setattr(PublicView, "night", silent)
    assert unhidden(play(tmp_path, table("classic", 1), 1))


def test_a_sound_that_ends_before_the_last_card_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reveal = Cards.reveal

    def early(self: Cards, text: str, facts: Sequence[Facts] = ()) -> None:
        self.host.speaker.ambience("off")
        reveal(self, text, facts)

    monkeypatch.setattr(Cards, "reveal", early)
    assert unhidden(play(tmp_path, table("classic", 1), 1))
