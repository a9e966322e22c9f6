"""The readers of the box: one thread for all of them, which plugs in, listens, gives up and begins anew by itself."""

import logging
import os
import queue
import selectors
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from device.hw.readers.buttons import WITH_NEXT, Buttons
from device.hw.readers.losses import Losses
from device.hw.readers.news import NEVER, Fitted, Lying, News, Pushed
from device.hw.readers.places import Places
from device.hw.readers.port import RealWorld, World
from device.hw.readers.reader import KINDS, Kind, Reader, State
from device.hw.readers.rules import Rules
from device.hw.readers.station import Station
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


@dataclass(frozen=True, slots=True)
class Status:
    """How a reader is: its name for pairing, what it is, its state, and the lead that it belongs to (None: none)."""

    device: str
    kind: Kind
    state: State
    lead: Seat | None


class Readers:
    """All readers (`device.ports.Seats`, where every lead has one).

    Tags become `Laid`, `Lifted` and `Unclear`, buttons on boards `Press`, trouble `Lost` and `Found`.

    `leads` says which lead each device belongs to; `device.ports.WELL` is the one in the lid.  A device is named by
    its port (a name in /dev/serial/by-path), or on a board of the seat bus by the board's number, "/", and its seat.
    `kinds` says what is known to be plugged in at a device; elsewhere all kinds are tried.  A tag or a press on a
    device without a lead is told as `Unpaired`.  `put` is called in the thread that `start` starts, or by whoever calls
    `turn`.
    """

    def __init__(
        self,
        put: Callable[[Event], None],
        leads: Mapping[str, Seat],
        kinds: Mapping[str, Kind] | None = None,
        world: World | None = None,
    ) -> None:
        self._put = put
        self._leads = dict(leads)
        self._kinds = dict(kinds or {})
        self._world = world or RealWorld()
        self._stations: dict[str, Station] = {}
        self._places, self._rules, self._buttons = Places(), Rules(), Buttons()
        self._losses = Losses(self._leads.values(), self._world.now())
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
        """The leads that have a reader, or should have one."""
        return frozenset(self._leads.values())

    @property
    def with_next(self) -> frozenset[Seat]:
        """The leads where a board of the seat bus has said that there is a NEXT."""
        return self._with(lambda place: place.buttons >= WITH_NEXT)

    @property
    def lit(self) -> frozenset[Seat]:
        """The leads where a board of the seat bus has said that there is a light."""
        return self._with(lambda place: place.light)

    @property
    def readers(self) -> "Readers":
        """What can be paired: all of them."""
        return self

    @property
    def has_lights(self) -> bool:
        """Whether every lead has a light."""
        return self.has_seats and self.leads - {WELL} <= self.lit

    @property
    def has_readers(self) -> bool:
        """Whether every lead has a reader: it is one, or a board has said that it has one there."""
        alone = {lead for device, lead in self._leads.items() if "/" not in device}
        return self.has_seats and self.leads - {WELL} <= alone | self._with(lambda place: place.reader)

    @property
    def has_seats(self) -> bool:
        """Whether there is a lead at all; the well alone is none."""
        return bool(self.leads - {WELL})

    def _with(self, wanted: Callable[[Fitted], bool]) -> frozenset[Seat]:
        """The leads on boards that have something at their places."""
        return frozenset(
            self._leads[device] for device in self._leads if (it := self._fitted.get(device)) and wanted(it)
        )

    @property
    def paired(self) -> Mapping[str, Seat]:
        """Which lead each device belongs to."""
        return dict(self._leads)

    @property
    def away(self) -> frozenset[Seat]:
        """The leads without a reader that works right now."""
        return self._losses.away

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
        return [Status(it.device, it.kind, it.state, self._leads.get(it.device)) for it in stations]

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
            self._tell(station.reader, station.tend(now), now)
        if now >= self._settle_at or any(it.worked != it.reader.works for it in self._stations.values()):
            self._settle(now)
        dues = [station.reader.due for station in self._stations.values()]
        self._due = min(self._settle_at, self._scan_at, *dues)

    def _take(self, station: Station) -> None:
        """Take what has come; the others have nothing to do with it."""
        now = self._world.now()
        self._tell(station.reader, station.take(now), now)
        if station.worked != station.reader.works:
            self._settle_at = now
        self._due = min(self._due, self._settle_at, station.reader.due)

    def _settle(self, now: float) -> None:
        """See to what takes longer than one reader's business: disputes, long presses, and readers that are lost."""
        for station in self._stations.values():
            if station.reader.works and not station.worked:
                self._relight()
            station.worked = station.reader.works
        working = [*self._working()]
        self._rules.hear_only(working)
        trouble = self._losses.tick(working, self._leads.values(), now)
        self._buttons.forget(self._losses.away)
        for event in (*self._rules.tick(now), *self._buttons.tick(now), *trouble):
            self._put(event)
        dues = (self._rules.due(now), self._buttons.due(), self._losses.due())
        self._settle_at = min((due for due in dues if due is not None), default=NEVER)

    def _scan(self, now: float) -> None:
        """Look which ports are there."""
        self._scan_at = now + RESCAN
        paths = self._places.devices(self._world.plugs(), self._leads)
        for device, path in paths.items():
            if device not in self._stations:
                kinds = (self._kinds[device],) if device in self._kinds else KINDS
                reader = Reader(device, kinds, OFFSET * len(self._stations))
                self._stations[device] = Station(reader, self._world, self._selector)
            self._stations[device].plug(path, now)
        for device in self._stations.keys() - paths.keys():
            self._stations[device].unplug()
            if device not in self._leads:
                del self._stations[device]

    def _tell(self, reader: Reader, news: Iterable[News], now: float) -> None:
        for one in news:
            device = f"{reader.number}/{one.place}" if one.place else reader.device
            lead = self._leads.get(device)
            match one:
                case Fitted():
                    self._fitted[device] = one
                    continue
                case Lying(uids=uids) if lead is not None:
                    events: Iterable[Event] = self._rules.lying(lead, uids, now)
                case Pushed(button=button, down=down) if lead is not None:
                    events = self._buttons.push(lead, button, now, down=down)
                case Lying(uids=uids):
                    events = [Unpaired(device, uid) for uid in sorted(uids)]
                case Pushed(down=True):
                    events = [Unpaired(device, "")]
                case _:
                    events = ()
            for event in events:
                self._put(event)
                self._settle_at = now

    def _working(self) -> Iterable[Seat]:
        numbers = set()
        for device, station in self._stations.items():
            if station.reader.works:
                numbers.add(station.reader.number)
                if device in self._leads:
                    yield self._leads[device]
        for device, lead in self._leads.items():
            if "/" in device and device.partition("/")[0] in numbers:
                yield lead

    # Orders

    def _order(self, order: Callable[[], None]) -> None:
        if not self._closed.is_set():
            self._orders.put(order)
            os.write(self._wake, b"!")

    def _pair(self, device: str, lead: Seat) -> None:
        self._settle_at = self._world.now()
        self._leads = {old: its for old, its in self._leads.items() if its != lead} | {device: lead}
        if device in self._stations:
            self._stations[device].reader.stay()

    def _light(self, lead: Seat, mode: int) -> None:
        self._lights[lead] = mode
        self._relight()

    def _relight(self) -> None:
        """Tell every board what lights it should have, where it has been told otherwise, or nothing yet."""
        readers = [station.reader for station in self._stations.values()]
        boards = {reader.number: reader.talk for reader in readers if reader.number and reader.talk is not None}
        for device, lead in self._leads.items():
            number, _, place = device.partition("/")
            if number in boards and place.isdigit() and lead in self._lights:
                boards[number].light(int(place), self._lights[lead])
