"""What is true at each moment of a game of Miller's Hollow, told by the rules from its transcript (RULES.md 5)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from device.leaks.knowledge.millers_hollow import cards
from device.leaks.knowledge.millers_hollow.asked import asked
from device.leaks.knowledge.millers_hollow.night import WOLVES, Night
from device.leaks.knowledge.millers_hollow.powers import POWERS, Power
from device.leaks.knowledge.village import Village
from engine import Choice, Event, Facts, Seat


@dataclass
class Story(Village):
    """One game of Miller's Hollow."""

    couple: tuple[Seat, ...] = ()
    model: Seat = 0
    charmed: set[Seat] = field(default_factory=set)
    trades: dict[Seat, str] = field(default_factory=dict)
    """Who owns which building."""
    spent: set[tuple[Seat, str]] = field(default_factory=set)
    """Who has lost the power of which card or building."""
    night: Night = field(default_factory=Night)
    cursed: bool = False
    revealed: set[Seat] = field(default_factory=set)
    """Idiots whom the village has spared."""
    antidote: bool = True
    poison: bool = True
    lives: int = 1
    """How many attacks of the wolves the elder still survives."""
    sheriff: Seat = 0
    stood: tuple[Seat, ...] = ()
    rumour: Seat = 0
    silenced: tuple[Seat, ...] = ()
    franchise: tuple[int, tuple[Seat, ...]] = (-1, ())
    """The day on which only these may vote."""
    ballots: Mapping[Seat, Choice] = field(default_factory=dict)
    """Of the latest vote of the day."""
    tied: tuple[Seat, ...] = ()
    named: Seat = 0
    """Whom the latest sentence or farewell was about."""
    sides: tuple[bool, bool] | None = None
    """Whether there were plain villagers and gods on the first morning."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.lives = self.setup.rules.elder_lives - 1

    def able(self, role: str) -> set[Seat]:
        """The living holders, unless the curse has taken their power."""
        spared = role in WOLVES or (role == "piper" and not self.setup.rules.curse_hits_piper)
        return set() if self.cursed and not spared else self.holders(role)

    def owner(self, trade: str) -> Seat:
        """The living owner of this building, or 0."""
        return min([seat for seat in self.living if self.trades.get(seat) == trade], default=0)

    def fresh(self, name: str) -> set[Seat]:
        """Who holds this card or owns this building, and has its power."""
        return {seat for seat in (*self.able(name), self.owner(name)) if seat and (seat, name) not in self.spent}

    def partner(self, seat: Seat) -> Seat:
        """Whom this seat loves, or 0."""
        return next((other for other in self.couple if seat in self.couple and other != seat), 0)

    def spellbound(self) -> set[Seat]:
        """The living charmed, while the piper lives (A5-25)."""
        return self.charmed & {*self.living} if self.holders("piper") else set()

    def told_victim(self) -> Seat:
        """Whom the witch is told of; 0: nobody, also where there is a victim."""
        told = self.antidote or self.setup.rules.witch_told_victim == "always"
        return self.night.prey if told else 0

    def asked(self, ask: str) -> set[Seat]:
        """Whom this question goes to now."""
        return asked(self, ask)

    def facts(self, card: str) -> set[str]:
        """All that stands on this card: what the seer sees is a house rule."""
        return {"target", str(self.setup.rules.seer_sees)} if card == "seer.result" else cards.CARDS.get(card, set())

    def entitled(self, event: Event) -> set[Seat]:
        """Whom this card is for: nobody, where what it says is not so."""
        return cards.entitled(self, event)

    def called(self, call: str) -> set[Seat]:
        """The calls of the powerless are made, and open nobody's eyes; those of the spent open theirs (5.4)."""
        match call:
            case "werewolf":
                return self.holders(*WOLVES)
            case "lovers":
                return {*self.couple} & {*self.living}
            case "charmed":
                return self.spellbound()
            case "baker":
                return {self.owner("baker")} - {0}
        return self.able(call)

    def may_interrupt(self, ask: str, seat: Seat) -> bool:
        """A living wolf may blow himself up at any time of day until a vote is revealed."""
        return ask == "werewolf.explode" and bool(self.setup.rules.explode) and seat in self.holders(*WOLVES)

    def go_on(self, event: Event) -> None:
        """Go on by what has become true."""
        match event:
            case {"event": "turn", "seat": seat, "role": role}:
                self.roles[seat] = role
            case {"event": "phase", "name": "night"}:
                self.night = Night(lives=self.lives)
            case {"event": "phase", "name": "day"}:
                self.rumour, self.silenced = 0, ()
                self.night.fix(self)
                self.sides = self.sides or (bool(self.of_side(plain=True)), bool(self.of_side(plain=False)))
            case {"event": "death", "seat": seat, "cause": "vote"}:
                innkeeper = self.owner("innkeeper")
                if self.ballots.get(innkeeper) == seat:
                    self.spent.add((innkeeper, "innkeeper"))
            case {"event": "office", "seat": seat}:
                self.sheriff = seat
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

    def announce(self, line: str, facts: Facts) -> None:
        """Go on by what was said."""
        match line:
            case "dawn.deaths" | "dawn.nobody":
                self.trades[self.night.burnt] = "vagabond"
            case "elder.curse":
                self.cursed = True
            case "building.of":
                self.trades[facts["seat"]] = facts["building"]
                self.spent.discard((facts["seat"], facts["building"]))
            case "bailiff.call":
                self.trades[facts["seat"]] = "vagabond"
            case "vote.sentence" | "hunter.farewell" | "scapegoat.voters" | "lord.call":
                self.named = facts["seat"]

    def conclude(self, ask: str, answers: Mapping[Seat, Choice]) -> None:
        """Go on by what one ask came to."""
        self.night.hear(self, ask, answers)
        match ask:
            case "village.vote" | "village.revote":
                self.ballots = answers
            case "teacher.forbid":
                self.silenced = (self.owner("teacher"),)
            case "sheriff.stand":
                self.stood = tuple(sorted([seat for seat, choice in answers.items() if choice == "yes"]))
        for seat, choice in answers.items():
            self._take(ask, choice)
            if choice not in ("none", "no") and POWERS.get(ask, Power()).lost(self, choice):
                self.spent.add((seat, ask.partition(".")[0]))

    def _take(self, ask: str, choice: Choice) -> None:
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
            case "teacher.forbid", tuple():
                self.silenced += tuple(map(int, choice))
            case "teacher.forbid", int():
                self.silenced += (choice,)
            case "scapegoat.voters", tuple():
                self.franchise = (self.day + 1, tuple(map(int, choice)))

    def of_side(self, *, plain: bool) -> set[Seat]:
        """The living of one side of the village."""
        others = {seat for seat in self.living if self.roles[seat] not in (*WOLVES, "piper")}
        return {seat for seat in others if (self.roles[seat] in ("villager", "thief")) is plain}
