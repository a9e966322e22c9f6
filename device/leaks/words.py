"""What was perceived, for people."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine import Event


def when(event: Event) -> str:
    """The phase, and the seconds since the game began."""
    return f"{event['at']}, {event['t']:.3f} s"


def described(event: Event) -> str:
    """What an event is, for people."""
    match event:
        case {"event": "say", "line": line, "text": text}:
            return f"the line {line}: {text!r}"
        case {"event": "voice", "text": text}:
            return f"the voice says {text!r}"
        case {"event": "light", "state": state}:
            return f"the own light is {state}"
        case {"event": "eyes", "open": opened}:
            return f"its eyes {'open' if opened else 'close'}"
        case {"event": "wake" | "sleep" as call}:
            return f"the call to {call}"
        case {"event": "brightness", "light": light}:
            return f"the brightness of the screen through closed eyes: {shares(light)}"
        case {"event": "screen", "view": view}:
            return f"the picture {', '.join(_of_picture(view))}"
    kind, fields = event["event"], ", ".join(_fields(event))
    return f"{kind} ({fields})" if fields else str(kind)


def shares(light: Iterable[float]) -> str:
    """Red, green and blue."""
    return "/".join(f"{part:.1f}" for part in light)


def _fields(event: Event) -> Iterator[str]:
    hidden = ("n", "t", "at", "event", "to", "device")
    return (f"{name} {value}" for name, value in event.items() if name not in hidden)


def _of_picture(view: Mapping[str, Any]) -> Iterator[str]:
    for name, value in view.items():
        if name == "seats":
            yield f"seats {' '.join(str(seat['seat']) + str(seat.get('mark', '')) for seat in value)}"
        elif value and name != "kind":
            yield f"{name} {value!r}"
