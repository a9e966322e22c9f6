"""How often the power was gone under a box that was on."""

from pathlib import Path

import pytest

from device.appliance.plug import plug_of, switched_off, switched_on
from device.doctor.machine import machine_at
from device.doctor.storage import check
from device.store import FileStore, load_panel


def evening(state: Path, day: str, *, cut: bool = False) -> int:
    """The box is on once, in this start of the machine; how often the power was gone so far."""
    switched_on(state, day)
    if not cut:
        switched_off(state, day)
    return plug_of(state).pulled


def test_only_a_plug_that_was_pulled_counts(tmp_path: Path) -> None:
    assert evening(tmp_path, "monday") == 0
    assert evening(tmp_path, "tuesday", cut=True) == 0
    assert evening(tmp_path, "tuesday", cut=True) == 0, "it has crashed, and was begun anew in the same start"
    assert evening(tmp_path, "wednesday", cut=True) == 1
    assert evening(tmp_path, "thursday") == 2
    assert evening(tmp_path, "friday") == 2


def test_a_box_that_was_killed_when_it_should_have_ended_was_not_cut_off(tmp_path: Path) -> None:
    evening(tmp_path, "monday", cut=True)
    switched_off(tmp_path, "monday")  # as its service does
    assert evening(tmp_path, "tuesday") == 0


def test_a_box_that_is_no_service_counts_nothing(tmp_path: Path) -> None:
    evening(tmp_path, "", cut=True)
    assert evening(tmp_path, "", cut=True) == 0
    assert not [*tmp_path.iterdir()]


def test_the_settings_of_the_panel_are_not_touched(tmp_path: Path) -> None:
    store = FileStore(tmp_path, print)
    store.remember("language", "zh-Hant")
    store.close()
    before = (tmp_path / "panel.json").stat()
    evening(tmp_path, "monday", cut=True)
    assert evening(tmp_path, "tuesday") == 1
    assert (tmp_path / "panel.json").stat() == before
    assert load_panel(tmp_path / "panel.json") == {"language": "zh-Hant"}


def test_the_doctor_tells_how_often(tmp_path: Path) -> None:
    evening(tmp_path, "monday", cut=True)
    evening(tmp_path, "tuesday")
    found = {one.id: one.finding for one in check(machine_at(None, tmp_path, "/dev/null"))}
    assert found["plug"].startswith("the power was gone 1 times")


@pytest.mark.parametrize("kept", [b"", b"{}", b'"often"', b'{"pulled": "x"}', b"\xff\xff", b"[1, 2]"])
def test_what_cannot_be_read_counts_as_never(tmp_path: Path, kept: bytes) -> None:
    (tmp_path / "plug.json").write_bytes(kept)
    assert plug_of(tmp_path).pulled == 0
    assert evening(tmp_path, "monday") == 0
