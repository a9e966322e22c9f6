"""Logs and the support bundle count as public: they name no seat together with a card, a tag or a vote."""

import json
import logging
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from device.doctor.bundle import LINES, masked
from device.languages import languages
from device.logs import FILE, LEVELS, MOST, into, last_lines, place
from device.phrases import Phrases
from device.settings import TEXTS
from engine.catalogue import games

GAMES = ("classic", "millers-hollow", "lupusburg")
SEAT = re.compile(r"(?<![A-Za-z0-9_.:-])(?:[1-9]|1\d|20)[LR]?(?![A-Za-z0-9_-]|[.:]\d)")
VOTE = re.compile(r"vot(?:e|es|ed|ing)\b|ballot|picks?\b|press(?:es|ed)?\b|\.(?:kill|look|protect|heal|poison)\b|票|投")
TAG = re.compile(r"\b[0-9A-F]{2}(?:[: ]?[0-9A-F]{2}){3,9}\b")
STAMP = re.compile(r"^[\d-]+ [\d:,]+ ")
"""When a line of the file was written."""


def card_names() -> set[str]:
    """What cards are called, by the code and in every language."""
    names = {role for game in games().values() for role in game.roles}
    for language in languages(TEXTS):
        for game in games().values():
            phrases = Phrases(TEXTS, language, game.key)
            names |= {phrases.word(f"role.{role}") for role in game.roles}
    return names


CARD = re.compile("|".join(sorted(map(re.escape, card_names()))), re.IGNORECASE)


def telling(lines: list[str]) -> list[str]:
    """The lines that say too much."""
    found = []
    for line in lines:
        text = STAMP.sub("", line).replace("wolfhour", "")
        if (SEAT.search(text) and (CARD.search(text) or VOTE.search(text))) or TAG.search(text):
            found.append(line)
    return found


def wolfhour(state: Path, *words: str, first: str = "", status: int = 0) -> str:
    """What the command, in a process of its own that does this first, writes to standard error."""
    code = f"import sys; from device.cli import main\n{first}\nsys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, *words, "--state", str(state), "--config", "/dev/null"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    assert ended.returncode == status, ended.stderr
    return ended.stderr


def logged(state: Path, game: str, level: str, first: str = "") -> list[str]:
    """Everything that a whole game of simulated players leaves in the logs."""
    seats = str(min(9, games()[game].most))
    words = ("sim", "--text", "--clock", "fast", "--autostart", "--bots", seats, "--seats", seats, "--seed", "7")
    told = wolfhour(state, *words, "--game", game, "--log", level, first=first)
    assert list((state / "history").glob("*.jsonl")), "the game was not played to its end"
    return [*told.splitlines(), *last_lines(state, 10_000)]


def bundled(state: Path) -> dict[str, str]:
    """The files of the support bundle, by name."""
    bundle = state.with_suffix(".tgz")
    wolfhour(state, "doctor", "--bundle", str(bundle))
    with tarfile.open(bundle) as files:
        return {member.name: files.extractfile(member).read().decode() for member in files}  # type: ignore[union-attr]  # all are files


@pytest.mark.parametrize(("game", "level"), [*((game, LEVELS[0]) for game in GAMES), (GAMES[0], LEVELS[-1])])
def test_no_level_of_the_log_and_no_bundle_tells_a_card_a_tag_or_a_vote(tmp_path: Path, game: str, level: str) -> None:
    """The first level has the lines of all others."""
    lines = logged(tmp_path / "state", game, level)
    assert telling([*lines, *"\n".join(bundled(tmp_path / "state").values()).splitlines()]) == []
    assert any("night 2" in line for line in lines), "the owner sees how the game goes"
    assert (tmp_path / "state" / FILE).stat().st_mode & 0o777 == 0o600


PLANT = """
import logging
from device.table import Table
perform = Table.perform
def leaky(self, effect):
    logging.getLogger("device.table").{level}({message}, *[4, "seer", "04A2B3C4D5E680"][:{count}])
    perform(self, effect)
Table.perform = leaky
"""


@pytest.mark.parametrize(
    ("level", "message", "count"),
    [
        ("info", "'seat %d is the %s'", 2),
        ("debug", "'seat %d has voted'", 1),
        ("debug", "'seer.look: player %d'", 1),
        ("warning", "'seat %d: the %s has the tag %s'", 3),
    ],
)
def test_a_log_line_with_a_card_a_vote_or_a_tag_is_found(tmp_path: Path, level: str, message: str, count: int) -> None:
    planted = PLANT.format(level=level, message=message, count=count)
    assert telling(logged(tmp_path / "state", "classic", "debug", planted))


def test_what_is_public_may_stand_in_a_log() -> None:
    assert (
        telling(["the player of seat 3 leaves", "cards: seer, villager, werewolf", "2026-11-30 01:02:03,004 INFO seer"])
        == []
    )
    assert len(telling(["3 is a Seer", "4號是預言家", "wolf in 3L", "3 voted", "uid 04 A2 B3 C4"])) == 5


# The log


def test_the_terminal_tells_by_itself_only_what_is_wrong(tmp_path: Path) -> None:
    quiet = wolfhour(tmp_path / "a", "demo", "--text", "--clock", "fast", "--seed", "7")
    talkative = wolfhour(tmp_path / "b", "demo", "--text", "--clock", "fast", "--seed", "7", "--log", "info")
    assert "night 1" not in quiet
    assert "wolfhour: night 1\n" in talkative


def test_a_level_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    assert "choose from" in wolfhour(tmp_path, "demo", "--log", "loud", status=2)


def test_the_file_stays_small_and_keeps_the_last_lines(tmp_path: Path) -> None:
    log, end = logging.getLogger("device.test"), into(tmp_path)
    for number in range(9000):
        log.info("line %d", number)
    end()
    log.info("too late")
    assert [line.rpartition(" ")[2] for line in last_lines(tmp_path, LINES)] == [*map(str, range(8500, 9000))]
    files = list(tmp_path.iterdir())
    assert len(files) == 2
    assert sum(file.stat().st_size for file in files) <= 2 * MOST
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


def test_a_disk_that_takes_no_log_stops_no_game(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a" / FILE).mkdir(parents=True)
    into(tmp_path / "a")()
    (tmp_path / FILE).symlink_to("/dev/full")
    end = into(tmp_path)
    logging.getLogger("device.test").info("a line")
    end()
    assert capfd.readouterr().err == ""


def test_a_fault_is_told_by_its_place_and_not_by_its_words() -> None:
    try:
        raise ValueError("seat 3 is the seer")
    except ValueError as fault:
        told = place(fault)
    assert re.fullmatch(r"test_logs\.py:\d+", told)


# The bundle


def test_the_bundle_holds_findings_settings_versions_and_log_and_nothing_else(tmp_path: Path) -> None:
    logged(tmp_path / "state", "classic", "info")
    files = bundled(tmp_path / "state")
    names = ("doctor.json", "settings.json", "versions.json", "wolfhour.log")
    assert {*files} == {f"wolfhour/{name}" for name in names}
    assert "journal" in {check["id"] for check in json.loads(files["wolfhour/doctor.json"])["checks"]}
    assert '"pace": "normal"' in files["wolfhour/settings.json"]
    assert '"pygame-ce"' in files["wolfhour/versions.json"]
    assert "the game is over" in files["wolfhour/wolfhour.log"]


def test_a_number_that_may_be_a_tags_is_masked_the_same_way_each_time() -> None:
    lines = [masked(f"the reader saw {tag} again", "salt") for tag in ("04A2B3C4", "04:a2:b3:c4:d5:e6:80", "04A2B3C4")]
    assert lines[0] == lines[2] != lines[1]
    assert not any(TAG.search(line.upper().replace("TAG-", "")) and "A2" in line.upper() for line in lines)
    stamp = "2026-11-30 01:12:05,123 INFO device.table: night 1"
    assert masked(stamp, "salt") == stamp
    assert masked("04A2B3C4", "salt") != masked("04A2B3C4", "other salt")


def test_a_bundle_that_cannot_be_written_is_explained(tmp_path: Path) -> None:
    told = wolfhour(tmp_path / "state", "doctor", "--bundle", str(tmp_path / "nowhere" / "out.tgz"), status=2)
    assert "cannot be written" in told
    assert "Traceback" not in told
