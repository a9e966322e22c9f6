"""How private cards reach their seats: in a scene, by one call, by the list outward, or by looking alone (README)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from device import pace
from device.host import Host
from device.needs import Anew, Needs
from device.outward import NOTHING, Outward, hands_told, known_seats, opening, outward
from device.public import PublicView, pictures
from device.unseen import unseen
from engine import Effect, Facts, Seats, Show, Transcript
from engine.catalogue import games
from engine.words import words


class Cards:
    """Shows the private cards of one game."""

    def __init__(self, transcript: Transcript, host: Host, public: PublicView, seats: Seats, needs: Needs) -> None:
        self.transcript, self.host, self.public, self.seats, self.needs = transcript, host, public, seats, needs
        self.write: Callable[[Show], object] = transcript.perform
        """Writes down that a card is shown."""
        self.deck: tuple[str, ...] = ()
        """What was dealt from, as everybody knows."""
        self.decks: Mapping[str, tuple[str, ...]] = {}
        """The decks that were dealt in secret, by their names."""

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
        blind = unseen_by_some(self.host)
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
        self.write(show)
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

    def again(self, show: Show, eyes: Callable[[Seats], None], *, asleep: bool) -> None:
        """Show what everybody has seen already: for the game nothing has happened, so the device alone tells it.

        Where not everybody sees the screen it comes by lists and lights.  `eyes` tells in the dark whose are open.
        """
        decks = {what: (*deck, NOTHING) for what, deck in self.decks.items()}
        lists = hands_told(decks, show) if unseen_by_some(self.host) and self.lit() else ()
        self.write = self._tell
        try:
            if lists and asleep:
                self.host.say(*opening(show))
                eyes(self.public.living)
            if lists and self.by_lights(show, lists, asleep=asleep):
                return
            if asleep:
                self.host.say("look.close")
                eyes(())
            self.alone(show, asleep=asleep)
        finally:
            self.write = self.transcript.perform

    def lit(self) -> bool:
        """Whether everybody alive can be told by a light."""
        return self.host.seating.lit(map(self.host.seating.lead_of, self.public.living))

    def _tell(self, show: Show) -> None:
        for to, facts in show.news:
            self.transcript.tell("show", {"card": show.card, **facts}, list(to))

    def without_screen(self, show: Show) -> bool:
        """Tell it by lists and lights; False where lights are missing, or the card has no list."""
        living, phrases = self.public.living, self.host.phrases
        game = games().get(phrases.game)
        if game is None or not self.lit():
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


def unseen_by_some(host: Host) -> bool:
    """Whether not everybody sees the screen, so that lists tell in the dark what others are shown."""
    return host.sight.by_ear or ("screen", 0) in host.seating.trouble


def on_picture(facts: Facts) -> Sequence[str]:
    """What a card has a picture of: the first of its facts that has some; of `{"werewolf": True}` its name."""
    values = [
        (name,) if fact is True else fact if isinstance(fact, list | tuple) else (fact,) for name, fact in facts.items()
    ]
    return next((names for names in values if pictures(names)), ())


def looked_at(show: Show) -> Facts:
    """Who looks at which card of whom, as all others know; empty: it is no such look."""
    for (seat, *_), facts in show.news if show.known else ():
        match words(str(facts.get("place", ""))):
            case int(place), int(number):
                return {"seat": seat, "target": place, "number": number}
    return {}
