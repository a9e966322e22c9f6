"""All policies by their names; one that hears what is told plays games that are heard, which takes longer."""

from engine.lab.bots import Pack, Policy, at_random, simple
from engine.lab.thinking import Thinking

POLICIES: dict[str, Policy] = {
    "random": at_random,
    "random-pack": Pack(bloc=False),
    "random-bloc": Pack(bloc=True),
    "simple": simple,
    "table": Thinking(),
}
