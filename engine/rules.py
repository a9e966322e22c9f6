"""House rules: each game's are the fields of one frozen dataclass, and everything about a key is read off its type."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.errors import SetupError

T = TypeVar("T")
Hint: TypeAlias = Callable[[str, Iterable[str]], str]
"""The end of a message about a name that is none of these names: what was probably meant, or nothing."""


@dataclass(frozen=True, slots=True)
class TableRules:
    """The house rules of every game: how the device asks, never what the rules make of the answers."""

    all_hands: bool = False
    ballot: Literal["secret", "point"] = "secret"


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One key of RULES.md section 7: its default, the other values by name, and whether any number will do.

    Where `several`, a value is a list of such names, in an order that matters, or of any length.
    """

    key: str
    default: Any
    values: tuple[Any, ...]
    number: bool
    several: bool = False

    def allows(self, value: object) -> bool:
        """Whether this value is legal (True is not the number 1)."""
        if self.several:
            return isinstance(value, tuple) and all(value.count(item) == 1 and item in self.values for item in value)
        if any(value == legal and isinstance(value, bool) is isinstance(legal, bool) for legal in self.values):
            return True
        return self.number and type(value) is int and value >= 0

    def refusal(self, value: object, hint: Hint) -> str:
        """Why a value is not legal, and what is."""
        legal = [name if isinstance(name, str) else str(name).lower() for name in self.values]
        wrong = [item for item in (value if isinstance(value, tuple) else [value]) if item not in self.values]
        meant = hint(wrong[0], legal) if wrong and isinstance(wrong[0], str) else ""
        takes = ", ".join([*legal, *(["a number"] if self.number else [])])
        many = "a list, each at most once, of " if self.several else ""
        return f"{value!r} will not do{meant}; it takes {many}{takes}"


@cache
def house_rules(rules: Any) -> Mapping[str, HouseRule]:
    """All house rules of a game, by key, in the order of its dataclass."""
    hints = get_type_hints(rules, include_extras=True)
    found = {}
    for field in fields(rules):
        if field.default is MISSING:
            raise TypeError(f"{rules.__name__}.{field.name} needs a default")
        hint = hints[field.name]
        several = get_origin(hint) is tuple
        values, number = _values(get_args(hint)[0] if several else hint)
        found[field.name] = HouseRule(field.name, field.default, values, number, several)
    return found


def _values(hint: Any) -> tuple[tuple[Any, ...], bool]:
    if hint is bool:
        return (False, True), False
    if hint is int:
        return (), True
    if get_origin(hint) is Literal:
        return get_args(hint), False
    if get_origin(hint) is Annotated:
        return tuple(hint.__metadata__), False
    parts = [_values(part) for part in get_args(hint)]
    if not parts or get_origin(hint) not in (Union, type(int | str)):
        raise TypeError(f"{hint} is no type for a house rule")
    return tuple(value for values, _ in parts for value in values), any(number for _, number in parts)


def rule_faults(
    rules: type, given: Mapping[str, Any], hint: Hint = lambda word, names: ""
) -> Iterator[tuple[str, str]]:
    """The key of every house rule that does not exist or has an illegal value, and what is wrong with it."""
    known = house_rules(rules)
    listed = f"; there are: {', '.join(known)}"
    for key, value in values_of(given).items():
        if key not in known:
            yield key, f"there is no such house rule{hint(key, known) or listed}"
        elif not known[key].allows(value):
            yield key, known[key].refusal(value, hint)


def values_of(given: Mapping[str, Any]) -> dict[str, Any]:
    """House rules from a file: there a list is a list, here a tuple."""
    return {key: tuple(value) if isinstance(value, list) else value for key, value in given.items()}


def read_rules(rules: type[T], given: Mapping[str, Any]) -> T:
    """The house rules with the given ones changed.

    A `preset` sets several at once; the other given keys override it.
    Raises `SetupError` with one sentence for every unknown key and every illegal value.
    """
    problems = [f"rules.{key}: {what}" for key, what in rule_faults(rules, given)]
    if problems:
        raise SetupError(*problems)
    chosen = values_of(given)
    presets = getattr(rules, "PRESETS", {})
    return rules(**{**presets.get(chosen.get("preset"), {}), **chosen})


def as_plain(rules: Any) -> dict[str, Any]:
    """The house rules that have to be given to read these: the preset, and what differs from it."""
    known = house_rules(type(rules))  # type: ignore[arg-type]  # see above
    now = {key: getattr(rules, key) for key in known}
    preset = {key: value for key, value in now.items() if key == "preset" and value != known[key].default}
    usual: Any = read_rules(type(rules), preset)
    return {key: value for key, value in now.items() if key in preset or value != getattr(usual, key)}
