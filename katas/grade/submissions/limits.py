"""How much is taken: of one submission, and of an archive. More is nobody's kata."""

from dataclasses import dataclass

MIB = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Caps:
    """The most that is taken of one submission: files, bytes of each, bytes of all together."""

    files: int = 2_000
    each: int = 8 * MIB
    all: int = 16 * MIB


CAPS = Caps()
"""What is usual."""


@dataclass(frozen=True, slots=True)
class Unpacking:
    """The most that is unpacked of one archive.

    `packed` are its own bytes, `entries` what it may list, left out or not. `unpacked` are the
    bytes that really come out of it, `each` those of one file. Beyond `ratio_from` of them, they
    are at most `ratio` times as many as its own. `headers` are those that a tar may spend on
    names and other things that are no content.
    """

    packed: int
    entries: int
    unpacked: int
    each: int
    ratio: int
    ratio_from: int
    headers: int


OF_A_CLASS = Unpacking(
    packed=2048 * MIB,
    entries=200_000,
    unpacked=2048 * MIB,
    each=64 * MIB,
    ratio=1_000,
    ratio_from=64 * MIB,
    headers=256 * MIB,
)
"""Many submissions in one archive; where many are alike, it packs them well."""

OF_ONE = Unpacking(
    packed=64 * MIB,
    entries=50_000,
    unpacked=256 * MIB,
    each=8 * MIB,
    ratio=200,
    ratio_from=4 * MIB,
    headers=4 * MIB,
)
"""One submission; libraries that somebody forgot in it are listed, and not taken."""


class Meter:
    """Counts the bytes that come out of an archive."""

    def __init__(self, packed: int, most: Unpacking) -> None:
        self._left = min(most.unpacked, max(most.ratio_from, most.ratio * packed))

    def count(self, size: int) -> bool:
        """Count some more, and say whether they may still come."""
        self._left -= size
        return self._left >= 0
