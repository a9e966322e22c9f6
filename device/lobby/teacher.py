"""The teacher: how a game is played, in two minutes, and what its cards can do, before they are dealt."""

from collections.abc import Sequence

from device.host import Host
from device.menu import leaf_through
from device.phrases import Phrases
from device.tags.faces import pictures_of
from engine.catalogue import Game


def explain(host: Host, game: Game) -> None:
    """Tell how this game is played, page after page."""
    phrases, number, texts = host.phrases, 1, list[str]()
    while phrases.has(f"teach.{game.key}.{number}"):
        texts.append(phrases.word(f"teach.{game.key}.{number}"))
        number += 1
    title = phrases.word(f"game.{game.key}")
    leaves = [({"kind": "notice", "headline": title, "lines": [text]}, [text]) for text in texts]
    leaf_through(host, leaves, phrases.word("teach.hint"))


def explained(phrases: Phrases, game: Game) -> bool:
    """Whether there is a lesson about this game."""
    return phrases.has(f"teach.{game.key}.1")


def read_cards(host: Host, game: Game, deck: Sequence[str]) -> None:
    """Tell what each card of this deck can do, with its picture, in the order of the game's own list."""
    phrases, leaves = host.phrases, []
    for role in (role for role in game.roles if role in deck):
        name, text = phrases.word(f"role.{role}"), phrases.word(f"role.{role}.help")
        view = {"kind": "card", "title": phrases.word("teach.cards"), "pictures": [*pictures_of(role)], "big": name}
        leaves.append(({**view, "subtitle": text}, [phrases.line("teach.card", {"name": name, "text": text})]))
    leaf_through(host, leaves, phrases.word("teach.hint"))
