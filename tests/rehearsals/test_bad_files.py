"""A file that cannot be used is refused before anything is played: every mistake is named, with its place."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from device.rehearse.events import OWN, Events
from device.rehearse.file import Unusable, load
from device.rehearse.names import Names, together
from engine.catalogue import games
from engine.words import house

from .helpers import GIVEN, TABLE, rehearse, written


def toml(value: Any) -> str:
    """A value as TOML writes it inside of a line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


def document(table: dict[str, Any]) -> str:
    """A whole file, one line for each key."""
    return "".join(f"{json.dumps(key)} = {toml(value)}\n" for key, value in table.items())


def misspelt(word: str) -> tuple[str, str, str]:
    """The word with one character wrong, missing, or too many."""
    middle = len(word) // 2
    return (
        word[:middle] + "z" + word[middle + 1 :],
        word[:middle] + word[middle + 1 :],
        word[:middle] + "z" + word[middle:],
    )


def mutations(value: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    """The value with one of its names misspelt, for each name and each way: (the wrong name, the new value)."""
    if isinstance(value, dict):
        for name, item in value.items():
            for wrong in misspelt(name):
                yield wrong, {wrong if old == name else old: kept for old, kept in value.items()}
            for wrong, changed in mutations(item, name):
                yield wrong, {**value, name: changed}
    elif isinstance(value, list):
        for place, item in enumerate(value):
            for wrong, changed in mutations(item):
                yield wrong, [*value[:place], changed, *value[place + 1 :]]
    elif isinstance(value, str) and key != "title":
        # a house without its side is a player, whom some ask may be answered with
        yield from ((wrong, wrong) for wrong in misspelt(value) if not (house(value) and wrong.isdecimal()))


@pytest.mark.parametrize("path", GIVEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_misspelt_name_of_a_given_case_makes_it_unusable(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = tomllib.loads(path.read_text(encoding="utf-8"))
    assert rehearse(written(tmp_path, document(given), "")) == 0
    capsys.readouterr()
    count = 0
    for wrong, changed in mutations(given):
        case = written(tmp_path, document(changed), "")
        assert rehearse(case) == 2, wrong
        told = capsys.readouterr().err
        assert str(case) in told
        assert wrong in told
        count += 1
    assert count > 40


@pytest.mark.parametrize("seat", [0, 6, 99, -1])
@pytest.mark.parametrize(
    "text",
    [
        '[play."night 1"]\n"seer.look" = {{ 2 = {seat} }}',
        '[refuse."night 1"]\n"seer.look" = {{ 2 = {seat} }}',
        '[play."night 1"]\n"seer.look" = {{ {seat} = 1 }}',
        '[chance]\n"village.vote" = [{seat}]',
        "[expect]\nalive = [{seat}]",
        "[expect]\nwinners = [{seat}]",
        '[[expect.event]]\nevent = "vote"\ntally = {{ {seat} = 1 }}',
        '[[expect.event]]\nevent = "vote"\nchosen = [{seat}]',
        '[[expect.event]]\nevent = "show"\nto = [{seat}]',
    ],
)
def test_a_seat_that_does_not_exist_makes_a_file_unusable(text: str, seat: int, tmp_path: Path) -> None:
    with pytest.raises(Unusable, match=f"{seat}"):
        load(written(tmp_path, text.format(seat=seat)))


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ('[play."night 1"]\n"seer.look" = { 2 = "none" }', ('play."night 1"."seer.look".2', "the number of a seat")),
        ('[play."night 1"]\n"seer.look" = { 2 = true }', ('play."night 1"."seer.look".2',)),
        ('[play."night 1"]\n"seer.look" = { 2 = [1] }', ('play."night 1"."seer.look".2',)),
        ('[play."night 1"]\n"seer.look" = 1', ('play."night 1"."seer.look"', "{ seat = answer }")),
        ('[play."day 1"]\n"village.seance" = { 2 = "yess" }', ("did you mean 'yes'",)),
        ('[refuse."day 1"]\n"village.vote" = { 2 = "nome" }', ('refuse."day 1"."village.vote".2', "'none'")),
        ('[play."night 0"]\n"seer.look" = { 2 = 1 }', ('play."night 0"', "'night 1'")),
        ('[play."night 100"]\n"seer.look" = { 2 = 1 }', ('play."night 100"', "1 to 99")),
        ('[play."turn 1"]\n"seer.look" = { 2 = 1 }', ('play."turn 1"', "night 1")),
        ('[rules]\ntei = "none"', ("rules.tei", "did you mean 'tie'")),
        ('[rules]\ntie = "nome"', ("rules.tie", "did you mean 'none'")),
        ("[rules]\nfirst_night_kill = 1", ("rules.first_night_kill", "false, true")),
        ('[rules]\nwolves = "many"', ("rules.wolves", "auto, a number")),
        ('[chance]\n"village.note" = [1]', ("chance.village.note", "did you mean 'village.vote'")),
        ('[chance]\n"little-girl.peek.noticed" = ["maybe"]', ("chance.little-girl.peek.noticed", "yes, no")),
        ('[expect]\nwinner = "wolves"', ("expect.winner", "werewolf")),
        ("[expect]\nscores = { 1 = 3 }", ("expect.scores", "no points")),
        ("[expect]\nalive = 3", ("expect.alive",)),
        ('[[expect.never]]\nevent = "score"', ("expect.never[0].event", "'score'")),
        ('[[expect.never]]\nevent = "death"\ncause = "poison"', ("expect.never[0].cause", "werewolf, caught")),
        ('[[expect.event]]\nevent = "spare"\nby = "witch"', ("expect.event[0].by", "bodyguard, angel")),
        ('[[expect.event]]\nevent = "death"\nline = "dawn.deaths"', ("expect.event[0].line", "seat, cause")),
        ('[[expect.event]]\nevent = "show"\ncard = "mason.partner"\ntarget = 1', ("expect.event[0].target",)),
        ('[[expect.event]]\nevent = "show"\nwerewolf = 1', ("expect.event[0].werewolf", "true or false")),
        (
            '[[expect.event]]\nevent = "say"\nline = "dawn.deaths"\nfacts = { seat = 1 }',
            ("expect.event[0].facts.seat", "did you mean 'seats'"),
        ),
        ('[[expect.event]]\nat = "day 1"', ("expect.event[0].event", "is missing")),
        ('[[expect.event]]\nevent = "phase"\nname = "nigth"', ("expect.event[0].name", "'night'")),
        ('[[expect.event]]\nevent = "draw"\nname = "vilage.vote"', ("expect.event[0].name", "'village.vote'")),
    ],
)
def test_a_mistake_is_told_with_its_place_and_what_would_do(text: str, parts: tuple[str, ...], tmp_path: Path) -> None:
    path = written(tmp_path, text)
    with pytest.raises(Unusable) as error:
        load(path)
    [problem] = error.value.problems
    assert str(problem).startswith(f"{path}: {parts[0] if '.' in parts[0] else ''}")
    assert all(part in str(problem) for part in parts)


@pytest.mark.parametrize(
    ("table", "parts"),
    [
        ('game = "clasic"\n[deal]\n1 = "werewolf"', ("game", "did you mean 'classic'")),
        ('[deal]\n1 = "werewolf"', ("game", "is missing")),
        ('game = "classic"', ("deal", "is missing")),
        ('game = "classic"\n[deal]', ("deal", "nobody sits")),
        ('game = "classic"\n[deal]\n1 = "werewolf"\n3 = "seer"', ("deal.3", "without gaps")),
        ('game = "classic"\n[deal]\n1 = "witch"', ("deal.1", "little-girl")),
        ('game = "classic"\n[deal]\n1 = ["seer"]', ("deal.1",)),
        ('game = "classic"\nseed = "x"\n[deal]\n1 = "seer"', ("seed",)),
        ('game = "classic"\nlanguage = "enn"\n[deal]\n1 = "seer"', ("language", "did you mean 'en'")),
        ('game = "classic"\n[deal]\n1 = "seer', ("is not TOML", "line 3")),
        ('game = "classic"\ngame = "classic"', ("is not TOML", "line 2")),
    ],
)
def test_a_table_that_cannot_be_set_up_is_told(table: str, parts: tuple[str, ...], tmp_path: Path) -> None:
    with pytest.raises(Unusable) as error:
        load(written(tmp_path, "\n", table))
    assert all(part in str(error.value) for part in parts)


def test_all_mistakes_of_a_file_are_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = """
[rules]
tee = 1
[play."nigth 1"]
"seer.lock" = { 2 = 1 }
[expect]
winer = "nobody"
[[expect.event]]
event = "deth"
"""
    assert rehearse(written(tmp_path, text, f'titel = ""\n{TABLE}')) == 2
    told = capsys.readouterr()
    keys = (
        "titel",
        "expect.winer",
        "rules.tee",
        'play."nigth 1"',
        'play."nigth 1"."seer.lock"',
        "expect.event[0].event",
    )
    assert [line.split(": ")[1] for line in told.err.splitlines()] == [*keys]
    assert told.out.splitlines() == [f"FAIL {tmp_path / 'case.toml'}: cannot be used", "0 passed, 1 failed"]


@pytest.mark.parametrize("name", ["nothing.toml", "."])
def test_a_file_that_cannot_be_read_is_told(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rehearse(tmp_path / name) == 2
    assert f"{tmp_path / name}: cannot be read" in capsys.readouterr().err


def test_of_many_names_the_nearest_are_told() -> None:
    told = Names(games()["millers-hollow"], range(1, 9)).ask("banana")
    assert told is not None
    named = told.partition("there are: ")[2].split(", ")
    assert len(named) == 9
    assert "baker.peek" in named
    assert named[-1] == "…"


def test_every_event_field_of_every_game_is_checked() -> None:
    for game in games().values():
        names = game.names
        fields = {*together((*OWN.values(), *names.lines.values(), *names.cards.values()))}
        assert fields - {"facts", "name", "by"} <= {*Events(Names(game, (1, 2, 3))).checks}
        assert {*names.events} <= {*OWN}
