"""What the public screen shows during a game: the ring of seats by day, at night one text and nothing else.

While it is dark all eyes are closed, and a sound hides small noises: both begin and end in one place, `night`.

It knows only what is public, and what `secret` is told to show to the open eyes of a scene.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from device.host import Host
from device.houses import Houses
from device.laid import Laid
from device.lists import openly
from device.lying import Lying
from device.pace import reading_time
from device.tags.faces import picture_file, pictures_of
from engine import Ask, Choice, Facts, Over, Seat, Seats, View
from engine.words import SIDES, Words, house

DRAWN = ("vote", "mark", "office")
"""Public results that stand on the screen."""


class PublicView:
    """Keeps the host's screen in step with the game."""

    def __init__(self, host: Host, seats: Seats) -> None:
        self.host, self.seats = host, seats
        self.living: Seats = seats
        self._phase: Facts = {"name": "setup", "number": 0}
        self.dark = False
        self.awake: Seats = ()
        """Whose eyes are open in the dark, but for the dead."""
        self._votes: Mapping[Seat, str] = {}
        self._marks: Mapping[Seat, str] = {}
        self._acting: Seats = ()
        self._office: Seat = 0
        self._houses, self._laid = Houses(host.phrases), Laid(host.phrases)
        self._lying = Lying(host.phrases)
        self._parts: dict[Seat, list[Facts]] = {}
        """What each seat's points are made of."""
        self._explained = 0.0
        """Until when the reason of a refusal stands in the place of what was said."""
        self._said = ""

    @property
    def number(self) -> int:
        """Of the night or day, or round."""
        return int(self._phase["number"])

    # What has become true

    def board(self, view: View) -> None:
        """The game says what is on the table."""
        self.living = view.living
        self._votes, self._marks, self._acting = {}, {}, ()
        self._office = getattr(view, "sheriff", 0) or getattr(view, "mayor", 0)
        self._houses.board(view)
        self._laid.board(view)
        self._lying.board(view)
        if isinstance(view, Over):
            self._over(view)
        else:
            self._draw()

    def phase(self, facts: Facts) -> None:
        """Another phase begins."""
        self._phase = facts
        self._draw()

    def scored(self, points: Iterable[Facts]) -> None:
        """These points count, and no others: what was taken back is none, and after a power cut none is forgotten."""
        self._parts = {}
        for facts in points:
            self._parts.setdefault(facts["seat"], []).append(facts)

    def note(self, event: str, facts: Facts) -> None:
        """A public result: until the next board each voter's choice stands at his seat; else each seat's votes."""
        self._houses.note(event, facts)
        self._laid.note(event, facts)
        if event == "office":
            self._office = facts["seat"]
        elif event == "score":
            self._parts.setdefault(facts["seat"], []).append(facts)
        elif event == "vote" and "ballots" in facts:
            ballots = {seat: self._ballot(choice) for seat, choice in facts["ballots"].items()}
            several = (choice for choice in facts["ballots"].values() if isinstance(choice, tuple | list))
            # What lies before houses tells of them already.
            self._votes = {} if any(house(str(pick)) for choice in several for pick in choice) else ballots
        elif event == "vote":
            self._votes = tallied(facts["tally"])
        if event in DRAWN:
            self._draw()

    # What is going on

    def night(self, dark: bool) -> None:
        """All eyes are closed, or open again.  The dark screen shows nothing by itself."""
        self.dark, self.host.dark, self.awake = dark, dark, ()
        self.host.speaker.ambience("night" if dark else "off")
        self._draw()

    def wake(self, seats: Seats) -> None:
        """In the dark these open their eyes, and all others have them closed."""
        self.awake = tuple([seat for seat in seats if seat in self.living])

    def secret(self, text: str, *names: int | str, countdown: Mapping[str, float] | None = None) -> None:
        """Show the open eyes a text, large, and the pictures of what is called so, on the same frame as ever."""
        self.host.turn({"kind": "night", "big": text, "pictures": pictures(names), "countdown": countdown})

    def ready(self, missing: set[Seat]) -> None:
        """Who the night is waiting for."""
        self._marks = {seat: "…" if seat in missing else "✓" for seat in self.living}
        self._draw()

    def talk(self, seat: Seat, left: float, of: float, ready: set[Seat]) -> None:
        """Somebody speaks, or everybody does."""
        self._acting = (seat,) if seat else ()
        self._marks = dict.fromkeys(ready, "✓")
        self._draw(countdown={"left": left, "of": of})

    def asking(
        self,
        ask: Ask,
        item: int | str | None,
        countdown: Mapping[str, float],
        picked: Mapping[Seat, Choice],
        said: Words = (),
    ) -> None:
        """A question is open; this item of its list is being called, or the only asked seat's cursor stands there.

        `said` are the words of the answer before it; `countdown` is how much time was left at the last call.
        """
        if self._explained and self.host.now() >= self._explained:
            self._explain_no_more()
        big = "" if item is None else "  ".join(map(self.item, (*said, item)))
        if self.dark:
            tokens = list(picked.values()).count(item) if ask.shared and item is not None else 0
            names = () if item is None else (item,)
            self.secret(f"{big} {'•' * tokens}" if tokens else big, *names, countdown=countdown)
            return
        self._acting = ask.seats if openly(ask) and len(ask.seats) == 1 else ()
        if ask.how == "wish":
            self._marks, big = {seat: "✓" for seat, choice in picked.items() if choice != ask.default}, ""
        else:
            # A tick that comes while an item is called would tell who has chosen it.
            self._marks = dict.fromkeys(picked, "✓") if item is None and openly(ask) else {}
        self._draw(big=big, countdown=countdown)

    def pointing(self, item: int | str | None, countdown: Mapping[str, float], pointed: Mapping[Seat, Choice]) -> None:
        """Fingers point, and this seat is being called: everybody sees whether presses and fingers agree."""
        self._votes, self._marks = {}, {seat: ballot(choice) for seat, choice in pointed.items()}
        self._draw(big="" if item is None else self.item(item), countdown=countdown)

    def asked(self) -> None:
        """The question is closed."""
        self._acting = ()
        self._marks = {}
        self._explain_no_more()
        self._draw()

    def explain(self, reason: str) -> None:
        """Say on the screen, as long as it takes to read, why an answer was refused; not whose."""
        if not self._explained:
            self._said = self.host.view.get("subtitle", "")
        text = self.host.phrases.word(f"refusal.{reason}")
        self._explained = self.host.now() + reading_time(text)
        self.host.show(subtitle=text)

    def _explain_no_more(self) -> None:
        if self._explained:
            self._explained = 0.0
            self.host.show(subtitle=self._said)

    def item(self, item: int | str) -> str:
        """One item of a list, as it is shown and said."""
        return str(item) if isinstance(item, int) else self.host.phrases.option(item)

    def _ballot(self, choice: Choice | list[int | str]) -> str:
        """A published vote; several in their words."""
        if isinstance(choice, int | str):
            return ballot(choice)
        return "  ".join("–" if pick == "none" else self.item(pick) for pick in choice)

    # Drawing

    def _draw(self, **more: Any) -> None:
        if self.dark:
            self.host.turn({"kind": "night", "big": ""})
            return
        ring = [
            {
                "seat": seat,
                "alive": seat in self.living,
                "mark": self._marks.get(seat) or self._votes.get(seat, ""),
                "acting": seat in self._acting,
                "office": seat == self._office,
                **self._houses.at(seat),
                **self._laid.at(seat),
                **self._lying.at(seat),
            }
            for seat in self.seats
        ]
        phase = self.host.phrases.line(f"phase.{self._phase['name']}", self._phase)
        beside = {**self._houses.beside(), **self._laid.beside(), **self._lying.beside()}
        self.host.turn({"kind": "table", "phase": phase, "seats": ring, **beside, **more})

    def _over(self, over: Over) -> None:
        self.dark = self.host.dark = False
        phrases = self.host.phrases
        lines, goals, parts = [], [], []
        for seat in self.seats:
            facts: Facts = {"seat": seat, "roles": over.roles.get(seat, ()), "points": over.scores.get(seat, 0)}
            key = "both" if over.roles and over.scores else "points" if over.scores else "seat"
            lines.append(("★ " if seat in over.winners else "") + phrases.line(f"result.{key}", facts))
            if seat in over.goals:
                goals.append(phrases.line("result.goal", {"seat": seat, "goal": over.goals[seat]}))
            if scored := tuple([self._lying.part(part) for part in self._parts.get(seat, ())]):
                parts.append(phrases.line("result.parts", {"seat": seat, "parts": scored}))
        headline = phrases.line(f"outcome.{over.winner}", {"seats": over.winners})
        told = [*lines, "", *goals, "", *parts]
        cards = {"seats": reckoned, "faces": self._lying.faces()} if (reckoned := self._lying.reckoned(over)) else {}
        result = {"kind": "result", "headline": headline, "lines": told, "page": 0, "subtitle": "", **cards}
        if self.host.curtain:
            self.host.turn({"kind": "result", "headline": headline, "subtitle": ""})
            self.host.view = result  # to be shown when each card has been turned over
        else:
            self.host.turn(result)


def pictures(names: Iterable[int | str]) -> list[str]:
    """The pictures of the cards and answers that are called so, where there are some."""
    drawn = (picture for name in names if isinstance(name, str) for picture in pictures_of(name))
    return [picture for picture in drawn if picture_file(picture).stem == picture]


def tallied(tally: Mapping[int | str, float]) -> dict[Seat, str]:
    """A tally as it stands at each seat; with houses those of the left one and of the right one."""
    by_house: dict[Seat, dict[str, float]] = {}
    for place, votes in tally.items():
        seat, side = (place, "") if isinstance(place, int) else house(place) or (0, "")
        by_house.setdefault(seat, {})[side] = votes
    return {
        seat: f"{votes['']:g}" if "" in votes else " | ".join(f"{votes.get(side, 0):g}" for side in SIDES.values())
        for seat, votes in by_house.items()
    }


def ballot(choice: Choice) -> str:
    """A published vote, as it stands at the voter's seat."""
    return "–" if choice == "none" else f"→{choice}"
