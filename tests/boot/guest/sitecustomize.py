"""In the guest, in every Python of the service: signals that let the box hang, or crash, in the midst of its loop.

With `CLOCK_LEAPS` in the environment the clock on the wall is ten years off, now before and now behind.
"""

import os
import signal
import time
from random import Random

TEN_YEARS = 315_360_000.0


class Fault(BaseException):
    """No part of the box expects it, not even one that is just starting."""


def hang(number: int, frame: object) -> None:
    time.sleep(1e6)


def crash(number: int, frame: object) -> None:
    raise Fault


signal.signal(signal.SIGUSR1, hang)
signal.signal(signal.SIGUSR2, crash)
if "CLOCK_LEAPS" in os.environ:
    leap, clock = Random(7), time.time
    time.time = lambda: clock() + leap.choice((-TEN_YEARS, 0.0, TEN_YEARS))
