"""Reads calls as a learner writes them down in `[tool.katas.calls]`. Parsed, never evaluated.

`Yatzy(*dice).{category}()`, `score(dice, "{category}")`, `score(Category.{category}, dice)`,
`hand = Hand(); hand.dice = dice; hand.pair()`: names, calls, attributes, texts, whole numbers,
`dice` as a list, `*dice` die by die, `[Die(die) for die in dice]` with each wrapped. `{category}`
stands for whatever the category is called there.
"""

import ast
from collections.abc import Iterator, Sequence
from itertools import product

from katas.errors import UsageError
from katas.plug.binding.call import Arguments, Call, CallArgument, Give, Make
from katas.plug.hosts.port import Dice, Member, Wrapped
from katas.records import dataclass, replace

HOLE = "{category}"
MARK = "category_goes_here"
"""Stands for the hole while the text is parsed: a name that nobody has."""

LONGEST = 500
DEEPEST = 20

EXAMPLES = 'such as "pair(dice)", "Yatzy(*dice).{category}()" or "score(dice, \'{category}\')"'


@dataclass(frozen=True, slots=True)
class Template:
    """A call with holes. `key` is what it was written down for."""

    key: str
    call: Call

    def filled(self, names: Sequence[str], words: Sequence[str]) -> Iterator[Call]:
        """The calls it may stand for: holes in names and in texts filled with each of these."""
        parts = [part for path in _paths(self.call) for part in path]
        texts = [part for part in _constants(self.call) if isinstance(part, str)]
        in_names, in_texts = (any(MARK in part for part in found) for found in (parts, texts))
        for name, word in product(names if in_names else [""], words if in_texts else [""]):
            yield _filled_call(self.call, name, word)


def read_template(key: str, text: str) -> Template:
    """Parse a call.

    Raises UsageError with what can't be used in one.
    """
    if len(text) > LONGEST:
        raise _wrong(key, text[:40] + "…", "is too long for a call")
    try:
        tree = ast.parse(text.replace(HOLE, MARK).strip())
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise _wrong(key, text, "is no call") from None
    if _deepest(tree) > DEEPEST:
        raise _wrong(key, text[:40] + "…", "goes too deep for a call")
    try:
        return Template(key, _Reader().statements(tree.body))
    except _CantBeUsedError as error:
        raise _wrong(key, text, f"can't be used: {error}") from None


def _deepest(tree: ast.AST) -> int:
    """How many calls stand in one another."""
    deepest, waiting = 0, [(tree, 0)]
    while waiting:
        node, depth = waiting.pop()
        depth += isinstance(node, ast.Call)
        deepest = max(deepest, depth)
        waiting += [(child, depth) for child in ast.iter_child_nodes(node)]
    return deepest


class _CantBeUsedError(Exception):
    """A part of a call that no call is made of."""


def _wrong(key: str, text: str, problem: str) -> UsageError:
    return UsageError(
        f"[tool.katas.calls] {key}: {text!r} {problem.replace(MARK, HOLE)}",
        found=["a call is made of names, calls, texts, whole numbers, dice and *dice"],
        advice=EXAMPLES,
    )


class _Reader:
    """Turns what was parsed into a call; knows the objects that have been given a name."""

    def __init__(self) -> None:
        self._objects: dict[str, Make] = {}

    def statements(self, body: list[ast.stmt]) -> Call:
        if not body:
            raise _CantBeUsedError("nothing is there")
        for statement in body[:-1]:
            self._before(statement)
        last = body[-1]
        if not isinstance(last, ast.Expr):
            raise _CantBeUsedError("the last part gives no score")
        return self._call(last.value)

    def _before(self, statement: ast.stmt) -> None:
        """An object made and named, or given something."""
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                made = self._argument(value)
                if not isinstance(made, Make):
                    raise _CantBeUsedError(f"{name} is no object")
                self._objects[name] = made
            case ast.Assign(
                targets=[ast.Attribute(value=ast.Name(id=name), attr=attribute)], value=value
            ):
                self._give(name, Give(attribute, (self._argument(value),)))
            case ast.Expr(
                value=ast.Call(
                    func=ast.Attribute(value=ast.Name(id=name), attr=method), args=args, keywords=[]
                )
            ):
                self._give(name, Give(method, self._arguments(args), attribute=False))
            case _:
                raise _CantBeUsedError(ast.unparse(statement))

    def _give(self, name: str, gift: Give) -> None:
        if name not in self._objects:
            raise _CantBeUsedError(f"{name} has not been made")
        made = self._objects[name]
        self._objects[name] = replace(made, gifts=(*made.gifts, gift))

    def _call(self, node: ast.expr) -> Call:
        match node:
            case ast.Call(func=func, args=args, keywords=[]):
                on, path = self._reached(func)
                return Call(path or ("__call__",), self._arguments(args), on)
            case ast.Attribute():
                on, path = self._reached(node)
                if on is not None:
                    return Call(path, (), on, attribute=True)
        raise _CantBeUsedError(ast.unparse(node))

    def _reached(self, node: ast.expr) -> tuple[Make | None, tuple[str, ...]]:
        """What a dotted name starts from, if from an object, and the names on the way."""
        match node:
            case ast.Name(id=name):
                return (self._objects[name], ()) if name in self._objects else (None, (name,))
            case ast.Attribute(value=value, attr=attribute):
                on, path = self._reached(value)
                return on, (*path, attribute)
            case ast.Call(func=func, args=args, keywords=[]):
                on, path = self._reached(func)
                if on is None:
                    return Make(path, self._arguments(args)), ()
        raise _CantBeUsedError(ast.unparse(node))

    def _arguments(self, nodes: list[ast.expr]) -> Arguments:
        return tuple(self._argument(node) for node in nodes)

    def _argument(self, node: ast.expr) -> CallArgument:
        match node:
            case ast.ListComp():
                return self._wrapped(node)
            case ast.Starred(value=ast.Name(id="dice")):
                return Dice.EACH
            case ast.Name(id="dice"):
                return Dice.LIST
            case ast.Name(id="category") if "category" not in self._objects:
                return MARK
            case ast.Constant() | ast.UnaryOp():
                return _constant(node)
        return self._named(node)

    def _named(self, node: ast.expr) -> Make | Member:
        """An object that is made, or something that the solution has by name."""
        on, path = self._reached(node)
        if on is None:
            return Member(path)
        if path:
            raise _CantBeUsedError(ast.unparse(node))
        return on

    def _wrapped(self, node: ast.ListComp) -> Wrapped:
        """Each die made into an object of theirs."""
        match node:
            case ast.ListComp(
                elt=ast.Call(func=func, args=[ast.Name(id=given)], keywords=[]),
                generators=[
                    ast.comprehension(
                        target=ast.Name(id=die), iter=ast.Name(id="dice"), ifs=[], is_async=0
                    )
                ],
            ) if given == die:
                on, path = self._reached(func)
                if on is None:
                    return Wrapped(path)
        raise _CantBeUsedError(ast.unparse(node))


def _constant(node: ast.expr) -> str | int:
    """A text, or a whole number."""
    match node:
        case ast.Constant(value=str() | int() as value) if type(value) in (str, int):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as value)):
            return -value
    raise _CantBeUsedError(ast.unparse(node))


def _filled_call(call: Call, name: str, word: str) -> Call:
    return Call(
        _filled_path(call.path, name),
        _filled_arguments(call.arguments, name, word),
        call.on and _filled_make(call.on, name, word),
        call.attribute,
    )


def _filled_make(make: Make, name: str, word: str) -> Make:
    return Make(
        _filled_path(make.path, name),
        _filled_arguments(make.arguments, name, word),
        tuple(
            replace(
                gift,
                name=gift.name.replace(MARK, name),
                arguments=_filled_arguments(gift.arguments, name, word),
            )
            for gift in make.gifts
        ),
    )


def _filled_path(path: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(part.replace(MARK, name) for part in path)


def _filled_arguments(arguments: Arguments, name: str, word: str) -> Arguments:
    return tuple(_filled(argument, name, word) for argument in arguments)


def _filled(argument: CallArgument, name: str, word: str) -> CallArgument:
    match argument:
        case str():
            return argument.replace(MARK, word)
        case Member(path):
            return Member(_filled_path(path, name))
        case Wrapped(path):
            return Wrapped(_filled_path(path, name))
        case Make():
            return _filled_make(argument, name, word)
    return argument


def _paths(call: Call) -> Iterator[tuple[str, ...]]:
    """Every dotted name in a call."""
    yield call.path
    for argument in _all_arguments(call):
        if isinstance(argument, (Member, Make, Wrapped)):
            yield argument.path
        if isinstance(argument, Make):
            yield from ((gift.name,) for gift in argument.gifts)


def _constants(call: Call) -> Iterator[CallArgument]:
    for argument in _all_arguments(call):
        if isinstance(argument, (str, int)):
            yield argument


def _all_arguments(call: Call) -> Iterator[CallArgument]:
    waiting: list[CallArgument] = [*call.arguments, *([call.on] if call.on else [])]
    while waiting:
        argument = waiting.pop()
        yield argument
        if isinstance(argument, Make):
            waiting += argument.arguments
            for gift in argument.gifts:
                waiting += gift.arguments
