"""Whose reader is plugged in where, when plugs are pulled and put back, also at other ports."""

from collections.abc import Iterable, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.hw.readers.places import Places, one_name_each
from device.hw.readers.port import Plug
from device.hw.readers.reader import KINDS, Kind
from device.ports import Moved

LEADS = {"a": 1, "b": 2, "c": 3}


def ports(**numbers: str) -> dict[str, Plug]:
    """What is plugged in at ports, by its number."""
    return {name: Plug(f"/dev/{name}", number) for name, number in numbers.items()}


def places(*looks: Mapping[str, Plug], kinds: Mapping[str, Kind] = {}) -> Places:
    found = Places(LEADS, kinds)
    for look in looks:
        found.look(look)
    return found


NUMBERED, NAMELESS = ports(a="x", b="y", c="z"), ports(a="", b="", c="")
SHARED = ports(a="0001", b="0001", c="0001")


def test_a_port_with_two_names_goes_by_the_paired_one() -> None:
    plugs = {"a": Plug("0"), "b": Plug("0"), "c": Plug("1")}
    assert [*one_name_each(plugs, {"b"})] == ["b", "c"]
    assert [*one_name_each(plugs, {})] == ["a", "c"]


def test_a_reader_with_a_number_at_the_port_of_one_that_is_out_leaves_that_one_its_lead() -> None:
    found = places(NUMBERED, ports(c="z"), ports(b="x", c="z"))
    assert found.leads == {"b": 1, "a": 2, "c": 3}
    assert found.sure() == {"b": 1, "c": 3}
    assert found.unsure() == set(), "nothing is there that could be asked for"
    found.look(ports(b="x", c="z", d="y"))
    assert found.sure() == {"b": 1, "d": 2, "c": 3}


def test_a_new_reader_at_the_port_of_one_that_is_elsewhere_belongs_to_nobody() -> None:
    found = places(NUMBERED, ports(b="y", c="z"), ports(b="y", c="z", d="x"))
    found.look(ports(a="new", b="y", c="z", d="x"))
    assert found.sure() == {"d": 1, "b": 2, "c": 3}


@pytest.mark.parametrize("number", ["", "new"])
def test_a_new_reader_at_the_port_of_the_only_one_that_is_out_takes_its_place(number: str) -> None:
    found = places(NUMBERED, ports(b="y", c="z"), ports(a=number, b="y", c="z"))
    assert found.sure() == LEADS


@pytest.mark.parametrize("plugs", [NAMELESS, SHARED])
def test_one_without_a_number_of_its_own_is_known_at_its_port_as_long_as_no_other_is_out(
    plugs: Mapping[str, Plug],
) -> None:
    found = places(plugs)
    for name in LEADS:
        found.look({port: plug for port, plug in plugs.items() if port != name})
        assert found.look(plugs) == []
        assert found.sure() == LEADS


@pytest.mark.parametrize("plugs", [NAMELESS, SHARED])
@pytest.mark.parametrize("looks", [["c"], ["bc", "c"], ["bc", "c", "ac"], ["bc", "ac"], ["bc", "", "a"]])
def test_where_several_without_numbers_were_out_nobody_guesses(plugs: Mapping[str, Plug], looks: list[str]) -> None:
    found = places(plugs, *({name: plugs[name] for name in look} for look in looks), plugs)
    out = {LEADS[name] for look in looks for name in LEADS.keys() - {*look}}
    assert found.unsure() == found.doubtful == out
    assert found.sure().keys() == {name for name, lead in LEADS.items() if lead not in out}
    assert found.leads == LEADS


def test_one_with_a_number_that_was_out_as_well_is_no_reason_to_doubt() -> None:
    mixed = ports(a="x", b="", c="z")
    assert places(mixed, {}, mixed).sure() == LEADS


def test_one_without_a_number_at_the_port_of_one_with_a_number_may_be_that_of_another_lead() -> None:
    found = places(ports(a="x", b="", c="z"), {}, ports(a="", c="z"))
    assert found.unsure() == {1}


def test_somebody_says_whose_readers_they_are() -> None:
    found = places(NAMELESS, {}, NAMELESS)
    assert found.pair("b", 1) == [Moved("b", 1), Moved("a", 2)]
    assert found.sure() == {"b": 1}
    assert found.unsure() == {2, 3}
    found.pair("a", 2)
    assert found.pair("c", 3) == []
    assert found.sure() == {"b": 1, "a": 2, "c": 3}
    found.look({name: plug for name, plug in NAMELESS.items() if name != "a"})
    found.look(NAMELESS)
    assert found.sure() == {"b": 1, "a": 2, "c": 3}


def test_a_reader_that_is_given_to_another_lead_goes_with_that_one_from_now_on() -> None:
    found = places(NUMBERED)
    found.pair("b", 1)
    assert found.leads == {"b": 1, "c": 3}
    found.look(ports(a="x", c="z", d="y"))
    assert found.sure() == {"d": 1, "c": 3}


def test_a_lead_that_moves_to_a_board_is_looked_for_at_no_port() -> None:
    found = places(NAMELESS)
    found.pair("e661/1", 1)
    for name in ("b", "c"):
        found.look({port: plug for port, plug in NAMELESS.items() if port != name})
        found.look(NAMELESS)
    assert found.sure() == {"e661/1": 1, "b": 2, "c": 3}


def test_what_may_be_plugged_in_goes_along() -> None:
    kinds: dict[str, Kind] = {"a": "pn532", "b": "rdm6300"}
    found = places(ports(a="x", b="y"), {}, ports(a="y", b="x"), kinds=kinds)
    assert (found.kinds_at("a"), found.kinds_at("b"), found.kinds_at("c")) == (("rdm6300",), ("pn532",), KINDS)
    doubtful = places(ports(a="", b=""), {}, ports(a="", b=""), kinds=kinds)
    assert doubtful.kinds_at("a") == doubtful.kinds_at("b") == ("pn532", "rdm6300")


looks = st.lists(st.permutations(["x", "y", "", "", None]), min_size=1)


@given(looks)
def test_whatever_is_done_nobody_votes_for_another_seat(story: Iterable[list[str | None]]) -> None:
    """Five ports, of which two have no lead; what is without a number is never counted at another port."""
    start = ports(a="x", b="", c="y")
    found = places(start)
    for numbers in story:
        found.look(
            {name: Plug(name, number) for name, number in zip("abcde", numbers, strict=True) if number is not None}
        )
        here = dict(zip("abcde", numbers, strict=True))
        for device, lead in found.sure().items():
            assert lead in LEADS.values()
            if here.get(device) in ("x", "y"):
                assert lead == {"x": 1, "y": 3}[str(here[device])]
        assert sorted(found.leads.values()) == [1, 2, 3]
