"""What must hold of the firmware under CPython and under MicroPython: this file runs under both, and needs no pytest.

`python firmware_cases.py` prints the name of every case that has passed.
"""

from device.firmware.board import HEARTBEAT, REST, Board
from device.firmware.coil import GONE, Coil
from device.firmware.seatbus import LONGEST, MOST, Lines, checked, crc8, fitted, line, pack_down, pack_tags
from device.hw.readers.rdm6300 import Decoder, frame


def heard(board: Board) -> list[list[str]]:
    """What a board has said, without numbers and times."""
    said, board.out = Lines().feed(board.out), b""
    return [words[:-2] if words[0] in "BTH" else words for words in said]


def case_the_check_is_crc_8() -> None:
    assert crc8(b"123456789") == 0xF4


def case_a_line_is_words_and_their_check() -> None:
    assert line("B", "07", 2, "P", "0412", 183726) == b"B 07 2 P 0412 183726*A9\n"
    assert checked(b"B 07 2 P 0412 183726*A9") == ["B", "07", "2", "P", "0412", "183726"]
    assert checked(b"B 07 2 R 0412 183726*A9") == []


def case_lines_come_out_of_any_pieces() -> None:
    stream = b"\x00\xff\n" + line("?") + b"H 1 2*00\n" + line("L", "01", 1)[:-1] + b"\r\n"
    for step in range(1, len(stream)):
        lines = Lines()
        found: list[list[str]] = []
        for at in range(0, len(stream), step):
            found += lines.feed(stream[at : at + step])
        assert found == [["?"], ["L", "01", "1"]], step
        assert lines.damaged == 2


def case_garbage_without_end_is_not_kept() -> None:
    lines = Lines()
    for _ in range(50):
        assert lines.feed(b"x" * 100) == []
    assert lines.feed(b"\n" + line("?")) == [["?"]]
    assert lines.damaged > 1


def case_the_full_state_of_the_largest_board_is_read() -> None:
    tags = {seat: ["04a1b2c3d4e5f6a7b8c9", "04a1b2c3d4e5f6a7b8c8"] for seat in range(1, MOST + 1)}
    down = {(seat, button) for seat in range(1, MOST + 1) for button in range(1, 5)}
    state = line("H", pack_down(down), "2" * MOST, pack_tags(tags), 9999, 1 << 40)
    assert len(state) < LONGEST
    lines = Lines()
    found: list[list[str]] = []
    for at in range(0, len(state), 64):  # as USB brings it
        found += lines.feed(state[at : at + 64])
    assert [words[0] for words in found] == ["H"]


def case_a_board_says_who_it_is_and_how_it_is() -> None:
    board = Board("e661", [fitted(3, True, True), fitted(0, False, True), fitted(2, True, False)])
    board.receive(line("?"), 5)
    assert heard(board) == [["I", "seatbus", "2", "rp2040", "e661", "F86"], ["H", "0", "000", "-"]]


def case_a_board_tells_of_tags_once() -> None:
    board = Board("e661", [1, 1, 1])
    for now in range(3):
        board.tags(2, ["04aa", "05bb"], now)
    board.tags(2, [], 9)
    assert heard(board) == [["T", "02", "04aa+05bb"], ["T", "02", "-"]]


def case_a_contact_that_bounces_is_one_line_when_it_closes_and_one_when_it_opens() -> None:
    board = Board("e661", [1, 1, 1])
    board.button(1, 2, False, 0)
    for now in range(10, 60):
        board.button(1, 2, now % 3 > 0 or now >= 10 + REST, now)
    assert heard(board) == [["B", "01", "2", "P"]]
    for now in range(60, 90):
        board.button(1, 2, now % 3 == 2 and now < 60 + REST, now)
    assert heard(board) == [["B", "01", "2", "R"]]


def case_a_spike_is_told_as_it_is_and_noise_is_no_flood() -> None:
    board = Board("e661", [1])
    board.button(1, 1, False, 0)
    for now in range(100, 200):
        board.button(1, 1, now == 100, now)
    assert heard(board) == [["B", "01", "1", "P"], ["B", "01", "1", "R"]]
    for now in range(200, 1200):
        board.button(1, 1, now % 2 == 0, now)
    assert 50 <= len(heard(board)) <= 1000 // REST


def case_how_a_button_is_found_is_in_the_full_state_only() -> None:
    board = Board("e661", [3])
    for now in range(50):
        for number in (1, 2, 3):
            board.button(1, number, number == 2, now)
        board.tick(now)
    assert heard(board) == []
    board.beat(50)
    assert heard(board) == [["H", "2", "0", "-"]]
    board.button(1, 2, False, 60)
    assert heard(board) == [["B", "01", "2", "R"]]


def case_the_full_state_comes_once_a_second() -> None:
    board = Board("e661", [1, 1])
    board.button(2, 1, True, 0)
    board.tags(1, ["04aa"], 21)
    heard(board)
    for now in range(30, 3 * HEARTBEAT + 30):
        board.button(2, 1, True, now)
        board.tick(now)
    assert heard(board) == [["H", "10", "00", "1:04aa"]] * 3


def case_lines_are_numbered_from_0_to_9999() -> None:
    board = Board("e661", [1])
    seqs: list[int] = []
    for start in (0, 9995):
        board._seq = start
        for number in range(10):
            board.tags(1, ["04aa"] if number % 2 else ["05bb"], number)
        seqs.extend([int(words[-2]) for words in Lines().feed(board.out)])
        board.out = b""
    assert seqs == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9995, 9996, 9997, 9998, 9999, 0, 1, 2, 3, 4]


def case_lights_do_as_the_host_says() -> None:
    board = Board("e661", [1, 1])
    board.receive(line("L", "02", 1) + line("L", "01", 2), 0)
    assert board.lights == [2, 1]
    for wrong in (("L", "03", 1), ("L", "02", 7), ("L", "02"), ("L", "xx", 1), ("",), ("?", "?")):
        board.receive(line(*wrong), 0)
    assert board.lights == [2, 1]
    assert board.out == b""


def case_an_rdm6300_tells_of_a_tag() -> None:
    stream = b"zz" + frame("0a00670a9f") + b"\x02123\x03" + frame("0a00670a9e")
    for step in range(1, 9):
        decoder = Decoder()
        found: list[str] = []
        for at in range(0, len(stream), step):
            found += decoder.feed(stream[at : at + step])
        assert found == ["0a00670a9f", "0a00670a9e"]


def case_a_tag_lies_on_a_coil_from_the_second_reading_to_silence() -> None:
    coil = Coil()
    coil.hear(frame("0a00670a9f"), 1000)
    assert coil.tags(1000) == []
    coil.hear(frame("0a00670a9f"), 1065)
    assert coil.tags(1065 + GONE - 1) == ["0a00670a9f"]
    assert coil.tags(1065 + GONE) == []
    coil.hear(frame("0a00670a9e"), 5000)
    coil.hear(frame("0a00670a9e"), 5400)
    assert coil.tags(5400) == []


CASES = [
    case_the_check_is_crc_8,
    case_a_line_is_words_and_their_check,
    case_lines_come_out_of_any_pieces,
    case_garbage_without_end_is_not_kept,
    case_the_full_state_of_the_largest_board_is_read,
    case_a_board_says_who_it_is_and_how_it_is,
    case_a_board_tells_of_tags_once,
    case_a_contact_that_bounces_is_one_line_when_it_closes_and_one_when_it_opens,
    case_a_spike_is_told_as_it_is_and_noise_is_no_flood,
    case_how_a_button_is_found_is_in_the_full_state_only,
    case_the_full_state_comes_once_a_second,
    case_lines_are_numbered_from_0_to_9999,
    case_lights_do_as_the_host_says,
    case_an_rdm6300_tells_of_a_tag,
    case_a_tag_lies_on_a_coil_from_the_second_reading_to_silence,
]

if __name__ == "__main__":
    for case in CASES:
        case()
        print(case.__name__)
