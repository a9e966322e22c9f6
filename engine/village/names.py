"""The names that the village games share."""

from collections import ChainMap
from collections.abc import Mapping
from dataclasses import fields, replace
from itertools import chain
from typing import Any

from engine.catalogue import Names
from engine.village.page import Of, Page

LINES: Mapping[str, tuple[str, ...]] = {
    "deal.look": (),
    "night.falls": (),
    "day.breaks": (),
    "dawn.deaths": ("seats",),
    "dawn.nobody": (),
    "debate.call": (),
    "vote.call": (),
    "vote.told": ("tally",),
    "vote.tie": ("seats",),
    "vote.nobody": (),
    "defence.call": ("seat",),
    "revote.call": ("seats",),
    "ghosts.bet": (),
    "ghosts.best": ("seats",),
    "reveal.role": ("seat", "role"),
    "reveal.side": ("seat", "side"),
}
EVENTS = (
    *("phase", "say", "ask", "answer", "refuse", "wake", "sleep", "talk", "board", "light", "show", "draw"),
    *("death", "spare", "vote", "outcome"),
)


def village_names(page: Page, own: Names) -> Names:
    """The names of one village game: the shared ones, those of its page and of its roles, and its own."""
    rules: tuple[Any, ...] = (*page.shields, *page.reprieves)
    sides = tuple(dict.fromkeys(role.camp for role in page.roles))
    shared = Names(
        asks={"ghosts.bet": ("seat", "none")},
        lines={**LINES, **{f"{scene.call}.{end}": () for scene in page.scenes for end in ("wake", "sleep")}},
        cards={"own.card": ("role",)},
        draws={role.key: ("seat",) for role in page.hidden},
        spared_by=tuple([role.key for rule in rules if isinstance(rule, Of) for role in rule.roles]),
        winners=(*sides, "nobody"),
        sides=sides,
        phases=("night N", "day N"),
        events=EVENTS,
    )
    names = together(shared, *[role.names for role in page.roles], own)
    deaths = {f"death.{cause}": ("seat",) for cause in names.causes if cause not in page.night_causes}
    outcomes = {f"outcome.{winner}": ("seats",) for winner in names.winners}
    return replace(names, lines={**deaths, **outcomes, **names.lines})


def together(*some: Names) -> Names:
    """All these names."""
    found: dict[str, Any] = {}
    for field in fields(Names):
        values = [getattr(names, field.name) for names in some]
        mapped = isinstance(values[0], Mapping)
        found[field.name] = dict(ChainMap(*reversed(values))) if mapped else tuple(dict.fromkeys(chain(*values)))
    return Names(**found)
