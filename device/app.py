"""Puts a box together: the settings choose the parts, the parts share one inbox, lobby and session share one host."""

import logging
import signal
import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from importlib.metadata import version
from pathlib import Path
from platform import python_version
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Self, TextIO

from device import logs
from device.absent import NoLights, NoScreen
from device.host import Host, Stopped
from device.inbox import FastClock, Inbox, RealClock, Starved
from device.lobby import Lobby
from device.lobby.plan import Resume, Start, leads_of, preset, recall, recall_pairs, remember_pair, usual_rules
from device.lot import SeededLot
from device.loudness import Loudness
from device.options import Options
from device.pace import PACES, Pace
from device.phrases import Phrases
from device.ports import Event, Lost, Quit, Screen, Seats, Speaker
from device.session import Session
from device.settings import CONFIG, TEXTS, start_with
from device.sight import Sight
from device.sim.around import AroundScreen, AroundSeats, AroundSpeaker
from device.sim.commands import Commands
from device.sim.faults import KilledAfter
from device.sim.hands import Hands, Typed
from device.sim.laying import Laying
from device.sim.paced import PacedClock
from device.sim.parts import Teller, TypedSeats
from device.sim.players import Players
from device.sim.speaker import TimedSpeaker
from device.sim.terminal import Terminal, TypedLines, read_line
from device.store import FileStore, rules_digest, state_folder
from device.tags.recognise import Recogniser
from device.tags.registry import Registry
from device.tags.swap import Swaps
from engine import Diverged, Seat, WolfhourError
from engine import Event as Happened
from engine.catalogue import GameResult, Setup, games

if TYPE_CHECKING:
    from device.sim.above.table import Table

log = logging.getLogger(__name__)


class Box:
    """One box, switched on.  Use it as a context manager: its parts are given back at the end.

    Raises `WolfhourError` where it cannot start: settings that came with it are broken, or another box is running.
    """

    def __init__(self, options: Options, commands: TextIO | None = None, out: TextIO | None = None) -> None:
        """`commands` is where a person types, None where nobody does; `out` is where the parts tell what they do."""
        self.options = options
        self._parts = ExitStack()
        state = options.state or state_folder()
        self.clock = PacedClock()
        clock = FastClock() if options.fast else self.clock if options.table else RealClock()
        self.inbox = Inbox(clock, None if options.fast else self._pump)
        put, dies = self.inbox.put, options.kill_after
        store = FileStore(state, put) if dies is None else KilledAfter(state, put, dies)
        self.store: FileStore = self._closing(store)
        self._parts.callback(logs.into(state))
        try:
            self._build(state, commands, out or sys.stdout)
        except BaseException:
            self.close()
            raise

    def _build(self, state: Path, commands: TextIO | None, out: TextIO) -> None:
        options = self.options
        self.settings = start_with(options.config, state)
        table = self.settings.table
        log.info("Wolfhour %s starts on Python %s", version("wolfhour"), python_version())
        self.digest = rules_digest()
        self.seats = options.seats or table.seats
        self.registry = Registry(state)
        seed = SystemRandom().getrandbits(32) if options.seed is None else options.seed
        lights, hands = self._seats(seed)
        self.players = Players(self.inbox, seed, hands.press_at)
        self.teller = teller = Teller(self.inbox.clock, out)
        self.recogniser = Recogniser(self.registry, store=self.store)
        if not options.lobby:
            hands.show_tags(self.recogniser.read)
        players, game = self.players, lambda: self.recogniser.game
        typed = Commands(hands, players.sit_down, players.stand_up, game)
        speaker = self._speaker(state, options.cache or state)
        loudness = self._loudness(speaker) if options.voice else None
        self.screen: Screen
        self.table: Table | None = None
        if options.text:
            speaker = AroundSpeaker(speaker, teller.hear)
            self.screen, lights = AroundScreen(NoScreen(), teller.screen), AroundSeats(lights, teller.light)
        elif options.table:
            self.table = above = self._table(typed, game)
            self.screen, speaker, lights = above.screen(), above.speaker(speaker), above.lights(lights)
        else:
            self.screen = self._closing(self._window())
        phrases, pace = Phrases(TEXTS, options.language or table.language), Pace(PACES[options.pace or table.pace])
        around, contrast = AroundScreen(self.screen, self.players.watch), self.settings.screen.contrast
        sight = Sight(by_ear=table.by_ear, high_contrast=contrast == "high")
        self.host = Host(self.inbox, speaker, around, lights, phrases, pace, loudness=loudness, sight=sight)
        preset(self.store, options.language, options.game)
        bots = table.bots if options.bots is None else options.bots
        played = range(self.seats - bots + 1, self.seats + 1) if isinstance(bots, int) else bots
        self.players.sit_down(played, options.clumsy)
        if self.registry.trouble:
            self.inbox.put(Lost("cards", self.registry.trouble))
        self.laying = Laying(self.host, self.players, self.recogniser, self.registry, hands, seed)
        self.host.recognise = self.recogniser.read
        self.host.moved = partial(remember_pair, self.store)
        self.host.desk = Swaps(self.host, self.registry, self.recogniser)
        self.session = Session(self.host, self.store, SeededLot(options.seed), self._hear, self.reseat)
        self.lobby = Lobby(
            self.host, self.store, TEXTS, setups=[CONFIG / "setups", state / "setups"], digest=self.digest,
            seats=self.seats, narrators=table.narrators, people=table.people, hear=self._hear, seat_at=self.seat_at,
        )  # fmt: skip
        if commands is not None:
            lines = partial(read_line, commands) if options.fast else TypedLines(commands)
            echo = options.fast and not commands.isatty()
            terminal = Terminal(self.inbox, teller, typed, lines, self._commands_over, prompt=options.fast, echo=echo)
            self.inbox.sources.append(terminal.source)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def close(self) -> None:
        """Give everything back.  May be called twice."""
        self._parts.close()

    def run(self) -> GameResult | None:
        """Host games until nobody wants another; comes back with the last result.

        Raises `Stopped` where the box is switched off, `Starved` where on a fast clock nobody is left to go on.
        """
        if not self.options.lobby:
            return self.play(self.at_once())
        result: GameResult | None = None
        play: Start | Resume | None = self.lobby.open()
        while play is not None:
            result = self.play(play)
            self.recogniser.begin("")
            play = self.lobby.again(self.session.told)
        return result

    def at_once(self) -> Start | Resume:
        """A game without a lobby: the one that was cut off where that is wanted, else the recommended deck."""
        found = self.store.unfinished() if self.options.resume else None
        if found is not None:
            header, records = found
            self.lobby.speak_on(header)
            return Resume(header, records, leads_of(self.store, header.seats), *[*self.host.papers.ways.values()][:1])
        game = games()[self.options.game or next(iter(games()))]
        if not game.least <= self.seats <= game.most:
            raise WolfhourError(f"{game.key} is played at {game.least} to {game.most} seats, not at {self.seats}")
        seats = tuple(range(1, self.seats + 1))
        rules = usual_rules(game, self.seats)
        self.store.remember("leads", seats)
        self.lobby.speak(self.host.phrases.language, game.key)
        return Start(Setup(game.key, seats, game.pack(len(seats), rules), rules), seats)

    def play(self, what: Start | Resume) -> GameResult | None:
        """Host one game; None where a game that was cut off turns out not to be one that can go on."""
        self.seat_at(what.leads)
        about = what.setup if isinstance(what, Start) else what.header
        self.recogniser.begin(about.game)
        self.laying.begin(about)
        match what:
            case Start(setup=setup, way=way):
                return self.session.begin(setup, self.digest, way)
            case Resume(header=header, records=records, way=way):
                try:
                    return self.session.go_on(header, records, self.digest, way)
                except Diverged:
                    self.lobby.refused()
        return None

    def seat_at(self, leads: tuple[Seat, ...]) -> None:
        """From now on these devices belong to the seats."""
        self.players.seat_at(leads)
        self.host.seat_at(leads)
        if self.table is not None:
            self.table.top.seat_at(leads)

    def reseat(self, leads: tuple[Seat, ...]) -> None:
        """In the middle of a game the seats have other devices; they have them after a power cut as well."""
        self.seat_at(leads)
        self.store.remember("leads", leads)

    def _hear(self, event: Happened) -> None:
        """Something has happened in the game: those hear it who play it, and who looks on."""
        if self.table is not None:
            self.table.top.hear(event)
        self.laying.hear(event)

    def _commands_over(self) -> Event | None:
        """Nobody types any more.  What runs in a terminal must come to its end: by bots at all seats, or at once.

        On a real clock a lobby would wait for the panel for ever.
        """
        if not self.options.text:
            return None
        if not self.players.leads or (self.options.lobby and not self.options.fast):
            self.teller.answer("The commands are over: the box switches itself off.")
            return Quit()
        self.teller.answer("The commands are over: the box plays all seats itself.")
        self.players.sit_down(self.host.seating.leads)
        return None

    # Parts

    def _closing(self, part: Any) -> Any:
        self._parts.callback(part.close)
        return part

    def _pump(self) -> None:
        self.screen.pump()

    def _seats(self, seed: int) -> tuple[Seats, Hands]:
        """The seats, and the hands of whoever sits there."""
        kind, typed = self.options.box, Typed(self.inbox)
        if kind == "":
            return TypedSeats() if self.options.text or self.options.table else NoLights(), typed
        if kind == "real":
            from device.hw.seats import real_seats  # noqa: PLC0415 - a simulated box starts sooner

            return self._closing(real_seats(self.inbox, self.settings, recall_pairs(self.store))), typed
        from device.sim.wired_hands import table  # noqa: PLC0415 - nor does it need these

        hands = table(self.inbox, kind, self.settings, self.seats, self.registry, seed)
        return self._closing(hands.seats), hands

    def _table(self, commands: Commands, game: Callable[[], str]) -> "Table":
        from device.sim.above.table import Table  # noqa: PLC0415 - a box without a window starts sooner

        leads, phrases, bots = tuple(range(1, self.seats + 1)), lambda: self.host.phrases, lambda: self.players.kinds
        taught = lambda: {uid: card.name for uid, card in self.registry.cards.items()}  # noqa: E731 - like its neighbours
        table = Table(self.inbox, self.clock, leads, commands, phrases, bots, game, taught)
        self._parts.callback(table.window.close)
        return table

    def _window(self) -> Screen:
        from device.hw.screen import real_screen  # noqa: PLC0415 - a box without a window starts sooner

        return real_screen(self.inbox, self.settings.screen)

    def _loudness(self, speaker: Speaker) -> Loudness:
        """As it was left on the panel, else as the settings say; never louder than they allow."""
        sound, kept = self.settings.sound, recall(self.store, "volume", int)
        now = min(sound.volume if kept is None else max(0, kept), sound.loudest)
        speaker.volume(now)
        return Loudness(now, sound.loudest, speaker.volume, partial(self.store.remember, "volume"))

    def _speaker(self, state: Path, cache: Path) -> Speaker:
        if not self.options.voice:
            return TimedSpeaker(self.inbox)
        from device.hw.sound import real_speaker  # noqa: PLC0415 - a box without a voice starts sooner

        speaker: Speaker = self._closing(real_speaker(self.inbox, self.settings.sound, state, cache))
        return speaker


def switch_on(options: Options, commands: TextIO | None = None, run: Callable[[Box], Any] = Box.run) -> int:
    """Let a box host games, or `run` something else on it, until it is switched off: the exit status."""

    def stop(number: int, frame: object) -> None:  # noqa: ARG001 - what a handler is called with
        signal.signal(number, signal.SIG_IGN)  # once is enough, and nothing shall disturb the parts while they close
        raise KeyboardInterrupt if number == signal.SIGINT else Stopped

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    try:
        with Box(options, commands) as box:
            run(box)
    except Stopped:
        log.info("switched off")
    except Starved:
        print("wolfhour: the commands are over, and the box waits for somebody to press", file=sys.stderr)
    except (WolfhourError, OSError):
        raise  # the command line knows what to say
    except Exception as fault:
        log.critical("stopped by a fault: %s at %s", type(fault).__name__, logs.place(fault))
        raise
    return 0
