"""The box as a service: it tells when it is ready and that it lives, and starts safely where it keeps crashing.

Alive is what goes round: the signs of life come from the loop itself, before it waits, and from no thread.  A reader,
a sound card or a screen that is away does not stop them; a part that never returns does.
"""

import faulthandler
import logging
import os
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from device.app import Box, switch_on
from device.appliance.notify import Notify
from device.appliance.power import power_off
from device.appliance.starts import HEALTHY, Starts
from device.languages import languages
from device.options import Options
from device.ports import Event, Lost
from device.settings import TEXTS
from device.store import load_panel, state_folder

BEAT = 5.0
"""Seconds between two signs of life; the unit gives four times as many."""
log = logging.getLogger(__name__)


class Beat:
    """A source of the inbox that gives no events: asked each time the loop comes round, it tells that the box lives."""

    def __init__(self, notify: Notify, status: Callable[[], str], healthy: Callable[[], None], now: float) -> None:
        """`healthy` is called once, when the box has been well for long enough; `now` is monotonic seconds."""
        self._notify, self._status, self._healthy = notify, status, healthy
        self._due, self._well_at = now, now + HEALTHY
        self._ready = self._well = False

    def __call__(self) -> Event | None:
        """Tell it, if it is time."""
        if (now := time.monotonic()) >= self._due:
            self._due = now + min(BEAT, (self._notify.limit or 2 * BEAT) / 2)
            self._notify.tell(**({} if self._ready else {"READY": "1"}), WATCHDOG="1", STATUS=self._status())
            self._ready = True
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
    starts = Starts(Path(os.environ.get("RUNTIME_DIRECTORY", "/run/wolfhour")) / "starts")
    with TemporaryDirectory(prefix="wolfhour-safe-") as spare:
        safe = starts.begin(time.monotonic())
        if safe:
            log.critical("safe mode: the box has crashed several times, so it starts without settings and games")
            options = safely(options, Path(spare))
        over: list[bool] = []
        status = switch_on(options, run=partial(host, notify, starts, over, safe=safe))
        notify.tell(STOPPING="1")
        starts.healthy()
    if over:
        power_off()
    return status


def host(notify: Notify, starts: Starts, over: list[bool], box: Box, *, safe: bool) -> None:
    """Let a box host games; `over` gets an entry where the table has ended the evening."""
    box.inbox.sources.append(Beat(notify, partial(doing, box, safe=safe), starts.healthy, time.monotonic()))
    if safe:
        box.inbox.put(Lost("box", "safe-mode"))
        box.lobby.tell("trouble.safe-mode")
    box.run()
    over.append(True)


def safely(options: Options, spare: Path) -> Options:
    """The start without anything that was set, paired, taught or begun; it stays where it is, and nothing is added."""
    spoken = load_panel((options.state or state_folder()) / "panel.json").get("language")
    language = spoken if spoken in languages(TEXTS) else None
    return replace(options, state=spare, config=os.devnull, language=language)


def doing(box: Box, *, safe: bool) -> str:
    """What the box does, in one line that anybody may read."""
    words = ["safe mode"] if safe else []
    words.append("a game is being played" if box.host.pause is not None else "nobody plays")
    troubles = dict.fromkeys(box.host.phrases.line(line, facts) for line, facts in box.host.seating.troubles())
    return "; ".join([*words, *troubles])
