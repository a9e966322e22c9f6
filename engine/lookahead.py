"""What a game will do by itself before it needs another answer, for whoever has to get ready for it."""

from typing import Any, TypeVar

from engine.effects import Effect
from engine.run import Run

R = TypeVar("R")


def ahead(run: Run[R]) -> list[Effect[Any]]:
    """The pending effect and those behind it, up to the next question or draw; another run of the script finds out."""
    other, found = Run(run.script, records=run.records), list[Effect[Any]]()
    try:
        while (effect := other.pending) is not None and not effect.answered:
            if other.step >= run.step:
                found.append(effect)
            other.send()
    finally:
        other.close_script()
    return found
