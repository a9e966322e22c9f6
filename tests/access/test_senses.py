"""Whole games by voice alone, by screen alone, in large letters, with one button a seat, and by who is deaf."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from device.host import Host
from device.hw.glow import glow
from device.hw.views import draw
from device.ports import Line
from device.sim.speaker import TimedSpeaker
from engine import Event
from engine.catalogue import Setup, games
from tests.access.party import Party
from tests.screen.test_contrast import contrasts
from tests.sim.boxes import evening

SEATS = tuple(range(1, 9))
ASKS = ("werewolf.kill", "seer.look", "village.vote")
"""What is asked most often."""


def party(state: Path, sense: str, game: str = "classic", seed: int = 3, seats: int = len(SEATS)) -> Party:
    kind = games()[game]
    rules = kind.rules(**kind.usual(seats))
    return Party(state, Setup(game, SEATS[:seats], kind.pack(seats, rules), rules), seed, sense)


def own_cards(played: Party) -> Iterator[tuple[int, str]]:
    """Who was dealt what."""
    for event in played.events:
        if event["event"] == "show" and event["card"] == "own.card":
            yield event["to"][0], played.host.phrases.word(f"role.{event['role']}")


def put(played: Party, ask: str) -> list[Event]:
    """How often somebody was asked this."""
    return [event for event in played.events if event["event"] == "ask" and event["ask"] == ask and event["seats"]]


@pytest.mark.parametrize("sense", ["voice", "screen"])
@pytest.mark.parametrize("game", ["classic", "millers-hollow"])
def test_a_whole_game_is_played_by_one_sense_and_one_button(sense: str, game: str, tmp_path: Path) -> None:
    played = party(tmp_path, sense, game)
    assert played.play().winner in games()[game].names.winners
    for seat, role in own_cards(played):
        assert played.learnt[seat][:2] == [role, role], "the motor goes on while the own card is called, or shown"
    for ask in ASKS:
        answered = [event for event in played.answers() if event["ask"] == ask]
        assert len(answered) >= len(put(played, ask)), ask
        assert len({event["choice"] for event in answered}) > 1, ask
    assert {seat for vote in put(played, "village.vote") for seat in vote["seats"]} <= {
        event["seat"] for event in played.answers()
    }


def test_by_voice_alone_the_seer_learns_what_he_saw_and_wolves_who_they_are(tmp_path: Path) -> None:
    played = party(tmp_path, "voice")
    played.play()
    (seer,) = [seat for seat, role in own_cards(played) if role == "Seer"]
    looks = [event["werewolf"] for event in played.events if event.get("card") == "seer.result"]
    told = [item for item in played.learnt[seer] if item in ("yes", "no")]
    assert told == [word for saw in looks for word in ["yes" if saw else "no"] * 2]
    wolves = [str(seat) for seat, role in own_cards(played) if role == "Werewolf"]
    for wolf in map(int, wolves):
        assert [item for item in played.learnt[wolf] if item.isdecimal()][:4] == wolves * 2
    assert not [item for seat in SEATS if str(seat) not in wolves for item in played.learnt[seat] if item.isdecimal()]


def test_nobody_can_tell_by_the_lists_of_a_dark_box_whether_a_card_is_held(tmp_path: Path) -> None:
    """The seer is dead in some nights; his list is called all the same, for as long."""
    played = party(tmp_path, "voice")
    heard: list[tuple[str, str]] = []
    played.watch = lambda event: heard.append((event["at"], str(event.get("line", ""))))
    played.play()
    nights = {at for at, _ in heard if at.startswith("night")}
    seconds = {}
    for night in nights - {"night 1"}:
        asleep = [event for event in played.events if event["at"] == night and event["event"] == "say"]
        begin = next(event["t"] for event in asleep if event["line"] == "seer.wake")
        end = next(event["t"] for event in asleep if event["line"] == "seer.sleep")
        living = next(event for event in played.events if event["at"] == night and event["event"] == "board")
        seconds[night] = round(end - begin - 1.8 * len(living["view"]["living"]), 1)
    assert len({*seconds.values()}) == 1, seconds


def test_what_a_dark_box_without_a_screen_calls_was_prepared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ready, said, begin = set[Line](), set[Line](), Host.begin

    def listen(host: Host, line: Line) -> int:
        said.update([line] if host.dark else [])
        return begin(host, line)

    monkeypatch.setattr(Host, "begin", listen)
    monkeypatch.setattr(TimedSpeaker, "prepare", lambda self, lines, **how: ready.update(lines))
    party(tmp_path, "voice", "millers-hollow").play()
    assert {"village", "werewolves", "nothing"} <= {line.text for line in said if line.listed}
    assert said - ready == set()


def test_large_letters_are_whole_in_forty_views_of_a_game(tmp_path: Path) -> None:
    played = party(tmp_path, "screen")
    played.play()
    views = {str(sorted(view.items())): {**view, "letters": 3} for view in played.views if view["kind"] != "night"}
    shown = [*[*views.values()][:: max(1, len(views) // 40)], [*views.values()][-1]]
    assert {view["kind"] for view in shown} >= {"table", "result"}
    cut = [box.text for view in shown for box in draw(view, (480, 320)).boxes if not box.whole]
    assert cut == []


def test_high_contrast_is_fifteen_to_one_in_a_dozen_views_of_a_game_and_as_dark_as_ever_in_four_nights(
    tmp_path: Path,
) -> None:
    played = party(tmp_path, "screen", "wooolf", seats=4)
    played.high_contrast = True
    assert played.play().winner
    assert all(view["high_contrast"] for view in played.views)
    views = [*{str(sorted(view.items())): view for view in played.views}.values()]
    nights = [view for view in views if view["kind"] == "night"]
    days = [view for view in views if view["kind"] != "night"]
    assert {view["kind"] for view in days} >= {"table", "result"}
    for view in [*days[:: max(1, len(days) // 12)], days[-1]]:
        assert [box for box, found in contrasts(draw(view, (480, 320))) if found < 15] == [], view
    for view in nights[:: max(1, len(nights) // 4)]:
        assert glow(view) == glow({"kind": "night"})


def test_a_deaf_player_feels_when_to_open_and_close_the_eyes(tmp_path: Path) -> None:
    """He perceives the screen while his eyes are open, and his motor; all others hear the box."""
    played = party(tmp_path, "voice")
    played.play()
    wakes = [event for event in played.events if event["event"] in ("wake", "sleep")]
    pulses = [event for event in played.events if event["event"] == "light" and event["state"] == "ack"]
    for seat in SEATS:
        awake, turned = True, []
        for event in wakes:
            if (seat in event["seats"]) != awake and seat not in dead_by(played, event["t"]):
                awake = not awake
                turned.append(event["t"])
        felt = [pulse["t"] for pulse in pulses if pulse["seat"] == seat]
        assert [at for at in turned if at not in felt] == [], seat
        assert len(turned) >= 2


ONE: dict[str, int] = {"voice": 3, "screen": 7}
"""The sense of all others, and whoever is deaf, or blind, among them."""


@pytest.mark.parametrize(
    ("others", "seat"),
    [
        pytest.param(others, seat, marks=[] if ONE[others] == seat else pytest.mark.long)
        for others in ONE
        for seat in SEATS
    ],
)
def test_one_player_who_is_deaf_or_blind_plays_a_whole_game_among_all_others(
    others: str, seat: int, tmp_path: Path
) -> None:
    played = party(tmp_path, others)
    played.other = seat
    assert played.play().winner in games()["classic"].names.winners
    role = dict(own_cards(played))[seat]
    assert played.learnt[seat][:2] == [role, role]
    asked = [event for event in played.events if event["event"] == "ask" and seat in event["seats"]]
    answers = [event for event in played.answers() if event["seat"] == seat]
    assert {event["ask"] for event in answers} == {event["ask"] for event in asked}
    if others == "screen" and role == "Seer":
        looks = [event["werewolf"] for event in played.events if event.get("card") == "seer.result"]
        assert [item for item in played.learnt[seat] if item in ("yes", "no")] == [
            word for saw in looks for word in ["yes" if saw else "no"] * 2
        ]


def test_by_the_settings_lists_and_lights_tell_in_the_dark_what_others_are_shown(tmp_path: Path) -> None:
    (settings := tmp_path / "box.toml").write_text("[table]\nby_ear = true\n", encoding="utf-8")
    told = evening(tmp_path, config=str(settings), seats=7, bots=7).told
    assert re.search(r"SAY nothing\n\[.*\] LIGHT \d on\n", told)


def dead_by(played: Party, moment: float) -> set[int]:
    """Who is known to be dead by then."""
    boards = [event for event in played.events if event["event"] == "board" and event["t"] <= moment]
    return {*SEATS} - {*boards[-1]["view"]["living"]}
