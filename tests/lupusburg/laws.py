"""One game of Lupusburg as the rules foretell it (section 3), not as the engine plays it, beside its transcript."""

from collections import Counter
from typing import Any

from engine import Hands
from engine.journal import Answer, standing
from tests.lupusburg.points import best, parts
from tests.lupusburg.reader import Reader
from tests.lupusburg.town import House, Seat, Town
from tests.village.bots import Table


def check(table: Table) -> None:
    """Fail at the first event that is another than the rules say.  Raises `Unfinished`."""
    story = Story(table)
    story.begin()
    winner = None
    while winner is None:
        winner = story.night() or story.day()
    story.end(winner)


class Story(Town):
    """Follows the transcript of one game."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.setup)
        self.table, self.read = table, Reader(table)

    def begin(self) -> None:
        """Mayor, goals, people, houses."""
        self.mayor = self.read.next("draw", name="mayor")["result"]
        self.read.next("office", office="mayor", seat=self.mayor)
        *refused, hands = dealt(self.table)
        for bad in refused:
            assert any({"wolf", "thief"} <= {*bad[seat]} for seat in self.seats), "a lawful deal was dealt anew"
            self.read.next("say", line="deal.anew")
        assert not any({"wolf", "thief"} <= {*hands[seat]} for seat in self.seats), "wolf and thief in one hand"
        self.goals = {seat: cards[0] for seat, cards in self.table.hands["goals"].items() if seat}
        kinds = ("both-alive", "both-dead", "one-each", "dead-men", "dead-women")
        self.unused = Counter(dict.fromkeys(kinds, 3)) - Counter(self.goals.values())
        assert self.unused.total() == 15 - len(self.seats)
        for seat in self.seats:
            self.read.next("show", to=[seat], card="own.card", roles=hands[seat], goal=self.goals[seat])
        may = {seat: [placing for placing in PLACINGS if lawful(placing, hands[seat])] for seat in self.seats}
        for seat, placing in self.read.demand("house.place", may, openly=False).items():
            chest, first = PLACINGS[placing]
            self.people[f"{seat}{first}"], self.people[f"{seat}{'R' if first == 'L' else 'L'}"] = hands[seat]
            self.chest[seat] = f"{seat}{chest}"
            assert self.people[self.chest[seat]] not in ("wolf", "thief"), "wolf or thief at the chest"
        self.living = {*self.people}

    def night(self) -> str | None:
        """Trap, thief and wolf."""
        self.number += 1
        self.read.next("phase", name="night", number=self.number)
        self.victim = self.trapped = ""
        if self.trap:
            choice = self.read.ask("trap.set", {self.mayor: [*self.living, "none"]}).get(self.mayor, "none")
            if choice != "none":
                self.trapped = choice
                self.read.next("mark", kind="trap", house=choice, by=self.mayor)
        snapped = False
        if self.rules.trap:
            self.wolf()
            snapped = self.thief()
        else:
            self.thief()
            self.wolf()
        if snapped and self.victim:
            self.read.next("spare", house=self.victim, cause="werewolf", by="trap")
            self.victim = ""
        if self.victim:
            self.read.next("death", house=self.victim, cause="werewolf")
            self.living.remove(self.victim)
        self.dark = True
        return self.winner()

    def wolf(self) -> None:
        """He must kill, but never the wolf itself, the last of his own, or behind the trap."""
        seat = self.holder("wolf")
        self.read.next("wake", seats=[seat])
        targets = {house for house in self.living if self.people[house] != "wolf" and house != self.trapped}
        if len(self.own(seat)) == 1:
            targets -= {*self.own(seat)}
        if targets:
            self.victim = self.read.demand("wolf.kill", {seat: targets}, openly=False)[seat]
        else:
            self.read.ask("wolf.kill", {})

    def thief(self) -> bool:
        """He looks; or, once a game, he moves tonight's trap to the claw.  Comes back as whether he has."""
        who = [seat for seat in (self.holder("thief"),) if self.own(seat)]
        self.read.next("wake", seats=who)
        snapped = False
        if self.trapped:
            snapped = "yes" in self.read.ask("thief.trap", dict.fromkeys(who, ("yes", "no"))).values()
        if snapped:
            self.trap = False
        looks = self.read.ask("thief.look", {} if snapped else dict.fromkeys(who, self.living))
        for seat, house in looks.items():
            self.read.next(
                "show", to=[seat], card="thief.result", house=house, chest=house == self.chest[int(house[0])]
            )
        return snapped

    def dawn(self) -> None:
        """What the night has brought is told."""
        self.dark = False
        self.read.next("phase", name="day", number=self.number)
        self.read.next("wake", seats=[*self.seats])
        if self.victim:
            self.read.next("say", line="dawn.deaths", facts={"houses": (self.victim,)})
        else:
            self.read.next("say", line="dawn.nobody")

    def day(self) -> str | None:
        """From the victim to the end of the trial."""
        self.dawn()
        self.goal_changes()
        if self.own(self.mayor):
            self.privileges()
        self.sweep()
        self.betting()
        for seat in self.clockwise(self.seats):
            self.read.next("talk", seat=seat)
        self.trial()
        winner = self.winner()
        if winner is None and self.rules.burgomaster == "rotate_clockwise_each_day":
            self.mayor = self.mayor % len(self.seats) + 1
            self.read.next("office", office="mayor", seat=self.mayor)
        return winner

    def goal_changes(self) -> None:
        """Once a game each with a living character draws another, and gives his back only then."""
        may = {seat: ("yes", "no") for seat in self.present() if seat not in self.changed}
        wishes = self.read.ask("goal.change", may) if may else {}
        for seat in may:
            if wishes.get(seat) == "yes":
                drawn = self.read.next("draw", name="goal")["result"]
                assert self.unused[drawn] > 0
                self.read.next("show", to=[seat], card="goal.new", goal=drawn)
                self.unused[drawn] -= 1
                self.unused[self.goals[seat]] += 1
                self.goals[seat] = drawn
                self.changed.add(seat)

    def privileges(self) -> None:
        """A player who shows one of his own, or a character whose owner has two; one of them, or each once."""
        others = [seat for seat in self.present() if seat != self.mayor]
        players = {str(seat) for seat in others}
        houses = {house for seat in others if len(self.own(seat)) == 2 for house in self.own(seat)}
        used = self.privilege(players | houses)
        if used and self.rules.privilege_mode == "both":
            self.privilege(houses if used in players else players)

    def privilege(self, among: set[str]) -> str:
        """One look, and perhaps one in return; comes back as who was named, or ""."""
        if not among:
            return ""
        named: str = self.read.ask("mayor.privilege", {self.mayor: among | {"none"}}).get(self.mayor, "none")
        if named == "none":
            return ""
        other, by_player = int(named[0]), named.isdigit()
        house = self.chosen("mayor.shown", other) if by_player else named
        self.read.next("show", to=[self.mayor], card="mayor.result", house=house, person=self.people[house])
        if not by_player or self.rules.return_show == "both":
            house = self.chosen("mayor.return", self.mayor)
            self.read.next("show", to=[other], card="mayor.result", house=house, person=self.people[house])
        return named

    def chosen(self, ask: str, seat: Seat) -> House:
        """A living character of his own, whom he must show."""
        house: House = self.read.demand(ask, {seat: self.own(seat)}, openly=True)[seat]
        return house

    def sweep(self) -> None:
        """The broom stays while enough players have somebody alive."""
        needed = 6 if self.rules.broom_condition == "six_players_alive" else len(self.seats)
        if self.broom and len(self.present()) < needed:
            self.broom = False
            self.read.next("say", line="broom.gone")
        if not self.broom or not self.own(self.mayor):
            return
        others: list[Any] = [seat for seat in self.seats if seat != self.mayor]
        if self.rules.broom_mandatory:
            sweeper = self.read.demand("mayor.broom", {self.mayor: others}, openly=True)[self.mayor]
        else:
            sweeper = self.read.ask("mayor.broom", {self.mayor: [*others, "none"]}).get(self.mayor, "none")
        if sweeper == "none":
            return
        self.read.next("mark", kind="broom", seat=sweeper, by=self.mayor)
        for house in self.read.ask("broom.look", {sweeper: self.living}).values():
            facts = {"house": house, "chest": house in self.chest.values(), "person": self.people[house]}
            self.read.next("show", to=[sweeper], card="broom.result", **facts)

    def betting(self) -> None:
        """Once a game each with a living character who wants to puts the top coin before somebody else, clockwise."""
        who = [seat for seat in self.present() if seat not in self.bets]
        wishes = self.read.ask("bet.wish", dict.fromkeys(who, ("yes", "no"))) if who else {}
        for seat in who:
            if wishes.get(seat) == "yes":
                suspects = [*({*self.seats} - {seat}), "none"]
                target = self.read.ask("bet.place", {seat: suspects}).get(seat, "none")
                if target != "none":
                    self.bets[seat] = target, self.coins.pop(0)
                    self.read.next("mark", kind="bet", by=seat, seat=target, coin=self.bets[seat][1])

    def trial(self) -> None:
        """Two tokens each; two suspects; a vote for each living character beside them."""
        tokens = Counter[House]()
        for ask in ("token.first", "token.second"):
            for seat in self.clockwise(self.seats):
                house = self.read.ask(ask, {seat: [*self.living, "none"]}).get(seat, "none")
                if house != "none":
                    tokens[house] += 1
                    self.read.next("mark", kind="token", house=house, by=seat)
        suspects = sorted(self.living, key=lambda house: (-tokens[house], self.distance(house)))[:2] if tokens else []
        self.read.next("vote", ask="token.second", tally=dict(tokens), chosen=tuple(suspects))
        if not suspects:
            self.read.next("say", line="token.nobody")
            return
        for kind, house in zip(("claw", "fur"), suspects, strict=True):
            self.read.next("mark", kind=kind, house=house)
        for owner in dict.fromkeys(int(house[0]) for house in suspects):
            self.read.next("talk", seat=owner)
        votes = {seat: len({*self.own(seat)} - {*suspects}) for seat in self.seats}
        may = {seat: ("claw", "fur", "none") for seat in self.seats if votes[seat]}
        ballots = self.read.ask("verdict.vote", may, votes)
        cast = Counter(pick for picks in ballots.values() for pick in picks)
        condemned = self.sentence(suspects, cast["claw"], cast["fur"])
        tally = {house: cast[kind] for kind, house in zip(("claw", "fur"), suspects, strict=True) if cast[kind]}
        self.read.next("vote", ask="verdict.vote", tally=tally, chosen=tuple(condemned))
        if condemned:
            self.read.next("death", house=condemned[0], cause="vote")
            self.living -= {*condemned}
        else:
            self.read.next("say", line="verdict.nobody")

    def sentence(self, suspects: list[House], claw: int, fur: int) -> list[House]:
        """Who is executed."""
        if claw == fur == 0 or (claw == fur and self.rules.second_tie == "no_execution"):
            return []
        if claw != fur:
            return suspects[:1] if claw > fur else suspects[1:]
        if self.rules.second_tie == "burgomaster":
            word = self.read.demand("verdict.tie", {self.mayor: ("claw", "fur")}, openly=True)[self.mayor]
            return suspects[:1] if word == "claw" else suspects[1:]
        return [min(suspects, key=self.distance)]

    def end(self, winner: str) -> None:
        """Everybody counts; all eyes open, if they are closed; and the wolf is turned up."""
        wolf, scores = self.holder("wolf"), dict.fromkeys(self.seats, 0)
        for seat in self.seats:
            for why, points in self.points(seat, wolf, winner):
                self.read.next("score", seat=seat, points=points, why=why)
                scores[seat] += points
        winners = (wolf,) if winner == "wolf" else (best(scores, wolf, self.mayor, self.seats),)
        self.read.next("outcome", winner=winner, seats=winners)
        if self.dark:
            self.dawn()
        self.read.next("say", line="wolf.was", facts={"seat": wolf})
        self.read.next("say", line=f"outcome.{winner}", facts={"seats": winners})
        assert self.read.events == []
        assert self.table.run.result is not None
        assert self.table.run.result.scores == scores

    def points(self, seat: Seat, wolf: Seat, winner: str) -> list[tuple[str, int]]:
        """The parts of a score that are not nothing."""
        if seat == wolf:
            return [("wolf-win", 2 * (len(self.people) - len(self.living)))] if winner == "wolf" else []
        living = {house: self.people[house] for house in self.own(seat)}
        dead = [self.people[house] for house in (f"{seat}L", f"{seat}R") if house not in living]
        bet = (self.bets[seat][0] == wolf, self.bets[seat][1]) if seat in self.bets else None
        return parts(self.rules, self.goals[seat], living, dead, self.chest[seat], bet, winner)


def dealt(table: Table) -> list[Hands]:
    """The people of every deal; it is the last one that is played with."""
    records = standing(table.run.records)
    return [record.value for record in records if isinstance(record, Answer) and record.label == "deal"]


PLACINGS = {
    f"chest {chest}, first {first}": (chest[0].upper(), first[0].upper())
    for chest in ("left", "right")
    for first in ("left", "right")
}
"""Placing -> the side of the chest, and that of the first of two people."""


def lawful(placing: str, hand: tuple[str, ...]) -> bool:
    """Whether neither wolf nor thief would live at the chest."""
    chest, first = PLACINGS[placing]
    return hand[0 if chest == first else 1] not in ("wolf", "thief")
