"""The laboratory: bots, many games, and numbers that somebody else has published."""

from collections import Counter
from dataclasses import astuple
from importlib import import_module
from math import comb, prod, sqrt
from random import Random
from typing import Any

import pytest

from engine import Answers, Ask, Board, Choice, Deal, Draw, Leave, Note, Run, Say, Show, Sleep, Talk, Wake
from engine.catalogue import Setup, games
from engine.effects import legal
from engine.lab.bots import at_random
from engine.lab.play import deal, lot, play
from engine.lab.policies import POLICIES
from engine.lab.simulate import CHUNK, processes, simulate, wilson
from engine.lab.unheard import play_unheard, unheard_games
from engine.rules import read_rules

CLASSIC = games()["classic"]


def vanilla(seats: int, wolves: int, **rules: object) -> Setup:
    """Wolves and villagers only; ties are decided by lot."""
    deck = ("werewolf",) * wolves + ("villager",) * (seats - wolves)
    rules = {"tie": "random", **rules}
    return Setup("classic", tuple(range(1, seats + 1)), deck, read_rules(CLASSIC.rules, rules))


def published(seats: int, wolves: int) -> float:
    """How often the wolves win where everybody plays at random: night first, parity."""
    day = seats - 1  # the first night takes one villager
    last = 3 if day % 2 else 4
    return sum(
        (-1.0) ** (k + 1) * comb(wolves, k) * prod((j - k) / j for j in range(day, last - 1, -2))
        for k in range(1, wolves + 1)
    )


@pytest.mark.parametrize(
    ("seats", "wolves", "table"), [(7, 2, 0.9167), (9, 1, 0.5469), (9, 2, 0.8438), (12, 3, 0.8355), (14, 4, 0.9094)]
)
def test_random_bots_win_as_often_as_published(seats: int, wolves: int, table: float) -> None:
    expected = published(seats, wolves)
    assert expected == pytest.approx(table, abs=5e-5)
    figures = simulate(vanilla(seats, wolves), "random", 2000, seed=seats)
    assert abs(figures.winners["werewolf"] / 2000 - expected) < 4 * sqrt(expected * (1 - expected) / 2000)


def test_the_same_seed_gives_the_same_figures_whatever_the_number_of_processes() -> None:
    setup = vanilla(9, 2, tie="revote_then_none")
    found = []
    for jobs in (1, 3):
        with processes(jobs) as across:
            found.append(simulate(setup, "random", CHUNK * 3 + 10, 5, across))
    one, three = ((f.games, f.winners, f.nights, f.early) for f in found)
    assert one == three
    assert simulate(setup, "random", CHUNK * 3 + 10, seed=6).winners != found[0].winners


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(vanilla(7, 1), "simple", CHUNK + 3, seed=1, progress=heard.append)
    assert heard == [CHUNK, 3]


def test_nights_and_early_deaths_of_a_game_that_can_go_only_one_way() -> None:
    """Two wolves of seven: 2 against 5, after the night 4, after the day 3 or less: never more than two nights."""
    setup = Setup("classic", (1, 2, 3, 4, 5, 6, 7), ("werewolf",) * 3 + ("villager",) * 4, vanilla(7, 3).rules)
    figures = simulate(setup, "random", 200, seed=1)  # 3 against 4: the first night decides
    assert (figures.winners, figures.nights, figures.early) == (Counter(werewolf=200), Counter({1: 200}), 200)


def test_the_dead_of_the_second_vote_are_not_early() -> None:
    """Nobody is saved, and every vote executes somebody: one, one, and one more by the second dawn."""
    figures = simulate(vanilla(16, 1), "random", 100, seed=2)
    long = [play(CLASSIC, vanilla(16, 1), at_random, Random(seed)) for seed in range(100)]
    assert {result.toll[:2] for result in long if result.nights > 2} == {(1, 3)}
    assert figures.early <= 300


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (791, 1000, 0.7647, 0.8151), (0, 0, 0, 1)],
)
def test_intervals_are_wilsons(hits: int, trials: int, low: float, high: float) -> None:
    found = wilson(hits, trials)
    assert found[0] == pytest.approx(low, abs=1e-4)
    assert found[1] == pytest.approx(high, abs=1e-4)


def test_an_interval_holds_its_rate_however_it_is_rounded() -> None:
    for trials in range(1, 1000):
        assert wilson(0, trials)[0] == 0
        assert wilson(trials, trials)[1] == 1


@pytest.mark.parametrize("policy", POLICIES)
def test_bots_pick_only_what_is_legal(policy: str) -> None:
    rng = Random(1)
    for _ in range(300):
        among = tuple(range(1, rng.randint(2, 9)))
        barred: dict[int, dict[Choice, str]] = {
            seat: dict.fromkeys(rng.sample(among, rng.randint(0, len(among))), "no") for seat in (1, 2, 3)
        }
        most = rng.randint(1, 2)
        ask = Ask("x", (1, 2, 3), among, barred, default="none", most=most)
        for seat, choice in POLICIES[policy](ask, rng).items():
            picks = choice if isinstance(choice, tuple) else (choice,)
            assert {*picks} <= {*legal(ask, seat)}
            assert len(picks) <= most


def test_random_bots_pick_evenly_among_what_is_left() -> None:
    ask, rng = Ask("x", (1,), (1, 2, 3, 4), {1: {1: "self"}}), Random(1)
    counts = Counter(at_random(ask, rng)[1] for _ in range(3000))
    assert {*counts} == {2, 3, 4}
    assert all(abs(count - 1000) < 4 * sqrt(3000 * 2 / 9) for count in counts.values())


def test_a_pack_of_random_bots_is_of_one_mind() -> None:
    rng = Random(1)
    ask = Ask("x", (1, 2, 3), (1, 2, 3, 4, 5, 6), {s: {1: "w", 2: "w", 3: "w"} for s in (1, 2, 3)}, shared="tokens")
    picks = [at_random(ask, rng) for _ in range(200)]
    assert all(len({*pick.values()}) == 1 and {*pick} == {1, 2, 3} for pick in picks)
    assert {pick[1] for pick in picks} == {4, 5, 6}


def test_every_order_of_the_cards_is_dealt_equally_often() -> None:
    rng, each = Random(1), 2
    hands = [deal(Deal(("a", "b", "c", "d", "e"), (1, 2), each), rng) for _ in range(6000)]
    assert all(sorted((*hand[1], *hand[2], *hand[0])) == ["a", "b", "c", "d", "e"] for hand in hands)
    counts = Counter((hand[1], hand[2], hand[0]) for hand in hands)
    assert len(counts) == 120
    assert max(counts.values()) < 50 + 5 * sqrt(50)


def test_a_weighted_lot_falls_as_often_as_its_weight() -> None:
    rng = Random(1)
    drawn = Counter(lot(Draw("x", ("yes", "no"), (20, 80)), rng) for _ in range(2000))
    assert abs(drawn["yes"] - 400) < 4 * sqrt(2000 * 0.16)


def usual(game: str, seats: int, **rules: object) -> Setup:
    """The recommended deck under these house rules."""
    read: Any = read_rules(games()[game].rules, rules)
    return Setup(game, tuple(range(1, seats + 1)), games()[game].pack(seats, read), read)


@pytest.mark.parametrize(
    "setup",
    [
        usual("classic", 9),
        usual("classic", 20, girl_mode="risk_dice"),
        usual("millers-hollow", 18, sheriff="before_night_1", dead_eyes="open"),
        usual("millers-hollow", 10, buildings=True, explode=False),
        usual("lupusburg", 8, trap=True, second_tie="burgomaster"),
    ],
    ids=lambda setup: f"{setup.game}-{len(setup.seats)}",
)
def test_a_game_that_nobody_hears_is_the_game_that_is_heard(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for the order in which people speak, which here nobody's dice settle."""

    def drawn(draw: Draw, rng: Random) -> Any:
        return draw.among[0] if draw.name == "speech.start" else lot(draw, rng)

    def chosen(ask: Ask, rng: Random) -> Answers:
        return {} if ask.ask == "sheriff.side" else at_random(ask, rng)

    monkeypatch.setattr("engine.lab.play.lot", drawn)
    for seed in range(30):
        heard = play(games()[setup.game], setup, chosen, Random(seed))
        assert astuple(play_unheard(setup, at_random, Random(seed))) == astuple(heard)


@pytest.mark.parametrize("game", games())
def test_what_is_only_told_is_left_out_of_a_game_that_nobody_hears(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: set[str] = set()
    unheard_games()
    for kind in (Ask, Deal, Draw, Say, Wake, Sleep, Show, Talk, Board, Note, Leave):
        copy = getattr(import_module("unheard.effects"), kind.__name__)
        monkeypatch.setattr(copy, "__init__", counted(copy.__init__, kind.__name__, made))
    play_unheard(usual(game, games()[game].most // 2), at_random, Random(1))
    assert made - {"Draw"} == {"Ask", *(["Deal"] if games()[game].each else [])}


def counted(make: Any, kind: str, made: set[str]) -> Any:
    """What makes effects of this kind, and tells that it has."""

    def watched(*args: Any, **words: Any) -> None:
        made.add(kind)
        make(*args, **words)

    return watched


def test_a_copy_that_tells_nothing_leaves_the_engine_as_it_is() -> None:
    setup = usual("classic", 9)
    unheard_games()
    run = Run(lambda: games()["classic"].script(setup))
    assert isinstance(run.pending, Board)
