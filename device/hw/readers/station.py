"""One reader with its port: the port is open exactly while there is a conversation, and its errors end here."""

import logging
import selectors
from contextlib import suppress

from device.hw.readers.news import News
from device.hw.readers.port import Port, World
from device.hw.readers.reader import BAUDS, Reader

log = logging.getLogger(__name__)


class Station:
    """A reader, and its port while that is open; the selector then knows the station by it."""

    def __init__(self, reader: Reader, world: World, selector: selectors.BaseSelector) -> None:
        self.reader = reader
        self.worked = False
        """Whether it did when somebody looked last."""
        self.lying: dict[int, frozenset[str]] = {}
        """What lies at each place, as far as it has been told since the port is open."""
        self._world, self._selector = world, selector
        self._path = ""
        self._port: Port | None = None

    def plug(self, path: str, now: float) -> None:
        """The port is there, as this device file."""
        if path != self._path:
            self.unplug()
            self._path = path
        self.reader.appear(now)

    def unplug(self) -> None:
        """The port is gone."""
        self.reader.vanish()
        self.shut()

    def tend(self, now: float) -> list[News]:
        """Let time pass; open or close the port as the reader wants it; write."""
        reader, news = self.reader, list[News]()
        if reader.due > now and reader.talk is not None and not reader.talk.out:
            return news
        try:
            news = reader.tick(now)
            if reader.talk is None:
                self.shut()
            if reader.state == "opening":
                self._port = self._world.open(self._path, BAUDS[reader.kind])
                self._selector.register(self._port, selectors.EVENT_READ, self)
                reader.opened(now)
            if reader.talk is not None and self._port is not None and reader.talk.out:
                self._port.write(bytes(reader.talk.out))
                reader.talk.out.clear()
        except OSError as error:
            self.fail(str(error))
        return news

    def take(self, now: float) -> list[News]:
        """Read what has come, and answer it."""
        assert self._port is not None  # the selector knows open ports only
        try:
            data = self._port.read()
        except BlockingIOError:
            return []
        except OSError as error:
            self.fail(str(error))
            return []
        return [*self.reader.receive(data, now), *self.tend(now)]

    def name_of(self, place: int) -> str:
        """What it is paired by, or one of its places."""
        return f"{self.reader.number}/{place}" if place else self.reader.device

    def fail(self, why: str) -> None:
        """Whatever it is, the port is closed, and opened again after a while."""
        log.debug("reader %s: %s", self.reader.device, why)
        self.reader.fail(self._world.now())
        self.shut()

    def shut(self) -> None:
        """Close the port."""
        self.lying.clear()
        port, self._port = self._port, None
        if port is not None:
            with suppress(KeyError):  # where it could not be registered
                self._selector.unregister(port)
            port.close()
