"""One question while it is open: what is being called, and what the seats have pressed so far."""

from dataclasses import dataclass, field
from math import inf
from typing import Any

from device.cursor import Cursor
from device.lists import DONE, called, full
from device.pace import AFTER_LAST
from device.steps import fixed, joined, meant, spelt
from engine import Answers, Ask, Choice, Seat
from engine.words import Words, known

DOUBT = 2.5
"""Seconds within which a card may turn out to have been a neighbour's, or one of two."""


@dataclass(slots=True)
class Window:
    """From `start` to `end` at the latest, in seconds on the game's clock."""

    ask: Ask
    """The question."""
    listed: Ask
    """What is run through for it: itself, or the words that may come next."""
    way: Words
    """Behind which words."""
    start: float
    end: float
    cursor: Cursor
    item: int | str | None = None
    """What is being called."""
    called: float | None = None
    """Since when it is called."""
    pointed: dict[Seat, Choice] = field(default_factory=dict)
    """Where fingers point: at whom each seat has pressed, whether that counts or not."""
    said: set[Seat] = field(default_factory=set)
    """Who has answered; everybody else has picked nothing, or may pick more."""
    whole: set[Seat] = field(default_factory=set)
    """Whose device has given a whole answer at once, which needs no confirmation."""
    picked: dict[Seat, tuple[int | str, ...]] = field(default_factory=dict)
    """What each seat has picked so far, where several are picked."""
    before: dict[Seat, tuple[float, Choice]] = field(default_factory=dict)
    """When each seat has picked last, and what counted before."""
    anew: bool = False
    """Whether it ends at once, and its question is put once more."""
    lost: bool = False
    """Whether a device was lost while it was open."""
    foreseen: Answers | None = None
    """The answers with which what follows was got ready last."""
    complete: float | None = None
    """Since when nobody's answer is missing."""

    @property
    def beat(self) -> dict[str, Any]:
        """What is told of an item as it is called: word by word, also how many words come before."""
        return {"item": self.item} if self.listed is self.ask else {"item": self.item, "step": len(self.way)}

    @property
    def countdown(self) -> dict[str, float]:
        """How much time was left at the last call: no press moves it, or everybody could see that there was one."""
        return {"left": self.end - (self.start if self.called is None else self.called), "of": self.end - self.start}

    def until(self, now: float, *, laid: bool = False) -> float:
        """When it ends, as things stand: soon after the last missing answer, if it is public or all were `laid`."""
        if not (laid or self.listed.closes == "all") or not len(self.said) == len(self.ask.seats) > 0:
            self.complete = None
            return self.end
        if self.complete is None:
            self.complete = now
        grace = AFTER_LAST if self.ask.interrupt is None else 0.0  # as long has every press waited already
        return min(self.end, self.complete + grace)

    @property
    def known(self) -> Words:
        """What everybody may know of it already."""
        return known(self.ask, self.way)

    @property
    def before_it(self) -> int:
        """How many words must have been said, or nothing can be said in this list."""
        return len(self.known if self.listed.secret else self.way)

    def answered(self, seat: Seat, choice: Choice) -> bool:
        """Whether nothing of this seat is missing in this list."""
        return full(self.ask, seat, choice) or (self.listed is not self.ask and len(spelt(choice)) > len(self.way))

    def choice(self, seat: Seat, item: int | str, before: Choice) -> tuple[Choice, bool]:
        """What this pick means after the earlier ones, or after the word before, and whether more may follow.

        Where several are picked, they are picked one after another in the same list, and the last ones count.
        """
        if self.ask.how == "steps" and self.ask.apiece and item in self.listed.among:
            said, here = before if isinstance(before, tuple) else (), len(self.way)
            picked = (*said[:here], item)
            return (picked, not full(self.ask, seat, picked)) if len(said) >= here else (item, False)
        if self.ask.most == 1 and not (self.listed is self.ask and item in called(self.ask)):
            choice = meant(self.ask, joined(self.ask, self.way, spelt(before) or fixed(self.ask, seat), item))
            if choice is None:
                numbered = any(isinstance(option, str) and option.isdecimal() for option in self.ask.among)
                return (str(item) if numbered else item), False
            return choice, isinstance(choice, tuple)
        if self.ask.most == 1 or item not in called(self.ask):
            return item, False
        earlier = self.picked.get(seat, ())
        if item == DONE:
            return earlier, False
        again = earlier if self.ask.apiece else tuple([pick for pick in earlier if pick != item])
        picked = (*again, item)[-self.ask.apiece.get(seat, self.ask.most) :]
        return picked, not full(self.ask, seat, picked)

    def back(self, choice: Choice) -> Choice:
        """What is left of it where it is taken back: the words before this list; behind these nothing, or as it was."""
        said = spelt(choice)
        if self.listed is self.ask:
            return ()
        return said[: len(self.way)] if len(said) > len(self.way) or self.listed.secret else ()

    def counted_before(self, seat: Seat, now: float) -> Choice | None:
        """What counted before a pick that is in doubt, () for nothing; None: the seat has picked nothing just now."""
        when, choice = self.before.pop(seat, (-inf, ()))
        return choice if now - when < DOUBT else None
