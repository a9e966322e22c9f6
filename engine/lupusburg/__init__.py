"""Lupusburg, 4 to 8 seats (RULES.md section 3): the order of a night is in `night.py`, that of a day in `day.py`."""

from engine.catalogue import Game, GameResult, Names, Setup
from engine.lupusburg.begin import PLACINGS, deal
from engine.lupusburg.burg import Burg, GameOver
from engine.lupusburg.day import day
from engine.lupusburg.deck import EACH, GOALS, PEOPLE, problems, recommended
from engine.lupusburg.leaving import go_home
from engine.lupusburg.night import night
from engine.lupusburg.rules import LupusburgRules
from engine.lupusburg.scoring import WHYS, settle


async def script(setup: Setup) -> GameResult:
    """One game of Lupusburg."""
    b = Burg(setup)
    try:
        await deal(b)
        await go_home(b)
        while True:
            await night(b)
            await day(b)
    except GameOver as end:
        return await settle(b, end.winner)


NAMES = Names(
    asks={
        "house.place": PLACINGS,
        "trap.set": ("house", "none"),
        "thief.trap": ("yes", "no"),
        "thief.look": ("house",),
        "wolf.kill": ("house",),
        "goal.change": ("yes", "no"),
        "mayor.privilege": ("player", "house", "none"),
        "mayor.shown": ("house",),
        "mayor.return": ("house",),
        "mayor.broom": ("seat", "none"),
        "broom.look": ("house",),
        "bet.wish": ("yes", "no"),
        "bet.place": ("seat", "none"),
        "token.first": ("house", "none"),
        "token.second": ("house", "none"),
        "verdict.vote": ("claw", "fur", "none", "list"),
        "verdict.tie": ("claw", "fur"),
    },
    lines={
        "mayor.is": ("seat",),
        "deal.anew": (),
        "deal.look": (),
        "house.place": (),
        "trap.call": ("seat",),
        "trap.set": ("house",),
        "night.falls": (),
        "thief.wake": (),
        "thief.trap": (),
        "thief.look": (),
        "thief.sleep": (),
        "wolf.wake": (),
        "wolf.sleep": (),
        "day.breaks": (),
        "dawn.deaths": ("houses",),
        "dawn.nobody": (),
        "goal.change": (),
        "goal.changed": ("seat",),
        "mayor.privilege": ("seat",),
        "mayor.privilege.more": ("seat",),
        "mayor.names.player": ("seat", "target"),
        "mayor.names.house": ("seat", "house"),
        "mayor.shown": ("seat",),
        "mayor.return": ("seat",),
        "mayor.broom": ("seat",),
        "broom.look": ("seat",),
        "broom.gone": (),
        "bet.call": ("coin",),
        "bet.turn": ("seat", "coin"),
        "bet.placed": ("seat", "target", "coin"),
        "debate.call": (),
        "speech.call": ("seat",),
        "token.call": (),
        "token.turn": ("seat",),
        "token.nobody": (),
        "evidence": ("claw", "fur"),
        "defence.call": ("seat",),
        "verdict.call": (),
        "verdict.told": ("claw_votes", "fur_votes"),
        "verdict.tie": ("seat",),
        "verdict.nobody": (),
        "death.vote": ("house",),
        "death.left": ("seat",),
        "wolf.was": ("seat",),
        "outcome.village": ("seats",),
        "outcome.wolf": ("seats",),
    },
    cards={
        "own.card": ("roles", "goal"),
        "choice.drawn": ("ask", "choice"),
        "thief.result": ("house", "chest"),
        "broom.result": ("house", "chest", "person"),
        "mayor.result": ("house", "person"),
        "goal.new": ("goal",),
    },
    draws={
        "mayor": ("seat",),
        "goal": GOALS,
        "house.place": PLACINGS,
        "wolf.kill": ("house",),
        "mayor.shown": ("house",),
        "mayor.return": ("house",),
        "mayor.broom": ("seat",),
        "verdict.tie": ("claw", "fur"),
    },
    causes=("werewolf", "vote", "left"),
    spared_by=("trap",),
    winners=("village", "wolf"),
    phases=("night N", "day N"),
    events=(
        *("phase", "say", "ask", "answer", "refuse", "wake", "sleep", "talk", "board", "light", "show", "draw"),
        *("death", "spare", "vote", "office", "mark", "score", "outcome"),
    ),
    marks=("token", "claw", "fur", "trap", "broom", "bet"),
    offices=("mayor",),
    whys=WHYS,
    wishes={"bet.wish": "bet.place"},
)

LUPUSBURG = Game(
    key="lupusburg",
    least=4,
    most=8,
    rules=LupusburgRules,
    roles=PEOPLE,
    names=NAMES,
    script=script,
    pack=recommended,
    problems=problems,
    floor=("debate.call",),
    each=EACH,
)
