"""Writes the C of the shims: one for each function, which takes what Python hands over.

A shim has the dice as numbers and puts them where its function wants them: in a list of its
type, in a struct, one by one; and afterwards it takes back what was done to them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from katas.plug.bridges.c.declarations import Declarations, Type
from katas.plug.bridges.c.roles import Maker, Role, Use
from katas.plug.bridges.c.seats import Seat, element

EMPTY = 8
"""So many structs that nobody has a use for are handed over as none."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where an argument comes from, in C: from a place among those of the call.

    With a `die` it is one die of the list there.
    """

    place: int
    die: int | None = None

    @property
    def number(self) -> str:
        """The number there; of a list, how many are in it."""
        if self.die is None:
            return f"katas_a[{self.place}].katas_number"
        return self.item(str(self.die))

    @property
    def text(self) -> str:
        """The text there."""
        return f"katas_a[{self.place}].katas_text"

    def item(self, index: str) -> str:
        """One of the list there."""
        return f"katas_a[{self.place}].katas_list[{index}]"


class Shim:
    """The C that calls one function: what comes `before` the call, its arguments, and `after`.

    `result` is where a function that gives nothing has written its result.
    """

    def __init__(self, declarations: Declarations, roles: Sequence[Role]) -> None:
        self._known = declarations
        self._names = 0
        self.before: list[str] = []
        self.after: list[str] = []
        self.result = ""
        given = [role for role in roles if role.given]
        sources = {id(role): Source(place) for place, role in enumerate(given)}
        self.arguments = list(self._arguments(roles, sources))

    def _name(self) -> str:
        self._names += 1
        return f"katas_v{self._names}"

    def _arguments(self, roles: Sequence[Role], sources: dict[int, Source]) -> Iterator[str]:
        for index, role in enumerate(roles):
            if role.use is Use.COUNT:
                lists = [other for other in roles if other.use is Use.DICE]
                near = min(lists, key=lambda other: abs(roles.index(other) - index))
                yield f"({role.variable.type.declared()}) {sources[id(near)].number}"
            elif role.use is Use.GLOBAL:
                self._clear(role.variable.name)
                self._seat(role.variable.name, role, sources[id(role)])
            else:
                yield self._argument(role, sources.get(id(role), Source(-1)))

    def _argument(self, role: Role, source: Source) -> str:
        written = role.variable.type
        match role.use:
            case Use.NUMBER:
                text = f"({written.declared()}) {source.number}"
            case Use.TEXT:
                text = source.text if role.type.const else self._copy(source)
            case Use.DICE:
                text = self._list(element(written, role.type), role, source, role.size)
            case Use.DIE:
                text = self._die(written.declared(), role.seat, source)
            case Use.ADDRESS:
                text = "&" + self._die(element(written, role.type), role.seat, source)
            case Use.HELD:
                text = self._held(role, source)
            case Use.RESULT:
                self.result = self._new(element(written, role.type))
                text = f"&{self.result}"
            case _:
                text = self._empty(role)
        return text

    def _new(self, kind: str, length: str = "") -> str:
        """Something of a type, with nothing in it."""
        name = self._name()
        self.before.append(f"{kind} {name}{length};")
        self._clear(name)
        return name

    def _clear(self, name: str) -> None:
        self.before.append(f"__builtin_memset((void *)&{name}, 0, sizeof {name});")

    def _copy(self, source: Source) -> str:
        """A text that may be written to."""
        name = self._new("char", f"[__builtin_strlen({source.text}) + KATAS_ROOM]")
        self.before.append(f"__builtin_strcpy({name}, {source.text});")
        return name

    def _die(self, kind: str, seat: Seat, source: Source) -> str:
        name = self._new(kind)
        self.before.append(f"{name}{seat.face} = {source.number};")
        return name

    def _list(self, kind: str, role: Role, source: Source, size: str = "") -> str:
        """A list of the dice, with room before and behind it."""
        length = f"[KATAS_ROOM + ({size or '0'}) + {source.number} + KATAS_ROOM]"
        name = f"({self._new(kind, length)} + KATAS_ROOM)"
        self._each(f"{name}[katas_i]{role.seat.face}", role, source)
        return name

    def _each(self, die: str, role: Role, source: Source) -> None:
        """Put each die where it belongs, and take it back."""
        loop = f"for (katas_i = 0; katas_i < {source.number}; katas_i++) "
        self._put(die, source.item("katas_i"), role, loop)

    def _put(self, die: str, item: str, role: Role, loop: str = "") -> None:
        """Put something where it belongs; whoever is handed its place may change it there."""
        self.before.append(f"{loop}{die} = {item};")
        if not role.type.const and (role.type.is_pointer or role.use is Use.GLOBAL):
            self.after.append(f"{loop}{item} = {die};")

    def _seat(self, target: str, role: Role, source: Source) -> None:
        """Put the dice into a struct or a variable."""
        seat = role.seat
        for index, one in enumerate(seat.fields):
            self._put(f"{target}{one}", source.item(str(index)), role)
        if seat.pointer:
            name = self._list(seat.element, role, source)
            self.before.append(f"{target}{seat.array} = {name};")
        elif not seat.fields:
            self._each(f"{target}{seat.array}[katas_i]{seat.face}", role, source)
        if seat.count:
            self.before.append(f"{target}{seat.count} = {source.number};")

    def _held(self, role: Role, source: Source) -> str:
        """A struct that holds the dice."""
        if role.maker is None or role.maker.fills:
            name, made = self._new(struct(role)), False
        else:
            name, made = self._name(), self._known.resolved(role.maker.function.gives).is_pointer
        if role.maker is None:
            self._seat(name, role, source)
        else:
            self._make(name, role.maker, source)
        if made == role.type.is_pointer:
            return name
        return f"*{name}" if made else f"&{name}"

    def _make(self, name: str, maker: Maker, source: Source) -> None:
        """Let a function of theirs make a struct, or fill one."""
        numbers = [role for role in maker.roles if role.use is Use.NUMBER]
        sources = {id(role): source for role in maker.roles}
        sources |= {id(role): Source(source.place, die) for die, role in enumerate(numbers)}
        arguments = list(self._arguments(maker.roles, sources))
        if maker.fills:
            arguments.insert(0, f"&{name}")
        call = f"({maker.function.name})({', '.join(arguments)})"
        self.before.append(f"{call};" if maker.fills else f"__typeof__({call}) {name} = {call};")

    def _empty(self, role: Role) -> str:
        """Something for what nobody has a use for."""
        kind = struct(role)
        if role.type.is_pointer and self._known.fields(Type(role.type.base)) is None:
            return "0"
        name = self._new(kind, f"[{EMPTY}]")
        return name if role.type.is_pointer else f"{name}[0]"


def struct(role: Role) -> str:
    """The type of the struct that a parameter is, or points to, in C."""
    written = role.variable.type
    if role.type.is_pointer and not written.is_pointer:
        return f"__typeof__(*({written.base})0)"
    return (written.inner if written.is_pointer else written).declared()


def sizes(role: Role, roles: Sequence[Role]) -> tuple[str, bool]:
    """How many dice an argument has, in C, and whether they may be fewer."""
    seat = role.seat
    if role.use is Use.DICE:
        return role.size, any(other.use is Use.COUNT for other in roles)
    if role.maker is not None:
        inner = [other for other in role.maker.roles if other.use is not Use.COUNT]
        if inner[0].use is Use.NUMBER:
            return str(len(inner)), False
        return sizes(inner[0], role.maker.roles)
    if seat.pointer or not role.holds_roll:
        return "", False
    if seat.fields:
        return str(len(seat.fields)), False
    if role.use is Use.GLOBAL:
        where = f"{role.variable.name}{seat.array}"
    else:
        where = f"(({struct(role)} *)0)->{seat.array.removeprefix('.')}"
    return f"sizeof {where} / sizeof {where}[0]", bool(seat.count)
