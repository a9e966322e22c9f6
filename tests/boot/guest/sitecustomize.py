"""In the guest, in every Python of the service: signals that let the box hang, or crash, in the midst of its loop."""

import signal
import time


def hang(number: int, frame: object) -> None:
    time.sleep(1e6)


def crash(number: int, frame: object) -> None:
    raise RuntimeError("a fault was asked for")


signal.signal(signal.SIGUSR1, hang)
signal.signal(signal.SIGUSR2, crash)
