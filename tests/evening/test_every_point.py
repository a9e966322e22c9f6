"""What hosts do between the rules, in the middle of each kind of phase of each game: it ends as if nothing had been."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import pytest

from device.ports import Panel, Press
from device.store import FileStore
from engine import Event
from engine.catalogue import games
from tests.evening.hosting import Played, Way, Wish, play
from tests.secrecy.evening import table

SPARE = Press(20)
"""A device that is nobody's."""
DONE: Mapping[str, Way] = {
    "pause": ["pause.go-on"],
    "repeat": ["pause.repeat", "pause.go-on"],
    "time": ["pause.time"],
    "skip": ["pause.skip"],
    "undo": ["pause.undo"],
    "look": ["pause.look"],
    "volume": ["pause.box", "pause.volume", Panel("up"), Panel("ok"), Panel("back"), "pause.go-on"],
    "brightness": ["pause.box", "pause.brightness", Panel("up"), Panel("ok"), Panel("back"), "pause.go-on"],
    "contrast": ["pause.box", "pause.contrast", Panel("down"), Panel("ok"), Panel("back"), "pause.go-on"],
    "by-ear": ["pause.box", "pause.by-ear", Panel("down"), Panel("ok"), Panel("back"), "pause.look"],
    "language": ["pause.box", "pause.language", Panel("down"), Panel("ok"), Panel("back"), "pause.go-on"],
    "device": ["pause.device", 2, SPARE],
    "dusk": ["pause.dusk", "item-yes"],
}
LEAVE: Way = ["pause.leave", 2, "item-yes"]
ABANDON: Way = ["pause.abandon", "item-yes"]
SEATS: Mapping[str, int] = {"classic": 7, "millers-hollow": 7, "lupusburg": 4, "wooolf": 4, "cried-wolf": 3}
"""Few seats, so that it is soon over."""


def moment(event: Event) -> tuple[object, ...] | None:
    """The kind of moment that this is; None: nobody would press the panel just now."""
    if event["event"] not in ("ask", "talk", "show", "say", "beat") or event["at"] == "setup":
        return None
    if event.get("device") and event["event"] != "beat":
        return None
    return event["at"].split()[0], event["event"], event["to"] == "all"


def once_in_each(way: Callable[[Event], Way | None]) -> Wish:
    """This way in the first moment of each kind."""
    seen = set[tuple[object, ...]]()

    def wish(event: Event) -> Way | None:
        kind = moment(event)
        if kind is None or kind in seen or (found := way(event)) is None:
            return None
        seen.add(kind)
        return found

    return wish


def by_day(event: Event) -> bool:
    """Whether all eyes are open."""
    return not str(event["at"]).startswith("night")


CAN: Mapping[str, Callable[[Event], bool]] = {
    "time": lambda event: by_day(event) and event["event"] in ("ask", "talk", "beat"),
    "skip": lambda event: event["event"] == "talk",
    "undo": by_day,
    "dusk": lambda event: not by_day(event),
}
"""When it is offered; all others always are."""


def host(point: str) -> Wish:
    """Somebody who does this wherever he can."""
    can = CAN.get(point)
    return once_in_each(lambda event: DONE[point] if can is None or can(event) else None)


def shown(folder: Path, game: str, point: str) -> None:
    """It is done in every kind of moment, and the game ends as if nothing had been."""
    setup = table(game, 1, SEATS[game])
    untouched, played = play(folder / "untouched", setup, 1), play(folder / "played", setup, 1, host(point))
    assert len(played.events) > len(untouched.events), "nothing was done"
    kept = FileStore(folder / "played", print)
    assert (kept.recall("volume") is not None) == (point == "volume")
    kept.close()
    if point == "skip":  # whoever was about to end the talk by a press presses in the vote
        assert played.result is not None
        return
    assert played.result == untouched.result
    assert played.decided() == untouched.decided()


@pytest.mark.parametrize("point", DONE)
def test_what_a_host_does_changes_no_result(tmp_path: Path, point: str) -> None:
    shown(tmp_path, "classic", point)


@pytest.mark.long
@pytest.mark.parametrize("point", DONE)
@pytest.mark.parametrize("game", [game for game in SEATS if game != "classic"])
def test_what_a_host_does_changes_no_result_in_any_game(tmp_path: Path, game: str, point: str) -> None:
    if point != "dusk" or "night" in games()[game].names.kinds:
        shown(tmp_path, game, point)


def killed_behind_it(folder: Path, game: str, point: str) -> None:
    """The plug is pulled right behind it, wherever it was done, and the game goes on to the same end."""
    setup = table(game, 1, SEATS[game])
    untouched = play(folder / "untouched", setup, 1)
    whole = play(folder / "whole", setup, 1, host(point))
    behind = [n for n, event in enumerate(whole.events) if str(event.get("line")).startswith("pause.")]
    for number, cut in enumerate(behind[:3]):
        box = folder / str(number)
        first = play(box, setup, 1, host(point), plug=partial(at, whole.events[cut]["n"]))
        assert first.result is None
        played = play(box, setup, 1)
        assert played.result is not None
        assert point == "skip" or played.decided() == untouched.decided()


def test_what_is_taken_back_at_dusk_stays_so_behind_a_power_cut(tmp_path: Path) -> None:
    killed_behind_it(tmp_path, "classic", "dusk")


@pytest.mark.long
@pytest.mark.parametrize("point", ["undo", "dusk", "device", "look", "time", "skip"])
@pytest.mark.parametrize("game", SEATS)
def test_behind_each_of_these_the_plug_may_be_pulled(tmp_path: Path, game: str, point: str) -> None:
    if point != "dusk" or "night" in games()[game].names.kinds:
        killed_behind_it(tmp_path, game, point)


def at(number: int, event: Event) -> bool:
    """Whether it is this event."""
    return bool(event["n"] == number)


def only(kind: tuple[object, ...], way: Way, event: Event) -> Way | None:
    """This way in moments of this kind."""
    return way if moment(event) == kind else None


def left_in_each_kind_of_moment(folder: Path, game: str) -> None:
    """Seat 2 goes home in the first moment of each kind: the game ends, and from the next safe point on without him."""
    setup = table(game, 1, SEATS[game])
    if "reveal_on_death" in setup.rules.__dataclass_fields__:
        setup = table(game, 1, SEATS[game], reveal_on_death="role")
    kinds = dict.fromkeys(filter(None, map(moment, play(folder / "untouched", setup, 1).events)))
    for number, kind in enumerate(kinds):
        wish = once_in_each(partial(only, kind, LEAVE))
        played = play(folder / str(number), setup, 1, wish)
        assert played.result is not None
        asked_for(played)


def asked_for(played: Played) -> None:
    """Who has left is asked nothing more, and his card is shown to nobody."""
    gone = [n for n, event in enumerate(played.events) if event.get("line") in ("death.left", "player.left")]
    for n in gone[:1]:
        seat = played.events[n]["facts"]["seat"]
        assert not [event for event in played.events[n:] if event["event"] == "ask" and seat in event["seats"]]
        assert not [
            event for event in played.events if event.get("line") == "reveal.role" and event["facts"]["seat"] == seat
        ]


@pytest.mark.parametrize("game", ["classic", "lupusburg"])
def test_who_leaves_is_gone_and_the_game_ends(tmp_path: Path, game: str) -> None:
    setup = table(game, 1, SEATS[game])
    played = play(
        tmp_path, setup, 1, once_in_each(lambda event: LEAVE if event["event"] == "ask" and by_day(event) else None)
    )
    assert played.result is not None
    assert any(event.get("line") == "death.left" for event in played.events)
    asked_for(played)


@pytest.mark.long
@pytest.mark.parametrize("game", SEATS)
def test_somebody_may_leave_in_each_kind_of_moment(tmp_path: Path, game: str) -> None:
    left_in_each_kind_of_moment(tmp_path, game)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.long][game == "lupusburg" :]) for game in SEATS]
)
def test_a_game_may_be_abandoned_in_each_kind_of_moment(tmp_path: Path, game: str) -> None:
    setup = table(game, 1, SEATS[game])
    kinds = dict.fromkeys(filter(None, map(moment, play(tmp_path / "untouched", setup, 1).events)))
    for number, kind in enumerate(kinds):
        wish = once_in_each(partial(only, kind, ABANDON))
        played = play(tmp_path / str(number), setup, 1, wish)
        assert played.result is None
        assert played.events[-1]["event"] == "over", (
            "who plays by code presses no more, and the window clears its places"
        )
        assert played.view["kind"] != "night"
        assert [*(tmp_path / str(number)).glob("unfinished-*.journal")]
