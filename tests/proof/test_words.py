"""The words of the proof: all of them in each language, for everything that can be found out."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from katas.model import Answer, Failure, Verdict
from katas.proof.diagnosing import conditions
from katas.proof.diagnosing.alone import Alone, partly
from katas.proof.diagnosing.causes import (
    Behind,
    Cause,
    Known,
    NoAnswer,
    Off,
    Overlooked,
    Part,
    PaysAs,
    Places,
    Reckoned,
    Rules,
    Sets,
    Times,
    Unknown,
    When,
)
from katas.proof.diagnosing.conditions import Condition
from katas.proof.diagnosing.diagnosis import SO_MANY_TIMES
from katas.proof.diagnosing.formulas import Formula
from katas.proof.diagnosing.overlooked import OF_THE_DICE, OF_THE_ORDER, WHATEVER
from katas.proof.diagnosing.places import Place
from katas.proof.diagnosing.points import points_of
from katas.proof.diagnosing.saying import Saying, figure
from katas.proof.domain import domain_of
from katas.proof.near_misses import NearMiss
from katas.proof.report import words
from katas.spec import Specification

Open = Callable[[str], Specification]

LANGUAGES = ("en", "no")
SHOWS = (1, 1, 2, 3, 4)

ENDS = ("timeout", "out_of_memory", "too_much_output", "crashed", "protocol", "not_run")
"""The verdicts that end a call, and are neither an error nor an answer."""


def all_conditions() -> list[Condition]:
    """Everything that rolls can have in common, with any number of dice there is."""
    in_order = points_of((5,), ordered=True).conditions
    found = {(item.key, *item.values.items()): item for item, _ in in_order}
    for dice in ((5,), (5, 4), (5, 4, 3, 2, 1, 0)):
        for item in conditions.of_the_dice(dice):
            found.setdefault((item.key, *item.values.items()), item)
    of_the_score = [Condition(key, lambda _: False) for key in ("pays", "pays-not")]
    return [*found.values(), *of_the_score]


def all_habits() -> Iterator[Cause]:
    """Everything that may be given instead."""
    for formula, _ in points_of((5,), ordered=True).formulas:
        yield Reckoned(formula)
    yield Reckoned(Formula("and-sum"))
    yield from map(Overlooked, (*OF_THE_DICE, *OF_THE_ORDER, *WHATEVER))
    domain = domain_of((3, 2, 1, 0))
    yield from map(Part, partly(domain, [0] * len(domain.shapes)))
    yield PaysAs("pair")
    yield from (Off(5), Off(-5))
    yield from (Times(many, of) for many, of in SO_MANY_TIMES)


def no_answers() -> Iterator[NoAnswer]:
    """Everything that is no score."""
    yield NoAnswer(Answer(None, "NoneType", "None"))
    for kind in ("bool", "float", "str", "list", "tuple", "set"):
        yield NoAnswer(Answer(None, kind, "x"))
    for verdict in (Verdict.RAISED, *map(Verdict, ENDS)):
        yield NoAnswer(Failure(verdict, "ValueError", "too few"))


def behind(cause: Cause, when: When = (), *, rolls: int = 1200) -> Behind:
    """A cause, behind so many rolls of 1,200."""
    return Behind(cause, rolls, 1200, SHOWS, when)


def saying(spec: Open, language: str) -> Saying:
    """What says it in a language, whatever that of the kata is."""
    return Saying(spec("yatzy-four-dice"), words(language))


def assert_reads_well(said: str) -> None:
    """It begins as a sentence does, everything is filled in, and nothing is there twice."""
    assert said[0] == said[0].upper()
    assert "{" not in said
    assert "  " not in said
    assert " ," not in said
    assert not re.search(r"\b(\w+) \1\b", said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_has_words(language: str, spec: Open) -> None:
    """All that rolls can have in common can be said, each otherwise; no words are for nothing."""
    says = saying(spec, language)
    found = all_conditions()
    sentences = [says.sentence("pair", behind(Off(1), ((item,),))) for item in found]
    for sentence in sentences:
        assert_reads_well(sentence)
    assert len(set(sentences)) == len(sentences)
    keys = {re.sub(r"-\d$", "", key) for key in words(language)["when"]}
    assert keys == {item.key for item in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_habit_has_words(language: str, spec: Open) -> None:
    """All that can be given instead can be said, each otherwise."""
    says = saying(spec, language)
    sentences = [says.sentence("chance", behind(cause)) for cause in all_habits()]
    for sentence in sentences:
        assert_reads_well(sentence)
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_join_them_reads_well(language: str, spec: Open) -> None:
    """One condition or several, on all rolls where they hold or on most."""
    says = saying(spec, language)
    one, other, third = all_conditions()[:3]
    whens: list[When] = [(), ((one,),), ((one, other),), ((one,), (other, third))]
    for when in whens:
        for rolls in (1200, 1100):
            causes: list[Cause] = [
                *no_answers(),
                Off(1),
                Unknown(),
                Rules(("exactly",)),
                known(1),
                known(2),
            ]
            for cause in causes:
                assert_reads_well(says.sentence("pair", behind(cause, when, rolls=rolls)))


def known(many: int) -> Known:
    """So many known mistakes, which no roll tells apart."""
    teacher = {"en": "The sixes are missed.", "no": "Sekserne blir ikke med."}
    near = NearMiss("no sixes", Path(), "yatzy-exactly", ("pair",), ("exactly",), teacher)
    return Known((near,) * many)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_and_kind_has_words(language: str) -> None:
    """What ends a call has words, and so has what comes back and is no score."""
    said = words(language)
    assert set(said["ends"]) >= set(ENDS)
    assert set(said["kinds"]) == {"bool", "float", "str", "list", "tuple", "other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_that_count_for_themselves_are_told(language: str, spec: Open) -> None:
    """Places, however often they count, and sets of one face, whatever they give."""
    says = saying(spec, language)
    for times in (0, 2, 3, 4):
        assert_reads_well(says.sentence("ones", behind(Places((Place(5, times),)))))
    for many in range(1, 6):
        for faces in ((5,), (2, 3, 4)):
            for gives in ("nothing", "singles", "three", "fixed"):
                sets = Sets((Alone(many, faces, gives, 200, 400),) * 7)
                assert_reads_well(says.sentence(None, behind(sets)))


def test_one_is_not_told_as_many(spec: Open) -> None:
    """One die and none have words of their own, in both languages."""
    dice = {many: Condition("dice", bool, {"many": many}) for many in (0, 1, 2)}
    said = {
        language: [
            saying(spec, language).sentence("pair", behind(Off(1), ((item,),)))
            for item in dice.values()
        ]
        for language in LANGUAGES
    }
    assert [text.partition(",")[0] for text in said["en"]] == [
        "Whenever there are no dice",
        "Whenever there is one die",
        "Whenever there are two dice",
    ]
    assert [text.partition(",")[0] for text in said["no"]] == [
        "Når det ikke er noen terninger",
        "Når det er én terning",
        "Når det er to terninger",
    ]
    alone = behind(Sets((Alone(1, (5,), "fixed", 5, 50),)))
    assert saying(spec, "en").sentence(None, alone) == "A 5 alone gives 5, and should give 50"
    assert saying(spec, "no").sentence(None, alone) == "En 5-er alene gir 5, og skal gi 50"


def test_the_verb_is_in_its_place(spec: Open) -> None:
    """Norwegian turns it around behind a condition, English doesn't."""
    when: When = ((Condition("house", bool),),)
    english, norwegian = saying(spec, "en"), saying(spec, "no")
    assert english.sentence("pair", behind(Off(2))) == "It gives 2 too many (1,1,2,3,4)"
    assert norwegian.sentence("pair", behind(Off(2))) == "Det blir 2 for mye (1,1,2,3,4)"
    assert english.sentence("pair", behind(Off(2), when)) == (
        "Whenever three dice are equal and the two others too, it gives 2 too many (1,1,2,3,4)"
    )
    assert norwegian.sentence("pair", behind(Off(2), when)) == (
        "Når tre terninger er like og de to andre også, blir det 2 for mye (1,1,2,3,4)"
    )


def test_numbers_are_written_as_the_language_does() -> None:
    """A comma would be a decimal one in Norwegian."""
    assert figure(7776, words("en")) == "7,776"
    assert figure(7776, words("no")) == "7\N{NO-BREAK SPACE}776"
