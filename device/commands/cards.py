"""`wolfhour cards`: teach the box its cards, list them, print them."""

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from device.commands.box import in_text
from device.commands.places import add_places, add_state
from device.languages import FALLBACK, languages
from device.phrases import Phrases
from device.settings import TEXTS
from device.store import state_folder
from device.suggest import did_you_mean
from device.tags.decks import Deck, decks
from device.tags.enrol import Enrolment
from device.tags.faces import title
from device.tags.guide import Guide, deck_title
from device.tags.registry import Card, Registry
from device.wiring.faults import MOST_SEATS
from engine import WolfhourError

if TYPE_CHECKING:
    from device.app import Box


def words(parser: argparse.ArgumentParser) -> None:
    """The words of `cards`."""
    parser.description = "Cards with a tag are laid on readers.  The box must know once which tag is which card."
    parser.epilog = "example: wolfhour cards enrol --deck classic"
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    add_enrol(actions)
    add_list(actions)
    add_print(actions)


def add_enrol(actions: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `cards enrol`."""
    action = actions.add_parser(
        "enrol",
        help="teach the box a deck, card by card",
        description="Asks for one card after the other, by voice and screen, and learns the tag that is laid on any "
        "reader.  What is learned is saved at once: after a cut it goes on with the next missing card.  It counts for "
        "boxes with this state folder, and so for those that the same user starts.  In the terminal "
        "`lay well 04a1b2c3d4e5f6` stands for a tag of this number.",
        epilog="examples: wolfhour cards enrol --deck answers --set 2, "
        "or wolfhour cards enrol --deck classic --card role:seer for a new card in place of an old one",
    )
    action.add_argument("--deck", required=True, metavar="DECK", help="`cards list` names them")
    add_set(action)
    action.add_argument("--card", metavar="CARD", help="this card only, with a new tag (`cards list` names them)")
    action.add_argument("--text", action="store_true", help="tell in the terminal what the parts do")
    action.add_argument("--clock", choices=["real", "fast"], default="real", help=argparse.SUPPRESS)
    add_language(action)
    add_places(action)
    action.set_defaults(run=enrol)


def add_list(actions: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `cards list`."""
    action = actions.add_parser(
        "list",
        help="which cards the box knows, and which are missing",
        description="Lists all decks, or every card of one.  Numbers of tags are never shown.",
        epilog="example: wolfhour cards list --deck classic",
    )
    action.add_argument("--deck", metavar="DECK", help="every card of this deck")
    add_language(action)
    add_state(action)
    action.set_defaults(run=show)


def add_print(actions: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `cards print`."""
    action = actions.add_parser(
        "print",
        help="make a PDF to cut cards or table stands out of",
        description="Puts a deck on sheets of A4 paper: cards of 63 by 88 mm, or stands that are folded in the middle.",
        epilog="example: wolfhour cards print --deck classic --out classic.pdf --language zh-Hant",
    )
    action.add_argument("--deck", required=True, metavar="DECK", help="`cards list` names them")
    add_set(action)
    action.add_argument("--out", required=True, type=Path, metavar="FILE", help="the PDF")
    add_language(action)
    action.set_defaults(run=print_sheets)


def add_set(action: argparse.ArgumentParser) -> None:
    """Which set of a deck of which each seat has its own."""
    action.add_argument(
        "--set", type=set_number, default=1, metavar="N", help="which set, where each seat has its own (default: 1)"
    )


def add_language(action: argparse.ArgumentParser) -> None:
    """In which language cards are named."""
    action.add_argument("--language", choices=languages(TEXTS), default=FALLBACK, help="default: %(default)s")


def enrol(args: argparse.Namespace) -> int:
    """Teach the box a deck; the exit status is 1 where cards are missing still."""
    from device.app import switch_on
    from device.options import Options

    deck = deck_of(args)
    if deck.form == "stand":
        raise WolfhourError(
            f"--deck: {deck.name} are stands that nobody lays on a reader; wolfhour cards print makes them"
        )
    if args.card is not None and args.card not in deck.cards():
        raise WolfhourError(
            f"--card: there is no card {args.card!r} in {deck.name}{did_you_mean(args.card, deck.cards())}"
        )
    text, fast = in_text(args), args.clock == "fast"
    options = Options(
        state=args.state,
        config=args.config,
        bots=0,
        box="" if fast else "real",
        text=text,
        voice=not fast,
        fast=fast,
    )
    lead = partial(lead_through, deck, args)
    status = switch_on(options, sys.stdin if text or sys.stdin.isatty() else None, lead)
    folder = args.state or state_folder()
    registry = Registry(folder)
    known, cards = len(registry.names(deck.name, args.set)), len(deck.cards())
    print(f"{deck.name}{f', set {args.set}' if deck.in_sets else ''}: {known} of {cards} cards are known ({folder})")
    return status or int(known < cards)


def lead_through(deck: Deck, args: argparse.Namespace, box: "Box") -> None:
    """Let a box ask for the cards of a deck."""
    box.host.recognise = None  # tags stay tags
    box.host.phrases = Phrases(TEXTS, args.language)
    enrolment = Enrolment(box.registry, deck, args.set, (args.card,) if args.card else ())
    Guide(box.host, enrolment, partial(wording, args.language)).run()


def show(args: argparse.Namespace) -> int:
    """Print which cards are known."""
    registry = Registry(args.state or state_folder())
    if registry.trouble:
        print(f"wolfhour: {Phrases(TEXTS, args.language).word(f'trouble.{registry.trouble}')}", file=sys.stderr)
    if args.deck is None:
        summary(registry, args.language)
    else:
        details(registry, deck_named(args.deck), args.language)
    return 0


def summary(registry: Registry, language: str) -> None:
    """One line for every deck, and for each of several that are alike."""
    phrases = Phrases(TEXTS, language)
    for name, deck in decks().items():
        for number in sets(registry, deck):
            known = str(len(registry.names(name, number))) if deck.form == "card" else "-"
            print(f"{name:<20} {known:>3} of {len(deck.cards()):>3}  {deck_title(phrases, name, number)}")
    if gone := [card for card in registry.cards.values() if not exists(card)]:
        print(f"{len(gone)} cards are of decks that are no more")


def details(registry: Registry, deck: Deck, language: str) -> None:
    """Every card of a deck."""
    phrases = wording(language, deck.name)
    for number in sets(registry, deck):
        known = registry.names(deck.name, number)
        print(deck_title(Phrases(TEXTS, language), deck.name, number))
        for card in deck.cards():
            mark = "known" if card in known else "-"
            print(f"  {card:<28} {mark:<6} {title(card, phrases)}")


def print_sheets(args: argparse.Namespace) -> int:
    """Make the PDF of a deck."""
    from device.tags.paper import print_deck

    deck = deck_of(args)
    pages = print_deck(deck, wording(args.language, deck.name), args.out, args.set)
    print(f"{args.out}: {len(deck.cards())} {deck.form}s on {pages} pages of A4")
    return 0


def deck_named(name: str) -> Deck:
    """A deck by its name.  Raises `WolfhourError`."""
    known = decks()
    if name not in known:
        raise WolfhourError(
            f"--deck: there is no deck {name!r}{did_you_mean(name, known)}; there are {', '.join(known)}"
        )
    return known[name]


def deck_of(args: argparse.Namespace) -> Deck:
    """The deck that `--deck` and `--set` name.  Raises `WolfhourError`."""
    deck = deck_named(args.deck)
    if args.set > 1 and not deck.in_sets:
        those = ", ".join(name for name, other in decks().items() if other.in_sets)
        raise WolfhourError(f"--set: the whole table has one {deck.name}; there are sets of {those}")
    return deck


def exists(card: Card) -> bool:
    """Whether there is such a card still."""
    deck = decks().get(card.deck)
    return deck is not None and card.name in deck.cards()


def sets(registry: Registry, deck: Deck) -> list[int]:
    """Which sets of a deck are begun; the first is listed always."""
    return sorted({1, *(card.number for card in registry.cards.values() if card.deck == deck.name)})


def set_number(word: str) -> int:
    """Which set of a deck that every seat has for itself."""
    if word not in map(str, range(1, MOST_SEATS + 1)):
        raise argparse.ArgumentTypeError(f"{word[:30]!r} is no set: every seat has one, 1 to {MOST_SEATS}")
    return int(word)


def wording(language: str, deck: str) -> Phrases:
    """The texts in which the cards of a deck are named."""
    known = decks().get(deck)
    return Phrases(TEXTS, language, known.game if known else "")
