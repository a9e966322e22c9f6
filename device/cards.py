"""How private cards reach their seats: in a scene, by one call, by the list outward, or by looking alone (README)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from device import pace
from device.host import Host
from device.needs import Anew, Needs
from device.public import PublicView, pictures
from device.spread import dealt
from device.unseen import those, unseen
from engine import Ask, Effect, Facts, Seat, Seats, Show, Transcript
from engine.catalogue import games
from engine.words import words

OWN_CARD = "own.card"
"""The private card that tells everybody what was dealt."""
BESIDES: Mapping[str, tuple[str, str]] = {"goals": ("goal", "deal.goal"), "questions": ("questions", "deal.question")}
"""Other secret decks that are told with the cards: the fact on the own card, and the line before its list."""
DRAWN = "choice.drawn"
"""The private card that tells what was drawn for somebody who did not answer."""
NOTHING = "nothing"
"""The item of a seat without news, at the end of the list."""
Items: TypeAlias = tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class Outward:
    """One list outward: its items, and at which of them each seat's light shines.

    Of several lists each is told by a line before it; `number` says which of one's cards it is.
    """

    among: Items
    items: Mapping[Seat, Items]
    line: str = ""
    number: int = 0


class Cards:
    """Shows the private cards of one game."""

    def __init__(self, transcript: Transcript, host: Host, public: PublicView, seats: Seats, needs: Needs) -> None:
        self.transcript, self.host, self.public, self.seats, self.needs = transcript, host, public, seats, needs
        self.write: Callable[[Show], object] = transcript.perform
        """Writes down that a card is shown."""
        self.deck: tuple[str, ...] = ()
        """What was dealt from, as everybody knows."""

    def show(self, show: Show, before: Iterable[tuple[Effect[Any], Any]] = (), *, asleep: bool) -> None:
        """Show them, in whatever way fits, after these effects; `asleep`: the table's eyes are closed."""
        lists = outward(show, before)
        if show.heard:
            self.transcript.perform(show)
        elif show.openly:
            self.transcript.perform(show)
            for _, facts in show.news:
                self.host.say_text(self.host.phrases.line(show.card, facts))
        elif asleep and not show.among:
            self.to_open_eyes(show, lists)
        elif lists and self.by_lights(show, lists, asleep=asleep):
            pass
        elif show.known and not asleep:
            self.only(show)
        else:
            self.alone(show, asleep=asleep)

    def to_open_eyes(self, show: Show, lists: Sequence[Outward]) -> None:
        """Let eyes that are open in the dark see it; where not everybody sees the screen, by lists and lights."""
        blind = ("screen", 0) in self.host.seating.trouble or self.host.sight.by_ear
        if blind and lists and self.by_lights(show, lists, asleep=True):
            return
        self.transcript.perform(show)
        if not (blind and self.without_screen(show)):
            told = [facts for _, facts in show.news]
            self.reveal("  ".join(self.host.phrases.line(show.card, facts) for facts in told), told)

    def only(self, show: Show) -> None:
        """Call those who are told to the screen, one after another, while all others have closed eyes."""
        if told := known_seats(show):
            self.call_to_the_screen(show, told, "look.only", waiting=True)
            self.needs.sound()
            self.public.night(False)
            self.host.say("look.open")

    def by_hand(self, show: Show) -> None:
        """Who is told sees it for himself; a card that lies before somebody else he must lift, and has time for it."""
        self.transcript.perform(show)
        if lifting := looked_at(show):
            self.host.say("look.by-hand", lifting)
            self.host.rest(self.host.pace.seconds(pace.SHOW))

    def by_lights(self, show: Show, lists: Sequence[Outward], *, asleep: bool) -> bool:
        """Tell it by the hooded lights; False where one of those needed does not work, or has failed meanwhile.

        Then it must be told otherwise, and never before the list is at its end: where it stopped would tell a secret.
        """
        seats = known_seats(show) if show.known else self.public.living
        lights = [*map(self.host.seating.lead_of, seats)]
        if not self.host.seating.lit(lights):
            return False
        self.transcript.perform(show)
        if not asleep:
            self.needs.sound()
            self.host.say(*opening(show))
        for told in lists:
            if told.line:
                self.host.say(told.line, {"number": told.number})
            self.tell_by_lights(told, seats)
        if not asleep:
            self.public.night(False)
            self.needs.paused_for_seats()
        return self.host.seating.lit(lights)

    def alone(self, show: Show, *, asleep: bool) -> None:
        """Call seat after seat to the screen, while all others have closed eyes."""
        if asleep:
            self.call_to_the_screen(show, self.public.living)
            return
        self.needs.sound()
        self.host.say("look.close")
        self.public.night(True)
        self.call_to_the_screen(show, self.seats, waiting=True)
        self.needs.sound()
        self.public.night(False)
        self.host.say("look.open")

    def again(self, show: Show, *, asleep: bool) -> None:
        """Show what everybody has seen already: for the game nothing has happened, so the device alone tells it."""
        self.write = self._tell
        try:
            self.alone(show, asleep=asleep)
        finally:
            self.write = self.transcript.perform

    def _tell(self, show: Show) -> None:
        for to, facts in show.news:
            self.transcript.tell("show", {"card": show.card, **facts}, list(to))

    def without_screen(self, show: Show) -> bool:
        """Tell it by lists and lights; False where lights are missing, or the card has no list."""
        seating, living, phrases = self.host.seating, self.public.living, self.host.phrases
        game = games().get(phrases.game)
        if game is None or not seating.lit(map(seating.lead_of, living)):
            return False
        lists = unseen(phrases, game, self.deck, living, show.card, show.news)
        for told in lists:
            self.host.rest(self.host.pace.seconds(pace.LEAD_IN))
            for item in told.among * pace.PASSES:
                shining = [seat for seat in living if item in told.items.get(seat, told.among[-1:])]
                self.host.begin(replace(self.host.lines(item)[0], listed=True))
                self.host.light(shining, "on")
                self.host.rest(self.host.pace.seconds(pace.BEAT))
                self.host.light(shining, "off")
        return bool(lists)

    def tell_by_lights(self, outward: Outward, seats: Seats) -> None:
        """Run through the list twice; each light shines once a pass, at its own item, all for the same time."""
        self.host.rest(self.host.pace.seconds(pace.LEAD_IN))
        for item in outward.among * pace.PASSES:
            told = tuple(seat for seat in seats if item in outward.items.get(seat, (NOTHING,)))
            self.public.secret(self.public.item(item), item)
            self.host.call(item)
            self.host.light(told, "on")
            self.host.rest(self.host.pace.seconds(pace.BEAT))
            self.host.light(told, "off")
        self.public.secret("")

    def call_to_the_screen(self, show: Show, seats: Seats, line: str = "look.seat", *, waiting: bool = False) -> None:
        """One after another opens the eyes alone, called by this line, and sees the own card or that there is none.

        `waiting`: a device that is lost meanwhile is waited for at once, and then all look once more (`Anew`).
        """
        told = []
        for seat in seats:
            if waiting and self.needs.paused_for_seats():
                raise Anew
            self.needs.sound()
            self.host.say(line, {"seat": seat})
            if not self.public.dark:
                self.public.night(True)
            news = next((entry for entry in show.news if seat in entry[0]), None)
            if news is not None and news not in told:  # a group's card is one event
                self.write(Show(show.card, (news,)))
                told.append(news)
            if news:
                self.reveal(self.host.phrases.line(show.card, news[1]), [news[1]])
            else:
                self.reveal(self.host.phrases.word("no-news"))

    def reveal(self, text: str, news: Iterable[Facts] = ()) -> None:
        """Show a text, and the pictures of this news, to the eyes that are open, for a fixed time."""
        self.public.secret(text, *(name for facts in news for name in on_picture(facts)))
        self.host.rest(self.host.pace.seconds(pace.SHOW))
        self.public.secret("")


def on_picture(facts: Facts) -> Sequence[str]:
    """What a card has a picture of: the first of its facts that has some; of `{"werewolf": True}` its name."""
    values = [
        (name,) if fact is True else fact if isinstance(fact, list | tuple) else (fact,) for name, fact in facts.items()
    ]
    return next((names for names in values if pictures(names)), ())


def outward(show: Show, before: Iterable[tuple[Effect[Any], Any]]) -> tuple[Outward, ...]:
    """The lists that tell it by lights; none where there are none.

    Of the own cards everybody knows what was dealt, and that all have some: a list for each card, so that all lights
    shine equally often and everybody knows which of his cards is the first.  So it is with the hands after a swap.
    What was drawn for who did not answer stands in the list of the question.
    """
    if show.known and not show.news:
        return ()
    if show.card == DRAWN and not show.known:
        asked = [effect for effect, _ in before if isinstance(effect, Ask)][-1:]
        items = {to[0]: those(facts["choice"]) for to, facts in show.news}
        return tuple([Outward((*ask.among, NOTHING), items) for ask in asked])
    if show.card != OWN_CARD:
        return listed(show) if show.among else ()
    decks = {what: tuple(dict.fromkeys(deck)) for what, deck in dealt(before).items()}
    if "cards" not in decks:
        return ()
    cards = {to[0]: facts["roles"] if "roles" in facts else (facts["role"],) for to, facts in show.news}
    told = [*by_place(decks["cards"], cards, "deal.card")]
    for what, (fact, line) in BESIDES.items():
        if what in decks:
            hands = {to[0]: facts[fact] for to, facts in show.news}
            told += by_place(
                decks[what], {seat: (hand,) if isinstance(hand, str) else hand for seat, hand in hands.items()}, line
            )
    return told_apart(told)


def listed(show: Show) -> tuple[Outward, ...]:
    """The list of this card; of whole hands, whose sizes all see, one for each card of the largest."""
    if show.known:
        return (Outward(show.among, show.items),)
    return told_apart([*by_place((*show.among, NOTHING), show.items, "deal.card")])


def told_apart(told: Sequence[Outward]) -> tuple[Outward, ...]:
    """The same lists, each told by its line where there are several."""
    return tuple(told) if len(told) > 1 else tuple([replace(part, line="", number=0) for part in told])


def by_place(among: Items, hands: Mapping[Seat, Items], line: str) -> Iterable[Outward]:
    """A list for the first card of everybody, one for the second, and so on, as long as somebody has one more."""
    for place in range(max(map(len, hands.values()), default=1)):
        yield Outward(among, {seat: (hand[place],) for seat, hand in hands.items() if hand[place:]}, line, place + 1)


def opening(show: Show) -> tuple[str, Facts]:
    """What is said to open eyes before the lists."""
    if show.card == OWN_CARD:
        return "deal.lights", {}
    if show.known:
        return "lights.only", {"seat": known_seats(show)[0]}
    return ("lights.drawn" if show.card == DRAWN else "lights.hand"), {}


def looked_at(show: Show) -> Facts:
    """Who looks at which card of whom, as all others know; empty: it is no such look."""
    for (seat, *_), facts in show.news if show.known else ():
        match words(str(facts.get("place", ""))):
            case int(place), int(number):
                return {"seat": seat, "target": place, "number": number}
    return {}


def known_seats(show: Show) -> Seats:
    """Everybody to whom a card is shown."""
    return tuple(sorted(seat for seats, _ in show.news for seat in seats))
