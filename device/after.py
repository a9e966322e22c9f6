"""After a game: who was who, what turned it, and for whoever wants to know, its story, its votes and the evening."""

from collections.abc import Sequence
from itertools import takewhile
from time import time
from typing import Any

from device.chronicle import Chronicle
from device.chronicle.pages import ballots, chapters, evening, figures_table, match_table, moment, picture_of, rows_of
from device.history import History, HistoryDamaged, Past, total
from device.host import Host
from device.menu import hear, leaf_through, prepare
from device.ports import Panel

DRUM = 0.6
"""Seconds between the drum and the card that it is for."""


class After:
    """Tells of one finished game on a host."""

    def __init__(self, host: Host, told: Chronicle, history: History) -> None:
        self.host, self.told = host, told
        self.played = played(history, told)
        self.title = host.phrases.word(f"game.{told.game}")

    def tell(self) -> None:
        """Seat by seat who was who; then what turned the game, and how a match stands.  Any panel button ends it."""
        end = dict(self.host.view)
        parts = [*self._cards(), *self._turning(), *self._match()]
        prepare(self.host, [text for _, text, _ in parts])
        for view, text, drum in parts:
            if drum:
                self.host.turn({"kind": "card", "title": self.title, "seat": view["seat"], "subtitle": ""})
                self.host.speaker.play("drum")
            if (drum and not still(self.host, DRUM)) or not self._part(view, text):
                break
        self.host.speaker.hush()
        if end.get("kind") == "result":
            self.host.turn(end)

    def _part(self, view: dict[str, Any], text: str) -> bool:
        hint = self.host.phrases.word("after.hint-skip")
        self.host.turn({**view, "title": self.title, "hint": hint, "subtitle": text})
        return hear(self.host, text)

    def _cards(self) -> list[tuple[dict[str, Any], str, bool]]:
        phrases, told, parts = self.host.phrases, self.told, []
        for seat in told.seats:
            roles, points = told.roles.get(seat, ()), told.scores.get(seat, 0)
            line = "both" if roles and told.scores else "points" if told.scores else "seat"
            text = phrases.line(f"result.{line}", {"seat": seat, "roles": roles, "points": points})
            names = [phrases.word(f"role.{role}") for role in roles]
            pictures = [picture for role in roles if (picture := picture_of(role))]
            view = {"kind": "card", "seat": seat, "won": seat in told.winners, "pictures": pictures}
            parts.append(({**view, "big": " · ".join(names) or str(points)}, text, True))
        return parts

    def _turning(self) -> list[tuple[dict[str, Any], str, bool]]:
        phrases, told = self.host.phrases, self.told
        if not told.turns:
            return []
        begin = phrases.line("after.turning", {"number": len(told.turns)})
        rows = rows_of(phrases, told, told.turns)
        moments = [moment(phrases, it) for it in told.turning]
        shown = [{"kind": "chronicle", "phase": "", "told": rows[: number + 1]} for number in range(len(rows))]
        return [({**shown[0], "told": []}, begin, False), *zip(shown, moments, [False] * len(rows), strict=True)]

    def _match(self) -> list[tuple[dict[str, Any], str, bool]]:
        """How the match stands: the last games of this evening that were the same game at the same seats."""
        same = lambda past: (past.told.game, past.told.seats) == (self.told.game, self.told.seats)  # noqa: E731 - used once
        match = [past.told.scores for past in [*takewhile(same, reversed(self.played))]]
        if not self.told.scores or len(match) < 2:
            return []
        table, text = match_table(self.host.phrases, match)
        return [({"kind": "chronicle", "phase": "", "table": table}, text, False)]

    def leaf(self, wish: str) -> None:
        """Show and read what was chosen in the menu (`after.story`, `after.votes`, `after.evening`)."""
        {"after.story": self.story, "after.votes": self.votes, "after.evening": self.evening}[wish]()

    def story(self) -> None:
        """Everything that happened, phase by phase."""
        views = [
            ({"kind": "chronicle", "phase": name, "told": rows}, [name, *[row["text"] for row in rows]])
            for name, rows in chapters(self.host.phrases, self.told)
        ]
        self._leaf(views or [self._nothing("story.nothing")])

    def votes(self) -> None:
        """Who voted for whom, as a table."""
        table, spoken = ballots(self.host.phrases, self.told)
        shown = {"kind": "chronicle", "phase": self.host.phrases.word("after.votes"), "table": table}
        self._leaf([(shown, spoken) if table["rows"] else self._nothing("after.no-votes")])

    def evening(self) -> None:
        """What this evening comes to in figures."""
        phrases = self.host.phrases
        table, spoken = figures_table(phrases, total(self.played))
        text = evening(phrases, [past.told.winner for past in self.played])
        shown = {"kind": "chronicle", "phase": phrases.word("after.evening"), "table": table}
        self._leaf([({**shown, "subtitle": text}, [text, *spoken])])

    def _nothing(self, line: str) -> tuple[dict[str, Any], list[str]]:
        text = self.host.phrases.word(line)
        return {"kind": "chronicle", "phase": "", "told": [{"text": text}]}, [text]

    def _leaf(self, leaves: Sequence[tuple[dict[str, Any], list[str]]]) -> None:
        titled = [({**view, "title": self.title}, texts) for view, texts in leaves]
        leaf_through(self.host, titled, self.host.phrases.word("after.hint-pages"))


def played(history: History, told: Chronicle) -> list[Past]:
    """The games of this evening, this one last; where the history cannot be read, this one."""
    now = time()
    try:
        found = history.evening(now)
    except (OSError, HistoryDamaged):
        found = []
    return found or [Past(0, now, told, (), {}, {})]


def still(host: Host, seconds: float) -> bool:
    """Let so much time pass; False where a panel button goes down meanwhile."""
    end = host.now() + seconds
    while host.now() < end:
        if isinstance(event := host.wait(end), Panel) and not event.held:
            return False
    return True
