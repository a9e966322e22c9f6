"""The real process under a service manager that only listens."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from device.appliance import service
from device.appliance.notify import Notify
from device.appliance.plug import Plug, plug_of, switched_on
from device.appliance.service import Beat
from device.hw import screen, speaker
from device.hw.pins import expander
from device.options import Options
from device.store import Taken
from tests.sim.process import COMMAND, environment

PATIENCE = 60
UNIT = Path(__file__).parents[2] / "systemd/files/wolfhour.service"


class Manager:
    """The other end of the line."""

    def __init__(self, folder: Path) -> None:
        self.address = str(folder / "notify")
        self.line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.line.bind(self.address)
        self.line.settimeout(PATIENCE)

    def told(self) -> dict[str, str]:
        """The next message."""
        return dict(line.split("=", 1) for line in self.line.recv(65536).decode().splitlines())


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[Manager]:
    manager = Manager(tmp_path)
    yield manager
    manager.line.close()


def start(manager: Manager, tmp_path: Path, **more: str) -> subprocess.Popen[bytes]:
    (tmp_path / "run").mkdir(exist_ok=True)
    own = {"NOTIFY_SOCKET": manager.address, "WATCHDOG_USEC": "1000000", "RUNTIME_DIRECTORY": str(tmp_path / "run")}
    own["WOLFHOUR_BOOT"] = "monday"
    words = [*COMMAND, "--state", str(tmp_path / "state")]
    return subprocess.Popen(words, env=environment(**own, **more), stderr=subprocess.PIPE)


def end_service(state: Path) -> None:
    """What the unit does once the box has ended, or was killed."""
    words = re.findall(r"^ExecStopPost=-/opt/wolfhour/current/.venv/bin/python (.+)$", UNIT.read_text(), re.MULTILINE)
    subprocess.run(
        [sys.executable, *words[0].split()],
        env=environment(WOLFHOUR_STATE=str(state), WOLFHOUR_BOOT="monday"),
        check=True,
    )


def test_a_box_with_nothing_attached_gets_ready_goes_on_telling_that_it_lives_and_ends_when_it_is_told(
    manager: Manager, tmp_path: Path
) -> None:
    with start(manager, tmp_path) as box:
        assert manager.told() == {"READY": "1", "WATCHDOG": "1"}
        assert "READY" not in (again := manager.told())
        assert again["WATCHDOG"] == "1"
        assert again["STATUS"].startswith("in the lobby")
        assert (tmp_path / "run/starts").exists()
        assert plug_of(tmp_path / "state") == Plug(boot="monday")
        box.send_signal(signal.SIGTERM)
        while "STOPPING" not in manager.told():
            pass
        assert box.wait(PATIENCE) == 0
        assert b"Traceback" not in (box.stderr.read() if box.stderr else b"")
    assert not (tmp_path / "run/starts").exists()
    end_service(tmp_path / "state")
    assert plug_of(tmp_path / "state") == Plug()


def test_a_box_that_keeps_crashing_starts_without_settings_and_games_and_leaves_them_as_they_are(
    manager: Manager, tmp_path: Path
) -> None:
    state, run = tmp_path / "state", tmp_path / "run"
    run.mkdir()
    (run / "starts").write_text("3\n")
    state.mkdir()
    broken = {"game.journal": b"\0" * 100, "panel.json": b'{"language": "zh-Hant"}', "last-good.json": b"{}"}
    switched_on(state, "monday")
    for name, data in broken.items():
        (state / name).write_bytes(data)
    with start(manager, tmp_path) as box:
        assert manager.told() == {"READY": "1", "WATCHDOG": "1"}
        assert manager.told()["STATUS"].startswith("safe mode")
        box.send_signal(signal.SIGTERM)
        assert box.wait(PATIENCE) == 0
    end_service(state)
    left = {file.name: file.read_bytes() for file in state.iterdir()}
    assert left == broken | {name: left[name] for name in ("plug.json", "plug.json.bak")}
    assert plug_of(state) == Plug()


def test_settings_with_a_mistake_are_told_and_the_box_starts_all_the_same(manager: Manager, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('[table]\nseats = "many"\n')
    with start(manager, tmp_path, WOLFHOUR_CONFIG=str(tmp_path / "box.toml")) as box:
        assert manager.told()["READY"] == "1"
        assert "CFG-01 The settings have a mistake" in manager.told()["STATUS"]
        box.send_signal(signal.SIGTERM)
        assert box.wait(PATIENCE) == 0


def test_signs_of_life_come_when_the_loop_comes_round_and_only_then(manager: Manager) -> None:
    notify = Notify({"NOTIFY_SOCKET": manager.address, "WATCHDOG_USEC": "20000000"})
    beat = Beat(notify, lambda: "well", lambda: None, now=0.0)
    manager.line.setblocking(False)
    assert manager.told() == {"READY": "1", "WATCHDOG": "1"}
    with pytest.raises(BlockingIOError):
        manager.told()
    assert beat() is None
    assert manager.told() == {"WATCHDOG": "1", "STATUS": "well"}
    beat()
    with pytest.raises(BlockingIOError):
        manager.told()


def test_a_part_that_is_away_is_looked_for_every_two_seconds() -> None:
    assert max(screen.RETRY, speaker.RETRY, expander.RETRY) <= 2.0


def test_a_watchdog_that_is_another_process_is_not_ours() -> None:
    assert Notify({"WATCHDOG_USEC": "20000000", "WATCHDOG_PID": str(os.getpid())}).limit == 20
    assert Notify({"WATCHDOG_USEC": "20000000", "WATCHDOG_PID": "1"}).limit is None


def test_a_box_without_a_service_manager_tells_nobody() -> None:
    assert not Notify({}).heard
    Notify({}).tell(READY="1")
    Notify({"NOTIFY_SOCKET": "/nowhere/at/all"}).tell(READY="1")


def serve_with(monkeypatch: pytest.MonkeyPatch, manager: Manager, run: Path, switch_on: Any) -> int:
    monkeypatch.setenv("NOTIFY_SOCKET", manager.address)
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(run))
    monkeypatch.setattr("faulthandler.enable", lambda: None)
    monkeypatch.setattr(service, "switch_on", switch_on)
    return service.serve(Options())


def test_that_another_box_runs_is_no_crash(manager: Manager, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(*_: Any, **__: Any) -> int:
        assert (tmp_path / "starts").exists()
        raise Taken("another box is running")

    with pytest.raises(Taken):
        serve_with(monkeypatch, manager, tmp_path, taken)
    assert not (tmp_path / "starts").exists()


def test_the_machine_is_switched_off_before_the_end_is_told(
    manager: Manager, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manager.line.setblocking(False)

    def over(_: Options, run: Any) -> int:
        run.args[2].append(True)
        return 0

    def power_off() -> None:
        signal.raise_signal(signal.SIGTERM)  # the system has heard, and ends everything
        with pytest.raises(BlockingIOError):
            manager.told()

    monkeypatch.setattr(service, "power_off", power_off)
    assert serve_with(monkeypatch, manager, tmp_path, over) == 0
    assert manager.told() == {"STOPPING": "1"}
