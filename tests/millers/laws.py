"""What holds in every game of Miller's Hollow.  From the rules (section 5), not from the engine."""

from collections import Counter
from collections.abc import Mapping

from device.leaks.knowledge.millers_hollow.story import Story
from engine import Choice, Event, Hands, Seat
from engine.catalogue import Setup
from engine.millers_hollow import MILLERS_HOLLOW
from tests.millers.won import winners, won
from tests.village.bots import ends
from tests.village.laws import deaths_are_final, names_are_declared, one_outcome_comes_last, reached

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


def check(setup: Setup, hands: Hands, events: list[Event]) -> None:
    """Fail where a law is broken."""
    names_are_declared(MILLERS_HOLLOW.names, events)
    the_spared_live(events)
    the_badge_moves_by_the_rules(events)
    if ends(events):
        deaths_are_final(events)
        one_outcome_comes_last(events)
    story = Story(setup, {"cards": hands})
    answers: dict[int, Mapping[Seat, Choice]] = {}
    for event in events:
        story.settle(event)
        is_lawful(story, event)
        assert story.hear(event) == reached(event), f"{event}"
        if event["event"] == "ask":
            answers[event["n"]] = story.put.answers
    powers_are_used_once(setup, events, answers)


def is_lawful(story: Story, event: Event) -> None:
    """Look at one event beside what is true before it."""
    match event:
        case {"event": "vote"}:
            check_vote(story, event)
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


def check_vote(story: Story, event: Event) -> None:
    """Every ballot counts once, the sheriff's more, and a rumour by itself; those with the most are chosen."""
    rules, ask, answers = story.setup.rules, event["ask"], story.put.answers
    assert ask == story.put.ask
    counts: dict[object, float] = {}
    rumour = ask == "village.vote" or (ask == "village.revote" and rules.rumour_in_runoff)
    if rumour and story.rumour in story.living and (ask == "village.vote" or story.rumour in story.tied):
        counts[story.rumour] = rules.rumour_votes
    for seat, choice in answers.items():
        if choice != "none":
            heavy = seat == story.sheriff and ask.startswith("village")
            counts[choice] = counts.get(choice, 0) + (rules.sheriff_weight if heavy else 1)
    assert event["tally"] == counts
    assert {*event["chosen"]} == {seat for seat in counts if counts[seat] == max(counts.values())}
    assert ("ballots" in event) is (rules.votes == "open")
    if "ballots" in event:
        assert {seat: choice for seat, choice in event["ballots"].items() if seat in answers} == answers
        assert {*event["ballots"]} == story.asked(ask)


def powers_are_used_once(setup: Setup, events: list[Event], answers: Mapping[int, Mapping[Seat, Choice]]) -> None:
    """Each potion, fire and bullet once a game; a house's power once for each time that somebody moved in."""
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
