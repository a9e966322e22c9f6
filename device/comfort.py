"""What people set for their eyes and ears in the middle of a game: how loud, how bright, how stark, which language."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from device.host import Host
from device.languages import languages
from device.menu import Item, choose, turn_volume
from device.phrases import Phrases

BRIGHTNESS = (25, 40, 55, 70, 85, 100)
"""How bright the screen can be by day, in per cent.

The frames of the night are as dark as they must be, and high contrast is never dimmed.
"""


class Comfort:
    """The menu of these on one box."""

    def __init__(self, host: Host, speak: Callable[[str], None], keep: Callable[[str, Any], None]) -> None:
        """`speak` lets the box speak a language from now on, `keep` keeps what was set for the next start."""
        self.host, self.speak, self.keep = host, speak, keep

    def choose(self, *, dark: bool) -> None:
        """Let people set what they like, until BACK."""
        chosen = ""
        while True:
            word = self.host.phrases.word  # the language may be another one by now
            offers = self._offers()
            keys = [*offers]
            items = [Item(word(key)) for key in keys]
            cursor = keys.index(chosen) if chosen in keys else 0
            number = choose(self.host, word("pause.box"), items, cursor=cursor, dark=dark)
            if number is None:
                return
            offers[chosen := keys[number]](dark)

    def _offers(self) -> dict[str, Callable[[bool], None]]:
        """What can be set now; high contrast is always as bright as the screen is."""
        offers: dict[str, Callable[[bool], None]] = {"pause.volume": self.volume} if self.host.loudness else {}
        offers |= {} if self.host.sight.high_contrast else {"pause.brightness": self.brightness}
        offers["pause.contrast"] = self.contrast
        if self.host.sight.by_ear or self.host.seating.lit(self.host.seating.leads):
            offers["pause.by-ear"] = self.by_ear
        return offers | {"pause.language": self.language}

    def volume(self, dark: bool) -> None:
        """Louder or quieter."""
        turn_volume(self.host, dark=dark)

    def brightness(self, dark: bool) -> None:
        """Brighter or darker: each is seen as it would be, and BACK leaves it as it was."""
        before = self.host.sight

        def moved(cursor: int) -> None:
            self.host.sight = replace(before, brightness=BRIGHTNESS[cursor])

        cursor = min(range(len(BRIGHTNESS)), key=lambda place: abs(BRIGHTNESS[place] - before.brightness))
        items = [Item(str(level)) for level in BRIGHTNESS]
        title = self.host.phrases.word("pause.brightness")
        if choose(self.host, title, items, cursor=cursor, moved=moved, dark=dark) is None:
            self.host.sight = before
        else:
            self.keep("brightness", self.host.sight.brightness)

    def contrast(self, dark: bool) -> None:
        """Dark on light, or white and yellow on black for whoever sees little."""
        choose_contrast(self.host, self.keep, dark=dark)

    def by_ear(self, dark: bool) -> None:
        """Whether lists and lights tell in the dark what others are shown."""
        choose_by_ear(self.host, self.keep, dark=dark)

    def language(self, dark: bool) -> None:
        """Another language from the next line on; each is offered in its own."""
        phrases = self.host.phrases
        names = languages(phrases.folder)
        items = [Item(Phrases(phrases.folder, name).word("language-name")) for name in names]
        title = phrases.word("pause.language")
        chosen = choose(self.host, title, items, cursor=names.index(phrases.language), dark=dark)
        if chosen is not None:
            self.speak(names[chosen])


def choose_contrast(host: Host, keep: Callable[[str, Any], None], *, dark: bool = False) -> None:
    """Let somebody choose how stark the screen is: each is seen as it would be, and BACK leaves it as it was."""
    before, word = host.sight, host.phrases.word

    def moved(cursor: int) -> None:
        host.sight = replace(before, high_contrast=cursor == 1)

    items = [Item(word("pause.contrast-usual")), Item(word("pause.contrast-high"))]
    if choose(host, word("pause.contrast"), items, cursor=int(before.high_contrast), moved=moved, dark=dark) is None:
        host.sight = before
    else:
        keep("contrast", host.sight.high_contrast)


def choose_by_ear(host: Host, keep: Callable[[str, Any], None], *, dark: bool = False) -> None:
    """Let somebody say whether anybody here does not see the screen; BACK leaves it as it was."""
    word, title = host.phrases.word, host.phrases.word("pause.by-ear")
    items = [Item(word("item-no")), Item(word("item-yes"))]
    taken = choose(host, title, items, prompt=title, cursor=int(host.sight.by_ear), dark=dark)
    if taken is not None:
        host.sight = replace(host.sight, by_ear=taken == 1)
        keep("by-ear", host.sight.by_ear)
