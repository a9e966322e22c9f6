"""What players who reason make of set-ups and roles, and what the lobby tells of it."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from device import expected
from device.commands import lab_advise
from device.commands.line import parser
from engine import SetupError, read_rules
from engine.catalogue import Setup, games
from engine.lab.advise import POLICY, Rated, Tilt, bare, concordance, exchange, nearby, reversals, tilted
from engine.lab.simulate import Figures, simulate

CLASSIC = games()["classic"]
RULES: Any = read_rules(CLASSIC.rules, {})
NINE = bare(CLASSIC, 9, RULES)


def advise(*words: str | Path) -> int:
    """Run `wolfhour lab advise` with these words."""
    args = parser().parse_args(["lab", "advise", *map(str, words)])
    status: int = args.run(args)
    return status


def figures(village: int, wolves: int, early: int = 0) -> Figures:
    games = village + wolves
    winners, fallen = Counter(village=village, werewolf=wolves), Counter({0: early})
    return Figures(games=games, winners=winners, nights=Counter({3: games}), fallen=fallen)


def test_even_set_ups_in_which_few_watch_cost_least() -> None:
    even, uneven = Rated("", NINE, figures(50, 50)), Rated("", NINE, figures(70, 30))
    watched = Rated("", NINE, figures(50, 50, early=450))
    assert even.cost < watched.cost < uneven.cost
    assert (watched.watching, watched.cost) == (0.5, 0.125)


def test_one_card_away_are_only_decks_that_can_be_played() -> None:
    near = dict(nearby(CLASSIC, NINE, lab_advise.NAMES))
    assert {"villager → bodyguard", "villager → werewolf", "seer → villager", "werewolf → villager"} <= {*near}
    assert not any("mason" in name for name in near)  # one alone is none
    assert all(not CLASSIC.problems(setup) and len(setup.deck) == 9 for setup in near.values())
    assert near["villager → bodyguard"].deck.count("villager") == NINE.deck.count("villager") - 1


def test_a_role_is_weighed_against_villagers_and_masons_as_a_pair() -> None:
    compared = {role: (one, other) for role, one, other in tilted(CLASSIC, 9, RULES)}
    assert {*compared} == {*CLASSIC.roles} - {"villager"}
    assert compared["mason"][0].deck == exchange(NINE.deck, "villager", "mason", 2)
    assert "seer" not in compared["seer"][1].deck
    assert compared["seer"][0] == NINE == compared["angel"][1]
    assert compared["little-girl"][0].rules.girl_mode == "risk_dice"


def test_a_sign_is_judged_only_where_chance_is_ruled_out() -> None:
    helps = Tilt("angel", figures(600, 400), figures(500, 500))
    assert helps.change == pytest.approx(0.1)
    assert helps.error == pytest.approx((0.24 / 1000 + 0.25 / 1000) ** 0.5)
    assert [helps.verdict(said) for said in (3, -3, 0)] == ["agrees", "differs", "open"]
    assert Tilt("hunter", figures(51, 49), figures(50, 50)).verdict(-1) == "open"


def test_an_order_that_the_games_reverse_is_shown() -> None:
    base = figures(5000, 5000)
    won = {"angel": 5100, "hunter": 6100, "priest": 5200, "nobody": 9000}
    tilts = [Tilt(role, figures(village, 10_000 - village), base) for role, village in won.items()]
    said = {"angel": 3.0, "hunter": 0.5, "priest": 1.5}
    found = reversals(tilts, said)
    assert [(each.better, each.worse) for each in found] == [("angel", "hunter"), ("priest", "hunter")]
    assert found[0].change == pytest.approx(0.1)
    assert concordance(tilts, said) == -1.0
    assert concordance(tilts, {"angel": 1.0, "hunter": 9.0, "priest": 2.0}) == 1.0


def test_two_roles_differ_by_their_own_games_and_not_by_those_that_both_are_compared_with() -> None:
    base, village = figures(500, 500), figures(400, 600)
    angel, hunter = Tilt("angel", figures(520, 480), base), Tilt("hunter", figures(570, 430), base)
    (found,) = reversals([angel, hunter], {"angel": 2.0, "hunter": 1.0})
    assert found.reach == pytest.approx(1.96 * ((0.52 * 0.48 + 0.57 * 0.43) / 1000) ** 0.5, rel=1e-3)
    assert found.reach < found.change < 1.96 * (angel.error**2 + hunter.error**2) ** 0.5
    seer = Tilt("seer", base, village)  # what is compared with here is what it is compared with there
    (found,) = reversals([seer, Tilt("angel", figures(700, 300), base)], {"seer": 2.0, "angel": 1.0})
    assert found.reach == pytest.approx(1.96 * ((0.7 * 0.3 + 4 * 0.25 + 0.4 * 0.6) / 1000) ** 0.5, rel=1e-3)


def test_a_command_ranks_set_ups_and_shows_what_differs(capsys: pytest.CaptureFixture[str]) -> None:
    assert advise("--game", "classic", "--seats", "7", "--games", "8", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    costs = [each["cost"] for each in found["setups"]]
    assert costs == sorted(costs)
    assert "recommended" in {each["name"] for each in found["setups"]}
    roles = {each["role"]: each for each in found["roles"]}
    assert roles["bodyguard"]["rules"]["said"] == 2.5
    assert roles["werewolf"]["points"]["said"] == -7
    assert {*found["order"], *found["reversed"]} == {"rules", "points"}


def test_what_people_read_names_the_disagreements(capsys: pytest.CaptureFixture[str]) -> None:
    base = figures(500, 500)
    tilts = [Tilt("hunter", figures(800, 200), base), Tilt("angel", figures(200, 800), base)]
    said = lab_advise.said_of_roles("classic")
    lines = [*lab_advise.disagreements(tilts, said)]
    assert "  differs in sign: angel -30.0% (-34.0% to -26.0%), said +3" in lines
    more = "which helps more by 60.0% (56.5% to 63.5%)"
    assert f"  differs in order: angel is said to help more than hunter, {more}" in lines
    assert not any("hunter +" in line for line in lines)


def test_a_number_of_seats_that_the_game_has_not_is_told() -> None:
    with pytest.raises(SetupError, match="7 to 20 seats, not 6"):
        advise("--game", "classic", "--seats", "6")


def test_what_is_kept_is_found_again_by_its_set_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "expected.json"
    for seats in ("8", "7", "8"):
        assert advise("--game", "classic", "--seats", seats, "--games", "4", "--write", file) == 0
    kept = expected.load(file)
    assert [(each.seats, each.name) for each in kept] == [(7, "recommended"), (8, "first-hunt"), (8, "recommended")]
    assert kept[0].command == "wolfhour lab advise --game classic --games 4 --seed 1 --seats 7 --write"
    assert kept[0].deck == CLASSIC.pack(7, RULES)


def test_the_figures_that_come_with_the_box_are_those_of_its_set_ups() -> None:
    """Every recommended and every ready set-up of a village has some, and they add up."""
    kept = expected.known()
    for key in lab_advise.VILLAGES:
        game = games()[key]
        for seats in range(game.least, game.most + 1):
            for name, setup in lab_advise.ready(game, seats):
                figures = expected.expected(setup)
                assert figures is not None, f"{key}, {seats} seats, {name}: wolfhour lab advise --game {key} --write"
                assert figures.games >= 500
                assert 0 < figures.village + figures.wolves <= 1.001
    assert all(each.command.startswith("wolfhour lab advise --game") for each in kept.values())


@pytest.mark.parametrize("key", lab_advise.VILLAGES)
def test_the_figures_that_come_with_the_box_are_those_of_these_rules_and_players(key: str) -> None:
    _, setup = next(lab_advise.ready(games()[key], games()[key].least))
    kept = expected.expected(setup)
    assert kept is not None
    seed = int(kept.command.split("--seed ")[1].split()[0])
    again = lab_advise.kept(Rated(kept.name, setup, simulate(setup, POLICY, kept.games, seed)), kept.command)
    assert again == kept, f"they have changed: {kept.command}"


def test_the_order_of_cards_and_the_manner_of_asking_make_no_other_set_up() -> None:
    rules: Any = read_rules(CLASSIC.rules, {"dead_eyes": "open", "ballot": "point"})
    deck = CLASSIC.pack(9, RULES)
    seats = tuple(range(1, 10))
    figures = expected.expected(Setup("classic", seats, deck, RULES))
    assert figures is expected.expected(Setup("classic", seats, deck[::-1], rules)) is not None
    other: Any = read_rules(CLASSIC.rules, {"tie": "none"})
    assert expected.expected(Setup("classic", seats, deck, other)) is None


def test_a_damaged_file_of_figures_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "expected.json"
    file.write_text('[{"game": "classic"', encoding="utf-8")
    with pytest.raises(SetupError, match="no figures"):
        expected.load(file)
    monkeypatch.setattr(expected.load, "__defaults__", (file,))
    expected.known.cache_clear()
    try:
        assert expected.known() == {}
    finally:
        expected.known.cache_clear()


def test_a_place_where_nothing_can_be_kept_is_told(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="cannot be written"):
        expected.save([], tmp_path / "nowhere" / "expected.json")
