"""What happens by day besides the given rehearsals, and how the game ends (RULES.md 4.3 to 4.6; E4, rulings K)."""

import pytest

from tests.classic.story import Story

KILL, VOTE, REVOTE, SEANCE = "werewolf.kill", "village.vote", "village.revote", "village.seance"
EIGHT = "werewolf medium seer villager villager villager villager villager"


def yes(*seats: int) -> dict[int, str]:
    """These of eight seats say yes, the others no."""
    return {seat: "yes" if seat in seats else "no" for seat in range(1, 9)}


def test_as_many_wolves_as_others_win_and_the_cobbler_counts_as_another() -> None:
    """E4-10, A4-5: 2 against 2, and the cobbler wins with them."""
    story = Story("werewolf werewolf cobbler villager villager").night({KILL: {1: 4, 2: 4}}).day()
    assert story.winner == "werewolf"
    assert story.told("outcome", winner="werewolf", seats=(1, 2, 3))


def test_the_hunter_kills_the_last_wolf_at_dawn() -> None:
    """E4-12."""
    story = Story("werewolf hunter villager").night({KILL: {1: 3}}).day()
    assert story.winner == "village"
    assert story.told("death", seat=1, cause="hunter-stand", at="day 1")


def test_the_wolf_that_kills_the_hunter_wins() -> None:
    """E4-13."""
    assert Story("werewolf hunter villager").night({KILL: {1: 2}}).day().winner == "werewolf"


def test_two_wolves_do_not_fear_the_hunter() -> None:
    """A4-11, K9: exactly two alive."""
    story = Story("werewolf werewolf hunter villager villager").night({KILL: {1: 4, 2: 4}}).day()
    assert story.winner == "werewolf"
    assert story.alive == (1, 2, 3, 5)


def test_no_seance_where_the_medium_said_no_and_nobody_learns_why() -> None:
    """E4-14, A4-12."""
    story = Story(EIGHT + " villager").night({KILL: {1: 9}}).day({SEANCE: yes(1, 3, 4, 5, 6)})
    assert "seance.none" in story.lines("day 1")
    assert story.told("vote", ask=SEANCE) == []
    assert story.asked("village.spirit") == []


def test_no_seance_where_the_medium_is_dead() -> None:
    """E4-15."""
    story = Story(EIGHT + " villager").night({KILL: {1: 2}})
    story.day({SEANCE: {seat: choice for seat, choice in yes(1, 3, 4, 5, 6, 7).items() if seat != 2}})
    assert "seance.none" in story.lines("day 1")


def test_no_seance_with_as_many_yes_as_no() -> None:
    """E4-16."""
    story = Story(EIGHT + " villager").night({KILL: {1: 9}}).day({SEANCE: yes(1, 2, 3, 4)})
    assert "seance.none" in story.lines("day 1")


def test_one_seance_a_game() -> None:
    """E4-17, E4-18, K4: after it the vote is never put again, on this day or a later one."""
    story = Story(EIGHT + " villager villager").night({KILL: {1: 9}})
    story.day({SEANCE: yes(1, 2, 3, 4, 5), "village.spirit": 9}).night({KILL: {1: 10}}).day()
    assert story.told("say", line="seance.spirit", facts={"seat": 9})
    assert len(story.asked(SEANCE)) == 1


def test_the_seance_is_put_again_until_one_was_held_but_once_a_day() -> None:
    """E4-18, K4."""
    story = Story(EIGHT + " villager villager").night({KILL: {1: 9}}).day().night({KILL: {1: 10}}).day()
    assert [event["at"] for event in story.told("ask", ask=SEANCE)] == ["day 1", "day 2"]


def test_no_seance_vote_on_a_day_without_dead() -> None:
    """K4."""
    assert Story(EIGHT).night().day().asked(SEANCE) == []


def test_the_living_choose_the_spirit_and_a_tie_falls_to_the_lowest_seat() -> None:
    """K5."""
    story = Story(EIGHT + " villager villager").night({KILL: {1: 10}}).execute(8).night({KILL: {1: 9}})
    story.day({SEANCE: {2: "yes"}, "village.spirit": {1: 10, 2: 9, 3: 10, 4: 9}}, refused={"village.spirit": {5: 1}})
    assert story.told("ask", ask="village.spirit", seats=[1, 2, 3, 4, 5, 6, 7], choices=[10, 8, 9])
    assert story.told("vote", ask="village.spirit", chosen=(9, 10))
    assert story.told("say", line="seance.spirit", facts={"seat": 9})


def test_a_tie_goes_to_one_revote_between_the_tied_by_the_others_then_nobody_hangs() -> None:
    """E4-25."""
    story = Story("werewolf seer villager villager villager villager villager villager villager villager").night()
    first = {1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 10}
    story.day({VOTE: first, REVOTE: {3: 1, 4: 1, 5: 2, 6: 2}}, refused={REVOTE: {1: 2, 3: 4}})
    assert story.told("vote", ask=VOTE, chosen=(1, 2), tally={1: 4, 2: 4, 10: 1})
    assert story.asked(REVOTE) == [(3, 4, 5, 6, 7, 8, 9, 10)]
    assert [event["facts"]["seat"] for event in story.told("say", line="defence.call")] == [1, 2]
    assert story.deaths() == []
    assert "vote.nobody" in story.lines("day 1")


def test_a_tie_of_all_leaves_nobody_to_vote_again() -> None:
    """K10."""
    story = Story("werewolf seer villager villager villager").night().day({VOTE: {1: 2, 2: 3, 3: 4, 4: 5, 5: 1}})
    assert story.asked(REVOTE) == []
    assert story.deaths() == []
    assert "vote.nobody" in story.lines("day 1")


@pytest.mark.parametrize("votes", [{}, {1: "none", 2: "none"}])
def test_a_ballot_without_votes_is_no_tie(votes: dict[int, str]) -> None:
    """C3."""
    story = Story("werewolf seer villager villager", tie="all_tied_die").night().day({VOTE: votes} if votes else {})
    assert story.told("vote", ask=VOTE, chosen=(), tally={})
    assert "vote.tie" not in story.lines()
    assert story.deaths() == []


def test_the_last_wolf_hanged_is_a_victory_of_the_village_whoever_is_left() -> None:
    """E4-26: 1 wolf, 1 cobbler, 1 villager; without its wolf there is no parity."""
    story = Story("werewolf cobbler villager villager").night({KILL: {1: 4}}).execute(1)
    assert story.winner == "village"
    assert story.told("outcome", seats=(3, 4))


def test_the_votes_are_public_and_nobody_votes_for_himself_or_for_the_dead() -> None:
    """4.4, 4.5."""
    story = Story("werewolf seer villager villager villager").night({KILL: {1: 5}})
    story.day({VOTE: {1: 3, 2: 3, 3: 1}}, refused={VOTE: {1: 1, 2: 5, 5: 1}})
    assert [event["reason"] for event in story.told("refuse")] == ["self", "not-a-choice", "not-asked"]
    ballots = {1: 3, 2: 3, 3: 1, 4: "none"}
    assert story.told("vote", to="all", ask=VOTE, tally={3: 2, 1: 1}, chosen=(3,), ballots=ballots)


def test_the_first_example_of_the_rules() -> None:
    """4.6 example 1: nine seats, parity in night 4."""
    story = Story("werewolf werewolf seer villager villager villager villager villager villager")
    story.night({KILL: {1: 9, 2: 9}}).execute(8).night({KILL: {1: 7, 2: 7}}).execute(2).night({KILL: {1: 6}}).execute(5)
    assert story.winner is None
    assert story.night({KILL: {1: 4}}).day().winner == "werewolf"


def test_the_second_example_of_the_rules() -> None:
    """4.6 example 2: twelve seats, a bodyguard, the village wins on day 4."""
    story = Story("werewolf werewolf werewolf bodyguard" + " villager" * 8)
    story.night({KILL: {1: 5, 2: 5, 3: 5}, "bodyguard.protect": {4: 5}}).execute(3).night({KILL: {1: 5, 2: 5}}).execute(
        6
    )
    story.night({KILL: {1: 7, 2: 7}}).execute(2).night({KILL: {1: 8}})
    assert story.winner is None
    assert story.execute(1).winner == "village"


def test_a_player_who_leaves_dies_at_the_next_safe_point_and_the_end_is_judged() -> None:
    """Leaving."""
    story = Story("werewolf seer villager villager villager").night()
    story.run.leave(1)
    story.day()
    assert story.deaths() == [(1, "left")]
    assert story.winner == "village"


def test_who_leaves_after_a_day_without_a_hanging_is_gone_before_the_next_dawn() -> None:
    """Dawn is a safe point even where nobody has died."""
    story = Story("werewolf seer villager villager villager").night().day()
    story.run.leave(3)
    story.night().day()
    assert story.deaths() == [(3, "left")]
    assert "death.left" in story.lines("day 2")
