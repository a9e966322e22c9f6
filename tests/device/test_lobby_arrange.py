"""What can be arranged before a game: the deck, the set-ups that somebody has written down, the house rules."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from device.absent import NoLights
from device.expected import Expected
from device.languages import languages
from device.lobby.decks import title
from device.lobby.plan import Plan, Start, recall_plan
from device.lobby.rules import values
from device.lot import SeededLot
from device.phrases import Phrases
from device.ports import Lost
from device.session import Session
from device.setups import ALL_HANDS, SetupFile, hosting_faults, load_setups
from device.sight import Sight
from engine.catalogue import games
from engine.rules import house_rules
from tests.device.bench import Lights
from tests.device.lobby_table import CONFIG, LobbyTable


class Readers(NoLights):
    """Seats at which cards are tapped."""

    leads = reading = frozenset(range(1, 21))


CLASSIC = games()["classic"]
EIGHT = ("take English", "take Classic", "press 1-8", "ok")
DECK = "take Werewolf ×"
"""Opens the choice of decks from the summary, whose line of the deck begins so."""


def own_file(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / "own" / "classic" / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def start(table: LobbyTable, *steps: str) -> Start:
    return table.start(*EIGHT, *steps, "take Start", "press 1-8")


def test_a_deck_of_ones_own_is_put_together_role_by_role(table: LobbyTable) -> None:
    play = start(
        table,
        DECK,
        "take Put the",
        "take Hunter",
        "take Hunter × 0",
        "take Bodyguard",
        "take Bodyguard × 1",
        "take The deck",
    )
    assert sorted(play.setup.deck) == sorted(["werewolf", "werewolf", "seer", "bodyguard", *["villager"] * 4])
    assert any(view.get("title") == "7 of 8 cards" for view in table.screen.views)


def test_a_deck_that_cannot_be_played_is_refused_with_the_reasons(table: LobbyTable) -> None:
    start(table, DECK, "take Put the", "take Mason", "take Mason × 1", "take The deck", "back", "back")
    refusal = (
        "There are 9 cards for 8 seats; there must be as many cards as seats. "
        "Masons know each other: put in two of them, or none."
    )
    assert refusal in table.spoken
    assert table.seen(refusal)


def test_back_in_the_editor_keeps_the_deck(table: LobbyTable) -> None:
    play = start(table, DECK, "take Put the", "take Hunter", "take Hunter × 0", "back", "back")
    assert play.setup.deck == CLASSIC.pack(8, play.setup.rules)


def test_deck_and_rules_are_remembered_beyond_a_power_cut(table: LobbyTable, tables: Any) -> None:
    first = start(
        table,
        *(DECK, "take Put the", "take Hunter", "take Hunter × 0", "take Angel", "take Angel × 1", "take The deck"),
        *("take House rules", "take A tied vote", "back"),
    )
    assert (first.setup.deck.count("angel"), first.setup.rules.tie) == (1, "none")
    assert tables().start("ok", "ok", "ok", "press 1-8") == first


def test_a_ready_setup_brings_its_rules(table: LobbyTable) -> None:
    play = start(table, DECK, "take The first hunt")
    assert (play.setup.rules.first_night_kill, play.setup.rules.reveal_on_death) == (False, "role")
    assert table.seen("House rules: Kill in the first night: no and Cards of the dead: the role is told")


def test_only_setups_for_this_many_seats_are_offered(table: LobbyTable, tmp_path: Path) -> None:
    deck = CLASSIC.pack(8, CLASSIC.rules())
    own_file(tmp_path, "eight", f'game = "classic"\nseats = 8\ntitle = "Our eight"\ndeck = {[*deck]}')
    own_file(tmp_path, "nine", f'game = "classic"\nseats = 9\ntitle = "Our nine"\ndeck = {[*deck, "villager"]}')
    start(table, DECK, "take Our eight")
    assert not table.seen("Our nine")
    assert not table.seen("Masons and fools")


def test_broken_setups_are_named_and_not_offered(table: LobbyTable, tmp_path: Path) -> None:
    deck = [*CLASSIC.pack(8, CLASSIC.rules())]
    own_file(tmp_path, "typo", f'game = "classic"\nseats = 8\ndeck = {[*deck[:-1], "vilager"]}')
    own_file(
        tmp_path, "short", f'game = "classic"\nseats = 8\ndeck = {deck[:-1]}\nrules = {{ all_hands = true, ti = 1 }}'
    )
    own_file(tmp_path, "few", f'game = "classic"\nseats = 8\ndeck = {deck[:-1]}')
    own_file(tmp_path, "other", f'game = "clasic"\nseats = 8\ndeck = {deck}')
    start(table, DECK, "take 5 mistakes", "ok", "back")
    notice = next(view for view in table.screen.views if view["kind"] == "notice" and view["headline"].startswith("5"))
    folder = tmp_path / "own" / "classic"
    assert [line.removeprefix(f"{folder}/")[:69] for line in notice["lines"]] == [
        "few.toml: deck: There are 7 cards for 8 seats; there must be as many ",
        "other.toml: game: there is no game 'clasic'; did you mean 'classic'?",
        "short.toml: rules.ti: there is no such house rule; did you mean 'tie'",
        "short.toml: rules.all_hands: True cannot be hosted here; leave it out",
        "typo.toml: deck[7]: there is no role 'vilager' in classic; did you me",
    ]
    assert not table.seen("typo")


def test_a_house_rule_turns_to_its_next_value(table: LobbyTable) -> None:
    play = start(table, "take House rules", "take A tied vote", "ok", "back")
    assert play.setup.rules.tie == "all_tied_die"
    assert "What happens when several players have the most votes." in table.spoken
    assert "A tied vote: nobody is hanged" in table.spoken
    assert table.seen("House rules: A tied vote: all of them are hanged")


def test_a_number_is_chosen_from_a_list(table: LobbyTable) -> None:
    play = start(table, "take House rules", "take Werewolves:", "take 3", "back")
    assert play.setup.rules.wolves == 3
    assert play.setup.deck.count("werewolf") == 3


def test_rules_under_which_the_deck_cannot_be_played_do_not_start(table: LobbyTable) -> None:
    wolves = ("take House rules", "take Werewolves:")
    play = start(table, DECK, "take The first hunt", *wolves, "take 3", "back", "take Start", *wolves, "take 2", "back")
    assert any("The house rule asks for 3 werewolves" in line for line in table.spoken)
    assert play.setup.rules.wolves == 2


def test_only_numbers_of_wolves_that_so_many_players_can_have_are_offered(table: LobbyTable) -> None:
    start(table, "take House rules", "take Werewolves:", "back", "back")
    offered = next(view["items"] for view in table.screen.views if view.get("title") == "Werewolves")
    assert offered == ["as fits the table", "1", "2", "3"]


HOLLOW = ("take English", "take Werewolves of", "press 1-9", "ok")


def hollow(table: LobbyTable, *steps: str) -> Start:
    return table.start(*HOLLOW, "take House rules", *steps, "back", "take Start", "press 1-9")


def test_a_list_of_values_is_put_together_in_the_order_of_the_presses(table: LobbyTable) -> None:
    play = hollow(table, "take A tied vote:", "take Scapegoat:", "take sheriff:", "take sheriff:", "back")
    assert play.setup.rules.tie_order == ("runoff", "sheriff")
    assert table.seen("House rules: A tied vote: second vote, sheriff")


def test_a_list_of_values_may_be_empty(table: LobbyTable) -> None:
    words = ("hanged", "shot", "poisoned", "at the Barber's")
    play = hollow(table, "take The Elder's curse:", *[f"take {word}: yes" for word in words], "back")
    assert play.setup.rules.curse_causes == ()
    assert table.seen("House rules: The Elder's curse: none")


def test_a_preset_sets_its_house_rules_and_leaves_the_others(table: LobbyTable) -> None:
    play = hollow(table, "take Buildings:", "take Rule set:")
    rules = play.setup.rules
    assert (rules.preset, rules.explode, rules.hunter_shot, rules.buildings) == ("official", False, "mandatory", True)
    assert table.seen("House rules: Rule set: as printed and Buildings: yes")


def test_what_differs_from_the_preset_is_kept_beyond_a_power_cut(table: LobbyTable, tables: Any) -> None:
    play = hollow(table, "take Rule set:", "take Werewolves may blow up:")
    assert (play.setup.rules.preset, play.setup.rules.explode) == ("official", True)
    assert table.seen("House rules: Rule set: as printed and Werewolves may blow up: yes")
    assert tables().start("ok", "ok", "ok", "press 1-9") == play


def test_a_deck_with_a_thief_is_kept_beyond_a_power_cut(table: LobbyTable, tables: Any) -> None:
    cards = ("take Thief", "take Thief × 1", "take Villager", "take Villager × 4")
    play = table.start(*HOLLOW, DECK, "take Put the", *cards, "take The deck", "take Start", "press 1-9")
    assert (len(play.setup.deck), play.setup.deck.count("thief")) == (11, 1)
    assert tables().start("ok", "ok", "ok", "press 1-9") == play


def test_the_first_preset_again_takes_the_others_back(table: LobbyTable) -> None:
    play = hollow(table, "take Rule set:", "take Rule set:")
    assert play.setup.rules == games()["millers-hollow"].rules()


def test_what_the_box_cannot_host_is_not_offered(table: LobbyTable) -> None:
    start(table, "take House rules", "down", "back")
    assert not table.seen("All hands: yes")
    known = house_rules(CLASSIC.rules)
    plan = Plan(CLASSIC, tuple(range(1, 9)), CLASSIC.rules())
    offered = {(key, value) for key, rule in known.items() for value in values(plan, rule, NoLights())}
    assert ALL_HANDS not in offered
    assert ALL_HANDS[0] in known
    assert ("ballot", "point") in offered


def test_where_seats_have_no_readers_the_lobby_says_why_all_hands_cannot_tap(table: LobbyTable) -> None:
    play = start(table, "take House rules", "take All hands: no", "back")
    assert not play.setup.rules.all_hands
    assert any("Only where every seat has a card reader" in text for text in table.spoken)


def test_where_every_seat_has_a_reader_all_hands_is_offered_remembered_and_reckoned_with(table: LobbyTable) -> None:
    table.host.seating.devices = Readers()
    play = start(table, "take House rules", "take All hands: no", "back")
    assert play.setup.rules.all_hands
    assert not any("Only where every seat" in text for text in table.spoken)
    assert recall_plan(table.store, CLASSIC, play.leads, Readers()).rules.all_hands
    assert not recall_plan(table.store, CLASSIC, play.leads, NoLights()).rules.all_hands


def test_a_set_up_file_with_all_hands_needs_readers() -> None:
    english, file = (
        Phrases(CONFIG / "lang", "en"),
        SetupFile(game="classic", seats=8, deck=CLASSIC.pack(8, CLASSIC.rules()), rules={"all_hands": True}),
    )
    assert [*hosting_faults(english, file, Readers())] == []
    assert [key for key, _ in hosting_faults(english, file, NoLights())] == ["rules.all_hands"]


def test_another_number_of_seats_brings_the_recommended_deck_back(table: LobbyTable) -> None:
    change = ("take The first hunt", "take 8 players", "take Take", "press 1-9")
    play = table.start(*EIGHT, DECK, *change, "ok", "ok", "press 1-9")
    assert play.setup.deck == CLASSIC.pack(9, play.setup.rules)


def test_every_setup_of_the_box_is_playable_and_has_a_title_in_every_language() -> None:
    english = Phrases(CONFIG / "lang", "en")
    files, problems = load_setups([CONFIG / "setups"], lambda file: hosting_faults(english, file, NoLights()))
    assert problems == []
    assert len(files) >= 2
    for language in languages(CONFIG / "lang"):
        phrases = Phrases(CONFIG / "lang", language)
        titles = {title(phrases, name, file) for name, file in files.items()}
        assert len(titles) == len(files)
        assert titles.isdisjoint(Path(name).name for name in files)


def test_what_to_expect_of_a_deck_is_told(table: LobbyTable, monkeypatch: pytest.MonkeyPatch) -> None:
    shares = {"village": 0.512, "wolves": 0.488, "nights": 3.2, "early": 2.6}
    sure = Expected(game="classic", name="", seats=8, deck=(), rules={}, games=1, command="", **shares)
    told = "Simulated players: the village wins 51 games of 100, the wolves 49; it takes 3 nights, and 3 of 8 players"
    monkeypatch.setattr(import_module("device.lobby.outlook"), "expected", lambda setup: sure)
    start(table, DECK, "back")
    assert sum(told in line for line in table.spoken) >= 2, "at the deck, and at the choice of decks"


def test_of_a_deck_that_nobody_has_tried_nothing_is_promised(
    table: LobbyTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module("device.lobby.outlook"), "expected", lambda setup: None)
    start(table, DECK, "back")
    assert not any("Simulated players" in line for line in table.spoken)


@pytest.mark.parametrize("lost", [None, "the lights of all", "one light"])
def test_that_nobody_can_be_told_by_ear_is_told_before_the_game(table: LobbyTable, lost: str | None) -> None:
    table.host.sight = Sight(by_ear=True)
    table.host.seating.devices = NoLights() if lost == "the lights of all" else Lights()
    if lost == "one light":
        table.host.seating.note(Lost("light", "light-lost", 3))
    start(table)
    told = [line for line in table.spoken if "not every seat has a light or motor that works" in line]
    assert len(told) == bool(lost)


def test_where_no_seat_has_a_light_nobody_is_asked_who_does_not_see(table: LobbyTable) -> None:
    start(table)
    assert not table.seen("Somebody here does not see the screen")


def test_lists_for_whoever_does_not_see_count_in_the_outlook_and_are_kept(table: LobbyTable) -> None:
    table.host.seating.devices = Lights()
    table.start("take English", "take Somebody here", "take yes", *EIGHT[1:], "take Start", "press 1-8")
    table.host.sight = Sight()
    table.start("take Classic", "ok", "take Start", "press 1-8")
    longer, shorter = nights(table)
    assert longer - shorter == pytest.approx(6 + 2 * 12 * 0.9 - 2 * 5, abs=5), "two lists in place of two cards"
    Session(table.host, table.store, SeededLot(1), print)
    assert table.host.sight.by_ear


def nights(table: LobbyTable) -> list[int]:
    """How long first nights take, in seconds, as was told of each game."""
    told = dict.fromkeys(line for line in table.spoken if "the first night" in line)
    found = [re.search(r"first night (\d) minutes? ?(\d*)", line) for line in told]
    return [60 * int(minutes) + int(seconds or 0) for minutes, seconds in (match.groups() for match in found if match)]
