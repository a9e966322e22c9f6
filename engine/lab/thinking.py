"""`table`: players of a village who reason aloud, like a table that has played before; other games they play at random.

By day, in this order:

1. Whoever has been told of a living wolf says so, and from then on all that he is told (`Thinking.talk`).  A mason
   vouches for his partner once that one is suspected most.
2. A wolf who is named so may claim that the accuser lies (`BLUFF`), and from the second day on a cobbler or a possessed
   may name somebody at random (`LIE`).  Claims that facts contradict fall; whoever the night has killed has told the
   truth; between rivals each player believes one.
3. Everybody suspects a wolf that he believes to know, else who has voted for the innocent and not for wolves, but for
   some chance (`NOISE`).  Most follow the talk (`HERD`): they vote for whom most suspect, unless they trust him.
4. Wolves never vote for wolves.  They join whatever the table suspects, as long as it is none of them.

By night: the wolves kill whom the table believes, else the least suspect; a guard protects whom it believes, else the
least suspect; the seer looks at the most suspect of whom nothing is known; a witch saves whom she may, and poisons a
wolf that she believes to know; a girl peeks carefully; a dying hunter shoots the most suspect.
"""

from random import Random
from typing import Any

from engine.effects import Answers, Ask, Choice, Effect, Hands, Seat, legal
from engine.lab.bots import VOTES, at_random
from engine.lab.hearsay import Hearsay

BLUFF, LIE = 0.4, 0.5
"""How often a wolf who is named claims that the accuser lies; how often a cobbler names somebody, each day."""
NOISE, HERD = 1.5, 0.8
"""How much chance there is in a suspicion, in votes for innocent ones; how often a vote follows the talk."""
STANDS = 0.25
"""How often somebody stands for sheriff; a seer always does."""
SEER = "seer"


class Thinking:
    """The players of one game; each decides by what he knows (`Hearsay.mind`) and by what everybody has heard."""

    def __init__(self) -> None:
        self.heard = Hearsay()

    def dealt(self, hands: Hands) -> None:
        """A new game begins."""
        self.heard = Hearsay()

    def hear(self, effect: Effect[Any]) -> None:
        """Take in what the table is told."""
        self.heard.hear(effect)

    def __call__(self, ask: Ask, rng: Random) -> Answers:
        """What those who are asked choose."""
        if ask.ask in VOTES or ask.ask in ("sheriff.vote", "sheriff.revote"):
            return self.vote(ask, rng)
        if ask.ask == "werewolf.kill":
            return self.hunt(ask, rng)
        answers = dict(at_random(ask, rng))
        for seat in ask.seats:
            choices = legal(ask, seat)
            wanted = self.wanted(ask, seat, choices, rng)
            if wanted in choices and ask.most == 1:
                answers[seat] = wanted
        return answers

    def wanted(self, ask: Ask, seat: Seat, choices: tuple[int | str, ...], rng: Random) -> int | str | None:
        """What makes sense for this seat, if anything does."""
        view, mind = self.view(seat, rng), self.heard.mind(seat)
        match ask.ask:
            case "witch.heal":
                return "no" if view.get(mind.prey) else "yes"
            case "little-girl.peek":
                return "careful"
            case "village.seance":
                return "yes"
            case "sheriff.stand":
                return "yes" if mind.role == SEER or rng.random() < STANDS else "no"
            case "sheriff.withdraw" | "werewolf.caught":
                return "none" if "none" in choices else "no"
        others = [choice for choice in choices if isinstance(choice, int) and choice != seat]
        return self.whom(ask.ask, seat, others, rng) if others else None

    def whom(self, ask: str, seat: Seat, others: list[Seat], rng: Random) -> int | str | None:
        """Whom this seat picks of the others."""
        view = self.view(seat, rng)
        wolves, strangers = [one for one in others if view.get(one)], [one for one in others if one not in view]
        match ask:
            case "bodyguard.protect" | "angel.protect" | "guard.protect":
                claimed = [one for one in self.heard.believable() if one in others]
                return claimed[0] if claimed else self.least(seat, others, rng)
            case "seer.look":
                return self.most(seat, strangers or others, rng)
            case "witch.poison":
                return wolves[0] if wolves else "none"
            case "hunter.shoot" | "sheriff.tie":
                accused = wolves if wolves and not self.heard.wolfish(seat) else []
                return accused[0] if accused else self.most(seat, strangers or others, rng)
            case "sheriff.heir":
                return self.least(seat, [one for one in others if one not in wolves] or others, rng)
        return None

    def view(self, seat: Seat, rng: Random) -> dict[Seat, bool]:
        """Of whom this seat thinks to know whether he is a wolf; who wants the wolves to win looks at wolves only."""
        if self.heard.wolfish(seat):
            return dict.fromkeys(self.heard.mind(seat).knows, True) | {seat: True}
        return self.heard.view(seat, rng)

    # By day

    def talk(self, rng: Random) -> None:
        """Who says what he knows, and then who lies."""
        heard = self.heard
        for seat in sorted(heard.living, key=heard.wolfish):
            mind, told = heard.mind(seat), heard.claims.get(seat)
            if heard.wolfish(seat):
                accusers = [one for one, says in heard.claims.items() if says.get(seat) and one in heard.living]
                if mind.role in ("cobbler", "possessed"):
                    if told is None and heard.number > 1 and rng.random() < LIE:
                        others = [one for one in heard.living if one != seat]
                        heard.claims[seat] = {others[int(rng.random() * len(others))]: True}
                elif accusers and told is None and rng.random() < BLUFF:
                    heard.claims[seat] = dict.fromkeys(accusers, True)
            elif mind.role in ("seer", "priest", "little-girl", "scout") and (
                told is not None or any(wolf and one in heard.living for one, wolf in mind.knows.items())
            ):
                heard.claims[seat] = dict(mind.knows)

    def named(self, ask: Ask, rng: Random) -> dict[Seat, Seat]:
        """Whom each of the living suspects most, aloud."""
        names: dict[Seat, Seat] = {}
        for seat in self.heard.living:
            view = self.view(seat, rng)
            others = [one for one in ask.among if isinstance(one, int) and one != seat]
            wolves = [one for one in others if view.get(one)]
            strangers = [one for one in others if one not in view]
            if wolves and not self.heard.wolfish(seat):
                names[seat] = wolves[0]
            elif strangers:
                names[seat] = self.most(seat, strangers, rng)
        return names

    def vote(self, ask: Ask, rng: Random) -> Answers:
        """Most for whom most suspect; for sheriff whom they suspect least."""
        if ask.ask not in VOTES:
            return {
                seat: self.least(seat, [one for one in legal(ask, seat) if isinstance(one, int)], rng)
                for seat in ask.seats
            }
        self.talk(rng)
        names = self.named(ask, rng)
        for mason in [seat for seat in self.heard.living if self.heard.mind(seat).role == "mason"]:
            partner = {one: False for one in self.heard.mind(mason).knows if one != mason}
            if {*partner} & {*most_named(names)[:1]}:
                self.heard.claims[mason] = partner
                names = self.named(ask, rng)
        talked = most_named(names)
        answers: dict[Seat, Choice] = {}
        for seat in ask.seats:
            view, choices = self.view(seat, rng), legal(ask, seat)
            own = names.get(seat)
            if view.get(own or 0) and not self.heard.wolfish(seat) and own in choices:
                answers[seat] = own or "none"
                continue
            crowd = [one for one in talked if one in choices and one != seat and self.follows(seat, one, view)]
            if crowd and (own not in choices or rng.random() < HERD):
                answers[seat] = crowd[0]
            elif own in choices and own is not None:
                answers[seat] = own
            else:
                answers[seat] = at_random(Ask(ask.ask, (seat,), choices), rng)[seat]
        return answers

    def follows(self, seat: Seat, suspect: Seat, view: dict[Seat, bool]) -> bool:
        """Whether this seat would vote for him because others do: a wolf for no wolf, others for nobody they trust."""
        return suspect not in view if self.heard.wolfish(seat) else view.get(suspect, True)

    # By night

    def hunt(self, ask: Ask, rng: Random) -> Answers:
        """The pack kills whom the table believes, else the least suspect."""
        if not ask.seats:
            return {}
        leader = ask.seats[0]
        prey = [one for one in legal(ask, leader) if isinstance(one, int) and not self.view(leader, rng).get(one)]
        if not prey:
            return at_random(ask, rng)
        trusted = [one for one in self.heard.believable() if one in prey]
        victim = trusted[0] if trusted else self.least(leader, prey, rng)
        return {seat: victim for seat in ask.seats if victim in legal(ask, seat)}

    def most(self, seat: Seat, among: list[Seat], rng: Random) -> Seat:
        """The most suspect, in the eyes of this seat, and with some chance."""
        suspicion = self.heard.suspicion(self.view(seat, rng))
        return max(among, key=lambda one: suspicion.get(one, 0.0) + NOISE * rng.random())

    def least(self, seat: Seat, among: list[Seat], rng: Random) -> Seat:
        """The least suspect."""
        suspicion = self.heard.suspicion(self.heard.view(seat, rng))
        return min(among, key=lambda one: suspicion.get(one, 0.0) + NOISE * rng.random())


def most_named(names: dict[Seat, Seat]) -> list[Seat]:
    """Whom most name first; of two alike the lower seat."""
    named = [*names.values()]
    return sorted({*named}, key=lambda one: (-named.count(one), one))
