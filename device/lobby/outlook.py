"""How long a game will take here, and how it may end, in words."""

from device.cards import unseen_by_some
from device.duration import length
from device.expected import expected
from device.host import Host
from device.lobby.deal import way_of
from device.lobby.plan import Plan
from device.means import each_way, pace_of
from device.phrases import Phrases
from engine.catalogue import Setup

MINUTE = 60


def outlook(host: Host, plan: Plan) -> str:
    """The deal and the nights, where there are any, and the whole game; and where `table.by_ear` does nothing."""
    setup = plan.setup()
    tempo = pace_of(host, setup, plan.leads)
    ways = each_way(host, plan.game, setup, way_of(host, plan))
    lights = host.seating.lit(plan.leads)
    by_ear = lights and unseen_by_some(host)
    seconds = length(
        plan.game, setup, tempo, host.phrases, narrators=host.narrators, lights=lights, by_ear=by_ear, ways=ways
    )
    if not seconds.first:
        whole = seconds.game if seconds.game < 2 * MINUTE else MINUTE * round(seconds.game / MINUTE)
        return host.phrases.line("lobby.length-alone", {"time": spoken_time(host.phrases, whole)})
    facts = {
        "deal": spoken_time(host.phrases, seconds.deal),
        "first": spoken_time(host.phrases, seconds.first),
        "later": spoken_time(host.phrases, seconds.later),
        "minutes": max(5, 5 * round(seconds.game / 300)),
    }
    told = [host.phrases.line("lobby.length", facts)]
    if host.sight.by_ear and not lights:
        told.append(host.phrases.line("lobby.by-ear-in-vain", {}))
    return " ".join(told)


def prospect(phrases: Phrases, setup: Setup) -> str:
    """What came of this set-up where simulated players played it; nothing where they have not."""
    found = expected(setup)
    if found is None:
        return ""
    facts = {
        "village": round(100 * found.village),
        "wolves": round(100 * found.wolves),
        "nights": round(found.nights),
        "early": round(found.early),
        "seats": found.seats,
    }
    return phrases.line("lobby.expected", facts)


def spoken_time(phrases: Phrases, length: float) -> str:
    """A length as it is spoken, to five seconds: "3 minutes 20 seconds"."""
    minutes, seconds = divmod(round(length / 5) * 5, 60)
    if not seconds:
        return phrases.line("lobby.minutes", {"minutes": minutes})
    if not minutes:
        return phrases.line("lobby.seconds", {"seconds": seconds})
    return phrases.line("lobby.time", {"minutes": minutes, "seconds": seconds})
