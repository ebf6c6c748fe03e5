"""Makes somebody else's text safe to print: what a terminal would obey is shown instead."""

import re

CONTROLS = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\u3164\ufeff\uffa0\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e0fff]"
)
"""What moves a cursor, changes colours, turns the direction of writing or can't be seen.

And what is no character at all: half of a pair, as a name has it that is no UTF-8.
"""

PICTURES = 0x2400
"""Here the pictures of the first 32 control characters begin; that of DEL stands behind them."""

DEL, PICTURE_OF_DEL = 0x7F, 0x2421


def plain(text: str) -> str:
    """A text on one line, with a picture or a number for what can't be printed as it is."""
    return CONTROLS.sub(_shown, text)


def _shown(found: re.Match[str]) -> str:
    number = ord(found[0])
    if number < len(range(32)):
        return chr(PICTURES + number)
    if number == DEL:
        return chr(PICTURE_OF_DEL)
    return f"<U+{number:04X}>"


def shortened(text: str, most: int) -> str:
    """The beginning of a text that is too long."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
