"""Who dies of a night (RULES.md 5.8), from what was chosen in it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine import Choice, Seat

if TYPE_CHECKING:
    from device.leaks.knowledge.millers_hollow.story import Story

WOLVES = ("werewolf", "white-werewolf")


@dataclass
class Night:
    """What was chosen; 0: nobody."""

    prey: Seat = 0
    caught: bool = False
    """Whether the prey is the girl, whom the wolves have noticed."""
    guarded: Seat = 0
    saved: Seat = 0
    poisoned: Seat = 0
    betrayed: Seat = 0
    """By the white werewolf."""
    arsonist: Seat = 0
    burnt: Seat = 0
    lives: int = 0
    """Attacks that the elder still survives."""
    killed: dict[Seat, str] = field(default_factory=dict)
    """Fixed at the end of the night: whom it kills, but for those who die of love."""

    def hear(self, story: "Story", ask: str, answers: Mapping[Seat, Choice]) -> None:
        """Go on by what one ask came to."""
        if ask == "werewolf.kill":
            self.prey = most(answers)
        if ask == "werewolf.caught" and not story.cursed:
            named = most({seat: choice for seat, choice in answers.items() if choice != "none"})
            if named in story.holders("little-girl"):
                self.prey, self.caught = named, True
        for seat, choice in answers.items():
            match ask, choice:
                case "guard.protect", int():
                    self.guarded = choice
                case "white-werewolf.kill", int():
                    self.betrayed = choice
                case "witch.heal", "yes":
                    self.saved = self.prey
                case "witch.poison", int():
                    self.poisoned = choice
                case "arsonist.burn", int():
                    self.arsonist, self.burnt = seat, choice
                case "healer.save", int():
                    self.killed.pop(choice, None)

    def fix(self, story: "Story") -> None:
        """Poison is the cause of a death whatever else happened (M5)."""
        if self.betrayed and self.betrayed != self.guarded:
            self.killed[self.betrayed] = "white-werewolf"
        if self.prey and self.prey == self.burnt:
            self.killed[self.neighbour(story)] = "fire"
        elif self.prey and not self.spared(story):
            self.killed[self.prey] = "caught" if self.caught else "werewolf"
        if self.poisoned:
            self.killed[self.poisoned] = "poison"

    def deaths(self, story: "Story") -> dict[Seat, str]:
        """Who dies, and of what."""
        return {**{story.partner(seat): "grief" for seat in self.killed if story.partner(seat)}, **self.killed}

    def protections(self, story: "Story") -> int:
        """Guard and antidote; over the girl the guard watches in vain."""
        in_vain = story.roles[self.prey] == "little-girl" and not story.setup.rules.girl_protectable
        return (self.guarded == self.prey and not in_vain) + (self.saved == self.prey)

    def spared(self, story: "Story") -> bool:
        """Whether the attack fails: an untouched inn, one protection, or a life of the elder."""
        count = self.protections(story)
        protected = count == 1 or (count == 2 and not story.setup.rules.double_protection_kills)
        inn = self.prey in story.fresh("innkeeper")
        return inn or protected or (story.roles[self.prey] == "elder" and self.lives > 0)

    def neighbour(self, story: "Story") -> Seat:
        """The first living wolf to the right of the arsonist, or by house rule of the victim."""
        start = self.arsonist if story.setup.rules.arson_wolf == "right_of_arsonist" else self.burnt
        count = len(story.setup.seats)
        return min(story.holders(*WOLVES), key=lambda seat: (start - seat - 1) % count)


def most(answers: Mapping[Seat, Choice]) -> Seat:
    """Whom most have picked; 0: nobody, or a tie."""
    ranked = Counter(answers.values()).most_common(2)
    if not ranked or (len(ranked) == 2 and ranked[0][1] == ranked[1][1]):
        return 0
    return ranked[0][0] if isinstance(ranked[0][0], Seat) else 0
