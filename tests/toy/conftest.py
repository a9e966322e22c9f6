"""The box with the guessing game in its catalogue."""

import sys
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from device import phrases
from engine.catalogue import games
from engine.lab.unheard import Loader, unheard_games
from tests.toy import guess, knowledge

LANG = Path(__file__).parent / "lang"


@pytest.fixture(autouse=True)
def the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everywhere where a game of the catalogue has something, the guessing game has it."""
    load = phrases.load

    def with_the_toy(folder: Path) -> FluentBundle:
        bundle = load(folder)
        bundle.add_resource(phrases.parse(LANG / folder.name / "guess.ftl", []))
        return bundle

    monkeypatch.setattr(phrases, "load", with_the_toy)
    monkeypatch.setitem(games(), "guess", guess.GUESS)
    monkeypatch.setitem(sys.modules, "device.leaks.knowledge.guess", knowledge)
    loader = Loader("unheard.guess", guess.__file__)
    spec = spec_from_loader(loader.name, loader)
    unheard = unheard_games()
    assert spec is not None
    assert isinstance(unheard, dict)
    module = module_from_spec(spec)
    loader.exec_module(module)
    monkeypatch.setitem(unheard, "guess", module.GUESS)
