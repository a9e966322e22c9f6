"""What the person at the window does: keys and clicks become commands, and some of these are about the window only."""

import os
import signal
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from device.ports import WELL, Event, Quit
from device.sim.above.state import Tabletop
from device.sim.commands import Commands, not_a_command
from device.sim.hands import Impossible, Misunderstood
from device.sim.paced import PacedClock
from device.tags.decks import decks, is_button, meaning
from device.tags.faces import face
from engine import Choice, Facts, Seat

SEAT_KEYS = "1234567890qwertyuiop"
"""The key of each place: two rows of a keyboard, 1 to 20."""
PANEL_KEYS = {"up": "up", "down": "down", "return": "ok", "enter": "ok", "tab": "next", "backspace": "back"}
KEYS: Mapping[str, str] = {
    "space": "pause",
    "period": "step",
    "plus": "faster",
    "minus": "slower",
    "s": "choose next",
    "x": "press {0} next",
    "z": "press {0} back",
    "k": "press {0} ok held",
    "l": "menu cards {0}",
    "a": "menu answers {0}",
    "f": "menu faults {0}",
    "b": "bot {0}",
    "c": "cards",
    "v": "view {0}",
    "colon": "type",
    "h": "menu keys",
    "f1": "menu keys",
    "escape": "close",
}
"""What a key does that is no seat's and not of the front panel; {0} is the chosen place."""
FAULTS = ("unplug {0}", "plug {0}", "stuck {0}", "noise {0}", "double {0}", "break light {0}", "mend light {0}")
FAULTS_OF_THE_BOX = (
    *("unplug well", "plug well", "break sound", "mend sound", "break disk", "mend disk", "break panel", "mend panel"),
    "power",
)
HELP = """\
  pause                           the clock stands still, or goes on
  step                            until the next thing happens
  faster, slower                  another pace of the clock
  cards                           show or cover the cards
  view SEAT                       only what this seat perceives, or everything again
  choose SEAT|next                the place that keys are about
  bot SEAT                        let it play alone, then with all mistakes, then by hand again
  menu cards|answers|faults SEAT  a list to choose from
  menu keys                       all keys
  power                           pull the plug of the box
  quit                            switch the box off"""
OWN = tuple(dict.fromkeys(row.split()[0].rstrip(",") for row in HELP.splitlines()))
NEXT_PLAYER = {"": "bots", "bot": "clumsy", "clumsy": "people"}
"""What makes the next kind of player of the one that is there."""
LONGEST = 80
"""Characters of a command that is typed in the window."""
SIGNS = {".": "period", "+": "plus", "=": "plus", "-": "minus", ":": "colon", "?": "f1"}
"""Keys that are called by what they write, wherever a keyboard has them."""
HINTS = (
    ("seats", "1 … 0  Q … P"),
    ("held", "Ctrl + 1 … P"),
    ("choose", "Shift + 1 … P, S"),
    ("buttons", "X, Z, K"),
    ("panel", "↑ ↓ Enter Backspace Tab"),
    ("cards", "L"),
    ("answers", "A"),
    ("bot", "B"),
    ("view", "V"),
    ("cover", "C"),
    ("clock", "Space . + –"),
    ("faults", "F"),
    ("type", ":"),
    ("close", "Esc"),
)
"""What is told of the keys."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a menu."""

    text: str
    command: str = ""


class Desk:
    """The state of the window, and what follows from a command.  `put` gets the events that commands make."""

    def __init__(
        self,
        table: Tabletop,
        clock: PacedClock,
        commands: Commands,
        put: Callable[[Event], None],
        game: Callable[[], str],
        taught: Callable[[], Mapping[str, str]],
    ) -> None:
        """`game` tells what is played, "" for nothing; `taught` which cards have tags, by the numbers of those."""
        self.table, self.clock = table, clock
        table.stir = self._happened
        self._perceived: object = None
        """What the seat that is viewed perceived when a step began."""
        self._commands, self._put, self._game, self._taught = commands, put, game, taught
        self.chosen: Seat = table.leads[0]
        self.viewer: Seat = 0
        """As whose seat the table is seen; 0: from above."""
        self.covered = False
        self.menu: tuple[Row, ...] = ()
        self.title = ""
        self.row = 0
        self.line: str | None = None
        """The command that is being typed."""
        self.told = ""
        """What the person at the window should know."""
        self._alone: Mapping[str, Callable[[], None]] = {
            "pause": clock.pause,
            "step": self._step,
            "faster": partial(clock.faster, 1),
            "slower": partial(clock.faster, -1),
            "cards": self._cover,
            "menu keys": self._keys,
            "type": self._begin_to_type,
            "close": self.close,
            "power": pull_the_plug,
            "quit": partial(put, Quit()),
        }

    def _step(self) -> None:
        self._perceived = self.table.perceived_by(self.viewer)
        self.clock.step()

    def _happened(self) -> None:
        """A step is at its end; as a seat not for what it does not perceive, or the clock would tell of that."""
        if not self.viewer or self.table.perceived_by(self.viewer) != self._perceived:
            self.clock.happened()

    def _words(self, key: str, facts: Facts) -> str:
        return self.table.phrases().line(key, facts)

    # Commands

    def do(self, command: str) -> None:
        """Follow a command; what is wrong with it is told."""
        self.told = ""
        try:
            self._follow(command)
        except Impossible as error:
            self.told = self._words(error.why, error.facts)
        except Misunderstood as error:
            self.told = str(error)

    def _follow(self, command: str) -> None:
        if command in self._alone:
            self._alone[command]()
            return
        match command.split():
            case ["view", seat]:
                lead = self._lead(seat)
                self.viewer = 0 if self.viewer == lead else lead
            case ["choose", "next"]:
                leads = self.table.leads
                self.chosen = leads[(leads.index(self.chosen) + 1) % len(leads)]
            case ["choose", seat]:
                self.chosen = self._lead(seat)
            case ["bot", seat]:
                played = self.table.bots().get(self._lead(seat), "")
                self._commands.follow(f"{NEXT_PLAYER[played]} {seat}")
            case ["menu", "cards" | "answers" | "faults" as what, where]:
                self._menu(what, where)
            case [word, *_] if word in OWN:
                raise not_a_command(word, HELP)
            case _:
                if (event := self._commands.follow(command)) is not None:
                    self._put(event)

    def _cover(self) -> None:
        self.covered = not self.covered

    def _begin_to_type(self) -> None:
        self.line = ""

    def close(self) -> None:
        """Put away what lies over the table."""
        self.menu, self.line = (), None

    def _lead(self, word: str) -> Seat:
        if word not in map(str, self.table.leads):
            last = self.table.leads[-1]
            raise Impossible(f"{word!r} is no seat; seats are 1 to {last}", "sim.no.seat", seat=last)
        return int(word)

    # Menus

    def _open(self, title: str, rows: Iterable[Row], **facts: Any) -> None:
        self.title, self.menu, self.row = self._words(title, facts), tuple(rows), 0

    def _keys(self) -> None:
        self._open("sim.keys", [Row(f"{keys}\t{self._words(f'sim.key.{what}', {})}") for what, keys in HINTS])

    def _menu(self, what: str, where: str) -> None:
        lead = WELL if where == "well" else self._lead(where)
        if lead:
            self.chosen = lead
        match what:
            case "cards":
                names = self._answers() if lead else ()
                rows = [Row(self.table.words(meaning(name)), f"tap {lead} {name}") for name in names]
                held = [(uid, name) for uid, name in self._taught().items() if is_button(name)]
                rows += [Row(face(name, self.table.phrases()).name, f"lay {where} {uid}") for uid, name in held]
                self._open("sim.cards.at", rows or [Row(self._words("sim.no.cards", {}))], seat=lead)
            case "answers":
                place = self.table.place(lead)
                if self.viewer:
                    seen = {place.lead: place for place in self.table.seen_by(self.viewer)[0]}
                    place = seen.get(lead, place)  # at the well nobody is asked
                rows = [Row(self.table.words(it), f"pick {place.seat} {place.ask} {typed(it)}") for it in place.choices]
                self._open("sim.answers.of", rows or [Row(self._words("sim.not.asked", {}))], seat=lead)
            case "faults":
                places = [fault.format(self.chosen) for fault in FAULTS]
                self._open("sim.faults", [Row(self._fault(fault), fault) for fault in (*places, *FAULTS_OF_THE_BOX)])

    def _fault(self, fault: str) -> str:
        words = [word for word in fault.split() if not word.isdecimal()]
        return self._words(f"sim.{'.'.join(words)}", {"seat": self.chosen})

    def _answers(self) -> Iterable[str]:
        """The cards of answers of the game that is played, else of the first: one set is like another.

        Numbers go as far as there are places, and one further: what lies in the middle has it.
        """
        game = self._game()
        sets = [deck for deck in decks().values() if deck.in_sets and (not game or game in deck.games)]
        most = len(self.table.leads) + 1
        return [card for card in (sets[0].kinds if sets else ()) if not card.isdecimal() or int(card) <= most]

    # Keys and clicks

    def click(self, command: str) -> None:
        """Something was clicked; beside a menu this closes it."""
        was_open, self.menu = bool(self.menu), ()
        if command:
            self.do(command)
        elif not was_open:
            self.told = ""

    def key(self, name: str, text: str = "", *, shift: bool = False, control: bool = False) -> None:
        """A key went down: its name as on the keyboard, and the text that it makes."""
        if self.line is not None:
            self._typed(name, text)
        elif self.menu and name in ("up", "down", "return", "enter"):
            self._walk(name)
        elif name in PANEL_KEYS:
            self.do(f"panel {PANEL_KEYS[name]}{' held' if control else ''}")
        elif len(name) == 1 and name in SEAT_KEYS:
            lead = SEAT_KEYS.index(name) + 1
            self.do(f"choose {lead}")
            if not shift and not self.told:
                self.do(f"press {lead}{' ok held' if control else ''}")
        elif (command := KEYS.get(SIGNS.get(text, name))) is not None:
            self.click(command.format(self.chosen))

    def _walk(self, name: str) -> None:
        """Go up and down in the menu, or take what is chosen."""
        if name in ("up", "down"):
            self.row = (self.row + (1 if name == "down" else -1)) % len(self.menu)
        else:
            self.click(self.menu[self.row].command)

    def _typed(self, name: str, text: str) -> None:
        """A key for the command that is being typed."""
        line = self.line or ""
        match name:
            case "return" | "enter":
                self.line = None
                self.do(line)
            case "escape":
                self.line = None
            case "backspace":
                self.line = line[:-1]
            case _ if text.isprintable():
                self.line = (line + text)[:LONGEST]


def pull_the_plug() -> None:
    """The process dies at once, as a box without power."""
    os.kill(os.getpid(), signal.SIGKILL)


def typed(choice: Choice) -> str:
    """A choice as it is typed in a command."""
    return ",".join(map(str, choice)) if isinstance(choice, tuple) else str(choice)
