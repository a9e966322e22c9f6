"""What the public screen shows of a table with houses: which are lived in, what lies before them, coins and bets.

Everything here lies on the table for all to see.  Who lives or lived in a house is never among it.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from device.phrases import Phrases
from engine import Facts, Seat, View
from engine.words import houses

BEFORE_HOUSES = ("claw", "fur", "trap")
"""Marks that are told by their word, not counted."""
COINS = "⓪①②③④⑤⑥⑦⑧⑨"
"""A coin as it stands before a suspect: no player's number."""


class Houses:
    """Keeps what lies at the houses; in games without any there is nothing to show."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self._living: tuple[str, ...] | None = None
        self._coins: tuple[int, ...] = ()
        self._bets: dict[Seat, tuple[Seat, int]] = {}
        """Whom each seat has bet on, and with which coin."""
        self._broom = False
        self._sweeper: Seat = 0
        self._tokens = Counter[str]()
        self._words: dict[str, str] = {}
        """What lies before a house, or that it is trapped."""
        self._at: dict[Seat, Mapping[str, Any]] = {}
        """What was put together since something changed: much is drawn between two changes."""

    def board(self, view: View) -> None:
        """The game says what is on the table; what was laid since the last time is taken away."""
        self._at.clear()
        self._living = getattr(view, "houses", None)
        if self._living is None:
            return
        table: Any = view
        self._coins, self._broom, self._sweeper = table.coins, table.broom, 0
        self._bets = {seat: (on, coin) for seat, on, coin in table.bets}
        self._tokens.clear()
        self._words = {table.trap: "trap"} if table.trap else {}

    def note(self, event: str, facts: Facts) -> None:
        """Something was laid on the table."""
        self._at.clear()
        if event == "mark":
            match facts["kind"]:
                case "token":
                    self._tokens[facts["house"]] += 1
                case "bet":
                    self._bets[facts["by"]] = facts["seat"], facts["coin"]
                    self._coins = self._coins[1:]
                case "broom":
                    self._sweeper = facts["seat"]
                case kind if kind in BEFORE_HOUSES:
                    self._words[facts["house"]] = kind

    def at(self, seat: Seat) -> Mapping[str, Any]:
        """What the screen shows at a seat, besides what it shows in any game."""
        if self._living is None:
            return {}
        if seat not in self._at:
            lying = [{**self._house(house), "alive": house in self._living} for house in houses((seat,))]
            self._at[seat] = {"houses": lying, "note": self._note(seat)}
        return self._at[seat]

    def beside(self) -> Mapping[str, Any]:
        """What lies in the middle of the table."""
        if self._living is None:
            return {}
        return {"coins": self._coins, "aside": self._word("broom") if self._broom and not self._sweeper else ""}

    def _house(self, house: str) -> Mapping[str, str]:
        tokens, word = self._tokens[house], self._words.get(house, "")
        return {"count": str(tokens) if tokens else "", "label": self._word(word) if word else ""}

    def _note(self, seat: Seat) -> str:
        if seat == self._sweeper:
            return self._word("broom")
        if seat not in self._bets:
            return ""
        on, coin = self._bets[seat]
        return f"{COINS[coin]} → {on}"

    def _word(self, mark: str) -> str:
        return self._phrases.option(mark)
