"""Players made of code, at a table with a real box: each hears what its seat may hear, and presses its button.

A player decides by what it knows and by chance that depends on the place in the game only.  So it decides the same
again after the box was cut off and has told it everything once more.  A clumsy one decides likewise, and then presses
as people do (`clumsy.py`).
"""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Literal

from device.inbox import Inbox
from device.ports import Press
from device.sim.clumsy import Clumsy
from device.sim.sitting import JOIN, Sitting
from engine import Choice, Event, Seat, project
from engine.lab.deducing import Deducing
from engine.transcript import standing
from engine.words import words

REACTION = 0.3
"""Seconds from an item of the list to the press: well before the next item."""
READY = (0.5, 2.0)
SPEECH = (4.0, 9.0)
THINKING = (3.0, 12.0)
"""Seconds from and to: until a player is ready for the night, ends a speech, and is ready to vote."""
HERD = 0.75
"""How often a player votes as the talk of the day suggests."""


class Players:
    """All simulated players of a box; `lead` is where a player's button is plugged in."""

    def __init__(self, inbox: Inbox, seed: int | str, press_at: Callable[[float, Seat], None] | None = None) -> None:
        """`press_at` lets the button of a lead be pressed at a moment; None: its event comes then."""
        self._inbox, self._seed = inbox, seed
        self._press_at = press_at or (lambda when, lead: inbox.put_at(when, Press(lead)))
        self._at: dict[Seat, Player] = {}
        self._numbers: dict[Seat, Seat] = {}
        """The seat of each lead, where there are seats."""
        self._told: list[Event] = []
        """The game so far, for whoever sits down in the middle of it."""
        self._lobby: Mapping[str, Any] = {}
        self._sitting = Sitting(inbox, self._press_at)

    @property
    def leads(self) -> tuple[Seat, ...]:
        """Where the players sit."""
        return tuple(self._at)

    @property
    def seats(self) -> dict[Seat, Seat]:
        """The lead of each seat that is played."""
        return {player.seat: lead for lead, player in self._at.items()}

    @property
    def kinds(self) -> dict[Seat, Literal["bot", "clumsy"]]:
        """Where the players sit, and whether they press as people do."""
        return {lead: "clumsy" if player.clumsy else "bot" for lead, player in self._at.items()}

    def sit_down(self, leads: Iterable[Seat], clumsy: bool | None = None) -> None:
        """From now on these seats are played; where the box is just asking who is there, they answer.

        `clumsy`: they press as people do, or they do not; None: whoever is there already, as before.
        """
        for lead in leads:
            if lead not in self._at:
                self._at[lead] = player = Player(self._inbox, self._seed, lead, self._press_at)
                player.seat = self._number(lead)
                player.catch_up(project(self._told, player.seat))
            if clumsy is not None:
                self._at[lead].clumsy = Clumsy(self._seed, lead) if clumsy else None
        self.watch(self._lobby)

    def stand_up(self, leads: Iterable[Seat]) -> None:
        """From now on nobody plays these seats."""
        for lead in leads:
            self._at.pop(lead, None)
        self.watch(self._lobby)

    def seat_at(self, leads: Iterable[Seat]) -> None:
        """The lobby has numbered the seats: the leads in the order of the seats, from 1; none: each has its own."""
        self._numbers = {lead: seat for seat, lead in enumerate(leads, 1)}
        for lead, player in self._at.items():
            player.seat = self._number(lead)

    def _number(self, lead: Seat) -> Seat:
        return self._numbers.get(lead, 0) if self._numbers else lead

    def hear(self, event: Event) -> None:
        """Something has happened; whoever perceives it may act."""
        if event["n"] == 1:
            self._told.clear()
        self._told.append(event)
        heard = [event]
        if event["event"] == "undo":  # what lies on the table now is what lay there before
            self._told = standing(self._told)
            boards = [told for told in self._told if told["event"] == "board"]
            heard += [{**board, "n": 0} for board in boards[-1:]]  # not the first event of another game
        for player in self._at.values():
            for told in project(heard, player.seat):
                player.hear(told)

    def watch(self, view: Mapping[str, Any]) -> None:
        """The public screen shows this: in the lobby everybody joins, and says that he is ready."""
        self._lobby = view if view.get("kind") == "lobby" else {}
        discs = self._lobby.get("seats", ())
        asked_ready = bool(discs) and "ready" in discs[0]
        self._sitting.look(self._at, sum(disc["joined"] for disc in discs) if discs and not asked_ready else None)
        for place, player in enumerate(self._at.values(), 1):
            player.be_ready(JOIN * place if asked_ready else None)


class Player:
    """One simulated player."""

    def __init__(self, inbox: Inbox, seed: int | str, lead: Seat, press_at: Callable[[float, Seat], None]) -> None:
        self._inbox, self._seed, self._lead, self._press_at = inbox, seed, lead, press_at
        self.seat = lead
        self.clumsy: Clumsy | None = None
        """How it presses, if not at once and just what it wants."""
        self._is_ready = False
        self._forget()

    def be_ready(self, after: float | None) -> None:
        """Say once, so many seconds from now, that the game can begin; None: nobody asks."""
        if after is not None and not self._is_ready:
            self._press_at(self._inbox.clock.now() + after, self._lead)
        self._is_ready = after is not None

    def catch_up(self, told: Iterable[Event]) -> None:
        """Learn what this seat has perceived so far; it acts from the next thing on that the box does."""
        for event in told:
            self.hear(event, live=False)

    def _forget(self) -> None:
        self._live = False
        """Whether the box is really doing something, and not only telling what was before it was cut off."""
        self._living: tuple[Seat, ...] = ()
        self._friends: set[Seat] = set()
        self._wolves: set[Seat] = set()
        """Who is known to be a wolf, or one of the own pack; who is known to be none is a friend."""
        self._wolf = False
        self._ask: Event | None = None
        self._attempt = 0
        self._tokens: Mapping[Any, int] = {}
        self._deducing = Deducing()
        self._plan: Choice | None = None
        """What to press for when its turn in the list comes."""
        self._pressed: Choice | None = None
        self._pressed_until = 0.0

    def hear(self, event: Event, *, live: bool = True) -> None:
        """Take in one event that this seat perceives."""
        if event["n"] == 1:
            self._forget()
        self._live = live and (self._live or event.get("device", False))
        if not event.get("device"):  # it has seen already what it looks at once more
            self._deducing.hear(event)
        match event["event"]:
            case "board":
                self._living = tuple(event["view"]["living"])
            case "show" if not event.get("device"):
                self._look(event)
            case "ask" if self.seat in event["seats"]:
                self._ask, self._attempt, self._tokens, self._pressed = event, 0, {}, None
                self._plan = self._decide()
            case "refuse" if event["choice"] == self._plan:
                self._attempt += 1
                self._plan = self._decide()
            case "answer":
                self._plan, self._pressed = self._next_plan(event["choice"]), event["choice"]
            case "say" if event.get("device"):
                pass  # the question goes on afterwards
            case "say" | "wake" | "sleep" | "over":
                self._ask = self._plan = None
            case _ if self._live:
                self._act(event)

    # Knowledge

    def _look(self, show: Event) -> None:
        match show["card"]:
            case "own.card":
                self._wolf = is_wolf(show)
            case "werewolf.pack":
                self._wolves |= set(show["seats"])
            case "mason.partner":
                self._friends |= set(show["seats"])
            case "seer.result" | "priest.result":
                (self._wolves if is_wolf(show) else self._friends).add(show["target"])
            case "werewolf.tokens" if self._ask is not None:
                self._tokens = show["tally"]
                wanted = self._decide()
                self._plan = wanted if wanted != self._pressed else None

    # Decisions

    def _chance(self, *what: object) -> Random:
        return Random(" ".join(map(str, (self._seed, *what))))

    def _decide(self) -> Choice | None:
        """What to press for in the open question, or None where nothing should be pressed."""
        ask = self._ask
        if ask is None or not ask["choices"]:
            return None
        chance = self._chance(self.seat, ask["at"], ask["ask"], self._attempt)
        options: list[Any] = [choice for choice in ask["choices"] if choice != self.seat] or ask["choices"]
        wanted = self._wanted(ask, options, chance)
        # A refused choice would be refused again: from then on anything else will do.
        choice: Choice = chance.choice(wanted if wanted and not self._attempt else options)
        return choice

    def _next_plan(self, answered: Choice) -> Choice | None:
        """What to press for after an answer: mostly nothing; people put right what went wrong, or change their mind."""
        if self.clumsy is None:
            return None
        if self.clumsy.doubts():
            self._attempt += 1
            return self._decide()
        return None if answered == self._plan else self._plan

    def _wanted(self, ask: Event, options: list[Any], chance: Random) -> list[Any]:
        """The options that make sense to this player."""
        seats = [option for option in options if isinstance(option, int)]
        match ask["ask"]:
            case "werewolf.kill":
                if self._tokens:
                    most = max(self._tokens.values())
                    return [min(seat for seat, count in self._tokens.items() if count == most)]
                return [seat for seat in seats if seat not in self._wolves]
            case "village.vote" | "village.revote":
                wolves = [seat for seat in seats if seat in self._wolves]
                if wolves and not self._wolf:
                    return wolves
                foes = [seat for seat in seats if seat not in self._wolves | self._friends]
                return self._talked_about(ask["at"], foes) if chance.random() < HERD else foes
            case "practice.call":
                return [self.seat]
            case "seer.look":
                return [seat for seat in seats if seat not in self._wolves | self._friends]
            case "turn" | "declare" if self._deducing.knows_itself:
                return self._deducing.wanted(ask["ask"], options, self.seat)
            case _:
                return options

    def _talked_about(self, at: str, seats: list[Any]) -> list[Any]:
        """The one whom the table suspects most today: what a talk comes to in which nobody can hear a thing."""
        suspects = sorted(self._living)
        self._chance(at, "talk").shuffle(suspects)
        return [seat for seat in suspects if seat in seats][:1]

    # Presses

    def _act(self, event: Event) -> None:
        match event["event"]:
            case "beat" if self._called(event) or (self.clumsy and self.clumsy.slips()):
                self._press(REACTION)
            case "hands" if self.seat in event["seats"]:
                self._press(REACTION)
            case "ready" if self.seat in event["seats"]:
                self._press_once(event["at"], READY)
            case "talk" if event["seat"] == self.seat:
                self._press_once(event["at"], SPEECH)
            case "talk" if event["seat"] == 0 and self.seat in self._living:
                self._press_once(event["at"], THINKING)

    def _called(self, beat: Event) -> bool:
        """Whether what is called is what this player wants, or the next word of it, or one of several picks."""
        if isinstance(self._plan, tuple):
            return bool(beat["item"] == self._plan[beat["step"]])
        if beat.get("step") and isinstance(self._plan, int) and self._ask is not None:
            numbers = [choice for choice in self._ask["choices"] if isinstance(choice, int) and choice != self.seat]
            return bool(beat["item"] == self._chance(self.seat, self._ask["at"], beat["step"]).choice(numbers))
        if "step" not in beat or not isinstance(self._plan, str):
            return self._plan is not None and bool(beat["item"] == self._plan)
        return words(self._plan)[beat["step"] :][:1] == (beat["item"],)

    def _press_once(self, at: str, between: tuple[float, float]) -> None:
        """Press some time from now, unless a press is under way already."""
        if self._inbox.clock.now() >= self._pressed_until:
            self._press(self._chance(self.seat, at, "pause").uniform(*between))

    def _press(self, seconds: float) -> None:
        for after in self.clumsy.presses(seconds) if self.clumsy else (seconds,):
            self._pressed_until = self._inbox.clock.now() + after
            self._press_at(self._pressed_until, self._lead)


def is_wolf(card: Event) -> bool:
    """Whether a private card tells of a werewolf: by the answer itself, by the role, or by the camp."""
    return card.get("werewolf", False) or card.get("role", card.get("camp")) in ("werewolf", "white-werewolf")
