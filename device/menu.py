"""A menu on the four buttons of the panel: shown in a list, and spoken softly wherever the cursor stands."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from device.host import Host
from device.pace import reading_time
from device.ports import Button, Event, Laid, Lost, Panel, Press, Spoken, Tap, Unpaired

REPEAT = 30.0
"""Seconds of silence after which a question is said again."""
REPEATS = 3
"""How often it is said again; then the box waits in silence."""
PAGE = 6.0
"""Seconds that each page of a result stands."""
PAGES = 200
"""So many are shown; then the last one stays."""
Attended: TypeAlias = Panel | Press | Laid | Unpaired | Tap | Lost
"""What may answer a question outside games."""


@dataclass(frozen=True, slots=True)
class Item:
    """One choice: its line in the list, what is said about it besides, and how the line is spoken where it differs."""

    text: str
    help: str = ""
    spoken: str = ""

    @property
    def said(self) -> str:
        """The line as it is spoken."""
        return self.spoken or self.text


def choose(
    host: Host,
    title: str,
    items: Sequence[Item],
    *,
    prompt: str = "",
    cursor: int = 0,
    moved: Callable[[int], None] = lambda cursor: None,
    behind: str = "",
    dark: bool = False,
) -> int | None:
    """The number of the item that was taken with OK, or None for BACK.

    The prompt is said when the menu opens.  `moved` is called before an item is spoken, the first one too.
    `behind` leaves on the screen what is there, with this hint, until the cursor moves.
    `dark`: eyes are closed, so the item under the cursor stands alone on the night's frame.
    """
    prepare(host, [prompt, *[text for item in items for text in (item.said, item.help)]])
    opening = prompt
    while True:
        moved(cursor)
        item = items[cursor]
        if behind:
            host.show(hint=behind, subtitle=prompt)
        elif dark:
            host.turn({"kind": "night", "big": item.text})
        else:
            host.turn(
                {
                    "kind": "lobby",
                    "title": title,
                    "items": [other.text for other in items],
                    "cursor": cursor,
                    "hint": host.phrases.word("panel-choose"),
                    "subtitle": item.help or prompt,
                }
            )
        event = attend(host, [opening, item.said, item.help], [prompt, item.said], (Panel,))
        opening = behind = ""
        match event:
            case Panel(button="ok"):
                return cursor
            case Panel(button="back"):
                return None
            case Panel(button="up"):
                cursor = (cursor - 1) % len(items)
            case _:
                cursor = (cursor + 1) % len(items)


def turn_volume(host: Host, *, dark: bool = False) -> None:
    """Let somebody choose how loud the box is: each is heard as it would be, and BACK leaves it as it was."""
    loudness = host.loudness
    assert loudness is not None
    levels = loudness.levels
    items = [Item(str(level) if level else host.phrases.word("pause.volume-off")) for level in levels]
    cursor = min(range(len(levels)), key=lambda place: abs(levels[place] - loudness.now))
    title = host.phrases.word("pause.volume")
    chosen = choose(host, title, items, cursor=cursor, moved=lambda place: loudness.make(levels[place]), dark=dark)
    if chosen is not None:
        loudness.now = levels[chosen]
        loudness.keep(loudness.now)
    loudness.make(loudness.now)


def notice(host: Host, headline: str, lines: Sequence[str]) -> None:
    """Show something that has to be read, until a panel button goes down."""
    host.turn({"kind": "notice", "headline": headline, "lines": lines, "hint": host.phrases.word("panel-ok")})
    attend(host, [headline], [headline], (Panel,))


def tell(host: Host, headline: str, text: str, *, dark: bool = False) -> None:
    """Say something that needs no answer; whoever does not want to hear the end presses a panel button."""
    notice = {"kind": "notice", "headline": headline, "lines": [text], "hint": "", "subtitle": ""}
    host.turn({"kind": "night", "big": text} if dark else notice)
    host.speaker.hush()
    hear(host, text)


def hear(host: Host, text: str) -> bool:
    """Say this to its end, or let it be read; False where a panel button has cut it off."""
    return read(host, [text]) is None


def read(host: Host, texts: Iterable[str]) -> Button | None:
    """Say these to their end, or let them be read; a panel button cuts them off, and comes back."""
    for text in texts:
        *_, ticket = map(host.begin, host.lines(text))
        end = None
        while True:
            match wait_turning(host, end):
                case Spoken(ticket=spoken, ok=False) if spoken == ticket:
                    end = host.now() + reading_time(text)
                case Spoken(ticket=spoken) if spoken == ticket:
                    break
                case None:
                    break
                case Panel(button=button, held=False):
                    host.speaker.hush()
                    return button
    return None


def leaf_through(host: Host, leaves: Sequence[tuple[Mapping[str, Any], Sequence[str]]], hint: str) -> None:
    """Show and read one leaf (a view, and what is said with it) after another; the last one stays.

    UP and DOWN turn the leaves, OK and BACK return.
    """
    prepare(host, [text for _, texts in leaves for text in texts])
    number = 0
    while True:
        view, texts = leaves[number]
        host.turn({"subtitle": "", **view, "hint": hint, "page": 0})
        host.speaker.hush()
        button = read(host, texts)
        if button is None and number == len(leaves) - 1:
            button = pressed(host)
        if button in ("ok", "back"):
            return
        number = (number + (-1 if button == "up" else 1)) % len(leaves)


def pressed(host: Host) -> Button:
    """The next panel button."""
    while not isinstance(event := wait_turning(host, None), Panel) or event.held:
        pass
    return event.button


def attend(
    host: Host,
    first: Iterable[str],
    again: Iterable[str],
    kinds: tuple[type[Attended], ...],
) -> Attended:
    """Say the first texts, and wait for an event of these kinds; a long silence brings the other texts.

    Whoever knows the way need not listen to the end: the event silences the voice.
    """
    speak(host, first)
    repeats = 0
    while True:
        end = host.now() + REPEAT if repeats < REPEATS else None
        while (event := wait_turning(host, end)) is not None:
            if isinstance(event, kinds) and not getattr(event, "held", False):
                host.speaker.hush()
                return event
        repeats += 1
        speak(host, again)


def wait_turning(host: Host, end: float | None) -> Event | None:
    """The next event, None at the end; meanwhile the pages of a result turn by themselves."""
    while host.view.get("page", PAGES) < PAGES:
        turn = host.now() + PAGE
        if end is not None and end <= turn:
            break
        if (event := host.wait(turn)) is not None:
            return event
        host.show(page=host.view["page"] + 1)
    return host.wait(end)


def speak(host: Host, texts: Iterable[str]) -> None:
    """Say these texts instead of whatever is being said, without waiting for their end."""
    host.speaker.hush()
    for text in filter(None, texts):
        host.begin_to_say(text)


def prepare(host: Host, texts: Iterable[str]) -> None:
    """Have these texts rendered before they are needed."""
    host.speaker.prepare([host.lines(text)[0] for text in filter(None, texts)])
