"""Who answers in a pair of games: in the first one people who press at random, in the second their doubles."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Any

from device.gesture import HOLD
from device.leaks.sketch import Act, Asked, Moves, Spoken, by_seat, possible
from engine import Ask, Choice, Deal, Draw, Hands, Seat, Seats, Talk, legal
from engine.words import known, words

GESTURE = 2 * HOLD + 1.0
"""Seconds that the gesture takes by which a wolf blows himself up."""
LAST = 1.0
"""The last moment of a window."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A secret ask of the first game that is to be asked, or else answered, in one of both games only.

    Or a ballot: two seats have voted what the other did.
    """

    number: int
    """Of all asks."""
    told: int
    """How much everybody had perceived before it."""
    exchange: Seats = ()
    """Two seats that exchange their cards, so that it goes to nobody or no longer does; seat 0: a card that nobody
    holds.  None: nobody answers it."""


class Free:
    """People who press what they like, or nothing; now and then they change their mind, or press in vain."""

    def __init__(self, rng: Random, seats: Seats) -> None:
        self.rng, self.seats = rng, seats
        self.eager = rng.choice((0.5, 0.8, 0.95))
        """How often somebody answers at all."""
        self.hunted, self.hate = rng.choice(seats), rng.choice((0.0, 0.7, 0.9))
        """Whom they have it in for, where what is picked is somebody's, and how often it is his."""

    def acts(self, ask: Ask, number: int) -> tuple[Act, ...]:
        """Most of the asked answer; a pack mostly agrees; at night others may press as well."""
        agreed = self.rng.choice(ask.among) if ask.shared and ask.among and self.rng.random() < 0.8 else None
        acts = [act for seat in ask.seats for act in self.answer(ask, seat, agreed)]
        return (*acts, *self.idle(ask, self.seats))

    def answer(self, ask: Ask, seat: Seat, agreed: Choice | None = None) -> Iterator[Act]:
        """What one asked seat presses, perhaps after something else."""
        options = [option for option in ask.among if option not in ask.barred.get(seat, ())]
        if not options or len(options) < ask.least or self.rng.random() > self.eager:
            return
        final = Act(seat, self.pick(ask, seat, options, agreed), self.moment())
        if ask.most == 1 and ask.closes == "window" and self.rng.random() < 0.15:
            yield Act(seat, self.rng.choice(ask.among), final.when * self.rng.random())
        yield final

    def pick(self, ask: Ask, seat: Seat, options: list[int | str], agreed: Choice | None) -> Choice:
        """One of the options, or several where several are wanted: if some may be the same, as the list has them."""
        if ask.apiece:
            return tuple(sorted(self.rng.choices(options, k=ask.apiece[seat]), key=options.index))
        if ask.most > 1:
            return tuple(self.rng.sample(options, self.rng.randint(ask.least, min(ask.most, len(options)))))
        if ask.how == "steps" and self.rng.random() < self.hate:
            options = [option for option in options if words(option)[0] == self.hunted] or options
        return agreed if agreed in options else self.rng.choice(options)

    def idle(self, ask: Ask, seats: Seats) -> Iterator[Act]:
        """Some who are not asked press in vain, where nobody can see who is asked."""
        if ask.secret and ask.among and self.rng.random() < 0.2:
            others = [seat for seat in seats if seat not in ask.seats]
            for seat in self.rng.sample(others, min(2, len(others))):
                yield Act(seat, self.rng.choice(ask.among), self.moment())

    def moment(self) -> float:
        """Any moment of the window, often its last one."""
        return LAST if self.rng.random() < 0.1 else self.rng.random()

    def talk(self, talk: Talk, number: int) -> Spoken:
        """A talk ends at some time; seldom somebody tries to blow himself up, which only a wolf can."""
        enough = self.rng.random()
        return Spoken(enough, self.attempt(talk, enough, self.seats))

    def attempt(self, talk: Talk, enough: float, seats: Seats) -> Act | None:
        """Seldom one of these seats tries it, where there is time for it."""
        bomb, late = talk.interrupt, enough * talk.seconds < GESTURE
        if bomb is None or late or not seats or self.rng.random() > 0.02:
            return None
        return Act(self.rng.choice(seats), bomb.among[0], self.rng.random())

    def draw(self, draw: Draw, number: int) -> Any:
        """By chance."""
        return self.rng.choices(draw.among, draw.weights or None)[0]

    def deal(self, deal: Deal, number: int) -> Hands:
        """The deck, shuffled and dealt."""
        cards = self.rng.sample(deal.deck, len(deal.deck))
        hands = {seat: tuple([cards.pop() for _ in range(deal.each)]) for seat in deal.seats}
        return {**hands, 0: tuple(cards)}


class Doubles(Free):
    """The same people with other secrets: they do what was done in the first game as far as they can.

    Nobody's press is another one in public; in secret some stray from what they did.
    """

    def __init__(self, rng: Random, seats: Seats, model: Moves, gone: Seats, aim: Aim | None = None) -> None:
        """`gone` are those who did not live to its end."""
        super().__init__(rng, seats)
        self.model = model
        self.gone = gone
        self.aim = aim
        asked = model.asks[aim.number].seats if aim and not aim.exchange else seats
        self.silent = rng.choice(seats) if aim and not aim.exchange and asked == seats else 0
        """Who answers nothing of what everybody has answered."""
        self.same = asked != seats and rng.random() < 0.5
        """Whether everybody holds the same cards, since what is aimed at is enough of a secret."""
        self.stray = rng.choice((0.0, 0.0, 0.03, 0.3))
        """How often somebody does something else in secret."""
        self.silence = rng.choice((0.0, 0.1, 0.2))
        """How often nobody does anything in secret."""
        self.others: dict[str, Seats] = {}
        """Deck -> who holds, or has held, other cards of it than in the first game."""
        self.answers: dict[str, Choice] = {}
        """The last answer to each ask of the first game, so far."""

    @property
    def alike(self) -> Seats:
        """Who holds the same cards in both games."""
        return tuple([seat for seat in self.seats if not any(seat in others for others in self.others.values())])

    def acts(self, ask: Ask, number: int) -> tuple[Act, ...]:
        """What was done at this ask, by whoever is asked now; where nobody was asked, anything."""
        was = self.model.asks[number] if number < len(self.model.asks) else None
        if was is None or was.ask != ask.ask:
            return super().acts(ask, number)
        for act in was.acts:
            if act.seat in was.seats:
                self.answers[ask.ask] = act.choice
        aimed = self.aim and self.aim.number == number and not self.aim.exchange
        everybody = ask.seats == self.seats
        if aimed and (ask.secret or "" in ask.hides):
            return tuple([act for act in was.acts if everybody and act.seat in self.alike and act.seat != self.silent])
        if not ask.secret:
            told = self.swapped(ask, was.acts) if aimed else was.acts
            return tuple([self.covertly(ask, act) for act in told]) if ask.hides else told
        if not everybody and self.rng.random() < self.silence:
            return ()
        acts = [act for seat, own in self.copied(ask, was).items() for act in self.possibly(ask, seat, own)]
        unasked = tuple([seat for seat in self.alike if seat not in ask.seats])
        idle = [act for act in was.acts if act.seat in unasked and act.seat not in was.seats]
        return (*acts, *idle, *self.idle(ask, tuple([seat for seat in self.seats if seat not in self.alike])))

    def swapped(self, ask: Ask, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """Two have answered what the other did, at the same moments as before."""
        last = [own[-1] for own in by_seat(acts).values() if possible(ask, own[-1])]
        pairs = [(a, b) for a, b in combinations(last, 2) if a.choice != b.choice]
        for one, other in self.rng.sample(pairs, len(pairs)):
            taken = replace(one, choice=other.choice), replace(other, choice=one.choice)
            if all(possible(ask, act) for act in taken):
                return (*(act for act in acts if act not in (one, other)), *taken)
        return acts

    def covertly(self, ask: Ask, act: Act) -> Act:
        """The same as far as everybody may know it; what is hidden of it may be something else."""
        if act.seat not in ask.seats or (act.seat in self.alike and self.rng.random() < 0.7 and possible(ask, act)):
            return act
        if ask.apiece:
            return replace(act, choice=self.pick(ask, act.seat, [*legal(ask, act.seat)][:-1], None))
        if not isinstance(act.choice, str):
            return act
        open_to_all = known(ask, words(act.choice))
        others = [option for option in legal(ask, act.seat) if known(ask, words(option)) == open_to_all]
        return replace(act, choice=self.rng.choice(others)) if others else act

    def copied(self, ask: Ask, was: Asked) -> dict[Seat, tuple[Act, ...] | None]:
        """For each asked seat what it did, or what somebody did who is not asked now; None: nobody can be copied."""
        done = by_seat([act for act in was.acts if act.seat in was.seats])
        free = [done[seat] for seat in done if seat not in ask.seats]
        copies: dict[Seat, tuple[Act, ...] | None] = {}
        for seat in ask.seats:
            if seat in was.seats:
                copies[seat] = done.get(seat, ())
            elif free:
                copies[seat] = tuple([replace(act, seat=seat, when=self.moment()) for act in free.pop()][-1:])
            else:
                copies[seat] = () if was.seats and not done else None
        return copies

    def possibly(self, ask: Ask, seat: Seat, own: tuple[Act, ...] | None) -> tuple[Act, ...]:
        """The copy, unless the seat strays, or may not do that now."""
        stray = self.stray
        if ask.secret and ask.seats == self.seats and seat not in self.alike:
            stray = 0.5  # each is asked about his own, and nobody has to be like somebody else
        if own is None or self.rng.random() < stray or (own and not possible(ask, own[-1])):
            return tuple(self.answer(ask, seat))
        if seat in self.alike:
            return own
        return tuple([replace(act, when=self.moment()) for act in own[-1:]])

    def talk(self, talk: Talk, number: int) -> Spoken:
        """As it was; who was not heard then may be now, and the other way round.  Others may try in vain."""
        spoken = self.model.talks[number] if number < len(self.model.talks) else super().talk(talk, number)
        able = talk.interrupt.seats if talk.interrupt else ()
        others = tuple([seat for seat in self.seats if seat not in (*self.alike, *able)])
        return replace(spoken, interrupt=spoken.interrupt or self.attempt(talk, spoken.enough, others))

    def draw(self, draw: Draw, number: int) -> Any:
        """Mostly as it was, or what somebody answered for whom the lot decides now, where that is possible."""
        was = self.model.draws.get((draw.name, number), self.answers.get(draw.name))
        return was if was in draw.among and self.rng.random() < 0.9 else super().draw(draw, number)

    def deal(self, deal: Deal, number: int) -> Hands:
        """The secret cards are others; what is dealt in public is not."""
        was = self.model.deals.get((deal.what, number)) or super().deal(deal, number)
        enough = any(self.others.values()) and self.rng.random() < 0.5  # a seat must be left that holds the same
        if not deal.secret or self.same:
            hands = was
        elif self.aim and self.aim.exchange:
            one, other = self.aim.exchange
            hands = exchanged(was, one, other, self.rng)
        else:
            hands = was if enough else mixed(was, self.rng, self.gone)
        others = [seat for seat in self.seats if hands.get(seat) != was.get(seat)]
        self.others[deal.what] = (*self.others.get(deal.what, ()), *others) if number else tuple(others)
        return hands


def exchanged(hands: Hands, one: Seat, other: Seat, rng: Random) -> Hands:
    """The same cards; only these two have each other's, or a card of one lies with those that nobody holds."""
    if other:
        return {**hands, one: hands[other], other: hands[one]}
    if not hands.get(other):
        return hands
    mine, others = rng.randrange(len(hands[one])), rng.randrange(len(hands[other]))
    return {
        **hands,
        one: put(hands[one], mine, hands[other][others]),
        other: put(hands[other], others, hands[one][mine]),
    }


def put(cards: tuple[str, ...], place: int, card: str) -> tuple[str, ...]:
    """These cards with another one at this place."""
    return (*cards[:place], card, *cards[place + 1 :])


def mixed(hands: Hands, rng: Random, gone: Seats) -> Hands:
    """The same cards, some in other hands: mostly two or three, often one of those who are gone, sometimes all."""
    places = [(seat, at) for seat in hands for at in range(len(hands[seat]))]
    number = min(len(places), rng.choice((0, 2, 2, 2, 2, 3, 3, 4, 5, 7, len(places))))
    cards = {place: hands[place[0]][place[1]] for place in places}
    chosen = rng.sample(places, number)
    lost = [place for place in places if place[0] in gone and place not in chosen]
    if chosen and lost and rng.random() < 0.6:
        single = [place for place in places if [*cards.values()].count(cards[place]) == 1]
        out, held = [place for place in lost if place in single], [place for place in single if place not in lost]
        pair = (rng.choice(out), chosen[-1]) if out else (rng.choice(lost), rng.choice(held or chosen[-1:]))
        chosen = [*dict.fromkeys((*pair, *chosen[1:-1]))]
    if len({cards[place] for place in chosen}) == 1:
        chosen = places
    dealt = [cards[place] for place in chosen]
    while chosen and dealt == [cards[place] for place in chosen]:
        rng.shuffle(dealt)
    others = {**cards, **dict(zip(chosen, dealt, strict=True))}
    return {seat: tuple([others[seat, at] for at in range(len(hands[seat]))]) for seat in hands}
