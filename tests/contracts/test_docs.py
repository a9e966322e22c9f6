"""Every command that a document shows is run by a test."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

DOCUMENTS = ("README.md", "BUILD.md", "CONTRIBUTING.md", "device/README.md", "engine/README.md", "systemd/README.md")

THE_README = "tests/sim/test_documents.py::test_a_command_of_the_readme_works"

OF_BUILDING = "tests/sim/test_documents.py::test_a_command_of_the_page_for_builders_works"

OF_CARDS = "tests/tags/test_command.py::test_the_commands_of_the_readme_work"

RUN_BY: dict[str, str] = (
    dict.fromkeys(
        [
            ".venv/bin/wolfhour config check",
            ".venv/bin/wolfhour config show",
            ".venv/bin/wolfhour demo",
            ".venv/bin/wolfhour demo --text --clock fast --seed 7",
            ".venv/bin/wolfhour lab simulate --game classic --seats 9",
            ".venv/bin/wolfhour rehearse tests/rehearsals/classic/*.toml",
            ".venv/bin/wolfhour sim --bots 7",
            "echo help | .venv/bin/wolfhour sim --text --clock fast",
        ],
        THE_README,
    )
    | dict.fromkeys(
        [
            "sudo -u wolfhour wolfhour cards enrol --deck classic",
            "sudo -u wolfhour wolfhour cards list",
            "wolfhour cards print --deck classic --out classic.pdf --language zh-Hant",
        ],
        OF_CARDS,
    )
    | dict.fromkeys(
        [
            "wolfhour config check",
            "wolfhour config wiring --out wiring",
            "sudo -u wolfhour wolfhour doctor",
            "sudo -u wolfhour wolfhour doctor --interactive",
        ],
        OF_BUILDING,
    )
)
"""A command as a document shows it -> the test that runs it, as `tests/<subject>/<file>.py::<test>`.

Commands of `make` do not stand here: the tests run inside of `make test`.
"""

THE_COMMAND = re.compile(r"^(.*?)(?:sudo -u wolfhour |\.venv/bin/)?wolfhour\b")
"""The command as a document shows it, of an installed box or of this folder, behind whatever is piped into it."""

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def commands(text: str) -> list[str]:
    """The lines of all shell blocks, without comments."""
    blocks = (block for language, block in FENCE.findall(text) if language in {"sh", "bash", "console", ""})
    lines = (line.partition(" #")[0].strip() for block in blocks for line in block.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def unproven(command: str, run_by: dict[str, str], tree: Path) -> str:
    """Why nobody can say that a command works; empty where a test runs it, or where `make` knows its target."""
    if command.removeprefix("sudo ").startswith("make "):
        dry = subprocess.run(
            [*command.removeprefix("sudo ").split(), "--dry-run"], cwd=tree, capture_output=True, text=True, check=False
        )
        return dry.stderr.strip() if dry.returncode else ""
    if command not in run_by:
        return f"no test runs `{command}`: add it to RUN_BY"
    file, _, test = run_by[command].partition("::")
    path = tree / file
    if not path.is_file() or f"def {test}(" not in path.read_text(encoding="utf-8"):
        return f"{run_by[command]}, which should run `{command}`, does not exist"
    return ""


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_command_of_a_document_is_run_by_a_test(document: str) -> None:
    shown = commands((ROOT / document).read_text(encoding="utf-8"))
    assert [why for command in shown if (why := unproven(command, RUN_BY, ROOT))] == []


def test_the_readme_shows_how_to_run_and_how_to_test() -> None:
    assert {"make run", "make test"} <= set(commands((ROOT / "README.md").read_text(encoding="utf-8")))


def test_no_test_is_named_for_a_command_that_no_document_shows() -> None:
    shown = {command for document in DOCUMENTS for command in commands((ROOT / document).read_text(encoding="utf-8"))}
    assert set(RUN_BY) - shown == set()


def test_commands_are_read_from_shell_blocks_only() -> None:
    text = "```sh\n# why\nmake run  # first\n\nmake test\n```\n```toml\nseats = 9\n```\n```\nls\n```\n"
    assert commands(text) == ["make run", "make test", "ls"]


def test_a_make_target_that_does_not_exist_is_found() -> None:
    assert "No rule to make target" in unproven("make tea", {}, ROOT)


def test_a_command_that_no_test_runs_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("def test_it():\n    ...\n", encoding="utf-8")
    assert unproven("wolfhour demo", {}, tmp_path) == "no test runs `wolfhour demo`: add it to RUN_BY"
    assert unproven("wolfhour demo", {"wolfhour demo": "test_it.py::test_it"}, tmp_path) == ""
    assert "does not exist" in unproven("wolfhour demo", {"wolfhour demo": "test_it.py::test_other"}, tmp_path)
    assert "does not exist" in unproven("wolfhour demo", {"wolfhour demo": "test_no.py::test_it"}, tmp_path)
