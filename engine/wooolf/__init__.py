"""WOOOLF!!, 4 to 8 seats (RULES.md section 1): the course of the game is in `play.py`, a turn in `turn.py`."""

from engine.catalogue import Game, Names
from engine.wooolf.deck import CARDS, EACH, LEAST, MOST, QUESTIONS, UNKNOWN, VALUES, places, problems, recommended
from engine.wooolf.play import script
from engine.wooolf.rules import WooolfRules
from engine.wooolf.scoring import WHYS

NAMES = Names(
    asks={
        "rearrange": ("yes", "no"),
        "turn": (
            *("peek place.1", "peek place.2"),
            *[f"question place {question}" for question in QUESTIONS],
            "declare number number",
        ),
        "declare": ("number", "list", "x"),
    },
    lines={
        "deal.look": (),
        "hand.begins": ("number", "seat"),
        "hand.numbers": ("seat",),
        "rearrange.call": (),
        "turn.call": ("seat",),
        "mark.laid": ("seat", "target", "number", "mark"),
        "question.put": ("seat", "target"),
        "question.answer": ("seat", "question", "yes"),
        "declare.early": ("seat",),
        "player.left": ("seat",),
        "final.call": (),
        "reveal.dummy": ("role",),
        "reveal.numbers": ("seat", "role", "first", "second", "right"),
        "reveal.x": ("seat", "role"),
        "hand.over": ("number",),
        "outcome.points": ("seats",),
    },
    cards={
        "own.card": ("roles", "identity", "questions"),
        "choice.drawn": ("ask", "choice"),
        "peek.result": ("place", "role", "mask"),
    },
    draws={"start.player": ("seat",), "dummy": CARDS, "turn": ("peek place.1", "peek place.2")},
    causes=(),
    winners=("points",),
    phases=("hand N round N", "hand N final"),
    events=(
        *("phase", "say", "ask", "answer", "refuse", "talk", "board", "light", "show", "draw"),
        *("mark", "score", "outcome"),
    ),
    marks=("sheep", "hound", "hunter", "wolf", UNKNOWN, "red-x", "black-x"),
    whys=WHYS,
    identities=tuple(VALUES),
    questions=tuple(QUESTIONS),
)

WOOOLF = Game(
    key="wooolf",
    least=LEAST,
    most=MOST,
    rules=WooolfRules,
    roles=CARDS,
    names=NAMES,
    script=script,
    pack=recommended,
    problems=problems,
    floor=("turn.call",),
    each=EACH,
    paced_by="hand",
    places=lambda seats: len(places(tuple(range(1, seats + 1)))),
)
