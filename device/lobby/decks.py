"""Which cards are in the game: the recommended ones, a set-up that somebody has written down, or one's own."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from device.host import Host
from device.lines import WORDS
from device.lobby.plan import NOT_YET, Plan
from device.menu import Item, choose, notice
from device.phrases import Phrases
from device.setups import SetupFile, load_setups
from device.strict import Fault, Problem
from device.suggest import did_you_mean
from engine import SetupError, read_rules
from engine.catalogue import Game, Setup, games


def deck_text(phrases: Phrases, game: Game, deck: Sequence[str]) -> str:
    """The roles of a deck and how many there are of each, in the order of the game's own list."""
    cards = [
        phrases.line("lobby.card", {"role": role, "number": deck.count(role)}) for role in game.roles if role in deck
    ]
    return phrases.line("lobby.cards", {"cards": tuple(cards)})


def obstacles(phrases: Phrases, game: Game, setup: Setup) -> list[str]:
    """Why this set-up cannot be played, one sentence each."""
    return [phrases.line(f"deck.{key}", facts) for key, facts in game.problems(setup)]


def choose_deck(host: Host, plan: Plan, folders: Sequence[Path]) -> Plan:
    """The plan with another deck, and with the house rules that belong to it; the same plan for BACK."""
    phrases, game = host.phrases, plan.game
    ready, broken = ready_setups(phrases, folders, plan)
    recommended = replace(plan, deck=None)
    items = [
        Item(phrases.word("lobby.deck-recommended"), deck_text(phrases, game, recommended.setup().deck)),
        *[Item(title(phrases, name, file), deck_text(phrases, game, file.deck)) for name, file in ready.items()],
        Item(phrases.word("lobby.deck-own")),
    ]
    if broken:
        items.append(Item(phrases.line("lobby.deck-broken", {"number": len(broken)})))
    cursor = 0
    while True:
        chosen = choose(host, phrases.word(f"game.{game.key}"), items, prompt=phrases.word("lobby.deck"), cursor=cursor)
        if chosen is None:
            return plan
        if chosen == 0:
            return recommended
        if chosen <= len(ready):
            file = [*ready.values()][chosen - 1]
            return replace(plan, deck=file.deck, rules=read_rules(game.rules, file.rules))
        if chosen == len(ready) + 1:
            own = edit_deck(host, plan)
            if own is not None:
                return own
        else:
            notice(host, items[chosen].text, [str(problem) for problem in broken])
        cursor = chosen


def edit_deck(host: Host, plan: Plan) -> Plan | None:
    """Put a deck together, role by role; it is done when it can be played.  None for BACK."""
    phrases, game = host.phrases, plan.game
    counts = {role: plan.setup().deck.count(role) for role in game.roles}
    prompt, cursor = phrases.line("lobby.deck-edit", {"seats": len(plan.leads)}), 0
    while True:
        own = replace(plan, deck=tuple([role for role in game.roles for _ in range(counts[role])]))
        head = phrases.line("lobby.deck-counted", {"cards": sum(counts.values()), "seats": len(plan.leads)})
        items = [
            Item(phrases.line("lobby.card", {"role": role, "number": counts[role]}), phrases.word(f"role.{role}.help"))
            for role in game.roles
        ]
        chosen = choose(host, head, [*items, Item(phrases.word("lobby.deck-done"))], prompt=prompt, cursor=cursor)
        prompt = ""
        if chosen is None:
            return None
        cursor = chosen
        if chosen < len(game.roles):
            role = game.roles[chosen]
            counts[role] = choose_number(host, head, role, counts[role], len(plan.leads))
        elif against := obstacles(phrases, game, own.setup()):
            prompt = " ".join(against)
        else:
            return own


def choose_number(host: Host, head: str, role: str, number: int, most: int) -> int:
    """How many cards of a role; BACK leaves it at the present number."""
    items = [Item(host.phrases.line("lobby.card", {"role": role, "number": count})) for count in range(most + 1)]
    chosen = choose(host, head, items, cursor=min(number, most))
    return number if chosen is None else chosen


def title(phrases: Phrases, name: str, file: SetupFile) -> str:
    """What a set-up is called: those that came with the box have a title in every language."""
    key = f"setup-{name.replace('/', '-')}"
    return phrases.word(key) if key in WORDS else file.title or Path(name).name


def ready_setups(
    phrases: Phrases, folders: Iterable[Path], plan: Plan
) -> tuple[Mapping[str, SetupFile], list[Problem]]:
    """The set-ups for this game and this number of seats, and what is wrong in the files of any."""
    files, problems = load_setups(folders, lambda file: faults(phrases, file))
    fitting = {
        name: file for name, file in files.items() if (file.game, file.seats) == (plan.game.key, len(plan.leads))
    }
    return fitting, problems


def faults(phrases: Phrases, file: SetupFile) -> Iterable[Fault]:
    """What the game itself finds wrong with a set-up."""
    game = games().get(file.game)
    if game is None:
        yield "game", f"there is no game {file.game!r}{did_you_mean(file.game, games())}"
        return
    unknown = [(place, role) for place, role in enumerate(file.deck) if role not in game.roles]
    for place, role in unknown:
        yield f"deck[{place}]", f"there is no role {role!r} in {game.key}{did_you_mean(role, game.roles)}"
    for key, value in NOT_YET:
        if file.rules.get(key) == value:
            yield f"rules.{key}", f"{value!r} cannot be hosted yet; leave it out"
    try:
        rules: Any = read_rules(game.rules, file.rules)
    except SetupError as error:
        for problem in error.problems:
            key, _, what = problem.partition(": ")
            yield key, what
        return
    if not unknown:
        setup = Setup(game.key, tuple(range(1, file.seats + 1)), file.deck, rules)
        yield from [("deck", what) for what in obstacles(phrases, game, setup)]
