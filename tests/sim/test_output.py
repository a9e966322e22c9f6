"""Where the output of the command goes nowhere, there is one sentence at most, and no traceback."""

import subprocess

import pytest

from tests.sim.process import COMMAND, environment

DEMO = ["demo", "--text", "--clock", "fast", "--seed", "7"]


@pytest.mark.parametrize(
    ("redirected", "status", "said"),
    [(">&-", 0, ""), (">/dev/full", 1, "wolfhour: the output cannot be written: No space left on device\n")],
)
def test_an_output_that_cannot_be_written(redirected: str, status: int, said: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$@" {redirected}', "sh", *COMMAND, *DEMO],
        stderr=subprocess.PIPE,
        env=environment(),
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (status, said)
