"""What stands on the face of a card: pictures, a name, perhaps a sentence, and a mark in the corner.

The pictures are `config/cards/pictures/*.svg`, 100 by 100, of paths in one colour; `BLANK` for a missing one.
"""

from dataclasses import dataclass
from pathlib import Path

from device.phrases import Phrases
from device.tags.decks import DECKS, copy, kind

PICTURES = DECKS / "pictures"
BLANK = "somebody"

COMPOSED = {
    "question:wolf-boy-hunter": ("wolf", "boy", "hunter"),
    "question:boy-hunter-sheep": ("boy", "hunter", "sheep"),
    "goal:both-alive": ("alive", "alive"),
    "goal:both-dead": ("dead", "dead"),
    "goal:one-each": ("alive", "dead"),
    "goal:dead-men": ("man", "dead"),
    "goal:dead-women": ("woman", "dead"),
    "house:chest": ("house", "chest"),
    "house:plain": ("house",),
}
"""Cards whose picture is made of others, or has another name."""


@dataclass(frozen=True, slots=True)
class Face:
    """Pictures by name, side by side; `number` where the card is one; `mark` is short, `mask` another picture."""

    name: str
    pictures: tuple[str, ...] = ()
    number: str = ""
    help: str = ""
    mark: str = ""
    mask: str = ""


def face(card: str, phrases: Phrases) -> Face:
    """The face of a card, in the language and the game of the phrases."""
    group, _, name = kind(card).rpartition(":")
    if not group:
        return Face(name, number=name) if name.isdecimal() else Face(phrases.option(name), (name,))
    name, _, mask = name.partition("/")
    mark = "?" if group == "question" or name.endswith("?") else ""
    picture = name.removesuffix("?")
    if name[-1].isdecimal() and "-" in name:  # a sheep of a value
        picture, _, mark = name.rpartition("-")
    key = text_key(card)
    return Face(
        phrases.word(key),
        COMPOSED.get(kind(card), (picture,)),
        help=phrases.word(f"{key}.help") if phrases.has(f"{key}.help") else "",
        mark=mark,
        mask=mask,
    )


def text_key(card: str) -> str:
    """The text that is a card's name; empty where it is a number."""
    group, _, name = kind(card).rpartition(":")
    if name.isdecimal():
        return ""
    return f"{group or 'item'}.{name.partition('/')[0].removesuffix('?')}"


def title(card: str, phrases: Phrases) -> str:
    """What a card is called when the box asks for it: "Werewolf (2)"."""
    told = face(card, phrases)
    name = told.name
    if told.mask:
        name = phrases.line("cards.masked", {"card": name, "looks": phrases.word(f"role.{told.mask}")})
    elif told.mark and not kind(card).startswith("question:") and not name.endswith(told.mark):
        name = phrases.line("cards.marked", {"card": name, "sign": told.mark})
    return phrases.line("cards.copy", {"card": name, "number": copy(card)}) if copy(card) else name


def picture_file(name: str) -> Path:
    """Where a picture is; where there is none yet, a neutral one."""
    own = PICTURES / f"{name}.svg"
    return own if own.exists() else PICTURES / f"{BLANK}.svg"
