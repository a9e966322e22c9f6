"""A game of simulated players, and somebody at the panel: he listens, presses, and finds his way by the screen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from device.absent import NoScreen
from device.host import Host
from device.inbox import FastClock, Inbox
from device.lot import SeededLot
from device.loudness import Loudness
from device.phrases import Phrases
from device.ports import Panel, Press
from device.session import Session, setup_of
from device.settings import TEXTS
from device.sim.around import AroundScreen
from device.sim.players import Players
from device.sim.speaker import TimedSpeaker
from device.store import FileStore
from engine import Event, Seat
from engine.catalogue import GameResult, Setup
from engine.transcript import standing
from tests.device.bench import Lights

Way = Sequence[str | Seat | Press | Panel]
Wish = Callable[[Event], Way | None]
"""What is wanted of the menu of a pause when this has happened: keys of its lines, seats, presses; None: nothing."""
DIGEST = "today"
ENOUGH = 20
"""So often DOWN is pressed in the dark, where one line is to be seen at a time."""


class PlugPulled(BaseException):
    """Nothing is done any more, and nothing is tidied up."""


@dataclass
class Person:
    """Whoever stands at the panel."""

    host: Host
    wish: Wish
    did: Callable[[Way], None] = lambda way: None
    """Told what was really done: a wish that cannot be fulfilled just now is forgotten."""
    path: list[str | Seat | Press | Panel] = field(default_factory=list)
    way: Way | None = None
    """What the path leads to."""
    last: Any = None
    tries: int = 0

    def hear(self, event: Event) -> None:
        path = self.wish(event)
        if path and not self.path and self.host.pause is not None:
            self.path, self.way, self.last, self.tries = [*path], path, None, 0
            self.host.inbox.put(Panel("ok"))

    def look(self, view: Mapping[str, Any]) -> None:
        """In a menu: OK where the cursor stands at what is wanted, else DOWN."""
        if not self.path or self.host.pause is not None:
            return
        here = view["items"][view["cursor"]] if view.get("items") else view.get("big") or view.get("headline")
        if (here, self.tries) == self.last:
            return
        wanted, phrases = self.path[0], self.host.phrases
        if isinstance(wanted, Press | Panel):
            self.pop()
            self.host.inbox.put(wanted)
            return
        text = phrases.line("pause.seat", {"seat": wanted}) if isinstance(wanted, int) else phrases.word(wanted)
        if text not in view.get("items", [text]) or self.tries == ENOUGH:  # it cannot be done now
            self.path, self.way, text = ["pause.go-on"], None, phrases.word("pause.go-on")
        self.tries += 1
        assert self.tries < 3 * ENOUGH, f"{text!r} is not in the menu"
        self.last = here, self.tries
        if here == text:
            self.pop()
            self.tries, self.last = 0, None
            self.host.inbox.put(Panel("ok"))
        else:
            self.host.inbox.put(Panel("down"))

    def pop(self) -> None:
        """One step of the path is done."""
        self.path.pop(0)
        if not self.path and self.way is not None:
            self.did(self.way)


@dataclass
class Played:
    """One game, as far as it came."""

    result: GameResult | None
    events: list[Event]
    view: Mapping[str, Any]
    folder: Path

    def counted(self) -> list[Event]:
        """What counts of its transcript, without when, without what the panel said, and without lights.

        A light that acknowledges fades half a second later, wherever the game is by then.
        """
        kept = [event for event in standing(self.events) if not str(event.get("line")).startswith("pause.")]
        return [
            {key: value for key, value in event.items() if key not in ("n", "t")}
            for event in kept
            if event["event"] != "light"
        ]

    def decided(self) -> list[tuple[Any, ...]]:
        """Who died why, who voted how, and who has won."""
        return [
            (event["at"], event.get("seat"), event.get("cause"), event.get("ballots"), event.get("seats"))
            for event in standing(self.events)
            if event["event"] in ("death", "vote", "outcome", "score")
        ]


def play(
    folder: Path,
    setup: Setup,
    seed: int,
    wish: Wish = lambda event: None,
    *,
    lights: bool = True,
    plug: Callable[[Event], bool] = lambda event: False,
    trouble: Callable[[Event, Inbox], None] = lambda event, inbox: None,
    leads: tuple[Seat, ...] = (),
) -> Played:
    """Let a game be played to its end, or on, where one was cut off; the plug is pulled when `plug` says so.

    `trouble` may put anything into the inbox; `leads` are the devices of the seats.
    """
    inbox = Inbox(FastClock())
    views: list[Mapping[str, Any]] = [{}]
    events: list[Event] = []

    def look(view: Mapping[str, Any]) -> None:
        views[0] = dict(view)
        players.watch(view)
        person.look(view)

    phrases = Phrases(TEXTS, "en", setup.game)
    seats = Lights()
    if not lights:
        seats.lit = frozenset()
    host = Host(inbox, TimedSpeaker(inbox, lambda text: 0.5), AroundScreen(NoScreen(), look), seats, phrases)
    host.loudness = Loudness(50, 100, host.speaker.volume, lambda loud: store.remember("volume", loud))
    person, players = Person(host, wish), Players(inbox, seed)
    players.sit_down(range(1, 21))
    store = FileStore(folder, inbox.put)

    def hear(event: Event) -> None:
        events.append(event)
        if plug(event):
            raise PlugPulled
        players.hear(event)
        person.hear(event)
        trouble(event, inbox)

    def reseat(leads: tuple[Seat, ...]) -> None:
        host.seat_at(leads)
        players.seat_at(leads)
        store.remember("leads", leads)

    reseat(leads or tuple(store.recall("leads") or setup.seats))
    session, result = Session(host, store, SeededLot(seed), hear, reseat), None
    try:
        if (found := store.unfinished()) is not None:
            assert setup_of(found[0])[1] == setup
            result = session.go_on(*found, DIGEST)
        else:
            result = session.begin(setup, DIGEST)
    except PlugPulled:
        pass
    finally:
        store.close()
    return Played(result, events, views[0], folder)
