"""Set-up files: the playable ones are offered, the broken ones named with their place."""

from collections.abc import Iterator
from pathlib import Path

from device.setups import SetupFile, load_setups
from device.strict import Fault

GOOD = """
game = "classic"
title = "Nine friends"
seats = 3
deck = ["werewolf", "seer", "villager"]
rules = { ballot = "point", hints = true, nights = 2 }
"""


def any_game(setup: SetupFile) -> Iterator[Fault]:
    """Stands for the catalogue: knows three roles."""
    for place, role in enumerate(setup.deck):
        if role not in {"werewolf", "seer", "villager"}:
            yield f"deck[{place}]", f"there is no role {role!r} in {setup.game}"


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / "classic" / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_a_good_file_is_a_setup(tmp_path: Path) -> None:
    write(tmp_path, "nine", GOOD)
    setups, problems = load_setups([tmp_path, tmp_path / "missing"], any_game)
    assert problems == []
    assert setups == {
        "classic/nine": SetupFile(
            game="classic",
            title="Nine friends",
            seats=3,
            deck=("werewolf", "seer", "villager"),
            rules={"ballot": "point", "hints": True, "nights": 2},
        )
    }


def test_every_mistake_of_a_file_is_told_and_the_others_are_offered(tmp_path: Path) -> None:
    write(tmp_path, "good", GOOD)
    bad = write(tmp_path, "bad", 'seats = 2\ndeck = ["seer", 5, true]\nrule = 1\nrules = { a = 1979-05-27, b = [1] }')
    setups, problems = load_setups([tmp_path], any_game)
    assert [*setups] == ["classic/good"]
    assert [str(problem).removeprefix(f"{bad}: ") for problem in problems] == [
        "seats: 2 will not do: expected int >= 3",
        "deck[1]: 5 will not do: expected str, got int",
        "deck[2]: True will not do: expected str, got bool",
        "rule: there is no such key; did you mean 'rules'?",
        "rules.a: datetime.date(1979, 5, 27) will not do: expected bool | int | float | str | array, got date",
        "rules.b: [1] will not do: expected str, got int - at $[0]",
        "game: is missing",
    ]


def test_a_file_that_is_no_toml_is_told_once(tmp_path: Path) -> None:
    write(tmp_path, "bad", "game =")
    _, problems = load_setups([tmp_path], any_game)
    assert [problem.what.partition(":")[0] for problem in problems] == ["is not TOML"]


def test_the_owners_setup_replaces_the_shipped_one_unless_it_is_broken(tmp_path: Path) -> None:
    shipped, own = tmp_path / "shipped", tmp_path / "own"
    for name in ("one", "two"):
        write(shipped, name, GOOD)
    write(own, "one", GOOD.replace("Nine", "Ten"))
    write(own, "two", GOOD.replace("seats = 3", "seats = 33"))
    setups, problems = load_setups([shipped, own], any_game)
    assert {name: setup.title for name, setup in setups.items()} == {
        "classic/one": "Ten friends",
        "classic/two": "Nine friends",
    }
    assert [problem.file for problem in problems] == [own / "classic" / "two.toml"]
