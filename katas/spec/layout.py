"""Lays told results out as lines of text: one failure, and the summary at the end of a run."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from katas.model import Verdict, show_roll
from katas.plug import Twice
from katas.spec.specification import Specification
from katas.spec.told import Told, phrases

MANY = 3
"""More lines that say the same are one."""


def failure_lines(told: Told) -> list[str]:
    """Lay out one failure: where it stands, what was expected and why, what came and why."""
    says = phrases(told.language)
    head = [f"{told.where}  {told.heading}".strip(), *(f"    {line}" for line in told.story)]
    if not told.expected:
        last = f"  {told.got}   {told.got_why}   {told.place}".rstrip()
        return [*head, *filter(None, [last])]
    rows = [
        (says["expected"], told.expected, told.expected_why, told.source),
        (says["got"], told.got, told.got_why, told.place),
    ]
    shown = [row for row in rows if row[1]]
    widths = [max(len(row[column]) for row in shown) for column in range(3)]
    lines = [
        "  "
        + f"{label:<{widths[0]}} {value:<{widths[1]}}   {why:<{widths[2]}}    {origin}".rstrip()
        for label, value, why, origin in shown
    ]
    return [*head, *lines]


def summary_lines(
    told: Sequence[Told],
    spec: Specification,
    twice: Mapping[str | None, Twice] | None = None,
    not_begun: Mapping[str, str] | None = None,
) -> list[str]:
    """Lay out a run: each category's count, what to look at first, the readings found.

    `twice` are the categories that answered otherwise when asked again for the same dice;
    `not_begun` are stretches for which something isn't there yet, each with what that is.
    """
    if not told:
        return ["no example of the kata was run"]
    beside = [item for item in told if item.is_beside]
    games = [item for item in beside if item.played]
    told = [item for item in told if not item.is_beside]
    run = {item.category for item in told}
    titles = [feature.title for feature in spec.features()]
    order = dict.fromkeys([*spec.category_names, *titles, *spec.kata.parts, *run])
    names = [name for name in order if name in run]
    width = max(map(len, names), default=0)
    lines = [f"{name:<{width}}  {_count(told, name)}" for name in names]
    counted = [item for item in told if not item.stretch]
    missing = [item.category for item in counted if not item.where]
    if counted:
        total = f"{_passed(counted)} of {sum(item.rows for item in counted)} examples passed"
        if missing:
            total += f"; not there yet: {', '.join(missing)}"
        lines += ["", total]
    lines += [*_stretches(told), *(_not_begun(*item) for item in (not_begun or {}).items())]
    lines += [*(item.played for item in games), *_proved(beside)]
    lines += [line for item in beside for line in item.kept]
    required = [item for item in beside if not item.stretch]
    lines += [
        *(_first([*counted, *required]) or _first([*told, *beside])),
        *_notes(told),
        *_changes(told),
    ]
    return [*lines, *asked_again(twice or {}, spec), *_readings(told, spec)]


def _proved(beside: Iterable[Told]) -> list[str]:
    """How many of all rolls are right."""
    proofs = [item for item in beside if item.asked]
    if not proofs:
        return []
    right, asked = sum(item.right for item in proofs), sum(item.asked for item in proofs)
    says = phrases(proofs[0].language)
    counts = [f"{count:,}".replace(",", says["thousands"]) for count in (right, asked)]
    return [says["proved"].format(right=counts[0], asked=counts[1])]


def _passed(told: Iterable[Told]) -> int:
    return sum(item.passed for item in told)


def _stretches(told: Sequence[Told]) -> list[str]:
    """What is reported and not required, stage by stage."""
    stages = dict.fromkeys(item.stretch for item in told if item.stretch)
    by_stage = {stage: [item for item in told if item.stretch == stage] for stage in stages}
    return [
        f"{stage} (a stretch, not required): {_passed(mine)} of {len(mine)} examples passed"
        + ("" if _passed(mine) == len(mine) else f"; --stage {stage} tells them")
        for stage, mine in by_stage.items()
    ]


def _not_begun(stage: str, lacks: str) -> str:
    return f"{stage} (a stretch, not required): not there yet: {lacks}"


def _count(told: Sequence[Told], category: str) -> str:
    mine = [item for item in told if item.category == category]
    if not all(item.where for item in mine):
        return "not there yet"
    words = Counter(item.word for item in mine if not item.passed)
    count = f"{_passed(mine):>3} of {len(mine)}"
    others = ", ".join(f"{times} {word}" for word, times in words.items())
    return f"{count}   {others}".rstrip()


def _first(told: Iterable[Told]) -> list[str]:
    """The example to look at: the first that is wrong, else the first category to write."""
    failed = sorted((item for item in told if not item.passed), key=lambda item: not item.where)
    if not failed:
        return []
    first = failed[0]
    where = f" ({first.where})" if first.where else f": {first.got_why}"
    if first.asked or first.kept:
        return [f"look first at: {first.where}"]
    return [f"look first at: {first.heading}{where}"]


def _notes(told: Iterable[Told]) -> list[str]:
    """What is worth saying of examples that passed."""
    notes = Counter(item.note for item in told if item.note)
    lines = [f"{note}: {times} of the refusals; was it meant?" for note, times in notes.items()]
    open_rows = [item for item in told if item.to_discuss and item.passed]
    lines += [
        f"to discuss: {item.heading} gave {item.got}; the document leaves it open, "
        f"and the readings we know give {item.expected}"
        for item in open_rows
        if "/" in item.expected
    ]
    return lines


def _changes(told: Iterable[Told]) -> list[str]:
    """Categories that change the list they are given, with the first such roll of each."""
    first: dict[str, Told] = {}
    for item in told:
        if item.changed:
            first.setdefault(item.category, item)
    return [f"{category}: {item.changed}" for category, item in first.items()]


def asked_again(twice: Mapping[str | None, Twice], spec: Specification) -> list[str]:
    """Say of each category that answered otherwise when asked again, what came."""
    says = phrases(spec.rulebook.language)
    lines = [
        f"{spec.category_name(category)}: "
        + says["twice"].format(roll=show_roll(asked.roll), first=asked.first, second=asked.second)
        for category, asked in twice.items()
    ]
    if len(lines) > MANY:
        others = [spec.category_name(category) for category in twice]
        return [lines[0], says["same"].format(names=", ".join(others[1:]))]
    return lines


def _readings(told: Iterable[Told], spec: Specification) -> list[str]:
    """Which answer to each open question the solution gives, as far as the run shows it."""
    lines = []
    for question in spec.kata.questions:
        about = [item for item in told if item.question == question.name]
        followed = [set(item.followed) for item in about if item.followed]
        failed = any(not item.passed for item in about)
        announced = next((item.announced for item in about if item.announced), "")
        if failed and announced:
            lines.append(
                f"reading: {question.asks} {announced}, by your settings; your code differs"
            )
        elif failed:
            mixed = any(item.verdict == Verdict.WRONG.value for item in about)
            answer = "mixed" if mixed else "no answer"
            lines.append(f"reading: {question.asks} {answer}: see the failure")
        elif followed:
            kept = set.intersection(*followed)
            says = [
                f"{reading.name}: {reading.says}"
                for reading in question.readings
                if reading.name in kept
            ]
            lines.append(f"reading: {question.asks} {' / '.join(says) or 'mixed readings'}")
    return lines
