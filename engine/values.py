"""What values are made of."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

C = TypeVar("C", bound=type)


class Empty(dict[Any, Any]):
    """A mapping with nothing in it that may be the default of a field: `dataclass` wants a hash there."""

    __hash__ = object.__hash__  # type: ignore[assignment]  # a dict has none


NOTHING: Mapping[Any, Any] = Empty()


@dataclass_transform(frozen_default=True)
def value(cls: C) -> C:
    """Make a value class: frozen for the type checker only, since frozen at run time costs three times as much."""
    return dataclass(slots=True)(cls)  # type: ignore[return-value]  # dataclass() loses the type variable
