"""Finds where in a struct the dice are, by the types and the names of its fields."""

import re
from dataclasses import dataclass, replace

from katas.plug.bridges.c.counts import SURE
from katas.plug.bridges.c.declarations import Declarations, Type, Variable, is_integer

DIE_BY_DIE = range(4, 7)
"""So many numbers in a row are dice."""

DICE = re.compile(
    r"di[ec]|dado|d[eé]s$|roll|throw|hand|faces|values|terning|kast|w(ue|ü)rf", re.IGNORECASE
)
"""Names of what holds a roll."""

FACE = re.compile(
    r"value|val|face|eyes?|pips?|number|num|side|top|dots|roll|die|vaerdi|oejne", re.IGNORECASE
)
"""Names of the field in which a die that is a struct has its face."""

DEPTH = 2
"""So deep may a struct with the dice stand in another."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Where in something the dice are: in an `array` of it, or in `fields` one by one.

    Each is what stands behind the name of the whole: `.dice`, `.d1`. `element` is the type of
    what is in the array, `face` leads from there to the number where it is a struct; a
    `pointer` leads to an array elsewhere. `count` is where the number of the dice is kept.
    `whole` says that there is nothing else.
    """

    array: str = ""
    element: str = ""
    face: str = ""
    pointer: bool = False
    fields: tuple[str, ...] = ()
    count: str = ""
    whole: bool = True

    @property
    def sure(self) -> bool:
        """Whether nothing else can be meant: an array by another name may well be counts."""
        return self.whole and bool(self.fields or DICE.search(self.array))


NOWHERE = Seat()


class Seats:
    """Where the structs of a file have their dice."""

    def __init__(self, declarations: Declarations) -> None:
        self._known = declarations

    def of(self, struct: Type, depth: int = DEPTH) -> Seat | None:
        """Where a struct has the dice; None if nowhere."""
        fields = self._known.fields(struct)
        if not fields or not depth:
            return None
        found = [seat for item in fields if (seat := self._at_field(item, depth))]
        if found:
            named = [seat for seat in found if DICE.search(seat.array)]
            return self._with_count((named or found)[0], fields)
        names = tuple(f".{item.name}" for item in fields if self._is_number(item))
        if len(names) == len(fields) and len(names) in DIE_BY_DIE:
            return Seat(fields=names)
        return None

    def at(self, item: Variable) -> Seat | None:
        """Where a list has the dice: in itself; None if it is likely to have something else."""
        plain = self._known.resolved(item.type)
        if len(plain.way) != 1 or not plain.is_pointer:
            return None
        size, face = plain.way[0].strip("[]*"), self.face(plain.inner) or ""
        likely = DICE.search(item.name) or (size.isdigit() and int(size) in DIE_BY_DIE)
        if not face and not (likely and is_integer(plain.inner)):
            return None
        return Seat("", element(item.type, plain), face, pointer=plain.way[0] == "*")

    def face(self, struct: Type) -> str | None:
        """The field in which a die that is a struct has its face: `.value`."""
        fields = self._known.fields(struct) or ()
        plain = all(not self._known.resolved(item.type).way for item in fields)
        if len(fields) > len(DIE_BY_DIE) or not plain:
            return None
        faces = (f".{item.name}" for item in fields if FACE.fullmatch(item.name))
        return next(faces, None)

    def _at_field(self, item: Variable, depth: int) -> Seat | None:
        """Where a field has the dice, as seen from its struct."""
        plain, name = self._known.resolved(item.type), f".{item.name}"
        seat = self.at(item) if plain.way else self.of(plain, depth - 1)
        return seat and replace(
            seat,
            array="" if seat.fields else name + seat.array,
            fields=tuple(name + one for one in seat.fields),
            count=seat.count and name + seat.count,
        )

    def _with_count(self, seat: Seat, fields: tuple[Variable, ...]) -> Seat:
        counts = [item.name for item in fields if self._is_number(item)]
        count = next((f".{name}" for name in counts if SURE.fullmatch(name)), "")
        whole = seat.whole and len(fields) == 1 + bool(count)
        return replace(seat, count=seat.count or count, whole=whole)

    def _is_number(self, item: Variable) -> bool:
        return is_integer(self._known.resolved(item.type))


def element(written: Type, plain: Type) -> str:
    """The type of what is in a list, in C."""
    return (written if written.is_pointer else plain).inner.declared()
