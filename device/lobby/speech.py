"""What the table reads and hears, chosen on the panel: the language of the screen, and up to three narrators."""

import logging
from collections.abc import Sequence
from pathlib import Path

from device.host import Host
from device.languages import languages
from device.lobby.plan import recall
from device.menu import Item, choose
from device.phrases import Phrases
from device.settings import NARRATORS
from device.store import FileStore

log = logging.getLogger(__name__)


def choose_language(host: Host, store: FileStore, texts: Path) -> bool:
    """Which language the screen shows from now on; each is offered in its own.  False for BACK."""
    before, host.narrators = host.phrases, ()
    known = [Phrases(texts, name) for name in languages(texts)]
    names = [phrases.language for phrases in known]
    items = [Item(phrases.word("language-name"), phrases.word("lobby.language")) for phrases in known]

    def moved(cursor: int) -> None:
        host.phrases = known[cursor]

    chosen = choose(host, before.word("lobby.title"), items, cursor=names.index(before.language), moved=moved)
    if chosen is None:
        host.phrases = before
        return False
    store.remember("language", names[chosen])
    log.info("language: %s", names[chosen])
    return True


def choose_narrators(host: Host, store: FileStore, texts: Path) -> bool:
    """Who speaks from now on, one after the other, each offered by the own voice.  False for BACK."""
    host.narrators = ()
    word, left = host.phrases.word, [Phrases(texts, name) for name in languages(texts)]
    chosen: list[str] = []
    while len(chosen) < NARRATORS:
        end = word("lobby.narrators-enough" if chosen else "lobby.narrators-screen")
        items = [Item(end), *(Item(phrases.word("language-name")) for phrases in left)]
        prompt = host.phrases.line("lobby.narrator", {"number": len(chosen) + 1})
        taken = choose(host, word("lobby.title"), items, prompt=prompt)
        if taken is None:
            return False
        if taken == 0:
            break
        chosen.append(left.pop(taken - 1).language)
    store.remember("narrators", chosen)
    log.info("narrators: %s", ", ".join(chosen) or "as on the screen")
    return True


def recall_narrators(store: FileStore, known: Sequence[str], usual: Sequence[str]) -> Sequence[str]:
    """The languages of those chosen last, else of the usual ones."""
    chosen = recall(store, "narrators", tuple[str, ...])
    return usual if chosen is None or len(chosen) > NARRATORS or not {*chosen} <= {*known} else chosen
