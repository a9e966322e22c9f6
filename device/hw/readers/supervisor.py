"""The readers of the box: one thread for all of them, which plugs in, listens, gives up and begins anew by itself."""

import logging
import os
import queue
import selectors
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial

from device.hw.readers.buttons import WITH_NEXT, Buttons
from device.hw.readers.losses import Losses
from device.hw.readers.news import NEVER, Fitted, Lying, News, Pushed, Stands
from device.hw.readers.places import Places, one_name_each
from device.hw.readers.port import RealWorld, World
from device.hw.readers.reader import Kind, Reader, Status
from device.hw.readers.rules import Rules
from device.hw.readers.station import Station
from device.hw.readers.talk_bus import BusTalk
from device.ports import WELL, Event, Light, Unpaired
from engine import Seat

RESCAN = 1.0
"""Seconds between two looks for ports."""
PATIENCE = 2.0
"""Seconds to wait for the thread at the end."""
OFFSET = 0.037
"""Seconds by which each reader looks for tags later than the one before it, so that neighbours take turns."""
MODES: Mapping[Light, int] = {"off": 0, "on": 1, "ack": 2}

log = logging.getLogger(__name__)


class Readers:
    """All readers (`device.ports.Seats`, where every lead has one).

    Tags become `Laid`, `Lifted` and `Unclear`, buttons on boards `Press`, trouble of either `Lost` and `Found`; `Moved`
    tells that a reader is known at another port.

    `leads` says which lead each device belongs to; `device.ports.WELL` is the one in the lid.  A device is named by
    its port (a name in /dev/serial/by-path), or on a board of the seat bus by the board's number, "/", and its seat.
    `kinds` says what is known to be plugged in at a device; elsewhere all kinds are tried.  A tag or a press on a
    device without a lead, or where nobody knows whether it is its lead's, is told as `Unpaired`.  `put` is called in
    the thread that `start` starts, or by whoever calls `turn`.
    """

    def __init__(
        self,
        put: Callable[[Event], None],
        leads: Mapping[str, Seat],
        kinds: Mapping[str, Kind] | None = None,
        world: World | None = None,
    ) -> None:
        self._put = put
        self._world = world or RealWorld()
        self._stations: dict[str, Station] = {}
        self._places, self._rules, self._buttons = Places(leads, kinds or {}), Rules(), Buttons()
        self._losses = Losses(self._places.leads.values(), self._world.now())
        self._scan_at = self._settle_at = self._due = self._world.now()
        self._lights: dict[Seat, int] = {}
        self._fitted: dict[str, Fitted] = {}
        """What there is at each place of a board that has been heard."""
        self._orders: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._selector = selectors.DefaultSelector()
        self._woken, self._wake = os.pipe()
        self._selector.register(self._woken, selectors.EVENT_READ)
        self._closed = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def leads(self) -> frozenset[Seat]:
        """The leads that have a reader or a place on a board, or should have one; the well is nobody's."""
        return frozenset(self._places.leads.values()) - {WELL}

    @property
    def with_next(self) -> frozenset[Seat]:
        """The leads where a board of the seat bus has said that there is a NEXT."""
        return self._with(lambda place: place.buttons >= WITH_NEXT)

    @property
    def lit(self) -> frozenset[Seat]:
        """The leads where a board of the seat bus has said that there is a light."""
        return self._with(lambda place: place.light)

    @property
    def felt(self) -> frozenset[Seat]:
        """None: a board has lights only."""
        return frozenset()

    @property
    def readers(self) -> "Readers":
        """What can be paired: all of them."""
        return self

    @property
    def reading(self) -> frozenset[Seat]:
        """The leads that have a reader: it is one, or a board has said that it has one there."""
        alone = {lead for device, lead in self._places.leads.items() if "/" not in device}
        return self.leads & (alone | self._with(lambda place: place.reader))

    def _with(self, wanted: Callable[[Fitted], bool]) -> frozenset[Seat]:
        """The leads on boards that have something at their places."""
        leads = self._places.leads
        return frozenset(lead for device, lead in leads.items() if (it := self._fitted.get(device)) and wanted(it))

    @property
    def paired(self) -> Mapping[str, Seat]:
        """Which lead each device belongs to."""
        return dict(self._places.leads)

    @property
    def away(self) -> frozenset[Seat]:
        """The leads without a reader that works right now."""
        return self._losses.away

    @property
    def unverified(self) -> frozenset[Seat]:
        """The leads whose reader cannot be asked whether it is there, and from which nothing was read so far."""
        return frozenset(it.lead for it in self.status() if it.state == "unverified" and it.lead is not None)

    def start(self) -> None:
        """Run in a thread of its own until `close`."""
        self._thread = threading.Thread(target=self._run, name="readers", daemon=True)
        self._thread.start()

    def pair(self, device: str, lead: Seat) -> None:
        """From now on this device belongs to the lead, and whatever did before does not; it stays of its kind."""
        self._order(partial(self._pair, device, lead))

    def light(self, lead: Seat, state: Light) -> None:
        """Set the light of a lead on the seat bus."""
        self._order(partial(self._light, lead, MODES[state]))

    def status(self) -> list[Status]:
        """How every reader is that is paired or plugged in."""
        stations = [station.reader for station in [*self._stations.values()]]
        return [Status(it.device, it.kind, it.state, self._places.leads.get(it.device)) for it in stations]

    def close(self) -> None:
        """Give all ports back.  May be called twice."""
        if not self._closed.is_set():
            self._closed.set()
            os.write(self._wake, b"!")
            if self._thread is not None:
                self._thread.join(PATIENCE)
            for station in self._stations.values():
                station.shut()
            self._selector.close()
            os.close(self._woken)
            os.close(self._wake)

    # Everything below runs in the thread of the readers.

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                self.turn()
            except Exception:  # whatever it is, the seats must not be deaf for the rest of the night
                log.exception("the readers begin anew")
                for station in self._stations.values():
                    station.fail("a fault of ours")
                self._due = self._world.now()
                self._closed.wait(RESCAN)

    def turn(self) -> None:
        """Do what is due, wait until something more is, and take what has come."""
        now = self._world.now()
        with suppress(queue.Empty):
            while True:
                self._orders.get_nowait()()
                self._due = now
        if now >= self._due:
            self._tend(now)
        for key, _ in self._world.wait(self._selector, self._due):
            if key.data is None:
                os.read(self._woken, 64)
            else:
                self._take(key.data)

    def _tend(self, now: float) -> None:
        """Do what is due."""
        if now >= self._scan_at:
            self._scan(now)
        for station in self._stations.values():
            self._tell(station, station.tend(now), now)
        if now >= self._settle_at or any(it.worked != it.reader.works for it in self._stations.values()):
            self._settle(now)
        dues = [station.reader.due for station in self._stations.values()]
        self._due = min(self._settle_at, self._scan_at, *dues)

    def _take(self, station: Station) -> None:
        """Take what has come; the others have nothing to do with it."""
        now = self._world.now()
        self._tell(station, station.take(now), now)
        if station.worked != station.reader.works:
            self._settle_at = now
        self._due = min(self._due, self._settle_at, station.reader.due)

    def _settle(self, now: float) -> None:
        """See to what takes longer than one reader's business: disputes, long presses, and readers that are lost."""
        for device, station in self._stations.items():
            if station.reader.works and not station.worked:
                self._relight()
                if device in self._places.leads:
                    self._places.kinds[device] = station.reader.kind
            station.worked = station.reader.works
        working = [*self._working()]
        self._rules.hear_only(working)
        trouble = self._losses.tick(working, self._places.leads.values(), now, self._places.unsure())
        self._buttons.hear_only({station.reader.number for station in self._stations.values() if station.worked})
        for event in (*self._rules.tick(now), *self._buttons.tick(now, self._places.sure()), *trouble):
            self._put(event)
        dues = (self._rules.due(now), self._buttons.due(), self._losses.due())
        self._settle_at = min((due for due in dues if due is not None), default=NEVER)

    def _scan(self, now: float) -> None:
        """Look which ports are there, and whose readers."""
        self._scan_at, self._settle_at = now + RESCAN, now
        plugs, sure = one_name_each(self._world.plugs(), self._places.leads), self._places.sure()
        for moved in self._places.look(plugs):
            self._put(moved)
        for device in {device for device, _ in sure.items() ^ self._places.sure().items()} & self._stations.keys():
            self._stations.pop(device).unplug()
        for device, plug in plugs.items():
            if device not in self._stations:
                reader = Reader(device, self._places.kinds_at(device), OFFSET * len(self._stations))
                self._stations[device] = Station(reader, self._world, self._selector)
            self._stations[device].plug(plug.path, now)
        for device in self._stations.keys() - plugs.keys():
            self._stations[device].unplug()
            if device not in self._places.leads:
                del self._stations[device]

    def _tell(self, station: Station, news: Iterable[News], now: float) -> None:
        for one in news:
            device = station.name_of(one.place)
            lead = self._places.sure().get(device)
            match one:
                case Fitted():
                    self._fitted[device] = one
                    continue
                case Pushed() | Stands():
                    self._buttons.hear(device, one, now)
                    self._settle_at = now
                    continue
                case Lying(uids=uids, inferred=inferred) if lead is not None:
                    events: Iterable[Event] = self._rules.lying(lead, uids, now, inferred=inferred)
                case Lying():
                    # What lay there when it was heard for the first time has not been laid down just now.
                    new = one.uids - station.lying.get(one.place, one.uids)
                    events = [Unpaired(device, uid) for uid in sorted(new)]
            if isinstance(one, Lying):
                station.lying[one.place] = one.uids
            for event in events:
                self._put(event)
                self._settle_at = now

    def _working(self) -> Iterable[Seat]:
        working = {device: station.reader for device, station in self._stations.items() if station.reader.works}
        numbers = {reader.number for reader in working.values()}
        for device, lead in self._places.sure().items():
            if device in working or ("/" in device and device.partition("/")[0] in numbers):
                yield lead

    # Orders

    def _order(self, order: Callable[[], None]) -> None:
        if not self._closed.is_set():
            self._orders.put(order)
            os.write(self._wake, b"!")

    def _pair(self, device: str, lead: Seat) -> None:
        self._settle_at = self._world.now()
        for moved in self._places.pair(device, lead):
            self._put(moved)
        for station in self._stations.values():
            for place, uids in station.lying.items():
                if station.name_of(place) == device:
                    self._rules.found(lead, uids)
        if device in self._stations:
            self._stations[device].reader.stay()
            self._places.kinds[device] = self._stations[device].reader.kind

    def _light(self, lead: Seat, mode: int) -> None:
        self._lights[lead] = mode
        self._relight()

    def _relight(self) -> None:
        """Tell every board what lights it should have, where it has been told otherwise, or nothing yet."""
        readers = [station.reader for station in self._stations.values()]
        boards = {it.number: it.talk for it in readers if it.number and isinstance(it.talk, BusTalk)}
        for device, lead in self._places.leads.items():
            number, _, place = device.partition("/")
            if number in boards and place.isdigit() and lead in self._lights:
                boards[number].light(int(place), self._lights[lead])
