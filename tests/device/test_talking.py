"""How speeches and free talk end."""

from device import pace
from device.ports import Press
from engine import Talk
from tests.device.bench import Bench, Script


def listen(talk: Talk) -> Script:
    async def script() -> bool:
        await talk
        return True

    return script


def test_a_speech_ends_when_its_speaker_presses_but_not_at_once() -> None:
    bench = Bench(listen(Talk(2, 45)), [(1.0, Press(2)), (2.9, Press(2)), (5.0, Press(3)), (8.0, Press(2))])
    bench.play()
    assert bench.now == 8.0


def test_a_speech_ends_with_its_time() -> None:
    bench = Bench(listen(Talk(2, 45)), [(5.0, Press(3))])
    bench.play()
    assert bench.now == 45.0


def test_free_talk_ends_a_moment_after_half_of_the_table_is_ready() -> None:
    bench = Bench(listen(Talk(0, 150)), [(10.0, Press(1)), (11.0, Press(1)), (20.0, Press(2)), (30.0, Press(3))])
    bench.play()
    assert bench.now == 30.0 + pace.MORE_TALK


def test_free_talk_is_not_ended_by_a_few() -> None:
    bench = Bench(listen(Talk(0, 150)), [(10.0, Press(1)), (20.0, Press(2)), (30.0, Press(20)), (31.0, Press(0))])
    bench.play()
    assert bench.now == 150.0
