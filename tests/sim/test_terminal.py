"""Commands in a terminal: what they do, and that nothing that is typed stops a box or counts by mistake."""

import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.inbox import FastClock, Inbox
from device.ports import WELL, Event, Found, Laid, Lost, Panel, Pick, Press, Quit, Tap, Unclear
from device.sim.commands import Commands
from device.sim.hands import Misunderstood, Typed
from device.sim.parts import Teller
from device.sim.terminal import HELP, LONGEST, Terminal, TypedLines, read_line
from tests.sim.boxes import evening


class Desk:
    """A terminal on a fast clock, with what it prints."""

    def __init__(self, *lines: str, game: str = "millers-hollow") -> None:
        self.game = game
        self.inbox, self.out, self.seated, self.risen = Inbox(FastClock()), StringIO(), list[int](), list[int]()
        self.teller = Teller(self.inbox.clock, self.out)
        sit_down = lambda leads, clumsy: self.seated.extend(leads)  # noqa: E731 - who is clumsy is not typed here
        script = iter([*(f"{line}\n" for line in lines), ""])
        self.terminal = Terminal(
            self.inbox,
            self.teller,
            Commands(Typed(self.inbox), sit_down, self.risen.extend, lambda: self.game),
            lambda: next(script),
            lambda: None,
            prompt=False,
        )
        self.inbox.sources.append(self.terminal.source)


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ("press 3", Press(3)),
        ("press 3 ok", Press(3, "ok")),
        ("press 20 next held", Press(20, "next", held=True)),
        ("tap 3 5", Tap(3, "5")),
        ("tap 3 role:seer", Tap(3, "role:seer")),
        ("lay 3 04A1B2C3", Laid(3, "04a1b2c3")),
        ("lay well 04a1b2c3d4e5f6", Laid(WELL, "04a1b2c3d4e5f6")),
        ("lay 3 04A1B2C3 04a1b2c4", Unclear((3,), "two-tags")),
        ("panel back", Panel("back")),
        ("panel ok held", Panel("ok", held=True)),
        ("pick 3 seer.look 5", Pick(3, "seer.look", 5)),
        ("pick 3 village.vote none", Pick(3, "village.vote", "none")),
        ("pick 3 cupid.pair 1,2", Pick(3, "cupid.pair", (1, 2))),
        ("break light 3", Lost("light", "light-lost", 3)),
        ("break sound", Lost("speaker", "no-sound")),
        ("mend disk", Found("store")),
        ("quit", Quit()),
        ("", None),
        ("# a remark", None),
    ],
)
def test_a_command_becomes_an_event(line: str, event: Event | None) -> None:
    assert Desk().terminal.follow(line) == event


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("pres 3", "'press'"),
        ("press", "press SEAT"),
        ("press 0", "1 to 20"),
        ("press 21", "1 to 20"),
        ("press ³", "1 to 20"),
        ("press 99999999999999999999999", "1 to 20"),
        ("press 3 blue", "ok, next, up, down, back"),
        ("panel", "ok, next, up, down, back"),
        ("bots 4-", "1 to 20"),
        ("bots ,", "4-9"),
        ("wait 1e99", "86400"),
        ("wait -1", "86400"),
        ("tap 3", "tap SEAT CARD"),
        ("break", "break sound"),
        ("break lamp", "break sound"),
        ("break sound 3", "break sound"),
        ("mend light", "break sound"),
        ("unplug mcp1", "--box"),
        ("plug 3", "plugged in"),
        ("pick 3 seer.lok 5", "'seer.look'"),
        ("pick 3 village.vote nobody", "'nobody' will not do"),
        ("pick 3 village.vote 77", "1 to 20"),
    ],
)
def test_a_wrong_command_is_answered_with_what_is_possible(line: str, hint: str) -> None:
    with pytest.raises(Misunderstood, match=hint):
        Desk().terminal.follow(line)


def test_an_answer_of_several_words_is_one_answer_also_with_a_comma_in_it() -> None:
    pick = Desk(game="lupusburg").terminal.follow("pick 3 house.place chest left, first right")
    assert pick == Pick(3, "house.place", "chest left, first right")


def test_nothing_can_be_picked_where_no_game_is_played() -> None:
    with pytest.raises(Misunderstood, match="no game"):
        Desk(game="").terminal.follow("pick 3 seer.look 5")


@given(st.text() | st.lists(st.sampled_from([*"0123456789,-", *HELP.split()])).map(" ".join))
def test_no_line_stops_the_terminal(line: str) -> None:
    with suppress(Misunderstood):
        Desk().terminal.follow(line)


def test_what_goes_wrong_is_told_as_a_part_would_tell_it_and_nothing_comes_from_there_meanwhile() -> None:
    desk = Desk(
        "unplug 3", "tap 3 5", "plug 3", "stuck 4", "press 4", "wait 40", "press 4", "double 4", "wait 1", "quit"
    )
    happened: list[Event | None] = []
    while happened[-1:] != [Quit()]:
        happened.append(desk.inbox.wait())
    lost = [Lost("reader", "reader-lost", 3), Found("reader", 3), Lost("seat", "button-stuck", 4), Found("seat", 4)]
    assert happened == [*lost, Press(4), Press(4), Press(4), Quit()]
    assert "? the reader at seat 3 is pulled out\n? the button at seat 4 does not count" in desk.out.getvalue()


def test_seats_are_named_one_by_one_and_in_ranges() -> None:
    desk = Desk("bots 9 1,4-6", "people 5", "quit")
    assert desk.inbox.wait() == Quit()
    assert (desk.seated, desk.risen) == ([1, 4, 5, 6, 9], [5])


def test_a_command_waits_as_long_as_it_was_told_to() -> None:
    desk = Desk("press 1", "wait 10", "press 2", "wait 2.5", "quit")
    moments = [(desk.inbox.wait(), desk.inbox.clock.now()) for _ in range(3)]
    assert moments == [(Press(1), 0.0), (Press(2), 10.0), (Quit(), 12.5)]


def test_waiting_does_not_pass_over_a_deadline_of_the_box() -> None:
    desk = Desk("wait 10", "press 2")
    assert (desk.inbox.wait(4.0), desk.inbox.clock.now()) == (None, 4.0)
    assert (desk.inbox.wait(20.0), desk.inbox.clock.now()) == (Press(2), 10.0)


def test_a_command_waits_for_a_text_also_for_one_that_came_before_it_was_typed() -> None:
    desk = Desk("wait SAY b", "press 1", "wait SAY c", "press 2", "wait SAY b", "press 3")

    def after(*told: str) -> Event | None:
        for line in told:
            desk.teller.tell(line)
        return desk.inbox.wait(desk.inbox.clock.now() + 1)

    assert after("SAY a") is None
    assert after("SAY b", "SAY c") == Press(1)
    assert after() == Press(2)
    assert after() is None, "a text counts once"
    assert after("SAY bb") == Press(3)


def test_a_text_that_never_comes_is_given_up() -> None:
    desk = Desk("wait nothing", "quit")
    assert desk.inbox.wait() == Quit()
    assert "'nothing' did not come" in desk.out.getvalue()


def test_a_wrong_line_is_answered_and_the_next_one_counts() -> None:
    desk = Desk("fly", "help", "quit")
    assert desk.inbox.wait() == Quit()
    assert desk.out.getvalue().startswith("? there is no command 'fly'")
    assert "tap SEAT CARD" in desk.out.getvalue()
    assert "A SEAT is where something is plugged in, and not a player" in desk.out.getvalue()


def nobody_at_the_table(chance: Random) -> str:
    seat = chance.randint(10, 20)
    return chance.choice(
        [f"press {seat}", f"press {seat} ok held", f"tap {seat} 5", f"pick {seat} village.vote 1", "press 10\npress 11"]
    )


def nonsense(chance: Random) -> str:
    return "".join(chance.choice("abz19 \t,;.:'\"\\\x00狼\U0001f43a-+") for _ in range(chance.randint(0, 40)))


FIRST_VICTIM = 1
"""Dies in the first night of this game; nobody ever waits for an answer of this seat again."""


def not_asked(chance: Random) -> str:
    junk = ("press {0}", "tap {0} 5\ntap {0} 6", "pick {0} village.vote 2", "pick {0} seer.look none", "tap {0} moon")
    return chance.choice(junk).format(FIRST_VICTIM)


def illegal(chance: Random) -> str:
    """Answers that are none; whatever card a seat lays on its reader is a press, though."""
    pick = chance.choice(["village.vote 77", "village.vote ²", "werewolf.kill role:x", "no.ask 1"])
    return f"pick {chance.randint(1, 9)} {pick}"


@pytest.mark.parametrize("junk", [nobody_at_the_table, nonsense, not_asked, illegal])
def test_junk_neither_stops_a_game_nor_counts(tmp_path: Path, junk: Callable[[Random], str]) -> None:
    chance = Random(1)
    begin = "wait SAY Enough talk\n" if junk is not_asked else ""
    lines = "".join(f"{junk(chance)}\n" + "wait\n" * chance.randint(0, 2) for _ in range(400))
    undisturbed, disturbed = evening(tmp_path / "1"), evening(tmp_path / "2", begin + lines)
    assert disturbed.decided() == undisturbed.decided()
    assert len(undisturbed.decided()[0]) > 5
    assert undisturbed.decided()[0][0][:2] == ("night 1", FIRST_VICTIM)


@given(st.binary(max_size=2000))
def test_whatever_bytes_come_lines_come_and_then_the_end(data: bytes) -> None:
    stream = TextIOWrapper(BytesIO(data + b"\nquit\n"), encoding="utf-8")
    lines = [*iter(partial(read_line, stream), "")]
    assert all(len(line) <= LONGEST for line in lines)
    assert all(line.endswith("\n") for line in lines)
    # What cannot be read takes along what was read together with it.
    assert lines[-1:] == ["quit\n"] or "\ufffd\n" in lines


def test_a_line_without_an_end_is_cut_and_the_next_one_counts() -> None:
    stream = StringIO("press 3 " + "x" * 10_000 + "\nquit\n")
    assert [read_line(stream) for _ in range(3)] == [f"press 3 {'x' * 32}…\n", "quit\n", ""]


def test_a_terminal_that_is_gone_is_the_end_of_the_commands(tmp_path: Path) -> None:
    master, slave = os.openpty()
    with os.fdopen(slave, encoding="utf-8") as typed:
        os.close(master)
        assert read_line(typed) == ""
    assert read_line(typed) == "", "it is closed by now"


def test_the_keyboard_goes_on_after_bytes_that_are_no_text() -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading, encoding="utf-8") as typed:
        lines = TypedLines(typed)
        found = list[str]()
        for data in (b"\xff\xfe\x00\n", b"press 3\n", b""):
            if data:
                os.write(writing, data)
            else:
                os.close(writing)
            while (line := lines()) is None:
                pass
            found.append(line)
    assert found == ["\ufffd\n", "press 3\n", ""]
