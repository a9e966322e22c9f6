"""Rehearsals of Lupusburg: a deal that the box would never make is a file that cannot be used (E3-1, ruling 40)."""

import re
from pathlib import Path

import pytest

from .helpers import rehearse, written

ROOT = Path(__file__).parents[2]
TABLE = """
game = "lupusburg"
[deal]
1 = { left = "man", right = "woman", chest = "left", goal = "both-alive" }
2 = { left = "wolf", right = "man", chest = "right", goal = "both-alive" }
3 = { left = "woman", right = "thief", chest = "left", goal = "both-alive" }
mayor = 1
"""


@pytest.mark.parametrize(
    ("lawful", "unlawful", "why"),
    [
        (
            '"wolf", right = "man"',
            '"wolf", right = "thief"',
            "deal.2: wolf and thief are never dealt to the same player",
        ),
        (
            '"man", chest = "right"',
            '"man", chest = "left"',
            "deal.2.left: wolf and thief never live in the house with the chest",
        ),
        (
            '"thief", chest = "left"',
            '"thief", chest = "right"',
            "deal.3.right: wolf and thief never live in the house with the chest",
        ),
        ('"wolf", right', '"man", right', "deal: there must be one wolf"),
    ],
)
def test_an_unlawful_deal_makes_a_file_unusable(
    lawful: str, unlawful: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rehearse(written(tmp_path, TABLE, "")) == 0
    assert TABLE.count(lawful) == 1
    assert rehearse(written(tmp_path, TABLE.replace(lawful, unlawful), "")) == 2
    assert why in capsys.readouterr().err


def test_people_of_one_hand_may_not_be_wolf_and_thief(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    held = '2 = { people = ["wolf", "thief"], goal = "both-alive" }'
    lines = [held if line.startswith("2 =") else line for line in TABLE.splitlines()]
    assert rehearse(written(tmp_path, "\n".join(lines), "")) == 2
    assert "deal.2: wolf and thief are never dealt to the same player" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wishes", "passed"), [("", True), ('"bet.wish" = { 2 = "yes" }', True), ('"bet.wish" = { 2 = "no" }', False)]
)
def test_who_has_a_bet_wishes_for_it_unless_the_file_says_otherwise(
    wishes: str, passed: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bet = f'[play."day 1"]\n{wishes}\n"bet.place" = {{ 2 = "none" }}\n'
    assert (rehearse(written(tmp_path, bet, TABLE)) == 0) is passed
    assert ("unused answer: day 1 bet.place seat 2" in capsys.readouterr().out) is not passed


def test_every_case_and_ruling_of_the_rules_has_a_file() -> None:
    rules = (ROOT / "engine" / "RULES.md").read_text(encoding="utf-8")
    cases = {f"e3-{int(number):02}" for number in re.findall(r"^\| E3-(\d+) \|", rules, re.MULTILINE)}
    section = rules.partition("## 3.9")[2].partition("\n# ")[0]
    rulings = {f"r{number}" for number in re.findall(r"^(\d+)\. ", section, re.MULTILINE)}
    assert (len(cases), len(rulings)) == (24, 16)
    names = [file.name for file in (ROOT / "tests" / "rehearsals" / "lupusburg-edges").iterdir()]
    missing = {case for case in cases | rulings if not any(name.startswith(f"{case}-") for name in names)}
    assert missing == {"e3-01", "r40"}, "what no file can be played with is shown above"
