"""Decks: their cards bear the names that the games use, and every game of every size finds its cards in them."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from device.setups import load_setups
from device.tags.decks import Deck, copy, decks, kind, numbered
from engine import WolfhourError
from engine.catalogue import games
from engine.village.buildings.deal import TRADES
from engine.village.buildings.deal import deck as houses
from tests.sim.process import ROOT

RULES = (ROOT / "engine" / "RULES.md").read_text(encoding="utf-8")
HIDDEN = {"tinker", "medium"}
"""Roles without a card of their own: a villager has them and does not know it."""
GESTURES = {"werewolf.explode"}
"""Answered by holding the button, whatever the box is made of."""


def row(title: str, section: str) -> str:
    """A row of a table of the rules."""
    part = RULES.partition(f"\n# {section}")[2]
    return next(line for line in part.splitlines() if line.startswith(f"| {title}"))


def roles(deck: Deck) -> Counter[str]:
    """How many cards of each role a deck has."""
    return Counter({name.removeprefix("role:"): count for name, count in deck.kinds.items() if name[:5] == "role:"})


def played(game: str) -> Iterator[tuple[str, ...]]:
    """Every deck that is recommended for a game, or comes with the box."""
    known = games()[game]
    for seats in range(known.least, known.most + 1):
        yield known.pack(seats, known.rules())
    files, problems = load_setups([ROOT / "config" / "setups"], lambda file: [])
    assert problems == []
    yield from (file.deck for file in files.values() if file.game == game)


def on_paper(game: str) -> bool:
    """Whether a game is played with cards; one without may have none on paper either."""
    return games()[game].each > 0 or game in decks()


@pytest.mark.parametrize("game", [*filter(on_paper, games())])
def test_a_deck_has_a_card_for_every_role_of_its_game_and_no_other(game: str) -> None:
    assert set(roles(decks()[game])) == set(games()[game].roles) - HIDDEN


@pytest.mark.parametrize("game", [*filter(on_paper, games())])
def test_a_deck_is_enough_for_whatever_is_recommended(game: str) -> None:
    for dealt in played(game):
        printed = Counter("villager" if role in HIDDEN else role for role in dealt)
        assert printed - roles(decks()[game]) == Counter()


def test_classic_has_cards_for_a_full_table_without_special_roles() -> None:
    assert roles(decks()["classic"])["villager"] >= 20 - 4 - 1


@pytest.mark.parametrize("game", [*filter(on_paper, games())])
def test_every_answer_to_a_question_has_a_card(game: str) -> None:
    answers = {card for deck in decks().values() if deck.of == "seat" and game in deck.games for card in deck.kinds}
    asked = {option for ask, options in games()[game].names.asks.items() if ask not in GESTURES for option in options}
    by_numbers = {"seat", "seats", "player", "house", "number", "list"}
    by_the_list = {option for option in asked if " " in option}
    assert asked - by_numbers - by_the_list - set(games()[game].roles) <= answers
    assert {str(seat) for seat in range(1, games()[game].most + 1)} <= answers


def test_every_building_has_a_stand_for_whoever_owns_it() -> None:
    stands = Counter({name.removeprefix("building:"): count for name, count in decks()["buildings"].kinds.items()})
    assert set(stands) == set(TRADES)
    assert Counter(houses(18)) - stands == Counter()
    assert stands.total() == int(re.findall(r"Tokens: (\d+)", RULES)[0])


def test_the_cards_of_wooolf_are_those_of_its_rules() -> None:
    codes = {"S": "sheep", "D": "hound", "H": "hunter", "B": "boy", "W": "wolf"}
    expected = {}
    for code, copies in re.findall(
        r"^\| ([SDHBW][?/SDHBW]*) \| .*? \| (\d+) \| (?:base|advanced) ", RULES, re.MULTILINE
    ):
        role, _, mask = code.partition("/")
        name = codes[role[0]] + role[1:] + (f"/{codes[mask]}" if mask else "")
        expected[f"role:{name}"] = int(copies)
    assert sum(expected.values()) == 20
    questions = {
        "question:wolf-boy-hunter": "Q1",
        "question:boy-hunter-sheep": "Q2",
        "question:hound": "Q3",
        "question:hunter": "Q4",
        "question:sheep": "Q5",
    }
    expected |= {name: int(row(code, "1. WOOOLF").split("|")[4]) for name, code in questions.items()}
    assert decks()["wooolf"].kinds == expected


def test_the_cards_of_the_boy_who_cried_wolf_are_those_of_its_rules() -> None:
    section = "2. The Boy Who Cried Wolf"
    totals = {name: row(title, section).split("|")[3].strip() for name, title in CRIED_WOLF.items()}
    sheep = dict(zip(("role:sheep-1", "role:sheep-2", "role:sheep-3"), totals.pop("sheep").split(" / "), strict=True))
    assert decks()["cried-wolf"].kinds == {name: int(total) for name, total in {**totals, **sheep}.items()}
    assert sum(decks()["cried-wolf"].kinds.values()) == 48


CRIED_WOLF = {
    "role:boy": "Shepherd boy",
    "role:hunter": "Hunter",
    "role:wolf": "Wolf",
    "sheep": "Sheep ",
    "role:dog": "Sheepdog",
}


def test_the_cards_of_lupusburg_are_those_of_its_rules() -> None:
    kinds = decks()["lupusburg"].kinds
    section = "3. Lupusburg"
    assert "16: 1 wolf, 1 thief, 7 men, 7 women" in row("Characters", section)
    assert [kinds[f"role:{name}"] for name in ("wolf", "thief", "man", "woman")] == [1, 1, 7, 7]
    assert "8 colours × (1 with chest + 1 without)" in row("Houses", section)
    assert kinds["house:chest"] == kinds["house:plain"] == 8
    assert "5 kinds × 3" in row("Goal cards", section)
    assert [count for name, count in kinds.items() if name.startswith("goal:")] == [3] * 5
    summary = 1
    assert sum(kinds.values()) + summary == 48


def test_cards_of_one_kind_are_told_apart_unless_a_seat_answers_with_them() -> None:
    for deck in decks().values():
        cards = deck.cards()
        assert len({*cards}) == len(cards) == sum(deck.kinds.values())
        assert [*dict.fromkeys(map(kind, cards))] == [*deck.kinds]
        if deck.of == "seat":
            assert [card for card in cards if copy(card)] == []


def test_a_card_is_named_as_a_tap_carries_it() -> None:
    cards = set(chain.from_iterable(deck.cards() for deck in decks().values()))
    assert {"5", "20", "yes", "none", "role:seer", "role:werewolf#2", "goal:both-dead#3", "role:wolf"} <= cards
    assert (kind("role:werewolf#2"), copy("role:werewolf#2")) == ("role:werewolf", 2)
    assert (kind("role:seer"), copy("role:seer")) == ("role:seer", 0)
    assert numbered("5", 1) == ("5",)


def test_everything_that_is_wrong_in_the_files_of_decks_is_named_at_once(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text('games = ["classic"]\nof = "chair"\ncolour = 1\n', encoding="utf-8")
    (tmp_path / "two.toml").write_text('of = "seat"\n[cards.role]\nseer = -1\n', encoding="utf-8")
    with pytest.raises(WolfhourError) as caught:
        decks(tmp_path)
    for text in (
        "one.toml: of: 'chair'",
        "one.toml: colour: there is no such key",
        "cards.role.seer",
        "games: is missing",
    ):
        assert text in str(caught.value)
