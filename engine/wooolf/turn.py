"""A turn: look at a card, ask a question, or declare early (RULES.md 1.4)."""

from functools import cache
from itertools import product

from engine.effects import Ask, Choice, Draw, Note, Say, Seat, Seats, Show, to
from engine.wooolf.deck import EACH, QUESTIONS, UNKNOWN, mask_of, role_of
from engine.wooolf.table import Hand, Mark, Place, Questioned, Table
from engine.words import words


async def turn(t: Table, hand: Hand, seat: Seat) -> None:
    """One action of one player."""
    await Say("turn.call", {"seat": seat})
    match words(await chosen(t, hand, seat)):
        case "peek", int(place), int(number):
            await peek(t, hand, seat, place, number)
        case "question", int(target), str(question):
            await inquire(t, hand, seat, target, question)
        case "declare", int(first), int(second):
            hand.early[seat] = first, second
            await Say("declare.early", {"seat": seat})


async def chosen(t: Table, hand: Hand, seat: Seat) -> str:
    """What he does; if he says nothing the lot decides at which card he looks: to pass is not possible."""
    peeks = looks(seat, t.places)
    questions = inquiries(seat, t.seats) if hand.questions[seat] else ()
    early = hand.round > 1 and seat not in hand.banned
    declarations = declarable(len(t.places)) if early else ()
    barred: dict[Choice, str] = {
        query: "question" for query in questions if words(query)[2] not in hand.questions[seat]
    }
    if early:
        barred.update(own(t.own_number(hand, seat), len(t.places)))
    question = Ask(
        "turn",
        (seat,),
        (*peeks, *questions, *declarations),
        {seat: barred},
        closes="all",
        secret=False,
        how="steps",
        hides=("declare",) if early else (),
        looks=lying(hand),
    )
    answers = await question
    if seat in answers:
        return str(answers[seat])
    drawn: str = await Draw("turn", peeks)
    await Show("choice.drawn", to((seat,), ask="turn", choice=drawn), openly=True)
    return drawn


async def peek(t: Table, hand: Hand, seat: Seat, place: Place, number: int) -> None:
    """He alone sees the card; all see the mark that he lays, which is its mask, or a wolf if he is the boy."""
    card, at = hand.cards[place][number - 1], f"{place}.{number}"
    kind = mask_of(card)
    kinds = tuple(dict.fromkeys(t.setup.deck))
    news = to((seat,), place=at, role=role_of(card), mask=kind)
    # Which of the real cards in the middle is the first one, the table does not know.
    await Show("peek.result", news, kinds, {seat: (card,)}, known=True, paper="cards" if place in t.seats else "")
    says_so = kind == UNKNOWN and t.rules.boy_marks_unknown_as == "unknown"
    if hand.identity(seat) == "boy" and not says_so:
        kind = "wolf"
    hand.marks += (Mark(at, kind, seat),)
    await Note("mark", {"kind": kind, "card": at, "by": seat})
    await Say("mark.laid", {"seat": seat, "target": place, "number": number, "mark": kind})


async def inquire(t: Table, hand: Hand, seat: Seat, target: Seat, question: str) -> None:
    """The card stays before whom he asks, turned to the truth."""
    left = list(hand.questions[seat])
    left.remove(question)
    hand.questions[seat] = tuple(left)
    yes = true(t, hand, target, question)
    hand.asked += (Questioned(target, seat, question, yes),)
    await Say("question.put", {"seat": seat, "target": target})
    await Say("question.answer", {"seat": target, "question": question, "yes": yes})


def true(t: Table, hand: Hand, seat: Seat, question: str) -> bool:
    """All questions are about the identity; by house rule those with a single role are about both cards (1.9, 7)."""
    roles = QUESTIONS[question]
    if len(roles) == 1 and t.rules.question_semantics == "cards_for_Q3_Q5":
        return roles[0] in map(role_of, hand.cards[seat])
    return hand.identity(seat) in roles


def lying(hand: Hand) -> dict[Choice, str]:
    """What each card is, by the look at it."""
    return {f"peek {place}.{n}": card for place, cards in hand.cards.items() for n, card in enumerate(cards, 1)}


@cache
def looks(seat: Seat, places: tuple[Place, ...]) -> tuple[str, ...]:
    """Each card of everybody else."""
    return tuple([f"peek {place}.{number}" for place in places if place != seat for number in range(1, EACH + 1)])


@cache
def inquiries(seat: Seat, seats: Seats) -> tuple[str, ...]:
    """Each question to every other player: which cards are left in a hand nobody else knows."""
    return tuple([f"question {target} {question}" for target in seats if target != seat for question in QUESTIONS])


@cache
def declarable(places: int) -> tuple[str, ...]:
    """Both numbers, the goal that is listed first first."""
    return tuple([f"declare {first} {second}" for first, second in product(range(places + 1), repeat=2)])


@cache
def own(number: int, places: int) -> dict[Choice, str]:
    """Declarations with one's own number, which can never be right."""
    return {option: "self" for option in declarable(places) if number in words(option)[1:]}
