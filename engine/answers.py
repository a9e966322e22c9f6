"""Whether an answer fits its question."""

from engine.effects import Ask, Choice, Seat
from engine.words import behind


def fitted(ask: Ask, choice: Choice, *, partial: bool = False) -> Choice:
    """One pick of several is a list of one, and the only pick of one is no list; but the first words of one are."""
    if choice == ask.default or (partial and ask.most == 1):
        return choice
    if ask.most > 1 and not isinstance(choice, tuple):
        return (choice,)
    return choice[0] if ask.most == 1 and isinstance(choice, tuple) and len(choice) == 1 else choice


def refusal(ask: Ask, seat: Seat, choice: Choice, *, partial: bool) -> str | None:
    """Why a seat may not answer this, as a reason key; None: it may.

    `partial`: more picks may follow, or more words of the one pick; then () takes back what was picked.
    """
    if seat not in ask.seats:
        return "not-asked"
    if partial and choice == ():
        return None
    if partial and ask.most == 1 and isinstance(choice, tuple):
        return _beginning(ask, seat, choice)
    picks = choice if isinstance(choice, tuple) else (choice,)
    single = ask.default is not None and choice == ask.default
    if isinstance(choice, tuple) is (ask.most == 1) and not single:
        return "not-a-choice"
    barred = ask.barred.get(seat, {})
    for pick in picks:
        if pick in barred:
            return barred[pick]
        if pick not in ask.among and not single:
            return "not-a-choice"
    if not ask.apiece and len({*picks}) != len(picks):
        return "twice"
    least, most = (ask.apiece[seat],) * 2 if ask.apiece else (ask.least, ask.most)
    enough = partial or len(picks) >= least
    return None if single or (enough and len(picks) <= most) else "count"


def _beginning(ask: Ask, seat: Seat, said: tuple[int | str, ...]) -> str | None:
    """Why none of the options that begin with these words may be picked."""
    barred = ask.barred.get(seat, {})
    reasons = [barred.get(option) for option, _ in behind(said, ask.among)]
    return None if None in reasons else next(iter(reasons), "not-a-choice")
