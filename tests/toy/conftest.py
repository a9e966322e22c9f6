"""The box with the toy games in its catalogue."""

import sys
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from device import phrases
from device.tags.decks import Deck, decks
from engine.catalogue import games
from engine.lab.unheard import Loader, unheard_games
from tests.toy import guess, knowledge, seek, seek_knowledge

LANG = Path(__file__).parent / "lang"
TOYS = {"guess": (guess, guess.GUESS, knowledge), "seek": (seek, seek.SEEK, seek_knowledge)}
ANSWERS = Deck("answers-seek", ("seek",), "seat", "card", dict.fromkeys([*map(str, range(1, 9)), "peek", "declare"], 1))


@pytest.fixture(autouse=True)
def the_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everywhere where a game of the catalogue has something, the toy games have it."""
    load = phrases.load

    def with_the_toys(folder: Path) -> FluentBundle:
        bundle = load(folder)
        for toy in TOYS:
            bundle.add_resource(phrases.parse(LANG / folder.name / f"{toy}.ftl", []))
        return bundle

    monkeypatch.setattr(phrases, "load", with_the_toys)
    unheard = unheard_games()
    assert isinstance(unheard, dict)
    monkeypatch.setitem(decks(), ANSWERS.name, ANSWERS)
    for key, (module, game, known) in TOYS.items():
        monkeypatch.setitem(games(), key, game)
        monkeypatch.setitem(sys.modules, f"device.leaks.knowledge.{key}", known)
        loader = Loader(f"unheard.{key}", str(module.__file__))
        spec = spec_from_loader(loader.name, loader)
        assert spec is not None
        copy = module_from_spec(spec)
        loader.exec_module(copy)
        monkeypatch.setitem(unheard, key, getattr(copy, key.upper()))
