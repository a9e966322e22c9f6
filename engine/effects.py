"""Everything a game script may ask of a table, as frozen data.

A script is one `async` function.  It awaits these effects; a `Run` hands them to a table, one at a time, and
sends the table's answer back.  This is the whole vocabulary: a new verb is a decision (engine/README.md).
"""

from collections.abc import Generator, Mapping
from itertools import combinations
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from engine.values import NOTHING, value

Seat: TypeAlias = int
Seats: TypeAlias = tuple[Seat, ...]
Choice: TypeAlias = int | str | tuple[int | str, ...]
Facts: TypeAlias = Mapping[str, Any]
Answers: TypeAlias = Mapping[Seat, Choice]
Hands: TypeAlias = Mapping[Seat, tuple[str, ...]]
Barred: TypeAlias = Mapping[Seat, Mapping[Choice, str]]
Closing: TypeAlias = Literal["window", "all", "first"]
How: TypeAlias = Literal["alone", "together", "vote", "wish", "steps"]

T = TypeVar("T")


class Effect(Generic[T]):
    """Something the script awaits; `T` is what comes back."""

    __slots__ = ()
    answered: ClassVar[bool] = False

    def __await__(self) -> Generator["Effect[Any]", T, T]:
        return (yield self)

    @property
    def label(self) -> str:
        """Names the effect in a recording, so that a replay notices when it answers another question."""
        return type(self).__name__.lower()


class Answered(Effect[T]):
    """An effect whose answer matters, and so is written into the recording."""

    __slots__ = ()
    answered: ClassVar[bool] = True


@value
class Say(Effect[None]):
    """A public line: a text key and the facts in it, behind a sound of `sounds/effects`.  Everybody hears it."""

    line: str
    facts: Facts = NOTHING
    sound: str = ""


@value
class Wake(Effect[None]):
    """A call that tells people to open their eyes.  The call is public; whose eyes open is not."""

    line: str
    seats: Seats


@value
class Sleep(Effect[None]):
    """A call that tells people to close their eyes."""

    line: str
    seats: Seats


@value
class Ask(Answered[Answers]):
    """A question to some seats, perhaps to none.  Comes back as seat -> choice for those that answered.

    `among` is the list that the box runs through, from public knowledge only; `barred`: what a seat may not pick.
    """

    ask: str
    seats: Seats
    among: tuple[int | str, ...]
    barred: Barred = NOTHING
    default: str | None = None
    """An option beside the list (usually "none"), taken when nothing is pressed; None: there is no such option."""
    least: int = 1
    most: int = 1
    """How many are picked.  Where `most` is above 1 a choice is a tuple."""
    apiece: Mapping[Seat, int] = NOTHING
    """How many of these `most` each seat picks, one after another, the same as often as it likes."""
    closes: Closing = "window"
    """"window": its full length always passes.  "all": soon after the last missing answer.  "first": at once."""
    secret: bool = True
    """Whether the asked seats' eyes are open while the others' are closed.  An undo never reaches past it."""
    shared: str = ""
    """A card that shows all asked seats how often each choice is picked, after every answer."""
    how: How = "alone"
    """"alone": one seat picks, or none does, and shortcuts may make the window shorter.  "together": several pick, or
    one does secretly while all eyes are open, or several may be picked.  "vote": all pick openly, by fingers as well.
    "wish": who wants to?  One press in a short time.  "steps": one seat, or none, picks an option of several words,
    each by its own list.  With `apiece` these are picks of one list; where all is hidden several seats may be asked."""
    hides: tuple[str, ...] = ()
    """In public: beginnings of options behind which nobody else may know what is picked; "" is one of all.  No undo."""
    lays: Mapping[str, int | str] = NOTHING
    """What a real card says that is laid for it: what it shows -> the word of the list."""
    parts: Mapping[Seat, Mapping[str, str]] = NOTHING
    """The same of each seat, where several cards together say an option: what each shows -> the part of it."""
    publishes: int = 0
    """How many words at the end everybody may know all the same: of "wolf > 3 : sheep" all but the card."""
    looks: Mapping[Choice, str] = NOTHING
    """Options by which a card is looked at, and which card; only for the table: the real one on a reader says it."""
    fixed: int = 0
    """How many words at the beginning are no choice, as everybody knows: he plays his only card.  They have no list."""
    farewell: bool = False
    """Put after every announced death or sentence, so that it tells nothing; its window is short."""
    interrupt: "Ask | None" = None
    """What may be answered instead, at any moment; it raises `Interrupted` in the script."""

    @property
    def label(self) -> str:
        """Its own key."""
        return f"ask {self.ask}"


@value
class Show(Effect[None]):
    """Private cards, to whom and what stands on them, in one window that passes without any as well."""

    card: str
    news: tuple[tuple[Seats, Facts], ...] = ()
    among: tuple[int | str, ...] = ()
    """Where nobody can know beforehand that the news is for him: the public list that is run through outward, each seat
    told at its own item.  Empty: the right eyes are open already.  With `known` it can be run through for him alone."""
    items: Mapping[Any, tuple[int | str, ...]] = NOTHING
    """Each told seat's items of that list."""
    openly: bool = False
    """Whether it is no secret, and all may hear what is told."""
    known: bool = False
    """Whether everybody knows who is told: while all eyes are open only he is called to look, and else nobody."""
    heard: bool = False
    """Whether whoever is told hears it in the next line, as everybody does, who do not know that it was for him."""
    paper: str = ""
    """The deck of which it is a card: where that is real, whoever is told sees for himself what he holds."""


@value
class Talk(Answered[None]):
    """A speech of one seat, or free talk (seat 0), for at most so many seconds at normal pace."""

    seat: Seat
    seconds: float
    interrupt: Ask | None = None

    @property
    def label(self) -> str:
        """Who talks."""
        return f"talk {self.seat}"


@value
class Draw(Answered[Any]):
    """Chance is a player: the table draws one of `among` (evenly, or by `weights`) and the journal keeps it."""

    name: str
    among: tuple[Choice, ...]
    weights: tuple[int, ...] = ()
    deck: tuple[str, ...] = ()
    """All kinds of its deck, as everybody knows them, where it is a card; the table learns which a real one is."""
    what: str = ""
    """What that deck is called in its `Deal`."""
    taker: Seat = 0
    giver: Seat = 0
    """Who takes it, out of whose hand; 0: from the stock."""
    back: str = ""
    """What the taker then shuffles into the stock."""

    @property
    def label(self) -> str:
        """What is drawn."""
        return f"draw {self.name}"


@value
class Deal(Answered[Hands]):
    """Who holds what: `each` cards of the deck called `what` to every seat, what is left over to seat 0."""

    deck: tuple[str, ...]
    seats: Seats
    each: int = 1
    what: str = "cards"
    secret: bool = True
    """Whether only its holder may see a card."""
    unseen: bool = False
    """Whether what is dealt goes out of the game, so that nobody looks at it, and the rest is what is played with."""

    @property
    def label(self) -> str:
        """What is dealt, where it is not just the cards."""
        return "deal" if self.what == "cards" else f"deal {self.what}"


@value
class View:
    """What is public about a game at one moment."""

    stage: str
    number: int
    seats: Seats
    living: Seats
    """Who is still in the game."""


@value
class Over(View):
    """What is public when a game is over."""

    winner: str
    winners: Seats
    roles: Mapping[Seat, tuple[str, ...]] = NOTHING
    """In games with roles: who was who, one or several."""
    scores: Mapping[Seat, int] = NOTHING
    """In games with points: how many each seat has."""
    goals: Mapping[Seat, str] = NOTHING
    """In games with secret goals: which each seat had in the end."""


@value
class Board(Effect[None]):
    """What the public screen shows from now on."""

    view: View


@value
class Note(Effect[None]):
    """Something that has become true: for the transcript, and where it is a public result, for everybody."""

    event: str
    facts: Facts

    SECRET: ClassVar[tuple[str, ...]] = ("death", "spare", "turn")
    """Notes that nobody perceives during the game; all others are public results."""


class Leave(Answered[Seats]):
    """A safe point.  Comes back as the seats whose players have left since the last one; `Run` answers it."""

    __slots__ = ()


class Interrupted(Exception):
    """Raised in the script where an `interrupt` ask was answered."""

    def __init__(self, ask: str, seat: Seat, choice: Choice) -> None:
        super().__init__(ask, seat, choice)
        self.ask, self.seat, self.choice = ask, seat, choice


def legal(ask: Ask, seat: Seat) -> tuple[int | str, ...]:
    """What the seat may pick, in the order of the list, the default last."""
    barred = ask.barred.get(seat, {})
    options = ask.among if ask.default is None or ask.default in ask.among else (*ask.among, ask.default)
    return tuple(option for option in options if option not in barred)


async def demand(ask: Ask) -> Answers:
    """Put an ask that must be answered: where the window ends without an answer, the lot decides.

    Seats draw in seat order and are shown what was drawn; a single legal answer is not drawn.  Nobody can tell one that
    has a default from it: at night that card's time always passes.  In public it is drawn in public, unless hidden.
    """
    answers = dict(await ask)
    drawn: list[tuple[Seats, Facts]] = []
    for seat in sorted(ask.seats):
        if seat not in answers and ask.default is None:
            options: tuple[Choice, ...] = legal(ask, seat)
            if ask.most > 1:
                options = tuple(combinations(legal(ask, seat), ask.least))
            answers[seat] = options[0] if len(options) == 1 else await Draw(ask.ask, options)
            drawn.append(((seat,), {"ask": ask.ask, "choice": answers[seat]}))
    if drawn or (ask.secret and not ask.farewell):
        await Show("choice.drawn", tuple(drawn), openly=not ask.secret and not ask.hides, known=not ask.secret)
    return answers


def picks(choice: Choice) -> Seats:
    """The seats that were picked, one or several."""
    return tuple([seat for seat in (choice if isinstance(choice, tuple) else (choice,)) if isinstance(seat, int)])


def targets(answers: Answers) -> dict[Seat, Seat]:
    """Who has picked which seat, without those who have picked none."""
    return {seat: choice for seat, choice in answers.items() if isinstance(choice, int)} if answers else {}


def to(seats: Seats, /, **facts: Any) -> tuple[tuple[Seats, Facts], ...]:
    """News of a `Show`: the same for all of these seats; none where there is nobody to tell."""
    return ((seats, facts),) if seats else ()
