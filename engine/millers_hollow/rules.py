"""The house rules of Werewolves of Miller's Hollow, and its two ready rule sets (RULES.md section 7)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from engine.village.rules import VillageRules

Shots: TypeAlias = Literal[
    "werewolf", "caught", "vote", "scapegoat", "fire", "barber", "poison", "shot", "grief", "any"
]
Ties: TypeAlias = Literal["scapegoat", "sheriff", "runoff"]
SHOTS: tuple[Shots, ...] = ("werewolf", "caught", "vote", "scapegoat", "fire", "barber")
CURSES: tuple[Literal["vote", "shot", "poison", "barber"], ...] = ("vote", "shot", "poison", "barber")
TIES: tuple[Ties, ...] = ("scapegoat", "sheriff", "runoff")


@dataclass(frozen=True, slots=True)
class MillersRules(VillageRules):
    """Each field is a key; its default is the value of the rule set `seed`."""

    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "seed": {},
        "official": {
            "witch_potions_per_night": 2,
            "witch_self_save": "always",
            "hunter_shot": "mandatory",
            "hunter_shoots_after": ("any",),
            "double_protection_kills": False,
            "wolves_may_skip": False,
            "curse_hits_piper": False,
            "idiot_dies_with_elder": "any_cause",
            "cupid_wins_with_lovers": False,
            "runoff_voters": "all",
            "witch_may_poison_self": True,
            "lovers_may_vote_each_other": True,
            "arson_wolf": "right_of_victim",
            "sheriff": "before_night_1",
            "election_voters": "all",
            "explode": False,
            "dead_bear": "silent",
            "reveal_on_death": "role",
            "last_words": "none",
            "speech_order": "free",
        },
    }

    preset: Literal["seed", "official"] = "seed"
    win_mode: Literal["kill_all", "kill_a_side", "parity"] = "kill_all"
    seer_sees: Literal["role", "camp"] = "role"
    witch_potions_per_night: Annotated[int, 1, 2] = 1
    witch_self_save: Literal["no_guard_only", "always", "first_night", "never"] = "no_guard_only"
    witch_told_victim: Literal["while_antidote_left", "always"] = "while_antidote_left"
    hunter_shot: Literal["optional", "mandatory"] = "optional"
    hunter_shoots_after: tuple[Shots, ...] = SHOTS
    double_save_hunter: Literal["may_shoot", "silent"] = "may_shoot"
    double_protection_kills: bool = True
    guard_repeat: bool = False
    guard_self: bool = True
    girl_protectable: bool = False
    girl_mode: Literal["physical_peek", "risk_dice", "off"] = "physical_peek"
    wolves_may_skip: bool = True
    wolves_may_target_wolf: bool = False
    wolf_tie: Literal["no_kill", "random"] = "no_kill"
    white_wolf_nights: Literal["even", "odd"] = "even"
    elder_lives: Annotated[int, 1, 2] = 2
    curse_causes: tuple[Literal["vote", "shot", "poison", "barber"], ...] = CURSES
    curse_hits_piper: bool = True
    idiot_dies_with_elder: Literal["curse", "any_cause", "never"] = "curse"
    idiot_sheriff: Literal["badge_lost", "keeps_badge_no_vote"] = "badge_lost"
    cupid_self: bool = True
    cupid_wins_with_lovers: bool = True
    thief_must_take_wolf: bool = True
    piper_charms: Annotated[int, 1, 2, 3] = 2
    rumour_votes: Annotated[int, 1, 2, 3] = 2
    rumour_in_runoff: bool = False
    runoff_voters: Literal["others", "all"] = "others"
    witch_may_poison_self: bool = False
    lovers_may_vote_each_other: bool = False
    arson_wolf: Literal["right_of_arsonist", "right_of_victim"] = "right_of_arsonist"
    sheriff: Literal["day_1", "before_night_1", "day_2", "off"] = "day_1"
    sheriff_weight: Annotated[float, 1, 1.5, 2] = 2
    sheriff_breaks_ties: bool = True
    election_voters: Literal["non_candidates", "all"] = "non_candidates"
    explode: bool = True
    tie_order: tuple[Ties, ...] = TIES
    votes: Literal["open", "tally_only"] = "open"
    bear_neighbours: Literal["living", "physical"] = "living"
    dead_bear: Literal["says_quiet", "silent"] = "says_quiet"
    reveal_on_death: Literal["none", "role", "camp"] = "none"
    last_words: Literal["all", "none", "first_night_only"] = "all"
    speech_order: Literal["sheriff_last", "free"] = "sheriff_last"
    buildings: bool = False
    farmers_elect_sheriff: bool = True
