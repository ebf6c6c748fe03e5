"""What `dataclasses` gives, as far as it is used here, at a twentieth of what it takes to import.

`dataclasses` writes six functions for each class and compiles them, and brings `inspect`: for the
seventy classes between a command and its answer that is half the time of a whole `kata check`. The
classes here share their functions. To mypy they are dataclasses, and `dataclasses.asdict` and its
like take them for such.
"""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from dataclasses import dataclass, field, replace
else:

    def dataclass(*, frozen: bool, slots: bool = False) -> Callable[[type], type]:
        """Make a class one of frozen values, by its annotations."""
        assert frozen, "what changes is no record"
        return lambda cls: _made(cls, slots=slots)

    def field(*, default_factory: Callable[[], object], repr: bool = True) -> object:  # noqa: A002  # as there
        """The default of a field, made anew for each."""
        return _Default(default_factory, shown=repr)

    def replace(record: Any, /, **changes: object) -> Any:
        """A record like another but for some fields."""
        given = {name: getattr(record, name) for name in record.__match_args__}
        return type(record)(**{**given, **changes})


__all__ = ["dataclass", "field", "replace"]


class _Default:
    """A default that is made anew."""

    def __init__(self, make: Callable[[], object], *, shown: bool) -> None:
        self.make = make
        self.shown = shown


MISSING = object()
"""The default of a field that has none."""


def _made(cls: type, *, slots: bool) -> type:
    """The class made anew, with slots or without, and with the functions of a record."""
    members = dict(vars(cls))
    names = tuple(name for name, kind in cls.__annotations__.items() if not _of_the_class(kind))
    defaults = {name: members.pop(name) for name in names if name in members}
    for name in ("__dict__", "__weakref__"):
        members.pop(name, None)
    if slots:
        members["__slots__"] = names
    puts: list[Callable[[Any, Any], None]] = []
    members = {**_functions(cls.__qualname__, names, defaults, puts), **members}
    made = type(cls)(cls.__name__, cls.__bases__, members)
    puts += [vars(made)[name].__set__ if slots else _put(name) for name in names]
    return made


def _of_the_class(kind: object) -> bool:
    """Whether an annotation says that it is no field."""
    if isinstance(kind, str):
        return kind.startswith("ClassVar")
    return getattr(kind, "__origin__", None) is ClassVar


def _put(name: str) -> Callable[[Any, Any], None]:
    return lambda record, value: object.__setattr__(record, name, value)


def _functions(
    kind: str,
    names: Sequence[str],
    defaults: dict[str, object],
    puts: Sequence[Callable[[Any, Any], None]],
) -> dict[str, object]:
    """What a record can do; `puts` put the values of its fields there, in order."""
    count = len(names)
    usual = tuple(defaults.get(name, MISSING) for name in names)
    required = usual.count(MISSING)
    places = {name: place for place, name in enumerate(names)}
    made_anew = any(isinstance(value, _Default) for value in usual)
    hidden = [
        name for name, value in defaults.items() if isinstance(value, _Default) and not value.shown
    ]
    one_by_one = [attrgetter(name) for name in names]
    values: Callable[[Any], tuple[object, ...]] = (
        attrgetter(*names) if count > 1 else lambda record: tuple(get(record) for get in one_by_one)
    )

    def init(self: Any, *given: object, **named: object) -> None:
        if named or len(given) != count:
            plain = required <= len(given) < count and not (named or made_anew)
            given += usual[len(given) :]
            if not plain:
                given = _filled(kind, places, given, named)
        for put, value in zip(puts, given):  # noqa: B905  # as many, and each record is made here
            put(self, value)

    def equal(self: Any, other: Any) -> Any:
        return values(self) == values(other) if type(other) is type(self) else NotImplemented

    def text(self: Any) -> str:
        pairs = zip(names, values(self), strict=True)
        shown = ", ".join(f"{name}={value!r}" for name, value in pairs if name not in hidden)
        return f"{kind}({shown})"

    return {
        "__match_args__": tuple(names),
        "__init__": init,
        "__eq__": equal,
        "__hash__": lambda self: hash(values(self)),
        "__repr__": text,
        "__reduce__": lambda self: (type(self), values(self)),
        "__setattr__": _frozen,
        "__delattr__": _frozen,
        "__dataclass_fields__": _Fields(names, defaults),
    }


def _filled(
    kind: str, places: dict[str, int], given: Sequence[object], named: dict[str, object]
) -> tuple[object, ...]:
    """The values of all fields: what was given or is usual, with what was named.

    Raises TypeError for one that is missing, or one too many.
    """
    if len(given) > len(places):
        raise TypeError(f"{kind}() takes {len(places)} values but {len(given)} were given")
    filled = list(given)
    for name, value in named.items():
        if name not in places:
            raise TypeError(f"{kind}() got an unexpected {name!r}")
        filled[places[name]] = value
    for name, place in places.items():
        value = filled[place]
        if value is MISSING:
            raise TypeError(f"{kind}() is missing {name!r}")
        if isinstance(value, _Default):
            filled[place] = value.make()
    return tuple(filled)


def _frozen(record: object, name: str, *_: object) -> None:
    raise AttributeError(f"{name!r} of a {type(record).__name__} can't be changed")


class _Fields:
    """The fields as `dataclasses` wants them, made when it asks."""

    def __init__(self, names: Sequence[str], defaults: dict[str, object]) -> None:
        self._names = names
        self._defaults = defaults

    def __get__(self, record: object, owner: type) -> dict[str, Any]:
        import dataclasses  # noqa: PLC0415  # what it takes is why there is this module

        made: list[Any] = []
        for name in self._names:
            default = self._defaults.get(name, dataclasses.MISSING)
            if isinstance(default, _Default):
                fresh = dataclasses.field(default_factory=default.make, repr=default.shown)
                made.append((name, object, fresh))
            else:
                made.append((name, object, dataclasses.field(default=default)))
        theirs = dataclasses.make_dataclass(owner.__name__, made)
        fields = {item.name: item for item in dataclasses.fields(theirs)}
        type.__setattr__(owner, "__dataclass_fields__", fields)  # once is enough
        return fields
