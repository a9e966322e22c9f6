"""What the settings say of readers, every mistake with its place, and what was paired in the lobby over it."""

from pathlib import Path

import pytest

from device.ports import WELL
from device.settings import Settings, load
from device.wiring.readers import kinds_of, pairs_of

PORT, OTHER = "pci-0000:00:14.0-usb-0:1:1.0-port0", "pci-0000:00:14.0-usb-0:2:1.0-port0"

UNSTABLE = "is another port whenever something is plugged in; take its name in /dev/serial/by-path"


def written(folder: Path, text: str) -> tuple[Settings, list[str]]:
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    settings, problems = load([path], folder)
    return settings, [f"{problem.key}: {problem.what}" for problem in problems]


def test_ports_belong_to_seats_and_the_well(tmp_path: Path) -> None:
    text = f'[readers]\nenabled = true\nports = {{ well = "{PORT}", 3 = "{OTHER}", 4 = "e66/4", 5 = "" }}\n'
    settings, problems = written(tmp_path, text + 'kinds = { 3 = "rdm6300" }')
    assert problems == []
    assert pairs_of(settings, {}) == {PORT: WELL, OTHER: 3, "e66/4": 4}
    assert kinds_of(settings) == {OTHER: "rdm6300"}


def test_what_was_paired_in_the_lobby_counts_more(tmp_path: Path) -> None:
    settings, _ = written(tmp_path, f'[readers]\nenabled = true\nports = {{ 1 = "{PORT}", 2 = "{OTHER}" }}')
    assert pairs_of(settings, {"new": 2, PORT: 3}) == {PORT: 3, "new": 2}


def test_a_box_looks_for_no_readers_by_itself(tmp_path: Path) -> None:
    settings, problems = written(tmp_path, "")
    assert (settings.readers.enabled, pairs_of(settings, {}), problems) == (False, {}, [])


def test_every_mistake_is_told_with_its_place_and_what_to_do(tmp_path: Path) -> None:
    _, problems = written(
        tmp_path,
        f"""
        [readers]
        ports = {{ 1 = "ttyUSB0", 2 = "/dev/ttyACM1", 3 = "/dev/serial/x", 21 = "{PORT}", 4 = "{PORT}", 5 = "b/5" }}
        kinds = {{ 1 = "pn532", 5 = "pn532", 6 = "pn532", lid = "rdm6300" }}
        """,
    )
    assert problems == [
        "readers.ports.21: is no seat; seats are 1 to 20, and the reader in the lid is well",
        "readers.kinds.lid: is no seat; seats are 1 to 20, and the reader in the lid is well",
        f"readers.ports.1: ttyUSB0 {UNSTABLE}",
        f"readers.ports.2: /dev/ttyACM1 {UNSTABLE}",
        "readers.ports.3: '/dev/serial/x' is a path; write only the name in /dev/serial/by-path",
        f"readers.ports.4: {PORT} is used already by readers.ports.21",
        "readers.ports.1: counts for nothing while the box looks for no readers: set readers.enabled = true",
        "readers.kinds.5: is for ports; a board of the seat bus says by itself what it is",
        "readers.kinds.6: there is no port for it; give it one in readers.ports.6",
    ]


@pytest.mark.parametrize("place", ["e66/0", "e66/33", "zz/1", "e66/x", "e66/", "/1", "e66/1/2", "e66/-1"])
def test_what_can_be_no_place_on_a_board_is_told(tmp_path: Path, place: str) -> None:
    _, [problem] = written(tmp_path, f'[readers]\nenabled = true\nports = {{ 1 = "{place}", 2 = "e66/32" }}')
    assert problem.startswith(f"readers.ports.1: '{place}' is ")


def test_what_is_no_kind_is_told(tmp_path: Path) -> None:
    _, [problem] = written(
        tmp_path, f'[readers]\nenabled = true\nports = {{ 1 = "{PORT}" }}\nkinds = {{ 1 = "pn523" }}'
    )
    assert problem == "readers.kinds.1: 'pn523' is none of pn532, rdm6300; did you mean 'pn532'?"
