"""Plays prepared moves through the real table, on a clock of its own."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from device import pace
from device.absent import NoLights, NoScreen
from device.gesture import HOLD
from device.host import Host
from device.inbox import FastClock, Inbox
from device.leaks.knowledge import Decks
from device.leaks.people import GESTURE
from device.leaks.sketch import Act, Moves, by_seat, covert, is_ballot, settled, starts_phase
from device.leaks.witness import Witness
from device.lot import SeededLot
from device.means import pace_of
from device.phrases import Phrases
from device.ports import Pick, Press, Tap
from device.settings import TEXTS
from device.sight import Sight
from device.sim.around import AroundScreen, AroundSeats, AroundSpeaker
from device.sim.speaker import TimedSpeaker
from device.steps import first, step
from device.table import Table
from engine import Answers, Ask, Choice, Deal, Draw, Effect, Event, Facts, Hands, Run, Seat, Talk, Transcript
from engine.catalogue import Setup, games
from engine.transcript import Audience
from engine.values import NOTHING
from engine.words import known, words

MOMENT = 0.001
"""Seconds before its end that are the last moment of a window or of a beat."""


@dataclass(frozen=True, slots=True)
class Hosting:
    """How a pair is played."""

    listing: bool
    """Through the whole table: lists, and the screen; else answers come complete, as in a rehearsal."""
    lights: bool
    """Whether the seats have hooded lights, else everybody looks alone."""
    shortcuts: bool = False
    """Whether the seats have NEXT, which makes some windows shorter; who is asked alone answers by it."""
    cards: bool = False
    """Whether answers to lists are cards that are laid at any moment, and no presses."""
    narrators: tuple[str, ...] = ()
    """The languages that are spoken; without any it is English."""
    by_ear: bool = False
    """Whether the first seat is told by lists and its motor what others see, for its player does not."""


@dataclass(frozen=True, slots=True)
class Window:
    """When an ask was open (seconds), and what became of it."""

    ask: str
    start: float
    end: float
    covert: bool
    """Whether nobody may notice who is asked, and what is answered."""
    asked: bool
    answered: bool
    """By anybody; where everybody is asked, by all of them."""
    hiding: Ask | None = None
    """The ask, where nobody else may know all of an answer."""
    ballot: bool = False
    """Whether nobody may know yet what was answered: it is told of all at once."""
    answers: Answers = NOTHING
    pointed: bool = False
    """Whether fingers tell every answer when it is given, though it may count later."""

    def known(self, choice: Choice) -> Choice:
        """As much of an answer as everybody may know."""
        if self.hiding is None or not isinstance(choice, str | tuple):
            return choice
        said = choice if isinstance(choice, tuple) else words(choice)
        open_to_all = known(self.hiding, said)
        return choice if open_to_all == said else open_to_all


@dataclass(slots=True)
class Played:
    """One game as it was at the table."""

    decks: Decks
    events: list[Event]
    windows: list[Window] = field(default_factory=list)


class Curtain(Exception):
    """Raised where the moves end."""


class KnownSeats(NoLights):
    """What every seat has."""

    def __init__(self, setup: Setup, hosting: Hosting) -> None:
        self.leads = frozenset(setup.seats)
        self.lit = frozenset(setup.seats if hosting.lights else ())
        self.felt = frozenset(setup.seats[:1] if hosting.by_ear else ())
        self.with_next = frozenset(setup.seats if hosting.shortcuts else ())


class Remembered(Phrases):
    """Texts that are put together once: the same few lines come in thousands of games."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(TEXTS, language, game)
        self._known: dict[tuple[str, str, str], str] = {}

    def _text(self, game: str, key: str, facts: Facts) -> str:
        name = (game, key, repr(facts))
        if name not in self._known:
            self._known[name] = super()._text(game, key, facts)
        return self._known[name]


@cache
def texts(game: str, language: str = "en") -> Phrases:
    """The texts of one game."""
    return Remembered(language, game)


class PlannedLot(SeededLot):
    """Deals and draws as the moves say."""

    def __init__(self, moves: Moves) -> None:
        super().__init__(0)
        self._moves = moves

    def draw(self, draw: Draw, number: int) -> Any:
        """What they say, where that is possible.  A cursor begins at the first item, where it is expected."""
        if draw.name == "cursor":
            return draw.among[0]
        planned = self._moves.draws.get((draw.name, number))
        return planned if planned in draw.among else super().draw(draw, number)

    def deal(self, deal: Deal, number: int) -> Hands:
        """What they say."""
        return self._moves.deals[deal.what, number]


class Puppets:
    """The players: before each effect they plan what they will press during it."""

    def __init__(self, moves: Moves, table: Table[Any], hosting: Hosting, played: Played) -> None:
        self._moves, self._table, self._hosting, self._played = moves, table, hosting, played
        self._host = table.host
        self._phases = self._talks = 0
        self._spelt: dict[Seat, Act] = {}
        """What each seat says word by word."""

    def before(self, effect: Effect[Any]) -> None:
        """Called before each effect.  Raises `Curtain` where the moves end."""
        if starts_phase(effect):
            if self._phases == self._moves.phases:
                raise Curtain
            self._phases += 1
        elif isinstance(effect, Ask):
            self._ask(effect)
        elif isinstance(effect, Talk):
            self._talk(effect)

    def _ask(self, ask: Ask) -> None:
        number, start = len(self._played.windows), self._host.now()
        length = self._host.pace.window(step(ask, first(ask, ())) or ask)
        end = start + self._table.asking.length(ask)
        planned = self._moves.asks[number] if number < len(self._moves.asks) else None
        acts = planned.acts if planned and planned.ask == ask.ask else ()
        hidden, given = covert(ask), settled(ask, acts)
        answered = len(given) == len(ask.seats) if ask.seats == self._table.seats else bool(given)
        pointed = self._hosting.listing and self._host.pace.points(ask)
        ballot = is_ballot(ask) and not self._host.pace.points(ask)
        hiding = ask if ask.hides else None
        self._played.windows.append(
            Window(ask.ask, start, end, hidden, bool(ask.seats), answered, hiding, ballot, given, pointed)
        )
        self._spelt = {}
        for seat, own in by_seat(acts).items():
            at_items = seat in ask.seats or not hidden  # in public nobody presses another way because he is not asked
            if ask.how == "steps" and self._hosting.listing and (ask.apiece or not self._hosting.cards):
                self._spelt[seat] = own[-1]
                continue
            if self._hosting.listing and at_items and not self._shortcut(ask, own[-1]):
                self._press(ask, own, start)
                continue
            for act in own[-1:] if self._hosting.shortcuts else own:  # a cursor does not go back
                moment = start + min(act.when * length, length - MOMENT)
                for event in self._events(ask, act):
                    self._host.inbox.put_at(moment, event)

    def word(self, item: int | str, step: int) -> None:
        """A word is called, so many others before it: whoever says it presses, early or late in its beat."""
        for act in self._spelt.values():
            said = act.choice if isinstance(act.choice, tuple) else words(act.choice)
            if said[step : step + 1] == (item,):
                moment = max(MOMENT, min(act.when, 1 - MOMENT)) * self._host.pace.seconds(pace.BEAT)
                press = Tap(act.seat, str(item)) if self._hosting.cards else Press(act.seat)
                self._host.inbox.put_at(self._host.now() + moment, press)

    def _shortcut(self, ask: Ask, act: Act) -> bool:
        """Whether this act of somebody asked needs no item of the list."""
        public = self._table.public
        alone = ask.secret and public.dark and public.awake == ask.seats == (act.seat,)
        return self._hosting.cards or (self._hosting.shortcuts and alone and act.choice in ask.among)

    def _events(self, ask: Ask, act: Act) -> list[Pick | Press | Tap]:
        """What the box gets of an act at any moment of the window; who is not asked uses his device all the same."""
        if not self._hosting.listing:
            return [Pick(act.seat, ask.ask, act.choice)]
        picks = act.choice if isinstance(act.choice, tuple) else (act.choice,)
        if self._hosting.cards:
            return [Tap(act.seat, str(word)) for pick in picks for word in words(pick)]
        steps = 1 + [*ask.among, picks[0]].index(picks[0]) if self._hosting.shortcuts else 0
        return [*[Press(act.seat, "next")] * steps, Press(act.seat)]

    def _press(self, ask: Ask, acts: tuple[Act, ...], start: float) -> None:
        """One seat presses at each item when it is called, but not for something else behind its last answer."""
        *earlier, last = sorted(acts, key=lambda act: act.when)
        final = self._presses(ask, last)
        before = [moment for act in earlier for moment in self._presses(ask, act) if moment < min(final, default=0.0)]
        for moment in (*before, *final):
            self._host.inbox.put_at(start + moment, Press(last.seat))

    def _presses(self, ask: Ask, act: Act) -> list[float]:
        """For each picked item in the first pass or a later one, and early or late in its beat."""
        beat, moments = self._host.pace.seconds(pace.BEAT), []
        picks = act.choice if isinstance(act.choice, tuple) else (act.choice,)
        for place, pick in enumerate(picks):
            beats = [moment for moment, item in self._host.pace.beats(ask) if item == pick]
            if beats:
                turn, share = divmod(min(act.when, 1 - MOMENT) * len(beats), 1)
                own = picks[:place].count(pick) if picks.count(pick) > 1 else int(turn)
                moments.append(beats[own] + max(MOMENT, min(share * beat, beat - MOMENT)))
        return moments

    def _talk(self, talk: Talk) -> None:
        spoken = self._moves.talks[self._talks] if self._talks < len(self._moves.talks) else None
        self._talks += 1
        start, length = self._host.now(), self._host.pace.talk(talk)
        if spoken is None:
            return
        enough = spoken.enough * length
        if spoken.interrupt and talk.interrupt:
            moment = spoken.interrupt.when * (enough - GESTURE)
            self._interrupt(talk.interrupt, spoken.interrupt, start + moment)
            if spoken.interrupt.seat in talk.interrupt.seats:
                return
        for seat in (talk.seat,) if talk.seat else self._table.public.living:
            self._host.inbox.put_at(start + enough, Press(seat))

    def _interrupt(self, ask: Ask, act: Act, moment: float) -> None:
        """Hold, let go and hold again; or the whole answer at once."""
        if not self._hosting.listing:
            self._host.inbox.put_at(moment, Pick(act.seat, ask.ask, act.choice))
            return
        for down in (moment, moment + GESTURE / 2):
            self._host.inbox.put_at(down + HOLD, Press(act.seat, held=True))


def play(setup: Setup, moves: Moves, hosting: Hosting) -> Played:
    """Play one game as far as its moves go."""
    inbox, game, phrases = Inbox(FastClock()), games()[setup.game], texts(setup.game)
    transcript = Transcript(inbox.clock.now, phrases.line)

    def tell(event: str, fields: dict[str, Any], to: Audience = "all") -> None:
        if event == "ready":
            inbox.put(Press(fields["seats"][0]))
        elif event == "hands":
            for seat in fields["seats"]:
                inbox.put_at(inbox.clock.now() + host.pace.seconds(pace.HANDS) / 2, Press(seat))
        elif event == "say":
            transcript.tell(event, fields, to)
        elif event == "beat" and "step" in fields:
            puppets.word(**fields)

    witness = Witness(transcript)
    speaker = AroundSpeaker(TimedSpeaker(inbox), witness.hear)
    screen = AroundScreen(NoScreen(), witness.screen) if hosting.listing else NoScreen()
    host = Host(inbox, speaker, screen, AroundSeats(KnownSeats(setup, hosting), witness.light), phrases, tell=tell)
    host.sight = Sight(by_ear=hosting.by_ear)
    host.narrators = tuple([texts(setup.game, name) for name in hosting.narrators])
    host.pace = pace_of(host, setup, setup.seats)
    run = Run(lambda: game.script(setup))
    hands = setup.rules.all_hands
    table = Table(run, transcript, host, PlannedLot(moves), setup.seats, listing=hosting.listing, all_hands=hands)
    played = Played(moves.decks(), transcript.events)
    puppets = Puppets(moves, table, hosting, played)
    table.before = puppets.before
    try:
        table.play()
    except Curtain:
        run.close_script()
    return played
