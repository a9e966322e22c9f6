"""Who may rightly perceive what, by the rules of each game (RULES.md 4.5, 5.9, and the calls of the night).

Written from the rules and from nothing else: it never reads to whom the engine has addressed an event, so that news
shown to a wrong seat, and eyes opened at a wrong one, are seen to be wrong.
"""

from collections.abc import Mapping
from typing import Protocol, TypeAlias

from engine import Event, Hands, Seat

Decks: TypeAlias = Mapping[str, Hands]
"""Deck -> who holds what of it, as it was dealt last; seat 0 has what was left over.

Behind its name stands how often it was dealt before: "cards 1" is the second deal of the cards.
"""


class Knowledge(Protocol):
    """Follows one game, event by event."""

    def hear(self, event: Event) -> frozenset[Seat] | None:
        """Go on by one event of the transcript, in order; comes back as who may rightly perceive it.

        That is whom a `show`, `ask`, `answer`, `refuse` or `light` is for, and after a `wake` or `sleep` whose eyes
        are open.  None: an event for everybody or for nobody.  A card that says what is not so, and a question that
        the rules do not know, are for no seat at all.  Neither `to` nor the `seats` of an `ask`, `wake` or `sleep`
        need be there.
        """
        ...

    def is_result(self, event: Event) -> bool:
        """Whether what this public event tells may rightly differ between games that were alike in public so far.

        Of two events that differ at least one must be a result; that the same is told at another time never is one.
        """
        ...

    def may_be_told(self, event: Event) -> bool:
        """Whether a result says no more than the rules let it, to be asked behind `hear`."""
        ...
