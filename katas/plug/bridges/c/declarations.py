"""What a C file declares: functions, types, constants, each as it is written."""

import re
from dataclasses import dataclass, field

from katas.plug.bridges.c.preprocessed import Macro, Place

BOOLS = {"_Bool", "bool", "Bool", "BOOL", "boolean", "Boolean"}
REALS = {"float", "double", "long double"}

KEYWORDS = {
    *("asm", "case", "else", "for", "if", "return", "sizeof", "switch", "typeof", "while"),
    *("char", "double", "float", "int", "long", "short", "signed", "unsigned", "void"),
}
"""Words that a ( may stand behind, and that call nothing."""


@dataclass(frozen=True, slots=True)
class Type:
    """A type as it is written: `const int *` is `*` to the base `int`, which is const.

    `way` leads from the name outwards: `*`, `[5]`, `()` for a function.
    """

    base: str
    way: tuple[str, ...] = ()
    const: bool = False

    @property
    def is_pointer(self) -> bool:
        """Whether it is a pointer, or an array, which is handed over as one."""
        return bool(self.way) and self.way[0] != "()"

    @property
    def inner(self) -> "Type":
        """What it points to, what its elements are, what the function gives."""
        return Type(self.base, self.way[1:], self.const)

    def __str__(self) -> str:
        base = f"const {self.base}" if self.const else self.base
        base = re.sub(r"\b_Bool\b", "bool", re.sub(r"#\d+", "", base)).strip()
        arrays = "".join(step for step in self.way if step.startswith("["))
        pointers = "*" * self.way.count("*")
        if "()" in self.way:
            return f"{base} (*)()"
        return f"{base} {pointers}{arrays}" if pointers else f"{base}{arrays}"

    def declared(self, name: str = "") -> str:
        """A declaration of something of this type, its own const left away: `int (*name)[5]`."""
        text, last = name, ""
        for step in self.way:
            if step != "*" and last == "*":
                text = f"({text})"
            text = f"*{text}" if step == "*" else f"{text}{step}"
            last = step
        return f"{self.base} {text}"


@dataclass(frozen=True, slots=True)
class Variable:
    """A parameter, a field, or a variable of the whole file."""

    name: str
    type: Type
    row: int = 0
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class Function:
    """A function; `body` is None where it is declared and not defined."""

    name: str
    gives: Type
    parameters: tuple[Variable, ...]
    place: Place
    body: str | None

    def uses(self, name: str) -> bool:
        """Whether its body has a name; `(void)name;` says that it hasn't."""
        unused = rf"\(\s*void\s*\)\s*{re.escape(name)}\s*;"
        return has(re.sub(unused, "", self.body or ""), name)


def has(text: str, name: str) -> bool:
    """Whether a name stands in a text."""
    return re.search(rf"\b{re.escape(name)}\b", text) is not None


@dataclass(slots=True)
class Declarations:
    """All that a file and the headers beside it declare, by name, in the order of the text.

    `structs` are the fields by what a struct is called (`struct hand`), `typedefs` what a name
    stands for, `enumerators` have their rows. `tags` are the names that stand behind `struct`
    or `enum`, with that: whoever has learned C++ leaves it away.
    """

    functions: dict[str, Function] = field(default_factory=dict)
    variables: dict[str, Variable] = field(default_factory=dict)
    structs: dict[str, tuple[Variable, ...]] = field(default_factory=dict)
    typedefs: dict[str, Type] = field(default_factory=dict)
    enumerators: dict[str, int] = field(default_factory=dict)
    tags: dict[str, str] = field(default_factory=dict)
    macros: dict[str, Macro] = field(default_factory=dict)

    @property
    def defined(self) -> set[str]:
        """The names that have a body or a place here."""
        functions = {name for name, item in self.functions.items() if item.body is not None}
        return functions | {name for name, item in self.variables.items() if not item.elsewhere}

    @property
    def wanted(self) -> set[str]:
        """The names that are declared or called here, and defined nowhere here."""
        bodies = [item.body for item in self.functions.values() if item.body is not None]
        called = re.findall(r"\b(?!__)([A-Za-z_]\w*)\s*\(", "\n".join(bodies))
        return {*self.functions, *self.variables, *called} - self.defined - KEYWORDS

    @property
    def enumerations(self) -> list[str]:
        """The names of the types whose values have names."""
        tags = [tag for tag, name in self.tags.items() if name.startswith("enum ")]
        types = [name for name in self.typedefs if self.resolved(Type(name)).base[:5] == "enum "]
        return list(dict.fromkeys([*tags, *types]))

    def resolved(self, written: Type) -> Type:
        """What a type comes to when each name in it stands for what it was defined as."""
        for _ in range(20):
            base = written.base
            meant = self.typedefs.get(base) or Type(self.tags.get(base, base))
            if meant.base == base or base in BOOLS:
                break
            written = Type(meant.base, written.way + meant.way, written.const or meant.const)
        return written

    def fields(self, plain: Type) -> tuple[Variable, ...] | None:
        """The fields of a struct; None for what is none, or isn't known inside."""
        return self.structs.get(plain.base) if not plain.way else None


def is_struct(plain: Type) -> bool:
    """Whether a resolved type is a struct or a union, known inside or not."""
    return not plain.way and plain.base.startswith(("struct ", "union "))


def is_bool(plain: Type) -> bool:
    """Whether a resolved type says yes or no."""
    return not plain.way and plain.base in BOOLS


def is_integer(plain: Type) -> bool:
    """Whether a resolved type holds whole numbers; a name from a library's header may well."""
    return not (plain.way or is_struct(plain) or plain.base in {*BOOLS, *REALS, "void", "char"})


def is_text(plain: Type) -> bool:
    """Whether a resolved type is a text."""
    return plain.is_pointer and not plain.inner.way and plain.base == "char"
