"""Scapegoat: pays for a tie, and names who may vote the day after (RULES.md 5.7 step 5a, M28)."""

from engine.catalogue import Names
from engine.effects import Ask, Say, picks
from engine.values import NOTHING
from engine.village.ballots import Trial
from engine.village.bonds import silence
from engine.village.village import Deaths, Role, Village

NAMES = Names(asks={"scapegoat.voters": ("seats",)}, lines={"scapegoat.voters": ("seat",)}, causes=("scapegoat",))
SCAPEGOAT = Role("scapegoat", "village", names=NAMES)


async def pay(v: Village, vote: Trial) -> Deaths:
    """A living scapegoat without a curse dies instead, in the tie himself or not (E5-31, E5-33, E5-34)."""
    return dict.fromkeys(v.able(SCAPEGOAT), "scapegoat")


async def last_will(v: Village, batch: Deaths) -> Deaths:
    """Before he leaves he names tomorrow's voters; without an answer everybody may vote."""
    goats = tuple([seat for seat, cause in batch.items() if cause == "scapegoat"])
    if goats and v.living:
        await Say("scapegoat.voters", {"seat": goats[0]})
        most = len(v.living)
        ask = Ask("scapegoat.voters", goats, v.living, least=0, most=most, closes="all", secret=False, how="together")
        for chosen in (await ask).values():
            voters = picks(chosen)
            silence(v, tuple([seat for seat in v.living if seat not in voters]), until=v.night.number + 1)
    return NOTHING
