"""An undo at every public step: what follows is the same as if the step had never been taken back."""

from pathlib import Path

import pytest

from engine import Event
from tests.evening.hosting import Way, play
from tests.secrecy.evening import table

FEW: dict[str, int] = {"classic": 2, "millers-hollow": 1}
MANY: dict[str, int] = dict.fromkeys(("classic", "millers-hollow", "lupusburg", "wooolf", "cried-wolf"), 40)


class TakesBack:
    """Somebody who takes back each talk and each open question once, as soon as it is over."""

    def __init__(self) -> None:
        self.open, self.done, self.standing = False, set[int](), list[int]()
        self.undone = 0

    def __call__(self, event: Event) -> Way | None:
        if event["event"] == "undo":
            self.undone += 1
            self.standing = [n for n in self.standing if n <= event["back_to"]]
            return None
        if event.get("device") or event["event"] in ("light", "answer", "refuse"):
            return None
        over, self.open = self.open, event["event"] in ("ask", "talk") and not event["at"].startswith("night")
        place = len(self.standing)
        self.standing.append(event["n"])
        if not over or place in self.done or event["event"] not in ("say", "talk", "ask", "board", "vote", "phase"):
            return None
        self.done.add(place)
        return ["pause.undo"]


def undone_everywhere(folder: Path, game: str, seed: int) -> int:
    """How many steps were taken back in one game, which comes out the same event by event."""
    setup, person = table(game, seed), TakesBack()
    untouched, played = play(folder / "untouched", setup, seed), play(folder / "played", setup, seed, person)
    assert played.result == untouched.result
    assert played.counted() == untouched.counted()
    assert played.view == untouched.view
    return person.undone


@pytest.mark.parametrize("game", FEW)
def test_after_an_undo_everything_comes_as_if_the_step_had_never_been_taken_back(tmp_path: Path, game: str) -> None:
    assert sum(undone_everywhere(tmp_path / str(seed), game, seed) for seed in range(FEW[game])) > 2


@pytest.mark.long
@pytest.mark.parametrize("game", MANY)
def test_so_it_is_at_every_public_step_of_two_hundred_games(tmp_path: Path, game: str) -> None:
    assert sum(undone_everywhere(tmp_path / str(seed), game, seed) for seed in range(MANY[game])) > 2 * MANY[game]
