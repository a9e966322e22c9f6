"""The names that the village games share."""

from collections.abc import Mapping

from engine.catalogue import Names
from engine.village.page import Page

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


def village_names(
    page: Page,
    asks: Mapping[str, tuple[str, ...]],
    lines: Mapping[str, tuple[str, ...]],
    cards: Mapping[str, tuple[str, ...]],
    draws: Mapping[str, tuple[str, ...]],
    causes: tuple[str, ...],
    spared_by: tuple[str, ...],
    winners: tuple[str, ...],
    sides: tuple[str, ...],
    extra_events: tuple[str, ...] = (),
    marks: tuple[str, ...] = (),
    offices: tuple[str, ...] = (),
    trades: tuple[str, ...] = (),
) -> Names:
    """The names of one village game: the shared ones, those of its page, and its own."""
    calls = {f"{scene.call}.{end}": () for scene in page.scenes for end in ("wake", "sleep")}
    deaths = {f"death.{cause}": ("seat",) for cause in causes if cause not in page.night_causes}
    outcomes = {f"outcome.{winner}": ("seats",) for winner in winners}
    return Names(
        asks={**asks, "ghosts.bet": ("seat", "none")},
        lines={**LINES, **calls, **deaths, **outcomes, **lines},
        cards={"own.card": ("role",), **cards},
        draws=draws,
        causes=causes,
        winners=winners,
        phases=("night N", "day N"),
        events=(*EVENTS, *extra_events),
        marks=marks,
        offices=offices,
        spared_by=spared_by,
        sides=sides,
        trades=trades,
    )
