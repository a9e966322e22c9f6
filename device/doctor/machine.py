"""Finds out which machine and which box is to be checked."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from device.doctor.check import HERE, Machine
from device.ports import WELL
from device.settings import OWNER, load, owner_files
from device.store import SERVICE_STATE, load_panel, state_folder
from device.wiring.faults import is_seat
from device.wiring.readers import pairs_of
from engine import Seat


def machine_at(root: Path | None, state: Path | None, config: str | None) -> Machine:
    """This machine, or the one whose files are in a folder; `state` and `config` name files of this machine."""
    if root is None:
        folder, files = state or state_folder(), owner_files(config)
    else:
        folder = state or inside(root, SERVICE_STATE)
        files = [file for file in owner_files(config or str(inside(root, OWNER))) if file.exists()]
    settings, problems = load(files, folder)
    pairs = pairs_of(settings, paired(folder)) if settings.readers.enabled else {}
    return Machine(root or HERE, folder, settings, problems, pairs)


def paired(state: Path) -> Mapping[str, Seat]:
    """The lead of each reader that was paired on the panel."""
    try:
        pairs = msgspec.convert(load_panel(state / "panel.json").get("readers"), dict[str, Seat])
    except msgspec.ValidationError:
        return {}
    return {device: lead for device, lead in pairs.items() if lead == WELL or is_seat(str(lead))}


def inside(root: Path, path: Path) -> Path:
    """Where a path of a machine is, below the folder with its files."""
    return root / path.relative_to("/")
