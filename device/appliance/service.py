"""The box as a service: it tells when it is ready and that it lives, and starts safely where it keeps crashing.

Alive is what goes round: the signs of life come from the loop itself, before it waits, and from no thread.  A reader,
a sound card or a screen that is away does not stop them; a part that never returns does.
"""

import faulthandler
import logging
import os
import shutil
import signal
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from device.app import Box, switch_on
from device.appliance.notify import Notify
from device.appliance.plug import switched_on, this_boot
from device.appliance.power import power_off
from device.appliance.spoken import spoken
from device.appliance.starts import HEALTHY, Starts
from device.appliance.supply import SYS, Supply
from device.options import Options
from device.ports import Event, Lost
from device.settings import load, owner_files
from device.store import Taken, state_folder
from device.tell import untold

BEAT = 5.0
"""Seconds between two signs of life; the unit gives four times as many."""
LOOK = 1.0
"""Seconds between two looks at what there is to tell."""
log = logging.getLogger(__name__)


class Beat:
    """A source of the inbox that gives no events: asked each time the loop comes round, it tells that the box lives."""

    def __init__(self, notify: Notify, status: Callable[[], str], healthy: Callable[[], None], now: float) -> None:
        """From now on the box can be used: what is pressed waits in the inbox, and the loop comes to it.

        `healthy` is called once, when the box has been well for long enough; `now` is monotonic seconds.
        """
        self._notify, self._status, self._healthy = notify, status, healthy
        self._every = min(BEAT, (notify.limit or 2 * BEAT) / 2)
        self._look_at, self._due, self._well_at = now, now, now + HEALTHY
        self._told = ""
        self._well = False
        notify.tell(READY="1", WATCHDOG="1")

    def __call__(self) -> Event | None:
        """Tell it, if it is time, or if there is something new."""
        now = time.monotonic()
        if now >= min(self._look_at, self._due):
            self._look_at = now + LOOK
            if (status := self._status()) != self._told or now >= self._due:
                self._told, self._due = status, now + self._every
                self._notify.tell(WATCHDOG="1", STATUS=status)
        if not self._well and now >= self._well_at:
            self._well = True
            self._healthy()
        return None


def serve(options: Options) -> int:
    """Be the box, as a service where there is a service manager; comes back as the exit status."""
    notify = Notify()
    if not notify.heard:
        return switch_on(options)
    faulthandler.enable()  # the watchdog's SIGABRT writes where every thread was
    runtime = Path(os.environ.get("RUNTIME_DIRECTORY", "/run/wolfhour"))
    starts = Starts(runtime / "starts")
    safe = starts.begin()
    if safe:
        log.critical("safe mode: the box has crashed several times, so it starts without settings and games")
        options = safely(options, runtime / "safe")
    over: list[bool] = []
    try:
        status = switch_on(options, run=partial(host, notify, starts, over, safe=safe))
    except Taken:  # no crash: there is a box, though it is another one
        starts.healthy()
        raise
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it ends anyway, and the system tells it to once it has heard
    starts.healthy()
    if over:
        power_off()  # before the end is told, which then may take five seconds only
    notify.tell(STOPPING="1")
    return status


def host(notify: Notify, starts: Starts, over: list[bool], box: Box, *, safe: bool) -> None:
    """Let a box host games; `over` gets an entry where the table has ended the evening."""
    box.inbox.sources.append(Beat(notify, partial(doing, box, safe=safe), starts.healthy, time.monotonic()))
    box.inbox.sources.append(Supply(SYS))
    if load(owner_files(box.options.config), box.options.state or state_folder())[1]:
        box.inbox.put(Lost("box", "settings"))
    if safe:
        box.inbox.put(Lost("box", "safe-mode"))
        box.lobby.tell("trouble.safe-mode")
    else:
        switched_on(box.options.state or state_folder(), this_boot())
    box.run()
    over.append(True)


def safely(options: Options, spare: Path) -> Options:
    """The start without anything that was set, paired, taught or begun; it stays where it is, and nothing is added.

    What the box keeps meanwhile is in the runtime folder, which is in memory: the disk may be the trouble.
    """
    shutil.rmtree(spare, ignore_errors=True)
    language = spoken(options.state or state_folder())
    return replace(options, state=spare, config=os.devnull, language=language)


def doing(box: Box, *, safe: bool) -> str:
    """What the box does, in one line that anybody may read; of a game nothing that its screen shows."""
    host = box.host
    words = ["safe mode"] if safe else []
    words.append(in_the_lobby(host.view) if host.tell is untold else "a game is being played")
    return "; ".join(words + host.seating.troubles(host.phrases))


def in_the_lobby(view: Mapping[str, Any]) -> str:
    """What the public screen shows between two games: a menu, or who has pressed."""
    words = ["in the lobby"]
    match view:
        case {"kind": "lobby", "title": str(title), "items": [*items], "cursor": int(cursor)}:
            words += [title, str(items[cursor])]
        case {"kind": "lobby", "title": str(title), "seats": [*discs]}:
            words += [title, f"{sum(disc.get('ready', disc.get('joined')) for disc in discs)} of {len(discs)}"]
    return ": ".join(words)
