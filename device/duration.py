"""How long a game takes, reckoned before it starts: the real script, played by random answers, with a stop-watch."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any
from unicodedata import east_asian_width

from device import pace
from device.cards import looked_at
from device.lot import SeededLot
from device.outward import OWN_CARD, Outward, known_seats, opening, outward
from device.pace import Pace
from device.papers import Way
from device.phrases import Phrases
from device.spread import dealt
from device.unseen import unseen
from engine import (
    Answers,
    Ask,
    Board,
    Choice,
    Deal,
    Draw,
    Effect,
    Facts,
    Note,
    Run,
    Say,
    Seat,
    Show,
    Sleep,
    Talk,
    Wake,
    legal,
)
from engine.catalogue import Game, Setup, games

GAMES = 5
"""So many games are played for the average."""
BEFORE_SPEECH, LETTER, SYLLABLE = 0.4, 0.06, 0.22
"""Seconds of a spoken line: once, for a letter, and for a character that is a syllable."""
SHUFFLING, TAKING = 40.0, 3.0
"""Seconds that people take to find and shuffle the cards, and to take and look at one of them."""
NO_CARDS: Mapping[str, Way] = {}


@dataclass(frozen=True, slots=True)
class Length:
    """Seconds; the deal is everything before the first phase, and a later night (or hand, or turn) is an average one.

    Where the game tells of no such phase both take 0 seconds.
    """

    deal: float
    first: float
    later: float
    game: float


def speech(text: str) -> float:
    """About how long it takes to say a text."""
    return BEFORE_SPEECH + sum(SYLLABLE if east_asian_width(letter) in "WF" else LETTER for letter in text)


def length(
    game: Game,
    setup: Setup,
    tempo: Pace,
    phrases: Phrases,
    *,
    narrators: Sequence[Phrases] = (),
    lights: bool = False,
    by_ear: bool = False,
    ways: Mapping[str, Way] = NO_CARDS,
) -> Length:
    """About how long this set-up takes at this pace, in this language, with or without hooded lights.

    `narrators` speak in place of this language.  `by_ear`: lists and lights tell what others are shown.
    `ways` says how each of its decks is dealt, by its name, where the box does not deal it.
    """
    watches = [
        StopWatch(setup, tempo, narrators or (phrases,), lights, ways, game.paced_by, by_ear=by_ear)
        for _ in range(GAMES)
    ]
    for seed, watch in enumerate(watches):
        play(game, setup, seed, watch)
    later = [part for watch in watches for part in watch.parts[1:]]
    deal, first = watches[0].deal, sum(watches[0].parts[:1])
    game_length = sum(watch.total for watch in watches) / GAMES
    return Length(deal, first, sum(later) / len(later) if later else first, game_length)


class StopWatch:
    """Adds up what the table takes for each effect."""

    def __init__(
        self,
        setup: Setup,
        tempo: Pace,
        narrators: Sequence[Phrases],
        lights: bool = False,
        ways: Mapping[str, Way] = NO_CARDS,
        part: str = "night",
        *,
        by_ear: bool = False,
    ) -> None:
        """`part` is the name of the phases whose lengths are kept."""
        self.setup, self.tempo, self.narrators, self.lights, self.ways = setup, tempo, narrators, lights, ways
        self.by_ear, self._living = by_ear, setup.seats
        self.total = 0.0
        self.deal = 0.0
        """Before the first phase."""
        self.parts: list[float] = []
        self._part = part
        self._number: int | None = None
        """Which of these parts it is now."""
        self._phase: Facts | None = None
        self._before: tuple[tuple[Effect[Any], None], ...] = ()
        """What was dealt, and asked last."""

    def see(self, effect: Effect[Any]) -> None:
        """One effect has been performed."""
        if isinstance(effect, Note) and effect.event == "phase":
            self._phase, before = effect.facts, self._number
            self._number = effect.facts["number"] if effect.facts["name"] == self._part else None
            if self._number not in (None, before):
                self.parts.append(0.0)
        if isinstance(effect, Board):
            self._living = effect.view.living
        seconds = self._seconds(effect)
        self.total += seconds
        if self._phase is None:
            self.deal += seconds
        if self._number is not None:
            self.parts[-1] += seconds

    @property
    def _asleep(self) -> bool:
        return self._phase is not None and self._phase["name"] == "night"

    def _said(self, line: str, facts: Facts) -> float:
        """By each narrator; at night by the first one."""
        narrators = self.narrators[:1] if self._asleep else self.narrators
        return sum(speech(phrases.line(line, facts)) for phrases in narrators)

    def _seconds(self, effect: Effect[Any]) -> float:
        match effect:
            case Ask():
                self._before = (*[one for one in self._before if isinstance(one[0], Deal)], (effect, None))
                hands = self.setup.rules.all_hands and effect.secret and self._asleep
                return self.tempo.window(effect) + (self.tempo.seconds(pace.HANDS) if hands else 0.0)
            case Talk():
                return self.tempo.talk(effect)
            case Say(line=line, facts=facts, sound=sound):
                return (pace.SOUND if sound else 0.0) + self._said(line, facts)
            case Wake(line=line):
                times = self.tempo.times(asleep=self._asleep, night=self._phase["number"] if self._phase else 0)
                return times * self._said(line, {})
            case Sleep(line=line):
                return self._said(line, {})
            case Deal(secret=True):
                return self._deal(effect)
            case Show(card=card) if card == OWN_CARD and dealt(self._before).keys() <= self.ways.keys():
                return 0.0
            case Show() if effect.paper in self.ways and (lifting := looked_at(effect)):
                return self._said("look.by-hand", lifting) + self.tempo.seconds(pace.SHOW)
            case Show(paper=what) if what in self.ways:
                return 0.0
            case Show():
                return self._show(effect)
            case Draw(what=what, taker=taker) if taker and what in self.ways:
                return self._draw(effect)
            case Note(event="phase"):
                return pace.GONG
            case _:
                return 0.0

    def _show(self, show: Show) -> float:
        if show.heard:
            return 0.0
        if show.openly:
            return sum(self._said(show.card, facts) for _, facts in show.news)
        if self._asleep and not show.among:
            return self._in_the_dark(show)
        lists = outward(show, self._before)
        if lists and self.lights:
            beginning = 0.0 if self._asleep else self._said(*opening(show))
            return beginning + sum(map(self._by_lights, lists))
        if show.known and not self._asleep:
            return self._look_alone("look.only", known_seats(show), "look.open")
        return self._look_alone("look.seat", self.setup.seats, "look.close", "look.open")

    def _in_the_dark(self, show: Show) -> float:
        """To open eyes; where somebody does not see the screen, by the list of the question or those of the card."""
        if self.by_ear and (asked := outward(show, self._before)):
            return sum(map(self._by_lights, asked))
        setup, game = self.setup, games()[self.setup.game]
        lists = unseen(self.narrators[0], game, setup.deck, self._living, show.card, ()) if self.by_ear else ()
        return sum(self._listed(told.among) for told in lists) or self.tempo.seconds(pace.SHOW)

    def _by_lights(self, told: Outward) -> float:
        line = self._said(told.line, {"number": told.number}) if told.line else 0.0
        return line + self._listed(told.among)

    def _listed(self, among: Sequence[object]) -> float:
        return self.tempo.seconds(pace.LEAD_IN + pace.PASSES * pace.BEAT * len(among))

    def _deal(self, deal: Deal) -> float:
        """About as long as hands take."""
        self._before = (*self._before, (deal, None))
        taking = SHUFFLING + deal.each * TAKING * len(deal.seats)
        match self.ways.get(deal.what):
            case "readers":
                return taking
            case "readers" | "well" | "list" if deal.unseen:
                return SHUFFLING
            case "well":
                return 2 * taking - SHUFFLING
            case "list":
                listening = pace.LEAD_IN + pace.PASSES * pace.BEAT * len({*deal.deck})
                return taking + deal.each * self.tempo.seconds(listening)
            case _:
                return 0.0

    def _draw(self, draw: Draw) -> float:
        """Somebody takes a card and looks at it; then he lays it down, or presses when it is called."""
        way = self.ways[draw.what]
        line, facts = (f"draw.{way}-hand", {"giver": draw.giver}) if draw.giver else (f"draw.{way}", {})
        listening = pace.LEAD_IN + pace.PASSES * pace.BEAT * len(draw.deck) if way == "list" else 0.0
        said = self._said(line, {"seat": draw.taker, **facts})
        back = self._said("draw.back", {"seat": draw.taker}) if draw.back else 0.0
        return said + TAKING + self.tempo.seconds(listening) + back

    def _look_alone(self, call: str, seats: Sequence[Seat], *ends: str) -> float:
        calls = sum(self._said(call, {"seat": seat}) for seat in seats)
        lines = sum(self._said(line, {}) for line in ends)
        return calls + lines + len(seats) * self.tempo.seconds(pace.SHOW) if seats else 0.0


def play(game: Game, setup: Setup, seed: int, watch: StopWatch) -> None:
    """Play one game of random answers to its end."""
    run, lot, random = Run(lambda: game.script(setup)), SeededLot(seed), Random(seed)
    while (effect := run.pending) is not None:
        watch.see(effect)
        match effect:
            case Ask():
                run.send(picks(effect, random))
            case Draw():
                run.send(lot.draw(effect, run.draws(effect)))
            case Deal():
                run.send(lot.deal(effect, run.draws(effect)))
            case _:
                run.send()


def picks(ask: Ask, random: Random) -> Answers:
    """Everybody picks something legal; who shares a card is of one mind."""
    answers: dict[Seat, Choice] = {}
    for seat in ask.seats:
        options = [option for option in legal(ask, seat) if option != ask.default]
        if options:
            picked = random.sample(options, min(ask.most, len(options)))
            answers[seat] = tuple(picked) if ask.most > 1 else picked[0]
    return dict.fromkeys(answers, next(iter(answers.values()))) if ask.shared and answers else answers
