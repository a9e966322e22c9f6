"""How often the power was gone under a box that was on."""

from pathlib import Path

import pytest

from device.appliance.plug import KEY, counted, plug_of
from device.doctor.machine import machine_at
from device.doctor.storage import check
from device.store import FileStore, load_panel


def evening(folder: Path, day: str, *, cut: bool = False) -> int:
    """The box is on once, in this start of the machine; how often the power was gone so far."""
    store = FileStore(folder / "state", print)
    with counted(store, folder / day):
        kept = store.recall(KEY)
    if cut:
        store.remember(KEY, kept)  # as it was on the disk when the plug was pulled
    store.close()
    return plug_of(load_panel(folder / "state/panel.json")).pulled


def test_only_a_plug_that_was_pulled_counts(tmp_path: Path) -> None:
    assert evening(tmp_path, "monday") == 0
    assert evening(tmp_path, "tuesday", cut=True) == 0
    assert evening(tmp_path, "tuesday", cut=True) == 0, "it has crashed, and was begun anew in the same start"
    assert evening(tmp_path, "wednesday", cut=True) == 1
    assert evening(tmp_path, "thursday") == 2
    assert evening(tmp_path, "friday") == 2


def test_the_doctor_tells_how_often(tmp_path: Path) -> None:
    evening(tmp_path, "monday", cut=True)
    evening(tmp_path, "tuesday")
    found = {one.id: one.finding for one in check(machine_at(None, tmp_path / "state", "/dev/null"))}
    assert found["plug"].startswith("the power was gone 1 times")


@pytest.mark.parametrize("panel", [{}, {KEY: "often"}, {KEY: {"pulled": "x"}}, {KEY: [1, 2]}])
def test_what_cannot_be_read_counts_as_never(panel: dict[str, object]) -> None:
    assert plug_of(panel).pulled == 0
