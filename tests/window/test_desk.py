"""Keys and clicks: everything can be done with both, and what is wrong is told."""

import pytest

from device.hw.spots import hit
from device.ports import WELL, Event, Found, Laid, Lost, Panel, Pick, Press, Quit, Tap
from device.sim.above.desk import FAULTS, FAULTS_OF_THE_BOX, HINTS, KEYS, OWN
from engine import Ask
from engine.effects import Sleep
from tests.window.tables import Watched

SEATS = (1, 2, 3, 4, 5, 6, 7)


@pytest.mark.parametrize(
    ("keys", "events"),
    [
        (["3"], [Press(3)]),
        (["ctrl 3"], [Press(3, "ok", held=True)]),
        (["shift 3", "x", "z", "k"], [Press(3, "next"), Press(3, "back"), Press(3, "ok", held=True)]),
        (
            ["return", "backspace", "up", "ctrl return"],
            [Panel("ok"), Panel("back"), Panel("up"), Panel("ok", held=True)],
        ),
        (["shift 4", "s", "l", "down", "return"], [Tap(5, "2")]),
        (["shift 2", "f", "return"], [Lost("reader", "reader-lost", 2)]),
        (["f", "escape", "return"], [Panel("ok")]),
        ([":", *"tap 3 yes", "backspace", "s", "return"], [Tap(3, "yes")]),
        ([":", *"quit", "return"], [Quit()]),
        (["q"], []),
    ],
)
def test_a_key_does_what_it_says(keys: list[str], events: list[Event]) -> None:
    table = Watched()
    table.keys(*keys)
    assert table.happened() == events


def test_a_whole_answer_is_chosen_from_a_list_of_what_can_be_answered() -> None:
    table = Watched()
    table.top.seat_at((3, 5, 6))
    table.transcript.perform(Ask("seer.look", (2,), (1, 3)))
    table.keys("shift 5", "a", "down", "return")
    assert table.happened() == [Pick(2, "seer.look", 3)]
    assert not table.desk.menu


def test_whoever_is_not_asked_has_no_answers() -> None:
    table = Watched()
    table.keys("shift 5", "a", "return")
    assert (table.happened(), table.desk.menu) == ([], ())


def test_whoever_looks_as_one_seat_is_not_told_what_another_is_asked() -> None:
    table = Watched()
    table.transcript.perform(Ask("seer.look", (5,), (1, 2)))
    for viewer, rows in ((0, 2), (5, 2), (3, 0)):
        table.desk.viewer = viewer
        table.desk.do("menu answers 5")
        assert len([row for row in table.desk.menu if row.command]) == rows, viewer
        table.desk.do("menu answers well")
        assert not any(row.command for row in table.desk.menu)


def test_a_card_that_the_box_was_taught_is_laid_at_a_place_or_on_the_lid() -> None:
    table = Watched()
    table.taught = {"04a1": "role:seer#2", "04a2": "5"}
    table.desk.do("menu cards well")
    assert [row.text for row in table.desk.menu] == ["Seer"]
    table.keys("return", "shift 3", "l", "up", "return")
    assert table.happened() == [Laid(WELL, "04a1"), Laid(3, "04a1")]


def test_a_seat_is_given_to_a_bot_to_a_clumsy_one_and_back() -> None:
    table = Watched()
    for keys, who in ((("shift 3", "b"), "bot"), (("b",), "clumsy"), (("b",), "")):
        table.keys(*keys)
        assert table.played.get(3, "") == who
        assert table.top.places()[2].played == who


def test_the_clock_the_cards_and_the_view_have_their_keys() -> None:
    table = Watched()
    table.keys("space", "c", "shift 4", "v")
    assert (table.clock.paused, table.desk.covered, table.desk.viewer) == (True, True, 4)
    table.keys("+", "c", "v")
    assert (table.clock.paused, table.clock.pace, table.desk.covered, table.desk.viewer) == (False, 2, False, 0)


@pytest.mark.parametrize(
    ("commands", "key"),
    [
        (["unplug 3", "unplug 3"], "pulled.out"),
        (["unplug well", "lay well 04a1"], "pulled.out"),
        (["plug 3"], "plugged.in"),
        (["stuck 3", "press 3"], "bad.button"),
    ],
)
def test_what_cannot_be_done_by_a_click_is_told_in_the_language_of_the_table(commands: list[str], key: str) -> None:
    table = Watched(language="zh-Hant")
    for command in commands:
        table.desk.click(command)
    assert table.desk.told == table.top.phrases().line(f"sim.{key}", {})
    assert not table.desk.told.isascii()


def test_what_is_wrong_is_told_until_the_next_command() -> None:
    table = Watched()
    table.keys(":", *"fly", "return")
    assert "'fly'" in table.desk.told
    table.keys("p")
    assert "the last one is 7" in table.desk.told
    table.keys("3")
    assert table.desk.told == ""


@pytest.mark.parametrize("fault", [fault.format(3) for fault in (*FAULTS, *FAULTS_OF_THE_BOX) if fault != "power"])
def test_every_fault_can_be_caused(fault: str) -> None:
    table = Watched()
    if fault.startswith("plug"):
        table.desk.do(f"un{fault}")
    table.desk.do(fault)
    assert table.desk.told == ""
    assert any(isinstance(event, Lost | Found | Press) for event in table.happened())


def test_everything_that_can_be_clicked_does_something() -> None:
    table = Watched()
    table.transcript.perform(Ask("village.vote", SEATS, SEATS))
    for keys in ([], ["f"], ["a"], ["l"]):
        table.keys(*keys)
        drawn = table.scene()
        for spot in (*drawn.spots, *drawn.above):
            if spot.command and spot.command != "power":
                table.desk.do(spot.command)
                assert "no command" not in table.desk.told, spot


def test_what_is_drawn_at_a_place_is_what_is_clicked_there() -> None:
    table = Watched()
    drawn = table.scene()
    for spot in drawn.spots:
        if spot.command and spot.kind != "seat":
            left, top, width, height = spot.area
            assert hit(drawn.spots, left + width // 2, top + height // 2) == spot.command
    table.keys("f")
    drawn = table.scene()
    left, top, width, height = drawn.above[2].area
    table.desk.click(hit((*drawn.spots, *drawn.above), left + 5, top + 5))
    assert table.happened() == [Lost("reader", "reader-lost", 1)]
    assert not table.desk.menu


def test_every_key_is_explained() -> None:
    letters = " ".join(keys for _, keys in HINTS).upper().replace("SPACE", "").split()
    told = {letter.strip(",") for letter in letters} | {"S", "ESC"}
    missing = {key for key in KEYS if len(key) == 1 and key != "h"} - {letter.lower() for letter in told}
    assert missing == set()
    assert {"pause", "step", "faster", "cards", "view", "choose", "bot", "menu", "power", "quit"} <= {*OWN}


@pytest.mark.parametrize(("viewer", "ends"), [("", True), ("shift 2", True), ("shift 4", False)])
def test_a_step_as_a_seat_does_not_end_with_what_only_others_perceive(viewer: str, *, ends: bool) -> None:
    table = Watched()
    table.transcript.perform(Sleep("night.falls", ()))
    table.transcript.add("wake", "box", seats=[2, 5])
    table.transcript.perform(ask := Ask("werewolf.kill", (2, 5), SEATS))
    if viewer:
        table.keys(viewer, "v")
    table.keys(".")
    table.top.light(2, "ack")
    table.transcript.answer(ask, 2, 3, {2: 3})
    table.clock.take(table.inbox._events, 9.0)
    assert table.clock.now() == (0.0 if ends else 9.0)
    table.keys(".")
    table.top.listen("voice", "Werewolves, close your eyes.")
    table.clock.take(table.inbox._events, 20.0)
    assert table.clock.now() == (0.0 if ends else 9.0), "all hear that"
