"""The two ready rule sets are those of the table in RULES.md, section 7."""

import re
from pathlib import Path

from engine.millers_hollow import MILLERS_HOLLOW
from engine.millers_hollow.rules import MillersRules
from engine.rules import house_rules, read_rules

RULES = Path(__file__).parents[2] / "engine" / "RULES.md"
PER_SETUP = "kill_all or kill_a_side, per set-up; kill_all for a custom deck"


def table() -> dict[str, tuple[object, object]]:
    """Key -> its value in `seed` and in `official`."""
    rows = RULES.read_text(encoding="utf-8").split("| Key | seed (default) | official |")[1].split("\n\n")[0]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows.splitlines()[2:]]
    found = {}
    for key, seed, official, *_ in cells:
        default = value("kill_all" if seed == PER_SETUP else seed)
        found[key] = (default, default if official == "same" else value(official))
    return found


def value(cell: str) -> object:
    """What a cell says; words in brackets explain it."""
    if cell.startswith("["):
        return tuple(re.findall(r'"(\w+)"', cell))
    word = re.sub(r" \(.*\)$", "", cell)
    return {"true": True, "false": False}.get(word, int(word) if word.isdigit() else word)


def test_every_key_has_the_values_of_the_table_and_others_are_the_same_in_both_sets() -> None:
    seed, official = read_rules(MillersRules, {}), read_rules(MillersRules, {"preset": "official"})
    ours = {key: (getattr(seed, key), getattr(official, key)) for key in house_rules(MILLERS_HOLLOW.rules)}
    assert {key: ours.get(key) for key in table()} == table()
    assert {key for key, (one, other) in ours.items() if one != other} - {*table()} == {"preset"}


def test_a_single_key_overrides_the_rule_set() -> None:
    rules = read_rules(MillersRules, {"preset": "official", "explode": True})
    assert rules.explode
    assert rules.witch_potions_per_night == 2
