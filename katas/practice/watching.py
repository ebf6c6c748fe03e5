"""Watches a solution: runs its examples at each save, and tells what became of them."""

import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

from katas.model import Light
from katas.practice.cursor import Memory, Notebook
from katas.practice.files import Files, Look
from katas.practice.keys import ENTER, Keys
from katas.practice.lamp import Dark, Lamp, Ran
from katas.practice.running import Message, Run, Seen
from katas.records import replace

PAUSE = 0.01
"""Seconds between two looks at the files."""

SLOW = 3.0
"""Seconds after which it is said that a run goes on."""

COLOURS = {Light.GREEN: "\x1b[32m", Light.RED: "\x1b[31m", Light.AMBER: "\x1b[33m"}
PLAIN = "\x1b[0m"

FORESEEN = {"g": Light.GREEN, "r": Light.RED}
"""The keys that say which light comes next."""

QUIT = "q"


@dataclass(frozen=True, slots=True)
class Screen:
    """Where it is shown. `say` takes a line, `coloured` says whether a light has its colour."""

    say: Callable[[str], None]
    says: Mapping[str, Any]
    coloured: bool = False

    def word(self, light: Light) -> str:
        """The word for a light."""
        word: str = self.says[light.value]
        return word

    def light(self, light: Light) -> str:
        """The same in its colour."""
        word = self.word(light)
        return f"{COLOURS[light]}{word}{PLAIN}" if self.coloured else word


@dataclass(frozen=True, slots=True)
class Watched:
    """What is watched: `order` are the keys of the examples, `name` what the file is called.

    `prepare` makes a run by what is remembered, which then waits for its beginning; `digest`
    stands for the text as it is now. `one` shows one example at a time. Each run lights the `lamp`.
    """

    name: str
    kata: str
    order: tuple[str, ...]
    files: Files
    notebook: Notebook
    prepare: Callable[[Memory], Run]
    digest: Callable[[], str]
    one: bool = False
    isolated: bool = False
    lamp: Lamp = field(default_factory=Dark)


class Watch:
    """One session at a terminal, or wherever lines come from."""

    def __init__(self, watched: Watched, keys: Keys, screen: Screen) -> None:
        self._watched = watched
        self._keys = keys
        self._screen = screen
        self._run: Run | None = None
        self._next: Run | None = None
        self._began = 0.0
        self._told = self._slow = self._gone = self._over = False
        self._at = self._heading = ""
        self._foreseen: Light | None = None
        self._ran = Ran(Light.AMBER)
        self._right = self._guesses = 0
        self._troubled = False

    def watch(self) -> None:
        """Watch until `q`, Ctrl-C or a signal that ends it; no process is left behind."""
        says = self._screen.says
        try:
            with self._ended_by_signals(), self._keys:
                self._say("begins", file=self._watched.name, kata=self._watched.kata)
                if self._keys.there:
                    self._screen.say(says["keys"])
                self._watched.notebook.make()
                self._begin()
                while not self._over:
                    self._step()
        finally:
            self._end()
        if self._guesses:
            self._say("score", right=self._right, all=self._guesses)

    def _step(self) -> None:
        """Wait a moment for keys, saves and news."""
        run = self._run
        at_once = run is not None and not run.numbers()
        keys = self._keys.wait(0 if at_once else PAUSE, run.numbers() if run else ())
        for key in keys:
            if key == QUIT:
                self._over = True
                return
            if key in FORESEEN:
                self._foreseen = FORESEEN[key]
                self._say("you-say", said=self._screen.word(self._foreseen))
            elif key == ENTER:
                self._begin()
        look = self._watched.files.look()
        if look is Look.SAVED:
            self._begin()
        elif look is Look.GONE and not self._gone:
            self._gone = True
            self._say("gone", file=self._watched.name)
        elif look is Look.SAME and self._run is not None:
            # Only now: of a text that has changed meanwhile nobody wants to know.
            self._hear(self._run)
        if news := self._watched.lamp.news():
            self._screen.say(news)

    def _begin(self) -> None:
        """Run the examples of what is there now; a run that goes on is of no use any more."""
        if self._run is not None:
            self._run.stop()
        self._watched.files.take()
        self._run, self._next = self._next or self._prepared(), None
        self._began = time.monotonic()
        self._told = self._slow = self._gone = False
        self._run.begin()

    def _prepared(self) -> Run:
        return self._watched.prepare(self._watched.notebook.memory)

    def _hear(self, run: Run) -> None:
        """Tell what a run has to say."""
        messages = run.news()
        if messages is None:
            if not self._told:
                self._tell(self._died(run.ended()))
            run.stop()
            self._run = None
            return
        for message in messages:
            self._tell(message)
        if not (messages or self._told or self._slow) and time.monotonic() - self._began > SLOW:
            self._slow = True
            self._screen.say(self._screen.says["slow"])

    def _tell(self, message: Message) -> None:
        if isinstance(message, str):
            self._screen.say(message)
            return
        self._told = True
        if message.problem:
            self._show(Ran(Light.AMBER), f"{self._screen.light(Light.AMBER)}  {message.problem}")
        else:
            self._show_examples(message)
            memory = self._watched.notebook.memory
            after = memory.after(self._watched.order, message.passing, self._watched.digest())
            self._watched.notebook.keep(after)
        if self._watched.notebook.trouble and not self._troubled:
            self._troubled = True
            trouble = self._watched.notebook.trouble
            self._screen.say(f"{trouble}; so nothing is remembered, and all else goes on")
        self._next = self._prepared()  # what was shown is out: the next save finds it ready
        self._watched.lamp.light(self._ran)

    def _show_examples(self, seen: Seen) -> None:
        """The light, how many pass, and the failure that is next."""
        say = self._screen.say
        light = Light.GREEN if seen.green else Light.RED
        count = len(self._watched.order)
        shown = self._screen.light(light)
        words = self._screen.says["verdict"]
        ran = Ran(light, seen.passing, seen.readings)
        self._show(ran, words.format(light=shown, passed=len(seen.passing), all=count))
        if seen.lost:
            self._say("lost", lost=seen.lost)
        for line in seen.unfinished:
            say(f"  {line}")
        if self._watched.one and self._at in seen.passing:
            self._say("passes", heading=self._heading)
        if seen.failure:
            say("")
        for line in seen.failure:
            say(line)
        if not seen.next_up:
            say(self._screen.says["done"])
        self._at, self._heading = seen.next_up, seen.heading

    def _show(self, ran: Ran, line: str) -> None:
        """A line with a light, and what had been foreseen."""
        self._screen.say("")
        self._screen.say(line)
        said, self._foreseen = self._foreseen, None
        self._ran = replace(ran, foreseen=said)
        if said is None:
            return
        word = self._screen.word(said)
        if ran.light is Light.AMBER:
            self._say("uncounted", said=word)
            return
        self._guesses += 1
        self._right += said is ran.light
        self._say(
            "right" if said is ran.light else "wrong",
            said=word,
            light=self._screen.word(ran.light),
            right=self._right,
            all=self._guesses,
        )

    def _died(self, how: str) -> Seen:
        """What is told of a process that ended in the middle of it."""
        says, watched = self._screen.says, self._watched
        lines = [says["died"].format(file=watched.name, how=how)]
        if not watched.isolated:
            lines.append(f"  {says['isolate']}")
        return Seen(problem="\n".join(lines))

    def _say(self, key: str, **words: object) -> None:
        self._screen.say(self._screen.says[key].format(**words))

    def _end(self) -> None:
        """End what runs and what waits."""
        for run in (self._run, self._next):
            if run is not None:
                run.stop()
        self._run = self._next = None
        self._watched.lamp.close()

    @contextmanager
    def _ended_by_signals(self) -> Iterator[None]:
        """Let Ctrl-C, and what else ends a process, end the loop at its next step.

        An exception would do, were there not places where Python throws it away: in what is
        called around a fork, for one.
        """
        numbers = [getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGHUP")]
        before = {number: signal.signal(number, self._ended) for number in numbers if number}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _ended(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        self._over = True


def is_coloured(*, terminal: bool) -> bool:
    """Whether a light has its colour: on a terminal that knows colours, unless NO_COLOR is set."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return terminal and not plain
