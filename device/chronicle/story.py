"""The story of a game: its events in the words of somebody who saw everything."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from engine import Event, Facts, Seat
from engine.words import SIDES, house, words

Place: TypeAlias = int | str
"""Who can die: a seat, or in games with two characters a seat one of its houses ("3L")."""
WOLVES = ("werewolf", "white-werewolf", "wolf")
"""The roles that all others look for."""
NOBODIES = ("villager", "man", "woman")
"""The roles without a power."""
PLAIN, POWERFUL = 1.0, 1.5
"""How much a death moves the balance, by who has died."""
CARDS = (
    "seer.result", "priest.result", "confessor.result", "thief.result", "mayor.result", "broom.result", "peek.result",
)  # fmt: skip
"""Private cards that are told: what somebody alone has learnt."""
DEEDS = (
    "cupid.pair", "wild-child.model", "piper.charm", "guard.protect", "bodyguard.protect", "angel.protect",
    "little-girl.peek", "teacher.forbid", "play",
)  # fmt: skip
"""Answers that are told, where nothing else tells of them."""
LINES = (
    "goal.changed", "bet.placed", "evidence", "wolf.was", "bear.growls", "reveal.role", "ghosts.best",
    "hand.begins", "question.answer", "declare.early", "reveal.numbers", "reveal.x", "reveal.dummy", "player.left",
    "animal.call", "receive.accept", "receive.refuse", "forwarded", "shot", "card.lands",
)  # fmt: skip
"""Lines that everybody has heard, and that tell the story in their own words."""
ACCUSING = ("village.vote", "village.revote", "token.second", "verdict.vote")
"""Votes about who is a wolf."""
MARKS = ("burnt", "rumour")
PUBLIC = ("vote", "death", "office")
"""What is told also where the table took it back."""
SETTLING = ("say", "ask", "show", "vote", "death", "spare", "phase", "outcome")
"""Behind these an answer is final."""
QUIET = ("none", "no")
"""Answers that are no deeds."""
OF_EVENTS = ("n", "t", "at", "event", "to", "card")
"""Fields that every event of a card has."""


@dataclass(frozen=True, slots=True)
class Happening:
    """One sentence of the story.

    `at` is the phase ("night 2"), `line` the key of its text and `facts` what stands in it.
    """

    at: str
    line: str
    facts: Facts
    picture: str = ""
    """Whose card stands beside it, where one does."""
    swing: float = 0.0
    """By how much it moved the balance (`Story.balance`), above 0 towards the village; of a card on the table, the
    points that it brings."""
    undone: bool = False
    """Whether the table took it back."""


@dataclass(frozen=True, slots=True)
class Vote:
    """A public vote about who is a wolf: who chose whom ("none": nobody), where that was published."""

    at: str
    ballots: Mapping[Seat, Any]
    right: Mapping[Seat, bool]
    """Of those who look for wolves: whether the choice was one."""


class Story:
    """Reads a transcript, event by event."""

    def __init__(self, roles: Mapping[Seat, tuple[str, ...]], end: Facts, events: Iterable[Event]) -> None:
        """`roles` is who was who in the end, and `end` the last board.

        `events` are looked through for those who were somebody else before.
        """
        self.told: list[Happening] = []
        self.votes: list[Vote] = []
        self.now: dict[Place, str] = {}
        """Who is who at this moment: of seats, or of houses."""
        for seat, names in roles.items():
            places: Iterable[Place] = [f"{seat}{side}" for side in SIDES] if len(names) > 1 else [seat]
            self.now.update(zip(places, names, strict=False))
        self.now.update(dealt(events))
        self.dead: set[Place] = set()
        self._answers: dict[tuple[str, Seat], Event] = {}
        self._worths = {int(seat): [*cards] for seat, cards in end.get("cards", {}).items()}
        """What each card that lies before a seat comes to in the end, where cards do."""
        self._flipped = end.get("flipped", ())

    def take(self, event: Event, *, stands: bool) -> None:
        """Tell this event; one that was taken back changes nothing, and is told with its mark where it was public."""
        if stands:
            if event["event"] in SETTLING and not event.get("device"):
                self._settle()
            self._tell(event)
        elif event["event"] in PUBLIC:
            told, votes, dead = len(self.told), len(self.votes), {*self.dead}
            self._tell(event)
            del self.votes[votes:]
            self.dead = dead
            self.told[told:] = [replace(it, undone=True, swing=0.0) for it in self.told[told:]]

    def _tell(self, event: Event) -> None:
        match event["event"]:
            case "answer" if event["ask"] in DEEDS:
                self._answers.pop(given := (event["ask"], event["seat"]), None)
                if (choice := event["choice"]) and (event["ask"] != "play" or isinstance(choice, str)):
                    self._answers[given] = event
            case "show" if event["card"] in CARDS and event["to"] != "all":
                facts = {key: value for key, value in event.items() if key not in OF_EVENTS}
                self._add(event, f"story.{event['card']}", {"seat": event["to"][0], **facts}, event["card"])
            case "say" if event["line"] in LINES:
                facts = event["facts"]
                swing = self._lands(facts) if event["line"] == "card.lands" else 0.0
                self._add(event, event["line"], facts, str(facts.get("role", facts.get("kind", ""))), swing)
            case "death":
                self._died(event)
            case "spare":
                place = place_of(event)
                swing = (self.balance() - self.balance(place)) * self._worth(place)
                self._add(event, f"story.spare.{event['by']}", self._whose(place), event["by"], swing)
            case "turn":
                before = self.balance()
                self.now[event["seat"]] = event["role"]
                facts = {"seat": event["seat"], "role": event["role"]}
                self._add(event, "story.turn", facts, event["role"], self.balance() - before)
            case "vote":
                self._voted(event)
            case "office":
                key = f"story.office.{event['office'] if event['seat'] else 'nobody'}"
                self._add(event, key, {"seat": event["seat"]} if event["seat"] else {})
            case "mark" if event["kind"] in MARKS:
                self._add(event, f"story.mark.{event['kind']}", {"seat": event["seat"]})
            case "score":
                facts = {"seat": event["seat"], "why": event["why"], "points": event["points"]}
                self._add(event, "story.score", facts)

    def _add(self, event: Event, line: str, facts: Facts, picture: str = "", swing: float = 0.0) -> None:
        self.told.append(Happening(event["at"], line, dict(facts), picture.partition(".")[0], swing))

    def _settle(self) -> None:
        """Whatever was answered is final now."""
        for (ask, seat), event in self._answers.items():
            if (choice := event["choice"]) not in QUIET:
                self._add(event, f"story.{ask}", deed(ask, seat, choice), ask)
        self._answers.clear()

    def _died(self, event: Event) -> None:
        place, before = place_of(event), self.balance()
        worth = self._worth(place)
        self.dead.add(place)
        kind = "death" if isinstance(place, int) else "house"
        swing = (self.balance() - before) * worth
        self._add(event, f"story.{kind}.{event['cause']}", self._whose(place), self.now.get(place, ""), swing)

    def _lands(self, facts: Facts) -> float:
        """The points that this card brings whoever it lies before; of several alike the first the first one's."""
        cards = self._worths.get(facts["seat"], [])
        found = next((card for card in cards if card[0] == facts["kind"]), None)
        if found is None:
            return 0.0
        cards.remove(found)
        return float(-found[2] if facts["seat"] in self._flipped else found[2])

    def _voted(self, event: Event) -> None:
        tally = {read_place(place): votes for place, votes in event["tally"].items()}
        ballots = {int(seat): choice for seat, choice in event.get("ballots", {}).items()}
        if event["ask"] in ACCUSING:
            right = {seat: self._is_wolf(choice) for seat, choice in ballots.items() if not self._is_wolf(seat)}
            self.votes.append(Vote(event["at"], ballots, right if self.now else {}))
        self._add(event, f"story.vote.{'accused' if event['ask'] in ACCUSING else 'told'}", {"tally": tally})

    # Who is who

    def balance(self, *without: Place) -> float:
        """How the camps stand: which part of the living is no wolf, once these places are dead too."""
        living = [role for place, role in self.now.items() if place not in self.dead and place not in without]
        return sum(role not in WOLVES for role in living) / len(living) if living else 0.0

    def _worth(self, place: Place) -> float:
        """Whoever has a power is worth more than a plain villager."""
        return PLAIN if self.now.get(place) in (*WOLVES, *NOBODIES) else POWERFUL

    def _whose(self, place: Place) -> Facts:
        role = {"role": self.now[place]} if place in self.now else {}
        return {"seat": place, **role} if isinstance(place, int) else {"house": place, **role}

    def _is_wolf(self, choice: Any) -> bool:
        """Whether a seat, a house, or one of several is a wolf's."""
        if isinstance(choice, list | tuple):
            return any(map(self._is_wolf, choice))
        at = [place for place in self.now if place == choice or (isinstance(choice, int) and owner(place) == choice)]
        return any(self.now[place] in WOLVES for place in at)


def dealt(events: Iterable[Event]) -> dict[Place, str]:
    """The first role of everybody who becomes somebody else in the course of the game."""
    cards: dict[Place, str] = {}
    turned: set[Place] = set()
    for event in events:
        match event:
            case {"event": "show", "card": "own.card", "role": role, "to": [seat]}:
                cards.setdefault(seat, role)
            case {"event": "turn", "seat": seat}:
                turned.add(seat)
    return {seat: role for seat, role in cards.items() if seat in turned}


def deed(ask: str, seat: Seat, choice: Any) -> Facts:
    """What is told of an answer: who gave it, and whom or what it names."""
    if ask == "play":  # "wolf > 3 : sheep"
        card, receiver, claim = words(choice)
        return {"seat": seat, "card": card, "receiver": receiver, "kind": claim}
    if isinstance(choice, str):
        return {"seat": seat, "choice": choice}
    return {"seat": seat, "seats": (choice,) if isinstance(choice, int) else tuple(choice)}


def place_of(event: Event) -> Place:
    """Who has died or was spared: a seat, or a house."""
    place: Place = event["house"] if "house" in event else event["seat"]
    return place


def read_place(place: int | str) -> Place:
    """A place in a tally: as a key of a file the number of a seat is text."""
    return int(place) if isinstance(place, str) and place.isdecimal() else place


def owner(place: Place) -> Seat:
    """Whose place it is."""
    if isinstance(place, int):
        return place
    found = house(place)
    return found[0] if found else 0
