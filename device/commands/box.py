"""`wolfhour`, `wolfhour sim` and `wolfhour demo`: a box, real, simulated, or playing by itself."""

import argparse
import os
import sys
import tempfile
from pathlib import Path

from device.commands.places import add_log, add_places
from device.languages import languages
from device.settings import TEXTS
from engine import Seat, WolfhourError
from engine.catalogue import games

MOST_BOTS = 20


def sim_words(parser: argparse.ArgumentParser) -> None:
    """The words of `sim`."""
    parser.description = (
        "Starts a whole box without its hardware: a window with the table from above, where everything can be clicked "
        "and has a key.  1-9, 0 and q-p press the buttons of seats 1-20, the arrows, Enter and Backspace are the front "
        "panel, Space pauses the clock, and h lists the other keys.  With --text the terminal tells what the parts do "
        "and takes commands; type `help` there.  Without a display it is --text anyway."
    )
    parser.epilog = "examples: wolfhour sim --bots 8, or wolfhour sim --text --clock fast <commands.txt"
    add_options(parser)
    parser.add_argument(
        "--bots", type=bots, metavar="SEATS", help="seats that play alone: 8 (the last eight), or 3-9, or 1,4,5"
    )
    parser.add_argument(
        "--box",
        choices=["buttons", "nfc", "rdm6300", "bus"],
        default="",
        help="simulated pins; or emulated readers (nfc: PN532s), or a board of the seat bus, beside a panel on pins: "
        "with --text all that is typed goes through the real drivers, wired as the settings say, else as 20-seats",
    )
    parser.add_argument("--voice", action="store_true", help="with --text: speak as well")
    parser.add_argument("--autostart", action="store_true", help="no lobby: deal the recommended deck, play one game")
    parser.add_argument("--resume", action="store_true", help="with --autostart: go on with a game that was cut off")
    parser.add_argument(
        "--fault", type=fault, metavar="kill-after-record=N", help="die like a pulled plug after N records of a journal"
    )
    parser.set_defaults(run=sim)


def demo_words(parser: argparse.ArgumentParser) -> None:
    """The words of `demo`."""
    parser.description = (
        "Simulated players play one game at a brisk pace, with voice and window where there are any.  "
        "Nothing of it is kept."
    )
    parser.epilog = "examples: wolfhour demo, or wolfhour demo --text --clock fast --seed 7"
    add_options(parser)
    parser.set_defaults(run=demo)


def add_options(parser: argparse.ArgumentParser) -> None:
    """What every simulated box can be told."""
    parser.add_argument("--text", action="store_true", help="tell in the terminal what the parts do")
    parser.add_argument(
        "--clock", choices=["real", "fast"], default="real", help="fast: time jumps whenever nothing happens (--text)"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same draws and the same bots every time")
    parser.add_argument(
        "--clumsy",
        action="store_true",
        help="simulated players press as people do: late, wrongly, twice, or not at all because they sleep",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many seats the table has (default: the settings)")
    parser.add_argument("--language", metavar="L", help=f"{', '.join(languages(TEXTS))} (default: the settings)")
    parser.add_argument("--game", choices=[*games()], help="the game to play or to offer first")
    add_places(parser)
    add_log(parser)


def sim(args: argparse.Namespace) -> int:
    """A simulated box."""
    from device.app import switch_on
    from device.options import Options

    text, fast = in_text(args), args.clock == "fast"
    if args.voice and fast:
        raise WolfhourError("a voice cannot speak on a fast clock: leave out --voice, or --clock fast")
    options = Options(
        state=args.state,
        config=args.config,
        language=args.language,
        game=args.game,
        seats=args.seats,
        bots=args.bots,
        clumsy=args.clumsy,
        box=args.box,
        text=text,
        table=not text,
        voice=(not text or args.voice) and not fast,
        fast=fast,
        seed=args.seed,
        lobby=not args.autostart,
        resume=args.resume,
        kill_after=args.fault,
    )
    return switch_on(options, sys.stdin if text or sys.stdin.isatty() else None)


def demo(args: argparse.Namespace) -> int:
    """A game of simulated players."""
    from device.app import switch_on
    from device.options import Options
    from device.store import state_folder

    fast, seats = args.clock == "fast", args.seats or 9
    with tempfile.TemporaryDirectory() as folder:
        options = Options(
            state=Path(folder),
            cache=args.state or state_folder(),
            config=args.config,
            language=args.language,
            pace="brisk",
            game=args.game,
            seats=seats,
            bots=tuple(range(1, seats + 1)),
            clumsy=args.clumsy,
            text=in_text(args),
            voice=not fast,
            fast=fast,
            seed=args.seed,
            lobby=False,
        )
        return switch_on(options)


def bots(word: str) -> int | tuple[Seat, ...]:
    """How many seats are played, or which."""
    from device.sim.commands import seats_of
    from device.sim.hands import Misunderstood

    if word.isascii() and word.isdigit() and int(word[:9]) <= MOST_BOTS:
        return int(word)
    try:
        return tuple(seats_of(word))
    except Misunderstood as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def fault(word: str) -> int:
    """After how many records the box dies."""
    name, _, number = word.partition("=")
    if name != "kill-after-record" or not (number.isascii() and number.isdigit()):
        raise argparse.ArgumentTypeError(f"{word!r} is no fault; there is kill-after-record=N")
    return int(number)


def in_text(args: argparse.Namespace) -> bool:
    """Whether the terminal stands for the parts; without a display it must."""
    if args.text or args.clock == "fast":
        return True
    if any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")):
        return False
    print("wolfhour: there is no display: the terminal shows everything (as with --text)", file=sys.stderr)
    return True
