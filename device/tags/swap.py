"""A new card in the middle of a game: the seat lays it down, and it takes the place of the one that was lost or broken.

Nobody hears which card it is: the box knows what the seat holds.
"""

from device.host import Host
from device.menu import attend
from device.ports import Laid, Panel
from device.tags.recognise import unfit
from device.tags.registry import Card, Registry, RegistryError
from engine import Seat


def swap(host: Host, registry: Registry, card: Card, seat: Seat) -> bool:
    """Let the seat lay a fresh tag, on its own reader; whether it did.  BACK leaves everything as it is.

    To be called where tags stay tags (`Host.recognise` is None) and eyes are open.
    """
    wish = host.phrases.line("cards.swap", {"seat": seat})
    first = ""
    while True:
        host.turn({"kind": "notice", "headline": wish, "lines": [first], "hint": host.phrases.word("cards.hint-swap")})
        match attend(host, [first, wish], [wish], (Panel, Laid)):
            case Laid(seat=where, uid=uid) if where == seat:
                said = learned(registry, uid, card)
                if said == "replaced":
                    host.utter(host.phrases.word("cards.replaced"))
                    return True
                first = host.phrases.word(f"cards.{said}")
            case Panel(button="back"):
                return False
            case _:
                first = ""


def learned(registry: Registry, uid: str, card: Card) -> str:
    """Make a fresh tag the card: "replaced", or why not."""
    if reason := unfit(uid):
        return reason
    if uid in registry.cards:
        return "taken"
    try:
        registry.learn(uid, card)
    except RegistryError:
        return "unsaved"
    return "replaced"
