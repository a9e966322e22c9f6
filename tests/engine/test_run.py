"""The kernel on the toy game: press-level record, resume at every cut, undo, interrupts, leaving."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Ask, Deal, Diverged, Draw, Run, Say, ScriptError, Show, Talk
from engine.effects import legal
from engine.journal import (
    Answer,
    Header,
    Interrupt,
    Left,
    Press,
    Record,
    Undo,
    from_plain,
    recorded,
    standing,
    to_plain,
)

from .toy import DECK, toy


def step(run: Run[str], rng: random.Random, wild: bool = True) -> None:
    """Do what the pending effect wants, as a table with restless players would."""
    match run.pending:
        case Ask() as ask:
            for seat in ask.seats:
                for _ in range(rng.randrange(3)):
                    run.press(ask.ask, seat, rng.choice(legal(ask, seat)))
            if wild and rng.random() < 0.05:
                run.leave(rng.choice((1, 2, 3, 4)))
            if run.pending is ask:
                run.close()
        case Talk(interrupt=howl) as talk:
            if wild and howl is not None and howl.seats and rng.random() < 0.3:
                run.press(howl.ask, howl.seats[0], "talk")
            if run.pending is talk:
                run.send()
        case Deal(seats=seats):
            cards = rng.sample(DECK, len(DECK))
            run.send({seat: (card,) for seat, card in zip(seats, cards, strict=True)})
        case Draw(among=among):
            run.send(rng.choice(among))
        case _:
            run.send()


def play(seed: int, wild: bool = False) -> tuple[list[Record], str]:
    rng, run = random.Random(seed), Run(toy)
    while run.pending is not None:
        step(run, rng, wild)
    assert run.result is not None
    return run.records, run.result


def fed(records: list[Record]) -> Run[str]:
    """A run resumed from the written form of the records."""
    plain = [from_plain(json.loads(json.dumps(to_plain(record)))) for record in records]
    return Run(toy, records=[record for record in plain if not isinstance(record, Header)])


def at_question(run: Run[str]) -> Run[str]:
    """Perform what needs no answer, up to the next effect that does."""
    while run.pending is not None and not recorded(run.pending):
        run.send()
    return run


def pending(run: Run[str]) -> object:
    return run.pending


def state(run: Run[str]) -> tuple[Any, ...]:
    return (run.pending, run.presses, run.result, run.phase, run.scene, run.said)


@given(st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_a_game_cut_after_any_record_goes_on_to_the_same_end(seed: int) -> None:
    records, result = play(seed)
    for cut in range(len(records) + 1):
        run = fed(records[:cut])
        for record in records[cut:]:
            while not isinstance(record, Press) and run.pending is not None and not recorded(run.pending):
                run.send()
            match record:
                case Press(ask, seat, choice):
                    while not isinstance(run.pending, Ask):
                        run.send()
                    assert run.press(ask, seat, choice) is None
                case Answer(label, value):
                    assert run.pending is not None
                    assert run.pending.label == label
                    run.send(value)
                case _:
                    raise AssertionError(record)
        while run.pending is not None:
            run.send()
        assert run.result == result


@given(st.integers(0, 10**6))
@settings(max_examples=100, deadline=None)
def test_a_live_run_and_its_resumed_recording_stand_at_the_same_question(seed: int) -> None:
    """With interrupts, undos and people leaving, compared wherever something is being asked."""
    rng, run = random.Random(seed), Run(toy)
    while run.pending is not None:
        try:
            step(run, rng)
        except ValueError:  # the toy does not bear the same player leaving and dying
            return
        if run.can_undo() and rng.random() < 0.1:
            run.undo()
        if run.pending is not None and run.pending.answered:
            assert state(at_question(fed(run.records))) == state(run)


def test_a_resumed_run_knows_where_its_scene_and_its_phase_began() -> None:
    rng, run, began = random.Random(3), Run(toy), set[tuple[int, int]]()
    while run.pending is not None:
        step(run, rng, wild=False)
        if run.pending is not None and run.pending.answered:
            again = at_question(fed(run.records))
            assert (again.phase_began, again.scene_began) == (run.phase_began, run.scene_began)
            began.add((run.phase_began, run.scene_began))
    assert len(began) > 1


def to_the(run: Run[str], kind: type, rng: random.Random) -> Any:
    while not isinstance(run.pending, kind):
        assert run.pending is not None
        step(run, rng, wild=False)
    return run.pending


DEALT = {1: ("wolf",), 2: ("seer",), 3: ("villager",), 4: ("villager",)}


def at_first_vote() -> Run[str]:
    run = Run(toy)
    run.send(DEALT)
    while not (isinstance(run.pending, Ask) and run.pending.ask == "vote"):
        match run.pending:
            case Ask(ask="wolf.bite"):
                run.press("wolf.bite", 1, 4)
                run.close()
            case Ask():
                run.close()
            case _:
                run.send()
    return run


def vote(run: Run[str], first: int, second: int) -> None:
    """Seats 1 and 2 vote, and nobody else."""
    run.press("vote", 1, first)
    run.press("vote", 2, second)
    run.close()


def test_the_last_valid_press_counts_and_every_press_is_recorded_first() -> None:
    seen: list[Record] = []
    run = Run(toy, record=seen.append)
    run.send(DEALT)
    while not isinstance(run.pending, Ask):
        run.send()
    assert run.press("wolf.bite", 1, 2) is None
    assert run.press("wolf.bite", 1, 1) == "self"
    assert run.press("wolf.bite", 1, 9) == "not-a-choice"
    assert run.press("wolf.bite", 2, 3) == "not-asked"
    assert run.press("wolf.bite", 1, 3) is None
    run.close()
    assert seen[2:] == [Press("wolf.bite", 1, 2), Press("wolf.bite", 1, 3), Answer("ask wolf.bite", {1: 3})]


def test_a_demanded_answer_that_does_not_come_is_drawn_and_shown_to_its_seat() -> None:
    run = Run(toy)
    run.send(DEALT)
    while not isinstance(run.pending, Ask):
        run.send()
    run.close()
    assert pending(run) == Draw("wolf.bite", (2, 3, 4))
    run.send(3)
    assert pending(run) == Show("choice.drawn", (((1,), {"ask": "wolf.bite", "choice": 3}),))


def test_undo_opens_the_last_public_question_again_and_the_lot_falls_the_same() -> None:
    run = at_first_vote()
    vote(run, 2, 1)
    assert pending(run) == Draw("vote", (1, 2))
    run.send(2)
    assert run.can_undo()
    run.undo()
    assert isinstance(run.pending, Ask)
    assert run.presses == {}
    vote(run, 2, 1)
    assert pending(run) == Say("executed", {"seat": 2})


def test_an_undone_draw_is_made_anew_where_its_result_is_no_longer_possible() -> None:
    run = at_first_vote()
    vote(run, 2, 1)
    run.send(2)
    run.undo()
    vote(run, 3, 1)
    assert pending(run) == Draw("vote", (1, 3))


def test_nothing_is_taken_back_across_a_secret_ask_or_a_private_card() -> None:
    run = at_first_vote()
    run.press("vote", 1, "none")
    run.close()
    while not isinstance(run.pending, Ask):
        run.send()
    assert run.pending.ask == "wolf.bite"
    assert not run.can_undo()
    with pytest.raises(ScriptError):
        run.undo()


def test_back_to_forgets_the_lot_as_well() -> None:
    run = at_first_vote()
    vote(run, 2, 1)
    run.send(2)
    start = next(number for number, record in enumerate(run.records) if record == Answer("talk 0", None))
    run.back_to(start + 1)
    vote(run, 2, 1)
    assert pending(run) == Draw("vote", (1, 2))


def test_an_interrupt_unwinds_the_script_and_is_replayed() -> None:
    run = Run(toy)
    run.send(DEALT)
    talk = to_the(run, Talk, random.Random(1))
    assert run.press("wolf.howl", 2, "talk") == "not-asked"
    assert run.press("wolf.howl", 1, "talk") is None
    assert run.pending is not talk
    assert run.records[-1] == Interrupt("wolf.howl", 1, "talk")
    assert state(fed(run.records)) == state(run)


def test_who_leaves_is_gone_at_the_next_safe_point_even_after_an_undo() -> None:
    run = at_first_vote()
    run.leave(3)
    run.press("vote", 1, "none")
    run.close()
    while run.pending is not None:
        run.send()
    assert run.result == "alive [1, 2]"
    run.undo()
    assert standing(run.records)[-1] == Left(3)
    run.close()
    assert run.result == "alive [1, 2]"


def test_where_somebody_leaves_an_undo_takes_back_the_step_before() -> None:
    run = at_first_vote()
    vote(run, 2, 1)
    run.send(2)
    run.undo()
    run.leave(3)
    steps = 0
    while run.can_undo():
        before = run.step
        run.undo()
        assert run.step < before
        steps += 1
    assert steps == 1


def test_a_recording_of_something_else_is_refused() -> None:
    with pytest.raises(Diverged):
        Run(toy, records=[Answer("deal", DEALT), Answer("ask seer.look", {})])
    with pytest.raises(Diverged):
        from_plain({"kind": "press", "seat": 1})


def test_a_press_outside_any_question_is_refused() -> None:
    run = Run(toy)
    assert run.press("vote", 1, 2) == "not-asked"
    assert run.check("", 0, ()) == "not-asked"


def test_undo_is_a_record_like_any_other() -> None:
    assert standing([Press("a", 1, 2), Left(3), Undo(0)]) == [Left(3)]
