"""No line of a night waits for a voice: what is said while eyes are closed was prepared before the game."""

from pathlib import Path

import pytest

from device.host import Host
from device.ports import Line
from device.prepare import prepare
from device.rehearse.file import load
from device.rehearse.play import play
from device.sim.speaker import TimedSpeaker

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("folder", ["classic", "millers-hollow", "lupusburg"])
def test_what_is_said_in_the_dark_was_prepared_before_the_game(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ready, said, hosts = set[Line](), set[Line](), list[Host]()
    begin = Host.begin

    def listen(host: Host, line: Line) -> int:
        hosts.append(host)
        if host.dark:
            said.add(line)
        return begin(host, line)

    monkeypatch.setattr(Host, "begin", listen)
    monkeypatch.setattr(TimedSpeaker, "prepare", lambda self, lines, **how: ready.update(lines))
    for file in sorted((FOLDER / folder).glob("*.toml"))[:6]:
        rehearsal = load(file)
        play(rehearsal)
        ready.clear()
        prepare(hosts[-1], rehearsal.game, rehearsal.setup)
        assert said
        assert said - ready == set()
        said.clear()
