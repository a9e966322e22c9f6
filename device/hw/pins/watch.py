"""The thread that talks with the expanders: whenever something is to be written or read, and else now and then."""

import logging
import threading
from collections.abc import Callable

log = logging.getLogger(__name__)

SLOW, FAST, LIVELY = 0.030, 0.005, 0.3
"""Seconds between two looks without an interrupt wire: while nothing happens, and for so long after a change."""
SAFETY = 1.0
"""Seconds between two looks with an interrupt wire, in case that it came off."""


class Watch:
    """Calls `look`, which says whether anything has changed."""

    def __init__(self, look: Callable[[], bool], clock: Callable[[], float], *, wired: bool) -> None:
        """`wired`: `wake` is called when something changes."""
        self._look, self._clock, self._wired = look, clock, wired
        self._awake, self._over = threading.Event(), False
        self._lively_until = 0.0
        self._thread = threading.Thread(target=self._run, name="expanders", daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """Look at once; may be called from any thread."""
        self._awake.set()

    def close(self) -> None:
        """End the thread.  May be called twice."""
        self._over = True
        self._awake.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._over:
            self._awake.wait(self._rest())
            self._awake.clear()
            try:
                changed = self._look()
            except Exception:  # whatever it is: the seats must not be deaf for the rest of the night
                log.exception("a look at the expanders failed")
                changed = False
            if changed:
                self._lively_until = self._clock() + LIVELY

    def _rest(self) -> float:
        if self._wired:
            return SAFETY
        return FAST if self._clock() < self._lively_until else SLOW
