"""An owner plugs readers in and is led through pairing them: through the lobby, with emulated readers."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from device.firmware.seatbus import fitted
from device.host import Stopped
from device.hw.readers.reader import Kind
from device.lobby.pairing import Pairing
from device.lobby.plan import recall_pairs
from device.ports import WELL, Event, Laid, Press, Quit, Unpaired
from device.seating import everywhere
from device.sim.card_hands import SimReaders
from device.sim.readers import EmulatedReaders
from device.sim.readers_chips import BoardChip
from device.tags.recognise import Recogniser
from device.tags.registry import Registry
from engine import Seat
from tests.device.lobby_table import LobbyTable

KINDS: dict[Seat, Kind] = {WELL: "pn532", 1: "pn532", 2: "rdm6300", 3: "bus", 4: "bus"}
CARDS = {lead: "04a1b2c3d4" if kind != "pn532" else "04a1b2c3d4e5f6" for lead, kind in KINDS.items()}
BOARD = "e6614103e7452d2f"
NAMES = {WELL: "usb-0", 1: "usb-1", 2: "usb-2", 3: f"{BOARD}/3", 4: f"{BOARD}/4"}


class PairingTable(LobbyTable):
    """`lay 2` taps a card at the reader of seat 2, `push 3` its button, `pull 2` and `put 2` are its plug."""

    def __init__(self, state: Path, *, paired: bool = False) -> None:
        super().__init__(state)
        self.sim = SimReaders(self.inbox, KINDS, KINDS, paired=paired)
        self.host.seating.devices = self.sim
        self.until = 0.0

    def next(self) -> Event | None:
        if self.inbox.clock.now() < self.until:
            return None
        match self.steps[0].split() if self.steps and not self.voice.speaking else ():
            case ["lay", lead]:
                self.until = self.sim.touch(int(lead), CARDS[int(lead)]) + 0.1
            case ["push", lead]:
                board = self.sim.emulated.chips[int(lead)]
                assert isinstance(board, BoardChip)
                for down in (True, False):
                    board.push(int(lead), 1, down=down, now=self.sim.emulated.now)
                    self.sim.emulated.advance(0.2)
                self.until = self.inbox.clock.now() + 0.1
            case ["pull", lead]:
                self.sim.unplug(int(lead))
                self.until = self.inbox.clock.now() + 3
            case ["put", lead]:
                self.sim.plug(int(lead))
                self.until = self.inbox.clock.now() + 3
            case ["quit"]:
                return Quit()
            case _:
                return super().next()
        self.inbox.wake_at(self.until)
        self.steps.pop(0)
        return None

    def close(self) -> None:
        self.sim.close()
        super().close()


Make = Callable[..., PairingTable]


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    made: list[PairingTable] = []

    def one(**how: bool) -> PairingTable:
        for table in made:
            table.close()
        made[:] = [PairingTable(tmp_path, **how)]
        return made[0]

    yield one
    for table in made:
        table.close()


def pair(table: PairingTable, *steps: str, seats: int = 20) -> None:
    table.does(*steps)
    Pairing(table.host, table.store, table.sim.emulated.readers, seats).run()
    assert table.steps == []


def works(table: PairingTable) -> dict[Seat, Seat]:
    """Which lead a card is told at that is laid on the reader of each seat."""
    found = {}
    for lead in KINDS:
        while table.inbox.wait(table.inbox.clock.now() + 2) is not None:
            pass
        table.sim.emulated.advance(3)  # a card has its time to walk from one seat to another
        table.sim.touch(lead, CARDS[lead])
        event = table.inbox.wait(table.inbox.clock.now() + 1)
        if isinstance(event, Laid):
            found[lead] = event.seat
    return found


def test_the_box_asks_seat_after_seat_for_a_card(make: Make) -> None:
    table = make()
    pair(table, "lay 1", "lay 2", "lay 3", "lay 4", "ok", "lay 0")
    assert [text for text in table.spoken if text.startswith("Tap a card")] == [
        f"Tap a card at seat {seat}." for seat in range(1, 6)
    ]
    assert "This is the reader of seat 3." in table.spoken
    assert any("reader in the lid" in text for text in table.spoken)
    assert table.spoken[-1] == "4 seats have readers."
    assert recall_pairs(table.store) == {name: lead for lead, name in NAMES.items()}
    assert works(table) == {lead: lead for lead in KINDS}


def test_when_all_seats_of_the_table_are_paired_the_reader_in_the_lid_is_asked_for(make: Make) -> None:
    table = make().does(
        "take English", "take Pair the card readers", "lay 1", "lay 2", "lay 3", "lay 4", "lay 0", "quit"
    )
    table.lobby.seats = 4
    with pytest.raises(Stopped):
        table.lobby.open()
    assert table.steps == ["quit"]
    assert not any("seat 5" in text for text in table.spoken)
    assert recall_pairs(table.store) == {name: lead for lead, name in NAMES.items()}


def test_up_from_the_first_seat_of_a_small_table_is_the_lid(make: Make) -> None:
    table = make()
    pair(table, "up", "lay 0", seats=4)
    assert recall_pairs(table.store) == {NAMES[WELL]: WELL}


def test_where_all_readers_work_the_first_seat_is_asked_for_and_ok_ends(make: Make) -> None:
    table = make()
    pair(table, "lay 1", "lay 2", "lay 3", "lay 4", "lay 0", seats=4)
    before = len(table.spoken)
    pair(table, "ok", seats=4)
    assert table.spoken[before:] == ["Tap a card at seat 1.", "4 seats have readers."]


def test_in_any_order_of_the_plugs_a_reader_is_where_its_card_is_tapped(make: Make) -> None:
    table = make()
    pair(table, "lay 4", "lay 2", "lay 1", "back")
    assert recall_pairs(table.store) == {NAMES[4]: 1, NAMES[2]: 2, NAMES[1]: 3}
    assert works(table) == {4: 1, 2: 2, 1: 3}


def test_whoever_stops_goes_on_with_the_next_seat(make: Make) -> None:
    table = make()
    pair(table, "lay 1", "lay 2", "back")
    before = len(table.spoken)
    pair(table, "lay 3", "back")
    assert table.spoken[before] == "Tap a card at seat 3."
    assert recall_pairs(table.store) == {NAMES[seat]: seat for seat in (1, 2, 3)}


def test_the_reader_of_another_seat_is_given_away_only_with_ok(make: Make) -> None:
    table = make()
    pair(table, "lay 1", "lay 1", "lay 2", "lay 1", "back")
    assert "This was the reader of seat 1. Press OK to give it to seat 2, or tap another." in table.spoken
    assert recall_pairs(table.store) == {NAMES[1]: 1, NAMES[2]: 2}
    pair(table, "lay 1", "ok", "back")
    assert recall_pairs(table.store) == {NAMES[1]: 3, NAMES[2]: 2}


def test_up_and_down_choose_the_seat(make: Make) -> None:
    table = make()
    pair(table, "down", "lay 2", "up", "up", "lay 1", "back")
    assert recall_pairs(table.store) == {NAMES[2]: 2, NAMES[1]: 1}


def test_a_reader_that_is_unplugged_meanwhile_is_said_and_asked_for_again(make: Make) -> None:
    table = make()
    pair(table, "lay 1", "lay 2", "pull 1", "back")
    assert any(text.startswith("The reader of seat 1 does not answer") for text in table.spoken)
    before = len(table.spoken)
    pair(table, "back")
    assert table.spoken[before] == "Tap a card at seat 1."
    pair(table, "put 1", "lay 1", "back")
    assert recall_pairs(table.store) == {NAMES[1]: 1, NAMES[2]: 2}


def test_a_board_that_was_paired_to_the_wrong_seats_is_put_right_by_presses_and_the_box_says_which_it_was(
    make: Make,
) -> None:
    table = make()
    pair(table, "lay 1", "lay 2", "push 4", "push 3", "back")
    assert recall_pairs(table.store) == {NAMES[1]: 1, NAMES[2]: 2, NAMES[4]: 3, NAMES[3]: 4}
    table.sim.emulated.advance(3)
    before = len(table.spoken)
    pair(table, "up", "up", "push 3", "ok", "push 4", "back")
    assert "This was the reader of seat 4. Press OK to give it to seat 3, or tap another." in table.spoken[before:]
    assert recall_pairs(table.store) == {NAMES[1]: 1, NAMES[2]: 2, NAMES[3]: 3, NAMES[4]: 4}
    table.sim.emulated.advance(1)
    assert table.sim.emulated.readers.paired == recall_pairs(table.store)


def test_a_press_at_the_seat_that_is_asked_for_leaves_it_as_it_is(make: Make) -> None:
    table = make(paired=True)
    pair(table, "up", "up", "push 3", "back")
    assert recall_pairs(table.store) == {NAMES[3]: 3}
    assert "This is the reader of seat 3." in table.spoken


def test_a_button_on_a_pin_is_no_reader(make: Make) -> None:
    table = make(paired=True)
    table.inbox.put_at(1.0, Press(1))
    pair(table, "up", "up", "up", "up", "back")
    assert recall_pairs(table.store) == {}


def test_a_reader_without_a_seat_says_so_when_people_sit_down(make: Make) -> None:
    table = make().does("take English", "take Classic", "lay 1", "quit")
    with pytest.raises(Stopped):
        table.lobby.open()
    assert any(text.startswith("This reader belongs to no seat yet") for text in table.spoken)


def test_people_sit_down_with_any_card(make: Make, tmp_path: Path) -> None:
    table = make(paired=True).does("take English", "take Classic", "lay 4", "lay 1", "quit")
    table.host.recognise = Recogniser(Registry(tmp_path)).read
    with pytest.raises(Stopped):
        table.lobby.open()
    assert "Player 2, welcome." in table.spoken


def test_a_press_at_a_board_tells_where_it_was_so_that_a_board_without_readers_can_be_paired() -> None:
    told: list[Event] = []
    with closing(EmulatedReaders(told.append, [3, 4], "bus", paired=False)) as emulated:
        board = emulated.chips[4]
        assert isinstance(board, BoardChip)
        for down in (True, False):
            board.push(4, 1, down=down, now=emulated.now)
            emulated.advance(0.2)
    assert told == [Unpaired(f"{BOARD}/4", "")]


@pytest.mark.parametrize(("light", "reader"), [(True, True), (False, True), (True, False)])
def test_boards_tell_where_there_is_a_light_and_where_a_reader(light: bool, reader: bool) -> None:
    whole = fitted(1, light=True, reader=True)
    kinds: dict[Seat, Kind] = {WELL: "pn532", 2: "bus", 3: "bus"}
    with closing(EmulatedReaders(lambda event: None, kinds, kinds)) as it:
        it.unplug(3)
        it.advance(3)
        it.chips[3] = BoardChip(BOARD, [whole, whole, fitted(1, light=light, reader=reader)])
        it.plug(3)
        it.advance(3)
        assert not it.readers.away
        assert tuple(everywhere(it.readers, leads) for leads in (it.readers.lit, it.readers.reading)) == (light, reader)
        assert it.readers.lit == ({2, 3} if light else {2})


def test_boards_tell_where_there_is_a_next() -> None:
    with closing(
        EmulatedReaders(lambda event: None, {2: "pn532", 3: "bus", 4: "bus"}, {2: "pn532", 3: "bus", 4: "bus"})
    ) as it:
        assert it.readers.with_next == {3, 4}
        it.unplug(3)
        it.advance(5)
        assert it.readers.with_next == {3, 4}, "it is lost, and has its buttons still"
