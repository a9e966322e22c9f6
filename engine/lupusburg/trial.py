"""The trial: tokens, evidence, defence, and the secret verdict (RULES.md 3.4)."""

from collections import Counter
from collections.abc import Sequence

from engine.effects import Ask, Board, Choice, Note, Say, Seat, Talk, demand
from engine.lupusburg.burg import Burg, House, owner

SPEECH = 45
"""Seconds of an ordered speech."""
EVIDENCE = ("claw", "fur")
"""What is laid before the suspect with most tokens, and before the other."""


async def trial(b: Burg) -> None:
    """Two ballots, and perhaps an execution; the end is checked behind it, in `day`."""
    suspects = await accuse(b)
    if not suspects:
        await Say("token.nobody")
        return
    for kind, house in zip(EVIDENCE, suspects, strict=True):
        await Note("mark", {"kind": kind, "house": house})
    await Say("evidence", {"claw": suspects[0], "fur": suspects[1]})
    for seat in dict.fromkeys(map(owner, suspects)):
        if seat not in b.gone:
            await Say("defence.call", {"seat": seat})
            await Talk(seat, SPEECH)
    condemned = await verdict(b, suspects)
    if condemned:
        await b.remove((condemned,), "vote")
        await Say("death.vote", {"house": condemned}, sound="drum")
    else:
        await Say("verdict.nobody")
    await Board(b.view("day"))


async def accuse(b: Burg) -> tuple[House, ...]:
    """Each lays two tokens, in two rounds, also who has nobody left; comes back as both suspects, or nobody."""
    laid: dict[Seat, list[Choice]] = {seat: [] for seat in b.players}
    await Say("token.call", sound="bell")
    for ask in ("token.first", "token.second"):
        for seat in b.players:
            await Say("token.turn", {"seat": seat})
            house = Ask(ask, (seat,), b.living, default="none", closes="all", secret=False, how="steps")
            answers = await house
            choice = answers.get(seat, "none")
            laid[seat].append(choice)
            if choice != "none":
                await Note("mark", {"kind": "token", "house": choice, "by": seat})
    tokens = Counter(str(choice) for seat in laid for choice in laid[seat] if choice != "none")
    nearest = b.nearest_first(b.living)  # and of as many tokens the nearest stays in front
    suspects = tuple(sorted(nearest, key=lambda house: -tokens[house])[:2]) if tokens else ()
    await Note("vote", {"ask": "token.second", "tally": ranked(tokens), "chosen": suspects, "ballots": laid})
    return suspects


def ranked(tally: Counter[House]) -> dict[House, int]:
    """The most votes first."""
    return dict(tally.most_common())


async def verdict(b: Burg, suspects: tuple[House, ...]) -> House:
    """Each living character but the suspects has a vote, cast in secret by its owner; comes back as the condemned."""
    votes = dict(Counter([owner(house) for house in b.living if house not in suspects]))
    await Say("verdict.call")
    ballot = Ask(
        "verdict.vote",
        tuple(votes),
        (*EVIDENCE, "none"),
        least=2,
        most=2,
        apiece=votes,
        closes="all",
        secret=False,
        how="together",
    )
    answers = await ballot
    cast = Counter(pick for picks in answers.values() if isinstance(picks, tuple) for pick in picks)
    tally = Counter({house: cast[kind] for kind, house in zip(EVIDENCE, suspects, strict=True) if cast[kind]})
    await Say("verdict.told", {f"{kind}_votes": cast[kind] for kind in EVIDENCE})
    condemned = await decide(b, suspects, tally)
    chosen = (condemned,) if condemned else ()
    ballots = {**dict.fromkeys(votes, "none"), **answers}
    await Note("vote", {"ask": "verdict.vote", "tally": ranked(tally), "chosen": chosen, "ballots": ballots})
    return condemned


async def decide(b: Burg, suspects: Sequence[House], tally: Counter[House]) -> House:
    """Who has more votes; of as many, at least one each, what the house rule says (3.9, 33)."""
    if not tally:
        return ""
    most = [house for house in suspects if tally[house] == max(tally.values())]
    if len(most) == 1:
        return most[0]
    match b.rules.second_tie:
        case "no_execution":
            return ""
        case "burgomaster":
            await Say("verdict.tie", {"seat": b.mayor})
            settled = await demand(Ask("verdict.tie", (b.mayor,), EVIDENCE, closes="all", secret=False))
            return suspects[EVIDENCE.index(str(settled[b.mayor]))]
        case "clockwise_from_victim":
            return b.nearest_first(tuple(suspects))[0]
