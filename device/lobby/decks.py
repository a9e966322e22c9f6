"""Which cards are in the game: the recommended ones, a set-up that somebody has written down, or one's own."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from device.host import Host
from device.lobby.outlook import prospect
from device.lobby.plan import Plan
from device.menu import Item, choose, notice
from device.phrases import Phrases
from device.ports import Seats
from device.setups import SetupFile, hosting_faults, load_setups, obstacles
from device.strict import Problem
from engine import read_rules
from engine.catalogue import Game, Setup


def deck_item(phrases: Phrases, game: Game, setup: Setup) -> Item:
    """The roles of a deck and how many there are of each, in the order of the game's own list; and what to expect."""
    deck = setup.deck
    counts = [(role, deck.count(role)) for role in game.roles if role in deck]
    cards = [card_item(phrases, role, number) for role, number in counts]
    return Item(
        phrases.line("lobby.cards", {"cards": tuple([card.text for card in cards])}),
        prospect(phrases, setup),
        phrases.line("lobby.cards", {"cards": tuple([card.said for card in cards])}),
    )


def described(phrases: Phrases, game: Game, setup: Setup) -> str:
    """The roles of a deck, and what to expect of it."""
    item = deck_item(phrases, game, setup)
    return " ".join(filter(None, (item.said, item.help)))


def card_item(phrases: Phrases, role: str, number: int, explained: str = "") -> Item:
    """So many cards of a role: "Werewolf × 2", spoken as "2 Werewolves"."""
    card = phrases.line(f"role.{role}", {} if number == 1 else {"many": number})
    return Item(
        phrases.line("lobby.card", {"role": role, "number": number}),
        explained,
        phrases.line("lobby.card-said", {"card": card, "number": number}),
    )


def choose_deck(host: Host, plan: Plan, folders: Sequence[Path]) -> Plan:
    """The plan with another deck, and with the house rules that belong to it; the same plan for BACK."""
    phrases, game = host.phrases, plan.game
    ready, broken = ready_setups(phrases, folders, plan, host.seating.devices)
    recommended = replace(plan, deck=None)
    items = [
        Item(phrases.word("lobby.deck-recommended"), described(phrases, game, recommended.setup())),
        *[Item(title(phrases, name, file), described(phrases, game, file.setup())) for name, file in ready.items()],
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
        items = [card_item(phrases, role, counts[role], phrases.word(f"role.{role}.help")) for role in game.roles]
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
    items = [card_item(host.phrases, role, count) for count in range(most + 1)]
    chosen = choose(host, head, items, cursor=min(number, most))
    return number if chosen is None else chosen


def title(phrases: Phrases, name: str, file: SetupFile) -> str:
    """What a set-up is called: those that came with the box have a title in every language."""
    key = f"setup.{name.replace('/', '-')}"
    return file.title or (phrases.word(key) if phrases.has(key) else Path(name).name)


def ready_setups(
    phrases: Phrases, folders: Iterable[Path], plan: Plan, seats: Seats
) -> tuple[Mapping[str, SetupFile], list[Problem]]:
    """The set-ups for this game and this number of seats of the box, and what is wrong in the files of any."""
    files, problems = load_setups(folders, lambda file: hosting_faults(phrases, file, seats))
    fitting = {
        name: file for name, file in files.items() if (file.game, file.seats) == (plan.game.key, len(plan.leads))
    }
    return fitting, problems
