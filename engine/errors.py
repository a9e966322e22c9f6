"""The one family of errors that this project raises on purpose."""


class WolfhourError(Exception):
    """Root of every error meant for a person: it says what is wrong, where, and what to do."""


class ScriptError(WolfhourError):
    """A game script asked for something impossible: a mistake in the rules code, never of a player."""


class Diverged(WolfhourError):
    """A recording does not belong to this script: it answers another question than the one put."""


class SetupError(WolfhourError, ValueError):
    """A set-up that cannot be played: an illegal deck, seat count or house rule.

    `problems` holds one sentence for each thing that is wrong.
    """

    def __init__(self, *problems: str) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems
