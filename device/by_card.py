"""Real cards that are laid for a question: what they show is the answer."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from device.host import Host
from device.ports import WELL, Tap
from engine import Ask, Choice, Seat

NOT_HELD = "not-held"
"""Why a card does not count that is not in the hand of who lays it."""


class ByCard:
    """What is laid for one question after the other."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.laid: dict[Seat, str] = {}
        """The card that each seat has laid for this question."""

    @contextmanager
    def question(self) -> Iterator[None]:
        """While another question is put, also cards on the well are answers."""
        self.laid = {}
        with self.host.at_the_well():
            yield

    def lay(self, ask: Ask, tap: Tap, pick: Callable[[Seat, int | str], str | None]) -> bool:
        """Let its seat pick what the card says, where it is one that this question asks for; else it is not done here.

        What lies on the well is the card of the only seat that is asked.
        """
        at_the_well = tap.seat == WELL
        seat = ask.seats[0] if at_the_well and len(ask.seats) == 1 and not ask.farewell else tap.seat
        said = self.host.papers.says(ask, tap.card) if seat in ask.seats else None
        if said is None:
            return at_the_well
        reason = NOT_HELD if self.host.papers.elsewhere(seat, tap.card) else pick(seat, said)
        if reason is None:
            self.laid[seat] = tap.card
        elif reason == NOT_HELD:
            self._explain(ask, seat)
        return True

    def _explain(self, ask: Ask, seat: Seat) -> None:
        """That it is none of his tells nothing about any hand; aloud only where nobody else presses at the list."""
        facts = {"seat": seat}
        if len(ask.seats) == 1:
            self.host.say_along("laid.wrong", facts)
        else:
            self.host.show(subtitle=self.host.phrases.line("laid.wrong", facts))

    def all_laid(self, ask: Ask) -> bool:
        """Whether everybody has seen that all who are asked have laid a card, so that nobody need wait."""
        return bool(ask.seats) and not ask.farewell and self.laid.keys() >= {*ask.seats}

    def over(self, ask: Ask, answers: Mapping[Seat, Choice]) -> None:
        """These are the answers."""
        self.host.papers.answered(ask, answers, self.laid)
