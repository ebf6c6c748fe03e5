"""Finds out how a solution's `Game` is called: its class, then each part by name and signature.

What names and signatures say is tried once on a game of two players, as the other operations are
on a roll.
"""

from collections.abc import Iterator, Mapping, Sequence

from katas.catalog import Vocabulary, fold
from katas.errors import UsageError
from katas.model import GAME, Outcome
from katas.plug.binding.dispatching import NONSENSE
from katas.plug.binding.missing import Missing
from katas.plug.binding.spellings import Spellings
from katas.plug.binding.trial import is_stopped, points
from katas.plug.hosts.port import Host, Member
from katas.plug.hosts.surface import Class, Offer, Surface
from katas.plug.playing.calls import HANDED, LISTED, MOVES, Found, GameCalls, Part, Word
from katas.plug.playing.names import PartNames
from katas.plug.playing.trying import TrialGame, placed
from katas.records import replace

PATIENCE = 2
"""A game that knows none of so many categories by any word has something else wrong with it."""


class GameFinder:
    """Looks for the game of one solution.

    `wanted` are the parts that the kata asks for, `spellings` how its document prints each
    category, `written` the parts as a learner has written them down.
    """

    def __init__(
        self,
        host: Host,
        surface: Surface,
        vocabulary: Vocabulary,
        words: Spellings,
        written: Mapping[str, GameCalls | Part] | None = None,
    ) -> None:
        self._host = host
        self._surface = surface
        self._vocabulary = vocabulary
        self._words = words
        self._written = written or {}
        self._names = PartNames(surface, vocabulary)

    def find(self, wanted: Sequence[str], spellings: Mapping[str, str]) -> Found:
        """Find the game and its parts.

        Raises UsageError for a part that was written down and isn't there.
        """
        begin = self._begun()
        if begin is None:
            return self._no_game()
        with self._trial(begin) as trial:
            if trial.is_stub:
                return self._no_game()
            if broken := trial.broken:
                said = f"{begin.text(GAME)} raises {broken.kind}: {broken.message}"
                said += f" ({broken.place})" if broken.place else ""
                return Found(None, {GAME: Missing(said)}, there=True)
            parts, missing = self._parts(wanted, self._surface.find_class(begin.begin), trial)
        calls = replace(begin, parts=parts)
        for part in [part for part in parts if self._is_to_be_written(part, calls)]:
            missing[part] = Missing(f"{parts.pop(part)} is there, and still to be written")
        return Found(replace(calls, words=self._categories(calls, spellings)), missing, there=True)

    def _begun(self) -> GameCalls | None:
        """How a game is begun: as it is written down, or by the class that is most of one."""
        told = self._written.get(GAME)
        if not isinstance(told, GameCalls):
            return self._names.begun_by(self._names.best_class())
        if self._surface.find_class(told.begin) is None:
            classes = [".".join(cls.path) for cls in self._surface.classes if cls.maker]
            raise UsageError(
                f"[tool.katas.calls] {GAME}: there is no class {'.'.join(told.begin)}",
                found=[f"there is: {', '.join(classes) or 'no class'}"],
            )
        return told

    def _parts(
        self, wanted: Sequence[str], cls: Class | None, trial: TrialGame
    ) -> tuple[dict[str, Part], dict[str, Missing]]:
        """The parts that are there, found in their order, and what is missing."""
        missing: dict[str, Missing] = {}
        for part in wanted:
            if part == GAME:
                continue
            found = self._part(part, cls, trial)
            if isinstance(found, Part):
                trial.parts[part] = found
            else:
                missing[part] = found
        return trial.parts, missing

    def _no_game(self) -> Found:
        """Say that there is no game yet, or can't be one."""
        if "new" not in self._surface.does:
            return Found(None, {GAME: Missing(NO_OBJECTS)})
        names = tuple(self._vocabulary.game[GAME][:FEW])
        return Found(None, {GAME: Missing(BEGIN, names, line=f'{GAME} = "{names[1]}(players)"')})

    def _trial(self, calls: GameCalls) -> TrialGame:
        return TrialGame(self._host, self._vocabulary, calls)

    def _is_to_be_written(self, part: str, calls: GameCalls) -> bool:
        with self._trial(calls) as trial:
            return trial.is_to_be_written(part)

    def _part(self, part: str, cls: Class | None, trial: TrialGame) -> Part | Missing:
        """One part: as it is written down, by a method's name and signature, or as an attribute."""
        written = self._written.get(part)
        if isinstance(written, Part):
            if trial.leads_nowhere(written):
                there = [offer.name for offer in self._names.methods(cls)] if cls else []
                raise UsageError(
                    f"[tool.katas.calls] {part}: there is no {'.'.join(written.path)} in the game",
                    found=[f"there is: {', '.join(there) or 'nothing to call'}"],
                )
            return written
        named = self._named(part, cls)
        first: Part | None = None
        for found in self._candidates(part, named, cls, trial):
            if part in MOVES or trial.answers(part, found):
                return found
            first = first or found
        return first or self._missing(part, named[0] if named else None)

    def _candidates(
        self, part: str, named: Sequence[Offer], cls: Class | None, trial: TrialGame
    ) -> Iterator[Part]:
        """What a part may be: methods by their names, then attributes that are there."""
        taken = {found.path for found in trial.parts.values()}
        for offer in named:
            fitting = _fitting(part, offer)
            if fitting and fitting.path not in taken:
                yield fitting
        if part not in MOVES:
            for name in self._attribute_names(part, cls):
                if (name,) not in taken and trial.has(name):
                    yield Part((name,), attribute=True)

    def _named(self, part: str, cls: Class | None) -> list[Offer]:
        """The methods that are called as a part, the nearest name first."""
        ranked = [
            (rank, offer)
            for offer in (self._names.methods(cls) if cls else ())
            if (rank := self._names.rank(part, offer)) is not None
        ]
        return [offer for _, offer in sorted(ranked, key=lambda pair: pair[0])]

    def _attribute_names(self, part: str, cls: Class | None) -> Iterator[str]:
        """Names that an object may have a part under, beside those of its methods.

        Those that its class is known to have come first.
        """
        known = self._names.known.get(part, {})
        own = [name for name in (cls.attributes if cls else ()) if fold(name) in known]
        yield from sorted(own, key=lambda name: known[fold(name)])
        for spelling in self._vocabulary.game.get(part, ()):
            first, *others = spelling.split()
            yield from dict.fromkeys(
                ["_".join([first, *others]), first + "".join(map(str.capitalize, others))]
            )

    def _missing(self, part: str, near: Offer | None) -> Missing:
        """Say that a part isn't there, or takes other things than it is handed."""
        name = part.rpartition(".")[2]
        handed = HANDED.get(part, "")
        if near is not None:
            return Missing(f"{near} is there, but takes other things than {handed or 'nothing'}")
        names = self._vocabulary.game.get(part, ())
        return Missing(
            f"add {name}({handed}) to the class" if handed else f"add {name} to the class",
            names[:FEW],
            line=f'"{part}" = "game.{_other(names)}{f"({handed})" if handed else ""}"',
        )

    def _categories(self, calls: GameCalls, spellings: Mapping[str, str]) -> dict[str, Word]:
        """What stands for each category: what gives points for a roll that has some there."""
        found: dict[str, Word] = {}
        failed = 0
        placed = {"game.throw", "game.place"} <= calls.parts.keys()
        for category, spelling in spellings.items():
            word = self._word(calls, category, spelling) if placed and failed < PATIENCE else None
            failed = failed + 1 if word is None else -len(spellings)
            found[category] = spelling if word is None else word
        return found

    def _word(self, calls: GameCalls, category: str, spelling: str) -> Word | None:
        """The first word for a category that gives points, and more than nonsense does."""
        entry = self._vocabulary.categories[category]
        unknown: Outcome | None = None
        for word in self._words.of(category, spelling, entry):
            if not isinstance(word, (str, int, Member)):
                continue
            outcome = placed(self._host, self._vocabulary, calls, entry.probe, word)
            if is_stopped(outcome):
                return word
            if points(outcome) > 0:
                unknown = unknown or placed(
                    self._host, self._vocabulary, calls, entry.probe, NONSENSE
                )
                if points(unknown) != points(outcome):
                    self._words.like(category, spelling, entry, word)
                    return word
        return None


FEW = 12
"""So many names are told of those that were looked for."""

BEGIN = "write a class Game, made with the players' names in playing order"
"""What to add where there is no game."""

NO_OBJECTS = "a game is an object, and there are none here: --stage ends the run before it"
"""What to say where the language has no objects, or a host makes none."""


def _other(names: Sequence[str]) -> str:
    """A name that a part may have as well, as it is written in code."""
    return "_".join(names[1].split()) if len(names) > 1 else "another_name"


def _fitting(part: str, offer: Offer) -> Part | None:
    """A method as a part of the game, if it takes what that is handed."""
    handed = HANDED.get(part, "")
    if offer.attribute:
        return None if part in MOVES else Part((offer.name,), attribute=True)
    required, plain = len(offer.required), len(offer.plain)
    if not handed:
        return Part((offer.name,)) if required == 0 else None
    if offer.takes_rest and required == 0 and not plain:
        return Part((offer.name,), each=part in LISTED, handed=handed)
    if plain and required <= 1:
        return Part((offer.name,), handed=handed)
    # What is asked of one player may be told for all of them.
    return Part((offer.name,)) if part not in MOVES and required == 0 else None
