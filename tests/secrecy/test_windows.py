"""The windows of secret questions, sentence by sentence: when they begin, how long they last, what follows."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from device import pace
from device.pace import PACES, Pace
from device.ports import Event, Pick, Press
from engine import Ask, Note, Say, Seats, Show, Sleep, Wake
from engine import Event as Entry
from tests.device.bench import SEATS, Bench, Script
from tests.device.test_table import asking, at
from tests.secrecy.evening import Evening, play, table

GAMES = ("classic", "millers-hollow")
WINDOW = pace.LEAD_IN + pace.PASSES * pace.BEAT * len(SEATS)
LAST_MOMENT = WINDOW - 0.001


def slowly(text: str) -> float:
    """A voice that takes long over its lines, and not over the numbers of a list."""
    return 0.3 if len(text) < len("Villager") else 7.0 + len(text) / 10


@cache
def evening(
    game: str, seed: int, seats: int = 9, tempo: float = 1.0, cards: tuple[str, ...] = (), **rules: Any
) -> Evening:
    with TemporaryDirectory() as folder:
        return play(Path(folder), table(game, seed, seats, cards, **rules), seed, pace=tempo, seconds=slowly)


def nights(game: Evening) -> Iterator[tuple[Entry, Entry]]:
    """Each question of the nights, and the line or question that follows it."""
    story = game.named("say", "ask")
    for ask, after in pairwise(story):
        if ask["event"] == "ask" and ask["at"].startswith("night"):
            yield ask, after


def alive(game: Evening, ask: Entry) -> int:
    """How many are alive for all that is public."""
    boards = [event for event in game.events if event["event"] == "board" and event["n"] < ask["n"]]
    return len(boards[-1]["view"]["living"])


# When a window begins, and how long it lasts


@pytest.mark.parametrize("game", GAMES)
def test_a_window_begins_where_speech_has_really_ended_however_long_it_takes(game: str) -> None:
    played = evening(game, 1)
    ends = {told.t for told in played.ports.of("said") if slowly(told.value) > 1}
    shown = {event["t"] + pace.SHOW for event in played.named("show")}
    asks = [ask for ask, _ in nights(played)]
    assert len(asks) > 5
    for ask in asks:
        assert any(ask["t"] == pytest.approx(end, abs=0.002) for end in ends | shown), ask


@pytest.mark.parametrize("tempo", PACES.values())
@pytest.mark.parametrize("game", GAMES)
def test_a_window_lasts_as_long_as_its_public_list_whoever_is_asked_and_answers(game: str, tempo: float) -> None:
    played = evening(game, 2, tempo=tempo)
    asked, shown = set(), dict[str, set[float]]()
    for ask, after in nights(played):
        items = [event["item"] for event in played.named("beat") if ask["t"] <= event["t"] < after["t"]]
        assert len(items) == 2 * len({*items})
        if {*items} <= {*played.setup.seats}:
            assert len({*items}) == alive(played, ask)
        window = tempo * (3 + 2 * 0.9 * len({*items}))
        assert ask["window"] == pytest.approx(window)
        shown.setdefault(ask["ask"], set()).add(round((after["t"] - ask["t"] - window) / tempo, 2))
        asked.add(bool(ask["seats"]))
    assert all(rest in ({0.0}, {pace.SHOW}) for rest in shown.values()), "and the card after it always or never"
    assert asked == {True, False}


@pytest.mark.parametrize("name", PACES)
def test_the_pace_of_the_table_stretches_everything_alike(name: Any) -> None:
    def bench(tempo: Pace) -> float:
        played = Bench(seer((3,)))
        played.host.pace = tempo
        start = opened(played)
        (slept,) = played.heard("Seer, close")
        return slept - start

    assert bench(Pace(PACES[name])) == pytest.approx(bench(Pace()) * PACES[name])
    assert (PACES["brisk"], PACES["normal"], PACES["relaxed"]) == (0.75, 1.0, 1.4)


# Pick window and show window


def seer(who: Seats) -> Script:
    """She looks at a seat and is shown what it is."""

    async def script() -> Any:
        await Note("phase", {"name": "night", "number": 2})
        await Sleep("night.falls", ())
        await Wake("seer.wake", who)
        looked = dict(await Ask("seer.look", who, SEATS))
        news = tuple(((seat,), {"target": target, "werewolf": False}) for seat, target in looked.items())
        await Show("seer.result", news)
        await Say("seer.sleep")
        return looked

    return script


def opened(bench: Bench) -> float:
    bench.play()
    return float(next(event["t"] for event in bench.transcript.events if event["event"] == "ask"))


def looking(who: Seats, *people: tuple[float, Event]) -> tuple[Bench, float]:
    """The scene, with presses at seconds counted from the opening of the window; and that moment."""
    start = opened(Bench(seer(who)))
    bench = Bench(seer(who), [(start + when, event) for when, event in people])
    bench.play()
    return bench, start


@pytest.mark.parametrize("when", [at(5), at(2, 1), LAST_MOMENT])
def test_a_pick_counts_and_has_its_full_time_on_the_screen_also_in_the_last_moment(when: float) -> None:
    bench, start = looking((3,), (when, Press(3)))
    (shown,) = [event for event in bench.transcript.events if event["event"] == "show"]
    assert shown["target"] == (2 if when == at(2, 1) else 5)
    card = bench.host.phrases.line("seer.result", {"target": shown["target"], "werewolf": False})
    frames = bench.screen.times("night", "big")
    on = next(moment for moment, text in frames if text == card)
    off = next(moment for moment, text in frames if moment > on and text != card)
    assert on == pytest.approx(start + WINDOW)
    assert off == pytest.approx(on + pace.SHOW)


def test_with_a_pick_or_without_and_with_nobody_asked_both_windows_are_the_same() -> None:
    ends = set()
    for who, people in (((3,), [(at(2), Press(3))]), ((3,), [(LAST_MOMENT, Press(3))]), ((3,), []), ((), [])):
        bench, start = looking(who, *people)
        (slept,) = bench.heard("Seer, close")
        ends.add((round(start, 3), round(slept - start, 3)))
    assert len(ends) == 1
    assert ends.pop()[1] == pytest.approx(WINDOW + pace.SHOW)


def test_the_dark_screen_shows_how_much_time_is_left_whoever_presses_and_also_when_nobody_is_asked() -> None:
    def left(who: Seats, *people: tuple[float, Event]) -> list[tuple[float, float]]:
        bench, _ = looking(who, *people)
        frames = [(moment, view["countdown"]) for moment, view in bench.screen.views if view.get("countdown")]
        steps = [frame for number, frame in enumerate(frames) if not number or frame[1] != frames[number - 1][1]]
        return [(round(moment, 3), countdown["left"] / countdown["of"]) for moment, countdown in steps]

    shown = left(())
    assert [share for _, share in shown] == sorted((share for _, share in shown), reverse=True)
    assert len(shown) == 1 + 2 * len(SEATS), "the lead-in, and every beat"
    assert shown[0][1] == 1
    assert shown[-1][1] == pytest.approx(pace.BEAT / WINDOW)
    for people in ([], [(at(2), Press(3))], [(0.1, Press(3, "next")), (at(2, 1), Press(3)), (LAST_MOMENT, Press(3))]):
        assert left((3,), *people) == shown


@pytest.mark.parametrize("press", [Pick(2, "healer.save", 3), Press(2), Press(2, "next")])
@pytest.mark.parametrize("when", [1.0, at(3)])
def test_what_lasts_its_whole_window_by_day_never_shows_whether_anybody_is_asked(press: Event, when: float) -> None:
    def shown(*asked: int) -> list[tuple[float, dict[str, Any]]]:
        bench = Bench(asking(Ask("healer.save", asked, SEATS, default="none", secret=False)), [(when, press)])
        bench.play()
        return bench.screen.views

    assert shown(2) == shown()


# The pack


PACK = Ask("werewolf.kill", (1, 2), SEATS, shared="werewolf.tokens")


def pack(people: Iterable[tuple[float, Event]]) -> Bench:
    async def script() -> Any:
        await Note("phase", {"name": "night", "number": 2})
        await Sleep("night.falls", ())
        await PACK
        await Wake("day.breaks", SEATS)
        return True

    start = opened(Bench(script))
    bench = Bench(script, [(start + when, event) for when, event in people])
    bench.play()
    return bench


def test_the_pack_sees_how_many_have_picked_whom_and_not_who() -> None:
    def frames(*presses: tuple[float, int]) -> list[tuple[float, Any]]:
        return pack([(when, Press(seat)) for when, seat in presses]).screen.times("night", "big")

    apart = frames((at(4), 1), (at(5), 2))
    assert apart == frames((at(4), 2), (at(5), 1))
    assert {"4 •", "5 •"} < {text for _, text in apart}
    agreed = {text for _, text in frames((at(4), 1), (at(4) + 0.1, 2))}
    assert "4 ••" in agreed


@pytest.mark.parametrize("game", GAMES)
def test_with_a_girl_in_the_deck_the_pack_may_accuse_in_the_second_half_of_its_scene_every_night(game: str) -> None:
    played = evening(game, 4, 10, cards=("little-girl",), girl_mode="physical_peek")
    scenes: dict[str, list[str]] = {}
    for event in played.named("ask", "say"):
        if event["at"].startswith("night"):
            scenes.setdefault(event["at"], []).append(event.get("ask") or event["line"])
    assert len(scenes) >= 2
    for told in scenes.values():
        scene = told[told.index("werewolf.wake") + 1 : told.index("werewolf.sleep")]
        assert scene.count("werewolf.caught") == 2, "its line and its question"
        assert scene[-1] == scene[-2] == "werewolf.caught"


# Farewells


def deaths(game: Evening) -> Iterator[tuple[int, int]]:
    """Each announced death that a hunter might follow with a shot: the seat, and the number of its event."""
    for event in game.named("say"):
        if event["line"] == "dawn.deaths":
            yield from ((seat, event["n"]) for seat in event["facts"]["seats"])
        elif event["line"].startswith("death.") and event["line"] != "death.explode":
            yield event["facts"]["seat"], event["n"]


@pytest.mark.parametrize("seed", range(4))
def test_every_announced_death_and_every_sentence_has_the_same_farewell(seed: int) -> None:
    played = evening("millers-hollow", seed, 11, cards=("hunter", "idiot"))
    assert {"hunter", "idiot"} <= {*played.setup.deck}
    story = played.named("say", "ask")
    farewells = [event for event in story if event.get("line") == "hunter.farewell"]
    dead = [seat for seat, _ in deaths(played)]
    assert [event["facts"]["seat"] for event in farewells] == dead
    for event in farewells:
        gone = [seat for seat, announced in deaths(played) if announced < event["n"]]
        left = len(played.setup.seats) - len(gone)
        ask = story[story.index(event) + 1]
        assert ask["ask"] == "hunter.shoot"
        assert ask["window"] == pytest.approx(max(8, 3 + 0.9 * left))
    sentences = [event for event in story if event.get("line") == "vote.sentence"]
    shown = [event for event in story if event.get("ask") == "idiot.reveal"]
    assert len(sentences) == len(shown)
    assert {event["window"] for event in shown} <= {8.0}
