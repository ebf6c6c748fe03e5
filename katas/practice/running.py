"""One run of the examples for somebody who watches: what it does, and what it says.

In `forking` it is a child's; where there is no fork it goes step by step in this process, with
the solution in a worker.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Protocol

from katas.errors import KatasError
from katas.model import Result
from katas.practice.cursor import Memory
from katas.practice.lesson import Lesson, Plug, Standing

Behind = Callable[[Standing], Iterable[str]]
"""What goes on behind the examples' verdict: the lines it has to say, as they are ready."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What became of the examples, as data: the lines that tell it, and what is remembered.

    `problem` is why there is nothing to see: the file doesn't load, the run broke.
    """

    problem: str = ""
    green: bool = False
    passing: list[str] = field(default_factory=list)
    lost: int = 0
    next_up: str = ""
    heading: str = ""
    readings: dict[str, str] = field(default_factory=dict)
    unfinished: list[str] = field(default_factory=list)
    failure: list[str] = field(default_factory=list)


Message = Seen | str
"""What a run says: once what it has seen, and a line at a time what comes behind it."""


@dataclass(frozen=True)
class Job:
    """What is run at each save. `one` shows only the example that the cursor is at."""

    lesson: Lesson
    plug: Plug
    behind: Behind
    one: bool = False

    def messages(self, memory: Memory) -> Iterator[Message | None]:
        """Load, replay, tell; then what comes behind. None is a sign of life in between."""
        try:
            solution = self.plug()
        except KatasError as error:
            yield Seen(problem=str(error))
            return
        with closing(solution):
            results: list[Result] = []
            for result in self.lesson.play(solution):
                results.append(result)
                yield None
            standing = Standing(self.lesson, solution, results, memory)
            yield self._seen(standing)
            yield from self.behind(standing)

    def _seen(self, standing: Standing) -> Seen:
        key = standing.next_up if self.one else standing.first
        return Seen(
            green=standing.is_green,
            passing=sorted(standing.passing),
            lost=len(standing.lost),
            next_up=standing.next_up,
            heading=standing.tell(key).heading if key else "",
            readings=standing.readings,
            unfinished=[] if self.one else standing.unfinished(),
            failure=standing.failure(key) if key else [],
        )


class Run(Protocol):
    """One run, once it is begun."""

    def begin(self) -> None:
        """Let it run."""

    def numbers(self) -> list[int]:
        """What can be waited at for its messages; none where it is to be asked at once."""

    def news(self) -> list[Message] | None:
        """The messages that have come meanwhile; None when no more will come."""

    def ended(self) -> str:
        """How it came to its end, once there is no more news."""

    def stop(self) -> None:
        """End it, wherever it is, and leave no process behind."""


class Here:
    """A run in this process, a step each time it is asked for news. For where there is no fork."""

    def __init__(self, job: Job, memory: Memory) -> None:
        self._messages = job.messages(memory)

    def begin(self) -> None:
        """It runs as it is asked for news."""

    def numbers(self) -> list[int]:
        """Nobody has to wait."""
        return []

    def news(self) -> list[Message] | None:
        """Go one step."""
        try:
            message = next(self._messages)
        except StopIteration:
            return None
        return [] if message is None else [message]

    def ended(self) -> str:
        """It has gone through."""
        return ""

    def stop(self) -> None:
        """End it at the step where it is."""
        close = getattr(self._messages, "close", None)
        if close is not None:
            close()
