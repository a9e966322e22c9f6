"""Two people in two houses, the chest and a goal for each seat; and who is mayor."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from device.rehearse import deals
from device.rehearse.deals import Decks, Written
from device.rehearse.names import Names, every, one_of
from device.strict import Fault
from engine import Choice, Hands

MAYOR, GOAL = "mayor", "goal"
ALONE = ("wolf", "thief")
GOALS_OF_A_KIND = 3
SIDES = ("left", "right")
HOUSED = (*SIDES, "chest", "goal")
"""The keys of a seat whose people live in their houses already."""
UNHOUSED = ("people", "goal")
"""The keys of one that the box asks where they live."""


class Deal(deals.Deal):
    """How the houses are written."""

    def more_keys(self) -> tuple[str, ...]:
        """Who is mayor."""
        return (MAYOR,)

    def example(self) -> str:
        """A seat whose people live in their houses."""
        return '1 = { left = "wolf", right = "man", chest = "right", goal = "both-alive" }'

    def held_faults(self, names: Names, held: Any) -> Iterator[Fault]:
        """Keys that are missing or too many, people and goals that do not exist, and what may live nowhere."""
        keys = UNHOUSED if isinstance(held, dict) and "people" in held else HOUSED
        if not isinstance(held, dict) or sorted(held) != sorted(keys):
            yield "", f"{held!r} will not do: write {self.example()}, or without houses people = [...] and goal"
            return
        checks = {
            "left": names.role,
            "right": names.role,
            "chest": one_of(SIDES),
            "goal": one_of(names.names.draws[GOAL]),
        }
        checks["people"] = every(names.role)
        wrong = [(f".{key}", what) for key in keys if (what := checks[key](held[key]))]
        yield from wrong
        if wrong:
            return
        people = list(people_of(held))
        if len(people) != len(SIDES):
            yield ".people", f"{people!r} will not do: there are two people to each seat"
        elif all(alone in people for alone in ALONE):
            yield "", "wolf and thief are never dealt to the same player"
        elif "chest" in held and held[held["chest"]] in ALONE:
            yield f".{held['chest']}", "wolf and thief never live in the house with the chest"

    def more_faults(self, names: Names, key: str, more: Any) -> Iterator[Fault]:
        """A mayor who does not exist."""
        if what := names.seat(more):
            yield "", what

    def faults(self, names: Names, deal: Written) -> Iterator[Fault]:
        """Besides, there is one wolf and one thief."""
        found = [*super().faults(names, deal)]
        yield from found
        people = Counter(person for seat in self.places(deal) if not found for person in people_of(deal[seat]))
        yield from (("deal", f"there must be one {alone}") for alone in ALONE if not found and people[alone] != 1)

    def decks(self, deal: Written) -> Decks:
        """People and goals; the goals that nobody has are left over."""
        seats = self.places(deal)
        goals = [deal[seat]["goal"] for seat in seats]
        people: Hands = {0: (), **{int(seat): people_of(deal[seat]) for seat in seats}}
        cards = Counter(dict.fromkeys(self.game.names.draws[GOAL], GOALS_OF_A_KIND))
        left = tuple((cards - Counter(goals)).elements())
        return {"cards": people, "goals": {0: left, **{int(seat): (deal[seat]["goal"],) for seat in seats}}}

    def answers(self, deal: Written) -> Mapping[tuple[str, str, int], tuple[Choice, ...]]:
        """Where the chest stands, and that the first of the two people lives on the left."""
        housed = [seat for seat in self.places(deal) if "chest" in deal[seat]]
        return {("setup", "house.place", int(seat)): (f"chest {deal[seat]['chest']}, first left",) for seat in housed}

    def chance(self, deal: Written) -> Mapping[str, tuple[Choice, ...]]:
        """The mayor is drawn."""
        return {MAYOR: (deal[MAYOR],)} if MAYOR in deal else {}


def people_of(held: Mapping[str, Any]) -> tuple[str, ...]:
    """The two people of a seat."""
    return tuple(held["people"]) if "people" in held else (held["left"], held["right"])
