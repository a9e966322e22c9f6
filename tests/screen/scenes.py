"""What people see in an evening, put together by the device itself, in any language."""

from collections.abc import Iterator, Mapping
from typing import Any

from device.cards import on_picture
from device.host import Host
from device.languages import FALLBACK
from device.lobby.plan import Plan, usual_rules
from device.lobby.rules import choose_rules
from device.lobby.seats import draw as draw_joining
from device.menu import Item, choose
from device.ports import Lost, Panel
from device.public import PublicView
from engine import Ask, Facts, Over, Seats, View
from engine.catalogue import games
from engine.village.village import VillageView
from engine.wooolf.table import Questioned
from tests.device.bench import Bench
from tests.device.test_houses import VIEW as BURG
from tests.device.test_laid import ASKED
from tests.device.test_laid import shown as wooolf
from tests.device.test_lying import VIEW as MEADOW
from tests.device.test_lying import over as reckoned

Scene = Mapping[str, Any]

TWELVE: Seats = tuple(range(1, 13))
TWENTY: Seats = tuple(range(1, 21))
LIVING: Seats = (1, 2, 4, 5, 6, 8, 9, 11, 12)
ROLES = (
    *("werewolf", "white-werewolf", "seer", "witch", "hunter", "little-girl", "cupid", "elder", "rumour-monger"),
    *("villager", "villager", "scapegoat"),
)
STARK = ("joining", "voted", "trouble", "houses", "marks", "story", "votes-table")
"""What is looked at in high contrast as well."""
HOLD = {1: ("man", "wolf"), 2: ("woman", "man"), 3: ("woman", "woman"), 4: ("man", "woman"), 5: ("man", "woman")}
GOALS = {1: "both-dead", 2: "dead-women", 3: "both-alive", 4: "one-each", 5: "dead-men"}
TOKEN = Ask("token.first", (5,), BURG.houses, default="none", closes="all", secret=False, how="steps")
VOTE = Ask("vote", LIVING, LIVING, default="none", closes="all", secret=False, how="vote")


class Sight:
    """A box whose screen is looked at."""

    def __init__(self, language: str, game: str, seats: Seats = TWELVE) -> None:
        async def script() -> None:
            """No game: the screen is told what there is."""

        self.screen = (bench := Bench(script, game=game, language=language)).screen
        self.host: Host = bench.host
        self.public = PublicView(self.host, seats)

    def scene(self, line: str = "", **facts: Any) -> Scene:
        """What is shown while this line is spoken."""
        if line:
            self.host.show(subtitle=self.host.phrases.line(line, facts))
        return dict(self.screen.views[-1][1])

    def card(self, card: str, **facts: Any) -> Scene:
        """A private card, as it is shown in the dark."""
        names = on_picture(facts)
        self.public.secret(self.host.phrases.line(card, facts), *names)
        return self.scene()

    def word(self, key: str) -> str:
        return self.host.phrases.word(key)


def scenes(language: str) -> dict[str, Scene]:
    """All of them, by their names, in the order of an evening."""
    parts = (lobby, village, tables, cards, night, after)
    seen = {name: scene for part in parts for name, scene in part(language)}
    stark = STARK if language == FALLBACK else ()
    return seen | {f"{name}-high": {**seen[name], "high_contrast": True} for name in stark}


class Forgetful:
    """Remembers no setting of the panel."""

    def remember(self, key: str, value: Any) -> None:
        """Forget it."""

    def recall(self, key: str) -> Any:
        """Nothing."""


def lobby(language: str) -> Iterator[tuple[str, Scene]]:
    """Before a game."""
    sight = Sight(language, "millers-hollow")
    sight.host.inbox.put_at(1.0, Panel("back"))
    items = [Item(sight.word(f"game.{key}")) for key in games()]
    choose(sight.host, sight.word("lobby.game"), items, prompt=sight.word("lobby.game"), cursor=1)
    yield "games", sight.scene()
    discs = [{"seat": seat, "joined": seat < 11, "ready": seat < 5} for seat in TWELVE]
    draw_joining(sight.host, games()["millers-hollow"], sight.word("lobby.ready"), discs, "lobby.hint-ready")
    yield "joining", sight.scene()
    sight.host.inbox.put_at(sight.host.inbox.clock.now() + 1, Panel("back"))
    game = games()["millers-hollow"]
    choose_rules(sight.host, Forgetful(), Plan(game, TWELVE, usual_rules(game, 12)))
    yield "rules", sight.scene()


def village(language: str) -> Iterator[tuple[str, Scene]]:
    """The days of the village games, and their end."""
    sight = Sight(language, "millers-hollow")
    sight.public.phase({"name": "day", "number": 2})
    sight.public.board(VillageView("day", 2, TWELVE, LIVING, 6))
    yield "dawn", sight.scene("dawn.deaths", seats=(3, 7, 10))
    sight.public.talk(8, 27.0, 45.0, {1, 2, 12})
    yield "speech", sight.scene("speech.call", seat=8)
    sight.public.asking(VOTE, 8, {"left": 5.0, "of": 8.0}, {})
    yield "vote", sight.scene("vote.call")
    ballots: Facts = {"ask": "vote", "ballots": dict(zip(LIVING, (8, 8, 12, "none", 8, 1, 8, 12, 8), strict=True))}
    sight.public.note("vote", {**ballots, "tally": {}})
    sight.public.asked()
    yield "voted", sight.scene("death.vote", seat=8)
    large = Sight(language, "classic", TWENTY)
    large.public.board(View("night", 3, TWENTY, TWENTY))
    large.public.phase({"name": "night", "number": 3})
    large.public.ready({3, 17})
    yield "ready", large.scene("night.ready")
    yield "dusk", {**large.scene(), "dusk": 0.35}
    yield "dusk-late", {**large.scene(), "dusk": 0.7}
    roles = {seat: (role,) for seat, role in zip(TWELVE, ROLES, strict=True)}
    sight.public.board(Over("over", 4, TWELVE, LIVING, "village", TWELVE[2:], roles))
    yield "result", sight.scene()
    for lost in (Lost("speaker", "no-sound"), Lost("seat", "button-stuck", 4)):
        large.host.seating.trouble[(lost.part, lost.seat)] = lost
    keys = ("pause.title", "trouble.night-without-sound", "pause.read-aloud")
    title, why, hint = map(large.word, keys)
    large.host.turn({"kind": "notice", "headline": title, "lines": [why], "hint": hint})
    yield "trouble", large.scene()


def tables(language: str) -> Iterator[tuple[str, Scene]]:
    """The tables of the card games, and what their points are made of."""
    sight = Sight(language, "lupusburg", BURG.seats)
    sight.public.phase({"name": "day", "number": 2})
    sight.public.board(BURG)
    sight.public.note("mark", {"kind": "token", "house": "4R", "by": 1})
    sight.public.asking(TOKEN, "4R", {"left": 3.0, "of": 4.0}, {})
    yield "houses", sight.scene("token.turn", seat=5)
    scores = {1: 12, 2: -3, 3: 0, 4: 21, 5: 7}
    for seat in BURG.seats:
        for why, points in (("living", 4), ("chest", 1), ("bet", 8)):
            sight.public.note("score", {"seat": seat, "why": why, "points": points})
    sight.public.board(Over("over", 3, BURG.seats, BURG.seats, "village", (4,), HOLD, scores, GOALS))
    yield "points", sight.scene()
    sight.host.show(page=1)
    yield "goals", sight.scene()
    public = wooolf(8, language=language, asked=(*ASKED, *(Questioned(3, by, "hound", yes=False) for by in (5, 8))))
    yield "marks", {**public.host.view, "subtitle": public.host.phrases.line("turn.call", {"seat": 4}), "banner": []}
    yield "turned-up", {**wooolf(5, turned_up=True, language=language).host.view, "banner": []}
    sight = Sight(language, "cried-wolf", MEADOW.seats)
    sight.public.phase({"name": "turn", "number": 7})
    sight.public.board(MEADOW)
    yield "piles", sight.scene("claim", seat=2, receiver=4, kind="sheep")
    sight.public.board(reckoned())
    yield "reckoned", sight.scene()


def cards(language: str) -> Iterator[tuple[str, Scene]]:
    """Private cards in the dark."""
    sight = Sight(language, "millers-hollow")
    yield "own-card", sight.card("own.card", role="white-werewolf")
    yield "seer", sight.card("seer.result", target=11, role="little-girl")
    yield "thief", sight.card("thief.left", roles=["rumour-monger", "werewolf"])
    yield "pack", sight.card("werewolf.pack", seats=(3, 9, 12))
    yield "goal", Sight(language, "lupusburg").card("own.card", roles=HOLD[1], goal=GOALS[1])
    yield "hand", Sight(language, "cried-wolf").card("own.card", roles=("wolf", "sheep-3"))


def night(language: str) -> Iterator[tuple[str, Scene]]:
    """The dark screen in a scene."""
    sight = Sight(language, "classic")
    sight.public.night(True)
    yield "dark", sight.scene()
    pack = Ask("werewolf.kill", (1, 2), LIVING, shared="werewolf.tokens")
    sight.public.asking(pack, 12, {"left": 5.0, "of": 8.0}, {1: 12, 2: 12})
    yield "tokens", sight.scene()
    sight.public.secret(sight.public.item("yes"), "yes")
    yield "yes", sight.scene()


def after(language: str) -> Iterator[tuple[str, Scene]]:
    """What is told when a game is over."""
    sight = Sight(language, "millers-hollow")
    line = sight.host.phrases.line
    kept = line("result.seat", {"seat": 7, "roles": ("little-girl",)})
    sight.host.turn({"kind": "card", "title": sight.word("game.millers-hollow"), "seat": 7, "won": True,
                     "pictures": ["little-girl"], "big": sight.word("role.little-girl")})  # fmt: skip
    sight.host.show(subtitle=kept)
    yield "turned-over", sight.scene()
    events: tuple[tuple[str, str, Facts], ...] = (
        ("seer", "seer.result", {"target": 11, "role": "white-werewolf"}),
        ("", "dawn.deaths", {"seats": (3, 7, 10)}),
        ("werewolf", "werewolf.pack", {"seats": (3, 9, 12)}),
        ("", "death.vote", {"seat": 8}),
        ("hunter", "result.seat", {"seat": 8, "roles": ("hunter",)}),
    )
    told = [{"text": line(key, facts), "picture": name, "turn": key == "dawn.deaths"} for name, key, facts in events]
    story = {"kind": "chronicle", "phase": line("phase.night", {"name": "night", "number": 2}), "told": told}
    sight.host.turn({**story, "title": sight.word("game.millers-hollow"), "subtitle": ""})
    yield "story", sight.scene()
    days = [[line("phase.day", {"name": "day", "number": day}), *ballots(day)] for day in range(1, 7)]
    table = {"columns": [str(seat) for seat in TWELVE], "rows": days}
    sight.host.turn({"kind": "chronicle", "title": sight.word("game.millers-hollow"), "table": table, "subtitle": ""})
    yield "votes-table", sight.scene()


def ballots(day: int) -> list[str]:
    """A ballot of each seat."""
    return [str(seat * day % 12 + 1) if (seat + day) % 5 else "–" for seat in TWELVE]
