"""One game from its first line to its result: the script, its journal, its transcript, the table."""

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from device.chronicle import Chronicle, chronicle
from device.comfort import BRIGHTNESS, Comfort
from device.host import Host
from device.logs import place
from device.lot import SeededLot
from device.means import pace_of, secret_deals
from device.names import recall_names
from device.papers import Papers, Way
from device.pause import Abandoned, Pause
from device.prepare import get_ready, prepare
from device.store import FileStore
from device.table import Table
from engine import Diverged, Event, Run, Seat, Transcript, as_plain, read_rules
from engine.catalogue import Game, GameResult, Setup, games
from engine.journal import Header, Record, check_header
from engine.transcript import label

MIDST = "language-of-the-game"
"""Where the store keeps which language was chosen in the midst of the game."""
PAPERS = "papers"
"""Where the store keeps which cards are real, and where they are."""
log = logging.getLogger(__name__)


def header_of(setup: Setup, language: str, digest: str) -> Header:
    """What the journal needs to start the same script again."""
    return Header(setup.game, setup.seats, setup.deck, as_plain(setup.rules), language, digest)


def setup_of(header: Header) -> tuple[Game, Setup]:
    """The game and set-up of a journal.  Raises `Diverged` where this box does not know them."""
    game = games().get(header.game)
    if game is None:
        raise Diverged(f"this box does not host {header.game}: the journal's game cannot go on")
    return game, Setup(header.game, header.seats, header.deck, read_rules(game.rules, header.rules))


class Session:
    """A game on a host, new or cut off.

    `hear` is called with every event of its transcript; `reseat` gives the seats other devices in a pause.
    """

    def __init__(
        self,
        host: Host,
        store: FileStore,
        lot: SeededLot,
        hear: Callable[[Event], None],
        reseat: Callable[[tuple[Seat, ...]], None] | None = None,
    ) -> None:
        self.host, self.store, self.lot, self.hear, self.reseat = host, store, lot, hear, reseat
        self.told: Chronicle | None = None
        """The chronicle of the game that has just ended."""
        host.papers = Papers(partial(store.remember, PAPERS))
        host.papers.recall(store.recall(PAPERS))
        if (brightness := store.recall("brightness")) in BRIGHTNESS:
            host.sight = replace(host.sight, brightness=brightness)
        if isinstance(contrast := store.recall("contrast"), bool):
            host.sight = replace(host.sight, high_contrast=contrast)
        if isinstance(by_ear := store.recall("by-ear"), bool):
            host.sight = replace(host.sight, by_ear=by_ear)

    def begin(self, setup: Setup, digest: str, way: Way = "box") -> GameResult | None:
        """Play a new game, its cards dealt in this way.  None where the table abandons it."""
        self.host.papers.clear()
        self.store.remember(MIDST, None)
        self.store.begin(header_of(setup, self.host.phrases.language, digest))
        return self._play(games()[setup.game], setup, [], way)

    def go_on(self, header: Header, records: list[Record], digest: str, way: Way = "box") -> GameResult | None:
        """Play a game that was cut off to its end.

        Raises `Diverged` where other rules code recorded it; the journal is set aside then.
        """
        try:
            check_header(header, digest)
            game, setup = setup_of(header)
            return self._play(game, setup, records, way)
        except Diverged as error:
            self.store.set_aside(str(error))
            raise

    def _play(self, game: Game, setup: Setup, records: list[Record], way: Way) -> GameResult | None:
        start = self.host.now()
        self.told = None
        transcript = Transcript(lambda: self.host.now() - start, self.host.phrases.line, self.hear)
        run = Run(lambda: game.script(setup), self.store.append, records, transcript.replayed)
        hands = setup.rules.all_hands
        table = Table(run, transcript, self.host, self.lot, setup.seats, all_hands=hands, deal=way)
        table.cards.deck = setup.deck
        table.cards.decks = {deal.what: deal.deck for deal in secret_deals(game, setup)}
        prepare(self.host, game, setup)

        def speak(language: str) -> None:
            """From now on box and screen have another language; after a power cut as well."""
            self.host.phrases.speak(language)
            self.host.narrators = ()
            for key in ("language", MIDST):
                self.store.remember(key, language)
            self.store.remember("narrators", ())
            prepare(self.host, game, setup)
            get_ready(run, transcript, self.host)

        comfort = Comfort(self.host, speak, self.store.remember)
        pause = Pause(self.host, table, self.reseat, game.held, comfort)
        pace = pace_of(self.host, setup, self.host.seating.leads or setup.seats)
        log.info("the game begins: %s, %d seats", setup.game, len(setup.seats))
        try:
            with self.host.game(transcript.tell, pace, pause):
                if records:
                    log.info("it goes on in %s", label(run.phase))
                    table.go_through(table.resume)
                result = table.play()
        except Abandoned:
            log.info("the game is abandoned")
            self.store.set_aside("abandoned")
            transcript.tell("over", {})
            self.host.say("pause.abandoned")
            return None
        finally:
            self.host.speaker.ambience("off")
        log.info("the game is over: %s", result.winner)
        self._keep(setup, transcript)
        outcome = {"winner": result.winner, "seats": result.seats}
        self.store.finish({**outcome, "scores": result.scores} if result.scores else outcome, transcript.events)
        return result

    def _keep(self, setup: Setup, transcript: Transcript) -> None:
        """Write the chronicle into the history: a game that cannot be told is over all the same."""
        try:
            self.told = chronicle(setup.game, setup.seats, transcript.events)
        except Exception as fault:  # noqa: BLE001 - whatever is wrong with the story, the result counts
            log.error("there is no chronicle of this game: %s at %s", type(fault).__name__, place(fault))
        else:
            self.store.keep(self.told, recall_names(self.store))
