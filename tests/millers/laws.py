"""What holds in every game of Miller's Hollow.  From the rules (section 5), not from the engine."""

from collections import Counter

from engine import Event
from engine.catalogue import Setup
from engine.millers_hollow import MILLERS_HOLLOW
from tests.millers.asked import asked, check_vote
from tests.millers.cards import entitled, true
from tests.millers.story import Story, settled
from tests.millers.won import winners, won
from tests.village.laws import deaths_are_final, names_are_declared, one_outcome_comes_last

ONCE = {
    "witch.heal": "antidote",
    "witch.poison": "poison",
    "arsonist.burn": "arson",
    "confessor.look": "confessor",
    "healer.save": "healer",
    "barber.shave": "barber",
    "lord.pardon": "lord",
}
"""Ask -> the power that an answer uses up."""
SECRET = ("death", "spare", "turn", "draw", "wake", "sleep")


def check(setup: Setup, events: list[Event], finished: bool) -> None:
    """Fail where a law is broken; `finished`: the game came to its end."""
    names_are_declared(MILLERS_HOLLOW.names, events)
    powers_are_used_once(setup, events)
    the_spared_live(events)
    the_badge_moves_by_the_rules(events)
    if finished:
        deaths_are_final(events)
        one_outcome_comes_last(events)
    story = Story(setup, settled(events))
    for event in events:
        is_lawful(story, event)
        story.hear(event)


def is_lawful(story: Story, event: Event) -> None:
    """Look at one event beside what is true before it."""
    match event:
        case {"event": "ask", "ask": ask, "seats": seats}:
            assert {*seats} == asked(story, ask), f"{event}"
        case {"event": "answer", "ask": "werewolf.explode", "seat": seat}:
            assert story.setup.rules.explode
            assert seat in story.holders("werewolf", "white-werewolf")
        case {"event": "vote", "ask": ask}:
            put = max(n for n in story.answers if n < event["n"])
            check_vote(story, event, {**story.answers[put]})
        case {"event": "show"}:
            assert {*event["to"]} == entitled(story, event), f"{event}"
            assert true(story, event), f"{event}"
        case {"event": "say", "line": "dawn.deaths", "facts": {"seats": seats}}:
            assert {seat: story.dead[seat] for seat in seats} == story.night.deaths(story)
        case {"event": "say", "line": "dawn.nobody"}:
            assert story.night.deaths(story) == {}
        case {"event": "phase", "name": "night", "number": number} if number > 1:
            assert won(story) is None, "night falls on a decided game"
        case {"event": "outcome", "winner": winner, "seats": seats}:
            assert winner == won(story)
            assert {*seats} == winners(story, winner)
    assert event["event"] not in SECRET or event["to"] == "box"


def powers_are_used_once(setup: Setup, events: list[Event]) -> None:
    """Each potion, fire and bullet once a game; a house's power once for each time that somebody moved in."""
    answers = settled(events)
    used = Counter[str]()
    moved = Counter[str]()
    for event in events:
        match event:
            case {"event": "spare", "by": "elder" | "idiot" as name}:
                used[name] += 1
            case {"event": "death", "cause": "shot" | "fire" as name}:
                used[name] += 1
            case {"event": "say", "line": "elder.curse"}:
                used["curse"] += 1
            case {"event": "say", "line": "building.of", "facts": {"building": trade}}:
                moved[trade] += 1
            case {"event": "ask", "ask": ask, "n": n} if ask in ONCE:
                used[ONCE[ask]] += sum(choice not in ("none", "no") for choice in answers[n].values())
    most = {"elder": setup.rules.elder_lives - 1}
    for name, count in used.items():
        assert count <= moved.get(name, most.get(name, 1)), f"{name} was used {count} times"


def the_spared_live(events: list[Event]) -> None:
    """Whoever is spared from a death does not die of that cause in the same night or by the same vote."""
    spared = {(event["at"].split()[-1], event["seat"], event["cause"]) for event in events if event["event"] == "spare"}
    died = {(event["at"].split()[-1], event["seat"], event["cause"]) for event in events if event["event"] == "death"}
    assert not spared & died


def the_badge_moves_by_the_rules(events: list[Event]) -> None:
    """Elected once, then handed on by each dead sheriff once; once nobody has it, nobody ever will."""
    offices = [event["seat"] for event in events if event["event"] == "office"]
    dead = [event["seat"] for event in events if event["event"] == "death"]
    assert 0 not in offices[:-1]
    assert len(offices) == len({*offices})
    assert all(seat in dead for seat in offices[:-2])
