"""What people at a simulated table do, as commands: presses, taps, cards, faults, and who is played by code."""

from collections import Counter
from collections.abc import Callable
from typing import get_args

from device.ports import WELL, Button, Event, Found, Lost, Pick
from device.rehearse.names import Names
from device.sim.hands import Hands, Misunderstood
from device.suggest import did_you_mean
from engine import Choice, Seat
from engine.catalogue import games

MOST_SEATS = 20
PORTS = Counter(plug=1)
"""How many ports the command for a fault may name."""
OF_THE_BOX = {
    "sound": Lost("speaker", "no-sound"),
    "disk": Lost("store", "disk-full"),
    "panel": Lost("panel", "no-panel"),
}
"""Parts that can be broken by a command, whatever the box has."""

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
  break sound|disk|panel|light [SEAT]        a part stops working           break light 3
  mend sound|disk|panel|light [SEAT]         it works again                 mend sound
  bots SEATS                                 let these seats play alone     bots 4-9
  clumsy SEATS                               the same, with all mistakes    clumsy 4-9
  people SEATS                               play them by hand again        people 4"""


class Commands:
    """Follows one command at a time."""

    def __init__(
        self,
        hands: Hands,
        sit_down: Callable[[list[Seat], bool], None],
        stand_up: Callable[[list[Seat]], None],
        game: Callable[[], str],
    ) -> None:
        """`sit_down` gives seats to simulated players, who may be clumsy; `stand_up` takes them back.

        `game`: what is played, or "".
        """
        self._hands, self._sit_down, self._stand_up, self._game = hands, sit_down, stand_up, game

    @property
    def until(self) -> float:
        """When the box will have been told of everything that was done."""
        return self._hands.until

    def follow(self, line: str) -> Event | None:
        """Do one command: the event that it makes, if it makes one.  Raises `Misunderstood`."""
        match line.split():
            case []:
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
            case ["break", part, *seats] if len(seats) <= 1:
                return broken(part, *seats)
            case ["mend", part, *seats] if len(seats) <= 1:
                lost = broken(part, *seats)
                return Found(lost.part, lost.seat)
            case ["pick", seat, ask, *choice] if choice:
                return Pick(seat_of(seat), ask, self._choice(ask, " ".join(choice)))
            case ["bots" | "clumsy" as kind, *which] if which:
                self._sit_down(seats_of(" ".join(which)), kind == "clumsy")
            case ["people", *which] if which:
                self._stand_up(seats_of(" ".join(which)))
            case [word, *_]:
                raise not_a_command(word, HELP)
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


def not_a_command(word: str, help_text: str) -> Misunderstood:
    """What is wrong with a command that begins so, where these are known."""
    rows = {row.split()[0]: " ".join(row.split()) for row in help_text.splitlines()}
    if word in rows:
        return Misunderstood(f"that is no whole command; like this: {rows[word]}")
    return Misunderstood(f"there is no command {word!r}{did_you_mean(word, [*rows])}; `help` lists them all")


def broken(part: str, seat: str = "") -> Lost:
    """What the box is told where a part stops working.  Raises `Misunderstood`."""
    if part == "light" and seat:
        return Lost("light", "light-lost", seat_of(seat))
    if part not in OF_THE_BOX or seat:
        raise not_a_command("break", HELP)
    return OF_THE_BOX[part]


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
