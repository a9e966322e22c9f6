"""How the box learns who holds what: on readers, over the well, by the list of roles, or because it deals."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from device import pace
from device.deal import REMIND
from device.gesture import HOLD
from device.lot import SeededLot
from device.papers import Way
from device.ports import WELL, Event, Found, Lost, Press, Tap, Unclear
from device.spread import Spread
from engine import Deal, Hands, Say, Show
from engine.journal import Answer
from tests.device.bench import SEATS, Bench, Desk, Lights

DECK = ("werewolf", "werewolf", "seer", "villager", "villager")
THIEF = (*DECK, "thief", "witch")
HELD = {1: "villager", 2: "werewolf", 3: "seer", 4: "villager", 5: "werewolf"}


class Led(Bench):
    """A bench whose people do the next thing whenever the box has said all it wants to say, or a while later."""

    def __init__(self, deck: Sequence[str], way: Way, people: Iterable[Event], lights: Lights | None = None) -> None:
        async def script() -> Any:
            hands = await Deal(tuple(deck), SEATS)
            await Say("deal.look")
            await Show("own.card", tuple(((seat,), {"role": hands[seat][0]}) for seat in SEATS))
            return hands

        super().__init__(script, deal=way, lights=lights, game="millers-hollow")
        self.host.desk = Desk([f"role:{role}" for role in deck])
        self.people = [*people]
        self.host.inbox.sources.append(self.next)

    def next(self) -> Event | None:
        assert self.host.inbox.clock.now() < 600, "the box waits for somebody for ever"
        speaking = any(end > self.host.inbox.clock.now() for end in self.voice._open.values())
        return self.people.pop(0) if self.people and not speaking else None

    @property
    def said(self) -> list[str]:
        return [event["line"] for event in self.transcript.events if event["event"] == "say"]


def cards(held: dict[int, str]) -> dict[int, str]:
    """The cards of these roles, each its own piece of paper."""
    many, used = Counter(THIEF), Counter[str]()
    names = {}
    for seat, role in held.items():
        used[role] += 1
        names[seat] = f"role:{role}#{used[role]}" if many[role] > 1 else f"role:{role}"
    return names


def hands(held: dict[int, str], left: tuple[str, ...] = ()) -> Hands:
    return {**{seat: (role,) for seat, role in held.items()}, 0: left}


def taps(held: dict[int, str], seats: Iterable[int] = (4, 1, 5, 2, 3)) -> list[Event]:
    return [Tap(seat, cards(held)[seat]) for seat in seats]


# The own card on the own reader


def test_everybody_lays_the_own_card_on_the_own_reader() -> None:
    led = Led(DECK, "readers", taps(HELD))
    assert led.play() == hands(HELD)
    assert led.said == ["deal.readers", "deal.take-back", "deal.look"]


def test_the_journal_has_the_hands_as_ever() -> None:
    led = Led(DECK, "readers", taps(HELD))
    led.play()
    assert led.records == [Answer("deal", hands(HELD))]


def test_what_is_left_over_is_computed_and_never_laid() -> None:
    led = Led(THIEF, "readers", taps({**HELD, 1: "thief"}))
    dealt = led.play()
    assert Counter(dealt[0]) == Counter(["villager", "witch"])
    assert led.said[:2] == ["deal.readers", "deal.rest"]


@pytest.mark.parametrize(
    "wrong",
    ["role:witch", "", "5", "role:werewolf#1", "role:seer"],
    ids=["of no such role", "of nobody knows what", "an answer", "laid elsewhere", "one too many"],
)
def test_an_error_names_the_seat_and_nothing_else(wrong: str) -> None:
    people = [*taps(HELD, (2, 3)), Tap(1, wrong), *taps(HELD, (4, 5, 1))]
    led = Led(DECK, "readers", people)
    assert led.play() == hands(HELD)
    (error,) = [event for event in led.transcript.events if event.get("line") == "deal.wrong"]
    assert error["facts"] == {"seat": 1}
    others = Led(DECK, "readers", [*taps(HELD, (2, 3)), Tap(1, "role:cupid"), *taps(HELD, (4, 5, 1))])
    others.play()
    assert led.voice.lines == others.voice.lines


def test_a_wrong_card_takes_the_place_of_the_right_one() -> None:
    people = [*taps(HELD, (1,)), Tap(1, "role:witch"), *taps(HELD, (2, 3, 4, 5))]
    led = Led(DECK, "readers", [*people, *taps(HELD, (1,))])
    assert led.play() == hands(HELD)
    assert led.said.count("deal.wrong") == 1


def test_a_card_that_the_neighbour_sees_as_well_is_nobodys_until_it_is_laid_again() -> None:
    first, *others = taps(HELD)
    led = Led(DECK, "readers", [first, Unclear((4, 5), "two-seats"), *others, first])
    assert led.play() == hands(HELD)
    assert led.said == ["deal.readers", "cards.two-seats", "deal.take-back", "deal.look"]


def test_who_has_not_laid_a_card_is_named_now_and_then_and_his_light_is_on() -> None:
    lights = Lights()
    led = Led(DECK, "readers", taps(HELD, (4, 1, 2, 3)), lights)
    led.host.inbox.put_at(2 * REMIND, taps(HELD, (5,))[0])
    assert led.play() == hands(HELD)
    named = [event["facts"] for event in led.transcript.events if event.get("line") == "deal.missing"]
    assert named[0] == {"seats": (5,)}
    assert lights.set == [*((seat, "on") for seat in SEATS), *((seat, "off") for seat in (4, 1, 2, 3, 5))]


# Over the well


def test_each_card_goes_over_the_well_and_to_the_seat_that_the_box_names() -> None:
    led = Led(DECK, "well", [Tap(WELL, card) for card in cards(HELD).values()])
    assert led.play() == hands(HELD)
    assert [event["facts"]["seat"] for event in led.transcript.events if event.get("line") == "deal.give"] == [*SEATS]
    assert led.said[-2:] == ["deal.look-now", "deal.look"]
    led.host.inbox.put(Tap(WELL, "role:seer"))
    led.host.inbox.put(Press(1))
    assert led.host.wait(None) == Press(1), "nobody is at the well any more"


def test_a_card_that_does_not_fit_goes_to_nobody() -> None:
    good = [Tap(WELL, card) for card in cards(HELD).values()]
    led = Led(DECK, "well", [good[0], good[0], Tap(WELL, "role:witch"), Tap(3, "role:seer"), *good[1:]])
    assert led.play() == hands(HELD)
    assert led.said.count("deal.wrong-card") == 2


def test_cards_left_over_stay_face_down() -> None:
    led = Led(THIEF, "well", [Tap(WELL, card) for card in cards(HELD).values()])
    assert Counter(led.play()[0]) == Counter(["thief", "witch"])
    assert "deal.rest" in led.said


# By the list of roles


def at_the_role(led: Led, held: dict[int, str], wrong: dict[int, str] | None = None) -> Led:
    """All press at the own role when it is called first; in the first round some press at another."""
    told, rounds = led.host.tell, Counter[str]()

    def tell(event: str, fields: dict[str, Any], to: Any = "all") -> None:
        told(event, fields, to)
        if event == "beat":
            rounds[fields["item"]] += 1
            now = {**held, **(wrong or {})} if rounds[fields["item"]] <= pace.PASSES else held
            for seat, role in now.items():
                if role == fields["item"]:
                    led.host.inbox.put_at(led.host.inbox.clock.now() + 0.4, Press(seat))

    led.host.tell = tell
    return led


READY: list[Event] = [Press(seat) for seat in SEATS]


def test_with_closed_eyes_all_press_at_the_own_role() -> None:
    led = at_the_role(Led(DECK, "list", READY), HELD)
    assert led.play() == hands(HELD)
    assert led.said == ["deal.list", "deal.close", "look.open", "deal.look"]
    assert [text for _, text in led.voice.lines if text in ("Werewolf", "Seer", "Villager")] == [
        "Werewolf",
        "Seer",
        "Villager",
    ] * pace.PASSES


@pytest.mark.parametrize("wrong", [{3: "werewolf"}, {3: "nothing"}, {1: "seer"}, {2: "seer", 5: "villager"}])
def test_what_does_not_add_up_is_asked_again_without_saying_which(wrong: dict[int, str]) -> None:
    led, other = (at_the_role(Led(DECK, "list", READY), HELD, some) for some in (wrong, {4: "nothing"}))
    assert led.play() == other.play() == hands(HELD)
    assert led.said == ["deal.list", "deal.close", "deal.again", "look.open", "deal.look"]
    assert (led.voice.lines, led.now) == (other.voice.lines, other.now)


def test_the_roles_are_not_read_again_before_a_lost_device_is_there_again() -> None:
    led = at_the_role(Led(DECK, "list", READY), HELD, {3: "nothing"})
    led.host.inbox.put_at(10, Lost("seat", "button-noisy", 3))
    led.host.inbox.put_at(200, Found("seat", 3))
    assert led.play() == hands(HELD)
    assert led.said == ["deal.list", "deal.close", "trouble.seat-missing", "deal.again", "look.open", "deal.look"]


def test_who_presses_at_what_cannot_be_heard_seen_or_timed() -> None:
    mixed = {1: "seer", 2: "villager", 3: "werewolf", 4: "werewolf", 5: "villager"}
    one, other = (at_the_role(Led(DECK, "list", READY), held) for held in (HELD, mixed))
    one.play()
    other.play()
    assert (one.voice.lines, one.now) == (other.voice.lines, other.now)
    assert one.screen.read("night", "big") == other.screen.read("night", "big")


def test_with_a_thief_two_roles_may_be_with_nobody() -> None:
    led = at_the_role(Led(THIEF, "list", READY), {**HELD, 1: "thief"})
    assert Counter(led.play()[0]) == Counter(["villager", "witch"])


def test_the_roles_are_called_when_all_have_looked() -> None:
    led = at_the_role(Led(DECK, "list", READY[:4]), HELD)
    led.host.inbox.put_at(50.0, Press(5))
    led.play()
    (closed,) = [event["t"] for event in led.transcript.events if event.get("line") == "deal.close"]
    assert closed >= 50.0
    assert "deal.missing" in led.said


# Without cards


def test_with_real_cards_nobody_is_told_what_he_holds_but_it_is_written_down() -> None:
    paper, box = Led(DECK, "readers", taps(HELD)), Led(DECK, "box", ())
    paper.play()
    box.play()
    assert [event["role"] for event in paper.transcript.events if event["event"] == "show"] == [*HELD.values()]
    assert not paper.heard("look at the screen")
    assert len(box.heard("look at the screen")) == len(SEATS)


def test_hooded_lights_tell_the_own_role_in_a_list_that_all_hear() -> None:
    lights = Lights()
    led = Led(THIEF, "box", (), lights)
    dealt, roles = led.play(), [*dict.fromkeys(THIEF)]
    on = [seat for seat, state in lights.set if state == "on"]
    assert on == [seat for role in roles for seat in SEATS if dealt[seat] == (role,)] * pace.PASSES
    assert not led.heard("look at the screen")
    other = Led(THIEF, "box", (), Lights())
    other.table.dealer.lot = SeededLot(7)
    assert other.play() != dealt
    assert (led.voice.lines, led.screen.views, led.now) == (other.voice.lines, other.screen.views, other.now)


def test_lights_tell_no_role_before_a_lost_device_is_there_again() -> None:
    led = Led(DECK, "box", (), Lights())
    led.host.inbox.put_at(0.1, Lost("seat", "expander-lost", 3))
    led.host.inbox.put_at(100, Found("seat", 3))
    assert led.play()
    assert led.said == ["deal.look", "trouble.seat-missing", "deal.lights"]


def test_what_is_dealt_in_public_is_no_matter_of_cards() -> None:
    async def script() -> Any:
        return await Deal(("farmer",) * 5, SEATS, what="buildings", secret=False)

    assert Bench(script, deal="readers").play()[1] == ("farmer",)


def test_a_held_button_is_no_role() -> None:
    led = at_the_role(Led(DECK, "list", READY), HELD)
    led.host.inbox.put_at(25.0 + HOLD, Press(1, held=True))
    assert led.play() == hands(HELD)


def test_the_same_card_cannot_be_at_two_seats() -> None:
    spread = Spread(Deal(DECK, SEATS), "role")
    spread.begin()
    assert not spread.lay(1, "role:werewolf#1")
    assert spread.lay(2, "role:werewolf#1") == "wrong"
    assert not spread.lay(2, "role:werewolf#2")
    assert not spread.lay(1, "role:werewolf#1")
    assert spread.lay(3, "role:werewolf#3") == "wrong"
