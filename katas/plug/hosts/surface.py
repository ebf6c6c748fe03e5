"""What a solution offers, as its host describes it: data that fits in JSON."""

from collections.abc import Mapping, Sequence
from typing import Any

from katas.errors import UsageError
from katas.records import dataclass


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter; `rest` takes any number of arguments (`*dice`).

    `annotation` is its type as it is written, empty where none is.
    """

    name: str
    optional: bool = False
    rest: bool = False
    annotation: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that can be called: a function, a method, or a class to make an object of.

    `path` leads to it from the file: `("pair",)`, `("Yatzy", "pair")`. `needs_object` marks
    what is had from an instance of its class, `attribute` what is read there and not called.
    `parameters` are those that a caller fills.
    """

    path: tuple[str, ...]
    parameters: tuple[Parameter, ...] = ()
    line: int = 0
    needs_object: bool = False
    attribute: bool = False
    first: str = ""

    @property
    def name(self) -> str:
        """Its own name, without the class's."""
        return self.path[-1]

    @property
    def owner(self) -> tuple[str, ...]:
        """The way to the class that it belongs to; empty for a function."""
        return self.path[:-1]

    @property
    def required(self) -> tuple[Parameter, ...]:
        """The parameters that must be given."""
        return tuple(item for item in self.parameters if not (item.optional or item.rest))

    @property
    def plain(self) -> tuple[Parameter, ...]:
        """The parameters that take one argument each."""
        return tuple(item for item in self.parameters if not item.rest)

    @property
    def takes_rest(self) -> bool:
        """Whether it takes any number of arguments."""
        return any(item.rest for item in self.parameters)

    def __str__(self) -> str:
        way = ".".join(self.path)
        if self.attribute:
            return way
        shown = [self.first] if self.first else []
        shown += [f"*{item.name}" if item.rest else item.name for item in self.parameters]
        return f"{way}({', '.join(shown)})"


@dataclass(frozen=True, slots=True)
class Constant:
    """Something that has a name and isn't called: a text, a whole number, an object.

    `value` is None for what is neither text nor number; `of` leads to an object's class.
    """

    path: tuple[str, ...]
    value: str | int | None = None
    of: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Class:
    """A class: how an object of it is made, and what it has by name.

    `maker` is what it is called with, None for an enumeration, whose `members` are there
    already. `attributes` are names that an object may be given once it is made.
    """

    path: tuple[str, ...]
    maker: Offer | None
    abstract: bool = False
    members: tuple[Constant, ...] = ()
    attributes: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The class's own name."""
        return self.path[-1]


@dataclass(frozen=True, slots=True)
class Surface:
    """All that a solution offers, in the order it is written.

    `does` are the operations that the host knows beside describing; `stood_in` are missing
    modules that something else stands in for. With `symbols`, a text that begins with a colon is
    handed over as a symbol; `refuses` is False where the language has no way to refuse a roll.
    """

    offers: tuple[Offer, ...] = ()
    classes: tuple[Class, ...] = ()
    constants: tuple[Constant, ...] = ()
    does: frozenset[str] = frozenset({"call"})
    stood_in: tuple[str, ...] = ()
    symbols: bool = False
    refuses: bool = True

    def find_class(self, path: Sequence[str]) -> Class | None:
        """The class that a path leads to."""
        return next((item for item in self.classes if item.path == tuple(path)), None)


def read_surface(data: Any) -> Surface:
    """Read the reply to `describe`.

    Raises UsageError if the solution doesn't load, or the reply is none.
    """
    try:
        if "does_not_load" in data:
            told = data["does_not_load"]
            problem, found = printable(told["problem"]), [*map(printable, told["found"])]
            raise UsageError(problem, found=found, advice=printable(told["advice"]))
        return Surface(
            offers=tuple(_offer(item) for item in data["offers"]),
            classes=tuple(_class(item) for item in data.get("classes", ())),
            constants=tuple(_constant(item) for item in data.get("constants", ())),
            does=frozenset(map(printable, data.get("does", ["call"]))),
            stood_in=tuple(map(printable, data.get("stood_in", ()))),
            symbols=bool(data.get("symbols", False)),
            refuses=bool(data.get("refuses", True)),
        )
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise UsageError(
            "what it says it offers can't be understood",
            found=[printable(f"{type(error).__name__}: {error}")[:200]],
            advice="docs/protocol.md says what `describe` is answered with",
        ) from None


def _offer(data: Mapping[str, Any]) -> Offer:
    parameters = _parameters(data.get("parameters", ()))
    needs_object = bool(data.get("needs_object", False))
    attribute = bool(data.get("attribute", False))
    own = needs_object and not attribute
    return Offer(
        path=_path(data["path"]),
        parameters=parameters[1:] if own else parameters,
        line=int(data.get("line", 0)),
        needs_object=needs_object,
        attribute=attribute,
        first=parameters[0].name if own and parameters else "",
    )


def _parameters(data: Sequence[Mapping[str, Any]]) -> tuple[Parameter, ...]:
    return tuple(
        Parameter(
            printable(item["name"]),
            bool(item.get("optional", False)),
            bool(item.get("rest", False)),
            printable(item.get("annotation", "")),
        )
        for item in data
    )


def _class(data: Mapping[str, Any]) -> Class:
    path = _path(data["path"])
    parameters = data.get("parameters")
    named = [*data.get("members", ()), *data.get("constants", ())]
    return Class(
        path=path,
        maker=None if parameters is None else Offer(path, _parameters(parameters)),
        abstract=bool(data.get("abstract", False)),
        members=tuple(
            Constant((*path, printable(item["name"])), _constant_value(item.get("value")))
            for item in named
        ),
        attributes=tuple(map(printable, data.get("attributes", ()))),
    )


def _constant(data: Mapping[str, Any]) -> Constant:
    of = _path(data["class"]) if data.get("class") else ()
    return Constant(_path(data["path"]), _constant_value(data.get("value")), of)


def _constant_value(value: Any) -> str | int | None:
    if type(value) is str:
        return printable(value)
    return value if type(value) is int else None


def _path(data: Any) -> tuple[str, ...]:
    path = tuple(data)
    if not path or not all(isinstance(part, str) for part in path):
        raise ValueError(f"a path is a list of names: {str(data)[:50]}")
    return tuple(map(printable, path))


def printable(value: Any) -> str:
    """A text that can be printed: a lone surrogate, which can cross in JSON, can't."""
    text = str(value)
    return text if text.isascii() else text.encode("utf-8", "replace").decode("utf-8")
