"""Makes text of a submission safe where a report is read: one function for each such place.

Names, files, errors and whatever was printed are somebody else's. In a report they are text, and
nothing else: no markup, no link, no command, no formula.
"""

import re
from collections.abc import Sequence

from katas.spec.plain import plain, shortened

LONG = 300
"""So many characters of a text are shown on one line."""


def line(text: str) -> str:
    """One line, not too long, that no terminal obeys. What goes into JSON needs no more."""
    return shortened(plain(text[: LONG + 1]), LONG)


def several(text: str) -> str:
    """Several lines that no terminal obeys; the ends of lines and tabs stay."""
    return "\n".join("\t".join(map(plain, one.split("\t"))) for one in text.splitlines())


# In XML

COLOURS = re.compile("\x1b(?:\\[[0-?]*[ -/]*[@-~]|\\][^\x07\x1b]*(?:\x07|\x1b\\\\)|[@-Z\\\\^_])")
"""What a terminal obeys, from the escape to its end: colours, moves of the cursor, titles."""

NOT_IN_XML = re.compile("[^\t\n\r\x20-\x7e\x80-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What may not even be escaped in XML 1.0."""


def xml(text: str) -> str:
    """Text for XML, before its markup is escaped: what can't stand there is told by its number."""
    return several(_in_xml(text))


def xml_line(text: str) -> str:
    """The same on one line."""
    return line(_in_xml(text))


def _in_xml(text: str) -> str:
    return NOT_IN_XML.sub(_numbered, COLOURS.sub("", text))


def _numbered(found: re.Match[str]) -> str:
    """`#x07`, as pytest writes it."""
    number = ord(found[0])
    return f"#x{number:02X}" if number <= 0xFF else f"#x{number:04X}"


# In the log of a workflow, and in its commands

COMMAND = re.compile(r"##(?=\[)|^\s*:(?=:)")
"""How a command begins in a log: at the head of a line, and in its old form anywhere."""


def logged(text: str) -> str:
    """One line that may be printed in the log of a workflow, in which no command begins."""
    return COMMAND.sub(lambda found: f"{found[0]} ", line(text))


def command_data(text: str) -> str:
    """The message of a workflow command; its lines are plain already."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def command_property(text: str) -> str:
    """A property of a workflow command, such as its file or its title."""
    return command_data(line(text)).replace(":", "%3A").replace(",", "%2C")


# In Markdown

LAST_ASCII = 0x7F

FENCE = 3
"""So many backticks open a block of code, and more where the code has as many."""

SPLIT = "@#:"
"""Signs that make a mention, a reference or an address of what stands on both sides of them."""


def markdown(text: str) -> str:
    """Text in a line or in a cell of a table: no markup, no link, no mention, no picture."""
    return "".join(map(_named, line(text)))


def markdown_code(text: str) -> str:
    """The same as code."""
    return f"<code>{markdown(text)}</code>"


def _named(sign: str) -> str:
    """A sign by its number where Markdown might read it; no address or mention is held together."""
    if sign.isalnum() or ord(sign) > LAST_ASCII or sign in " -,":
        return sign
    return f"&#{ord(sign)};" + ("<wbr>" if sign in SPLIT else "")


def fenced(lines: Sequence[str]) -> str:
    """Lines as a block of code that none of them can end; they are plain already."""
    runs = re.findall("`+", "\n".join(lines))
    fence = "`" * max([FENCE, *(len(run) + 1 for run in runs)])
    return "\n".join([fence, *lines, fence])


# In a table that a spreadsheet opens

FORMULA = re.compile(r"(^|;)(?=['\"\s]*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20])")
"""Where a formula may begin: at the head of a cell, and where half of Europe parts them."""


def cell(text: str) -> str:
    """Text in a cell of a table, where it computes nothing."""
    return plain(FORMULA.sub(r"\1'", text))
