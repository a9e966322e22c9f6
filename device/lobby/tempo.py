"""How fast the table plays: brisk, normal, or as beginners like it."""

from dataclasses import replace

from device.host import Host
from device.lobby.plan import Memory, recall
from device.menu import Item
from device.pace import PACES
from device.phrases import Phrases

KEY = "pace"
"""Where the store keeps it."""


def recall_pace(host: Host, store: Memory) -> None:
    """Play at the pace that was chosen last on the panel."""
    kept = recall(store, KEY, str)
    for name, factor in PACES.items():
        if name == kept:
            host.pace = replace(host.pace, factor=factor)


def pace_item(phrases: Phrases, factor: float) -> Item:
    """The pace in one line."""
    name = next((name for name, its in PACES.items() if its == factor), "normal")
    return Item(phrases.word(f"lobby.pace.{name}"), phrases.word("lobby.pace-help"))


def next_pace(host: Host, store: Memory) -> None:
    """Turn to the next pace, and keep it."""
    names = [*PACES]
    now = next((place for place, name in enumerate(names) if PACES[name] == host.pace.factor), 0)
    name = names[(now + 1) % len(names)]
    host.pace = replace(host.pace, factor=PACES[name])
    store.remember(KEY, name)
