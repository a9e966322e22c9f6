"""Again, just like this: two presses on the panel, one of each player, and it is dusk within a minute."""

import re
from pathlib import Path

from device.history import History
from device.lobby.plan import recall_leads
from device.store import FileStore
from tests.sim.boxes import evening

COMMANDS = """
panel ok
wait 20
panel ok
wait 10
panel ok
wait 5
panel ok
wait SAY Do you want to play again?
panel ok
wait SAY Start the game
panel ok
wait SAY Night falls
quit
"""


def seconds(told: str, text: str) -> list[float]:
    return [float(at) for at in re.findall(rf"^\[([\d.]+)\] SAY {re.escape(text)}", told, re.MULTILINE)]


def test_a_rematch_reaches_dusk_within_one_minute_of_the_press(tmp_path: Path) -> None:
    box = evening(tmp_path, COMMANDS, lobby=True, seats=8, bots=8, game="classic", language="en")
    asked = seconds(box.told, "Do you want to play again?")
    dusk = [at for at in seconds(box.told, "Night falls") if at > asked[0]]
    assert len(dusk) == 1
    assert dusk[0] - asked[0] < 60
    (past,) = History(tmp_path).games()
    turned = [text for text in re.findall(r"★ ([^|]+\.)", box.told) if "(" in text]
    assert len({*turned}) == len(past.told.turns), "what turned the game stands on the screen, with a star"
    assert [seat for seat in past.told.seats if f"★{seat} " in box.told] == [*past.told.winners]


ABANDON = """panel ok
panel up
panel ok
panel down
panel ok
wait SAY Do you want to play again?
"""
"""The game ends by the panel, with a confirmation."""

TWENTY = f"""
panel ok
wait 20
panel ok
wait 25
panel ok
wait 5
panel ok
wait SAY Night falls
{ABANDON}panel ok
wait SAY Start the game
panel ok
wait SAY Night falls
quit
"""


def test_so_does_one_of_twenty_whose_first_game_was_abandoned(tmp_path: Path) -> None:
    told = evening(tmp_path, TWENTY, lobby=True, seats=20, bots=20, game="classic", language="en").told
    assert "Player 20, welcome" in told
    (asked,) = seconds(told, "Do you want to play again?")
    assert seconds(told, "Night falls")[-1] - asked < 60


GONE = f"""
panel ok
wait 20
panel ok
wait 10
panel ok
wait 5
panel ok
wait SAY Night falls
{ABANDON}people 3
panel down
panel ok
panel up
panel ok
panel down
panel ok
wait 60
panel ok
wait SAY Dealing the cards
panel ok
wait SAY The cock crows
quit
"""


def test_after_somebody_has_gone_home_the_others_sit_down_anew_and_play_on(tmp_path: Path) -> None:
    told = evening(tmp_path, GONE, lobby=True, seats=8, bots=8, game="classic", language="en").told
    night = told.rpartition("SAY Everybody has a role now")[2].rpartition("SAY Night is near")[2]
    assert {*re.findall(r"LIGHT (\d) on", night)} == {*"1245678"}
    assert "SAY 8\n" not in night
    assert "STARVED" not in told
    store = FileStore(tmp_path, print)
    found = store.unfinished()
    assert found is not None
    assert found[0].seats == tuple(range(1, 8))
    assert recall_leads(store) == (1, 2, 4, 5, 6, 7, 8)
    store.close()
