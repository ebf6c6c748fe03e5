"""The languages that solutions are written in, and the habits of people who write them."""

import re
from pathlib import Path

from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Language:
    """A language: how its files are recognised, and how a function of the dice begins there.

    `key` is what `kata start --lang` takes and what its folders of solutions are called.
    `others` matches names of files that are no solutions, `defines` finds the names that
    a text defines: both are regular expressions. `function` and `method` begin a function of
    the dice, alone and beside others in a class; names are in camel case where `camel` says so.
    `category` is the parameter that holds one, `file` how a file with some stem is called.
    """

    key: str
    name: str
    suffixes: tuple[str, ...]
    others: str
    defines: str
    function: str
    method: str
    category: str
    file: str
    camel: bool = False

    def named(self, words: str) -> str:
        """A name made of words, as the language has it."""
        first, *rest = words.lower().replace("_", " ").split()
        if self.camel:
            return first + "".join(word.capitalize() for word in rest)
        return "_".join([first, *rest])

    def begins(self, name: str, *, with_category: bool = False, beside: bool = False) -> str:
        """How a function of the dice begins; `beside` others in a class."""
        more = f", {self.category}" if with_category else ""
        pattern = self.method if beside else self.function
        return pattern.format(name=self.named(name), more=more)

    def is_other(self, file: Path) -> bool:
        """Whether a file is called as tests and settings are."""
        return re.fullmatch(self.others, file.name, re.IGNORECASE) is not None

    def defined(self, text: str) -> list[str]:
        """The names that a text defines, as far as that can be seen without reading it."""
        return re.findall(self.defines, text, re.MULTILINE)

    def file_of(self, stem: str) -> str:
        """What a file with this stem is called."""
        return self.file.format(stem=stem, Stem=stem.capitalize())


PYTHON = Language(
    "python",
    "Python",
    (".py",),
    r"(test_.*|.*_test|tests?|conftest|setup|noxfile|__init__)\.py",
    r"^\s*(?:def|class)\s+(\w+)",
    "def {name}(dice{more}):",
    "@staticmethod def {name}(dice{more}):",
    "category",
    "{stem}.py",
)

RUBY = Language(
    "ruby",
    "Ruby",
    (".rb",),
    r"(test_.*|.*_test|.*_spec|spec_helper|test_helper|tests?|neo|rakefile)\.rb",
    r"^\s*(?:def\s+(?:self\.)?|class\s+|module\s+)(\w+)",
    "def {name}(dice{more})",
    "def self.{name}(dice{more})",
    "category",
    "{stem}.rb",
)

JAVASCRIPT = Language(
    "javascript",
    "JavaScript",
    (".js", ".mjs", ".cjs"),
    r".*([.-](test|spec)|_test|\.config)\.[cm]?js|tests?\.[cm]?js",
    r"(?:\bfunction\s*\*?\s*|\bclass\s+|^\s*(?:static\s+|const\s+|let\s+|var\s+)?)(\w+)\s*(?:[({:=]|\bextends\b)",
    "function {name}(dice{more})",
    "static {name}(dice{more})",
    "category",
    "{stem}.js",
    camel=True,
)

TYPESCRIPT = Language(
    "typescript",
    "TypeScript",
    (".ts", ".mts", ".cts"),
    r".*([.-](test|spec)|_test|\.config|\.d)\.[cm]?ts|tests?\.[cm]?ts",
    JAVASCRIPT.defines,
    "export function {name}(dice: number[]{more})",
    "static {name}(dice: number[]{more})",
    "category: string",
    "{stem}.ts",
    camel=True,
)

JAVA = Language(
    "java",
    "Java",
    (".java",),
    r"(Test.*|.*Tests?|.*TestCase|.*Spec|package-info|module-info)\.java",
    r"(?:\b(?:class|record|enum|interface)\s+|[\w>\]]\s+)(\w+)\s*[({<]",
    "static int {name}(int[] dice{more})",
    "static int {name}(int[] dice{more})",
    "String category",
    "{Stem}.java",
    camel=True,
)

C = Language(
    "c",
    "C",
    (".c",),
    r"(test_.*|.*_tests?|tests?|unity|main)\.c",
    r"^[\w\s*]*?\b(\w+)\s*\(",
    "int {name}(const int *dice, int count{more})",
    "int {name}(const int *dice, int count{more})",
    "const char *category",
    "{stem}.c",
)

LANGUAGES = (PYTHON, RUBY, JAVASCRIPT, TYPESCRIPT, JAVA, C)


def language_of(file: Path) -> Language | None:
    """The language that a file is written in, by its suffix; None for none that is known."""
    suffix = file.suffix.lower()
    return next((known for known in LANGUAGES if suffix in known.suffixes), None)
