"""Teaching the box a deck: led by voice and screen, and going on after a cut."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.ports import WELL, Event, Laid, Panel, Press, Unpaired
from device.tags.decks import Deck
from device.tags.enrol import Enrolment
from device.tags.guide import Guide
from device.tags.registry import Card, Registry
from tests.tags.lead import Led, texts

DECK = Deck("classic", ("classic",), "table", "card", {"role:werewolf": 2, "role:seer": 1, "role:hunter": 1})
ONE, TWO, THREE, FOUR, FIVE = (f"04a1b2c3d4e50{number}" for number in range(1, 6))
OK, BACK, DOWN = Panel("ok"), Panel("back"), Panel("down")


def lay(*uids: str) -> list[Laid]:
    return [Laid(WELL, uid) for uid in uids]


def teach(
    state: Path, deeds: Sequence[Event], only: tuple[str, ...] = (), language: str = "en"
) -> tuple[bool | None, Led]:
    led = Led(*deeds, language=language)
    enrolment = Enrolment(Registry(state), DECK, 1, only)
    return led.does(Guide(led.host, enrolment, lambda deck: texts(language, "classic")).run), led


def known(state: Path) -> dict[str, str]:
    return {uid: card.name for uid, card in Registry(state).cards.items()}


WHOLE = {ONE: "role:werewolf#1", TWO: "role:werewolf#2", THREE: "role:seer", FOUR: "role:hunter"}


def test_a_deck_is_taught_card_by_card(tmp_path: Path) -> None:
    done, led = teach(tmp_path, lay(ONE, TWO, THREE, FOUR))
    assert done
    assert known(tmp_path) == WHOLE
    assert led.said == [
        "Lay this card on a reader: Werewolf (1).",
        "I know it now.",
        "Lay this card on a reader: Werewolf (2).",
        "I know it now.",
        "Lay this card on a reader: Seer.",
        "I know it now.",
        "Lay this card on a reader: Hunter.",
        "I know it now. This deck is complete. Have fun!",
    ]
    headlines = [view["headline"] for view in led.screen.views]
    assert [*dict.fromkeys(headlines)] == [*(f"Classic Werewolf: {n} of 4" for n in range(4)), "Classic Werewolf"]


@pytest.mark.parametrize("cut", range(5))
def test_after_a_cut_it_goes_on_with_the_next_missing_card(tmp_path: Path, cut: int) -> None:
    cards = [ONE, TWO, THREE, FOUR]
    first, _ = teach(tmp_path, lay(*cards[:cut]))
    assert first is (True if cut == 4 else None)
    second, led = teach(tmp_path, lay(*cards[cut:]))
    assert second
    assert known(tmp_path) == WHOLE
    assert (
        led.said[0]
        == [
            "Lay this card on a reader: Werewolf (1).",
            "Lay this card on a reader: Werewolf (2).",
            "Lay this card on a reader: Seer.",
            "Lay this card on a reader: Hunter.",
            "This deck is complete. Have fun!",
        ][cut]
    )


def test_any_reader_will_do_and_presses_do_nothing(tmp_path: Path) -> None:
    done, _ = teach(tmp_path, [Laid(3, ONE), Press(3), Unpaired("usb-1.2", TWO), Laid(WELL, THREE), Laid(1, FOUR)])
    assert done
    assert known(tmp_path) == WHOLE


def test_a_card_may_come_later_and_somebody_may_stop(tmp_path: Path) -> None:
    done, led = teach(tmp_path, [DOWN, *lay(TWO), BACK])
    assert done is False
    assert known(tmp_path) == {TWO: "role:werewolf#2"}
    assert led.said[1] == "Later, then."
    assert led.said[-1] == "3 cards are still missing; next time we go on with them."


def test_a_tag_that_lies_there_still_is_no_second_card(tmp_path: Path) -> None:
    _, led = teach(tmp_path, lay(ONE, ONE, TWO))
    assert known(tmp_path) == {ONE: "role:werewolf#1", TWO: "role:werewolf#2"}
    assert "You have just laid this one. Take the next tag." in led.said


def test_a_tag_that_is_a_card_already_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    _, led = teach(tmp_path, [*lay(ONE, TWO, ONE), BACK, *lay(THREE)])
    assert known(tmp_path) == {ONE: "role:werewolf#1", TWO: "role:werewolf#2", THREE: "role:seer"}
    assert (
        "I know this tag already. It is: Werewolf (1). Lay another one, or press OK, and it becomes: Seer." in led.said
    )


def test_another_tag_answers_the_question_as_well(tmp_path: Path) -> None:
    teach(tmp_path, lay(ONE, TWO, ONE, THREE))
    assert known(tmp_path) == {ONE: "role:werewolf#1", TWO: "role:werewolf#2", THREE: "role:seer"}


def test_ok_makes_it_the_card_that_is_asked_for_and_its_old_card_is_asked_for_at_the_end(tmp_path: Path) -> None:
    done, led = teach(tmp_path, [*lay(ONE, TWO, ONE), OK, *lay(FOUR, FIVE)])
    assert done
    assert known(tmp_path) == {ONE: "role:seer", TWO: "role:werewolf#2", FOUR: "role:hunter", FIVE: "role:werewolf#1"}
    assert led.said[-2] == "Lay this card on a reader: Werewolf (1)."


def test_a_card_of_another_deck_can_be_taken_over(tmp_path: Path) -> None:
    Registry(tmp_path).learn(ONE, Card("answers", 2, "5"))
    _, led = teach(tmp_path, [*lay(ONE), OK, BACK])
    assert known(tmp_path) == {ONE: "role:werewolf#1"}
    assert "I know this tag already. It is: 5." in led.said[1]


@pytest.mark.parametrize(("uid", "says"), [("08a1b2c3", "as phones and passports do"), ("8804a1b2", "read whole")])
def test_a_thing_that_cannot_be_a_card_is_explained(tmp_path: Path, uid: str, says: str) -> None:
    _, led = teach(tmp_path, lay(uid, ONE))
    assert known(tmp_path) == {ONE: "role:werewolf#1"}
    assert says in led.said[1]


def test_a_card_gets_a_new_tag_and_the_old_one_counts_no_more(tmp_path: Path) -> None:
    teach(tmp_path, lay(ONE, TWO, THREE, FOUR))
    done, led = teach(tmp_path, lay(FIVE), only=("role:seer",))
    assert done
    assert known(tmp_path) == {**{uid: card for uid, card in WHOLE.items() if uid != THREE}, FIVE: "role:seer"}
    assert led.said[0] == "Lay the new tag for this card on a reader: Seer."
    assert led.said[-1] == "The new card counts now, and the old one no more. This deck is complete. Have fun!"


def test_what_cannot_be_saved_is_told_and_asked_for_again(tmp_path: Path) -> None:
    state = tmp_path / "state"
    state.touch()  # a file where the folder should be
    _, led = teach(state, [*lay(ONE), BACK])
    assert led.said[1:3] == [
        "I cannot save it. Check the disk, and lay it once more.",
        "Lay this card on a reader: Werewolf (1).",
    ]


@pytest.mark.parametrize(("language", "first"), [("zh-Hant", "人狼（1）"), ("zh-Hans", "人狼（1）")])
def test_it_leads_in_every_language(tmp_path: Path, language: str, first: str) -> None:
    done, led = teach(tmp_path, lay(ONE, TWO, THREE, FOUR), language=language)
    assert done
    assert first in led.said[0]
    assert not any(letter.isascii() and letter.isalpha() for line in led.said for letter in line)


EVENTS = st.sampled_from([*lay(ONE, TWO, THREE, FOUR, FIVE, "08a1b2c3"), OK, BACK, DOWN, Panel("up"), Press(2)])


@settings(deadline=None, max_examples=40)
@given(st.lists(EVENTS, max_size=8))
def test_whatever_somebody_does_no_card_is_lost_or_doubled(
    tmp_path_factory: pytest.TempPathFactory, deeds: list[Event]
) -> None:
    state = tmp_path_factory.mktemp("state")
    done, _ = teach(state, deeds)
    cards = [*known(state).values()]
    assert len({*cards}) == len(cards)
    missing = Enrolment(Registry(state), DECK).missing
    assert sorted((*cards, *missing)) == sorted(DECK.cards())
    assert (not missing) == (done is True)
