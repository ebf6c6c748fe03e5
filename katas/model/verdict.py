"""What became of an example."""

from enum import Enum


class Verdict(Enum):
    """The twelve ends an example can come to; people read five words for them."""

    PASSED = "passed"
    WRONG = "wrong"
    RAISED = "raised"
    NOT_A_SCORE = "not_a_score"
    NOT_THERE = "not_there"
    TIMEOUT = "timeout"
    OUT_OF_MEMORY = "out_of_memory"
    TOO_MUCH_OUTPUT = "too_much_output"
    CRASHED = "crashed"
    PROTOCOL = "protocol"
    NOT_RUN = "not_run"
    OUR_FAULT = "our_fault"

    @property
    def word(self) -> str:
        """The word that people read."""
        return _WORDS.get(self, "broke")


_WORDS = {
    Verdict.PASSED: "passed",
    Verdict.WRONG: "wrong",
    Verdict.NOT_THERE: "not there yet",
    Verdict.OUR_FAULT: "our fault",
}
