"""About how many tags a table needs, as the page for builders tells it."""

from pathlib import Path

import pytest

from device.tags.decks import decks

PAGE = Path(__file__).parents[2] / "BUILD.md"
SEATS = (8, 12, 18)


@pytest.mark.parametrize("name", ["classic", "millers-hollow"])
def test_the_page_tells_how_many_tags_a_game_needs(name: str) -> None:
    answers = decks()["answers"].kinds
    counts = [len([card for card in answers if not card.isdecimal() or int(card) <= seats]) for seats in SEATS]
    cards = len(decks()[name].cards())
    [row] = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if f"`{name}`, about" in line]
    told = [int(number) for number in row.split("|")[-2].split("/")]
    assert told == pytest.approx([cards + seats * count for seats, count in zip(SEATS, counts, strict=True)], rel=0.05)
