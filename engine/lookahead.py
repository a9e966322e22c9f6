"""What a game will do by itself before it needs another answer, for whoever has to get ready for it."""

from typing import Any, TypeVar

from engine.effects import Answers, Ask, Effect
from engine.run import Run

R = TypeVar("R")


def ahead(run: Run[R], answers: Answers | None = None) -> list[Effect[Any]]:
    """The pending effect and those behind it, up to the next question or draw; another run of the script finds out.

    `answers`: those behind the pending question, as if it were over with these; what it would refuse is left out.
    """
    other, found = Run(run.script, records=run.records), list[Effect[Any]]()
    try:
        while other.step < run.step:
            other.send()
        if answers is not None and isinstance(ask := other.pending, Ask):
            for seat, choice in answers.items():
                other.press(ask.ask, seat, choice)
            other.close()
        while (effect := other.pending) is not None and not effect.answered:
            found.append(effect)
            other.send()
    finally:
        other.close_script()
    return found
