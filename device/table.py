"""The table: performs a run's effects on the parts of the box.  One `match`; nothing else speaks to them in a game."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Generic, TypeVar

from device import pace
from device.asking import Asking
from device.cards import Cards
from device.deal import Dealer
from device.host import Host
from device.lot import SeededLot
from device.needs import Anew, Needs
from device.opening import opening
from device.papers import Way
from device.ports import Press, Tap
from device.prepare import get_ready
from device.public import PublicView
from device.scene import learned, since_board
from device.talking import Talking
from engine import (
    Ask,
    Board,
    Choice,
    Deal,
    Draw,
    Effect,
    Note,
    Run,
    Say,
    Seat,
    Seats,
    Show,
    Sleep,
    Talk,
    Transcript,
    Wake,
)
from engine.transcript import label, standing

R = TypeVar("R")
log = logging.getLogger(__name__)


class Undone(Exception):
    """The last public step was taken back: what is being done belongs to what is no more."""


class Table(Generic[R]):
    """Plays one run to its end.

    `listing` runs through the choices of an ask aloud; without it, answers must come complete (`Pick`, `Tap`).
    `all_hands` is the house rule: at night everybody alive taps at the end of each question.  `deal` says how the box
    learns who holds what.
    """

    def __init__(
        self,
        run: Run[R],
        transcript: Transcript,
        host: Host,
        lot: SeededLot,
        seats: Seats,
        *,
        listing: bool = True,
        all_hands: bool = False,
        deal: Way = "box",
    ) -> None:
        self.run, self.transcript, self.host, self.lot, self.seats = run, transcript, host, lot, seats
        run.drawn.told = self.drawn_again
        self.public = PublicView(host, seats)
        self.needs = Needs(host, self.public, lambda: [left.seat for left in run.leaving])
        self.asking = Asking(run, transcript, host, self.needs, lot, listing, all_hands)
        self.talking = Talking(run, transcript, host, self.public, self.needs, self.asking)
        self.dealer = Dealer(host, self.public, lot, deal, self.needs)
        self.cards = Cards(transcript, host, self.public, seats, self.needs)
        self.asleep = False
        """Whether the table's eyes are closed."""
        self.known: dict[str, dict[Seat, Choice]] = {}
        """Answers of a scene that is put again, which stand: whoever gave them has seen what they brought."""
        self.before: Callable[[Effect[Any]], None] = lambda effect: None
        """Called before each effect: a rehearsal ends there by raising."""

    def play(self) -> R:
        """Perform effects until the game is over."""
        while (effect := self.run.pending) is not None:
            self.before(effect)
            self.go_through(partial(self.perform, effect))
        assert self.run.result is not None
        return self.run.result

    def go_through(self, deed: Callable[[], None]) -> None:
        """Do it to its end; where a pause cuts it off, bring the table back instead to where the game is now."""
        while True:
            try:
                return deed()
            except Undone:
                deed = self.take_back
            except Anew:
                deed = self.begin_anew

    def perform(self, effect: Effect[Any]) -> None:
        """Do one effect and send its answer to the run."""
        self.transcript.begin(self.run.step)
        if self.asleep and isinstance(effect, Wake | Sleep | Ask | Show):
            self.needs.sound()
        if self.asleep and isinstance(effect, Wake | Sleep):
            self.need_seats()
        elif not self.asleep and isinstance(effect, Ask | Show | Talk):
            self.needs.paused_for_seats()
        match effect:
            case Ask():
                self.transcript.perform(effect, self.asking.length(effect))
                self.asking.put(effect, self.known.pop(effect.ask, {}))
            case Talk():
                self.transcript.perform(effect)
                self.talking.hear(effect)
            case Draw():
                result, card = self.dealer.draw(effect, self.run.draws(effect))
                self.transcript.draw(effect, result)
                self.run.send(result)
                self.dealer.drawn(effect, card)
            case Deal():
                self.run.send(self.dealer.deal(effect, self.run.draws(effect)))
            case Show():
                if self.dealer.on_paper(effect, self.run.scene):
                    self.cards.by_hand(effect)
                else:
                    self.cards.show(effect, self.run.scene, asleep=self.asleep)
                self.run.send()
            case _:
                if isinstance(effect, Sleep) and not self.asleep:
                    self.nightfall()
                    self.host.dark = False  # that eyes shall close is told by every narrator
                self.present(effect, self.transcript.perform(effect))
                self.run.send()

    def drawn_again(self, effect: Draw | Deal, result: Any) -> None:
        """What was drawn before an undo comes again."""
        self.transcript.begin(self.run.step)
        if isinstance(effect, Draw):
            self.transcript.draw(effect, result)

    def present(self, effect: Effect[Any], words: str) -> None:
        """Do an effect that brings nothing back; these words are said with it."""
        match effect:
            case Say(sound=sound):
                if sound:
                    self.host.sounds(pace.SOUND, sound)
                self.host.say_text(words)
            case Wake(seats=seats):
                self.eyes(seats)
                if set(seats) >= set(self.public.living):
                    self.daybreak()
                self.host.say_text(words, self.host.pace.times(asleep=self.asleep, night=self.public.number))
            case Sleep(seats=seats):
                self.eyes(seats)
                self.host.say_text(words)
                self.host.dark = True
            case Board(view=view):
                self.public.board(view)
            case Note(event="phase", facts=facts):
                log.info("%s", label(facts))
                get_ready(self.run, self.transcript, self.host)  # while the gong sounds
                self.host.papers.note("phase", facts)
                self.public.phase(facts)
                self.host.sounds(pace.GONG, *opening(facts))
            case Note(event=event, facts=facts):
                self.host.papers.note(event, facts)
                self.public.note(event, facts)
            case _:
                raise TypeError(f"the table does not know {effect!r}")

    def resume(self) -> None:
        """After a cut: say so, bring the table back to where it was, and let `play` go on.

        Once eyes were told to close they close again, and the scene starts anew at its wake line: questions that were
        answered are only waited for, private cards are shown again in full.
        """
        # A night may begin with a question to open eyes.
        told = any(isinstance(effect, Sleep | Wake) for effect, _ in self.run.scene)
        night = self.asleep or (self.run.phase["name"] == "night" and told)
        self.look_again()
        self.host.say("resume.night" if night else "resume.day")
        if not night:
            if self.run.said is not None:
                self.host.say_text(self.transcript.words(self.run.said))
            return
        self.nightfall()
        self.host.dark = False  # every narrator says it, as at nightfall
        self.eyes(())
        self.host.say("practice.sleep")
        self.host.dark = True
        scene = tuple(self.run.scene)
        for number, (effect, _) in enumerate(scene):
            if isinstance(effect, Ask):
                self.asking.wait_through(effect)
            elif isinstance(effect, Show):
                self.cards.show(effect, scene[:number], asleep=True)
            elif isinstance(effect, Say | Wake):
                self.present(effect, self.transcript.words(effect))

    def take_back(self) -> None:
        """After an undo: open the eyes, and bring the table back to where the game is now."""
        self.known = {}
        if self.public.dark:
            self.daybreak()
            self.host.say("look.open")
        self.look_again()

    def begin_anew(self) -> None:
        """After a pause in the dark: begin the scene once more; what each looks at alone begins anew by itself."""
        if self.asleep:
            self.resume()
        else:
            self.public.night(False)
            self.host.say("pause.off")

    def look_again(self) -> None:
        """Show the game as it stands, with what was laid on the table since the last board, and every point."""
        self.public.scored(event for event in standing(self.transcript.events) if event["event"] == "score")
        self.public.phase(self.run.phase)
        if self.run.shown is not None:
            self.public.board(self.run.shown.view)
            for effect in since_board(self.run.scene):
                self.public.note(effect.event, effect.facts)

    # Eyes

    def nightfall(self) -> None:
        """All eyes are about to close: wait until everybody is ready, and hide the small noises."""
        self.needs.sound()
        if self.asking.all_hands:
            self.host.say("night.hands")
        self.host.say("night.ready")
        missing = set(self.public.living)
        self.host.gathering = True
        try:
            self._wait_for(missing)
        finally:
            self.host.gathering = False
            self.host.light(self.public.living, "off")
        self.asleep = True
        self.public.night(True)
        self.public.wake(self.public.living)  # until they are told to close their eyes

    def _wait_for(self, missing: set[Seat]) -> None:
        """Until nobody is missing any more, or for as long as the night waits; the lights of the missing are on."""
        self.host.light(sorted(missing), "on")
        start, named = self.host.now(), False
        end = start + self.host.pace.seconds(pace.READY_AT_MOST)
        while missing:
            self.host.tell("ready", {"seats": sorted(missing)})
            self.public.ready(missing)
            event = self.host.wait(end if named else start + self.host.pace.seconds(pace.READY_NAMED))
            match event:
                case Press(seat=seat) | Tap(seat=seat, late=False):
                    missing.discard(seat)
                    self.host.light([seat], "off")
                case None if self.host.now() >= end:
                    self.host.say("night.goes-on")
                    break
                case None if not named and self.host.now() >= start + self.host.pace.seconds(pace.READY_NAMED):
                    named = True
                    self.host.say("night.missing", {"seats": tuple(sorted(missing))})

    def eyes(self, seats: Seats) -> None:
        """These have their eyes open from now on; whoever has a motor feels that he opens or closes his."""
        before = {*self.public.awake}
        self.public.wake(seats)
        if felt := self.host.seating.felt(before ^ {*self.public.awake}):
            self.host.flash(felt)

    def daybreak(self) -> None:
        """All eyes are about to open."""
        self.asleep = False
        self.public.night(False)

    def need_seats(self) -> None:
        """A lost device pauses the night between two calls, whoever's it is; then the last scene is put again.

        Raises `Anew`; the answers of that scene are forgotten, since the device may have swallowed one.  Only who has
        seen already what his answer brought cannot answer anew.
        """
        if self.needs.paused_for_seats():
            self.known = learned(self.run.scene)
            self.run.back_to(self.run.scene_began, redraw=False)
            self.transcript.take_back(self.run.step)
            raise Anew
