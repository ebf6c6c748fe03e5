"""What came that is no answer, in words: a failure, or something that is no score."""

from collections.abc import Mapping
from typing import Any

from katas.model import Answer, Failure


class NoAnswerWords:
    """The words for what is no answer, in one language."""

    def __init__(self, says: Mapping[str, Any]) -> None:
        self._says = says

    def failed(self, failure: Failure, nothing: str, call: object = "") -> tuple[str, str]:
        """How a call failed: what came, `nothing` where it has no better word, and why.

        `call` is what was called, where that is known.
        """
        if words := self._says["ended"].get(failure.verdict.value):
            return nothing, words.format(message=failure.message).rstrip(": ")
        if failure.kind == "SystemExit":
            return nothing, self._says["exits"]
        if failure.kind == "AskedForInput":
            return nothing, self._says["asks"]
        if failure.accident == "a wrong number of arguments":
            called = call or self._says["the-call"]
            words = self._says["arguments"].format(call=called, message=failure.message)
            return nothing, words
        return failure.kind, failure.message

    def silent(self, answer: Answer) -> str:
        """Why nothing came back."""
        printed = " ".join(answer.printed.split())
        words: str = self._says["none-printed" if printed else "none-silent"]
        return words.format(printed=printed)

    def no_score(self, answer: Answer) -> str:
        """Why what came is no score."""
        if answer.is_nothing:
            return self.silent(answer)
        words: str = self._says.get(usual(answer.kind), self._says["other"])
        return words.format(kind=answer.kind)


KINDS = {
    **dict.fromkeys(("boolean", "Boolean", "TrueClass", "FalseClass", "_Bool"), "bool"),
    **dict.fromkeys(("double", "Double", "Float", "number"), "float"),
    **dict.fromkeys(("string", "String", "char *", "Symbol", "symbol"), "str"),
}
"""What languages call the types that there are words for, as Python does."""


def usual(kind: str) -> str:
    """What Python calls a kind of answer, whatever the language does."""
    return KINDS.get(kind, kind)
