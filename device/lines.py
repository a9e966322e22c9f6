"""Everything that the box says by itself, outside the rules of a game: line -> the facts in it.

Like a game's own names, these are the keys of `config/lang/`; a test finds what is missing or unused.
"""

from collections.abc import Mapping

LOBBY: Mapping[str, tuple[str, ...]] = {
    "lobby.welcome": (),
    "lobby.offer": ("game", "least", "most"),
    "lobby.seats-same": ("number",),
    "lobby.join": (),
    "lobby.joined": ("seat",),
    "lobby.unseated": ("seat",),
    "lobby.too-few": ("least", "joined"),
    "lobby.full": ("most",),
    "lobby.number": ("number",),
    "lobby.card": ("role", "number"),
    "lobby.card-said": ("card", "number"),
    "lobby.cards": ("cards",),
    "lobby.rules-changed": ("rules",),
    "lobby.length": ("deal", "first", "later", "minutes"),
    "lobby.length-alone": ("time",),
    "lobby.minutes": ("minutes",),
    "lobby.seconds": ("seconds",),
    "lobby.time": ("minutes", "seconds"),
    "lobby.deck-edit": ("seats",),
    "lobby.deck-counted": ("cards", "seats"),
    "lobby.deck-broken": ("number",),
    "lobby.rule": ("rule", "value"),
    "lobby.ready": (),
    "lobby.missing": ("seats",),
    "lobby.goodbye": (),
    "resume.offer": ("game", "phase"),
    "resume.refused": (),
    "resume.damaged": (),
}
"""What is said before and after a game, and so is no line of any."""

LINES: Mapping[str, tuple[str, ...]] = {
    "vote.point": (),
    "deal.readers": ("pile", "number", "each"),
    "deal.well": ("pile", "number", "each"),
    "deal.list": ("pile", "number", "each"),
    "deal.rest": ("number",),
    "deal.wrong": ("seat",),
    "deal.twice": ("seat",),
    "deal.changed": ("seat",),
    "deal.wrong-card": (),
    "deal.missing": ("seats",),
    "deal.give": ("seat",),
    "deal.next": ("number",),
    "deal.look-next": ("number",),
    "deal.look-now": ("each",),
    "deal.take-back": ("each",),
    "deal.close": ("each",),
    "deal.again": ("each",),
    "deal.lights": (),
    "deal.card": ("number",),
    "deal.goal": (),
    "deal.question": ("number",),
    "turn.number": ("number",),
    "declare.number": ("number",),
    "deal.instead": (),
    "night.hands": (),
    "night.ready": (),
    "night.missing": ("seats",),
    "night.goes-on": (),
    "lights.drawn": (),
    "lights.only": ("seat",),
    "look.close": (),
    "look.seat": ("seat",),
    "look.only": ("seat",),
    "look.open": (),
    "resume.night": (),
    "resume.day": (),
    "phase.setup": ("number",),
    "result.seat": ("seat", "roles"),
    "result.points": ("seat", "points"),
    "result.both": ("seat", "roles", "points"),
    "result.parts": ("seat", "parts"),
    "lying.dead": ("dead",),
    "result.goal": ("seat", "goal"),
    "pause.seat": ("seat",),
    "pause.off": (),
    "pause.undone": (),
    "pause.left": ("seat",),
    "pause.device-press": ("seat",),
    "pause.device-taken": ("seat",),
    "pause.device-changed": ("seat",),
    "pause.abandoned": (),
}
"""What is said and shown in any game."""

HOUSES: Mapping[str, tuple[str, ...]] = {"house.L": ("seat",), "house.R": ("seat",)}
"""Houses as items of a list; only games with houses say them."""

ITEMS = ("yes", "no", "none", "done", "careful", "bold", "keep", "tear", "left", "right", "charmed", "nothing")
"""Options of asks, said as an item of a list: the word `item-<option>`."""

CARDS: Mapping[str, tuple[str, ...]] = {
    "cards.set": ("deck", "number"),
    "cards.copy": ("card", "number"),
    "cards.masked": ("card", "looks"),
    "cards.marked": ("card", "sign"),
    "cards.title": ("deck", "learned", "cards"),
    "cards.lay": ("card",),
    "cards.lay-new": ("card",),
    "cards.known": ("known", "card"),
    "cards.stopped": ("missing",),
    "cards.two-seats": ("seats",),
    "cards.swap": ("seat",),
    "cards.swap-several": ("seat",),
    "pairing.count": ("readers",),
    "pairing.tap": ("seat",),
    "pairing.paired": ("seat",),
    "pairing.taken": ("before", "seat"),
}
"""What is said about cards and readers, besides what stands on them."""
