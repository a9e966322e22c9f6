"""From power-on to the first line of a game, as the people at the table go through it."""

import re
from typing import Any

import pytest

from device.inbox import Starved
from device.languages import languages
from device.lobby.plan import Start
from device.lobby.seats import LARGEST
from device.menu import tell
from device.pace import reading_time
from device.ports import Event, Found, Lost, Panel, Pick, Press, Spoken
from engine.catalogue import games
from tests.device.lobby_table import CONFIG, LobbyTable

SEVEN = ("take English", "take Classic", "press 1-7", "ok")


def test_first_start_goes_from_the_language_to_a_game(table: LobbyTable) -> None:
    play = table.start(*SEVEN, "take Start", "press 1-7")
    assert play.setup.seats == (1, 2, 3, 4, 5, 6, 7)
    assert play.setup.deck == games()["classic"].pack(7, play.setup.rules)
    assert play.setup.rules == games()["classic"].rules()
    assert play.leads == (1, 2, 3, 4, 5, 6, 7)
    assert table.spoken.index("Player 7, welcome.") > table.spoken.index("Which game do you want to play?")


def test_each_language_is_offered_in_its_own(table: LobbyTable) -> None:
    table.does("take 简体中文", "take 人狼")
    with pytest.raises(Starved):
        table.lobby.open()
    by_language = {
        line.language: line.text for line in table.voice.lines if "language" in line.text or "语言" in line.text
    }
    assert by_language == {"en": "Which language shall we speak?", "zh-Hans": "请选择语言。"}
    assert table.host.phrases.language == "zh-Hans"
    assert table.view["title"] == "人狼"


def test_second_start_needs_only_ok(tables: Any) -> None:
    order = (9, 2, 8, 4, 6, 1, 5)
    first = tables().start("take English", "take Classic", *(f"press {lead}" for lead in order), "ok", "ok", "ok")
    again = tables()
    second = again.start("ok", "ok", "ok", "press 9", "ok")
    assert second == first
    assert second.leads == order
    assert "Which language shall we speak?" not in again.spoken


def test_the_language_can_be_changed_later_and_stays(tables: Any) -> None:
    tables().start(*SEVEN, "ok", "ok")
    changed = tables()
    changed.start("take Change the language", "take 繁體中文", "ok", "ok", "ok", "ok")
    assert changed.screen.views[-1]["title"] == "人狼", "after the language the cursor stands on the game"
    third = tables()
    third.start("ok", "ok", "ok", "ok")
    assert third.host.phrases.language == "zh-Hant"


def test_back_in_the_language_menu_keeps_the_language(table: LobbyTable) -> None:
    table.start("back", "take English", "take Change the language", "down", "back", *SEVEN[1:], "ok", "ok")
    assert table.host.phrases.language == "en"


def test_leads_are_numbered_in_the_order_of_their_presses(table: LobbyTable) -> None:
    order = (5, 12, 3, 9, 1, 7, 2)
    play = table.start("take English", "take Classic", *(f"press {lead}" for lead in order), "ok", "ok", "ok")
    assert play.leads == order
    table.inbox.put(Press(12))
    assert table.host.wait(None) == Press(2)
    table.inbox.put(Press(4))
    table.inbox.put(Press(5))
    assert table.host.wait(None) == Press(1), "a device that joined no game is nobody's"


def test_a_card_on_the_reader_joins_as_well(tables: Any) -> None:
    assert tables().start("take English", "take Classic", "tap 1-6", "press 7", "ok", "ok", "tap 1-7").leads[5] == 6


def test_a_second_press_only_tells_the_number_again(table: LobbyTable) -> None:
    play = table.start("take English", "take Classic", "press 1-3", "press 2", "press 4-7", "ok", "ok", "ok")
    assert play.leads == (1, 2, 3, 4, 5, 6, 7)
    assert table.spoken.count("Player 2, welcome.") == 2


def test_back_takes_the_last_one_out_and_then_leaves(table: LobbyTable) -> None:
    table.start("take English", "take Classic", "press 8", "press 9", "back", "back", "back", *SEVEN[1:], "ok", "ok")
    assert table.spoken.count("Which game do you want to play?") == 2
    assert "Player 2 gets up again." in table.spoken


def test_too_few_players_are_told_so(table: LobbyTable) -> None:
    table.start("take English", "take Classic", "press 1-6", "ok", "press 7", "ok", "ok", "ok")
    assert "Only 6 players sit here; this game needs 7." in table.spoken


def test_too_many_players_are_told_so(table: LobbyTable) -> None:
    play = table.start("take English", "take Classic", "press 1-21", "ok", "ok", "ok")
    assert len(play.leads) == 20
    assert "The table is full: this game is for 20 players at most." in table.spoken


def test_who_has_not_pressed_is_named_before_the_game(table: LobbyTable) -> None:
    table.start(*SEVEN, "ok", "press 1-5", "wait", "press 6-7")
    missing = table.spoken.index("Players 6 and 7 have not pressed yet.")
    assert "cannot read the screen, press UP" in table.spoken[missing + 1]
    assert [disc["ready"] for disc in table.view["seats"]].count(False) == 1


def test_up_in_the_ready_check_makes_letters_larger_for_this_game_and_the_next(tables: Any) -> None:
    first = tables()
    first.start(*SEVEN, "take Start", "press 1-2", "up", "up", "down", "press 3-7")
    steps = [view["letters"] for view in first.screen.views]
    assert [steps[0], max(steps), steps[-1]] == [0, 2, 1]
    again = tables()
    again.start("ok", "ok", "ok", *["up"] * 9, *["down"] * 9, "ok")
    steps = [view["letters"] for view in again.screen.views]
    assert [steps[0], max(steps), steps[-1]] == [1, LARGEST, 0]


def test_back_in_the_ready_check_returns_to_the_summary(table: LobbyTable) -> None:
    again = ("ok", "press 1-5", "back", "take 7 players", "take Take", "press 1-8", "ok", "ok", "press 1-8")
    assert len(table.start(*SEVEN, *again).leads) == 8


def test_the_summary_tells_seats_roles_rules_and_length(table: LobbyTable) -> None:
    table.start(*SEVEN, *3 * ("down",), *3 * ("up",), "ok", "ok")
    assert table.seen("7 players")
    assert table.seen("Werewolf × 2, Seer × 1, Villager × 3 and Hunter × 1")
    assert table.seen("House rules: as usual")
    assert "2 Werewolves, 1 Seer, 3 Villagers and 1 Hunter" in table.spoken
    length = r"Dealing the cards takes 1 minute \d+ seconds, the first night 1 minute \d+ seconds, later nights \d.*\."
    assert any(re.fullmatch(length, line) for line in table.spoken)


def test_a_long_silence_repeats_the_question_three_times(table: LobbyTable) -> None:
    table.does("take English")
    with pytest.raises(Starved):
        table.lobby.open()
    assert table.spoken.count("Which game do you want to play?") == 4


def test_whoever_knows_the_way_need_not_listen(tables: Any) -> None:
    table = tables()
    table.start(*SEVEN, "ok", "ok")
    fast = tables()
    for number in range(200):
        fast.inbox.put_at(1 + number * 0.01, Panel("ok"))
    assert isinstance(fast.lobby.open(), Start)
    assert fast.host.now() < 4
    assert not fast.voice.speaking


def test_the_cursor_goes_round_both_ways(tables: Any) -> None:
    round_ = len(languages(CONFIG / "lang"))
    tables().start(*["down"] * round_, "ok", *SEVEN[1:], "ok", "ok")
    up = tables()
    up.start("up", "ok", *["up"] * round_, "ok", "ok", "ok", "ok", "ok")
    assert up.host.phrases.language == "en"
    assert up.seen("Which language shall we speak?")


def test_anything_at_any_time_is_survived(table: LobbyTable) -> None:
    strange: list[Event] = [
        *(Pick(1, "seer.look", 3), Spoken(99), Spoken(0, ok=False), Press(0), Press(33, "back"), Press(2, held=True)),
        *(
            Panel("ok", held=True),
            Lost("speaker", "no-sound"),
            Lost("seat", "seat-lost", 3),
            Lost("store", "disk-full"),
        ),
        *(Found("screen"), Found("speaker"), Lost("screen", "no-display")),
    ]
    for number in range(2000):
        table.inbox.put_at(number * 0.2, strange[number % len(strange)])
    # Presses of leads 0 and 33 join here as well.
    play = table.start(*SEVEN, "take Start", "ok")
    assert {33, 1, 7} < {*play.leads}
    assert any("There is no sound. Check" in line for view in table.screen.views for line in view["banner"])


def test_without_sound_the_lobby_works_by_screen(tables: Any) -> None:
    table = tables(deaf=True)
    assert len(table.start(*SEVEN, "ok", "press 1-7").leads) == 7
    assert table.seen(
        "Whenever you have something to choose, I call out all the choices: press at yours. "
        "Now press once, everybody who can hear me and read the screen; then the game begins."
    )


def test_what_needs_no_answer_is_shown_as_long_as_it_takes_to_read(tables: Any) -> None:
    table = tables(deaf=True)
    tell(table.host, "Wolfhour", "The journal is damaged.")
    assert table.host.now() == pytest.approx(reading_time("The journal is damaged."))


def test_a_remembered_rule_that_cannot_be_hosted_is_no_default(table: LobbyTable) -> None:
    table.store.remember("classic.rules", {"all_hands": True, "tie": "random"})
    rules = table.start(*SEVEN, "ok", "ok").setup.rules
    assert (rules.all_hands, rules.tie) == (False, "random")


def test_remembered_nonsense_is_no_default(table: LobbyTable) -> None:
    for key, value in {
        "language": 5,
        "game": ["x"],
        "leads": "abc",
        "classic.rules": {"tie": 3},
        "classic.deck": {"a": 1},
    }.items():
        table.store.remember(key, value)
    play = table.start(*SEVEN, "ok", "ok")
    assert play.setup.rules == games()["classic"].rules()
