"""Who has won, for village games: pure looks at the living (RULES.md 4.6)."""

from engine.village.village import Village


def nobody_left(v: Village) -> str | None:
    """Everybody is dead: a draw."""
    return None if v.living else "nobody"


def no_wolf_left(v: Village) -> str | None:
    """The village has got rid of its last wolf."""
    return None if v.wolves else "village"


def parity(v: Village) -> str | None:
    """The living wolves are as many as all others together."""
    return "werewolf" if 2 * len(v.wolves) >= len(v.living) else None
