"""What rehearsals of Miller's Hollow need besides: lists, cards left over, buildings, interrupts, drawn answers."""

import json
from pathlib import Path
from typing import Any

import pytest

from device.rehearse.file import Unusable, load

from .helpers import rehearse, transcript, verdict, written

DEAL = 'game = "millers-hollow"\n[deal]\n'
WOLVES = DEAL + '1 = "werewolf"\n2 = "werewolf"\n3 = "villager"\n4 = "villager"\n5 = "villager"\n6 = "villager"\n'
CUPID = DEAL + '1 = "werewolf"\n2 = "cupid"\n3 = "villager"\n4 = "villager"\n5 = "villager"\n'
NIGHT = '[play."night 1"]\n"werewolf.kill" = { 1 = 6, 2 = 6 }\n'
DAY = NIGHT + '[play."day 1"]\n'


def at(events: list[dict[str, Any]], label: str, **fields: Any) -> list[dict[str, Any]]:
    """The events of this phase with these fields."""
    found = [event for event in events if event["at"] == label]
    return [event for event in found if all(event.get(field) == value for field, value in fields.items())]


# Interrupts


@pytest.mark.parametrize(("moment", "cut"), [("election", "sheriff.stand"), ("vote", "village.vote")])
def test_a_wolf_blows_himself_up_at_the_moment_that_is_written(moment: str, cut: str, tmp_path: Path) -> None:
    events = transcript(tmp_path, f'{DAY}"werewolf.explode" = {{ 2 = "{moment}" }}\n', WOLVES)
    [answer] = at(events, "day 1", event="answer", ask="werewolf.explode")
    asked = [event["ask"] for event in events[: answer["n"]] if event["event"] == "ask"]
    assert (answer["seat"], answer["to"], answer["choice"], asked[-1]) == (2, [2], moment, cut)
    assert at(events, "day 1", event="death", seat=2, cause="explode")
    assert not at(events, "day 1", event="vote")


def test_a_speech_is_cut_short_by_an_explosion(tmp_path: Path) -> None:
    events = transcript(tmp_path, f'{DAY}"werewolf.explode" = {{ 2 = "talk" }}\n', WOLVES)
    [answer] = at(events, "day 1", event="answer", ask="werewolf.explode")
    speech = events[answer["n"] - 2]
    assert (speech["event"], speech["seconds"], speech["t"]) == ("talk", 45, answer["t"])


def test_whoever_has_answered_the_question_may_still_interrupt_it(tmp_path: Path) -> None:
    text = f'{DAY}"werewolf.explode" = {{ 2 = "vote" }}\n"village.vote" = {{ 1 = 3, 2 = 3 }}\n'
    text += "[expect]\nalive = [1, 3, 4, 5]\n"
    assert rehearse(written(tmp_path, text, WOLVES)) == 0


def test_nobody_but_a_wolf_can_blow_himself_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = f'{DAY}"werewolf.explode" = {{ 3 = "talk" }}\n'
    assert verdict(tmp_path, text, capsys, WOLVES) == "day 1 werewolf.explode seat 3: 'talk' was refused: not-asked"


def test_an_explosion_at_a_moment_that_never_comes_is_unused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f'{NIGHT}[play."day 2"]\n"werewolf.explode" = {{ 1 = "election" }}\n'
    assert verdict(tmp_path, text, capsys, WOLVES) == "unused answer: day 2 werewolf.explode seat 1"


def test_a_refused_explosion_is_tried_while_it_might_be_one_else_at_the_end(tmp_path: Path) -> None:
    text = f'{NIGHT}[refuse."day 2"]\n"werewolf.explode" = [{{ 1 = "election", 3 = "vote" }}]\n'
    events = transcript(tmp_path, text, WOLVES)
    tried = {event["choice"]: event["n"] for event in at(events, "day 2", event="refuse", ask="werewolf.explode")}
    [vote] = at(events, "day 2", event="ask", ask="village.vote")
    assert tried["vote"] == vote["n"] + 1
    assert tried["election"] == len(events)


def test_a_refusal_that_is_none_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = f'{NIGHT}[refuse."day 1"]\n"werewolf.explode" = {{ 1 = "talk" }}\n'
    assert verdict(tmp_path, text, capsys, WOLVES).endswith("expected a refusal of 'talk', got none")


# Lists and drawn answers


def test_a_demanded_answer_that_does_not_come_is_drawn_as_it_would_be_written(tmp_path: Path) -> None:
    events = transcript(
        tmp_path, '[chance]\n"cupid.pair" = [[5, 3]]\n[play."night 1"]\n"werewolf.kill" = { 1 = 4 }\n', CUPID
    )
    assert [event["result"] for event in at(events, "night 1", event="draw")] == [[3, 5]]
    [shown] = at(events, "night 1", event="show", card="choice.drawn")
    assert (shown["to"], shown["ask"], shown["choice"]) == ([2], "cupid.pair", [3, 5])
    assert [event["to"] for event in at(events, "night 1", event="show", card="lovers.partner")] == [[3], [5]]


def test_an_answer_of_one_where_two_are_asked_for_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = '[play."night 1"]\n"cupid.pair" = { 2 = [3] }\n'
    assert verdict(tmp_path, text, capsys, CUPID) == "night 1 cupid.pair seat 2: (3,) was refused: count"


def test_a_refused_answer_waits_until_its_seat_is_asked(tmp_path: Path) -> None:
    hunter = DEAL + '1 = "werewolf"\n2 = "villager"\n3 = "hunter"\n4 = "villager"\n5 = "villager"\n6 = "villager"\n'
    text = """
[play."night 1"]
"werewolf.kill" = { 1 = 2 }
[play."day 1"]
"village.vote" = { 1 = 3 }
"hunter.shoot" = { 3 = 4 }
[refuse."day 1"]
"hunter.shoot" = { 3 = 2 }
"""
    [refused] = at(transcript(tmp_path, text, hunter), "day 1", event="refuse")
    assert refused["reason"] == "not-a-choice"


# The deal


def test_the_cards_left_over_belong_to_the_deck(tmp_path: Path) -> None:
    thief = DEAL + '1 = "werewolf"\n2 = "thief"\n3 = "villager"\n4 = "villager"\nleft = ["seer", "guard"]\n'
    rehearsal = load(written(tmp_path, "", thief))
    assert rehearsal.setup.deck == ("werewolf", "thief", "villager", "villager", "seer", "guard")
    events = transcript(tmp_path, '[play."night 1"]\n"thief.swap" = { 2 = "seer" }\n', thief)
    assert at(events, "night 1", event="say", line="guard.wake")
    assert at(events, "night 1", event="turn", seat=2, role="seer")


def test_buildings_switch_their_rule_on_and_whoever_is_given_none_is_a_vagabond(tmp_path: Path) -> None:
    village = WOLVES + 'buildings = { 3 = "lord", 1 = "farmer" }\n'
    assert load(written(tmp_path, "", village)).setup.rules.buildings
    events = transcript(tmp_path, "", village)
    told = [event["facts"]["building"] for event in at(events, "setup", line="building.of")]
    assert told == ["farmer", "vagabond", "lord", "vagabond", "vagabond", "vagabond"]


def test_buildings_that_are_not_written_come_from_the_seed(tmp_path: Path) -> None:
    dealt = [
        json.dumps(
            at(
                transcript(tmp_path, "[rules]\nbuildings = true\n", f"seed = {seed}\n{WOLVES}"),
                "setup",
                line="building.of",
            )
        )
        for seed in (1, 1, 2)
    ]
    assert dealt[0] == dealt[1] != dealt[2]


def test_house_rules_may_be_lists_fractions_and_a_preset(tmp_path: Path) -> None:
    text = (
        '[rules]\npreset = "official"\ntie_order = ["runoff", "sheriff"]\nsheriff_weight = 1.5\nwin_mode = "parity"\n'
    )
    rules = load(written(tmp_path, text, WOLVES)).setup.rules
    assert (rules.tie_order, rules.sheriff_weight, rules.win_mode) == (("runoff", "sheriff"), 1.5, "parity")
    assert rules.hunter_shoots_after == ("any",)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ('left = ["seer", "wicth"]\n', ("deal.left", "did you mean 'witch'")),
        ('left = "seer"\n', ("deal.left", "is no list")),
        ('lefd = ["seer"]\n', ("deal.lefd", "did you mean 'left'")),
        ('buildings = { 1 = "farmr" }\n', ("deal.buildings.1", "did you mean 'farmer'")),
        ('buildings = { 9 = "farmer" }\n', ("deal.buildings.9", "no seat")),
        ('buildings = ["farmer"]\n', ("deal.buildings", "farmer")),
        ('[rules]\ntie_order = "runoff"\n', ("rules.tie_order", "a list", "of scapegoat, sheriff, runoff")),
        ('[rules]\ntie_order = ["runof"]\n', ("rules.tie_order", "did you mean 'runoff'")),
        ('[rules]\ntie_order = ["runoff", "runoff"]\n', ("rules.tie_order", "at most once")),
        ("[rules]\nsheriff_weight = 1.7\n", ("rules.sheriff_weight", "1, 1.5, 2")),
        ('[rules]\npreset = "oficial"\n', ("rules.preset", "did you mean 'official'")),
        ('[play."night 1"]\n"cupid.pair" = { 2 = [1, 9] }\n', ('play."night 1"."cupid.pair".2', "9 is no seat")),
        ('[play."night 1"]\n"cupid.pair" = { 2 = "none" }\n', ('play."night 1"."cupid.pair".2', "a list of seats")),
        ('[play."night 1"]\n"seer.look" = { 2 = [1, 3] }\n', ('play."night 1"."seer.look".2', "the number of a seat")),
        ('[play."day 1"]\n"werewolf.explode" = { 2 = "now" }\n', ("explode", "election, talk, vote")),
        ('[chance]\n"cupid.pair" = [[1, 9]]\n', ("chance.cupid.pair", "9 is no seat")),
        ('[[expect.event]]\nevent = "show"\ncamp = "wolves"\n', ("expect.event[0].camp", "werewolf, village")),
        ('[[expect.event]]\nevent = "mark"\nkind = "rumor"\n', ("expect.event[0].kind", "did you mean 'rumour'")),
        ('[[expect.event]]\nevent = "office"\noffice = "mayor"\n', ("expect.event[0].office", "sheriff")),
        ('[[expect.event]]\nevent = "turn"\nrole = "wolf"\n', ("expect.event[0].role", "werewolf")),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, parts: tuple[str, ...], tmp_path: Path) -> None:
    with pytest.raises(Unusable) as error:
        load(written(tmp_path, text, CUPID))
    [problem] = error.value.problems
    assert all(part in str(problem) for part in parts), str(problem)


@pytest.mark.parametrize("text", ['left = ["seer"]', 'buildings = { 1 = "farmer" }'])
def test_a_game_without_thief_or_buildings_deals_none(text: str, tmp_path: Path) -> None:
    classic = 'game = "classic"\n[deal]\n1 = "werewolf"\n2 = "seer"\n'
    with pytest.raises(Unusable, match="nothing of that kind"):
        load(written(tmp_path, text, classic))


# What nobody must notice


def heard_at_night(tmp_path: Path, text: str, table: str) -> list[Any]:
    """What everybody hears in night 1, and when."""
    told = at(transcript(tmp_path, text, table), "night 1", to="all")
    return [{**event, "n": 0} for event in told]


def test_nobody_hears_what_is_left_over_nor_whether_the_thief_takes_it(tmp_path: Path) -> None:
    thief = DEAL + '1 = "werewolf"\n2 = "thief"\n3 = "seer"\n4 = "villager"\n5 = "werewolf"\n'
    lefts = [["villager", "seer"], ["villager", "villager"], ["werewolf", "werewolf"], ["werewolf", "seer"]]
    taken = '"thief.swap" = { 2 = "werewolf" }\n'
    dealt = (
        DEAL
        + '1 = "werewolf"\n2 = "seer"\n3 = "villager"\n4 = "villager"\n5 = "werewolf"\nleft = ["thief", "villager"]\n'
    )
    night = '[play."night 1"]\n"seer.look" = { 3 = 4 }\n'
    heard = [heard_at_night(tmp_path, night, f"{thief}left = {json.dumps(left)}\n") for left in lefts]
    heard.append(heard_at_night(tmp_path, night + taken, f"{thief}left = {json.dumps(lefts[2])}\n"))
    heard.append(heard_at_night(tmp_path, night.replace("3 = 4", "2 = 4"), dealt))
    assert all(night == heard[0] for night in heard)


def test_nobody_hears_whether_cupid_has_answered(tmp_path: Path) -> None:
    answers = ["", '"cupid.pair" = { 2 = [1, 3] }\n']
    heard = [
        heard_at_night(tmp_path, f'[play."night 1"]\n"werewolf.kill" = {{ 1 = 4 }}\n{text}', CUPID) for text in answers
    ]
    assert heard[0] == heard[1]
