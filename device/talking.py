"""How people get to speak: one after another, or all at once until half the table is ready to vote."""

from typing import Any

from device import pace
from device.asking import Asking
from device.gesture import SURE
from device.host import Host
from device.needs import Needs
from device.ports import Lost, Pick, Press, Tap
from device.public import PublicView
from engine import Run, Seat, Talk, Transcript


class Talking:
    """Hears the speeches of one run."""

    def __init__(
        self, run: Run[Any], transcript: Transcript, host: Host, public: PublicView, needs: Needs, asking: Asking
    ) -> None:
        self.run, self.transcript, self.host, self.public = run, transcript, host, public
        self.needs, self.asking = needs, asking
        self.end = 0.0
        """When the talk that is heard is over, unless everybody wants to vote before."""
        self.heard: Talk | None = None
        """The last talk that was heard."""

    @property
    def open(self) -> bool:
        """Whether the pending talk is being heard right now."""
        return self.heard is not None and self.run.pending is self.heard

    def hear(self, talk: Talk) -> None:
        """A speech until its time is over or its speaker presses; free talk until half the table is ready to vote.

        Where a wolf may blow himself up nobody is ready before his press has turned out to be no hold.
        """
        self.heard, start, length = talk, self.host.now(), self.host.pace.talk(talk)
        self.end, ready, reminded = start + length, set[Seat](), talk.seat == 0
        pressed: dict[Seat, float] = {}
        """When each seat that has pressed will be ready."""

        def draw() -> None:
            """Only where something public has happened: nobody may see that somebody else has pressed."""
            self.public.talk(talk.seat, self.end - self.host.now(), length, ready)

        draw()
        while self.run.pending is talk and self.host.now() < self.end:
            end = self.end
            remind = end - self.host.pace.seconds(pace.REMINDER)
            event = self.host.wait(min(end if reminded else max(remind, self.host.now()), *pressed.values(), end))
            match event:
                case None if not reminded and self.host.now() >= remind:
                    reminded = True
                    self.host.speaker.play("tick")
                    draw()
                case Pick(ask=ask) if talk.interrupt is not None and ask == talk.interrupt.ask:
                    self.asking.take(talk.interrupt, event.seat, event.choice)
                case Press() | Tap() if self.asking.interrupted(talk, event):
                    pressed.pop(event.seat, None)
                case Press(seat=seat, held=True):
                    pressed.pop(seat, None)
                case Press(seat=seat) | Tap(seat=seat, late=False) if (
                    seat == talk.seat > 0 and self.host.now() >= start + pace.SPEECH_LEAST
                ):
                    break
                case Press(seat=seat) | Tap(seat=seat, late=False) if talk.seat == 0 and seat in self.public.living:
                    pressed.setdefault(seat, self.host.now() + (SURE if talk.interrupt else 0.0))
                case Pick():
                    self.transcript.refuse(event.ask, event.seat, event.choice, "not-asked")
                case Lost():
                    self.needs.paused_for_seats()
            ready |= (due := self._sure(pressed))
            if due and 2 * len(ready) >= len(self.public.living):
                self.end = min(self.end, self.host.now() + self.host.pace.seconds(pace.MORE_TALK))
            if due or self.end != end:
                draw()
        if self.run.pending is talk:
            self.run.send()

    def more_time(self) -> None:
        """Whoever is speaking may do so for longer."""
        self.end += self.host.pace.seconds(pace.MORE_TIME)

    def _sure(self, pressed: dict[Seat, float]) -> set[Seat]:
        """Take out whose press is sure by now to be no hold."""
        due = {seat for seat, moment in pressed.items() if moment <= self.host.now()}
        for seat in due:
            del pressed[seat]
        return due
