"""What counts as the same, what rightly differs, and what is a leak."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from device.leaks.compare import compare
from device.leaks.lights import Lights
from device.leaks.perceive import Account
from device.leaks.play import Played, Window
from engine import Event
from tests.secrecy.hunts import CLASSIC

DECKS = {"cards": {seat: (card,) for seat, card in enumerate(CLASSIC.deck, 1)}}
SEER, VILLAGER = 3, 6
ALL = list(CLASSIC.seats)
DUSK: list[tuple[float, str, Any, dict[str, Any]]] = [
    (0.0, "phase", "all", {"name": "night", "number": 1}),
    (1.0, "say", "all", {"line": "night.falls", "facts": {}, "text": "Night."}),
    (1.0, "sleep", "box", {"seats": []}),
    (4.0, "say", "all", {"line": "seer.wake", "facts": {}, "text": "Seer."}),
    (4.0, "wake", "box", {"seats": [SEER]}),
    (5.0, "ask", [SEER], {"ask": "seer.look", "seats": [SEER], "choices": ALL, "window": 20.0}),
]
LOOK = (7.0, "answer", [SEER], {"ask": "seer.look", "seat": SEER, "choice": 1})
SLEEP = (30.0, "say", "all", {"line": "seer.sleep", "facts": {}, "text": "Sleep."})
NIGHT = Window("seer.look", 5.0, 25.0, covert=True, asked=True, answered=True)
VOTE = Window("village.vote", 5.0, 25.0, covert=False, asked=True, answered=True)


def account(*told: tuple[float, str, Any, dict[str, Any]], windows: tuple[Window, ...] = (NIGHT,)) -> Account:
    """A game of which these events are left, behind the beginning of its first night."""
    return Account(CLASSIC, Played(DECKS, numbered([*DUSK, *told]), list(windows)), CLASSIC.seats)


def numbered(told: Iterable[tuple[float, str, Any, dict[str, Any]]]) -> list[Event]:
    """A transcript."""
    return [
        {"n": n, "t": t, "at": "night 1", "event": kind, "to": to, **fields}
        for n, (t, kind, to, fields) in enumerate(told, 1)
    ]


def by_day(*told: tuple[float, str, Any, dict[str, Any]]) -> Account:
    """A game of which these events are left, all by day."""
    events = [{**event, "at": "day 1"} for event in numbered([*DUSK, *told])]
    return Account(CLASSIC, Played(DECKS, events, [NIGHT]), CLASSIC.seats)


def say(t: float, line: str, **facts: Any) -> tuple[float, str, Any, dict[str, Any]]:
    return (t, "say", "all", {"line": line, "facts": facts, "text": line})


def device(t: float, kind: str, to: Any, **fields: Any) -> tuple[float, str, Any, dict[str, Any]]:
    return (t, kind, to, {**fields, "device": True})


def test_games_that_are_the_same_are_the_same_to_their_end() -> None:
    compared = compare(account(SLEEP), account(SLEEP), VILLAGER)
    assert (compared.until, compared.leak) == (30.0, "")


def test_a_line_a_millisecond_later_is_a_leak() -> None:
    leak = compare(account(SLEEP), account((30.001, *SLEEP[1:])), VILLAGER).leak
    assert leak == (
        "night 1, behind the question seer.look: one game gave the line seer.sleep: 'Sleep.' at 30.000 s; "
        "the other gave the same at 30.001 s"
    )


def test_what_somebody_else_presses_in_secret_is_not_perceived() -> None:
    assert compare(account(LOOK, SLEEP), account(SLEEP), VILLAGER).until == 30.0


def test_the_own_answer_ends_the_comparison() -> None:
    compared = compare(account(LOOK, SLEEP), account(SLEEP), SEER)
    assert (compared.until, compared.leak) == (7.0, "")


def test_news_that_a_seat_has_a_right_to_ends_the_comparison() -> None:
    games = [account(LOOK, (9.0, "show", [SEER], {"card": "seer.result", "target": 1, "werewolf": True}), SLEEP)]
    games.append(account(LOOK, SLEEP))
    compared = compare(games[0], games[1], SEER)
    assert (compared.until, compared.leak) == (9.0, "")
    assert games[0].wrong == []


def test_the_own_card_that_comes_at_another_time_is_a_leak() -> None:
    def told(t: float) -> Account:
        return account(LOOK, (t, "show", [SEER], {"card": "seer.result", "target": 1, "werewolf": True}), SLEEP)

    assert "at 9.000 s; the other gave the same at 9.500 s" in compare(told(9.0), told(9.5), SEER).leak


def test_the_tokens_of_the_pack_come_whenever_somebody_presses() -> None:
    hunt = (6.0, "ask", [1, 2], {"ask": "werewolf.kill", "seats": [1, 2], "choices": ALL, "window": 20.0})

    def picked(t: float) -> Account:
        answer = (t, "answer", [2], {"ask": "werewolf.kill", "seat": 2, "choice": 5})
        return account(hunt, answer, (t, "show", [1, 2], {"card": "werewolf.tokens", "tally": {5: 1}}))

    assert compare(picked(8.0), picked(9.0), 1).leak == ""


def test_the_same_press_that_comes_to_something_else_is_a_leak() -> None:
    def refused(choice: int, reason: str) -> tuple[float, str, Any, dict[str, Any]]:
        press = {"ask": "seer.look", "seat": VILLAGER, "choice": choice, "reason": reason}
        return (8.0, "refuse", [VILLAGER], press)

    vain, other = account(refused(1, "not-asked")), account(refused(1, "nobody-is-asked"))
    assert "reason nobody-is-asked" in compare(vain, other, VILLAGER).leak
    assert compare(vain, account(refused(2, "not-asked")), VILLAGER).leak == ""


def test_the_own_cursor_moves_before_the_own_answer_is_told() -> None:
    cursor = device(7.0, "screen", "all", view={"kind": "night", "big": "1"})
    assert compare(account(cursor, LOOK, SLEEP), account(SLEEP), SEER).leak == ""
    assert compare(account(cursor, SLEEP), account(SLEEP), SEER).leak != ""


@pytest.mark.parametrize(
    "told",
    [
        say(40, "dawn.deaths", seats=(5, 4)),
        say(40, "dawn.deaths", seats=(4,), cause="poison"),
        say(40, "vote.told", tally={4: 1, 5: 2}),
        say(40, "reveal.role", seat=4, role="seer"),
        (40, "vote", "all", {"ask": "village.vote", "tally": {4: 1, 5: 2}, "chosen": (5,)}),
        (40, "mark", "all", {"kind": "rumour", "seat": 4, "role": "seer"}),
    ],
)
def test_a_result_that_says_more_than_it_may_is_a_leak_though_it_may_differ(told: Any) -> None:
    (words,) = by_day(told).wrong
    assert words.endswith("tells more than it may")


def test_a_result_at_night_is_a_leak() -> None:
    assert len(account(say(40, "dawn.nobody")).wrong) == 1
    assert by_day(say(40, "dawn.nobody")).wrong == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (say(40, "dawn.deaths", seats=(4,)), say(40, "dawn.nobody")),
        (say(40, "dawn.deaths", seats=(4,)), say(40, "dawn.deaths", seats=(5,))),
        (say(40, "outcome.village", seats=(3,)), say(40, "debate.call")),
    ],
)
def test_a_public_result_ends_the_comparison(one: Any, other: Any) -> None:
    for games in ((account(one), account(other)), (account(other), account(one))):
        compared = compare(*games, VILLAGER)
        assert (compared.until, compared.leak) == (40, "")


def test_a_result_that_comes_later_is_a_leak() -> None:
    one, other = account(say(40, "dawn.deaths", seats=(4,))), account(say(41, "dawn.nobody"))
    assert "dawn.nobody" in compare(one, other, VILLAGER).leak


def test_something_else_before_the_same_result_is_a_leak() -> None:
    one, other = account(say(40, "guard.saved"), say(45, "dawn.nobody")), account(say(40, "dawn.nobody"))
    assert "guard.saved" in compare(one, other, VILLAGER).leak
    assert "guard.saved" in compare(other, one, VILLAGER).leak


def test_another_answer_to_a_public_question_ends_the_comparison() -> None:
    def vote(choice: int) -> tuple[float, str, Any, dict[str, Any]]:
        return (8.0, "answer", [4], {"ask": "village.vote", "seat": 4, "choice": choice})

    def closed(t: float, choice: int) -> Account:
        return account(vote(choice), say(t, "vote.called"), windows=(VOTE,))

    assert compare(closed(20.0, 1), closed(21.0, 2), VILLAGER).leak == ""
    assert compare(closed(20.0, 1), closed(21.0, 1), VILLAGER).leak != ""


def test_where_a_finger_points_is_seen_before_the_press_counts() -> None:
    def pointed(mark: str, choice: int) -> Account:
        seen = device(8.0, "screen", "all", view={"kind": "table", "seats": [{"seat": 4, "mark": mark}]})
        counted = (12.0, "answer", [4], {"ask": "village.vote", "seat": 4, "choice": choice})
        return account((4.5, "wake", "box", {"seats": ALL}), seen, counted, windows=(replace(VOTE, pointed=True),))

    assert compare(pointed("→1", 1), pointed("→2", 2), VILLAGER).leak == ""
    assert compare(pointed("→1", 1), pointed("→2", 1), VILLAGER).leak != ""


def test_a_ballot_is_nobody_s_business_before_all_are_told() -> None:
    def closed(t: float, choice: int) -> Account:
        vote = (8.0, "answer", [4], {"ask": "village.vote", "seat": 4, "choice": choice})
        return account(vote, say(t, "vote.called"), windows=(replace(VOTE, ballot=True),))

    assert compare(closed(20.0, 1), closed(20.0, 2), VILLAGER).leak == ""
    assert compare(closed(20.0, 1), closed(21.0, 2), VILLAGER).leak != ""


def test_the_own_light_and_sounds_are_perceived() -> None:
    dark, lit = account(SLEEP), account(device(29.0, "light", [VILLAGER], seat=VILLAGER, state="on"), SLEEP)
    assert "the own light is on at 29.000 s" in compare(dark, lit, VILLAGER).leak
    assert compare(dark, lit, 7).leak == ""
    assert "sound gong" in compare(dark, account(device(29.0, "sound", "all", sound="gong"), SLEEP), VILLAGER).leak


def test_closed_eyes_see_how_bright_the_screen_is_and_nothing_else() -> None:
    first = device(2.0, "screen", "all", view={"kind": "night", "big": ""})
    same = device(29.0, "screen", "all", view={"kind": "night", "big": "7"})
    bright = device(29.0, "screen", "all", view={"kind": "notice", "lines": ["7"]})
    assert compare(account(first, SLEEP), account(first, same, SLEEP), VILLAGER).leak == ""
    leak = compare(account(first, SLEEP), account(first, bright, SLEEP), VILLAGER).leak
    assert "the brightness of the screen through closed eyes" in leak


def test_open_eyes_see_the_picture() -> None:
    views = [device(6.0, "screen", "all", view={"kind": "night", "big": big}) for big in ("1", "2")]
    assert "the picture big '1'" in compare(account(views[0]), account(views[1]), SEER).leak


def test_the_dead_whose_eyes_are_open_may_see_everything() -> None:
    """Here seat 4 has died, and the house rule `dead_eyes` is `open`."""
    setup = replace(CLASSIC, rules=replace(CLASSIC.rules, dead_eyes="open"))
    dead = [(0.0, "death", "all", {"seat": 4, "cause": "vote"})]
    for seat, right in ((4, True), (5, False)):
        games = []
        for big in ("1 •", "2"):
            told = [*dead, *DUSK, device(6.0, "screen", "all", view={"kind": "night", "big": big})]
            games.append(Account(setup, Played(DECKS, numbered(told), [NIGHT]), setup.seats))
        compared = compare(games[0], games[1], seat)
        assert (compared.leak, compared.until) == ("", 6.0)
        assert any(entry.news for entry in games[0].streams[seat] if entry.event["event"] == "screen") is right


def lights(*told: Event) -> list[str]:
    """What is wrong with these lights, at a table of two."""
    judge = Lights()
    board: Event = {"event": "board", "view": {"living": (1, 2)}}
    dawn: Event = {"t": 90, "at": "day 1", "event": "phase"}
    return [words for event in (board, *told, dawn) for words in judge.hear(event)]


def lit(seat: int, way: str = "on", start: float = 0.0, seconds: float = 1.0) -> list[Event]:
    light: Event = {"event": "light", "seat": seat, "at": "night 1"}
    return [{**light, "t": start, "state": way}, {**light, "t": start + seconds, "state": "off"}]


def test_lights_in_the_dark_shine_equally_at_all_living_seats() -> None:
    dusk: list[Event] = [{"t": 0, "at": "night 1", "event": "phase"}, {"event": "sleep"}]
    assert lights(*dusk) == lights(*dusk, *lit(1), *lit(2, start=5.0)) == []
    assert "1: 1 times on for 1 s; 2: never" in lights(*dusk, *lit(1))[0]
    assert "1: 1 times on for 1 s; 2: 1 times ack for 1 s" in lights(*dusk, *lit(1), *lit(2, "ack"))[0]
    assert "1: 1 times on for 1 s; 2: 1 times on for 1.2 s" in lights(*dusk, *lit(1), *lit(2, seconds=1.2))[0]


def test_lights_at_the_deal_shine_equally_up_to_the_first_question() -> None:
    assert "2: 1 times ack for 1 s" in lights(*lit(1), *lit(2, "ack"))[0]
    assert lights(*lit(1), *lit(2), {"t": 9, "at": "setup", "event": "ask"}, *lit(1)) == []
