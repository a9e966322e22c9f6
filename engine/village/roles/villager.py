"""Villagers, who have nothing but their vote; and the roles that only win with somebody (RULES.md 4.4)."""

from engine.village.village import Role

VILLAGER = Role("villager", "village", plain=True)
TINKER = Role("tinker", "village", looks_wolf=True, hidden=True)
"""Believes to be a villager; the seer sees a wolf, the priest sees the truth."""
COBBLER = Role("cobbler", "werewolf")
"""Wins with the wolves, dead or alive; counts as a human, and neither side knows him."""
POSSESSED = Role("possessed", "werewolf")
"""The cobbler's other name."""
