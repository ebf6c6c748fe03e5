"""The transcript of a kata: as it was shipped, or recorded here and now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from katas.catalog import shipped
from katas.model import Example
from katas.model.as_data import as_data, from_data

if TYPE_CHECKING:
    from katas.catalog import Kata
    from katas.spec.specification import Specification


def transcript(spec: Specification, upto: str | None = None) -> list[Example]:
    """Every example of a kata, in the order of its stages, up to and with the one named.

    Raises UsageError for a stage that isn't there, SpecError for features that break the rules.
    """
    kata = spec.kata
    files = kata.feature_files(upto)
    if spec.shelf.is_ours(kata.family) and (data := shipped.read(shipped_name(kata))):
        wanted = set(map(spec.name_of, files))
        return [example for example in unpacked(data) if example.feature in wanted]
    from katas.spec.recorder import Recorder  # noqa: PLC0415  # its parser takes long to import

    return Recorder(spec).transcript(upto)


def shipped_name(kata: Kata) -> str:
    """The name under which a kata's transcript is shipped."""
    return f"transcripts/{kata.id}.json"


def packed(examples: Iterable[Example]) -> bytes:
    """A transcript as it is shipped."""
    import json  # noqa: PLC0415  # to read one takes less

    data = list(map(as_data, examples))
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def unpacked(data: bytes) -> list[Example]:
    """A transcript as it was."""
    return list(map(from_data, shipped.parsed(data)))
