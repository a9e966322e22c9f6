"""`make test-boot` and `make test-pi` on a machine that cannot do it."""

from collections.abc import Callable

import pytest

from tests.boot.conftest import able_to_boot, suites
from tests.pi.raspberry import able_to_emulate


@pytest.mark.parametrize("able", [able_to_boot, able_to_emulate])
def test_where_nothing_can_be_booted_the_run_is_not_green(
    able: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(BaseException, match="this takes root") as raised:  # a test that is skipped raises as well
        able()
    assert raised.type is pytest.fail.Exception


def test_where_no_debian_is_named_both_are_booted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WOLFHOUR_BOOT_SUITES", "")
    assert suites() == ["bookworm", "trixie"]
