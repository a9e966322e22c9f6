"""Simulated players at a deal of real cards without tags: everybody presses at the own card when it is called."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from device.app import Box
from device.lobby.plan import Start
from device.options import Options
from device.ports import Press
from engine import Event, Seat


def dealt_by_the_list(
    state: Path, game: str, seats: int, bots: Iterable[Seat], holds: Mapping[str, tuple[str, ...]] = {}
) -> tuple[list[Event], Any]:
    """A whole game; who is no bot presses at these cards when they are called the first time.  What was told."""
    told: list[Event] = []
    options = Options(
        state=state, config="/dev/null", text=True, voice=False, fast=True, seed=3, lobby=False, game=game,
        seats=seats, bots=tuple(bots),
    )  # fmt: skip
    with Box(options, out=StringIO()) as box:
        pile, number, people = "", 0, {*range(1, seats + 1)} - {*bots}
        hear = box.session.hear

        def listen(event: Event) -> None:
            nonlocal number, pile
            told.append(event)
            hear(event)
            match event:
                case {"line": "deal.list", "facts": {"pile": what}}:
                    pile = what
                    press(1.0)
                case {"line": "deal.close" | "deal.again"}:
                    number = 0
                case {"line": "deal.card", "facts": {"number": which}}:
                    number = which - 1
                case {"event": "beat", "item": item} if pile in holds and item == holds[pile][number]:
                    press(0.2)
                case {"event": "phase"}:
                    box.players.sit_down(people)

        def press(after: float) -> None:
            for seat in people - box.players.seats.keys():
                box.inbox.put_at(box.inbox.clock.now() + after, Press(seat))

        box.session.hear = listen
        start = box.at_once()
        assert isinstance(start, Start)
        result = box.play(replace(start, way="list"))
        return told, result


def lines(told: list[Event]) -> Counter[str]:
    return Counter(event["line"] for event in told if event["event"] == "say")


@pytest.mark.parametrize(("game", "seats"), [("classic", 7), ("lupusburg", 5), ("cried-wolf", 4)])
def test_a_whole_game_is_dealt_and_drawn_by_the_list_though_nobody_is_a_person(
    game: str, seats: int, tmp_path: Path
) -> None:
    told, result = dealt_by_the_list(tmp_path, game, seats, range(1, seats + 1))
    assert result is not None
    said = lines(told)
    assert said["deal.list"]
    assert said["deal.again"] == 0, "what nobody else holds adds up at once"
    assert said["deal.instead"] == 0


@pytest.mark.parametrize(
    ("game", "seats", "holds"),
    [
        ("classic", 7, {"cards": ("seer",)}),
        ("lupusburg", 5, {"cards": ("wolf", "man"), "goals": ("both-dead",)}),
        ("lupusburg", 4, {"cards": ("man", "thief"), "goals": ("one-each",)}),
    ],
)
def test_players_hold_what_a_person_leaves_over(
    game: str, seats: int, holds: dict[str, tuple[str, ...]], tmp_path: Path
) -> None:
    told, _ = dealt_by_the_list(tmp_path, game, seats, range(2, seats + 1), holds)
    assert lines(told)["deal.again"] <= 1, "at the second time everything is known"
    (own,) = [event for event in told if event.get("card") == "own.card" and event["to"] == [1]]
    assert tuple(own.get("roles") or (own["role"],)) == holds["cards"]
    assert own.get("goal", "") == "".join(holds.get("goals", ()))
