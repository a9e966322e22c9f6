"""A chronicle in words: its story phase by phase, and tables for the screen."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from device.chronicle import Chronicle
from device.chronicle.figures import Figures
from device.chronicle.story import Happening
from device.phrases import Phrases
from device.tags.faces import picture_file
from engine import Facts, Seat


def phase_of(at: str) -> Facts:
    """The facts of a phase, by its label ("night 2", "hand 1 round 2", "hand 1 final")."""
    name, *rest = at.split()
    facts: dict[str, Any] = {"name": name, "number": int(rest[0]) if rest else 0}
    for key, number in zip(rest[1::2], [*rest[2::2], ""], strict=False):
        facts[key] = int(number) if number else True
    return facts


def phase_name(phrases: Phrases, at: str) -> str:
    """A phase as people call it ("Night 2")."""
    facts = phase_of(at)
    return phrases.line(f"phase.{facts['name']}", facts)


def sentence(phrases: Phrases, it: Happening) -> str:
    """What happened, in a sentence."""
    text = phrases.line(it.line, it.facts)
    return phrases.line("story.undone", {"text": text}) if it.undone else text


def moment(phrases: Phrases, it: Happening) -> str:
    """The same with the phase in which it happened."""
    return phrases.line("after.moment", {"phase": phase_name(phrases, it.at), "text": sentence(phrases, it)})


def chapters(phrases: Phrases, told: Chronicle) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Every phase in which something happened, and the rows that the screen shows of it."""
    for at, numbers in groupby(range(len(told.story)), lambda number: told.story[number].at):
        yield phase_name(phrases, at), rows_of(phrases, told, numbers)


def rows_of(phrases: Phrases, told: Chronicle, numbers: Iterable[int]) -> list[dict[str, Any]]:
    """Parts of the story as the screen shows them (`told` in `device/hw/views.py`)."""
    return [
        {"text": sentence(phrases, it), "picture": picture_of(it.picture), "turn": number in told.turns}
        for number, it in ((number, told.story[number]) for number in numbers)
    ]


def picture_of(name: str) -> str:
    """The picture of a card, where there is one."""
    return name if name and picture_file(name).stem == name else ""


def ballots(phrases: Phrases, told: Chronicle) -> tuple[dict[str, Any], list[str]]:
    """Who voted for whom, as a table, and in a sentence a vote; where votes are secret the table is empty."""
    rows, spoken = [], []
    for vote in told.votes:
        name = phase_name(phrases, vote.at)
        cells = {seat: choice_text(phrases, choice) for seat, choice in vote.ballots.items()}
        rows.append([name, *[cells.get(seat, "") for seat in told.seats]])
        each = tuple([phrases.line("story.ballot", {"seat": seat, "text": cell}) for seat, cell in cells.items()])
        spoken.append(phrases.line("story.ballots", {"phase": name, "ballots": each}))
    return {"columns": [*map(str, told.seats)], "rows": rows}, spoken


def choice_text(phrases: Phrases, choice: Any) -> str:
    """What somebody voted for, as short as it can be."""
    if isinstance(choice, list | tuple):
        return " ".join([choice_text(phrases, pick) for pick in choice])
    return "–" if choice == "none" else str(choice) if isinstance(choice, int) else phrases.option(choice)


def camp(phrases: Phrases, winner: str) -> str:
    """Who wins with this winner."""
    return phrases.word(f"side.{winner}" if phrases.has(f"side.{winner}") else f"after.camp.{winner}")


def figures_table(phrases: Phrases, players: Mapping[str, Figures]) -> tuple[dict[str, Any], list[str]]:
    """The figures of an evening by who plays, as a table, and in a sentence each."""
    scored = any(it.points for it in players.values())
    keys = ("won", "points") if scored else ("won", "survived", "right")
    rows = [[who, *[short(it)[key] for key in keys]] for who, it in players.items()]
    line = "after.figures-points" if scored else "after.figures"
    spoken = [phrases.line(line, {"who": called(phrases, who), **in_words(phrases, it)}) for who, it in players.items()]
    return {"columns": [phrases.word(f"after.column.{key}") for key in keys], "rows": rows}, spoken


def called(phrases: Phrases, who: str) -> str:
    """A name, or the number of a seat, as it is said."""
    return phrases.line("pause.seat", {"seat": int(who)}) if who.isdecimal() else who


def short(it: Figures) -> dict[str, str]:
    """Figures as they stand in a table."""
    return {
        "won": f"{it.won}/{it.games}",
        "survived": f"{it.survived}/{it.games}",
        "right": f"{it.right}/{it.votes}" if it.votes else "–",
        "points": str(it.points),
    }


def in_words(phrases: Phrases, it: Figures) -> dict[str, Any]:
    """Figures as they are said."""
    parts = {"won": (it.won, it.games), "survived": (it.survived, it.games), "right": (it.right, it.votes)}
    said = {key: phrases.line("after.of", {"part": part, "whole": whole}) for key, (part, whole) in parts.items()}
    return {**said, "points": it.points}


def evening(phrases: Phrases, winners: Sequence[str]) -> str:
    """How many games there were, and how often which camp has won, the most frequent first."""
    counts = sorted({winner: winners.count(winner) for winner in winners}.items(), key=lambda pair: -pair[1])
    won = [phrases.line("after.win", {"text": camp(phrases, key), "number": number}) for key, number in counts]
    return phrases.line("after.teller", {"games": len(winners), "wins": tuple(won)})


def match_table(phrases: Phrases, games: Sequence[Mapping[Seat, int]]) -> tuple[dict[str, Any], str]:
    """What the points of these games come to, who has most first, as a table and in a sentence."""
    sums: Counter[Seat] = Counter()
    for scores in games:
        sums.update(scores)
    ranked = sorted(sums.items(), key=lambda pair: -pair[1])
    each = [phrases.line("after.score", {"seat": seat, "points": points}) for seat, points in ranked]
    table = {
        "columns": [phrases.word("after.column.points")],
        "rows": [[str(seat), str(points)] for seat, points in ranked],
    }
    return table, phrases.line("after.match", {"games": len(games), "scores": tuple(each)})
