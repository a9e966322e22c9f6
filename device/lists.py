"""The list that the box runs through for an ask, and what an item of it says.  Nothing is decided by an ask's name."""

from engine import Ask, Choice, Seat

DONE = "done"
"""The item of a list that says: these are all that I pick."""


def called(ask: Ask) -> tuple[int | str, ...]:
    """What the box calls of the choices: who wants to presses at "yes", and who does not need not press.

    Where it is open how many are picked, the last item is `DONE`.
    """
    if ask.how == "wish" and "yes" in ask.among:
        return ("yes",)
    return (*ask.among, DONE) if ask.least < ask.most else ask.among


def beside(ask: Ask) -> str | None:
    """The option that is not called, since not to press says it as well; BACK says it at once."""
    return None if ask.default in called(ask) else ask.default


def full(ask: Ask, seat: Seat, choice: Choice) -> bool:
    """Whether a seat has picked so many that no more can be; the first words of an option are not picked yet."""
    return not isinstance(choice, tuple) or (ask.most > 1 and len(choice) >= ask.apiece.get(seat, ask.most))


def alone(ask: Ask) -> bool:
    """Whether one seat, or none, makes one pick that nobody looks at: then a shortcut says it as well as the list."""
    return ask.how == "alone" and ask.most == 1 and not ask.shared and not ask.farewell


def openly(ask: Ask) -> bool:
    """Whether everybody may see who is asked; not where the whole window passes so that nobody can tell."""
    return not (ask.secret or ask.farewell) and ask.closes != "window"


def pointable(ask: Ask) -> bool:
    """Whether fingers can answer it: a vote between seats."""
    return ask.how == "vote" and all(isinstance(choice, int) for choice in ask.among)
