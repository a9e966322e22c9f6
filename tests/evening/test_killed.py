"""The real process is killed at the panel, before and behind each thing that can be done there: it goes on rightly."""

import json
import os
import signal
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from io import StringIO
from itertools import dropwhile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from device.app import Box
from device.journal_file import read
from device.lobby.plan import Resume
from device.options import Options
from device.outward import OWN_CARD
from device.ports import Panel
from device.store import FileStore
from engine import Event
from engine.catalogue import Setup, games
from engine.journal import Answer, Left, Record, Undo
from tests.evening.panel import AtThePanel, NotOffered, Step
from tests.evening.test_every_point import ABANDON, CAN, DONE, LEAVE, SEATS, by_day, moment
from tests.recovery.begun import begin
from tests.recovery.test_kill import result
from tests.secrecy.evening import table

WAYS = {**{point: way for point, way in DONE.items() if point != "volume"}, "leave": LEAVE, "abandon": ABANDON}
"""What can be done at the panel of a box without a voice."""
FREE = ("skip", "leave")
"""What changes how the game goes on."""
WRITTEN: Mapping[str, type[Record]] = {"leave": Left, "undo": Undo, "dusk": Undo, "skip": Answer}
"""What stands in the journal behind it.  All else leaves nothing there; a pause, a repetition, a look and more time
leave nothing anywhere."""
SEAT = 2
"""Who gets another device, and who leaves: it must be alive."""
ALL = tuple(range(1, 21))
SOON = 0.05
"""Seconds from the beginning of something to its midst."""


def words(setup: Setup) -> list[str]:
    """At each device that there is somebody sits, or might."""
    return ["--autostart", "--resume", "--game", setup.game, "--seats", str(len(setup.seats)), "--bots", "1-20"]


def go_on(state: Path, setup: Setup) -> list[Any]:
    """The next start plays the game to its end: who has won, died and voted."""
    options = Options(
        state=state, config=os.devnull, seed=7, seats=len(setup.seats), bots=ALL, game=setup.game, lobby=False,
        resume=True, fast=True, text=True, voice=False,
    )  # fmt: skip
    with Box(options, out=StringIO()) as box:
        assert isinstance(box.at_once(), Resume)
        box.run()
    return result(state)


@cache
def untouched(setup: Setup) -> tuple[list[Any], list[Event]]:
    """The game in which nobody goes to the panel: its result, and everything that happened."""
    with TemporaryDirectory() as folder:
        begin(Path(folder), setup)
        whole = go_on(Path(folder), setup)
        (history,) = (Path(folder) / "history").glob("*.jsonl")
        return whole, [json.loads(line) for line in history.read_text().splitlines()[2:]]


def behind_steps(events: Iterable[Event]) -> Iterator[Event]:
    """What comes right behind a talk or an open question: there is something to take back."""
    before = False
    for event in events:
        if not event.get("device") and event["event"] not in ("light", "answer", "refuse"):
            over, before = before, event["event"] in ("ask", "talk") and by_day(event)
            if over:
                yield event


def moments(setup: Setup, point: str) -> Iterator[Event]:
    """The first event of each kind at which this can be done."""
    kinds, can, events = set[object](), CAN.get(point), untouched(setup)[1]
    if "pause.look" in WAYS[point]:  # where there are cards to look at
        events = [*dropwhile(lambda event: event.get("card") != OWN_CARD, events)]
    for event in behind_steps(events) if point == "undo" else events:
        if point in ("leave", "device") and event["event"] == "death" and event.get("seat") == SEAT:
            return
        kind = (event["at"].split()[0], event["event"]) if point == "undo" else moment(event)
        if kind is not None and kind not in kinds and (can is None or can(event)):
            kinds.add(kind)
            yield event


def killed(state: Path, setup: Setup, event: Event, way: list[Step]) -> int:
    """The game as far as this event, this way at the panel, and the plug: how much was written down before that way."""
    begin(state, setup)
    with AtThePanel(state, *words(setup)) as box:
        box.type(f"wait {event['t'] + SOON}")
        box.type("panel ok")
        before = len(written(state))
        box.go(way)
        assert box.pull_the_plug() == -signal.SIGKILL
    return before


def written(state: Path) -> list[Record]:
    """The journal of the game that is being played."""
    return read(state / "game.journal").records


def gone_home(state: Path) -> bool:
    """Whether the box has told that the player has left."""
    (history,) = (state / "history").glob("*.jsonl")
    events = [json.loads(line) for line in history.read_text().splitlines()[2:]]
    return any(
        event.get("line") in ("death.left", "player.left") and event["facts"]["seat"] == SEAT for event in events
    )


def stands(state: Path, setup: Setup, point: str, before: int) -> None:
    """What was done before the plug was pulled still holds, and all else is as if nobody had done anything."""
    whole, _ = untouched(setup)
    if point == "abandon":
        assert not (state / "game.journal").exists()
        assert [*state.glob("unfinished-*.journal")]
        return
    assert [type(record) for record in written(state)[before:]] == ([WRITTEN[point]] if point in WRITTEN else [])
    played = go_on(state, setup)
    if point not in FREE:
        assert played == whole
    elif point == "leave":
        died = [death for death in whole[1] if death[1] == SEAT]
        assert gone_home(state) or (died and [death for death in played[1] if death[1] == SEAT] == died)
    kept = FileStore(state, print)
    leads = tuple(20 if point == "device" and seat == SEAT else seat for seat in setup.seats)
    assert tuple(kept.recall("leads")) == leads
    assert kept.recall("brightness") == (85 if point == "brightness" else None)
    assert kept.recall("contrast") == (True if point == "contrast" else None)
    assert kept.recall("by-ear") == (True if point == "by-ear" else None)
    assert kept.recall("language-of-the-game") == ("yue" if point == "language" else None)
    kept.close()


def killed_around(folder: Path, game: str, point: str) -> int:
    """In each kind of moment, by turns behind the last press and before it; comes back as how often."""
    setup, way = table(game, 1, SEATS[game]), [*WAYS[point]]
    done = way.index("pause.go-on") if "pause.go-on" in way else len(way)
    last = way.index(Panel("ok")) if Panel("ok") in way else max(done - 1, 0)
    times = 0
    for number, event in enumerate(moments(setup, point)):
        behind = times % 2 == 0
        try:
            before = killed(state := folder / str(number), setup, event, way[: done if behind else last])
        except NotOffered:
            if point != "undo":  # the step may have hidden something, or nobody has answered it
                raise
            continue
        stands(state, setup, point if behind else "", before)
        times += 1
    return times


@pytest.mark.long
@pytest.mark.parametrize("point", WAYS)
@pytest.mark.parametrize("game", SEATS)
def test_the_process_may_be_killed_around_whatever_is_done_at_the_panel(tmp_path: Path, game: str, point: str) -> None:
    if point != "dusk" or "night" in games()[game].names.kinds:
        assert killed_around(tmp_path, game, point)


LOBBY = ("--language", "en", "--seats", "7", "--bots", "7", "--game", "classic")


def opened(state: Path) -> AtThePanel:
    """A box whose welcome somebody has cut short."""
    box = AtThePanel(state, *LOBBY)
    box.type("panel ok")
    return box


@pytest.mark.long
def test_the_process_may_be_killed_in_the_lobby_and_after_a_game(tmp_path: Path) -> None:
    with opened(tmp_path) as box:  # in the dark of a dry run
        box.type("panel ok")
        box.type("wait 10")
        box.type("panel ok")
        box.step("practice.offer")
        box.type("wait 20")
        assert box.screen.startswith("SCREEN(night)")
    with opened(tmp_path) as box:  # behind a favourite that was kept; the seats are known
        box.type("panel ok")
        same = box.phrases.line("lobby.seats-same", {"number": 7})
        box.take(same)
        box.step("lobby.rules-usual")
        box.step("lobby.favourite-keep")
    kept = FileStore(tmp_path, print)
    assert len(kept.recall("classic.favourites")) == 1
    assert kept.unfinished() is None
    kept.close()
    with opened(tmp_path) as box:  # when everybody has said that he wants the same again
        box.type("panel ok")
        box.take(same)
        box.step("lobby.start")
        box.type("wait SAY Do you want to play again?")
        box.step("lobby.again-same")
        box.step("lobby.start")
    with opened(tmp_path) as box:  # in the night of the game after it
        assert "SAY Which game do you want to play?" in box.told
        box.type("panel ok")
        box.take(same)
        box.step("lobby.start")
        box.type("wait SAY Night falls")
        assert box.pull_the_plug() == -signal.SIGKILL
    with opened(tmp_path) as box:
        box.step("resume.go-on")
        box.type("wait SAY Do you want to play again?")
    assert len([*(tmp_path / "history").glob("*.jsonl")]) == 2
