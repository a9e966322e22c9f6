"""Who sits where, by name: out of a list that the owner has typed once (`table.people` in the settings)."""

from collections.abc import Sequence

from device.host import Host
from device.menu import Item, choose
from device.names import recall_names, remember_names
from device.phrases import Phrases
from device.store import FileStore
from engine import Seat


def names_item(phrases: Phrases, store: FileStore, seats: int) -> Item:
    """The names in one line."""
    names = {seat: name for seat, name in recall_names(store).items() if seat <= seats}
    each = tuple([phrases.line("lobby.name", {"seat": seat, "name": names[seat]}) for seat in sorted(names)])
    return Item(phrases.line("lobby.names", {"names": each}) if each else phrases.word("lobby.names-none"))


def choose_names(host: Host, store: FileStore, people: Sequence[str], seats: int) -> None:
    """Ask seat after seat who sits there, until BACK; whoever is named elsewhere has moved."""
    phrases = host.phrases
    for seat in range(1, seats + 1):
        names = recall_names(store)
        items = [Item(phrases.word("lobby.name-none")), *map(Item, people)]
        cursor = 1 + people.index(names[seat]) if names.get(seat) in people else 0
        title = phrases.line("pause.seat", {"seat": seat})
        prompt = phrases.line("lobby.name-who", {"seat": seat})
        chosen = choose(host, title, items, prompt=prompt, cursor=cursor)
        if chosen is None:
            return
        name = people[chosen - 1] if chosen else ""
        others = {other: its for other, its in names.items() if its != name and other != seat}
        remember_names(store, {**others, seat: name} if name else others)


def sit_down(store: FileStore, before: tuple[Seat, ...], leads: tuple[Seat, ...]) -> None:
    """Whoever takes a seat anew gives the name anew."""
    if before != leads:
        remember_names(store, {})
