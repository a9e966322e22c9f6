"""The values of the house rules of classic Werewolf that no given rehearsal shows (RULES.md section 7)."""

from typing import Any

import pytest

from engine import read_rules
from engine.classic import CLASSIC
from tests.classic.story import Story

KILL, LOOK, VOTE = "werewolf.kill", "seer.look", "village.vote"
PACK = "werewolf werewolf werewolf seer villager villager villager villager villager"
FIVE = "werewolf seer villager villager villager"


@pytest.mark.parametrize(("wolves", "count"), [("auto", 2), (1, 1), (3, 3), (4, 4)])
def test_wolves_says_how_many_the_recommended_pack_has(wolves: Any, count: int) -> None:
    deck = CLASSIC.pack(9, read_rules(CLASSIC.rules, {"wolves": wolves, "reveal_on_death": "none"}))
    assert len(deck) == 9
    assert deck.count("werewolf") == count


def test_first_night_kill_false_only_spares_the_victim_of_night_one() -> None:
    """K7: everybody else acts as usual."""
    story = Story("werewolf seer bodyguard little-girl villager villager villager", first_night_kill=False)
    story.night({LOOK: {2: 1}, "bodyguard.protect": {3: 5}, "werewolf.caught": {1: 4}}).day()
    assert story.asked(KILL) == []
    assert story.deaths() == [(4, "caught")]
    assert story.told("show", card="seer.result")
    story.night({KILL: {1: 5}}).day()
    assert story.deaths() == [(4, "caught"), (5, "werewolf")]


@pytest.mark.parametrize(
    ("reveal", "told"),
    [
        ("none", []),
        ("side", [("reveal.side", {"seat": 2, "side": "werewolf"}), ("reveal.side", {"seat": 3, "side": "village"})]),
        ("role", [("reveal.role", {"seat": 2, "role": "cobbler"}), ("reveal.role", {"seat": 3, "role": "seer"})]),
    ],
)
def test_reveal_on_death_tells_the_card_or_the_side_of_the_dead(reveal: str, told: list[Any]) -> None:
    """4.5: of the victim of the night and of the executed."""
    story = Story("werewolf cobbler seer villager villager villager", reveal_on_death=reveal)
    story.night({KILL: {1: 2}}).execute(3)
    assert [(e["line"], e["facts"]) for e in story.told("say") if e["line"].startswith("reveal.")] == told


TIED = {1: 2, 2: 3}


def test_tie_all_tied_die_hangs_all_and_the_priest_gets_a_card_for_each() -> None:
    """K8."""
    story = Story("werewolf priest werewolf villager villager villager villager", tie="all_tied_die").night()
    story.day({VOTE: {1: 3, 2: 4}}).night()
    assert story.deaths() == [(3, "vote"), (4, "vote")]
    shown = [(event["target"], event["werewolf"]) for event in story.told("show", card="priest.result", to=[2])]
    assert shown == [(3, True), (4, False)]


def test_tie_all_tied_die_may_leave_nobody_which_is_a_draw() -> None:
    """4.6: all dead; the wolf and the last villagers are executed together, and the hunter has no wolf left to face."""
    story = Story("werewolf villager hunter", tie="all_tied_die").night().day({VOTE: {1: 2, 2: 3, 3: 1}})
    assert story.winner == "nobody"
    assert story.told("outcome", seats=())


def test_tie_random_draws_among_the_tied() -> None:
    story = Story(FIVE, {"village.vote": [3]}, tie="random").night().day({VOTE: TIED})
    assert story.told("draw", name="village.vote", result=3)
    assert story.deaths() == [(3, "vote")]


@pytest.mark.parametrize("picks", [{1: 4, 2: 5, 3: 6}, {1: 4, 2: 4, 3: 6}, {1: 4, 2: 6}])
def test_wolf_timeout_random_draws_among_the_named(picks: dict[int, int]) -> None:
    story = Story(PACK, {KILL: [6 if 6 in picks.values() else 4]}, wolf_timeout="random").night({KILL: picks}).day()
    assert story.deaths() == [(6, "werewolf")]
    assert len(story.told("draw", name=KILL)) == 1


def test_wolf_timeout_random_draws_among_all_prey_where_nobody_is_named() -> None:
    assert Story(PACK, {KILL: [9]}, wolf_timeout="random").night().day().deaths() == [(9, "werewolf")]


def test_wolf_timeout_random_draws_nothing_where_all_wolves_agree() -> None:
    story = Story(PACK, wolf_timeout="random").night({KILL: {1: 4, 2: 4, 3: 4}}).day()
    assert story.deaths() == [(4, "werewolf")]


@pytest.mark.parametrize("picks", [{1: 4, 2: 4, 3: 5}, {1: 4, 2: 4}])
def test_wolf_timeout_no_kill_needs_every_wolf(picks: dict[int, int]) -> None:
    """K2."""
    assert Story(PACK, wolf_timeout="no_kill").night({KILL: picks}).day().deaths() == []
    assert Story(PACK, wolf_timeout="no_kill").night({KILL: {1: 4, 2: 4, 3: 4}}).day().deaths() == [(4, "werewolf")]


GIRL = "werewolf werewolf little-girl seer villager villager villager"


def test_girl_mode_physical_peek_lets_the_pack_name_a_seat() -> None:
    story = Story(GIRL, girl_mode="physical_peek").night({"werewolf.caught": {1: 3}}).day()
    assert story.deaths() == [(3, "caught")]
    assert "little-girl.wake" not in story.lines()


@pytest.mark.parametrize(("boldness", "percent"), [("careful", 20), ("bold", 40)])
def test_girl_mode_risk_dice_throws_twice(boldness: str, percent: int) -> None:
    """4.4: to see one wolf, any of them as likely, and apart from that to be noticed."""
    chance: dict[str, list[Any]] = {"little-girl.peek.sees": [2, "none"], "little-girl.peek.noticed": ["no", "yes"]}
    story = Story(GIRL, chance, girl_mode="risk_dice").night({"little-girl.peek": {3: boldness}}).day()
    assert story.told("show", card="little-girl.sees", to=[3], target=2)
    assert story.deaths() == []
    story.night({"little-girl.peek": {3: boldness}}).day()
    sees, noticed = story.lots[:2]
    nothing, *wolves = sees.weights
    assert (sees.among, wolves) == (("none", 1, 2), [wolves[0]] * 2)
    assert sum(wolves) * 100 == percent * (nothing + sum(wolves))
    assert (noticed.among, noticed.weights) == (("yes", "no"), (percent, 100 - percent))
    assert len(story.told("show", card="little-girl.sees")) == 1
    assert story.deaths() == [(3, "caught")]
    assert story.asked("werewolf.caught") == []


@pytest.mark.parametrize("answer", [{"little-girl.peek": {3: "none"}}, {}])
def test_girl_mode_risk_dice_throws_nothing_for_a_girl_who_does_not_look(answer: dict[str, Any]) -> None:
    story = Story(GIRL, girl_mode="risk_dice").night(answer).day()
    assert story.told("draw") == []


def test_girl_mode_off_calls_nobody_and_asks_the_pack_nothing() -> None:
    story = Story(GIRL, girl_mode="off").night()
    assert "little-girl.wake" not in story.lines()
    assert story.asked("werewolf.caught") == []


def test_angel_target_silent_fail_takes_the_pick() -> None:
    """A4-6."""
    story = Story("werewolf angel villager villager", angel_target="silent_fail").night({KILL: {1: 2}}).day()
    assert story.told("spare", seat=2, by="angel")


def test_angel_target_refuse_refuses_the_pick() -> None:
    story = Story("werewolf angel villager villager", angel_target="refuse").night({KILL: {1: 3}}, {KILL: {1: 2}})
    assert story.told("refuse", seat=1, choice=2, reason="angel")


def test_angel_target_refuse_keeps_the_angel_out_of_the_lot() -> None:
    story = Story("werewolf angel villager villager", {KILL: [2]}, angel_target="refuse", wolf_timeout="random")
    with pytest.raises(AssertionError, match=r"2 is not among \(3, 4\)"):
        story.night()


def test_wolves_may_kill_wolf_lets_them() -> None:
    story = Story(PACK, wolves_may_kill_wolf=True).night({KILL: {1: 2, 2: 2, 3: 2}}).day()
    assert story.deaths() == [(2, "werewolf")]
    Story(PACK, wolves_may_kill_wolf=False).night({}, {KILL: {1: 2, 2: 2, 3: 2}})


def test_dead_eyes_closed_leaves_only_the_called_awake() -> None:
    story = Story(PACK, dead_eyes="closed").night({KILL: {1: 5, 2: 5, 3: 5}}).day().night()
    assert story.told("sleep", at="night 2", seats=[])
    assert story.told("wake", at="night 2", seats=[4])
    assert story.asked("ghosts.bet") == []


def test_dead_eyes_open_lets_the_dead_watch_and_bet_each_dusk() -> None:
    story = Story(PACK, dead_eyes="open").night({KILL: {1: 5, 2: 5, 3: 5}})
    story.day({VOTE: 6, "ghosts.bet": {5: 1, 6: 4}}, refused={"ghosts.bet": {5: 6, 1: 4}}).night()
    assert story.told("ask", ask="ghosts.bet", at="day 1", seats=[5, 6])
    assert story.told("sleep", at="night 2", seats=[5, 6])
    assert story.told("wake", at="night 2", seats=[4, 5, 6])


def test_the_ghosts_who_were_right_most_often_are_named_in_the_end() -> None:
    story = Story(PACK, dead_eyes="open").night({KILL: {1: 5, 2: 5, 3: 5}})
    story.day({VOTE: 6, "ghosts.bet": {5: 1, 6: 4}}).night({KILL: {1: 7, 2: 7, 3: 7}}).day()
    assert story.winner == "werewolf"
    assert story.told("say", line="ghosts.best", facts={"seats": (5,)})
