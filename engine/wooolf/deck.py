"""What is in the box: cards with two faces, questions, and how many there are for so many players (RULES.md 1.1)."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.catalogue import Setup
from engine.effects import Facts, Seats
from engine.wooolf.rules import WooolfRules

VALUES = {"sheep": 1, "hound": 2, "hunter": 3, "boy": 4, "wolf": 5}
"""Role -> the value of its cards: of a player's two the higher one is who he is."""
GOALS: Mapping[str, tuple[str, str]] = {
    "sheep": ("hound", "hunter"),
    "hound": ("wolf", "hunter"),
    "hunter": ("wolf", "hound"),
    "boy": ("wolf", "sheep"),
    "wolf": ("sheep", "sheep"),
}
"""Identity -> whom it must find, in the order in which it names them; the wolf names one sheep twice."""
BASIC = {"sheep": 7, "hound": 2, "hound?": 1, "hunter": 2, "hunter?": 1, "boy?": 1, "wolf": 2}
ADVANCED = {"sheep/hound": 1, "hound/wolf": 1, "hunter/sheep": 1, "boy/hunter": 1}
CARDS = (*BASIC, *ADVANCED)
"""All kinds of cards: "?" behind the role is a mask that nobody knows, "/hound" the mask of a hound."""
BY_PLACES: Mapping[int, tuple[int, ...]] = {
    5: (4, 1, 1, 1, 1, 1, 1),
    6: (5, 2, 1, 1, 1, 1, 1),
    7: (6, 2, 1, 2, 1, 1, 1),
    8: (7, 2, 1, 2, 1, 1, 2),
}
"""Places -> how many there are of each basic card; fewer places take those of 5."""
DISGUISED = {"hound?": "hound/wolf", "hunter?": "hunter/sheep", "boy?": "boy/hunter"}
"""Which cards the advanced deck swaps for which; besides, a sheep is disguised."""
QUESTIONS: Mapping[str, tuple[str, ...]] = {
    "wolf-boy-hunter": ("wolf", "boy", "hunter"),
    "boy-hunter-sheep": ("boy", "hunter", "sheep"),
    "hound": ("hound",),
    "hunter": ("hunter",),
    "sheep": ("sheep",),
}
"""Question card -> for whom the answer is yes."""
COPIES = {"wolf-boy-hunter": 4, "boy-hunter-sheep": 4, "hound": 3, "hunter": 3, "sheep": 2}
QUESTION_CARDS = tuple([card for card, copies in COPIES.items() for _ in range(copies)])
EACH = 2
"""Cards of one player, and questions as well."""
LEAST, MOST = 4, 8
UNKNOWN = "unknown"


@cache
def role_of(card: str) -> str:
    """Who a card is."""
    return card.partition("/")[0].removesuffix("?")


@cache
def mask_of(card: str) -> str:
    """What a card looks like, which is the mark that is laid at it."""
    if card.endswith("?"):
        return UNKNOWN
    role, _, mask = card.partition("/")
    return mask or role


def identity(cards: tuple[str, ...]) -> str:
    """Who holds these two: the higher of them."""
    return max(map(role_of, cards), key=VALUES.__getitem__)


def places(seats: Seats) -> tuple[int, ...]:
    """Where two cards lie: at each seat, and with four players in the middle, which is place 5."""
    return (*seats, 5) if len(seats) == LEAST else seats


def recommended(seats: int, rules: Any) -> tuple[str, ...]:
    """The deck of the house rule for so many players; all 20 cards, of which some stay out of the hand, if mixed."""
    kind = rules.deck if isinstance(rules, WooolfRules) else "basic"
    if kind == "mixed20":
        return tuple([card for card, copies in {**BASIC, **ADVANCED}.items() for _ in range(copies)])
    counts = BY_PLACES[min(max(seats, 5), MOST)]
    deck = [card for card, copies in zip(BASIC, counts, strict=True) for _ in range(copies)]
    if kind == "advanced":
        deck = ["sheep/hound", *[DISGUISED.get(card, card) for card in deck[1:]]]
    return tuple(deck)


def problems(setup: Setup) -> tuple[tuple[str, Facts], ...]:
    """Every reason why this set-up cannot be played."""
    cards, needed = len(setup.deck), EACH * len(places(setup.seats))
    found: list[tuple[str, Facts]] = []
    if not LEAST <= len(setup.seats) <= MOST:
        found.append(("seats", {"least": LEAST, "most": MOST}))
    if cards < needed or (cards > needed and setup.rules.deck != "mixed20"):
        found.append(("count", {"cards": cards, "seats": needed}))
    return tuple(found)
