"""An option of several words is said word by word: after each word the list of those that may come next.

In public the next list is that behind the word which was picked.  What is hidden has the same lists whatever is picked
in them (`engine.words.unsayable`), so there they go on by themselves, with any word in the place of the one that was
said; unless none was, before a word that everybody may know: then the question is over.
"""

from collections.abc import Mapping
from dataclasses import replace

from engine import Ask, Choice, Seat, legal
from engine.values import NOTHING
from engine.words import Words, following, hidden, next_words, words


def step(ask: Ask, way: Words) -> Ask | None:
    """The list behind these words, as an ask of its own; None: nothing is left to say."""
    if ask.how != "steps":
        return None if way else ask
    if not (among := next_words(ask, way)):
        return None
    covert = hidden(ask, way)
    return replace(
        ask,
        among=among,
        barred=NOTHING,
        default=None if way else ask.default,
        least=1,
        most=1,
        apiece=NOTHING,
        how="alone",
        secret=covert,
        closes="window" if covert else ask.closes,
    )


def beginning(ask: Ask, said: Words) -> Words:
    """As much of these words as everybody may know: behind them the next list is put."""
    return next((said[:place] for place in range(len(said)) if hidden(ask, said[:place])), said)


def place(ask: Ask, way: Words) -> int:
    """Which of its hidden words comes behind these, from 1; 0: everybody may know it."""
    return len(way) - len(beginning(ask, way)) + 1 if hidden(ask, way) else 0


def spelt(choice: Choice) -> Words:
    """The words that have been said for it."""
    return choice if isinstance(choice, tuple) else words(choice)


def said_of(ask: Ask, picked: Mapping[Seat, Choice]) -> Words:
    """What has been said of the one option that is picked word by word; of several nobody may know it."""
    if ask.how != "steps" or not ask.seats or ask.apiece:
        return ()
    return spelt(picked.get(ask.seats[0], ())) or fixed(ask, ask.seats[0])


def fixed(ask: Ask, seat: Seat = 0) -> Words:
    """The words that are no choice of this seat; without a seat any in their place, which tell nothing."""
    return words((legal(ask, seat) or ask.among)[0])[: ask.fixed] if ask.fixed else ()


def first(ask: Ask, said: Words) -> Words:
    """Behind which words the first list is put, when these were said before the box was cut off: once more the last."""
    way = beginning(ask, said if next_words(ask, said) else said[:-1])
    return way if len(way) >= ask.fixed else fixed(ask)


def further(ask: Ask, way: Words, said: Words) -> Words | None:
    """Behind which words the next list is put, when these have been said; None: nobody has said any more."""
    if ask.how != "steps":
        return None
    if hidden(ask, way):
        on = (*way, next_words(ask, way)[0])
        return on if hidden(ask, on) or len(said) > len(way) else None
    if ask.publishes:
        said = tuple([way[place] if hidden(ask, said[:place]) else word for place, word in enumerate(said)])
        return said if len(said) > len(way) else None if said == way else fixed(ask)
    return None if said == way else beginning(ask, said)


def joined(ask: Ask, way: Words, said: Words, word: int | str) -> Words:
    """What a seat has said with this word, in the list behind `way`, after what it has said before.

    A word of the list takes the place of an earlier one; another, which only a card can say, goes on from there.
    """
    if ask.how == "steps" and len(said) >= len(way) and word in following(way, ask.among):
        return (*said[: len(way)], word)
    goes_on = word in following(said, ask.among) and (ask.how != "steps" or len(said) > len(way))
    return (*said, word) if goes_on else (word,)


def meant(ask: Ask, said: Words) -> Choice | None:
    """The option that has these words, or they themselves where more must follow; None: they mean nothing."""
    whole = next((option for option in ask.among if words(option) == said), None)
    return whole if whole is not None or not following(said, ask.among) else said
