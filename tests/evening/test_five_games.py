"""An evening of five games by the lobby, people coming and going between them, in which sixty things go wrong."""

import json
from collections import Counter
from collections.abc import Container
from io import StringIO
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from device.app import Box
from device.inbox import Inbox
from device.options import Options
from device.ports import Found, Lost, Panel, Part, Press
from engine import Event, Seat
from engine.catalogue import games
from engine.transcript import standing
from tests.evening.hosting import Person, PlugPulled, Way

GAMES = (("classic", 20), ("millers-hollow", 18), ("lupusburg", 8), ("wooolf", 8), ("cried-wolf", 6))
FAULTS = 12
"""In each game."""
PARTS: dict[str, tuple[Part, str]] = {
    "sound": ("speaker", "no-sound"),
    "screen": ("screen", "display-lost"),
    "seat": ("seat", "seat-lost"),
    "light": ("light", "light-lost"),
    "disk": ("store", "disk-full"),
}
"""What is lost for a while, and why."""
WAYS: dict[str, Way] = {
    "pause": ["pause.go-on"],
    "repeat": ["pause.repeat", "pause.go-on"],
    "look": ["pause.look"],
    "undo": ["pause.undo"],
    "dusk": ["pause.dusk", "item-yes"],
}
"""What somebody does at the panel."""
KINDS = ("cut", "cut", "stray", *PARTS, *WAYS)


class Fate:
    """What goes wrong in one game, each after so many events, or as soon after that as it can be done."""

    def __init__(self, chance: Random, events: int, leads: tuple[Seat, ...], *, nights: bool) -> None:
        self.chance, self.leads = chance, leads
        kinds = [kind for kind in KINDS if nights or kind != "dusk"]
        self.plan = sorted((chance.randrange(events * 9 // 10), chance.choice(kinds)) for _ in range(FAULTS))
        self.heard, self.live = 0, True
        self.open = self.step = False
        """Whether a talk or an open question is going on; whether one has just ended, which can be taken back."""
        self.tried = False
        """Whether somebody was at the panel since the game has last gone on: he does not at once try again."""
        self.done = Counter[str]()

    def due(self, event: Event, kinds: Container[str]) -> str:
        """What of these kinds is to happen now; "": nothing."""
        can = {"dusk": event["at"].startswith("night"), "undo": self.step}
        ready = [kind for when, kind in self.plan if when <= self.heard and kind in kinds and can.get(kind, True)]
        return ready[0] if ready else ""

    def happened(self, kind: str) -> None:
        """It was really done."""
        self.plan.remove(next(planned for planned in self.plan if planned[1] == kind))
        self.done[kind] += 1

    def plug(self, event: Event) -> bool:
        """Whether the plug is pulled; what is only told once more after a cut counts for nothing."""
        self.live = self.live or event.get("device", False)
        self.heard += self.live
        if not event.get("device") and event["event"] not in ("light", "answer", "refuse"):
            before, self.open = self.open, event["event"] in ("ask", "talk") and not event["at"].startswith("night")
            self.step, self.tried = before and not self.open, False
        if self.live and self.due(event, ("cut",)):
            self.happened("cut")
            self.live = False
            return True
        return False

    def wish(self, event: Event) -> Way | None:
        """What somebody wants at the panel."""
        way = WAYS.get(self.due(event, WAYS)) if self.live and not self.tried else None
        self.tried = self.tried or way is not None
        return way

    def did(self, way: Way) -> None:
        """Somebody has found the way to the end."""
        self.happened(next(kind for kind, planned in WAYS.items() if planned == way))

    def trouble(self, event: Event, inbox: Inbox) -> None:
        """A part is lost for some seconds, or a device that is nobody's is pressed."""
        if not self.live or not (kind := self.due(event, ("stray", *PARTS))):
            return
        self.happened(kind)
        if kind == "stray":
            inbox.put(Press(self.chance.choice([lead for lead in range(1, 30) if lead not in self.leads])))
            return
        part, why = PARTS[kind]
        lead = self.chance.choice(self.leads) if part in ("seat", "light") else 0
        inbox.put(Lost(part, why, lead))
        inbox.put_at(inbox.clock.now() + self.chance.uniform(0.1, 20), Found(part, lead))


class Guests(Person):
    """Who leads a table through its evening at the panel, and the people there: `places` tells who sits where."""

    def __init__(self, box: Box, state: Path, places: list[tuple[Seat, ...]], fates: dict[int, Fate]) -> None:
        super().__init__(box.host, self.wishes, self.has_done)
        self.box, self.state, self.places, self.fates = box, state, places, fates
        self.number, self.heard = -1, Counter[int]()
        self.pass_on, box.session.hear = box.session.hear, self.watch
        box.inbox.sources.append(self.act)

    def wishes(self, event: Event) -> Way | None:
        """What somebody wants at the panel now."""
        return self.fates[self.number].wish(event) if self.fates else None

    def has_done(self, way: Way) -> None:
        """It was offered, and taken."""
        self.fates[self.number].did(way)

    def watch(self, event: Event) -> None:
        """Something happens in a game."""
        self.heard[self.number] += 1
        if self.fates and self.fates[self.number].plug(event):
            raise PlugPulled
        self.pass_on(event)
        self.hear(event)
        if self.fates:
            self.fates[self.number].trouble(event, self.host.inbox)

    def act(self) -> None:
        """Go on in the menu of a pause, else through the lobby."""
        if self.path:
            self.look(self.host.view)
        elif self.host.pause is None and (button := self.wanted()):
            self.host.inbox.put(Panel(button))

    def wanted(self) -> Any:
        """What is pressed before a game and after it: another game with its own people, each time."""
        if (number := len(over(self.state))) != self.number:
            self.number = number
            self.box.players.stand_up(self.box.players.leads)
            self.box.players.sit_down(self.places[number] if number < len(GAMES) else ())
        view, word = self.host.view, self.host.phrases.word
        if view.get("hint") == word("lobby.hint-join"):
            joined = sum(disc["joined"] for disc in view["seats"])
            return "ok" if joined == len(self.places[number]) else ""
        if view.get("hint") in (word("lobby.hint-again"), word("after.hint-skip")):
            return "down"
        if not (items := view.get("items")):
            return ""
        keys = ("resume.go-on", "lobby.seats-new", "lobby.start", "lobby.again-other")
        ways = [*map(word, keys)] if number < len(GAMES) else [word("lobby.again-end")]
        offers = [self.box.lobby.offer(games()[game]).text for game, _ in GAMES[number : number + 1]]
        if not {*items} & {*ways, *offers}:
            return ""
        return "ok" if items[view["cursor"]] in (*ways, *offers) else "down"


def over(state: Path) -> list[Path]:
    """The transcripts of all games that are over."""
    return sorted(state.glob("history/*.jsonl"))


def evening(state: Path, places: list[tuple[Seat, ...]], fates: dict[int, Fate]) -> tuple[Counter[int], list[Any]]:
    """A whole evening, begun again wherever the plug was pulled: events heard, and what was decided, game by game."""
    options = Options(state=state, config="/dev/null", language="en", seed=1, bots=0, text=True, voice=False, fast=True)
    while True:
        with Box(options, out=StringIO()) as box:
            guests = Guests(box, state, places, fates)
            try:
                box.run()
            except PlugPulled:
                continue
            return guests.heard, [*map(decided, over(state))]


def decided(transcript: Path) -> tuple[str, list[Any]]:
    """Which game it was, who died why, who voted how, and who has won."""
    header, _, *events = map(json.loads, transcript.read_text().splitlines())
    kept = [event for event in standing(events) if event["event"] in ("death", "vote", "outcome", "score")]
    names = ("at", "seat", "cause", "ballots", "seats", "winner", "points")
    return header["game"], [[event.get(name) for name in names] for event in kept]


@pytest.mark.long
def test_an_evening_of_five_games_ends_as_if_nothing_had_gone_wrong(tmp_path: Path) -> None:
    people, chance = Random("people"), Random("evening")
    places = [tuple(sorted(people.sample(range(1, 21), seats))) for _, seats in GAMES]
    assert all({*before} - {*after} or {*after} - {*before} for before, after in pairwise(places))
    heard, untouched = evening(tmp_path / "untouched", places, {})
    fates = {
        number: Fate(chance, heard[number], places[number], nights="night" in games()[game].names.kinds)
        for number, (game, _) in enumerate(GAMES)
    }
    _, played = evening(tmp_path / "played", places, fates)
    assert [game for game, _ in played] == [game for game, _ in GAMES]
    assert played == untouched
    done = sum((fate.done for fate in fates.values()), Counter[str]())
    assert done.total() == 60, "each was really done"
    assert done.keys() == set(KINDS)
