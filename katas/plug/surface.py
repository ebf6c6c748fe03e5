"""What a solution offers, as its host describes it: data that fits in JSON."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter; `rest` takes any number of arguments (`*dice`)."""

    name: str
    optional: bool = False
    rest: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that can be called: a function, or a method that needs no object.

    `path` leads to it from the file: `("pair",)`, `("Yatzy", "pair")`. `needs_object` marks
    a method that is called on an instance of its class.
    """

    path: tuple[str, ...]
    parameters: tuple[Parameter, ...]
    line: int
    needs_object: bool = False

    @property
    def name(self) -> str:
        """Its own name, without the class's."""
        return self.path[-1]

    @property
    def given(self) -> tuple[Parameter, ...]:
        """The parameters that a caller fills: of a method on an object, all but the first."""
        return self.parameters[1:] if self.needs_object else self.parameters

    @property
    def required(self) -> tuple[Parameter, ...]:
        """The parameters that must be given."""
        return tuple(item for item in self.given if not (item.optional or item.rest))

    @property
    def plain(self) -> tuple[Parameter, ...]:
        """The parameters that take one argument each."""
        return tuple(item for item in self.given if not item.rest)

    @property
    def takes_rest(self) -> bool:
        """Whether it takes any number of arguments."""
        return any(item.rest for item in self.given)

    def __str__(self) -> str:
        shown = ", ".join(f"*{item.name}" if item.rest else item.name for item in self.parameters)
        return f"{'.'.join(self.path)}({shown})"


@dataclass(frozen=True, slots=True)
class Surface:
    """All that a solution offers, in the order it is written.

    `classes` are the ways to make an object, each by its class's name.
    """

    offers: tuple[Offer, ...]
    classes: tuple[Offer, ...] = ()
