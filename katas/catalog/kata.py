"""A kata as its kata.toml describes it."""

from collections.abc import Mapping
from pathlib import Path

from katas.catalog.languages import LANGUAGES, PYTHON, Language
from katas.catalog.table import Table, shipped_tables
from katas.errors import SpecError, UsageError, nearest
from katas.model import GAME, GAME_PARTS, Question, Reading
from katas.records import dataclass

TASKS = ("write", "refactor", "extend")
"""What a document asks for."""

CONTRACTS = ("score(dice)", "score(dice, category)")
"""What a solution may be asked to offer."""


SIDE_BY_SIDE = ("game", "house rules")
"""What whole games beside ours may try: what a document forbids, or what the house does too."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of the spec, worked through in order: the features it is made of.

    A `stretch` is reported and fails nobody, unless it is asked for by its name. One that plays
    `side_by_side` ends with whole games beside ours: with the illegal moves of one of these.
    """

    name: str
    features: tuple[str, ...]
    stretch: bool = False
    side_by_side: str = ""


@dataclass(frozen=True, slots=True)
class Start:
    """A legacy starting point: each file's name in the learner's folder, and where it lies.

    `language` is the key of the one that it is written in.
    """

    name: str
    files: Mapping[str, Path]
    language: str = PYTHON.key


@dataclass(frozen=True, slots=True)
class Kata:
    """One exercise. `folder` holds its brief, `features` the files its stages name.

    `solution` is what a learner's file is called in a folder that `kata start` makes, in Python.

    `path` is where it stands on each shelf, `yatzy/exactly`; `steps` are the modules of the
    family that have its step definitions. `parts` are those of a whole game that a solution is
    asked for, in the contract's order; without any there is no game to write.
    """

    id: str
    title: str
    family: str
    path: str
    folder: Path
    features: Path
    document: str
    document_title: str
    task: str
    rulebook: str
    contract: str
    solution: str
    steps: tuple[str, ...]
    parts: tuple[str, ...]
    stages: tuple[Stage, ...]
    questions: tuple[Question, ...]
    starts: tuple[Start, ...]

    @property
    def brief(self) -> str:
        """What a learner works from.

        Raises SpecError if there is none.
        """
        try:
            return (self.folder / "brief.md").read_text("utf-8")
        except OSError as error:
            raise SpecError(f"{self.folder / 'brief.md'} can't be read: {error.strerror}") from None

    @property
    def notes(self) -> str | None:
        """What a facilitator wants to know; it gives away what a learner should find."""
        path = self.folder / "facilitator.md"
        return path.read_text("utf-8") if path.is_file() else None

    @property
    def asks_for_a_game(self) -> bool:
        """Whether a game is required, and not only a stretch."""
        return any(stage.side_by_side and not stage.stretch for stage in self.stages)

    def solution_in(self, language: Language) -> str:
        """What a learner's file is called in a language."""
        return language.file_of(Path(self.solution).stem)

    def starts_in(self, language: Language) -> list[Start]:
        """The legacy starting points in a language."""
        return [start for start in self.starts if start.language == language.key]

    def feature_files(self, upto: str | None = None) -> list[Path]:
        """The features in the order of the stages, up to and with the stage named.

        Raises UsageError for a stage that isn't there.
        """
        return [
            self.features / f"{feature}.feature"
            for stage in self.stages_upto(upto)
            for feature in stage.features
        ]

    def stages_upto(self, upto: str | None = None) -> tuple[Stage, ...]:
        """The stages in order, up to and with the one named.

        Raises UsageError for a stage that isn't there.
        """
        names = [stage.name for stage in self.stages]
        if upto is not None and upto not in names:
            raise UsageError(f"{self.id} has no stage {upto!r}", advice=nearest(upto, names))
        return self.stages[: len(names) if upto is None else names.index(upto) + 1]

    def stage_of(self, feature: Path) -> Stage:
        """The stage that a feature file belongs to."""
        return next(stage for stage in self.stages if feature.stem in stage.features)

    def question_about(self, category: str | None) -> Question | None:
        """The open question about a category, if the document leaves one."""
        return next((item for item in self.questions if item.category == category), None)


def read_kata(manifest: Path, katas: Path, features: Path, solutions: Path) -> Kata:
    """Read a kata.toml that stands below `katas`; its features stand likewise below `features`.

    The files of its starts stand below the family's folder in `solutions`.

    Raises SpecError for a missing key, a wrong type or a file that isn't there.
    """
    table = Table.read(manifest)
    path = manifest.parent.relative_to(katas)
    if not path.parts:
        raise SpecError(
            f"{manifest} stands in no family", advice="its place is katas/FAMILY/kata.toml or below"
        )
    if not table.tables("stages"):
        raise table.wrong("'stages' is missing")
    kata = Kata(
        id=table.get("id", str),
        title=table.get("title", str),
        family=path.parts[0],
        path=path.as_posix(),
        folder=manifest.parent,
        features=features / path,
        document=table.get("document", str),
        document_title=table.get("document_title", str),
        task=table.get("task", str),
        rulebook=table.get("rulebook", str),
        contract=table.get("contract", str),
        solution=table.get("solution", str, f"{path.parts[0]}.py"),
        steps=table.texts("steps", ["steps"]),
        parts=_parts(table),
        stages=tuple(_stage(stage) for stage in table.tables("stages")),
        questions=tuple(_question(question) for question in table.tables("questions")),
        starts=tuple(_start(start, solutions / path.parts[0]) for start in table.tables("starts")),
    )
    _check(kata, table)
    if str(manifest) not in shipped_tables():  # else it was looked for when it was shipped
        _look_for_files(kata, manifest)
    return kata


def _check(kata: Kata, table: Table) -> None:
    """See that what a kata names is known."""
    if kata.task not in TASKS:
        raise table.wrong(f"there is no task {kata.task!r}", advice=f"tasks: {', '.join(TASKS)}")
    if kata.contract not in CONTRACTS:
        raise table.wrong(
            f"there is no contract {kata.contract!r}", advice=f"contracts: {', '.join(CONTRACTS)}"
        )
    if not kata.parts and any(stage.side_by_side for stage in kata.stages):
        raise table.wrong("a stage plays side by side, and there is no 'game'")


def _look_for_files(kata: Kata, manifest: Path) -> None:
    """See that the files that a kata names are there."""
    for feature in kata.feature_files():
        if not feature.is_file():
            raise SpecError(f"{manifest} names a feature that isn't there: {feature}")
    for start in kata.starts:
        for file in start.files.values():
            if not file.is_file():
                raise SpecError(f"{manifest} names a start that isn't there: {file}")


def _parts(table: Table) -> tuple[str, ...]:
    """The parts of a game: `game = ["throw", "place"]` in kata.toml."""
    written = [f"game.{name}" for name in table.texts("game", [])]
    for part in written:
        if part not in GAME_PARTS:
            known = ", ".join(known.removeprefix("game.") for known in GAME_PARTS[1:])
            raise table.wrong(
                f"a game has no {part.removeprefix('game.')!r}", advice=f"it has: {known}"
            )
    return tuple(part for part in GAME_PARTS if written and part in (GAME, *written))


def _stage(table: Table) -> Stage:
    plays = table.get("side_by_side", str, "")
    if plays not in ("", *SIDE_BY_SIDE):
        raise table.wrong(
            f"nothing is played side by side by {plays!r}", advice=f"by: {', '.join(SIDE_BY_SIDE)}"
        )
    return Stage(
        table.get("name", str),
        table.texts("features"),
        table.get("stretch", bool, default=False),
        plays,
    )


def _start(table: Table, folder: Path) -> Start:
    files = table.mapping("files")
    language = table.get("language", str, PYTHON.key)
    keys = [known.key for known in LANGUAGES]
    if language not in keys:
        raise table.wrong(
            f"there is no language {language!r}", advice=f"languages: {', '.join(keys)}"
        )
    paths = {name: folder / path for name, path in files.items()}
    return Start(table.get("name", str), paths, language)


def _question(table: Table) -> Question:
    return Question(
        name=table.get("name", str),
        category=table.get("category", str),
        asks=table.get("asks", str),
        table=table.get("table", str),
        readings=tuple(Reading(*item) for item in table.mapping("readings").items()),
    )
