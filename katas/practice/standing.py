"""Tells a learner where they stand: the one example to look at, and how far along it is."""

from collections.abc import Iterator

from katas.model import FACES, show_roll
from katas.practice.cursor import Memory
from katas.practice.lesson import Lesson, Standing

WIDE = 40
"""The bar has so many places."""

PATIENT = 3
"""After so many tries there is a kind word; then after twice as many, and so on."""


def where_you_stand(standing: Standing, after: Memory) -> list[str]:
    """The lines that `kata` shows in a folder; `after` is what is remembered from now on."""
    lesson = standing.lesson
    says, count, passed = lesson.says["standing"], len(lesson.order), len(standing.passing)
    if not standing.next_up:
        head = says["all"].format(title=lesson.spec.kata.title, all=count)
        return [head, bar(count, count), "", *_done(lesson)]
    key = standing.next_up
    example = lesson.examples[key]
    head = says["where"].format(
        title=lesson.spec.kata.title, stage=lesson.stage_of(example), passed=passed, all=count
    )
    how = "lost" if key in standing.memory.passed else standing.word(key)
    begins = [] if example.is_game else [f"  {example.scenario}"]  # a game's heading has it
    lines = [head, bar(passed, count), "", says["next"][how], "", *begins]
    lines += [f"  {line}" for line in standing.failure(key)]
    if helps_now(after.tries):
        lines += ["", says["tries"].format(tries=after.tries), *help_with(standing, key)]
    return lines


def bar(passed: int, count: int) -> str:
    """How far along: full only where all is done."""
    full = WIDE * passed // count if count else WIDE
    return f"[{'#' * full}{'.' * (WIDE - full)}]"


def helps_now(tries: int) -> bool:
    """Whether it is time for a kind word: after three tries, then more and more seldom."""
    times, rest = divmod(tries, PATIENT)
    return not rest and times.bit_count() == 1


def help_with(standing: Standing, key: str) -> list[str]:
    """What may help with an example: what to ask, what to read, and a smaller step."""
    lesson = standing.lesson
    says, kata = lesson.says["standing"], lesson.spec.kata.id
    rows = [*_explained(lesson, key)]
    if lesson.examples[key].is_game:
        rows.append((f"kata play {kata}", says["help-play"]))
    rows.append((f"kata show {kata}", says["help-show"]))
    width = max(len(command) for command, _ in rows)
    return [*(f"  {command:<{width}}   {told}" for command, told in rows), f"  {says['help-step']}"]


def _explained(lesson: Lesson, key: str) -> Iterator[tuple[str, str]]:
    """What to ask about a roll that rules can be asked about."""
    example = lesson.examples[key]
    if not example.scores:
        return
    last = example.scores[-1]
    legal = all(face in FACES for face in last.roll) and len(last.roll) in lesson.spec.rulebook.dice
    if last.roll and legal:
        category = lesson.spec.category_name(last.category) if last.category else ""
        command = f"kata explain {show_roll(last.roll)} {category}".rstrip()
        yield command, lesson.says["standing"]["help-explain"]


def _done(lesson: Lesson) -> Iterator[str]:
    says = lesson.says["standing"]
    yield says["done"]
    if after := lesson.stage_after:
        yield says["done-stage"].format(stage=after)
    yield says["done-check"]
