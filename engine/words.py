"""Options of several words: "peek 4.1" is `peek`, 4 and 1, and the house "3L" is 3 and `left`.

An ask holds whole options; words are how they are said, one after another.
"""

from functools import cache, lru_cache
from itertools import product
from typing import TypeAlias

from engine.effects import Ask, Seat, Seats
from engine.errors import ScriptError

Words: TypeAlias = tuple[int | str, ...]

SIDES = {"L": "left", "R": "right"}
BETWEEN = str.maketrans(dict.fromkeys(".,:>", " "))
"""What stands between words is for the reader."""


def house(option: str) -> tuple[Seat, str] | None:
    """Whose house an option is, and on which side as its owner sees it; None: it is no house."""
    number, side = option[:-1], SIDES.get(option[-1:])
    return (int(number), side) if side and number.isascii() and number.isdecimal() else None


def houses(seats: Seats) -> tuple[str, ...]:
    """The houses of these seats, clockwise."""
    return tuple([f"{seat}{side}" for seat in seats for side in SIDES])


@cache
def words(option: int | str) -> Words:
    """The words of an option in the order in which they are said; numbers are numbers."""
    if isinstance(option, int):
        return (option,)
    parts = option.translate(BETWEEN).split()
    return tuple([word for part in parts for word in house(part) or (spoken(part),)])


def spoken(word: str) -> int | str:
    """A word that is a number as a number."""
    return int(word) if word.isascii() and word.isdecimal() else word


@lru_cache(4096)
def behind(said: Words, among: tuple[int | str, ...]) -> tuple[tuple[int | str, Words], ...]:
    """The options that begin with these words, each with the words that are left of it."""
    found = [(option, words(option)) for option in among]
    return tuple([(option, spelt[len(said) :]) for option, spelt in found if spelt[: len(said)] == said])


@lru_cache(4096)
def following(said: Words, among: tuple[int | str, ...]) -> Words:
    """The words that may come next, in the order of the list; none where nothing is left to say."""
    return tuple(dict.fromkeys(left[0] for _, left in behind(said, among) if left))


def next_words(ask: Ask, said: Words) -> Words:
    """The words of the list behind these, in which so many picks are words of the same list."""
    if not ask.apiece:
        return following(said, ask.among)
    return ask.among if len(said) < ask.most else ()


def hidden(ask: Ask, said: Words) -> bool:
    """Whether nobody else may know what is said behind these words."""
    if ask.publishes and len(said) >= len(words(ask.among[0])) - ask.publishes:
        return False
    return ask.secret or any(said[: len(start)] == start for start in map(words, ask.hides))


def known(ask: Ask, said: Words) -> Words:
    """Those of these words that everybody may know."""
    return tuple([word for place, word in enumerate(said) if not hidden(ask, said[:place])])


def check(ask: Ask) -> None:
    """Raise `ScriptError` where an ask cannot be put.

    What is hidden must be the same lists whatever is said in them, or their number and length would tell it.
    """
    if ask.seats and not (ask.among or ask.default):
        raise ScriptError(f"{ask.ask} has nothing to choose from: do not put it")
    if ask.how == "steps" and (why := unsayable(ask)) is not None:
        raise ScriptError(f"{ask.ask} cannot be answered word by word: {why}")


def unsayable(ask: Ask) -> str | None:
    """Why this cannot be answered word by word; None: it can."""
    if ask.apiece:
        same = {*ask.apiece.values()} == {ask.most} == {ask.least}
        return (
            None if hidden(ask, ()) and same else "several seats, or several picks of each, must be hidden and as many"
        )
    if len(ask.seats) > 1 or ask.most > 1:
        return "only one seat can say one option"
    return unequal(ask.among, ((),) if ask.secret else tuple(map(words, ask.hides)))


@lru_cache
def unequal(among: tuple[int | str, ...], starts: tuple[Words, ...]) -> str | None:
    """Why these options cannot be said word by word, hidden behind these words; None: they can."""
    for option in among:
        if [whole for whole, left in behind(words(option), among) if left]:
            return f"the option {option!r} is the beginning of another"
    for start in starts:
        left = {rest for _, rest in behind(start, among)}
        if left and left != {*product(*[{*column} for column in zip(*left, strict=False)])}:
            return f"what may follow behind {' '.join(map(str, start))!r} depends on what is hidden"
    return None
