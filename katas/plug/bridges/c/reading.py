"""Reads C as the preprocessor leaves it, by its syntax tree."""

import re
from collections.abc import Iterator

import tree_sitter_c
from tree_sitter import Language, Node, Parser

from katas.plug.bridges.c.declarations import Declarations, Function, Type, Variable
from katas.plug.bridges.c.preprocessed import Preprocessed

C = Language(tree_sitter_c.language())

NO_TYPE = re.compile(
    rb"^(?!(?:if|for|while|switch|return|else|do|sizeof)\b)"
    rb"(?=[A-Za-z_]\w*[ \t]*\([^()]*\)\s*(?:\{|(?:[A-Za-z_][\w\s,*\[\]]*;\s*)+\{))",
    re.MULTILINE,
)
"""A function of old C that says no type, where its line begins: `pair(dice) int dice[]; {`."""


def read(source: Preprocessed) -> Declarations:
    """Read what the learner's own text declares."""
    return _Reader(source).found


class _Reader:
    """One walk through a file's tree."""

    def __init__(self, source: Preprocessed) -> None:
        self._source = source
        self.found = Declarations(macros=source.macros)
        text = NO_TYPE.sub(b"int ", source.text)
        for node in _declarations(Parser(C).parse(text).root_node):
            self._declare(node)

    def _declare(self, node: Node) -> None:
        if node.type.endswith("_specifier"):  # one that declares no more than itself
            self._named(node)
            return
        base = self._base(node)
        if base is None:
            return
        declarators = node.children_by_field_name("declarator")
        if node.type == "type_definition":
            for declarator in declarators:
                name, way = _declared(declarator)
                self.found.typedefs[name] = Type(base.base, way, base.const)
        elif node.type == "function_definition" and declarators:
            self._function(node, base, declarators[0])
        elif node.type == "declaration":
            for declarator in declarators:
                self._declaration(node, base, declarator)

    def _declaration(self, node: Node, base: Type, declarator: Node) -> None:
        name, way = _declared(declarator)
        if way[:1] == ("()",):
            if name not in self.found.functions:
                self._function(node, base, declarator)
            return
        elsewhere = "extern" in _storage(node) and declarator.type != "init_declarator"
        known = self.found.variables.get(name)
        if known is None or known.elsewhere:
            row = declarator.start_point[0]
            written = Type(base.base, way, base.const)
            self.found.variables[name] = Variable(name, written, row, elsewhere)

    def _function(self, node: Node, base: Type, declarator: Node) -> None:
        name, way = _declared(declarator)
        listed = _parameter_list(declarator)
        if way[:1] != ("()",) or listed is None:
            return
        body = node.child_by_field_name("body")
        self.found.functions.pop(name, None)  # its place is where it has a body
        self.found.functions[name] = Function(
            name,
            Type(base.base, way[1:], base.const),
            tuple(self._parameters(node, listed)),
            self._source.places[declarator.start_point[0]],
            None if body is None else _text(body),
        )

    def _parameters(self, node: Node, listed: Node) -> Iterator[Variable]:
        said = {
            variable.name: variable
            for child in node.children
            if child.type == "declaration"
            for variable in self._variables(child)
        }
        old = node.type == "function_definition" and all(map(self._is_name, listed.named_children))
        for child in listed.named_children:
            if old:  # its type is said behind the list, or is int
                name = _text(child)
                yield said.get(name, Variable(name, Type("int")))
            elif child.type == "variadic_parameter":
                yield Variable("", Type("..."))
            elif child.type == "parameter_declaration":
                found = list(self._variables(child)) or [Variable("", self._base(child) or VOID)]
                yield from (item for item in found if item.type != VOID)

    def _is_name(self, parameter: Node) -> bool:
        """Whether a parameter is nothing but a name, as in old C."""
        name = _text(parameter)
        known = name in self.found.typedefs or name in ("void", "int")
        return re.fullmatch(r"[^\W\d]\w*", name) is not None and not known

    def _variables(self, node: Node) -> Iterator[Variable]:
        """The variables that one declaration names."""
        base = self._base(node) or VOID
        for declarator in node.children_by_field_name("declarator"):
            name, way = _declared(declarator)
            yield Variable(name, Type(base.base, way, base.const), node.start_point[0])

    def _base(self, node: Node) -> Type | None:
        """The type that a declaration begins with; what it defines on the way is kept."""
        written = node.child_by_field_name("type")
        if written is None:
            return None
        qualifiers = [_text(child) for child in node.children if child.type == "type_qualifier"]
        return Type(self._named(written), (), "const" in qualifiers)

    def _named(self, node: Node) -> str:
        """What a type is called; a struct or an enumeration that is defined there is kept."""
        if node.type in STRUCTS:
            return self._struct(node)
        if node.type == "enum_specifier":
            return self._enum(node)
        return " ".join(_text(node).split())

    def _struct(self, node: Node) -> str:
        word = node.type.removesuffix("_specifier")
        called, body = node.child_by_field_name("name"), node.child_by_field_name("body")
        tag = f"#{len(self.found.structs)}" if called is None else _text(called)
        name = f"{word} {tag}"
        if called is not None:
            self.found.tags[tag] = name
        if body is not None:
            self.found.structs[name] = ()  # its fields may have structs of their own
            fields = [child for child in body.named_children if child.type == "field_declaration"]
            self.found.structs[name] = tuple(
                variable for child in fields for variable in self._variables(child)
            )
        return name

    def _enum(self, node: Node) -> str:
        called, body = node.child_by_field_name("name"), node.child_by_field_name("body")
        for child in body.named_children if body is not None else ():
            if (enumerator := child.child_by_field_name("name")) is not None:
                self.found.enumerators[_text(enumerator)] = child.start_point[0]
        if called is None:
            return "enum #"
        name = self.found.tags[_text(called)] = f"enum {_text(called)}"
        return name


VOID = Type("void")

STRUCTS = ("struct_specifier", "union_specifier")
DECLARING = ("function_definition", "declaration", "type_definition", "enum_specifier", *STRUCTS)


def _declarations(node: Node) -> Iterator[Node]:
    """The declarations of a file, also those in what the parser makes no sense of."""
    for child in node.children:
        if child.type in DECLARING:
            yield child
        elif child.type in ("ERROR", "linkage_specification", "declaration_list"):
            yield from _declarations(child)


def _declared(node: Node | None) -> tuple[str, tuple[str, ...]]:
    """The name that a declarator declares, and the way from it outwards to its base."""
    if node is None:
        return "", ()
    inner = node.child_by_field_name("declarator")
    if inner is None and node.type in ("parenthesized_declarator", "attributed_declarator"):
        inner = next((child for child in node.named_children if "declarator" in child.type), None)
        inner = inner or next(iter(node.named_children), None)
    name, way = _declared(inner)
    if node.type in ("identifier", "field_identifier", "type_identifier", "primitive_type"):
        return _text(node), ()
    if "pointer_declarator" in node.type:
        return name, (*way, "*")
    if "array_declarator" in node.type:
        size = node.child_by_field_name("size")
        return name, (*way, f"[{_text(size)}]" if size is not None else "[]")
    if "function_declarator" in node.type:
        return name, (*way, "()")
    return name, way


def _parameter_list(node: Node | None) -> Node | None:
    """The parameters of the function that a declarator declares: those next to its name."""
    found = None
    while node is not None:
        found = node.child_by_field_name("parameters") or found
        node = node.child_by_field_name("declarator") or next(
            (child for child in node.named_children if "declarator" in child.type), None
        )
    return found


def _storage(node: Node) -> set[str]:
    return {_text(child) for child in node.children if child.type == "storage_class_specifier"}


def _text(node: Node) -> str:
    return (node.text or b"").decode("utf-8", "replace")
