"""Says what each parameter of a function is for, by its type, its name and the body.

A caller gives dice, as one list or die by die, and perhaps a category. All else a function
wants is filled in: how many dice there are, a struct that holds them, a place for the result.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from katas.plug.bridges.c.counts import counts
from katas.plug.bridges.c.declarations import (
    Declarations,
    Function,
    Type,
    Variable,
    has,
    is_bool,
    is_integer,
    is_struct,
    is_text,
)
from katas.plug.bridges.c.seats import DICE, DIE_BY_DIE, NOWHERE, Seat, Seats

RESULT = re.compile(r"\w*(score|result|points?|total|sum|out|ret|poeng)\w*", re.IGNORECASE)
"""Names of a place that a function writes its result to."""


class Use(Enum):
    """What a parameter is for."""

    NUMBER = auto()
    TEXT = auto()
    DIE = auto()  # a struct that is one die
    ADDRESS = auto()  # where one die is
    DICE = auto()  # a list of them
    HELD = auto()  # a struct that holds them
    GLOBAL = auto()  # no parameter: a variable of the whole file that holds them
    COUNT = auto()  # how many they are
    RESULT = auto()
    NOTHING = auto()  # what is left empty


SINGLE = (Use.NUMBER, Use.DIE, Use.ADDRESS)
"""What may be one die of several."""

FILLED = (Use.COUNT, Use.RESULT, Use.NOTHING)
"""What no caller gives."""

MAKING = (Use.DICE, Use.COUNT, Use.NUMBER)
"""What a function takes that makes a struct of the dice."""


@dataclass(frozen=True, slots=True)
class Role:
    """A parameter, and what it is for.

    `type` is what it comes to when its names are followed. `seat` is where a struct, or a
    global variable, has the dice; `maker` is what makes one of them instead.
    """

    use: Use
    variable: Variable
    type: Type
    seat: Seat = NOWHERE
    maker: "Maker | None" = None
    optional: bool = False

    @property
    def given(self) -> bool:
        """Whether a caller gives it."""
        return self.use not in FILLED

    @property
    def holds_roll(self) -> bool:
        """Whether it takes a roll as a list."""
        return self.use in (Use.DICE, Use.HELD, Use.GLOBAL)

    @property
    def size(self) -> str:
        """How many dice the type of a list says there are, in C; empty where it doesn't."""
        return self.type.way[0].strip("[]*") if self.type.is_pointer else ""


@dataclass(frozen=True, slots=True)
class Maker:
    """A function that makes a struct of the dice; or `fills` one that it is given first."""

    function: Function
    roles: Sequence[Role]
    fills: bool


class Roles:
    """What the parameters of the functions of a file are for."""

    def __init__(self, declarations: Declarations) -> None:
        self._known = declarations
        self._seats = Seats(declarations)

    def of(self, function: Function) -> list[Role] | None:
        """The roles of a function's parameters; None if nothing useful can be given to it.

        One for a variable of the whole file comes first, and is none of its parameters.
        """
        roles = self._of(function)
        if roles is None:
            return None
        if not takes_dice(roles):
            if hidden := self._global_dice(function):
                roles = [hidden, *roles]
            elif not roles or any(not role.given for role in roles):
                return None
        return _with_optional(roles, function)

    def _of(self, function: Function, *, making: bool = False) -> list[Role] | None:
        roles = [self._role(item, making=making) for item in function.parameters]
        found = [role for role in roles if role is not None]
        if len(found) < len(roles):
            return None
        found = _with_counts(_with_addresses(found), function)
        return _with_companions(_with_result(found, function))

    def _role(self, variable: Variable, *, making: bool) -> Role | None:
        """What a parameter looks like by itself; None if it wants what nobody has."""
        plain = self._known.resolved(variable.type)
        if plain.base == "..." or len(plain.way) > 1 or plain.way == ("()",):
            return None
        role = Role(Use.NOTHING, variable, plain)
        inner = plain.inner if plain.way else plain
        if is_struct(inner):
            return self._struct(role, inner, making=making)
        if not plain.way:
            return replace(role, use=Use.NUMBER)
        if is_text(plain) and not DICE.search(variable.name):
            return replace(role, use=Use.TEXT)
        listed = is_integer(inner) or is_bool(inner) or inner.base == "char"
        return replace(role, use=Use.DICE) if listed else None

    def _struct(self, role: Role, struct: Type, *, making: bool) -> Role:
        """A struct that holds the dice, or is one; or something else that is left empty."""
        if not role.size:
            seat, maker = self._seats.of(struct), None if making else self._maker(struct)
            if maker is not None and not (seat and seat.sure):
                return replace(role, use=Use.HELD, maker=maker)
            if seat is not None:
                return replace(role, use=Use.HELD, seat=seat)
        if face := self._seats.face(struct):
            use = Use.DICE if role.type.is_pointer else Use.DIE
            return replace(role, use=use, seat=Seat(face=face))
        return role

    def _maker(self, struct: Type) -> Maker | None:
        """The function that makes a struct of the dice and of nothing else."""
        for function in self._known.functions.values():
            gives = self._known.resolved(function.gives)
            fills = self._fills(function, struct)
            if not fills and (gives.base != struct.base or gives.way not in ((), ("*",))):
                continue
            rest = replace(function, parameters=function.parameters[fills:])
            roles = self._of(rest, making=True) or []
            if takes_dice(roles) and all(role.use in MAKING for role in roles):
                return Maker(function, roles, fills)
        return None

    def _fills(self, function: Function, struct: Type) -> bool:
        """Whether a function fills a struct that it is given."""
        if function.gives != Type("void") or not function.parameters:
            return False
        first = self._known.resolved(function.parameters[0].type)
        return first.base == struct.base and first.way == ("*",) and not first.const

    def _global_dice(self, function: Function) -> Role | None:
        """The variable of the whole file that a function looks at for the dice."""
        if self._known.resolved(function.gives) == Type("void"):
            return None
        found = [
            role
            for variable in self._known.variables.values()
            if (role := self._global(variable)) and self._looks_at(function, variable.name)
        ]
        named = [role for role in found if DICE.search(role.variable.name)]
        return next(iter(named or found), None)

    def _global(self, variable: Variable) -> Role | None:
        plain = self._known.resolved(variable.type)
        seat = self._seats.at(variable) if plain.way else self._seats.of(plain)
        if seat is None or plain.const:
            return None
        return Role(Use.GLOBAL, variable, plain, seat)

    def _looks_at(self, function: Function, name: str, seen: frozenset[str] = frozenset()) -> bool:
        """Whether a function, or one that it calls, has a variable of the whole file."""
        body = function.body or ""
        if has(body, name):
            hidden = rf"\b(?!(?:return|else|do)\b)\w+[\s*]+{re.escape(name)}\s*[\[;=,]"
            return re.search(hidden, body) is None
        seen |= {function.name}
        return any(
            self._looks_at(other, name, seen)
            for other in self._known.functions.values()
            if other.name not in seen and has(body, other.name)
        )


def takes_dice(roles: Iterable[Role]) -> bool:
    """Whether a roll is among what a caller gives."""
    roles = list(roles)
    single = [role for role in roles if role.use in SINGLE]
    return any(role.holds_roll for role in roles) or len(single) >= DIE_BY_DIE.start


def _with_addresses(roles: list[Role]) -> list[Role]:
    """Take many pointers in a row for one die each."""
    lists = [role for role in roles if role.use is Use.DICE]
    if len(lists) not in DIE_BY_DIE or any(role.type.way != ("*",) for role in lists):
        return roles
    return [replace(role, use=Use.ADDRESS) if role in lists else role for role in roles]


def _with_counts(roles: list[Role], function: Function) -> list[Role]:
    """Find the number that stands behind a list, or before it, and counts what is in it."""
    found = list(roles)
    for index, role in enumerate(roles):
        if role.use is not Use.DICE:
            continue
        names = [item.variable.name for item in found]
        if role.size in names:  # `int n, int dice[n]`
            beside = names.index(role.size)
            open_type = replace(role.type, way=("[]", *role.type.way[1:]))
            found[index] = replace(role, type=open_type)
            found[beside] = replace(found[beside], use=Use.COUNT)
            continue
        for beside in (index + 1, index - 1):
            if 0 <= beside < len(found) and _counts(found[beside], role, function):
                found[beside] = replace(found[beside], use=Use.COUNT)
                break
    return found


def _counts(role: Role, dice: Role, function: Function) -> bool:
    number = role.use is Use.NUMBER and is_integer(role.type)
    if not number or role.type.base.startswith("enum"):
        return False
    return counts(role.variable, dice.variable, function, sized=dice.size != "")


def _with_result(roles: list[Role], function: Function) -> list[Role]:
    """Let a function that gives nothing write its result where its last list says."""
    lists = [role for role in roles if role.use is Use.DICE]
    if function.gives != Type("void") or not lists:
        return roles
    last = lists[-1]
    likely = not last.size and not last.type.const and RESULT.fullmatch(last.variable.name)
    if not likely or not takes_dice(role for role in roles if role is not last):
        return roles
    return [replace(role, use=Use.RESULT) if role is last else role for role in roles]


def _with_companions(roles: list[Role]) -> list[Role]:
    """Leave a struct empty that stands beside dice which are given otherwise."""
    others = [role for role in roles if role.use is not Use.HELD]
    lists = [role for role in others if role.use is Use.DICE and DICE.search(role.variable.name)]
    if not lists and not takes_dice(role for role in others if role.use is not Use.DICE):
        return roles
    return [replace(role, use=Use.NOTHING) if role.use is Use.HELD else role for role in roles]


def _with_optional(roles: list[Role], function: Function) -> list[Role]:
    """Mark what may be left away: the last numbers and texts, if nobody looks at them."""
    if not any(role.holds_roll for role in roles):
        return roles
    found = list(roles)
    for index, role in reversed(list(enumerate(found))):
        if role.given:
            if role.use not in (Use.NUMBER, Use.TEXT) or function.uses(role.variable.name):
                break
            found[index] = replace(role, optional=True)
    return found
