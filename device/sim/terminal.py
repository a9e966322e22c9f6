"""The table's hands in a terminal: commands become presses, taps and panel buttons; from a person, a pipe or a file.

Commands are taken when the box waits.  On a virtual clock no time passes until the next command, but for the time
that `wait` lets pass; so a script does the same every time.
"""

import queue
import threading
from collections import Counter
from collections.abc import Callable
from typing import TextIO, get_args

from device.inbox import Inbox
from device.ports import WELL, Button, Event, Pick, Quit
from device.rehearse.names import Names
from device.sim.hands import Hands, Misunderstood
from device.sim.parts import Teller
from device.suggest import did_you_mean
from engine import Choice, Seat
from engine.catalogue import games

PATIENCE = 60.0
"""Seconds that `wait` lets pass at most when nothing happens."""
LONG_PATIENCE = 900.0
"""Seconds that `wait TEXT` lets pass at most."""
MOST_SEATS = 20
PORTS = Counter(plug=1)
"""How many ports the command for a fault may name."""
LONGEST = 500
"""Characters of a line; nobody types so many."""

HELP = """\
  press SEAT [ok|next|up|down|back] [held]   a button of a seat             press 3
  tap SEAT CARD                              a card on a seat's reader      tap 3 5
  lay SEAT|well TAG [TAG]                    a tag, by its number, or two   lay well 04a1b2c3d4e5f6
  panel ok|next|up|down|back [held]          a button of the front panel    panel ok
  pick SEAT ASK CHOICE                       a whole answer at once         pick 3 seer.look 5
  double SEAT                                two presses in a row           double 3
  unplug SEAT|well|mcp1                      pull out a reader, an expander unplug 3
  plug SEAT|well|mcp1 [PORT]                 put it back, or elsewhere      plug 3 usb-30
  stuck SEAT                                 something lies on a button     stuck 5
  noise SEAT|well                            spikes or garbage on a wire    noise 4
  bots SEATS                                 let these seats play alone     bots 4-9
  wait                                       until something happens        wait
  wait SECONDS                               so long                        wait 10
  wait TEXT                                  until the box says or shows it wait SCREEN Day 2
  help                                       this list
  quit                                       switch the box off"""
NUMBERS = """\
A SEAT is where something is plugged in, and not a player: the box gives players their numbers in the order in which
they sit down.  Bots let people sit down first whose seats come before theirs, and lay their cards when people have."""


class TypedLines:
    """Lines from a keyboard, read by a thread of its own, so that a real clock need not wait for them."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._read, name="keyboard", daemon=True).start()

    def __call__(self) -> str | None:
        """The next line, "" at the end of the input, or None where nothing was typed."""
        try:
            return self._lines.get_nowait()
        except queue.Empty:
            return None

    def _read(self) -> None:
        line = "start"
        while line:
            line = read_line(self._stream)
            self._lines.put(line)


def read_line(stream: TextIO) -> str:
    """The next line, whatever bytes come; of one that is too long the beginning.  "" where no more can come."""
    try:
        line = rest = stream.readline(LONGEST)
        while len(rest) == LONGEST and not rest.endswith("\n"):
            rest = stream.readline(LONGEST)
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}\n"
    except (OSError, ValueError):  # the terminal is gone
        return ""
    return line if line is rest else f"{line[:40]}…\n"


class Terminal:
    """Turns lines into events; give `source` to the inbox's sources."""

    def __init__(
        self,
        inbox: Inbox,
        teller: Teller,
        hands: Hands,
        next_line: Callable[[], str | None],
        sit_down: Callable[[list[Seat]], None],
        over: Callable[[], Event | None],
        game: Callable[[], str],
        prompt: bool,
        echo: bool = False,
    ) -> None:
        """`next_line` gives a line, "" at the end, None where there is none yet; `prompt`: it waits for one.

        `over` is called when the commands are over; `game` tells which one is played, "" for none.  `echo` prints each
        command, where nobody sees what is typed.
        """
        self._inbox, self._teller, self._hands = inbox, teller, hands
        self._next_line, self._sit_down = next_line, sit_down
        self._end, self._game = over, game
        self._prompt, self._echo = prompt, echo
        self._over = False
        self._until = 0.0
        """No command is taken before."""
        self._awaited: str | None = None
        """Or before this text is told ("": any)."""

    def source(self) -> Event | None:
        """The next event that a command makes, or None to let time pass."""
        while not self._over and not self._waiting():
            if self._prompt:
                self._teller.prompt()
            line = self._next_line()
            if line is None:
                return None
            if self._echo:
                self._teller.answer(line.rstrip())
            if not line:
                self._over = True
                return self._end()
            try:
                event = self.follow(line)
            except Misunderstood as error:
                self._teller.answer(f"? {error}")
                continue
            if event is not None:
                return event
        return None

    def follow(self, line: str) -> Event | None:
        """Do one command: the event that it makes, if it makes one.  Raises `Misunderstood`."""
        match line.split():
            case [] | ["#", *_]:
                return None
            case ["press", seat, *rest]:
                rest, held = is_held(rest)
                return self._hands.press(seat_of(seat), button_of(rest or ["ok"]), held=held)
            case ["tap", seat, card]:
                return self._hands.tap(seat_of(seat), card)
            case ["lay", where, uid, *more]:
                return self._hands.lay(WELL if where == "well" else seat_of(where), *map(str.lower, (uid, *more)))
            case ["panel", *rest]:
                rest, held = is_held(rest)
                return self._hands.panel(button_of(rest), held=held)
            case ["double" | "unplug" | "plug" | "stuck" | "noise" as fault, where, *port] if len(port) <= PORTS[fault]:
                self._hands.fault(fault, where, *port)
            case ["pick", seat, ask, *choice] if choice:
                return Pick(seat_of(seat), ask, self._choice(ask, " ".join(choice)))
            case ["bots", *which] if which:
                self._sit_down(seats_of(" ".join(which)))
            case ["wait", *what]:
                self._wait(" ".join(what))
            case ["help"]:
                self._teller.answer(f"{HELP}\n{NUMBERS}")
            case ["quit"]:
                return Quit()
            case [word, *_]:
                known = [row.split()[0] for row in HELP.splitlines()]
                if word in known:
                    usage = next(row for row in HELP.splitlines() if row.split()[0] == word)
                    raise Misunderstood(f"that is no whole command; like this: {' '.join(usage.split())}")
                raise Misunderstood(f"there is no command {word!r}{did_you_mean(word, known)}; `help` lists them all")
        return None

    def _choice(self, ask: str, words: str) -> Choice:
        """What may be answered to this ask: an option, or several with commas between.  Raises `Misunderstood`."""
        if not (game := self._game()):
            raise Misunderstood("no game is being played, so nothing is asked")
        names = Names(games()[game], range(1, MOST_SEATS + 1))
        if wrong := names.ask(ask):
            raise Misunderstood(wrong)
        picks: Choice = tuple(map(number, words.split(","))) if "," in words else number(words)
        for choice in (words, picks):
            wrong = names.answer(ask, [*choice] if isinstance(choice, tuple) else choice)
            if wrong is None:
                return choice
        raise Misunderstood(f"{ask}: {wrong}")

    def _wait(self, what: str) -> None:
        now = self._inbox.clock.now()
        try:
            seconds = float(what)
        except ValueError:
            self._awaited = what
            self._until = now + (LONG_PATIENCE if what else PATIENCE)
        else:
            if not 0 <= seconds <= 86_400:
                raise Misunderstood(f"{what} seconds will not do; 0 to 86400")
            self._until = now + seconds
        self._inbox.wake_at(self._until)

    def _waiting(self) -> bool:
        """Whether the last `wait` is still on."""
        if self._awaited is not None and self._came(self._awaited):
            self._awaited, self._until = None, 0.0
        now = self._inbox.clock.now()
        if now < self._hands.until:  # what was typed first is told first
            self._inbox.wake_at(self._hands.until)
            return True
        if now < self._until:
            return True
        if self._awaited:
            self._teller.answer(f"? {self._awaited!r} did not come in {LONG_PATIENCE:g} seconds")
        self._awaited = None
        return False

    def _came(self, text: str) -> bool:
        """Whether the text was told since the last `wait` was over; what was told before it is forgotten."""
        told = self._teller.told
        if not text:
            came = bool(told)
            told.clear()
            return came
        while told:
            if text in told.popleft():
                return True
        return False


def is_held(words: list[str]) -> tuple[list[str], bool]:
    """The words without a last `held`, and whether it was there."""
    return (words[:-1], True) if words[-1:] == ["held"] else (words, False)


def seat_of(word: str) -> Seat:
    """A seat's number.  Raises `Misunderstood`."""
    if not (word.isascii() and word.isdigit() and 1 <= int(word[:9]) <= MOST_SEATS):
        raise Misunderstood(f"{word!r} is no seat; seats are 1 to {MOST_SEATS}")
    return int(word)


def seats_of(words: str) -> list[Seat]:
    """Seats as people write them: "3", "4-9", "1,3,5-7".  Raises `Misunderstood`."""
    seats: set[Seat] = set()
    for part in words.replace(",", " ").split():
        first, dash, last = part.partition("-")
        seats.update(range(seat_of(first), seat_of(last if dash else first) + 1))
    if not seats:
        raise Misunderstood(f"{words!r} names no seats; write them like 4-9 or 1,3,5")
    return sorted(seats)


def button_of(words: list[str]) -> Button:
    """A button by its name.  Raises `Misunderstood`."""
    known: tuple[Button, ...] = get_args(Button)
    for button in known:
        if words == [button]:
            return button
    raise Misunderstood(f"{' '.join(words)!r} is no button; there are {', '.join(known)}")


def number(word: str) -> int | str:
    """A word that is a number as a number."""
    word = word.strip()
    return int(word) if word.isascii() and word.isdigit() else word
