"""What is true in a game of Miller's Hollow at each moment, told from its transcript by the rules (5.4 to 5.13)."""

from dataclasses import dataclass, field
from typing import Any

from engine import Choice, Event, Seat
from engine.catalogue import Setup
from tests.millers.houses import Houses
from tests.millers.night import Night

WOLVES = ("werewolf", "white-werewolf")


def settled(events: list[Event]) -> dict[int, dict[Seat, Choice]]:
    """What each ask came to, by its number: the last answer of each seat, else what the lot decided for it."""
    found: dict[int, dict[Seat, Choice]] = {}
    number = 0
    for event in events:
        match event:
            case {"event": "ask", "n": n}:
                number = n
                found[n] = {}
            case {"event": "answer", "ask": ask, "seat": seat, "choice": choice} if ask != "werewolf.explode":
                found[number][seat] = choice
            case {"event": "show", "card": "choice.drawn", "to": [seat], "choice": choice}:
                found[number].setdefault(seat, choice)
    return found


@dataclass
class Story:
    """Grows with each event that it hears."""

    setup: Setup
    answers: dict[int, dict[Seat, Choice]]
    roles: dict[Seat, str] = field(default_factory=dict)
    living: tuple[Seat, ...] = ()
    """Who has not been announced dead."""
    dead: dict[Seat, str] = field(default_factory=dict)
    couple: tuple[Seat, ...] = ()
    model: Seat = 0
    charmed: set[Seat] = field(default_factory=set)
    houses: Houses = field(default_factory=Houses)
    night: Night = field(default_factory=Night)
    day: int = 0
    dawned: bool = True
    """Whether the deaths of the latest night are known."""
    cursed: bool = False
    revealed: set[Seat] = field(default_factory=set)
    """Idiots whom the village has spared."""
    antidote: bool = True
    poison: bool = True
    arson: bool = True
    lives: int = 1
    """How many attacks of the wolves the elder still survives."""
    chief: Seat = 0
    stood: tuple[Seat, ...] = ()
    rumour: Seat = 0
    silenced: tuple[Seat, ...] = ()
    franchise: tuple[int, tuple[Seat, ...]] = (-1, ())
    """The day on which only these may vote."""
    ballots: dict[Seat, Choice] = field(default_factory=dict)
    """Of the latest vote of the day."""
    tied: tuple[Seat, ...] = ()
    named: Seat = 0
    """Whom the latest sentence or farewell was about."""
    sides: tuple[bool, bool] | None = None
    """Whether there were plain villagers and gods on the first morning."""

    def __post_init__(self) -> None:
        self.living = self.setup.seats
        self.lives = self.setup.rules.elder_lives - 1

    def holders(self, *roles: str) -> set[Seat]:
        """The living who hold one of these roles."""
        return {seat for seat in self.living if self.roles[seat] in roles}

    def able(self, role: str) -> set[Seat]:
        """The living holders, unless the curse has taken their power."""
        spared = role == "piper" and not self.setup.rules.curse_hits_piper
        return set() if self.cursed and not spared else self.holders(role)

    def partner(self, seat: Seat) -> Seat:
        """Whom this seat loves, or 0."""
        return next((other for other in self.couple if seat in self.couple and other != seat), 0)

    def hear(self, event: Event) -> None:
        """Go on by one event."""
        match event:
            case {"event": "show", "card": "own.card", "to": [seat], "role": role}:
                self.roles[seat] = role
            case {"event": "turn", "seat": seat, "role": role}:
                self.roles[seat] = role
            case {"event": "phase", "name": "night"}:
                self.night, self.dawned = Night(lives=self.lives), False
            case {"event": "phase", "name": "day", "number": day}:
                self.day, self.rumour, self.silenced = day, 0, ()
                self.night.fix(self)
                self.sides = self.sides or (bool(self.of_side(plain=True)), bool(self.of_side(plain=False)))
            case {"event": "death", "seat": seat, "cause": cause}:
                self.die(event["at"], seat, cause)
            case {"event": "office", "seat": seat}:
                self.chief = seat
            case {"event": "mark", "kind": "rumour", "seat": seat}:
                self.rumour = seat
            case {"event": "spare", "seat": seat, "by": by}:
                self.lives -= by == "elder"
                self.revealed |= {seat} if by == "idiot" else set()
            case {"event": "vote", "ask": "village.vote" | "village.revote", "chosen": chosen}:
                self.tied = chosen
            case {"event": "draw", "name": "werewolf.kill", "result": result}:
                self.night.prey = result if isinstance(result, int) else 0
            case {"event": "draw", "name": "little-girl.peek.noticed", "result": "yes"} if not self.cursed:
                self.night.prey, self.night.caught = min(self.holders("little-girl")), True
            case {"event": "say"}:
                self.hear_line(event["line"], event["facts"])
            case {"event": "ask"}:
                self.hear_answers(event["ask"], self.answers[event["n"]])

    def die(self, at: str, seat: Seat, cause: str) -> None:
        """By night the dead count as living until dawn is announced; but a wolf may blow himself up before that."""
        self.dead[seat] = cause
        if self.dawned or cause == "explode" or at.startswith("setup"):
            self.living = tuple([other for other in self.living if other != seat])
        if cause == "vote" and self.ballots.get(self.houses.owner("innkeeper", self.living)) == seat:
            self.houses.used.add(self.houses.owner("innkeeper", self.living))

    def hear_line(self, line: str, facts: dict[str, Any]) -> None:
        """Go on by one announcement."""
        match line:
            case "dawn.deaths" | "dawn.nobody":
                self.dawned = True
                self.houses.lose(self.night.burnt)
                self.living = tuple([seat for seat in self.living if seat not in facts.get("seats", ())])
            case "elder.curse":
                self.cursed = True
            case "building.of":
                self.houses.grant(facts["seat"], facts["building"])
            case "bailiff.call":
                self.houses.lose(facts["seat"])
            case "vote.sentence" | "hunter.farewell" | "scapegoat.voters" | "lord.call":
                self.named = facts["seat"]

    def hear_answers(self, ask: str, answers: dict[Seat, Choice]) -> None:
        """Go on by what one ask came to."""
        self.houses.use(ask, answers)
        self.night.hear(self, ask, answers)
        if ask in ("village.vote", "village.revote"):
            self.ballots = answers
        if ask == "teacher.forbid":
            self.silenced = (self.houses.owner("teacher", self.living),)
        for choice in answers.values():
            match ask, choice:
                case "cupid.pair", tuple():
                    self.couple = tuple(sorted(map(int, choice)))
                case "wild-child.model", int():
                    self.model = choice
                case "piper.charm", tuple():
                    self.charmed |= {*map(int, choice)}
                case "piper.charm", int():
                    self.charmed.add(choice)
                case "witch.heal", "yes":
                    self.antidote = False
                case "witch.poison", int():
                    self.poison = False
                case "arsonist.burn", int():
                    self.arson = False
                case "teacher.forbid", (tuple() | int()):
                    self.silenced += tuple(map(int, choice)) if isinstance(choice, tuple) else (choice,)
                case "scapegoat.voters", tuple():
                    self.franchise = (self.day + 1, tuple(map(int, choice)))
        if ask == "sheriff.stand":
            self.stood = tuple(sorted([seat for seat, choice in answers.items() if choice == "yes"]))

    def of_side(self, *, plain: bool) -> set[Seat]:
        """The living of one side of the village."""
        others = {seat for seat in self.living if self.roles[seat] not in (*WOLVES, "piper")}
        return {seat for seat in others if (self.roles[seat] in ("villager", "thief")) is plain}
