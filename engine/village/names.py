"""The names that the village games share."""

from collections.abc import Mapping
from dataclasses import replace

from engine.catalogue import Names
from engine.village.page import Page

PHASES = ("night N", "day N")
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
    """The names of one village game: the shared ones, those of its page, and its own."""
    calls = {f"{scene.call}.{end}": () for scene in page.scenes for end in ("wake", "sleep")}
    deaths = {f"death.{cause}": ("seat",) for cause in own.causes if cause not in page.night_causes}
    outcomes = {f"outcome.{winner}": ("seats",) for winner in own.winners}
    return replace(
        own,
        asks={**own.asks, "ghosts.bet": ("seat", "none")},
        lines={**LINES, **calls, **deaths, **outcomes, **own.lines},
        cards={"own.card": ("role",), **own.cards},
        events=(*EVENTS, *own.events),
    )
