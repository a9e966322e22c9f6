"""What the mayor may do by day: his privileges, and the chimney broom (RULES.md 3.4)."""

from engine.effects import Ask, Note, Say, Seat, Show, demand, to
from engine.lupusburg.burg import Burg, House, owner
from engine.lupusburg.deck import PEOPLE


async def take(b: Burg, seat: Seat) -> None:
    """He is mayor from now on."""
    b.mayor = seat
    await Note("office", {"office": "mayor", "seat": b.mayor})
    await Say("mayor.is", {"seat": b.mayor})


async def privilege(b: Burg) -> None:
    """He has a player show him a character, or names a character and shows one of his own in return.

    One of the two, or by house rule each once (3.9, 27).
    """
    if not b.own(b.mayor):
        return
    await Say("mayor.privilege", {"seat": b.mayor})
    used = await look(b, (*named_players(b), *named_houses(b)))
    if used and b.rules.privilege_mode == "both":
        await Say("mayor.privilege.more", {"seat": b.mayor})
        await look(b, named_houses(b) if used.isdigit() else named_players(b))


def named_players(b: Burg) -> tuple[str, ...]:
    """1a: any other player with a living character."""
    return tuple([str(seat) for seat in b.alive(b.seats) if seat != b.mayor])


def named_houses(b: Burg) -> tuple[House, ...]:
    """1b: a character of another player who has two (E3-17)."""
    return tuple([house for house in b.living if owner(house) != b.mayor and len(b.own(owner(house))) == 2])


async def look(b: Burg, among: tuple[str, ...]) -> str:
    """Use a privilege, if he wants to; comes back as whom he named, "" for nobody."""
    if not among:
        return ""
    answers = await Ask("mayor.privilege", (b.mayor,), among, default="none", closes="all", secret=False)
    named = str(answers.get(b.mayor, "none"))
    if named == "none":
        return ""
    if named.isdigit():
        other = int(named)
        await Say("mayor.names.player", {"seat": b.mayor, "target": other})
        await show(b, await chosen(b, "mayor.shown", other), b.mayor)
    else:
        other = owner(named)
        await Say("mayor.names.house", {"seat": b.mayor, "house": named})
        await show(b, named, b.mayor)
    if not named.isdigit() or b.rules.return_show == "both":
        await show(b, await chosen(b, "mayor.return", b.mayor), other)
    return named


async def chosen(b: Burg, ask: str, seat: Seat) -> House:
    """Which of his living characters he shows."""
    await Say(ask, {"seat": seat})
    houses = b.own(seat)
    shown = {b.people[house]: house for house in houses} if len({*map(b.people.get, houses)}) == len(houses) else {}
    answers = await demand(Ask(ask, (seat,), houses, closes="all", secret=False, lays=shown))
    return str(answers[seat])


async def show(b: Burg, house: House, seat: Seat) -> None:
    """Who lives there, for these eyes only."""
    person = b.people[house]
    await Show("mayor.result", to((seat,), house=house, person=person), PEOPLE, {seat: (person,)}, known=True)


async def sweep(b: Burg) -> None:
    """The broom goes to another player, who looks at one house at once; too few players, and it is gone (E3-9)."""
    able = len(b.alive(b.seats))
    enough = able == len(b.seats) if b.rules.broom_condition == "every_player_alive" else able >= 6
    if b.broom and not enough:
        b.broom = False
        await Say("broom.gone")
    if not b.broom or not b.own(b.mayor):
        return
    await Say("mayor.broom", {"seat": b.mayor})
    others = tuple([seat for seat in b.players if seat != b.mayor])
    default = None if b.rules.broom_mandatory else "none"
    answers = await demand(Ask("mayor.broom", (b.mayor,), others, default=default, closes="all", secret=False))
    sweeper = answers.get(b.mayor, "none")
    if not isinstance(sweeper, int):
        return
    await Note("mark", {"kind": "broom", "seat": sweeper, "by": b.mayor})
    await Say("broom.look", {"seat": sweeper})
    barred = b.removed((sweeper,))
    look = Ask("broom.look", (sweeper,), b.inhabited(), barred, secret=False, how="steps", hides=("",))
    looks = await look
    for house in map(str, looks.values()):
        chest, person = house in b.chests, b.people[house]
        items = {sweeper: (person, "chest") if chest else (person,)}
        news = to((sweeper,), house=house, chest=chest, person=person)
        await Show("broom.result", news, (*PEOPLE, "chest"), items, known=True)
