"""Several languages at one table: each line in each, in their order; one alone while eyes are closed."""

from typing import Any

import pytest

from device.host import Host
from device.narration import narrated
from device.pace import GONG, LEAD_IN
from device.phrases import Phrases
from device.ports import Line, Press
from device.settings import TEXTS
from engine import Ask, Note, Say, Sleep, Wake
from tests.device.bench import SEATS, Bench
from tests.device.lobby_table import LobbyTable
from tests.device.test_pause_dark import moment

EN, HANS, HANT = (Phrases(TEXTS, name, "classic") for name in ("en", "zh-Hans", "zh-Hant"))


async def night() -> Any:
    await Say("dawn.deaths", {"seats": (3, 5)})
    await Sleep("night.falls", ())
    await Wake("seer.wake", (2,))
    await Ask("seer.look", (2,), (1, 3))
    await Sleep("seer.sleep", ())
    await Wake("day.breaks", SEATS)
    return "over"


def told(bench: Bench) -> list[tuple[str, str]]:
    return [(line.language, line.text) for line in bench.voice.said]


def test_each_line_comes_in_each_language_and_while_eyes_are_closed_in_the_first() -> None:
    bench = Bench(night)
    bench.host.narrators = (HANS, EN)
    bench.play()
    said = told(bench)
    assert said[:2] == [(p.language, p.line("dawn.deaths", {"seats": (3, 5)})) for p in (HANS, EN)]

    def spoken(line: str) -> list[str]:
        words = {phrases.language: phrases.word(line) for phrases in (EN, HANS)}
        return [language for language, text in said if words.get(language) == text]

    assert spoken("night.falls") == spoken("day.breaks") == ["zh-Hans", "en"], "everybody closes and opens their eyes"
    assert {*spoken("seer.wake"), *spoken("seer.sleep")} == {"zh-Hans"}
    assert {language for language, text in said if text.isdecimal()} == {"zh-Hans"}, "lists"


def test_the_screen_stays_in_its_language() -> None:
    bench = Bench(night, language="zh-Hant")
    bench.host.narrators = (EN, HANS)
    bench.play()
    shown = {view.get("subtitle") for _, view in bench.screen.views}
    assert HANT.line("dawn.deaths", {"seats": (3, 5)}) in shown
    assert not {EN.line("dawn.deaths", {"seats": (3, 5)}), HANS.word("day.breaks")} & shown


def test_a_line_that_one_narrator_cannot_say_is_left_to_be_read_once() -> None:
    def length(*narrators: Phrases) -> float:
        bench = Bench(night, deaf=True)
        bench.host.narrators = narrators
        bench.play()
        return bench.now

    assert length(EN) == length(EN, HANS, HANT)


def test_texts_within_a_text_are_told_in_the_same_language() -> None:
    cards = EN.line("lobby.cards", {"cards": (EN.line("lobby.card", {"role": "seer", "number": 1}), "x")})
    (line,) = narrated(cards, EN, (HANS,))
    assert "预言家" not in line.text
    assert HANS.word("role.seer") in line.text


def test_a_number_is_spoken_by_the_narrator_and_what_is_put_together_as_it_is_shown() -> None:
    assert narrated("7", EN, (HANS,)) == [Line("7", "zh-Hans")]
    assert narrated("7 or so", EN, (HANS,)) == [Line("7 or so", "en")]
    assert narrated("7", EN, ()) == [Line("7", "en")]


def test_the_name_of_a_language_is_spoken_in_that_language() -> None:
    assert narrated(HANS.word("language-name"), EN, (HANT,)) == [Line("简体中文", "zh-Hans")]
    assert narrated(EN.word("language-name"), EN, (HANT,)) == [Line("繁體中文", "zh-Hant")]


def test_narrators_are_chosen_on_the_panel_each_in_the_own_voice_and_stay(tables: Any) -> None:
    first: LobbyTable = tables()
    first.start(
        *("take English", "take Change who speaks", "take 简体中文", "take English", "take Nobody else"),
        *("take Classic", "press 1-7", "ok", "ok", "ok"),
    )
    assert Line("简体中文", "zh-Hans") in first.voice.lines
    assert first.host.phrases.language == "en"
    assert names(first.host) == ["zh-Hans", "en"]
    again: LobbyTable = tables()
    again.start("ok", "ok", "ok", "ok")
    assert names(again.host) == ["zh-Hans", "en"]
    assert {phrases.game for phrases in again.host.narrators} == {"classic"}
    back: LobbyTable = tables()
    back.start("take Change who speaks", "take Whoever speaks", "ok", "ok", "ok", "ok")
    assert names(back.host) == []


def test_back_leaves_the_narrators_as_they_were(tables: Any) -> None:
    table: LobbyTable = tables()
    table.store.remember("narrators", ["zh-Hant"])
    table.start(
        *("take English", "take Change who speaks", "take English", "back", "take Classic"),
        "press 1-7",
        "ok",
        "ok",
        "ok",
    )
    assert names(table.host) == ["zh-Hant"]


@pytest.mark.parametrize("kept", [5, ["tlh"], ["en"] * 4, None])
def test_what_cannot_be_narrators_is_as_in_the_settings(kept: Any, tables: Any) -> None:
    table: LobbyTable = tables()
    table.lobby.narrators = ("zh-Hans",)
    table.store.remember("narrators", kept)
    table.start("take English", "take Classic", "press 1-7", "ok", "ok", "ok")
    assert names(table.host) == ["zh-Hans"]


async def morning() -> Any:
    await Note("phase", {"name": "day", "number": 2})
    await Say("dawn.deaths", {"seats": (3, 5)})
    return "over"


def test_a_line_with_several_seats_is_prepared_in_each_language_as_the_day_begins() -> None:
    bench = Bench(morning)
    bench.host.narrators = (HANS, EN)
    bench.play()
    wanted = [Line(it.line("dawn.deaths", {"seats": (3, 5)}), it.language) for it in (HANS, EN)]
    ready = dict(bench.voice.prepared)
    assert all(ready[line] + GONG <= bench.heard(line.text)[0] for line in wanted), "while the gong sounds"


async def ballot() -> Any:
    await Say("vote.told", {"tally": await Ask("village.vote", SEATS, SEATS, closes="all", secret=False, how="vote")})
    return "over"


@pytest.mark.parametrize("voters", [(1, 2), SEATS], ids=["all is called", "all have voted"])
def test_what_a_vote_comes_to_is_prepared_before_it_is_over(voters: tuple[int, ...]) -> None:
    votes = [(3.1 + seat / 10, Press(seat)) for seat in voters]
    bench = Bench(ballot, votes if voters == SEATS else [*votes[:-1], (11.2, Press(voters[-1]))])
    bench.play()
    (told,) = bench.voice.said[-1:]
    ready = dict(bench.voice.prepared)[told]
    assert bench.heard(told.text)[0] - ready > 0.7
    assert len({line for line, _ in bench.voice.prepared}) == (1 if voters == SEATS else 2), "only where it may be true"


def test_nothing_is_prepared_while_eyes_are_closed() -> None:
    bench = Bench(night, [(moment(night, "ask") + LEAD_IN + 0.1, Press(2))])
    bench.play()
    assert [event["choice"] for event in bench.transcript.events if event["event"] == "answer"] == [1]
    assert bench.voice.prepared == []


def names(host: Host) -> list[str]:
    return [phrases.language for phrases in host.narrators]
