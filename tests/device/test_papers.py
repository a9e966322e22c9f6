"""Where real cards are after draws that no tag has told, or that the plug was pulled out of."""

import pytest

from device.papers import Papers
from engine import Draw

GOALS = ("goal:both-dead#1", "goal:both-alive#1", "goal:both-alive#2")


def table(*cards: str) -> Papers:
    """Whose cards these are: of the seats in their order."""
    papers = Papers()
    papers.dealt("goals", "readers", {seat: (card,) for seat, card in enumerate(cards, 1)})
    return papers


@pytest.mark.parametrize("card", ["", GOALS[1]])
def test_what_somebody_has_put_back_can_be_drawn_by_the_next(card: str) -> None:
    papers, kinds = table(GOALS[0], GOALS[2]), ("both-dead", "both-alive")
    papers.taking(Draw("goal", kinds, taker=1, back="both-dead"), "both-alive", card)
    assert papers.fits(Draw("goal", kinds, taker=2, back="both-alive"), GOALS[0])


@pytest.mark.parametrize(("card", "gone"), [(GOALS[1], {GOALS[1]}), ("", {GOALS[1], GOALS[2]})])
def test_what_was_taken_out_of_a_hand_is_nowhere_for_sure_before_it_is_on_record(card: str, gone: set[str]) -> None:
    papers = table()
    papers.dealt("goals", "readers", {1: GOALS})
    draw = Draw("swap.draw", ("both-dead", "both-alive"), taker=2, giver=1)
    papers.taking(draw, "both-alive", card)
    assert {own for own in GOALS if not papers.elsewhere(2, own)} == gone
    assert all(papers.fits(draw, own) for own in gone)


def test_a_card_from_the_stock_moves_nothing_that_lies_on_the_table() -> None:
    papers = table()
    papers.dealt("goals", "readers", {0: GOALS})
    papers.taking(Draw("goal", ("both-alive",), taker=1), "both-alive", "")
    assert all(papers.elsewhere(1, card) for card in GOALS)
