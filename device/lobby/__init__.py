"""The lobby: from power-on to the first line of a game (`open`), and what follows a game (`again`)."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from device.after import After
from device.chronicle import Chronicle
from device.comfort import choose_by_ear, choose_contrast
from device.host import Host
from device.journal_file import Damaged
from device.languages import languages
from device.lobby.cut_off import phase_of, wanted
from device.lobby.deal import choose_deal, way_of
from device.lobby.decks import choose_deck
from device.lobby.outlook import outlook
from device.lobby.pairing import Pairing
from device.lobby.people import choose_names, names_item, sit_down
from device.lobby.plan import (
    Plan,
    Resume,
    Start,
    leads_of,
    recall,
    recall_leads,
    recall_plan,
    recall_way,
    remember_plan,
)
from device.lobby.practice import practise
from device.lobby.rules import choose_rules
from device.lobby.seats import LARGEST, ready, take_seats
from device.lobby.speech import choose_language, choose_narrators, recall_narrators
from device.lobby.summary import summary_of
from device.lobby.teacher import explain, read_cards
from device.lobby.tempo import next_pace, recall_pace
from device.menu import Item, choose, tell, turn_volume
from device.phrases import Phrases
from device.prepare import prepare
from device.session import MIDST, setup_of
from device.setups import obstacles
from device.store import FileStore
from engine import Event, Seat, WolfhourError, as_plain
from engine.catalogue import Game, games
from engine.journal import Header, check_header

log = logging.getLogger(__name__)

CHANGE = 2
"""The line of the summary that "again, with something changed" points at: the one behind the seats."""
AGAIN = ("lobby.again-same", "lobby.again-change", "lobby.again-other", "lobby.again-end")
AFTER = ("after.story", "after.votes", "after.evening")
"""What is offered after a game."""


class Lobby:
    """Arranges games on a host.  Whatever was chosen last is the next default."""

    def __init__(
        self,
        host: Host,
        store: FileStore,
        texts: Path,
        setups: Sequence[Path],
        digest: str,
        seats: int,
        narrators: Sequence[str] = (),
        people: Sequence[str] = (),
        hear: Callable[[Event], None] = lambda event: None,
        seat_at: Callable[[tuple[Seat, ...]], None] | None = None,
    ) -> None:
        """`texts` is the folder of the languages, `setups` are the folders of set-ups, the owner's last.

        `seats` is how many the table has, each with a reader, where readers are paired.
        `narrators` speak until others are chosen on the panel; `people` are the names of those who may play.
        `digest` is that of the rules code: a game recorded by other rules is not offered to go on.
        `hear` is told what happens in a dry run.  `seat_at` gives the seats their devices.
        """
        self.host, self.store, self.texts, self.setups, self.digest = host, store, texts, setups, digest
        self.seats, self.narrators, self.people = seats, narrators, people
        self.hear, self.seat_at = hear, seat_at or host.seat_at
        self.begun = False
        """Whether this evening has had a game: before it there is a dry run."""
        self.plan: Plan
        """What was started last, here or before the plug was pulled."""

    def open(self) -> Start | Resume:
        """From power-on to a game."""
        letters = max(0, min(LARGEST, recall(self.store, "letters", int) or 0))
        self.host.sight = replace(self.host.sight, letters=letters)
        self.host.curtain = True
        recall_pace(self.host, self.store)
        language = recall(self.store, "language", str)
        if language in languages(self.texts):
            self.speak(language)
        else:
            while not choose_language(self.host, self.store, self.texts):
                pass
            self.speak(self.host.phrases.language)
        self.tell("lobby.welcome")
        return self.cut_off() or self.main()

    def again(self, told: Chronicle | None = None) -> Start | None:
        """What follows a game, of which this is told; None for the end."""
        after = After(self.host, told, self.store.history) if told else None
        if after:
            after.tell()
        prompt = self.word("lobby.again")
        items = [Item(self.word(key)) for key in (*AGAIN, *(AFTER if after else ()))]
        while True:
            # Who was who stays on the screen until somebody wants anything but the same again.
            behind = self.word("lobby.hint-again") if self.host.view.get("kind") == "result" else ""
            chosen = choose(self.host, self.word("lobby.title"), items, prompt=prompt, behind=behind)
            match None if chosen is None else (*AGAIN, *AFTER)[chosen]:
                case "lobby.again-same":
                    start = self.arrange(self.as_seated())
                case "lobby.again-change":
                    start = self.arrange(self.as_seated(), cursor=CHANGE)
                case "lobby.again-other":
                    start = self.main()
                case "lobby.again-end":
                    self.tell("lobby.goodbye")
                    return None
                case key:
                    start = None
                    if after and key:
                        after.leaf(key)
            if start is not None:
                return start

    def as_seated(self) -> Plan:
        """What was started last, with the devices that the seats have now: one may have changed in the game."""
        return self.plan.seated(leads_of(self.store, self.plan.setup().seats))

    def refused(self) -> None:
        """Say that the game that was cut off cannot go on after all; the session has set it aside."""
        self.tell("resume.refused")

    # Language

    def speak(self, language: str, game: str = "") -> None:
        """From now on the box shows this language, in the wording of this game; so do the narrators speak."""
        self.host.phrases = Phrases(self.texts, language, game)
        names = recall_narrators(self.store, languages(self.texts), self.narrators)
        self.host.narrators = tuple([Phrases(self.texts, name, game) for name in names])

    def speak_on(self, header: Header) -> None:
        """A game that was cut off goes on in its own language, or in the one that was chosen in its midst."""
        known, wanted = languages(self.texts), (recall(self.store, MIDST, str), header.language, "en")
        self.speak(next(language for language in wanted if language in known), header.game)

    def tell(self, key: str) -> None:
        """Say something that needs no answer."""
        tell(self.host, self.word("lobby.title"), self.word(key))

    def word(self, key: str) -> str:
        """A text without facts, in the table's language."""
        return self.host.phrases.word(key)

    # A game that was cut off

    def cut_off(self) -> Resume | None:
        """Offer to go on with the game that was cut off, if there is one that can go on."""
        try:
            found = self.store.unfinished()
        except Damaged:
            log.warning("the journal of the last game is damaged")
            self.tell("resume.damaged")
            return None
        if found is None:
            return None
        header, records = found
        try:
            check_header(header, self.digest)
            game, setup = setup_of(header)
            phase = phase_of(self.host, game, setup, records)
        except WolfhourError as error:
            self.store.set_aside(str(error))
            log.warning("the game that was cut off cannot go on: other rules have recorded it")
            self.refused()
            return None
        if not wanted(self.host, game, phase):
            self.store.set_aside("ended")
            return None
        leads = leads_of(self.store, setup.seats)
        self.plan = Plan(game, leads, setup.rules, setup.deck, recall_way(self.store))
        self.speak_on(header)
        return Resume(header, records, leads, way_of(self.host, self.plan))

    # A new game

    def main(self) -> Start:
        """Choose a game, sit down, arrange it."""
        catalogue = [*games().values()]
        keys = [game.key for game in catalogue]
        last = recall(self.store, "game", str)
        cursor = keys.index(last) if last in keys else 0
        while True:
            changes = self.changes()
            items = [*map(self.offer, catalogue), *[Item(self.word(change)) for change in changes]]
            chosen = choose(self.host, self.word("lobby.title"), items, prompt=self.word("lobby.game"), cursor=cursor)
            if chosen is None:
                continue
            if chosen >= len(catalogue):
                [*changes.values()][chosen - len(catalogue)]()
                continue
            cursor = chosen
            if start := self.seat(catalogue[chosen]):
                return start

    def changes(self) -> dict[str, Callable[[], object]]:
        """What can be changed about the box before a game, each by its line."""
        host, store = self.host, self.store
        changes: dict[str, Callable[[], object]] = {
            "pause.contrast": partial(choose_contrast, host, store.remember),
            "lobby.change-narrators": partial(self.respeak, choose_narrators),
            "lobby.change-language": partial(self.respeak, choose_language),
        }
        if host.seating.devices.lit or host.sight.by_ear:
            changes["pause.by-ear"] = partial(choose_by_ear, host, store.remember)
        if readers := host.seating.devices.readers:
            changes["pairing.pair"] = Pairing(host, store, readers, self.seats).run
        if host.loudness:
            changes["pause.volume"] = partial(turn_volume, host)
        return changes

    def respeak(self, how: Callable[[Host, FileStore, Path], object]) -> None:
        """Let languages be chosen, and go on in them."""
        how(self.host, self.store, self.texts)
        self.speak(self.host.phrases.language)

    def offer(self, game: Game) -> Item:
        """A game with the players it is for."""
        facts = {"game": self.word(f"game.{game.key}"), "least": game.least, "most": game.most}
        return Item(self.host.phrases.line("lobby.offer", facts))

    def seat(self, game: Game) -> Start | None:
        """Sit down to this game and arrange it; None for BACK."""
        self.speak(self.host.phrases.language, game.key)
        while (leads := take_seats(self.host, game, recall_leads(self.store), self.seat_at)) is not None:
            sit_down(self.store, recall_leads(self.store), leads)
            self.store.remember("leads", leads)
            if start := self.arrange(recall_plan(self.store, game, leads, self.host.seating.devices)):
                return start
        return None

    def arrange(self, plan: Plan, cursor: int = 0) -> Start | None:
        """Show everything about the game, let it be changed, and start it; None for BACK."""
        phrases, game = self.host.phrases, plan.game
        prepare(self.host, game, plan.setup())
        while True:
            setup = plan.setup()
            against = obstacles(phrases, game, setup)
            prompt = " ".join(against) or outlook(self.host, plan)
            names = names_item(phrases, self.store, len(plan.leads)) if self.people else None
            summary = summary_of(self.host, plan, names, first=not self.begun)
            items = [*summary.values()]
            chosen = choose(self.host, self.word(f"game.{game.key}"), items, prompt=prompt, cursor=cursor)
            match None if chosen is None else [*summary][chosen]:
                case None:
                    return None
                case "start" if not against and ready(self.host, game, plan.leads):
                    return self.start(plan)
                case "seats":
                    leads = take_seats(self.host, game, plan.leads, self.seat_at) or plan.leads
                    sit_down(self.store, plan.leads, leads)
                    plan = plan.seated(leads)
                case "practice":
                    self.seat_at(plan.leads)
                    practise(self.host, plan, self.hear)
                case "names":
                    choose_names(self.host, self.store, self.people, len(plan.leads))
                case "deck":
                    plan = choose_deck(self.host, plan, self.setups)
                case "rules":
                    plan = choose_rules(self.host, self.store, plan)
                case "deal":
                    plan = choose_deal(self.host, plan)
                case "pace":
                    next_pace(self.host, self.store)
                case "teach":
                    explain(self.host, game)
                case "cards":
                    read_cards(self.host, game, setup.deck)
            cursor = 0

    def start(self, plan: Plan) -> Start:
        """Remember the plan and let the game begin."""
        self.plan, self.begun = plan, True
        remember_plan(self.store, plan)
        self.store.remember("letters", self.host.sight.letters)
        setup = plan.setup()
        log.info("chosen: %s at the devices %s", setup.game, ", ".join(map(str, plan.leads)))
        log.info("cards: %s", ", ".join(sorted(setup.deck)) or "none")
        log.info("house rules: %s", ", ".join(as_plain(setup.rules)) or "as usual")
        return Start(setup, plan.leads, way_of(self.host, plan))
