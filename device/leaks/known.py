"""Finds the account of who may know what in a game."""

from importlib import import_module

from device.leaks.knowledge import Knowledge
from engine import Hands, WolfhourError
from engine.catalogue import Setup

PACKAGE = "device.leaks.knowledge"


def knowledge(setup: Setup, hands: Hands) -> Knowledge:
    """The account of one game in which these cards were dealt; seat 0 has those that were left over.

    Raises `WolfhourError` where nobody has written one.
    """
    name = f"{PACKAGE}.{setup.game.replace('-', '_')}"
    try:
        account: Knowledge = import_module(name).KNOWLEDGE(setup, hands)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise WolfhourError(f"who may know what in {setup.game} is told nowhere: write {name}") from None
    return account
