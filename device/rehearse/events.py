"""What may be written of an expected event: which fields it has, and what may stand in them."""

from collections.abc import Iterator, Mapping
from typing import Any

from device.lines import LINES
from device.rehearse.names import Check, Names, every, one_of, together, typed, unknown
from device.strict import Fault
from engine.words import words

COMMON = ("n", "t", "at", "event", "to")
OWN: Mapping[str, tuple[str, ...]] = {
    "phase": ("name", "number", "round", "final"),
    "say": ("line", "facts", "text", "device"),
    "ask": ("ask", "seats", "choices", "window"),
    "answer": ("ask", "seat", "choice"),
    "refuse": ("ask", "seat", "choice", "reason"),
    "wake": ("seats",),
    "sleep": ("seats",),
    "talk": ("seat", "seconds"),
    "board": ("view",),
    "light": ("seat", "state", "device"),
    "show": ("card",),
    "draw": ("name", "result"),
    "death": ("seat", "house", "cause"),
    "spare": ("seat", "house", "cause", "by"),
    "turn": ("seat", "role"),
    "vote": ("ask", "tally", "chosen", "ballots"),
    "office": ("office", "seat"),
    "mark": ("kind", "seat", "house", "card", "by", "coin", "dead"),
    "score": ("seat", "points", "why"),
    "outcome": ("winner", "seats"),
}
"""Event -> its own fields; a private card's facts are further fields of `show`."""


SAID = ("kind", "card")
"""Facts of a line that are no fields of that name: which card it is, or is said to be."""


class Events:
    """Checks the expected events of one game at one table."""

    def __init__(self, names: Names) -> None:
        self.names = names
        known = names.names
        self._lines = {**known.lines, **LINES}
        options = together(known.asks.values())
        self._said = one_of(together(map(str, words(option)) for option in options))
        self.checks: Mapping[str, Check] = {
            "at": names.label,
            "event": one_of(known.events),
            "to": self._audience,
            "line": one_of(self._lines),
            "card": one_of(known.cards),
            "ask": names.ask,
            "cause": one_of(known.causes),
            "winner": one_of(known.winners),
            "office": one_of(known.offices),
            "kind": one_of(known.marks),
            "why": one_of(known.whys),
            "side": one_of(known.sides),
            "role": names.role,
            "roles": every(names.role),
            "camp": one_of(known.sides),
            "building": one_of(known.trades),
            "state": one_of(("off", "on", "ack")),
            "choice": names.any_answer,
            "choices": every(names.any_answer),
            "result": names.any_result,
            "house": names.house,
            **dict.fromkeys(("claw", "fur"), names.house),
            "person": names.role,
            "goal": names.any_result,
            "identity": one_of(known.identities),
            "place": names.card,
            **dict.fromkeys(("first", "second"), names.number),
            **dict.fromkeys(("mark", "mask"), one_of(known.marks)),
            "question": one_of(known.questions),
            "questions": every(one_of(known.questions)),
            "houses": every(names.house),
            "chosen": every(names.place),
            "tally": self._each(names.place_key, typed("a number of votes", int, float)),
            "ballots": self._each(names.seat_key, self._ballot),
            "view": typed("a table", dict),
            "seat": self._seat_or_nobody,
            "target": names.placed if known.placed else self._seat_or_nobody,
            "receiver": names.seat,
            "animal": names.any_answer,
            "seats": every(names.seat),
            **dict.fromkeys(
                ("werewolf", "device", "chest", "yes", "right", "dead", "final"), typed("true or false", bool)
            ),
            **dict.fromkeys(("text", "reason"), typed("a text", str)),
            **dict.fromkeys(
                ("n", "number", "round", "points", "coin", "claw_votes", "fur_votes"), typed("a whole number", int)
            ),
            **dict.fromkeys(("t", "window", "seconds"), typed("a number", int, float)),
        }
        """Field -> what may stand in it, the same in every event but for those of `_check`."""

    def faults(self, event: Mapping[str, Any]) -> Iterator[Fault]:
        """Everything that is wrong in one expected event."""
        if "event" not in event:
            yield "event", "is missing"
        fields = self._fields(event)
        for field, value in event.items():
            if field not in fields:
                yield field, unknown(field, fields)
            elif field == "facts":
                yield from self._facts(event.get("line"), value)
            elif what := self._check(event, field)(value):
                yield field, what

    def _fields(self, event: Mapping[str, Any]) -> tuple[str, ...]:
        kind = event.get("event")
        own = OWN[kind] if isinstance(kind, str) and kind in OWN else together(OWN.values())
        told = together((COMMON, own, facts_of(event.get("card"), self.names.names.cards) if kind == "show" else ()))
        others = () if self.names.names.lettered else ("house", "coin")
        if kind == "mark" and not self.names.names.placed:
            others = (*others, "card")
        return tuple([field for field in told if field not in others])

    def _check(self, event: Mapping[str, Any], field: str) -> Check:
        kind, ask, known = event.get("event"), event.get("ask"), self.names.names
        match field:
            case "name":
                return one_of(known.draws if kind == "draw" else known.kinds)
            case "card" if kind == "mark":
                return self.names.card
            case "by":
                return one_of(known.spared_by) if kind == "spare" else self.names.seat
            case "choice" if kind == "answer" and isinstance(ask, str) and ask in known.asks:
                return lambda value: self.names.answer(ask, value)
        return self.checks[field]

    def _facts(self, line: Any, facts: Any) -> Iterator[Fault]:
        if not isinstance(facts, dict):
            yield "facts", f"{facts!r} is not a table"
            return
        known = facts_of(line, self._lines)
        for fact, value in facts.items():
            check = self._said if fact in SAID else self.checks.get(fact)
            what = check(value) if check and fact in known else unknown(fact, known)
            if what:
                yield f"facts.{fact}", what

    def _each(self, key_of: Check, check: Check) -> Check:
        def check_all(table: Any) -> str | None:
            if not isinstance(table, dict):
                return f"{table!r} is not a table"
            return next((what for key, value in table.items() if (what := key_of(key) or check(value))), None)

        return check_all

    def _ballot(self, value: Any) -> str | None:
        return every(self.names.any_answer)(value) if isinstance(value, list) else self.names.any_answer(value)

    def _audience(self, value: Any) -> str | None:
        return every(self.names.seat)(value) if isinstance(value, list) else one_of(("all", "box"))(value)

    def _seat_or_nobody(self, value: Any) -> str | None:
        return None if type(value) is int and value == 0 else self.names.seat(value)


def facts_of(key: Any, table: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The facts of this line or card; where it is not told which, those of all."""
    return table[key] if isinstance(key, str) and key in table else together(table.values())
