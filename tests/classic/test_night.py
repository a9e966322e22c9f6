"""What happens in the night besides the given rehearsals (RULES.md 4.3, 4.4; edge cases E4, rulings K)."""

import pytest

from tests.classic.story import Story

KILL, LOOK, GUARD, WATCH = "werewolf.kill", "seer.look", "bodyguard.protect", "angel.protect"


@pytest.mark.parametrize("role", ["bodyguard", "angel"])
def test_a_guardian_may_not_protect_himself(role: str) -> None:
    """E4-3."""
    story = Story(f"werewolf {role} villager villager").night(refused={f"{role}.protect": {2: 2}})
    assert story.told("refuse", seat=2, reason="self")


def test_the_bodyguard_dies_himself_while_his_protection_of_another_counts() -> None:
    """E4-4."""
    story = Story("werewolf bodyguard villager villager").night({KILL: {1: 2}, GUARD: {2: 3}}).day()
    assert story.deaths() == [(2, "werewolf")]
    assert story.told("answer", ask=GUARD, seat=2, choice=3)


def test_the_angel_protects_another() -> None:
    """4.4 angel."""
    story = Story("werewolf angel villager villager").night({KILL: {1: 3}, WATCH: {2: 3}}).day()
    assert story.alive == (1, 2, 3, 4)
    assert story.told("spare", seat=3, by="angel")


@pytest.mark.parametrize(
    ("role", "wolf"),
    [("werewolf", True), ("tinker", True), ("cobbler", False), ("possessed", False), ("mason", False)],
)
def test_the_seer_sees_a_wolf_or_none(role: str, wolf: bool) -> None:
    """E4-7, E4-9, K9."""
    story = Story(f"werewolf seer {role} villager villager villager").night({LOOK: {2: 3}})
    assert story.told("show", card="seer.result", to=[2], target=3, werewolf=wolf)


def test_a_seer_who_dies_this_night_still_sees_and_the_dead_are_not_asked() -> None:
    """E4-23."""
    story = Story("werewolf seer villager villager villager").night({KILL: {1: 2}, LOOK: {2: 1}}).day()
    assert story.told("show", card="seer.result", to=[2], target=1, werewolf=True)
    assert story.alive == (1, 3, 4, 5)
    assert 2 not in story.asked("village.vote")[0]


def test_the_priest_learns_that_a_hanged_tinker_was_no_wolf() -> None:
    """E4-8."""
    story = Story("werewolf priest tinker villager villager villager").night().execute(3).night()
    assert story.told("show", card="priest.result", to=[2], target=3, werewolf=False)


def test_the_priest_is_shown_nothing_where_nobody_was_hanged() -> None:
    """E4-22, A4-14, K8: the call is the same; a victim of the night is none of his business."""
    story = Story("werewolf priest villager villager villager").night({KILL: {1: 3}}).day().night()
    assert story.told("show", card="priest.result") == []
    assert "priest.wake" in story.lines("night 2")
    assert "priest.wake" not in story.lines("night 1")


def test_a_dead_priest_learns_nothing() -> None:
    """K8: only while alive."""
    story = (
        Story("werewolf priest villager villager villager villager villager").night().execute(3).night({KILL: {1: 2}})
    )
    assert len(story.told("show", card="priest.result")) == 1
    story.execute(4).night()
    assert len(story.told("show", card="priest.result")) == 1


def test_the_wolves_know_each_other_from_the_first_night_on() -> None:
    """4.3 n3."""
    story = Story("werewolf werewolf cobbler villager villager villager").night().day().night()
    assert [event["to"] for event in story.told("show", card="werewolf.pack", seats=(1, 2))] == [[1, 2]]


def test_masons_meet_once_and_are_told_nothing_more_when_one_dies() -> None:
    """E4-27, 4.3 n1."""
    story = Story("werewolf mason mason villager villager villager").night({KILL: {1: 2}}).day().night()
    assert story.told("show", card="mason.partner", to=[2, 3], seats=(2, 3))
    assert [event["card"] for event in story.told("show") if 3 in event["to"]] == ["own.card", "mason.partner"]
    assert "mason.wake" not in story.lines("night 2")


@pytest.mark.parametrize("girl", ["little-girl", "scout"])
def test_a_girl_who_is_caught_dies_beside_the_victim(girl: str) -> None:
    """E4-19, A4-10; both are announced without a cause, in order of seats."""
    story = Story(f"werewolf {girl} seer villager villager villager")
    story.night({KILL: {1: 3}, "werewolf.caught": {1: 2}}).day()
    assert story.deaths() == [(3, "werewolf"), (2, "caught")]
    assert story.told("say", line="dawn.deaths", facts={"seats": (2, 3)})


def test_a_girl_who_is_caught_and_chosen_dies_once() -> None:
    """E4-20, K3."""
    story = Story("werewolf little-girl seer villager villager")
    story.night({KILL: {1: 2}, "werewolf.caught": {1: 2}}).day()
    assert story.deaths() == [(2, "caught")]


def test_no_bodyguard_helps_a_girl_who_is_caught() -> None:
    """K3, 4.4 bodyguard and girl."""
    story = Story("werewolf little-girl bodyguard villager villager")
    story.night({KILL: {1: 4}, "werewolf.caught": {1: 2}, GUARD: {3: 2}}).day()
    assert story.deaths() == [(4, "werewolf"), (2, "caught")]


def test_a_bodyguard_saves_a_girl_who_is_only_bitten() -> None:
    """4.4 bodyguard and girl."""
    story = Story("werewolf little-girl bodyguard villager villager").night({KILL: {1: 2}, GUARD: {3: 2}}).day()
    assert story.deaths() == []


@pytest.mark.parametrize("named", [{1: 3}, {1: 2, 6: 3}, {1: "none"}])
def test_a_wrong_or_divided_accusation_has_no_effect(named: dict[int, int | str]) -> None:
    """Section 7, physical_peek."""
    story = Story("werewolf little-girl seer villager villager werewolf").night({"werewolf.caught": named}).day()
    assert story.deaths() == []


@pytest.mark.parametrize(("picks", "dead"), [({1: 4, 2: 4}, [4]), ({1: 4}, [4]), ({1: 4, 2: 5, 3: 6}, []), ({}, [])])
def test_a_silent_wolf_blocks_nothing_but_three_opinions_kill_nobody(picks: dict[int, int], dead: list[int]) -> None:
    """K1."""
    story = Story("werewolf werewolf werewolf seer villager villager villager villager villager")
    story.night({KILL: picks} if picks else {}).day()
    assert [seat for seat, _ in story.deaths()] == dead


def test_the_wolves_may_choose_neither_a_wolf_nor_the_dead() -> None:
    """4.4 wolves, A4-7: and there is no choice "none"."""
    story = Story("werewolf werewolf villager villager villager villager villager").night({KILL: {1: 3, 2: 3}}).day()
    story.night(refused={KILL: {1: 2, 2: 3}}).day()
    assert [event["reason"] for event in story.told("refuse")] == ["wolf", "not-a-choice"]
    assert "none" not in story.told("ask", ask=KILL)[0]["choices"]


def test_after_a_night_without_a_choice_the_guardian_is_free_again() -> None:
    """K6, A4-9."""
    story = Story("werewolf bodyguard villager villager villager").night({GUARD: {2: 3}}).day()
    story.night({GUARD: {2: "none"}}).day().night({GUARD: {2: 3}})
    assert story.told("refuse") == []


def test_the_pack_sees_how_many_picked_whom_and_nobody_else_does() -> None:
    """tests/rehearsals/README.md, `werewolf.tokens`."""
    story = Story("werewolf werewolf seer villager villager villager").night({KILL: {1: 3, 2: 4}})
    shown = story.told("show", card="werewolf.tokens")
    assert [(event["to"], event["tally"]) for event in shown] == [([1, 2], {3: 1}), ([1, 2], {3: 1, 4: 1})]
