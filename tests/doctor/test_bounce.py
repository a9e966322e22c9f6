"""What the doctor says of contacts that bounce."""

from device.doctor.bounce import Bounce, bounces, histogram, in_all, judged
from device.hw.pins.contact import DOWN, UP


def edges(*moments: float, closing: bool = True) -> list[tuple[float, bool]]:
    return [(moment, closing == (place % 2 == 0)) for place, moment in enumerate(moments)]


def test_a_press_and_a_release_are_one_bounce_each() -> None:
    pressed, released = edges(1.0, 1.001, 1.004), edges(1.2, 1.202, 1.203, closing=False)
    first, second = bounces(pressed + released)
    assert (first.closing, second.closing) == (True, False)
    assert (round(first.lasting, 6), round(second.lasting, 6)) == (0.004, 0.003)


def test_a_contact_that_was_calm_as_long_as_the_box_waits_has_come_to_rest() -> None:
    assert len(bounces([(0.0, True), (DOWN, False)])) == 2
    assert len(bounces([(0.0, True), (DOWN - 0.001, False)])) == 1
    assert len(bounces([(0.0, False), (UP, True)])) == 2


def test_the_picture_counts_every_bounce_once_in_its_row() -> None:
    told = histogram([Bounce(True, 0.0), Bounce(True, 0.0015), Bounce(False, 0.002), Bounce(True, 0.5)])
    rows = [line.split() for line in told.splitlines()[1:]]
    counted = {" ".join(row[:3]): int(row[3]) for row in rows}
    assert counted == {
        "0 to 0.5": 1, "0.5 to 1": 0, "1 to 2": 1, "2 to 5": 1, "5 to 10": 0, "10 to 20": 0, "20 and more": 1,
    }  # fmt: skip
    assert [row[4:] for row in rows if row[0] == "1"] == [["#"]]


def test_a_hundred_buttons_fit_into_a_line() -> None:
    assert max(map(len, histogram([Bounce(True, 0.0)] * 500).splitlines())) < 80


def test_a_button_that_takes_more_than_half_of_what_the_box_waits_is_named_with_what_helps() -> None:
    assert [*judged("OK at seat 3", [Bounce(True, 0.014), Bounce(False, 0.009)])] == []
    (check,) = judged("OK at seat 3", [Bounce(True, 0.009), Bounce(False, 0.011)])
    assert "OK at seat 3 bounces 11.0 ms when it is let go, and the box waits 20 ms" in check.finding
    assert "100 nF" in check.remedy


def test_all_together_are_held_against_what_the_box_waits() -> None:
    assert "2 presses and releases bounced 4.0 ms at most" in in_all([Bounce(True, 0.004), Bounce(False, 0)]).finding
