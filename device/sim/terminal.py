"""The table's hands in a terminal: commands become presses, taps and panel buttons; from a person, a pipe or a file.

Commands are taken when the box waits.  On a virtual clock no time passes until the next command, but for the time
that `wait` lets pass; so a script does the same every time.
"""

import queue
import threading
from collections.abc import Callable
from typing import TextIO

from device.inbox import Inbox
from device.ports import Event, Quit
from device.sim.commands import HELP as DEEDS
from device.sim.commands import Commands, not_a_command
from device.sim.hands import Misunderstood
from device.sim.parts import Teller

PATIENCE = 60.0
"""Seconds that `wait` lets pass at most when nothing happens."""
LONG_PATIENCE = 900.0
"""Seconds that `wait TEXT` lets pass at most."""
LONGEST = 500
"""Characters of a line; nobody types so many."""

HELP = f"""\
{DEEDS}
  wait                                       until something happens        wait
  wait SECONDS                               so long                        wait 10
  wait TEXT                                  until the box says or shows it wait SCREEN Day 2
  help                                       this list
  quit                                       switch the box off"""
OWN = ("wait", "help", "quit")
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
        commands: Commands,
        next_line: Callable[[], str | None],
        over: Callable[[], Event | None],
        prompt: bool,
        echo: bool = False,
    ) -> None:
        """`next_line` gives a line, "" at the end, None where there is none yet; `prompt`: it waits for one.

        `over` is called when the commands are over.  `echo` prints each command, where nobody sees what is typed.
        """
        self._inbox, self._teller, self._commands = inbox, teller, commands
        self._next_line, self._end = next_line, over
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
            case ["#", *_]:
                pass
            case ["wait", *what]:
                self._wait(" ".join(what))
            case ["help"]:
                self._teller.answer(f"{HELP}\n{NUMBERS}")
            case ["quit"]:
                return Quit()
            case [word, *_] if word in OWN:
                raise not_a_command(word, HELP)
            case _:
                return self._commands.follow(line)
        return None

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
        if now < self._commands.until:  # what was typed first is told first
            self._inbox.wake_at(self._commands.until)
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
