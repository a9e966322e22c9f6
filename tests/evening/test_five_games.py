"""An evening of five games, people coming and going between them, in which sixty things go wrong."""

from collections import Counter
from collections.abc import Container, Iterator
from pathlib import Path
from random import Random

import pytest

from device.inbox import Inbox
from device.ports import Found, Lost, Part, Press
from engine import Event, Seat
from engine.catalogue import games
from tests.evening.hosting import Played, Way, play
from tests.secrecy.evening import table

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
    """What goes wrong in one game, each after so many events."""

    def __init__(self, chance: Random, events: int, leads: tuple[Seat, ...], *, nights: bool) -> None:
        self.chance, self.leads = chance, leads
        kinds = [kind for kind in KINDS if nights or kind != "dusk"]
        self.plan = sorted((chance.randrange(events * 9 // 10), chance.choice(kinds)) for _ in range(FAULTS))
        self.heard, self.live = 0, True
        self.done = Counter[str]()

    def due(self, event: Event, kinds: Container[str]) -> str:
        """What of these kinds is to happen now; "": nothing."""
        if not self.plan or self.heard < self.plan[0][0] or self.plan[0][1] not in kinds:
            return ""
        if self.plan[0][1] in ("dusk", "undo") and (self.plan[0][1] == "dusk") is not event["at"].startswith("night"):
            return ""
        self.done[kind := self.plan.pop(0)[1]] += 1
        return kind

    def plug(self, event: Event) -> bool:
        """Whether the plug is pulled; what is only told once more after a cut counts for nothing."""
        self.live = self.live or event.get("device", False)
        self.heard += self.live
        if self.live and self.due(event, ("cut",)):
            self.live = False
            return True
        return False

    def wish(self, event: Event) -> Way | None:
        """What somebody wants at the panel."""
        return WAYS.get(self.due(event, WAYS)) if self.live else None

    def trouble(self, event: Event, inbox: Inbox) -> None:
        """A part is lost for some seconds, or a device that is nobody's is pressed."""
        kind = self.due(event, ("stray", *PARTS)) if self.live else ""
        if kind == "stray":
            inbox.put(Press(self.chance.choice([lead for lead in range(1, 30) if lead not in self.leads])))
        elif kind:
            part, why = PARTS[kind]
            lead = self.chance.choice(self.leads) if part in ("seat", "light") else 0
            inbox.put(Lost(part, why, lead))
            inbox.put_at(inbox.clock.now() + self.chance.uniform(0.1, 20), Found(part, lead))


def people(chance: Random) -> Iterator[tuple[Seat, ...]]:
    """At which devices people sit, game after game: some leave, some come back, and they sit down as they like."""
    for _, seats in GAMES:
        yield tuple(chance.sample(range(1, 21), seats))


def played_through(folder: Path, game: str, leads: tuple[Seat, ...], chance: Random) -> tuple[Fate, Played, Played]:
    """One game without faults, and with them."""
    setup = table(game, 1, len(leads))
    untouched = play(folder / "untouched", setup, 1, leads=leads)
    fate = Fate(chance, len(untouched.events), leads, nights="night" in games()[game].names.kinds)
    played = play(folder / "played", setup, 1, fate.wish, plug=fate.plug, trouble=fate.trouble, leads=leads)
    while played.result is None:
        played = play(folder / "played", setup, 1, fate.wish, plug=fate.plug, trouble=fate.trouble)
    return fate, untouched, played


@pytest.mark.long
def test_an_evening_of_five_games_ends_as_if_nothing_had_gone_wrong(tmp_path: Path) -> None:
    chance, done = Random("evening"), Counter[str]()
    for (game, _), leads in zip(GAMES, people(Random("people")), strict=True):
        fate, untouched, played = played_through(tmp_path / game, game, leads, chance)
        assert played.result == untouched.result, game
        assert played.decided() == untouched.decided(), game
        done += fate.done
    assert sum(done.values()) == 60
    assert done.keys() == set(KINDS)
