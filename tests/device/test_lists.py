"""Every ask of every game is answered as the documents tell it, whatever is asked of whom."""

import re
from pathlib import Path

import pytest

from device.lists import alone, called, pointable
from engine import Ask
from engine.catalogue import games
from engine.words import hidden
from tests.contracts.names import seen

pytestmark = pytest.mark.xdist_group("games of bots")
ROOT = Path(__file__).parents[2]
HOW = {
    "secret pick": {("alone", True)},
    "own turn": {("alone", False)},
    "several seats, several picks": {("together", True), ("together", False)},
    "answer of several words": {("steps", True), ("steps", False)},
    "secret pick with open eyes": {("together", True)},
    "open vote": {("vote", False)},
    "who wants to?": {("wish", False)},
    "farewell": {("farewell", True)},
    "gesture": {("gesture", False)},
}
"""The rows of device/README.md that tell how asks are answered: the ways that each means, and whether secretly."""


def table(text: str, head: str) -> list[list[str]]:
    """The cells of the rows of the table with this head in a document."""
    rows = text.partition(f"\n{head}\n")[2].partition("\n\n")[0].splitlines()[1:]
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows]


def rows(key: str) -> dict[str, str]:
    """How each ask of a game is answered, as tests/rehearsals/README.md tells it."""
    document = (ROOT / "tests" / "rehearsals" / "README.md").read_text(encoding="utf-8")
    found = re.search(rf"\n### {key}\b.*?(?=\n### |\Z)", document, re.DOTALL)
    assert found, f"tests/rehearsals/README.md has no section {key} with a table of its asks"
    section = found[0]
    told = table(section, "| ask | put to | answers | how |")
    return {ask: how for asks, _, _, how in told for ask in re.findall("`([^`]+)`", asks)}


def way(ask: Ask) -> str:
    """How the table has this ask answered."""
    if ask.farewell or ask.closes == "first":
        return "farewell" if ask.farewell else "gesture"
    return "together" if ask.how == "alone" and not alone(ask) else ask.how


def test_the_rows_are_those_of_the_document() -> None:
    document = (ROOT / "device" / "README.md").read_text(encoding="utf-8")
    assert {row for row, _ in table(document, "| ask | how |")} == {*HOW}


@pytest.mark.parametrize("key", games())
def test_every_ask_is_answered_as_its_row_says_or_is_a_secret_pick_whoever_is_asked(key: str) -> None:
    asks, told = seen(key)[3], rows(key)
    assert told.keys() <= asks.keys() == games()[key].names.asks.keys()
    for name, met in asks.items():
        ways = {(way(ask), hidden(ask, ())) for ask in met}
        how = [HOW[row] for row in told.get(name, "secret pick").split(" or ")]
        assert len(ways) == len(how), f"{name} is answered in several ways: {ways}"
        assert all(ways & row for row in how), name


@pytest.mark.parametrize("key", games())
def test_what_only_one_seat_answers_is_never_put_to_more(key: str) -> None:
    for ask in (ask for met in seen(key)[3].values() for ask in met):
        match way(ask):
            case "alone" | "farewell":
                assert len(ask.seats) <= 1 or ask.how == "together", ask
                assert ask.closes == "window" or not ask.secret, ask
            case "together" | "vote":
                assert ask.closes == ("window" if hidden(ask, ()) else "all"), ask
            case "wish":
                assert (ask.secret, ask.default, called(ask)) == (False, "no", ("yes",)), ask


@pytest.mark.parametrize("key", games())
def test_who_wants_to_is_asked_alone_what_the_wish_leads_to(key: str) -> None:
    for wish, then in games()[key].names.wishes.items():
        assert {way(ask) for ask in seen(key)[3][wish]} == {"wish"}, wish
        assert {len(ask.seats) for ask in seen(key)[3][then]} == {1}, then


def test_fingers_point_where_seats_are_voted_for() -> None:
    votes = {name for key in games() for name, met in seen(key)[3].items() for ask in met if pointable(ask)}
    told = {name for key in games() for name, row in rows(key).items() if row == "open vote"}
    assert votes == told - {"village.seance"}
