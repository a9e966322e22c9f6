"""Leaks that are planted into Lupusburg and its table, each of which must be found and called by its name."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from device.asking import Asking
from device.cards import Cards
from device.host import Host
from device.hw import views
from device.hw.canvas import Canvas
from device.hw.night import draw_night
from device.leaks import frames
from device.table import Table
from engine import Ask, Effect, Note, Say, Seat, Show, Transcript, Wake, read_rules
from engine.catalogue import Setup
from engine.lupusburg import LUPUSBURG, office
from engine.lupusburg.burg import Burg, House, owner
from tests.secrecy.hunts import found


def table_of(seats: int, **rules: Any) -> Setup:
    """So many seats with the usual deck."""
    read: Any = read_rules(LUPUSBURG.rules, rules)
    return Setup("lupusburg", tuple(range(1, seats + 1)), LUPUSBURG.pack(seats, read), read)


FOUR = table_of(4)
TRAP = table_of(4, trap=True)


def asked(plant: Callable[..., None], name: str, do: Callable[[Asking, Ask], None]) -> None:
    """Do something behind every question of this name."""

    def put(old: Callable[..., None], asking: Asking, ask: Ask, *more: Any, **rest: Any) -> None:
        old(asking, ask, *more, **rest)
        if ask.ask == name:
            do(asking, ask)

    plant(Asking, "put", put)


def performed(plant: Callable[..., None], change: Callable[[Table[Any], Effect[Any]], Effect[Any]]) -> None:
    """Perform something else instead."""

    def perform(old: Callable[..., None], table: Table[Any], effect: Effect[Any]) -> None:
        old(table, change(table, effect))

    plant(Table, "perform", perform)


def told_more(plant: Callable[..., None], line: str, **facts: Any) -> None:
    """Let a line say more than it may."""

    def more(table: Table[Any], effect: Effect[Any]) -> Effect[Any]:
        if isinstance(effect, Say) and effect.line == line:
            return replace(effect, facts={**effect.facts, **facts})
        return effect

    performed(plant, more)


def test_a_thief_who_is_not_called_when_both_of_his_are_dead(plant: Callable[..., None]) -> None:
    async def thief(old: Callable[[Burg], Awaitable[None]], b: Burg) -> None:
        if b.own(owner(b.home("thief"))):
            await old(b)

    plant(import_module("engine.lupusburg.night"), "thief", thief)
    assert "the line thief.wake" in found(FOUR)


def test_a_window_of_the_thief_that_is_shorter_when_both_of_his_are_dead(plant: Callable[..., None]) -> None:
    def until(old: Callable[..., float], asking: Asking) -> float:
        ask = asking.window.ask
        return asking.window.start + 1.0 if ask.ask == "thief.look" and not ask.seats else old(asking)

    plant(Asking, "until", until)
    assert "behind the question thief.look" in found(FOUR)


def test_a_trap_for_which_the_thief_is_not_asked_when_he_is_dead(plant: Callable[..., None]) -> None:
    asked(plant, "thief.trap", lambda asking, ask: asking.host.rest(0.0 if ask.seats else 0.5))
    assert "behind the question thief.trap" in found(TRAP)


def test_a_claw_that_is_laid_as_soon_as_the_wolf_has_chosen(plant: Callable[..., None]) -> None:
    def until(old: Callable[..., float], asking: Asking) -> float:
        done = asking.window.ask.ask == "wolf.kill" and asking.run.presses
        return asking.window.start if done else old(asking)

    plant(Asking, "until", until)
    assert "behind the question wolf.kill" in found(FOUR)


def test_a_card_of_the_lot_that_comes_only_where_somebody_has_not_answered(plant: Callable[..., None]) -> None:
    def show(old: Callable[..., None], cards: Cards, show: Show, *before: Any, asleep: bool) -> None:
        if show.news or show.card != "choice.drawn":
            old(cards, show, *before, asleep=asleep)

    plant(Cards, "show", show)
    words = found(FOUR)
    assert any(f"behind the question {ask}" in words for ask in ("house.place", "wolf.kill"))


def test_a_deal_that_goes_on_without_the_wolf_since_he_has_little_to_choose(plant: Callable[..., None]) -> None:
    def until(old: Callable[..., float], asking: Asking) -> float:
        ask, given = asking.window.ask, asking.run.presses.keys()
        free = {seat for seat, barred in ask.barred.items() if not barred}
        return asking.window.start if ask.ask == "house.place" and given >= free else old(asking)

    plant(Asking, "until", until)
    assert "behind the question house.place" in found(FOUR)


@pytest.mark.parametrize("card", ["thief.result", "mayor.result", "goal.new"])
def test_a_card_that_is_shown_to_everybody(card: str, plant: Callable[..., None]) -> None:
    def everybody(table: Table[Any], effect: Effect[Any]) -> Effect[Any]:
        if isinstance(effect, Show) and effect.card == card:
            return replace(effect, news=tuple([(table.seats, facts) for _, facts in effect.news]))
        return effect

    performed(plant, everybody)
    words = found(FOUR)
    assert f"show (card {card}" in words
    assert "which has no right to it" in words


def test_a_chest_that_is_shown_with_a_character(plant: Callable[..., None]) -> None:
    async def show(old: Any, b: Burg, house: House, seat: Seat) -> None:
        await Show("mayor.result", (((seat,), {"house": house, "person": b.people[house], "chest": True}),), known=True)

    plant(office, "show", show)
    assert "chest True) reaches seat" in found(FOUR)


def test_eyes_that_are_opened_at_a_wrong_seat(plant: Callable[..., None]) -> None:
    def wrong(table: Table[Any], effect: Effect[Any]) -> Effect[Any]:
        if isinstance(effect, Wake) and effect.line == "thief.wake":
            return replace(effect, seats=table.seats)
        return effect

    performed(plant, wrong)
    assert "eyes open at seat 1, which has no right to it" in found(FOUR)


def test_a_light_at_the_seat_of_the_wolf(plant: Callable[..., None]) -> None:
    asked(plant, "wolf.kill", lambda asking, ask: asking.host.flash(ask.seats))
    assert "lights in the dark were not the same at every seat" in found(FOUR)


def test_a_ballot_that_is_seen_before_all_are_told(plant: Callable[..., None]) -> None:
    def answer(old: Callable[..., None], transcript: Transcript, ask: Ask, seat: Seat, *more: Any) -> None:
        old(transcript, ask, seat, *more)
        if ask.ask == "verdict.vote":
            transcript.events[-1]["to"] = "all"

    plant(Transcript, "answer", answer)
    words = found(table_of(6))
    assert "behind the question verdict.vote" in words
    assert "ask verdict.vote, seat" in words


def test_a_redeal_that_tells_in_whose_hand_they_were(plant: Callable[..., None]) -> None:
    told_more(plant, "deal.anew", seat=1)
    words = found(FOUR)
    assert "the line deal.anew" in words
    assert "tells more than it may" in words


def test_a_morning_that_tells_who_lived_in_the_house(plant: Callable[..., None]) -> None:
    told_more(plant, "dawn.deaths", person="man")
    words = found(FOUR)
    assert "the line dawn.deaths" in words
    assert "tells more than it may" in words


def test_evidence_that_tells_who_lives_there(plant: Callable[..., None]) -> None:
    def more(table: Table[Any], effect: Effect[Any]) -> Effect[Any]:
        if isinstance(effect, Note) and effect.event == "mark" and effect.facts["kind"] == "claw":
            return replace(effect, facts={**effect.facts, "person": "woman"})
        return effect

    performed(plant, more)
    assert "person woman) tells more than it may" in found(FOUR)


def test_a_screen_that_shows_who_has_died(plant: Callable[..., None]) -> None:
    dead = [""]

    def begin(old: Callable[[Burg], None], b: Burg) -> None:
        dead[0] = ""
        old(b)

    async def remove(old: Callable[..., Awaitable[None]], b: Burg, houses: tuple[House, ...], cause: str) -> None:
        dead[0] += "".join(b.people[house] for house in houses)
        await old(b, houses, cause)

    def turn(old: Callable[..., None], host: Host, view: dict[str, Any]) -> None:
        old(host, {**view, "phase": view["phase"] + dead[0]} if view["kind"] == "table" else view)

    plant(Burg, "__post_init__", begin)
    plant(Burg, "remove", remove)
    plant(Host, "turn", turn)
    assert "the picture" in found(FOUR, listing=True)


def test_a_screen_that_is_brighter_while_the_thief_looks(
    plant: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    bright = [False]

    def put(old: Callable[..., None], asking: Asking, ask: Ask, *more: Any, **rest: Any) -> None:
        bright[0] = ask.ask == "thief.look" and bool(ask.seats)
        old(asking, ask, *more, **rest)
        bright[0] = False

    def turn(old: Callable[..., None], host: Host, view: dict[str, Any]) -> None:
        old(host, {**view, "bright": True} if bright[0] else view)

    def draw(canvas: Canvas, view: dict[str, Any]) -> None:
        draw_night(canvas, view)
        if view.get("bright"):
            canvas.surface.fill((3, 0, 0), special_flags=1)

    plant(Asking, "put", put)
    plant(Host, "turn", turn)
    monkeypatch.setattr(views, "draw_night", draw)
    frames.brightness_of.cache_clear()
    assert "a frame in the dark has the light" in found(FOUR, listing=True)
