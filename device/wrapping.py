"""Where a line of text may be broken: Chinese after any character, Latin between words."""

import re
from collections.abc import Callable

WIDE = r"\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef\U00020000-\U0003ffff"
OPENING, CLOSING = "「『（《〈【“‘(", "」』）》〉】”’，。、；：！？…·,.;:!?)"
PIECE = re.compile(
    rf"[{OPENING}]*[{WIDE}][{re.escape(CLOSING)}]*"  # a Chinese character keeps its marks: none starts a line
    rf"|\s+|[^\s{WIDE}]+"
)


def wrap(text: str, width: float, measure: Callable[[str], float]) -> list[str]:
    """The text in lines of at most this width, as `measure` tells it; a word that is too long stays whole."""
    lines = [""]
    for piece in PIECE.findall(text):
        if lines[-1] and measure((lines[-1] + piece).rstrip()) > width:
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return [line.strip() for line in lines]


def wrap_evenly(text: str, width: float, measure: Callable[[str], float]) -> list[str]:
    """The same in lines of about the same length: no word stands alone on the last one."""
    lines, narrower = wrap(text, width, measure), width
    while narrower > width / 2 and len(even := wrap(text, narrower, measure)) <= len(lines):
        lines, narrower = even, narrower * 0.97
    return lines
