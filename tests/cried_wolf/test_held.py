"""Whoever looks again at what he holds sees the hand that he has, whatever was drawn, played, passed and shot."""

from random import Random
from typing import Any

import pytest

from device.lot import SeededLot
from engine import Ask, Deal, Draw, Event, Run, Talk, Transcript, read_rules
from engine.catalogue import Setup, games
from engine.cried_wolf.held import held
from engine.effects import legal

GAME = games()["cried-wolf"]


def compared(seed: int, mode: int) -> int:
    """How often the hands of one random game were told and right."""
    chance = Random(seed)
    rules: Any = read_rules(GAME.rules, {"mode": mode, "sheep_powers": mode != 2})
    seats = tuple(range(1, 4 + seed % 4))
    setup = Setup("cried-wolf", seats, GAME.pack(len(seats), rules), rules)
    transcript, lot, right = Transcript(), SeededLot(seed), 0
    script: Any = GAME.script(setup)
    run = Run(lambda: script)
    while (effect := run.pending) is not None:
        transcript.begin(run.step)
        transcript.perform(effect)
        match effect:
            case Talk():
                hands = script.cr_frame.f_locals["m"].hands
                told = {seat: sorted(hand["roles"]) for seat, hand in held(transcript.events).items()}
                assert told == {seat: sorted(hands[seat]) for seat in told}
                assert not [seat for seat in seats if hands[seat] and seat not in told]
                right += 1
                run.send()
            case Ask(ask=ask, seats=asked):
                for seat in asked:
                    choice = chance.choice(legal(effect, seat))
                    if chance.random() < 0.8 and run.press(ask, seat, choice) is None:
                        transcript.answer(effect, seat, choice, run.presses)
                run.close()
            case Draw():
                result = lot.draw(effect, run.draws(effect))
                transcript.draw(effect, result)
                run.send(result)
            case Deal():
                run.send(lot.deal(effect, run.draws(effect)))
            case _:
                run.send()
    return right


@pytest.mark.parametrize("mode", [1, 2, 3])
def test_the_hand_that_is_told_is_the_hand(mode: int) -> None:
    assert sum(compared(seed, mode) for seed in range(4)) > 40


def test_a_card_that_is_taken_back_is_still_in_the_hand() -> None:
    events: list[Event] = [
        {"n": 1, "at": "hand 1", "event": "show", "card": "own.card", "roles": ["wolf", "sheep"], "to": [1]},
        {"n": 2, "at": "hand 1", "event": "answer", "ask": "play", "seat": 1, "choice": "wolf > 2 : sheep", "to": [1]},
    ]
    back: list[tuple[int | str, ...]] = [(), ("wolf",), ("wolf", 2)]
    for choice in back:
        taken = {"n": 3, "at": "hand 1", "event": "answer", "ask": "play", "seat": 1, "choice": choice, "to": [1]}
        final: Event = {"n": 4, "at": "hand 1", "event": "say", "line": "x", "facts": {}, "to": "all"}
        assert held([*events, taken, final]) == {1: {"roles": ("wolf", "sheep")}}
    assert held([*events, final]) == {1: {"roles": ("sheep",)}}
