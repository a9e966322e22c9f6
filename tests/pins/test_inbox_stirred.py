"""A thread that has no event, but news for a source, wakes the box up."""

import threading

from device.inbox import FastClock, Inbox, RealClock
from device.ports import Panel


def test_a_stirred_inbox_asks_its_sources_before_time_passes() -> None:
    inbox, news = Inbox(FastClock()), [Panel("ok")]
    inbox.sources.append(lambda: news.pop() if news else None)
    inbox.stir()
    assert inbox.wait(5.0) == Panel("ok")
    assert inbox.clock.now() == 0.0


def test_a_stirred_inbox_wakes_from_a_long_wait() -> None:
    inbox, news = Inbox(RealClock()), list[Panel]()
    inbox.sources.append(lambda: news.pop() if news else None)

    def tell() -> None:
        news.append(Panel("up"))
        inbox.stir()

    threading.Timer(0.05, tell).start()
    assert inbox.wait(inbox.clock.now() + 60) == Panel("up")


def test_nothing_comes_of_stirring_for_nothing() -> None:
    inbox = Inbox(FastClock())
    inbox.stir()
    assert inbox.wait(2.0) is None
    assert inbox.clock.now() == 2.0
