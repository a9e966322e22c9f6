"""Options of several words are said word by word, on every kind of seat."""

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from device import pace
from device.cli import main
from device.duration import length
from device.languages import languages
from device.pace import Pace
from device.phrases import Phrases
from device.ports import Event, Press, Tap
from device.prepare import lines_of
from device.rehearse.file import load
from device.rehearse.likeness import unlikeness
from device.rehearse.names import Names
from device.rehearse.play import Box, order, play
from device.settings import TEXTS
from engine import Ask, Run, ScriptError
from engine.catalogue import Setup
from engine.journal import Press as Pressed
from engine.words import words
from tests.contracts.names import needed
from tests.device.bench import SEATS, Bench
from tests.device.lobby_table import LobbyTable
from tests.sim.boxes import evening
from tests.toy.seek import SEEK

FILE = Path(__file__).parent / "rehearsals" / "coin-is-declared-in-secret.toml"
PLACES = tuple([f"{seat}.{card}" for seat in SEATS for card in (1, 2)])
OPTIONS = tuple([f"{deed} {place}" for deed in ("peek", "declare") for place in PLACES])
TURN = Ask("seek.turn", (2,), OPTIONS, closes="all", secret=False, how="steps", hides=("declare",))
SETUP = Setup("seek", SEATS, (), SEEK.rules())
Hands = Callable[[Bench, int], Iterable[Event]]


def put(ask: Ask) -> Callable[[], Any]:
    async def script() -> Any:
        return dict(await ask)

    return script


def at_each_word(ask: Ask, said: str, hands: Hands | None = None) -> tuple[Any, Bench]:
    """What comes of it where seat 2 says this word by word: it presses, or does what its hands do."""
    bench, done = Bench(put(ask)), set[int]()
    tell = bench.host.tell

    def told(event: str, fields: dict[str, Any], to: Any = "all") -> None:
        tell(event, fields, to)
        step = fields.get("step", -1)
        if event != "beat" or step in done or words(said)[step : step + 1] != (fields["item"],):
            return
        done.add(step)
        for press in hands(bench, step) if hands else [Press(2)]:
            bench.host.inbox.put_at(bench.host.inbox.clock.now() + 0.3, press)

    bench.host.tell = told
    return bench.play(), bench


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_said_with_one_button(option: str) -> None:
    answers, bench = at_each_word(TURN, option)
    assert answers == {2: option}
    assert [event["choice"] for event in bench.transcript.events if event["event"] == "answer"] == [option]


def test_each_list_has_only_the_words_that_may_come_next() -> None:
    _, bench = at_each_word(TURN, "peek 4.1")
    called = [(event["step"], event["item"]) for event in bench.transcript.events if event["event"] == "beat"]
    assert list(dict.fromkeys(called)) == [
        (0, "peek"),
        (0, "declare"),
        *((1, seat) for seat in SEATS),
        (2, 1),
        (2, 2),
    ]


def test_what_was_said_before_stands_on_the_screen() -> None:
    _, bench = at_each_word(TURN, "peek 4.1")
    assert "look at a card  4  1" in bench.screen.read("table", "big")


@pytest.mark.parametrize("option", ["peek 4.1", "declare 5.2"])
def test_every_option_is_said_with_cards_at_any_moment(option: str) -> None:
    bench = Bench(put(TURN), [(1.0 + 0.1 * place, Tap(2, str(word))) for place, word in enumerate(words(option))])
    assert bench.play() == {2: option}


def test_next_moves_a_cursor_through_each_public_list() -> None:
    bench = Bench(put(TURN))
    picked = list[int]()

    def hand() -> Event | None:
        window = getattr(bench.table.asking, "window", None)
        if window is None or len(window.way) in picked or bench.table.run.pending is None:
            return None
        if window.cursor.item != words("peek 4.2")[len(window.way)]:
            return Press(2, "next")
        picked.append(len(window.way))
        return Press(2)

    bench.host.inbox.sources.append(hand)
    assert bench.play() == {2: "peek 4.2"}


def test_back_begins_with_the_first_word_again() -> None:
    def hands(bench: Bench, step: int) -> list[Event]:
        return [Press(2, "back")] if step == 1 else [Press(2)]

    answers, bench = at_each_word(TURN, "peek 4.1", hands)
    steps = [event["step"] for event in bench.transcript.events if event["event"] == "beat"]
    assert (answers, [step for place, step in enumerate(steps) if steps[place - 1 : place] != [step]]) == (
        {},
        [0, 1, 0],
    )


def test_who_stops_in_the_middle_has_not_answered() -> None:
    answers, _ = at_each_word(TURN, "peek 4.1", lambda bench, step: [Press(2)] if step < 2 else [])
    assert answers == {}


@pytest.mark.parametrize("said", [("peek",), ("peek", 4), "peek 4.1"])
def test_after_a_power_cut_it_goes_on_at_the_next_word(said: Any) -> None:
    bench = Bench(put(TURN), [(4.0, Press(2))], records=[Pressed("seek.turn", 2, said)])
    answers, steps = bench.play(), [event["step"] for event in bench.transcript.events if event["event"] == "beat"]
    assert steps[0] == {("peek",): 1}.get(said, 2)
    assert answers == ({} if said == ("peek",) else {2: "peek 4.2" if said[-1] == 4 else "peek 4.1"})


def test_what_is_hidden_takes_the_same_time_and_looks_the_same_whatever_is_said() -> None:
    def perceived(said: str) -> Any:
        answers, bench = at_each_word(TURN, said)
        assert answers in ({2: said}, {})
        views = bench.screen.views
        return (
            bench.now,
            bench.voice.lines,
            [view for place, view in enumerate(views) if view[1] != views[place - 1][1]],
        )

    assert perceived("declare 1.1") == perceived("declare 5.2") == perceived("declare 3 3")
    assert perceived("peek 1.1") != perceived("peek 5.2")


def test_a_word_that_was_not_said_in_time_is_missing_and_no_later_one_takes_its_place() -> None:
    numbers = replace(TURN, among=tuple([f"{one} {two}" for one in (1, 2, 3) for two in (1, 2, 3)]), hides=("",))
    answers, _ = at_each_word(numbers, "2 3")
    assert answers == {2: "2 3"}
    answers, _ = at_each_word(numbers, "9 3")
    assert answers == {}


def test_in_the_night_it_is_put_to_nobody_as_it_is_to_somebody() -> None:
    def beats(ask: Ask) -> Any:
        bench = Bench(put(ask))
        bench.table.asleep = bench.table.public.dark = True
        bench.play()
        return bench.now, [(event["t"], event["item"]) for event in bench.transcript.events if event["event"] == "beat"]

    secret = replace(TURN, secret=True, hides=(), closes="window")
    assert beats(secret) == beats(replace(secret, seats=()))


@pytest.mark.parametrize(
    ("among", "hides", "why"),
    [
        (("peek 1", "declare 1 2"), ("",), "depends on what is hidden"),
        (("peek 1", "declare 1 2", "declare 2 1"), ("declare",), "depends on what is hidden"),
        (("peek", "peek 1"), (), "'peek' is the beginning of another"),
    ],
)
def test_what_would_tell_by_its_lists_is_refused(among: tuple[str, ...], hides: tuple[str, ...], why: str) -> None:
    with pytest.raises(ScriptError, match=why):
        Run(put(replace(TURN, among=among, hides=hides)))


def test_several_seats_cannot_be_asked_word_by_word() -> None:
    with pytest.raises(ScriptError, match="only one seat"):
        Run(put(replace(TURN, seats=(1, 2))))


def test_the_length_is_that_of_all_lists() -> None:
    lists = [2, 5, 2]
    assert Pace().window(TURN) == pytest.approx(3 * pace.LEAD_IN + pace.PASSES * pace.BEAT * sum(lists))
    assert Pace().window(TURN) < Pace().window(replace(TURN, how="alone"))
    reckoned = length(SEEK, SETUP, Pace(), Phrases(TEXTS, "en", "seek"))
    assert reckoned.game > Pace().window(TURN) * len(SEATS)


def test_a_house_is_said_by_two_cards_where_the_list_has_whole_houses() -> None:
    houses = Ask("wolf.kill", (2,), ("2L", "2R", "3L", "3R"), closes="all", secret=False)
    bench = Bench(put(houses), [(1.0, Tap(2, "2")), (4.5, Tap(2, "3")), (5.0, Tap(2, "left"))])
    assert bench.play() == {2: "3L"}


def test_a_rehearsal_passes() -> None:
    assert play(load(FILE)).faults == []


@pytest.mark.parametrize("box", ["buttons", "nfc"])
def test_all_boxes_give_the_same_events(box: Box) -> None:
    plain, played = play(load(FILE)), play(load(FILE), box)
    assert played.faults == []
    assert played.by_hand == {"refusal": 2}
    assert unlikeness(plain.events, played.events) is None


def test_options_are_written_as_the_game_names_them() -> None:
    names = Names(SEEK, SETUP.seats)
    assert names.answer("seek.turn", "peek 5.1") is None
    assert names.answer("seek.turn", "peek 6.1") == "6 is no seat of this table; there are: 1 to 5"
    assert "'pick 5.1' will not do" in str(names.answer("seek.turn", "pick 5.1"))


@pytest.mark.parametrize("language", languages(TEXTS))
def test_every_word_has_a_text_and_is_prepared(language: str) -> None:
    phrases = Phrases(TEXTS, language, "seek")
    assert [key for key in needed("seek") if not phrases.has(key)] == []
    prepared = {line.text for line in lines_of(SEEK, SETUP, phrases)}
    assert {phrases.option("peek"), phrases.option("declare"), "4"} <= prepared
    assert phrases.option("peek 4.1").startswith(phrases.option("peek"))


def test_simulated_players_play_it_to_its_result(tmp_path: Path) -> None:
    [game] = evening(tmp_path, game="seek", seats=4, bots=4).games
    [outcome] = [line for line in game if line.get("kind") == "outcome"]
    assert outcome["winner"] == "points"
    assert not [line for line in game if line.get("event") == "draw" and line["name"] == "seek.turn"]


def test_no_seat_learns_what_is_declared(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["leaks", "--game", "seek", "--pairs", "10", "--table-pairs", "6", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert (status, found["proven"], found["setups"]["recommended"]["in_words"]) == (0, True, [])


def test_phases_of_a_hand_are_told_with_it() -> None:
    names = Names(SEEK, SETUP.seats)
    assert [names.label(label) for label in ("setup", "hand 2 round 1", "hand 1 final")] == [None, None, None]
    assert "did you mean 'hand 1 round 1'?" in str(names.label("round 1"))
    labels = ["hand 2 round 1", "hand 1 final", "hand 1 round 2", "hand 1 round 1", "setup"]
    assert sorted(labels, key=lambda label: order(SEEK, label)) == [*reversed(labels)]


def test_the_lobby_tells_how_long_a_hand_takes(tmp_path: Path) -> None:
    table = LobbyTable(tmp_path).does("take English", "take Seek", "press 1-3", "ok", "take Start", "press 1-3")
    table.lobby.open()
    assert any(text.startswith("A hand takes about ") for text in table.spoken)
    reckoned = length(SEEK, replace(SETUP, seats=(1, 2, 3)), Pace(), Phrases(TEXTS, "en", "seek"))
    assert 0 < reckoned.first < reckoned.game
    assert 1.5 * reckoned.later < reckoned.game < 3 * reckoned.later
