"""Who may know what in Lupusburg (RULES.md 3.3 to 3.5)."""

from dataclasses import dataclass, field

from device.leaks.knowledge import Decks
from device.leaks.knowledge import burg_results as results
from device.leaks.knowledge.village import Put
from engine import Choice, Event, Facts, Seat
from engine.catalogue import Setup

SIDES = {"left": "L", "right": "R"}


@dataclass
class Lupusburg:
    """What is true at each moment; grows with each event that it hears."""

    setup: Setup
    decks: Decks
    goals: dict[Seat, str] = field(default_factory=dict)
    people: dict[str, str] = field(default_factory=dict)
    """House -> who lives or lived there."""
    chests: dict[Seat, str] = field(default_factory=dict)
    living: tuple[str, ...] = ()
    """Houses out of which nobody was taken so far, as far as all know."""
    mayor: Seat = 0
    viewer: Seat = 0
    """To whom the mayor shows one of his own in return."""
    sweeper: Seat = 0
    turn: Seat = 0
    """Who was called last: to bet, to lay a token, or since he has changed his goal."""
    changed: set[Seat] = field(default_factory=set)
    wishing: set[Seat] = field(default_factory=set)
    """Who has pressed today because he wants to bet."""
    betting: set[Seat] = field(default_factory=set)
    suspects: tuple[str, ...] = ()
    trapped: str = ""
    """The house with the trap this night."""
    sprung: bool = False
    """Whether the thief has moved it before the claw this night."""
    dark: bool = False
    """Whether eyes are closed for the night."""
    goal: str = ""
    """The goal that was drawn last."""
    looked: int = 0
    """How many have looked at their cards."""
    put: Put = field(default_factory=Put)
    """The latest."""
    line: str = ""
    """What the box has said last."""

    def __post_init__(self) -> None:
        seats = self.setup.seats
        self.living = tuple([f"{seat}{side}" for seat in seats for side in SIDES.values()])
        self.goals = {seat: self.decks["goals"][seat][0] for seat in seats}

    def hear(self, event: Event) -> frozenset[Seat] | None:
        """See `Knowledge`."""
        match event:
            case {"event": "say", "line": line, "facts": facts}:
                self.line = line
                self._announce(line, facts)
            case {"event": "ask", "ask": ask}:
                self.put = Put(ask, frozenset(self._asked(ask)))
                return self.put.asked
            case {"event": "answer", "ask": ask, "seat": seat, "choice": choice}:
                return self._answer(ask, seat, choice)
            case {"event": "refuse" | "light", "seat": seat}:
                return frozenset({seat})  # whoever has pressed may know that it was in vain
            case {"event": "show"}:
                told = self._show(event) if results.stands_on(event) else set()
                return None if told and event.get("ask") in results.OPENLY else frozenset(told)
            case {"event": "wake"}:
                self.dark = self.dark and self.line != "day.breaks"
                return frozenset(self._called())
            case {"event": "sleep"}:
                self.dark = True
                return frozenset()
            case _:
                self._go_on(event)
        return None

    def is_result(self, event: Event) -> bool:
        """See `Knowledge`."""
        return results.is_result(event)

    def may_be_told(self, event: Event) -> bool:
        """See `Knowledge`.  Nothing is told while eyes are closed; that the wolf has won is only judged there."""
        told = event["event"] in ("score", "outcome") or not self.dark
        named = event["facts"].get("seat") if event.get("line") == "wolf.was" else self._owner("wolf")
        return told and named == self._owner("wolf") and results.says_no_more(event)

    # Who lives where

    def _own(self, seat: Seat) -> set[str]:
        """The houses of this seat in which somebody lives."""
        return {house for house in self.living if owner(house) == seat}

    def _alive(self) -> set[Seat]:
        """Who has a living character."""
        return {owner(house) for house in self.living}

    def _owner(self, person: str) -> Seat:
        """Who holds the wolf or the thief."""
        return next(seat for seat in self.setup.seats if person in self.decks["cards"][seat])

    def _acting(self, person: str) -> set[Seat]:
        """He acts as long as one of his two characters lives."""
        return {self._owner(person)} & self._alive()

    def _place(self, seat: Seat, choice: Choice) -> None:
        """Where the chest stands, and where the first of the two people lives."""
        chest, first = str(choice).removeprefix("chest ").split(", first ")
        people = self.decks["cards"][seat]
        for side, person in zip(SIDES, people if first == "left" else people[::-1], strict=True):
            self.people[f"{seat}{SIDES[side]}"] = person
        self.chests[seat] = f"{seat}{SIDES[chest]}"

    # Questions

    def _asked(self, ask: str) -> set[Seat]:
        """Whom this question goes to now (3.4)."""
        match ask:
            case "house.place":
                return {*self.setup.seats}
            case "thief.trap":
                return self._acting("thief") if self.trapped else set()
            case "thief.look":
                return set() if self.sprung else self._acting("thief")
            case "wolf.kill":
                return self._acting("wolf") if self._prey() else set()
            case "goal.change":
                return self._alive() - self.changed
            case "bet.wish":
                return self._alive() - self.betting
            case "mayor.shown":
                return {self.viewer}
            case "broom.look":
                return {self.sweeper}
            case "bet.place":
                return {self.turn} & self.wishing
            case "token.first" | "token.second":
                return {self.turn}
            case "verdict.vote":
                return {owner(house) for house in self.living if house not in self.suspects}
            case "mayor.privilege" | "mayor.return" | "mayor.broom":
                return {self.mayor} & self._alive()
            case "trap.set" | "verdict.tie":
                return {self.mayor}
        return set()

    def _prey(self) -> set[str]:
        """Where the claw may point: not at the wolf, nor at his owner's last, nor at the trap."""
        wolf = self._owner("wolf")
        own = self._own(wolf)
        safe = {self.trapped, *(house for house in own if self.people.get(house) == "wolf" or len(own) == 1)}
        return {*self.living} - safe

    def _answer(self, ask: str, seat: Seat, choice: Choice) -> frozenset[Seat]:
        if ask != self.put.ask or seat not in self.put.asked:
            return frozenset()
        self.put.answers[seat] = choice
        if ask == "house.place":
            self._place(seat, choice)
        elif ask == "thief.trap":
            self.sprung = choice == "yes"
        elif ask == "bet.wish":
            self.wishing = {wisher for wisher, wish in self.put.answers.items() if wish == "yes"}
        return frozenset({seat})

    def _chose(self, ask: str, house: str) -> set[Seat]:
        """Who has just answered this question so."""
        put = self.put
        return {seat for seat, choice in put.answers.items() if put.ask == ask and choice == house}

    # Cards

    def _show(self, event: Event) -> set[Seat]:
        """Whom this card is for: nobody, where what it says is not so."""
        match event:
            case {"card": "own.card", "roles": roles, "goal": goal}:
                looking = self.setup.seats[self.looked : self.looked + 1]
                self.looked += 1
                return {seat for seat in looking if (*roles,) == self.decks["cards"][seat] and goal == self.goals[seat]}
            case {"card": "choice.drawn", "ask": ask, "choice": choice}:
                return self._drawn(ask, choice)
            case {"card": "goal.new", "goal": goal}:
                return {self.turn} if goal == self.goals[self.turn] else set()
            case {"house": house} if not self._so(event, house):
                return set()
            case {"card": "thief.result", "house": house}:
                return self._chose("thief.look", house)
            case {"card": "broom.result", "house": house}:
                return self._chose("broom.look", house)
            case {"card": "mayor.result", "house": house}:
                return self._shown(house)
        return set()

    def _so(self, event: Event, house: str) -> bool:
        """Whether somebody lives there, and what the card says of chest and person is so: the dead are never shown."""
        truth = {"chest": house in self.chests.values(), "person": self.people.get(house)}
        return house in self.living and all(event[name] == truth[name] for name in truth.keys() & event.keys())

    def _shown(self, house: str) -> set[Seat]:
        """Who may see this character: whoever shows it chooses among his own, and one is named only where two live."""
        if self._chose("mayor.return", house) & {owner(house)}:
            return {self.viewer}
        named = self._chose("mayor.privilege", house) if len(self._own(owner(house))) == 2 else set()
        return {self.mayor} if named - {owner(house)} or self._chose("mayor.shown", house) & {owner(house)} else set()

    def _drawn(self, ask: str, choice: Choice) -> set[Seat]:
        """What was drawn for whoever did not answer what he had to: in the order of the seats."""
        put = self.put
        missing = sorted(put.asked - put.answers.keys())[:1] if ask == put.ask else []
        for seat in missing:
            self._answer(ask, seat, choice)
        return {*missing}

    # What happens

    def _called(self) -> set[Seat]:
        """Whose eyes this call opens."""
        match self.line:
            case "day.breaks":
                return {*self.setup.seats}
            case "thief.wake":
                return self._acting("thief")
            case "wolf.wake":
                return self._acting("wolf")
        return set()

    def _announce(self, line: str, facts: Facts) -> None:
        match line:
            case "dawn.deaths":
                self._remove(*facts["houses"])
            case "goal.changed":
                self.turn = facts["seat"]
                self.changed.add(self.turn)
                self.goals[self.turn] = self.goal
            case "bet.turn" | "token.turn":
                self.turn = facts["seat"]
            case "mayor.names.player":
                self.viewer = facts["target"]
            case "mayor.names.house":
                self.viewer = owner(facts["house"])
            case "evidence":
                self.suspects = facts["claw"], facts["fur"]

    def _go_on(self, event: Event) -> None:
        match event:
            case {"event": "phase", "name": "night"}:
                self.trapped, self.sprung, self.wishing = "", False, set()
            case {"event": "death", "house": house, "cause": "vote" | "left"}:
                self._remove(house)
            case {"event": "draw", "name": "goal", "result": goal}:
                self.goal = goal
            case {"event": "office", "seat": seat}:
                self.mayor = seat
            case {"event": "mark", "kind": "trap", "house": house}:
                self.trapped = house
            case {"event": "mark", "kind": "broom", "seat": seat}:
                self.sweeper = seat
            case {"event": "mark", "kind": "bet", "by": seat}:
                self.betting.add(seat)

    def _remove(self, *houses: str) -> None:
        self.living = tuple([house for house in self.living if house not in houses])


def owner(house: str) -> Seat:
    """Whose house it is."""
    return int(house[:-1])


KNOWLEDGE = Lupusburg
