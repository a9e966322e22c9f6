"""Who speaks: up to three narrators, one after the other, each in the own language, whatever the screen shows."""

from collections.abc import Sequence

from device.phrases import Phrases, Text
from device.ports import Line


def narrated(text: str, shown: Phrases, narrators: Sequence[Phrases]) -> list[Line]:
    """What each narrator says for a text of the screen; without any, it is spoken as it is shown.

    A number is the same in every language.  What was put together of several texts is spoken as it is shown, and so is
    what is meant to stand there in a language of its own.
    """
    if not isinstance(text, Text):
        voices = narrators if narrators and text.isdecimal() else (shown,)
        return [Line(text, phrases.language) for phrases in voices]
    if not narrators or text.wanted != shown.language:
        return [Line(text, text.language)]
    return [Line(told, phrases.language_of(told)) for phrases in narrators for told in [phrases.retold(text)]]
