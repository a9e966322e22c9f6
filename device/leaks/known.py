"""Finds the account of who may know what in a game."""

from importlib import import_module

from device.leaks.knowledge import Decks, Knowledge
from engine import WolfhourError
from engine.catalogue import Setup

PACKAGE = "device.leaks.knowledge"


def knowledge(setup: Setup, decks: Decks) -> Knowledge:
    """The account of one game in which each deck was dealt like this.

    Raises `WolfhourError` where nobody has written one.
    """
    name = f"{PACKAGE}.{setup.game.replace('-', '_')}"
    try:
        account: Knowledge = import_module(name).KNOWLEDGE(setup, decks)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise WolfhourError(f"who may know what in {setup.game} is told nowhere: write {name}") from None
    return account
