"""Who may know what in classic Werewolf (RULES.md 4.3 to 4.5)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from device.leaks.knowledge import village
from engine import Choice, Event, Facts, Seat

GIRLS = ("little-girl", "scout")
EVERYBODYS = ("village.seance", "village.spirit", "village.vote")
CARDS: Mapping[str, set[str]] = {
    **village.CARDS,
    "mason.partner": {"seats"},
    "seer.result": {"target", "werewolf"},
    "priest.result": {"target", "werewolf"},
}
LOOKS_WOLF = ("werewolf", "tinker")


@dataclass
class Classic(village.Village):
    """One game of classic Werewolf."""

    executed: tuple[Seat, ...] = ()
    """By the latest vote of the village."""
    tied: tuple[Seat, ...] = ()

    def asked(self, ask: str) -> set[Seat]:
        """What concerns the village goes to all who live, else to who lives and holds the card it is named after."""
        if ask in EVERYBODYS:
            return {*self.living}
        match ask:
            case "village.revote":
                return {*self.living} - {*self.tied}
            case "ghosts.bet":
                return self.ghosts()
            case "little-girl.peek":
                return self.holders(*GIRLS)
        return self.holders(ask.partition(".")[0])

    def facts(self, card: str) -> set[str]:
        """All that stands on this card."""
        return CARDS.get(card, set())

    def entitled(self, event: Event) -> set[Seat]:
        """Groups know themselves, and whoever looks sees what he looks at (4.5)."""
        match event:
            case {"card": "werewolf.pack", "seats": seats}:
                return self.circle("werewolf", seats)
            case {"card": "mason.partner", "seats": seats}:
                return self.circle("mason", seats)
            case {"card": "seer.result", "target": target, "werewolf": wolf}:
                so = wolf == (self.roles.get(target) in LOOKS_WOLF)
                return self.chose("seer.look", target) if so else set()
            case {"card": "priest.result", "target": target, "werewolf": wolf}:
                so = target in self.executed and wolf == (self.roles.get(target) == "werewolf")
                return self.holders("priest") if so else set()
            case {"card": "little-girl.sees", "target": target}:
                return self.peeked("little-girl.peek", "little-girl.peek.sees", target)
        return set()

    def circle(self, role: str, seats: Iterable[Seat]) -> set[Seat]:
        """Those who see each other, if they are these."""
        return {*seats} if {*seats} == self.holders(role) else set()

    def called(self, call: str) -> set[Seat]:
        """Every call of this game is one role's."""
        return self.holders(call)

    def conclude(self, ask: str, answers: Mapping[Seat, Choice]) -> None:
        """No answer changes who may know what."""

    def go_on(self, event: Event) -> None:
        """Whom the village executes, the priest learns about; the tied do not vote on themselves."""
        match event:
            case {"event": "phase", "name": "day"}:
                self.executed = ()
            case {"event": "death", "seat": seat, "cause": "vote"}:
                self.executed += (seat,)
            case {"event": "vote", "ask": "village.vote", "chosen": chosen}:
                self.tied = tuple(chosen)

    def announce(self, line: str, facts: Facts) -> None:
        """Nothing that is said changes more than who lives."""


KNOWLEDGE = Classic
