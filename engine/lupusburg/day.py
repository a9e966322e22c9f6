"""The day: the victim, goals, the office, bets, speeches and the trial (RULES.md 3.3, 3.4)."""

from engine.effects import Ask, Board, Draw, Note, Say, Seat, Show, Talk, targets, to
from engine.lupusburg import office
from engine.lupusburg.burg import Bet, Burg
from engine.lupusburg.dawn import dawn
from engine.lupusburg.deck import GOALS
from engine.lupusburg.leaving import go_home
from engine.lupusburg.trial import SPEECH, trial
from engine.seats import bar_self


async def day(b: Burg) -> None:
    """One day, with the numbers of 3.3.  Raises `GameOver`."""
    await dawn(b)  # D1; what the victim decides, the night has judged
    await go_home(b)
    await change_goals(b)  # D2
    await office.privilege(b)  # D3
    await office.sweep(b)  # D3
    await place_bets(b)  # D4
    await debate(b)  # D5
    b.toll += (2 * len(b.seats) - len(b.living),)
    await trial(b)  # D6 to D9
    await go_home(b)  # D9: judges
    if b.rules.burgomaster == "rotate_clockwise_each_day":
        await office.take(b, b.next_mayor)


async def change_goals(b: Burg) -> None:
    """Once a game, while one of his characters lives, each may draw another goal, and only then mix his own in."""
    who = tuple([seat for seat in b.alive(b.players) if seat not in b.changed])
    if not who:
        return
    await Say("goal.change")
    wishes = await Ask("goal.change", who, ("yes", "no"), default="no", closes="all", secret=False, how="wish")
    for seat in who:
        if wishes.get(seat) == "yes":
            await change_goal(b, seat)


async def change_goal(b: Burg, seat: Seat) -> None:
    """What he gives back can be drawn by whoever changes next."""
    kinds = tuple(dict.fromkeys(b.unused_goals))
    weights = tuple([b.unused_goals.count(kind) for kind in kinds])
    drawn: str = await Draw("goal", kinds, weights, GOALS, "goals", seat, back=b.goals[seat])
    unused = list(b.unused_goals)
    unused[unused.index(drawn)] = b.goals[seat]
    b.goals[seat], b.unused_goals, b.changed = drawn, tuple(unused), (*b.changed, seat)
    await Say("goal.changed", {"seat": seat})
    await Show("goal.new", to((seat,), goal=drawn), GOALS, {seat: (drawn,)}, known=True, paper="goals")


async def place_bets(b: Burg) -> None:
    """Once a game, while one of his characters lives, each may put the top coin before a suspect, where it stays.

    Who wants to is asked first; each of them then knows what was bet before.
    """
    who = tuple([seat for seat in b.alive(b.players) if seat not in b.bets])
    if not who:
        return
    await Say("bet.call", {"coin": b.coins[0]})
    wishes = await Ask("bet.wish", who, ("yes", "no"), default="no", closes="all", secret=False, how="wish")
    for seat in who:
        if wishes.get(seat) == "yes":
            await place_bet(b, seat)
    await Board(b.view("day"))


async def place_bet(b: Burg, seat: Seat) -> None:
    """Before whom, or before nobody after all."""
    coin, *rest = b.coins
    await Board(b.view("day"))
    await Say("bet.turn", {"seat": seat, "coin": coin})
    bet = Ask("bet.place", (seat,), b.seats, bar_self((seat,)), default="none", closes="all", secret=False)
    answers = await bet
    for target in targets(answers).values():
        b.bets[seat], b.coins = Bet(target, coin), tuple(rest)
        await Note("mark", {"kind": "bet", "seat": target, "by": seat, "coin": coin})
        await Say("bet.placed", {"seat": seat, "target": target, "coin": coin})


async def debate(b: Burg) -> None:
    """Each speaks in turn, the mayor first, also who has nobody left."""
    await Say("debate.call")
    for seat in b.players:
        await Say("speech.call", {"seat": seat})
        await Talk(seat, SPEECH)
