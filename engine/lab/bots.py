"""Players made of code.

`random` is the policy of the published numbers: everybody picks evenly among what he may pick,
and a pack that chooses together is of one mind.  `random-pack` and `random-bloc` differ from it by day: no wolf votes
for a wolf; all wolves vote for the same victim.
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from engine.effects import Answers, Ask, Choice, Hands, Seat, legal
from engine.values import NOTHING

Policy: TypeAlias = Callable[[Ask, Random], Answers]
"""What bots answer; one that wants to know who is who is told by its method `dealt`."""
WOLVES = ("werewolf", "white-werewolf")
VOTES = ("village.vote", "village.revote")


def at_random(ask: Ask, rng: Random) -> Answers:
    """Any legal item of the list, evenly, the default only where it stands in the list; a pack picks as one."""
    if ask.apiece:
        return {seat: tuple(rng.choices(listed(ask, seat), k=count)) for seat, count in ask.apiece.items()}
    if ask.most > 1:
        options = {seat: listed(ask, seat) for seat in ask.seats}
        return {seat: tuple(rng.sample(own, min(ask.most, len(own)))) for seat, own in options.items()}
    chance, among, barred, size, shared = rng.random, ask.among, ask.barred.get, len(ask.among), ask.shared
    answers: dict[Seat, Choice] = {}
    for seat in ask.seats:
        pick = among[int(chance() * size)]
        if pick in (no := barred(seat, NOTHING)):
            if len(no) >= size and not listed(ask, seat):
                continue
            while pick in no:
                pick = among[int(chance() * size)]
        if shared:
            return dict.fromkeys(ask.seats, pick)
        answers[seat] = pick
    return answers


def simple(ask: Ask, rng: Random) -> Answers:
    """Simple-minded: mostly the next seat clockwise that may be picked, and mostly yes."""
    answers: dict[Seat, Choice] = {}
    for seat in ask.seats:
        options = listed(ask, seat) or list(legal(ask, seat))
        later = [option for option in options if isinstance(option, int) and option > seat]
        if ask.apiece:
            answers[seat] = (options[0],) * ask.apiece[seat]
        elif ask.most > 1:
            answers[seat] = tuple(options[: ask.most])
        elif options:
            answers[seat] = later[0] if later and rng.random() < 0.8 else options[0]
    return answers


def listed(ask: Ask, seat: Seat) -> list[int | str]:
    """What the seat may pick of the list itself."""
    no = ask.barred.get(seat, ())
    return [option for option in ask.among if option not in no]


class Pack:
    """As `random`, but that wolves know each other by day as well; of a bloc each votes for the same victim."""

    def __init__(self, *, bloc: bool) -> None:
        self.bloc, self.wolves = bloc, set[Seat]()

    def dealt(self, hands: Hands) -> None:
        """Who is a wolf in this game."""
        self.wolves = {seat for seat, cards in hands.items() if seat and cards[0] in WOLVES}

    def __call__(self, ask: Ask, rng: Random) -> Answers:
        """By day no wolf for a wolf."""
        answers = at_random(ask, rng)
        if ask.ask not in VOTES:
            return answers
        prey = [choice for choice in ask.among if choice not in self.wolves]
        victim = None
        for seat in ask.seats:
            if seat in self.wolves and prey:
                victim = victim if self.bloc and victim else prey[int(rng.random() * len(prey))]
                answers = {**answers, seat: victim}
        return answers
