"""Leaks that are planted into the engine and the table, each of which must be found and called by its name."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from device import pace
from device.asking import Asking
from device.cards import Cards
from device.cursor import Cursor
from device.host import Host
from device.hw import views
from device.hw.canvas import Canvas
from device.hw.night import draw_night
from device.leaks import frames
from device.leaks.prove import chunk
from device.ports import Tap
from device.table import Table
from engine import Ask, Effect, Facts, Note, Say, Seat, Show, Transcript, Wake
from engine.village.page import Page, Scene
from tests.secrecy.hunts import CLASSIC, HUNTERS, VILLAGE, found, setup_of, task


def test_an_empty_scene_that_is_skipped(plant: Callable[..., None]) -> None:
    def only_with_holders(scene: Scene) -> Scene:
        return replace(scene, when=lambda v: scene.when(v) and bool(scene.who(v)))

    def cut(old: Callable[..., Page], page: Page, deck: tuple[str, ...], buildings: bool) -> Page:
        whole = old(page, deck, buildings)
        return replace(whole, scenes=tuple(map(only_with_holders, whole.scenes)))

    plant(Page, "cut", cut)
    words = found(CLASSIC)
    assert "the line seer.wake" in words or "the line bodyguard.wake" in words


def test_a_window_that_ends_early_once_everybody_has_answered(plant: Callable[..., None]) -> None:
    def until(old: Callable[..., float], asking: Asking) -> float:
        ask = asking.window.ask
        done = ask.secret and bool(ask.seats) and len(asking.run.presses) == len(ask.seats)
        return asking.window.start if done else old(asking)

    plant(Asking, "until", until)
    words = found(CLASSIC)
    assert any(f"behind the question {ask}" in words for ask in ("bodyguard.protect", "seer.look", "werewolf.kill"))
    assert "the other gave the same at" in words


def test_a_window_that_is_longer_for_a_late_pick(plant: Callable[..., None]) -> None:
    late: list[Ask] = []

    def take(old: Callable[..., str | None], asking: Asking, ask: Ask, *args: Any, **more: Any) -> str | None:
        opened = next(event for event in reversed(asking.transcript.events) if event["event"] == "ask")
        if asking.host.now() > opened["t"] + opened["window"] - 0.5:
            late.append(ask)
        return old(asking, ask, *args, **more)

    def put(old: Callable[..., None], asking: Asking, ask: Ask, *more: Any) -> None:
        old(asking, ask, *more)
        if any(ask is one for one in late):  # another night has the same question
            asking.host.rest(1.0)

    plant(Asking, "take", take)
    plant(Asking, "put", put)
    words = found(CLASSIC)
    assert any(f"behind the question {ask}" in words for ask in ("bodyguard.protect", "seer.look", "werewolf.kill"))
    assert "the other gave the same at" in words


def test_a_screen_that_is_coloured_while_a_role_is_awake(
    plant: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    tinted: list[bool] = [False]

    def put(old: Callable[..., None], asking: Asking, ask: Ask, *more: Any) -> None:
        tinted[0] = ask.ask == "seer.look" and bool(ask.seats)
        old(asking, ask, *more)
        tinted[0] = False

    def turn(old: Callable[..., None], host: Host, view: dict[str, Any]) -> None:
        old(host, {**view, "tinted": True} if tinted[0] else view)

    def draw(canvas: Canvas, view: dict[str, Any]) -> None:
        draw_night(canvas, view)
        if view.get("tinted"):
            canvas.surface.fill((0, 0, 3), special_flags=1)  # adds a little blue to every pixel

    plant(Asking, "put", put)
    plant(Host, "turn", turn)
    monkeypatch.setattr(views, "draw_night", draw)
    frames.brightness_of.cache_clear()
    assert "a frame in the dark has the light 13.7/0.0/3.0, an empty one 13.7/0.0/0.0" in found(CLASSIC, listing=True)


def test_a_light_at_the_seat_of_one_role(plant: Callable[..., None]) -> None:
    def put(old: Callable[..., None], asking: Asking, ask: Ask, *more: Any) -> None:
        shining = ask.seats if ask.ask == "seer.look" else ()
        asking.host.light(shining, "on")
        old(asking, ask, *more)
        asking.host.light(shining, "off")

    plant(Asking, "put", put)
    assert "lights in the dark were not the same at every seat" in found(CLASSIC)


def test_a_light_for_the_lovers_only(plant: Callable[..., None]) -> None:
    def tell(old: Callable[..., None], cards: Cards, outward: Any, *more: Any) -> None:
        light = cards.host.light

        def told_only(seats: tuple[Seat, ...], state: Any) -> None:
            light([seat for seat in seats if seat in outward.items], state)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Host, "light", lambda host, seats, state: told_only(seats, state))
            old(cards, outward, *more)

    plant(Cards, "tell_by_lights", tell)
    assert "lights in the dark were not the same at every seat" in found(VILLAGE)


def test_a_voice_for_a_victim_that_was_saved(plant: Callable[..., None]) -> None:
    def present(old: Callable[..., None], table: Table[Any], effect: Effect[Any], words: str) -> None:
        if isinstance(effect, Note) and effect.event == "spare":
            table.host.say_text("Somebody was saved.")
        old(table, effect, words)

    plant(Table, "present", present)
    assert "the voice says 'Somebody was saved.'" in found(CLASSIC)


def test_a_line_for_a_victim_that_was_saved(plant: Callable[..., None]) -> None:
    saved: list[bool] = []

    def present(old: Callable[..., None], table: Table[Any], effect: Effect[Any], words: str) -> None:
        if isinstance(effect, Note) and effect.event == "spare":
            saved.append(True)
        if isinstance(effect, Wake) and effect.line == "day.breaks":
            old(table, effect, words)
            if saved:
                table.host.say("pause.off")
                saved.clear()
            return
        old(table, effect, words)

    plant(Table, "present", present)
    assert "the line pause.off" in found(VILLAGE)


def test_a_card_that_is_shown_to_a_wrong_seat(plant: Callable[..., None]) -> None:
    def show(old: Callable[..., None], cards: Cards, show: Show, *before: Any, asleep: bool) -> None:
        if show.card == "seer.result":
            show = replace(show, news=tuple([(cards.public.living, facts) for _, facts in show.news]))
        old(cards, show, *before, asleep=asleep)

    plant(Cards, "show", show)
    words = found(CLASSIC)
    assert "show (card seer.result" in words
    assert "which has no right to it" in words


def test_a_card_that_comes_later_for_what_stands_on_it(plant: Callable[..., None]) -> None:
    def show(old: Callable[..., None], cards: Cards, show: Show, *before: Any, asleep: bool) -> None:
        late = 0.5 if any(facts.get("werewolf") for _, facts in show.news) else 0.0
        cards.host.rest(late)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pace, "SHOW", pace.SHOW - late)
            old(cards, show, *before, asleep=asleep)

    plant(Cards, "show", show)
    words = found(setup_of("classic", "werewolf werewolf seer tinker villager villager villager"))
    assert "one game gave show (card seer.result" in words


def test_a_role_that_is_told_though_no_card_is_turned(plant: Callable[..., None]) -> None:
    def perform(old: Callable[..., None], table: Table[Any], effect: Effect[Any]) -> None:
        old(table, effect)
        if isinstance(effect, Say) and effect.line == "death.vote":
            table.transcript.perform(Say("reveal.role", {"seat": effect.facts["seat"], "role": "villager"}))

    plant(Table, "perform", perform)
    words = found(CLASSIC)
    assert "the line reveal.role" in words
    assert "tells more than it may" in words


def test_the_dead_in_an_order_that_tells_who_was_poisoned(plant: Callable[..., None]) -> None:
    def say(old: Callable[..., None], transcript: Transcript, line: str, facts: Facts, words: str) -> None:
        poisoned = [event["seat"] for event in transcript.events if event.get("cause") == "poison"]
        seats = tuple(sorted(facts.get("seats", ()), key=lambda seat: (seat in poisoned, seat)))
        old(transcript, line, {**facts, "seats": seats} if line == "dawn.deaths" else facts, words)

    plant(Transcript, "_say", say)
    words = found(VILLAGE)
    assert "the line dawn.deaths" in words
    assert "tells more than it may" in words


def test_a_sound_where_somebody_answers_by_next(plant: Callable[..., None]) -> None:
    def step(old: Callable[..., None], cursor: Cursor, seat: Seat, *more: Any) -> None:
        old(cursor, seat, *more)
        if seat in cursor.ask.seats:
            cursor.public.host.speaker.play("tick")

    plant(Cursor, "step", step)
    assert "sound (sound tick)" in found(CLASSIC, listing=True)


def test_a_sound_where_somebody_answers_by_a_card(plant: Callable[..., None]) -> None:
    def tapped(old: Callable[..., None], asking: Asking, tap: Tap) -> None:
        old(asking, tap)
        if tap.seat in asking.window.ask.seats:
            asking.host.speaker.play("tick")

    plant(Asking, "_tapped", tapped)
    assert "sound (sound tick)" in found(CLASSIC, listing=True)


def test_a_sound_that_tells_how_somebody_votes_before_all_votes_are_told(plant: Callable[..., None]) -> None:
    def take(old: Callable[..., str | None], asking: Asking, ask: Ask, seat: Seat, choice: Any, **more: Any) -> Any:
        if ask.ask == "village.vote" and choice == seat % len(ask.seats) + 1:
            asking.host.speaker.play("tick")
        return old(asking, ask, seat, choice, **more)

    plant(Asking, "take", take)
    words = found(CLASSIC)
    assert "behind the question village.vote" in words
    assert "sound (sound tick)" in words


def test_eyes_that_are_opened_at_a_wrong_seat(plant: Callable[..., None]) -> None:
    def who(old: Callable[..., None], table: Table[Any], effect: Effect[Any]) -> None:
        if isinstance(effect, Wake) and effect.line == "seer.wake":
            effect = replace(effect, seats=table.public.living[:1])
        old(table, effect)

    plant(Table, "perform", who)
    assert "eyes open at seat 1, which has no right to it" in found(CLASSIC)


def test_a_pause_for_the_hunter_only(plant: Callable[..., None]) -> None:
    def put(old: Callable[..., None], asking: Asking, ask: Ask, *more: Any) -> None:
        old(asking, ask, *more)
        if ask.ask == "hunter.shoot" and ask.seats:
            asking.host.rest(1.0)

    plant(Asking, "put", put)
    assert "behind the question hunter.shoot" in found(HUNTERS)


def test_a_gong_for_a_role_that_lives(plant: Callable[..., None]) -> None:
    def present(old: Callable[..., None], table: Table[Any], effect: Effect[Any], words: str) -> None:
        if isinstance(effect, Wake) and effect.line == "seer.wake" and effect.seats:
            table.host.speaker.play("gong")
        old(table, effect, words)

    plant(Table, "present", present)
    assert "sound (sound gong)" in found(CLASSIC)


def test_nothing_is_found_where_nothing_was_planted() -> None:
    figures = chunk(task(VILLAGE, pairs=8))
    assert (figures.pairs, figures.words) == (8, [])
