"""The Boy Who Cried Wolf, 3 to 6 seats (RULES.md section 2); a turn is in `turn.py`, for all three modes."""

from engine.catalogue import Game, GameResult, Names, Setup
from engine.cried_wolf.begin import deal
from engine.cried_wolf.deck import ANIMALS, CLAIMS, HAND, KINDS, problems, recommended
from engine.cried_wolf.held import held
from engine.cried_wolf.leaving import go_home
from engine.cried_wolf.meadow import Meadow
from engine.cried_wolf.rules import CriedWolfRules
from engine.cried_wolf.scoring import WHYS, settle
from engine.cried_wolf.turn import turn
from engine.seats import clockwise, clockwise_from


async def script(setup: Setup) -> GameResult:
    """One game, until nothing is left to draw, or nobody to play with."""
    m = Meadow(setup)
    await deal(m)
    await go_home(m)
    while m.left and len(m.players) > 1:
        m.turn += 1
        circle = clockwise_from(m.players, m.active) if m.turn == 1 else clockwise(m.players, m.active)
        m.active = circle[0]
        await turn(m)
        await go_home(m)
    return await settle(m)


PLAYS = tuple([f"{card} > seat : {claim}" for card in KINDS for claim in CLAIMS])

NAMES = Names(
    asks={
        "call": (*ANIMALS, "none"),
        "play": PLAYS,
        "shoot": ("yes", "no"),
        "receive": ("accept", "refuse", "forward seat"),
        "receive.second": ("accept", "refuse"),
        "swap.pass": KINDS,
        "swap.show": KINDS,
    },
    lines={
        "start.player": ("seat",),
        "deal.look": (),
        "turn.call": ("seat",),
        "call.must": ("seat",),
        "call.must.box": ("seat",),
        "call.swap": ("seat",),
        "call.may": ("seat",),
        "call.may.box": ("seat",),
        "call.none": ("seat",),
        "animal.call": ("seat", "animal"),
        "play.call": ("seat",),
        "play.drawn": ("seat",),
        "claim": ("seat", "receiver", "kind"),
        "persuade": ("seat",),
        "shoot.call": (),
        "shoot.nobody": (),
        "shot": ("seat", "kind"),
        "receive.call": ("seat",),
        "receive.forward": ("seat",),
        "receive.accept": ("seat",),
        "receive.refuse": ("seat",),
        "forwarded": ("seat", "receiver"),
        "card.lands": ("seat", "kind"),
        "swap.pass": (),
        "swap.draw": (),
        "swap.show": ("seat",),
        "hand.shown": ("seat", "card"),
        "death.left": ("seat",),
        "outcome.points": ("seats",),
    },
    cards={
        "own.card": ("roles",),
        "card.drawn": ("kind", "roles"),
        "card.seen": ("kind",),
        "card.got": ("kind", "roles"),
        "choice.drawn": ("ask", "choice"),
    },
    draws={
        "start.player": ("seat",),
        "card": KINDS,
        "call": ANIMALS,
        "play": PLAYS,
        "receive": ("accept", "refuse", "forward seat"),
        "receive.second": ("accept", "refuse"),
        "swap.pass": KINDS,
        "swap.draw": KINDS,
        "swap.show": KINDS,
    },
    causes=("left",),
    winners=("points",),
    phases=("turn N",),
    events=(
        *("phase", "say", "ask", "answer", "refuse", "talk", "board", "light", "show", "draw"),
        *("death", "mark", "score", "outcome"),
    ),
    marks=KINDS,
    whys=WHYS,
)

CRIED_WOLF = Game(
    key="cried-wolf",
    least=3,
    most=6,
    rules=CriedWolfRules,
    roles=KINDS,
    names=NAMES,
    script=script,
    pack=recommended,
    problems=problems,
    floor=("turn.call",),
    each=HAND,
    paced_by="turn",
    held=held,
)
