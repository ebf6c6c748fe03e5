"""Reads replies: whatever came becomes an outcome, and what makes no sense a `protocol` one."""

from collections.abc import Mapping, Sequence
from typing import Any

from katas.model import Answer, Failure, Outcome, Roll, Verdict
from katas.plug.hosts.port import Batch, Reference
from katas.plug.hosts.surface import printable
from katas.plug.resident.batches import are_small
from katas.records import replace

CLAIMED = {
    verdict.value: verdict
    for verdict in (
        Verdict.RAISED,
        Verdict.TIMEOUT,
        Verdict.TOO_MUCH_OUTPUT,
        Verdict.OUT_OF_MEMORY,
    )
}
"""Verdicts that a host may report of itself."""

KINDS: Mapping[type, str] = {
    type(None): "NoneType",
    bool: "bool",
    float: "float",
    str: "str",
    list: "list",
    dict: "dict",
}
"""What JSON's own values are called where a host doesn't say."""

LARGEST = 10**15
"""Beyond it a number is no face of any die; and a long one takes long to print."""

LONGEST = 2_000
"""So many characters of what was printed are shown with an example."""


class Malformed(Exception):
    """A reply that doesn't follow the protocol; the message says in what."""


def protocol(message: str) -> Failure:
    """A failure to follow the protocol."""
    return Failure(Verdict.PROTOCOL, "", message)


def outcome(data: Any) -> Outcome:
    """Read the reply to a call."""
    try:
        return _outcome(_dict(data))
    except Malformed as error:
        return protocol(str(error))


def reference_or_failure(data: Any) -> Reference | Failure:
    """Read the reply to `new`."""
    try:
        reply = _dict(data)
        return _failure(reply) if "error" in reply else Reference(_number(reply, "ref"))
    except Malformed as error:
        return protocol(str(error))


def batches(
    data: Any, calls: int, rolls: Sequence[Roll], *, sorted_out: bool = False
) -> list[Batch]:
    """Read the reply to `call_many`: a batch a call, each with an outcome for every roll.

    What was `sorted_out` here has nothing but numbers among its values for certain.
    """
    try:
        reply = _dict(data)
        if "error" in reply:
            return not_run(_failure(reply), calls, rolls)
        found = _list(reply, "batches")[: calls + 1]
        read = [_batch(_dict(batch), rolls, sorted_out=sorted_out) for batch in found]
    except Malformed as error:
        return not_run(protocol(str(error)), calls, rolls)
    if len(read) > calls:
        return not_run(protocol("more batches than calls"), calls, rolls)
    return [*read, *not_run(AFTER, calls - len(read), rolls)]


AFTER = Failure(Verdict.NOT_RUN, "", "")
"""What comes after a call that had to be stopped."""


def not_run(why: Failure, calls: int, rolls: Sequence[Roll]) -> list[Batch]:
    """Batches of nothing but one failure."""
    return [Batch([None] * len(rolls), dict.fromkeys(range(len(rolls)), why))] * calls


def _batch(data: Mapping[str, Any], rolls: Sequence[Roll], *, sorted_out: bool) -> Batch:
    values = _list(data, "values")
    if len(values) > len(rolls):
        raise Malformed(f"{len(values)} values for {len(rolls)} rolls")
    replies = [_outcome(_dict(reply)) for reply in _list(data, "replies")]
    odd: dict[int, Outcome] = {}
    for pair in _list(data, "odd"):
        if not (isinstance(pair, (list, tuple)) and list(map(type, pair)) == [int, int]):
            raise Malformed("an odd value is a pair of whole numbers")
        index, which = pair
        if not (0 <= which < len(replies) and 0 <= index < len(values)):
            raise Malformed("an odd value that isn't there")
        reply = replies[which]
        if isinstance(reply, Answer) and reply.score is not None:
            raise Malformed("a score among the odd values")
        odd[index] = reply
    if not odd and len(values) == len(rolls) and (sorted_out or are_small(values)):
        return Batch(values, {}, _number(data, "changed", 0), _example(data))
    scores = [*values, *[None] * (len(rolls) - len(values))]
    odd |= dict.fromkeys(range(len(values), len(rolls)), AFTER)
    for index in odd:
        scores[index] = None
    if not set(map(type, scores)) <= {int, type(None)} or scores.count(None) != len(odd):
        raise Malformed("a value that is no whole number")
    return Batch(scores, odd, _number(data, "changed", 0), _example(data))


def _example(data: Mapping[str, Any]) -> tuple[Roll, tuple[object, ...]] | None:
    example = _list(data, "example") if data.get("example") else []
    if not example:
        return None
    if len(example) != 2 or not all(isinstance(part, list) for part in example):
        raise Malformed("a changed list is told as two")
    before, after = example
    return tuple(value for value in before if type(value) is int), _faces(after)


def _faces(values: Sequence[Any]) -> tuple[object, ...]:
    """What came back in a list: faces, or whatever else, as text."""
    return tuple(_face(value) for value in values[:20])


def _face(value: Any) -> int | str:
    if type(value) is int:
        return value if abs(value) < LARGEST else "int"
    return printable(str(value)[:20])


def _outcome(data: Mapping[str, Any]) -> Outcome:
    if "error" in data:
        return _failure(data)
    if "value" not in data:
        raise Malformed("neither a value nor an error")
    value = data["value"]
    printed, place = printed_of(data), _text(data, "place")
    changed = data.get("changed")
    left = None
    if changed is not None:
        if not (isinstance(changed, list) and len(changed) == 2 and isinstance(changed[1], list)):
            raise Malformed("a changed list is told as two")
        left = _faces(changed[1])
    if type(value) is int:
        answer = Answer(value, "int", str(value), printed, place, left)
    else:
        kind = _text(data, "kind") or KINDS.get(type(value), "value")
        shown = _text(data, "shown") if "shown" in data else printable(str(value)[:200])
        answer = Answer(None, kind, shown, printed, place, left)
    return replace(answer, data=_known(data["data"])) if "data" in data else answer


def _known(data: Any, depth: int = 0) -> Any:
    """What a game has answered, as data: lists as tuples, tables and objects as mappings.

    None for what is nothing of the kind.
    """
    match data:
        case bool():
            known: Any = data
        case int() if abs(data) < LARGEST:
            known = data
        case str():
            known = printable(data[:LONGEST])
        case list() if depth < DEEPEST:
            known = tuple(_known(item, depth + 1) for item in data[:MOST])
        case {"table": pairs} if depth < DEEPEST:
            known = _known_table(pairs, depth)
        case _:
            known = None
    return known


def _known_table(pairs: Any, depth: int) -> dict[int | str, Any]:
    if not isinstance(pairs, list) or not all(
        isinstance(pair, list) and len(pair) == 2 for pair in pairs
    ):
        raise Malformed("a table is told in pairs")
    found = [(_known(key, depth + 1), _known(value, depth + 1)) for key, value in pairs[:MOST]]
    return {key: value for key, value in found if isinstance(key, (int, str))}


DEEPEST = 4
MOST = 200
"""So deep go the tables that a game may answer, and so long are they."""


def _failure(data: Mapping[str, Any]) -> Failure:
    error = _dict(data["error"])
    claimed = _text(error, "verdict") or Verdict.RAISED.value
    if claimed not in CLAIMED:
        raise Malformed(f"a verdict that a host can't find: {claimed}")
    return Failure(
        CLAIMED[claimed],
        _text(error, "kind") or "error",
        _text(error, "message"),
        printed_of(data),
        _text(error, "place"),
        _text(error, "accident"),
    )


def printed_of(data: Mapping[str, Any]) -> str:
    """What was printed, its beginning if it is long."""
    return shortened(printable(_told(data, "printed")))


def shortened(text: str, length: int | None = None) -> str:
    """The beginning of a text, and how long it is, or would be if there were more of it."""
    if len(text) <= LONGEST:
        return text
    length = max(len(text), length or 0)
    return f"{text[:LONGEST]}…\n(the first {LONGEST:,} of {length:,} characters)\n"


def _dict(data: Any) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise Malformed("a reply that is no object")
    return data


def _list(data: Mapping[str, Any], key: str) -> Sequence[Any]:
    value = data.get(key, ())
    if not isinstance(value, (list, tuple)):
        raise Malformed(f"{key} is no list")
    return value


def _text(data: Mapping[str, Any], key: str) -> str:
    """A text, the beginning of one that is long: it may be kept for every example."""
    return printable(_told(data, key)[:TEXT])


TEXT = 2_000
"""So many characters are kept of a message, or of an answer's own text."""


def _told(data: Mapping[str, Any], key: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise Malformed(f"{key} is no text")
    return value


def _number(data: Mapping[str, Any], key: str, default: int | None = None) -> int:
    value = data.get(key, default)
    if type(value) is not int:
        raise Malformed(f"{key} is no whole number")
    return value
