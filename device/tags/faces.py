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
    "wolf-boy-hunter": ("wolf", "boy", "hunter"),
    "boy-hunter-sheep": ("boy", "hunter", "sheep"),
    "both-alive": ("alive", "alive"),
    "both-dead": ("dead", "dead"),
    "one-each": ("alive", "dead"),
    "dead-men": ("man", "dead"),
    "dead-women": ("woman", "dead"),
    "chest": ("house", "chest"),
    "plain": ("house",),
    "unknown": ("question",),
}
"""Cards and answers whose picture is made of others, or has another name, by their names."""


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
    pictures, (name, _, mask) = pictures_of(name), name.partition("/")
    mark = "?" if group == "question" or name.endswith("?") else _value(name)
    key = text_key(card)
    return Face(
        phrases.word(key),
        pictures,
        help=phrases.word(f"{key}.help") if phrases.has(f"{key}.help") else "",
        mark=mark,
        mask=mask,
    )


def pictures_of(name: str) -> tuple[str, ...]:
    """The pictures of a card or an answer, by its name without its group ("seer", "sheep/hound", "both-dead")."""
    bare = name.partition("/")[0].removesuffix("?")
    return COMPOSED.get(bare, (bare.removesuffix(f"-{_value(bare)}"),))


def _value(name: str) -> str:
    """How much a sheep counts ("sheep-3"); of any other card ""."""
    return name.rpartition("-")[2] if "-" in name and name[-1].isdecimal() else ""


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
