"""Writes the file that is compiled with a solution: its shims, and a table of its constants.

Each piece of it is one line with a number of its own, by which the compiler tells those that
make no sense to it; they are left out.
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from katas.plug.bridges.c.compiling import PIECES
from katas.plug.bridges.c.declarations import (
    REALS,
    Declarations,
    Function,
    Type,
    Variable,
    is_bool,
    is_integer,
    is_struct,
    is_text,
)
from katas.plug.bridges.c.library import MOST
from katas.plug.bridges.c.preprocessed import Macro, Preprocessed
from katas.plug.bridges.c.roles import Role, Roles, Use
from katas.plug.bridges.c.seats import DICE, DIE_BY_DIE
from katas.plug.bridges.c.shims import Shim, sizes

MAIN = ("main", "WinMain")
"""What starts a program is no rule of a game."""

SHIM = (
    "static void katas_shim_{}(const struct katas_argument *katas_a, struct katas_result *katas_r)"
)

RESULTS = {
    "number": "katas_r->katas_number = (long long) ",
    "bool": "katas_r->katas_number = (long long) ",
    "char": "katas_r->katas_number = (long long) ",
    "real": "katas_r->katas_real = (double) ",
    "text": "katas_r->katas_text = (const char *) ",
}
"""Where a shim puts a result of some sort."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that may be left out: its code, its lines in the table, what is told of it."""

    code: str
    table: str
    offer: dict[str, Any] | None = None
    constant: str = ""


class Wrapper:
    """What is written around the declarations of a solution."""

    def __init__(
        self, source: Preprocessed, declarations: Declarations, absent: Collection[str]
    ) -> None:
        self._source = source
        self._known = declarations
        self._roles = Roles(declarations)
        self._pieces = [self._missing(name) for name in sorted(absent)]
        for function, called in [*self._functions(), *self._macros()]:
            roles = self._roles.of(function)
            if roles and sum(role.given for role in roles) <= MOST:
                self._pieces.append(self._offer(function, called, roles))
        for name in self._constants():
            self._pieces.append(self._constant(name))

    def text(self, left_out: Collection[int] = ()) -> str:
        """The file, without some of its pieces."""
        kept = {n: piece for n, piece in enumerate(self._pieces) if n not in left_out}
        shims = [
            f"katas_shim_{number}" if number in kept and kept[number].offer else "0"
            for number in range(len(self._pieces))
        ]
        return "\n".join(
            [
                *(f'#line {n + 1} "{PIECES}"\n{piece.code}' for n, piece in kept.items()),
                "void katas_tell(struct katas_constant *katas_c, long long *katas_s)\n{",
                *(f'#line {n + 1} "{PIECES}"\n{piece.table}' for n, piece in kept.items()),
                f"}}\nkatas_shim *const katas_shims[] = {{ {', '.join([*shims, '0'])} }};\n",
            ]
        )

    def plan(self, left_out: Collection[int] = ()) -> dict[str, Any]:
        """What is told of the pieces that are there: data that fits in JSON.

        The number of a piece is its place in the tables.
        """
        kept = {n: piece for n, piece in enumerate(self._pieces) if n not in left_out}
        return {
            "pieces": len(self._pieces),
            "offers": [{"shim": n, **piece.offer} for n, piece in kept.items() if piece.offer],
            "constants": {piece.constant: n for n, piece in kept.items() if piece.constant},
            "enumerations": self._known.enumerations,
        }

    def _functions(self) -> Iterator[tuple[Function, str]]:
        """Functions, each with how it is called: in brackets, for a macro may be called so too."""
        for function in self._known.functions.values():
            name = function.name
            if function.body is not None and name not in MAIN and not name.startswith("_"):
                yield function, f"({name})"

    def _macros(self) -> Iterator[tuple[Function, str]]:
        """Macros with parameters that look as if they were functions of the dice."""
        for macro in self._known.macros.values():
            names = macro.parameters or []
            if macro.name in self._known.functions or macro.name.startswith("_"):
                continue
            if len(names) in DIE_BY_DIE:
                kind = Type("int")
            elif len(names) == 1 and DICE.search(names[0]):
                kind = Type("int", ("*",))
            else:
                continue
            parameters = tuple(Variable(name, kind) for name in names)
            place = self._source.places[macro.row]
            body = f"return {macro.body};"
            yield Function(macro.name, Type("int"), parameters, place, body), macro.name

    def _offer(self, function: Function, called: str, roles: list[Role]) -> Piece:
        number = len(self._pieces)
        shim = Shim(self._known, roles)
        given = [role for role in roles if role.given]
        gives = self._gives(function)
        call = f"{called}({', '.join(shim.arguments)})"
        if shim.result:
            gives, call = "number", f"{call}; katas_r->katas_number = {shim.result}"
        else:
            call = f"{RESULTS.get(gives, '(void) ')}{call}"
        code = " ".join(["long katas_i;", *shim.before, f"{call};", *shim.after])
        fitting = [sizes(role, roles) for role in given]
        table = [
            f"katas_s[{number * MOST + index}] = (long long) ({size});"
            for index, (size, _) in enumerate(fitting)
            if size
        ]
        told = {
            "name": function.name,
            "file": function.place.file.name,
            "line": function.place.line,
            "gives": gives,
            "kind": str(function.gives),
            "parameters": [
                {
                    "name": role.variable.name or "dice",
                    "annotation": str(role.variable.type),
                    "optional": role.optional,
                    "takes": _takes(role),
                    "fewer": fewer,
                }
                for role, (_, fewer) in zip(given, fitting, strict=True)
            ],
        }
        return Piece(f"{SHIM.format(number)} {{ {code} }}", " ".join(table), told)

    def _gives(self, function: Function) -> str:
        """Of what sort a result is. What never returns one gives nothing, whatever it says."""
        plain = self._known.resolved(function.gives)
        if plain == Type("void") or not function.uses("return"):
            return "void"
        if is_text(plain):
            return "text"
        if plain.way or is_struct(plain):
            return "other"
        if is_integer(plain):
            return "number"
        return "real" if plain.base in REALS else "bool" if is_bool(plain) else "char"

    def _missing(self, name: str) -> Piece:
        """Something in the place of what is used and defined nowhere."""
        symbol, own = f'__asm__(KATAS_SYMBOL("{name}"))', f"katas_no_{name}"
        if name in self._known.variables:
            room = f"__attribute__((weak)) char {own}[4096];"
            return Piece(f"extern char {own}[] {symbol}; {room}", "")
        body = f'__attribute__((weak)) void {own}(void) {{ katas_missing("{name}"); }}'
        return Piece(f"void {own}(void) {symbol}; {body}", "")

    def _constants(self) -> Iterator[str]:
        """Names of texts and numbers, in the order of the file."""
        rows = dict(self._known.enumerators)
        for variable in self._known.variables.values():
            plain = self._known.resolved(variable.type)
            if plain.const and (is_text(plain) or is_integer(plain)) and not variable.elsewhere:
                rows[variable.name] = variable.row
        for macro in self._known.macros.values():
            if macro.parameters is None and self._is_value(macro, rows):
                rows[macro.name] = macro.row
        yield from (name for name in sorted(rows, key=rows.__getitem__) if name[0] != "_")

    def _is_value(self, macro: Macro, known: Collection[str]) -> bool:
        """Whether a macro stands for a text or a number, as far as can be seen."""
        if re.fullmatch(r'("([^"\\]|\\.)*"\s*)+', macro.body):
            return True
        words = re.findall(r"[A-Za-z_]\w*", re.sub(r"'[^']*'|\b\d\w*", "0", macro.body))
        plain = re.fullmatch(r"[\w\s()+*/%<>&|^~!?:'-]+", macro.body) is not None
        return plain and all(word in known or word in self._known.macros for word in words)

    def _constant(self, name: str) -> Piece:
        number = len(self._pieces)
        return Piece("", f"katas_c[{number}] = KATAS_CONSTANT({name});", constant=name)


def _takes(role: Role) -> str:
    """What is handed over for a parameter."""
    if role.holds_roll:
        return "list"
    if role.use is Use.TEXT:
        return "text"
    return "letter" if role.type == Type("char", (), role.type.const) else "number"
