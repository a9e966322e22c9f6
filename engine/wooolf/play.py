"""The course of the game: hands, rounds, and the final declaration (RULES.md 1.2, 1.3)."""

from collections.abc import Sequence

from engine.catalogue import GameResult, Setup
from engine.effects import Ask, Barred, Board, Deal, Draw, Facts, Leave, Note, Say, Seat, Show, Talk
from engine.seats import clockwise, clockwise_from
from engine.wooolf.deck import EACH, QUESTION_CARDS
from engine.wooolf.scoring import is_over, score, settle
from engine.wooolf.table import Hand, Pointers, Table
from engine.wooolf.turn import turn

USUAL = 8
"""Rounds at most where there is no limit, but nobody who may declare early is left."""
LOOKING = 30.0
"""Seconds for looking at what was turned up, before the next hand."""


async def script(setup: Setup) -> GameResult:
    """One game of WOOOLF!!: at most three hands."""
    t, last, number = Table(setup), None, 0
    while True:
        number += 1
        hand = await deal(t, number, last)
        await rounds(t, hand)
        await declare(t, hand)
        await score(t, hand)
        if is_over(t, hand):
            return await settle(t, hand)
        await Say("hand.over", {"number": number})
        await Talk(0, LOOKING)
        last = hand


async def deal(t: Table, number: int, last: Hand | None) -> Hand:
    """Two cards and two questions each, and with four players two cards in the middle."""
    hand = Hand(number, banned=t.red)
    await Note("phase", {"name": "hand", "number": number, "round": 1})
    await Board(t.view("deal", hand))
    dealt = await Deal(t.setup.deck, t.seats, each=EACH)
    hand.cards = {seat: dealt[seat] for seat in t.seats}
    for middle in t.places[len(t.seats) :]:
        hand.cards[middle] = await in_the_middle(dealt.get(0, ()))
    questions = await Deal(QUESTION_CARDS, t.seats, each=EACH, what="questions")
    hand.questions = {seat: questions[seat] for seat in t.seats}
    hand.start = await start(t, last)
    await Say("deal.look")
    news = [((seat,), own_card(hand, seat)) for seat in t.seats]
    await Show("own.card", tuple(news))
    await Say("hand.begins", {"number": number, "seat": hand.start})
    if t.rules.renumber_each_hand:
        await Say("hand.numbers", {"seat": hand.start})
    await Board(t.view("round", hand))
    return hand


def own_card(hand: Hand, seat: Seat) -> Facts:
    """What a player has in his hand."""
    return {"roles": hand.cards[seat], "identity": hand.identity(seat), "questions": hand.questions[seat]}


async def in_the_middle(left: Sequence[str]) -> tuple[str, ...]:
    """The cards of nobody; where more are left over they are drawn."""
    cards: tuple[str, ...] = ()
    rest = list(left)
    while len(cards) < EACH:
        if len(rest) + len(cards) <= EACH:
            return (*cards, *rest)
        kinds = tuple(dict.fromkeys(rest))
        card: str = await Draw("dummy", kinds, tuple([rest.count(kind) for kind in kinds]))
        rest.remove(card)
        cards += (card,)
    return cards


async def start(t: Table, last: Hand | None) -> Seat:
    """Drawn at first; later who sits behind the last who has declared early, or else behind the last start (1.9, 9).

    The lot has no choice then, but whoever writes a game down may let somebody else begin.
    """
    due = t.seats
    if last is not None:
        behind = list(last.early)[-1] if last.early else last.start
        due = clockwise(t.players, behind)[:1]
    begins: Seat = await Draw("start.player", t.seats, tuple([1 if seat in due else 0 for seat in t.seats]))
    return begins


async def rounds(t: Table, hand: Hand) -> None:
    """One action each, clockwise, until enough have declared early, or as many rounds are over as the rule says.

    How many are enough (1.3, 3) is in `Table.enough`.
    """
    while waiting(t, hand) and another(t, hand):
        hand.round, t.rounds = hand.round + 1, t.rounds + 1
        if hand.round > 1:
            await Note("phase", {"name": "hand", "number": hand.number, "round": hand.round})
            await Board(t.view("round", hand))
        if t.rules.rearrange == "marks_stay_in_place":
            await rearrange(t, hand)
        for seat in clockwise_from(t.seats, hand.start):
            await go_home(t, hand)
            if seat in waiting(t, hand):
                await turn(t, hand, seat)
                await Board(t.view("round", hand))
            if len(hand.early) >= t.enough:
                return


def another(t: Table, hand: Hand) -> bool:
    """Whether a round follows (1.3, 6); without a limit while anybody is left who may declare early (1.9, 12)."""
    if t.rules.max_rounds != 0:
        return hand.round < t.rules.max_rounds
    return hand.round < USUAL or any(seat not in hand.banned for seat in waiting(t, hand))


def waiting(t: Table, hand: Hand) -> Sequence[Seat]:
    """Who still has turns."""
    return [seat for seat in t.players if seat not in hand.early]


async def rearrange(t: Table, hand: Hand) -> None:
    """Everybody may let his two cards change places; the marks stay where they lie."""
    await Say("rearrange.call")
    ask = Ask("rearrange", t.players, ("yes", "no"), default="no", how="together")
    answers = await ask
    for seat in t.players:
        if answers.get(seat) == "yes":
            hand.cards[seat] = hand.cards[seat][::-1]


async def go_home(t: Table, hand: Hand) -> None:
    """A safe point: who has left has no more turns and no declaration; his cards stay where they lie."""
    gone = await Leave()
    for seat in gone:
        t.gone += (seat,)
        await Say("player.left", {"seat": seat})
    if gone:
        await Board(t.view("round", hand))


async def declare(t: Table, hand: Hand) -> None:
    """All others name their goals, each for himself, at the same time; who does not is on X twice (1.9, 3)."""
    await Note("phase", {"name": "hand", "number": hand.number, "final": True})
    await Board(t.view("final", hand))
    await go_home(t, hand)
    await Say("final.call")
    seats = tuple(waiting(t, hand))
    numbers = (0, *t.numbers(hand.start))
    barred: Barred = {seat: {t.own_number(hand, seat): "self"} for seat in seats}
    ask = Ask(
        "declare",
        seats,
        numbers,
        barred,
        default="x",
        least=2,
        most=2,
        apiece=dict.fromkeys(seats, 2),
        secret=False,
        how="steps",
        hides=("",),
    )
    answers = await ask if seats else {}
    for seat in t.seats:
        if seat not in hand.early:
            hand.final[seat] = pointers(answers.get(seat))


def pointers(answer: object) -> Pointers | None:
    """Two numbers, or none."""
    match answer:
        case int(first), int(second):
            return first, second
    return None
