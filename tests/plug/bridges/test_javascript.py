"""The bridge to JavaScript: how each shape is driven, what comes of its calls, what it refuses."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from katas.catalog.languages import JAVASCRIPT
from katas.errors import UsageError
from katas.model import Answer, Example, Failure, Roll, Verdict
from katas.plug import Limits
from katas.plug.bridges import open_bridge
from katas.plug.hosts.port import Dice, Made, Member, Reference, Step, Wrapped
from katas.plug.hosts.worker import Worker
from katas.spec import Specification, replay
from tests.plug.bridges import ROLL, ask, failed, needs, offered, scored, shown

pytestmark = needs("node")

SHAPES = Path(__file__).parents[2] / "solutions" / "languages" / "javascript"

LANGUAGE = JAVASCRIPT
ROLLS: list[Roll] = [(3, 1, 3, 2, 6), (6, 1, 1, 1, 1), (2, 2, 2, 2, 2), (4, 4, 4), ()]
SHORT = Limits(call=0.3)

Bridge = Callable[..., Worker]
Spec = Callable[[str], Specification]


LIBRARY = Path("/usr/share/nodejs/lodash")


@pytest.mark.skipif(
    not (LIBRARY.exists() or os.environ.get("CI")), reason="lodash isn't installed here"
)
def test_a_library_that_is_installed_for_everybody_is_found(bridge: Bridge) -> None:
    """Beside the file there is none; the one of the system will do."""
    host = bridge("with_a_library/yatzy.js")
    assert [scored(ask(host, name)) for name in ("chance", "yatzy", "pair")] == [15, 0, 6]


# Shapes, driven as they are

CALLED: Mapping[str, tuple[str, ...]] = {
    "class_with_static_methods/yatzy.js": (
        "Yatzy.chance(*dice)",
        "Yatzy.yatzy(*dice)",
        "Yatzy.twos(*dice)",
        "Yatzy(*dice).fours()",
        "Yatzy.score_pair(*dice)",
    ),
    "prototype_style/yatzy.js": (
        "Yatzy.chance(*dice)",
        "Yatzy.yatzy(*dice)",
        "Yatzy(*dice).twoPairs()",
    ),
    "es_module_by_category/yatzy.js": ("score(dice, category)",),
    "default_class/yatzy.js": ("default(dice).chance()", "default(dice).twoPairs()"),
    "object_of_functions/yatzy.js": ("chance(dice)", "two pairs(dice)"),
    "closure_on_window/yatzy.js": ("Yatzy.pair(dice)", "Yatzy.fullHouse(dice)"),
    "factory_of_functions/yatzy.mjs": ("createYatzy(*dice).fullHouse()",),
    "methods_made_in_constructor/yatzy.js": ("Yatzy(dice).OnePair()",),
    "table_of_texts/yatzy.js": ("rules.small straight(dice)",),
    "map_of_functions/yatzy.js": ("rules.small straight(dice)",),
    "symbols/yatzy.js": ("calculateScore(category, dice)",),
    "getters/yatzy.js": ("Hand(*dice).pair", "Hand(*dice).yatzy"),
    "default_object/yatzy.js": ("default.onePair(*dice)", "default.twoPairs(*dice)"),
    "reexports/index.js": ("ones(dice)", "pair(dice)", "default.smallStraight(dice)"),
    "umd/yatzy.js": ("score(dice, category)",),
    "amd/yatzy.js": ("score(dice, category)",),
    "game_at_the_keyboard/yatzy.js": ("scoreFor(category, dice)",),
    "one_argument_at_a_time/yatzy.js": ("score(category, dice)",),
    "names_in_one_object/yatzy.js": ("score(dice, category)",),
    "list_of_rules/yatzy.js": ("rules.Two pairs.score(dice)",),
    "rule_classes/yatzy.js": ("Pair().score(dice)", "SmallStraight().score(dice)"),
    "object_with_state/yatzy.js": ("game = game(); game.setDice(dice); game.pair()",),
    "browser_page/yatzy.js": ("calculateScore(category, dice)",),
    "instance_exported/yatzy.js": ("exports.pair(dice)", "exports.largeStraight(dice)"),
    "greed_koan/about_scoring.js": ("score(dice)",),
    "greed_global/greed.js": ("score(dice)",),
}
"""How the file of each shape is called, told by a few of its calls."""

STOOD_IN = {
    "browser_page/yatzy.js": ("document", "localStorage", "addEventListener", "Audio", "$"),
    "game_at_the_keyboard/yatzy.js": ("prompt-sync",),
    "greed_koan/about_scoring.js": ("chai",),
}


@pytest.mark.parametrize("file", CALLED)
def test_a_shape_is_driven(
    file: str, bridge: Bridge, spec: Spec, transcript: Callable[[str], Sequence[Example]]
) -> None:
    """Its calls are those it was written for, nothing is missing, and every example passes."""
    kata = "greed" if file.startswith("greed") else "yatzy-four-dice"
    solution = spec(kata).plug(bridge(file))
    binding = solution.binding
    assert set(CALLED[file]) <= {call.text("category") for call in binding.calls.values()}
    assert not binding.missing
    assert not binding.twice
    assert binding.stood_in == STOOD_IN.get(file, ())
    results = replay(transcript(kata), solution)
    assert [result.example.place for result in results if not result.passed] == []


# What is described

DESCRIBED: Mapping[str, list[str]] = {
    "prototype_style/yatzy.js": [
        "Yatzy.chance(d1, d2, d3, d4, d5)",
        "Yatzy.yatzy(...arguments)",
        "Yatzy.count(self, face)",
        "Yatzy.highest(self, count, but)",
    ],
    "default_class/yatzy.js": ["default.chance(self)", "default.yatzy(self)"],
    "closure_on_window/yatzy.js": [
        "Yatzy.pair(dice)",  # by the place of the function, which a helper makes
        "Yatzy.threeOfAKind(dice)",
        "Yatzy.fourOfAKind(dice)",
        "Yatzy.ones(dice)",
    ],
    "factory_of_functions/yatzy.mjs": ["createYatzy.chance(self)", "createYatzy.ones(self)"],
    "one_argument_at_a_time/yatzy.js": ["score(category, dice)"],
    "names_in_one_object/yatzy.js": ["score(dice, category?)"],
    "destructured_list/yatzy.js": [
        "smallStraight([a, b, c, d, e])",
        "largeStraight([a, b, c, d, e]?)",
        "chance([first, ...others])",
        "yatzy([first, ...others])",
    ],
    "getters/yatzy.js": ["Hand.count(self, face)", "Hand.from.count(self, face)"],
    "greed_koan/about_scoring.js": ["score(dice)"],
}
"""The first of what a file offers, in the order in which it is written."""


@pytest.mark.parametrize("file", DESCRIBED)
def test_parameters_are_told_as_they_are_written(file: str, bridge: Bridge) -> None:
    """Names, defaults, the rest, what stands in one pattern, and what is read and not called."""
    found = [offer for offer in offered(bridge(file)) if "(" in offer]
    assert found[: len(DESCRIBED[file])] == DESCRIBED[file]


def test_what_is_written_is_told_with_its_line(bridge: Bridge) -> None:
    """A method's line is where it begins, whatever it is called through."""
    surface = bridge("class_with_static_methods/yatzy.js").describe()
    lines = {offer.name: offer.line for offer in surface.offers}
    assert (lines["chance"], lines["fours"], lines["alike"]) == (8, 23, 64)


def test_a_class_tells_how_it_is_made_and_what_it_holds(bridge: Bridge) -> None:
    """By its constructor, its text, and an object of it where that makes its own functions."""
    (made,) = bridge("methods_made_in_constructor/yatzy.js").describe().classes
    assert made.maker is not None
    assert shown(made.maker) == "Yatzy(dice)"
    assert made.attributes == ("dice",)
    makers = [cls.maker for cls in bridge("getters/yatzy.js").describe().classes]
    assert [shown(maker) for maker in makers if maker] == ["Hand.from(dice)", "Hand(...dice)"]


def test_constants_in_an_object_are_an_enumeration(bridge: Bridge) -> None:
    """Symbols have names and no values that could cross."""
    surface = bridge("symbols/yatzy.js").describe()
    category = surface.find_class(["Category"])
    assert category is not None
    assert category.maker is None
    assert [member.path[-1] for member in category.members][:2] == ["ONES", "TWOS"]
    assert {member.value for member in category.members} == {None}


def test_what_a_file_keeps_to_itself_is_no_offer(bridge: Bridge) -> None:
    """Where something is exported that takes dice, the helpers beside it are not called."""
    assert offered(bridge("umd/yatzy.js")) == ["score(roll, category)"]
    assert offered(bridge("es_module_by_category/yatzy.js")) == ["score(dice, category)"]


def test_what_nothing_is_exported_of_is_all_offered(written: Bridge) -> None:
    """Neither a test framework's names nor Node's are the solution's."""
    host = written(
        """
        const fs = require('fs'), { join } = require('node:path');
        const _hidden = () => 1;
        const FIVE = 5, NAME = 'yatzy';
        let pair = (dice, min = 2, ...more) => 2, async_ = async (dice) => 1;
        class Game { #secret; static BONUS = 50; static get PAIR() { return 'pair'; }
          _helper() {} set dice(dice) { this._dice = dice; } *rolls(n) {} }
        chance = function (dice) { return 1; };
        const bound = pair.bind(null, [1]);
        describe('pair', () => it('is told', () => expect(pair([])).toBe(3)));
        """
    )
    assert offered(host) == [
        "pair(dice, min?, ...more)",
        "async_(dice)",
        "Game.rolls(self, n)",
        "chance(dice)",
        "bound(...arguments)",
    ]
    surface = host.describe()
    assert [(".".join(item.path), item.value) for item in surface.constants] == [
        ("FIVE", 5),
        ("NAME", "yatzy"),
    ]
    (game,) = surface.classes
    assert game.attributes == ("_dice", "dice")
    assert [(item.path[-1], item.value) for item in game.members] == [
        ("PAIR", "pair"),
        ("BONUS", 50),
    ]


def test_what_compilers_make_of_it_is_read_as_well(written: Bridge) -> None:
    """What TypeScript and Babel make of classes, enumerations and the rest of the parameters."""
    host = written(
        """
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: true });
        exports.Category = void 0;
        var Category;
        (function (Category) {
            Category["Ones"] = "ones";
            Category[Category["Twos"] = 2] = "Twos";
        })(Category || (exports.Category = Category = {}));
        var Yatzy = /** @class */ (function () {
            function Yatzy(dice) { this.dice = dice; }
            Yatzy.prototype.chance = function () { return 1; };
            Yatzy.score = function (category) {
                var dice = [];
                for (var _i = 1; _i < arguments.length; _i++) { dice[_i - 1] = arguments[_i]; }
                return dice.length;
            };
            return Yatzy;
        }());
        exports.default = Yatzy;
        """
    )
    assert offered(host) == ["Yatzy.chance(self)", "Yatzy.score(category, ...arguments)"]
    category = host.describe().find_class(["Category"])
    assert category is not None
    assert [(item.path[-1], item.value) for item in category.members] == [
        ("Ones", "ones"),
        ("Twos", 2),
    ]
    assert scored(host.call(("Yatzy", "score"), ["ones", 1, 2, 3])) == 3


def test_who_never_makes_anything_holds_nobody_up(written: Bridge) -> None:
    """What may give an object is tried, and not for ever."""
    host = written(
        """
        class Dice { sum() {} }
        class Game { constructor() { this.roll = () => 1; for (;;); } play() {} }
        function play() { for (;;); return new Dice(); }
        function throwAll() { return new Dice(); }
        const pair = (dice) => 2;
        """
    )
    assert offered(host) == [
        *("Dice.sum(self)", "throwAll.sum(self)", "Game.play(self)", "play()", "pair(dice)")
    ]


@pytest.mark.parametrize(
    ("source", "offers"),
    [
        ("module.exports = (dice) => 1;", ["exports(dice)"]),
        ("module.exports = function pair(dice) {};", ["pair(dice)"]),
        ("module.exports = class Yatzy { pair(dice) {} };", ["Yatzy.pair(self, dice)"]),
        ("exports.Yatzy = function (d) { this.d = d; this.pair = () => 1; }", ["Yatzy.pair(self)"]),
        ("this.pair = (dice) => 1;", ["pair(dice)"]),
        ("(function () { global.pair = (dice) => 1; })();", ["pair(dice)"]),
        ("const pair = (dice) => 1; export { pair as default };", ["pair(dice)"]),
        ("export default async function (dice) {}", ["default(dice)"]),
        ("export default class Yatzy extends Array { pair() {} }", ["Yatzy.pair(self)"]),
        (
            "const of = (n, d) => n; exports.Game = function () { this.pair = of.bind(this, 2); };",
            ["Game.pair(self, argument1?)"],
        ),
        ("const { max } = Math, highest = Math.max;", ["highest(argument1, argument2)"]),
        ("const module = { pair(dice) {} };", ["module.pair(dice)"]),
        ("import './no.css'; const { pair } = { pair(d) {} }; module.exports = pair", ["pair(d)"]),
        ("const module = 1; export const pair = (dice) => require('fs') && 1;", ["pair(dice)"]),
        ("#!/usr/bin/env node\nfunction pair(dice) {} return;", []),
    ],
)
def test_a_file_may_hand_out_what_it_has_as_it_likes(
    source: str, offers: list[str], written: Bridge
) -> None:
    """Everything that Node, bundlers and browsers know as an export, or as a global."""
    assert offered(written(source)) == offers


def test_a_file_is_not_the_main_one(written: Bridge) -> None:
    """What it does when it is run by itself is not done."""
    host = written(
        """
        import { fileURLToPath } from 'node:url';
        if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(1);
        if (require.main === module || !module.parent) process.exit(2);
        if (import.meta.main || process.argv.length > 2) process.exit(3);
        if (import.meta.vitest) process.exit(4);
        export const place = () => [__filename, import.meta.url, import.meta.dirname].join();
        """
    )
    (offer,) = host.describe().offers
    assert offer.path == ("place",)


# What a call comes to


@pytest.mark.parametrize(
    ("name", "score", "kind", "text"),
    [
        ("whole", 14, "int", "14"),
        ("sixAsAFraction", 6, "int", "6"),
        ("nothingBelowZero", 0, "int", "0"),
        ("later", 14, "int", "14"),
        ("text", None, "string", "'14'"),
        ("laterText", None, "string", "'14'"),
        ("longText", None, "string", f"'{'x' * 199}…"),
        ("twoLines", None, "string", r"'one\ntwo'"),
        ("half", None, "number", "0.5"),
        ("notANumber", None, "number", "NaN"),
        ("endless", None, "number", "Infinity"),
        ("huge", None, "number", "1000000000000000"),
        ("big", None, "bigint", "14n"),
        ("boxed", None, "Number", "[Number: 14]"),
        ("yes", None, "boolean", "true"),
        ("nothing", None, "null", "null"),
        ("nothingAtAll", None, "undefined", "undefined"),
        ("list", None, "Array", "[ 14 ]"),
        ("ofItself", None, "Array", "<ref *1> [ [Circular *1] ]"),
        ("points", None, "Points", "Points { value: 14 }"),
        ("bare", None, "Object", "[Object: null prototype] { points: 14 }"),
        ("aClosure", None, "function", "[Function: points]"),
        ("aClass", None, "function", "[class Points]"),
        ("symbol", None, "symbol", "Symbol(pair)"),
        ("shy", None, "Shy", "a Shy"),
        ("never", None, "Promise", "Promise { <pending> }"),
    ],
)
def test_only_a_whole_number_is_a_score(
    bridge: Bridge, name: str, score: int | None, kind: str, text: str
) -> None:
    """A promise is waited for, as its caller would; all else is named and shown."""
    outcome = ask(bridge("in_call/answers.js"), name)
    assert isinstance(outcome, Answer), outcome
    assert (outcome.score, outcome.kind, outcome.shown) == (score, kind, text)
    assert outcome.place.startswith("answers.js:")
    assert outcome.place.endswith(f" in {name}")


ATTRIBUTE, KEY, TYPE = "an attribute that isn't there", "a key that isn't there", "a wrong type"

ERRORS = {
    "text": ("string", "no such category", ""),
    "nothing": ("undefined", "undefined", ""),
    "object": ("Object", "like an error", ""),
    "number": ("number", "14", ""),
    "own": ("InvalidDice", "three dice", ""),
    "named": ("InvalidRoll", "named by hand", ""),
    "rejects": ("InvalidDice", "none", ""),
    "onPurpose": ("RangeError", "a die has six faces", ""),
    "attribute": ("TypeError", "Cannot read properties of undefined (reading 'score')", ATTRIBUTE),
    "method": ("TypeError", "dice.sumUp is not a function", ATTRIBUTE),
    "entry": ("TypeError", "rules[category] is not a function", KEY),
    "name": ("ReferenceError", "countOf is not defined", "a name that isn't there"),
    "early": (
        "ReferenceError",
        "Cannot access 'sum' before initialization",
        "a variable without a value",
    ),
    "constant": ("TypeError", "Assignment to constant variable.", TYPE),
    "emptied": ("TypeError", "Reduce of empty array with no initial value", TYPE),
    "mixed": (
        "TypeError",
        "Cannot mix BigInt and other types, use explicit conversions",
        TYPE,
    ),
    "divided": ("RangeError", "Division by zero", "a division by zero"),
    "length": ("RangeError", "Invalid array length", "a wrong size"),
    "deep": ("RangeError", "Maximum call stack size exceeded", "calling itself without end"),
    "unwritten": ("Error", "Not implemented yet", "not written yet"),
    "todo": ("string", "TODO: the pairs", "not written yet"),
    "exits": ("Exit", "process.exit(3)", "ending the program"),
    "asks": ("AskedForInput", "it asks for input", "asking for input"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_an_error_of_any_kind_is_told(bridge: Bridge, name: str) -> None:
    """By its class, in its own words; and what V8 says of a slip is an accident."""
    outcome = failed(ask(bridge("in_call/errors.js"), name))
    assert outcome.verdict is Verdict.RAISED
    assert (outcome.kind, outcome.message, outcome.accident) == ERRORS[name]
    if outcome.kind not in ("string", "undefined", "Object", "number"):  # those carry no line
        assert outcome.place.startswith("errors.js:")
        assert outcome.place.endswith(f" in {name}")


def test_the_line_of_an_error_is_the_innermost_of_theirs(bridge: Bridge) -> None:
    """In a callback without a name, in the function around it."""
    host = bridge("in_call/errors.js")
    assert failed(ask(host, "inACallback")).place == "errors.js:34 in inACallback"
    assert (
        failed(ask(bridge("asynchronous/yatzy.mjs"), "yatzy", [1])).place == "yatzy.mjs:16 in yatzy"
    )


def test_a_path_may_be_written_as_people_write(tmp_path: Path) -> None:
    """Spaces, brackets and letters from everywhere cross unharmed."""
    folder = tmp_path / "mine løsninger (5), “賽” & 'co'"
    folder.mkdir()
    for name, source in {
        "yatzy.js": "exports.pair = (dice) => require('./høyeste').two(dice);",
        "høyeste.mjs": "export const two = (dice) => dice.map((die) => die.face.value);",
    }.items():
        (folder / name).write_text(source, encoding="utf-8")
    host = open_bridge(folder / "yatzy.js", JAVASCRIPT)
    assert failed(ask(host, "pair")).place == "høyeste.mjs:1 in two"
    host.close()


@pytest.mark.parametrize(
    ("name", "verdict"), [("looping", Verdict.TIMEOUT), ("flood", Verdict.TOO_MUCH_OUTPUT)]
)
def test_what_never_ends_is_ended(bridge: Bridge, name: str, verdict: Verdict) -> None:
    """The next call meets a fresh process, which needs no description."""
    file = "in_call/errors.js" if name == "looping" else "in_call/printing.mjs"
    host = bridge(file, SHORT if name == "looping" else Limits(call=30))
    host.describe()
    outcome = failed(ask(host, name))
    assert outcome.verdict is verdict
    assert isinstance(ask(host, "length" if name == "looping" else "chance"), Answer | Failure)


def test_what_is_printed_is_told(bridge: Bridge) -> None:
    """By `console.log` and on standard output; beside the call, by its beginning, or not at all."""
    host = bridge("in_call/printing.mjs")
    outcome = ask(host, "chance")
    assert scored(outcome) == 15
    assert outcome.printed == "dice: [ 3, 1, 3, 2, 6 ]\nand no line "
    aloud = ask(host, "aloud")
    assert (scored(aloud), aloud.printed) == (15, outcome.printed)
    much = ask(host, "much")
    assert scored(much) == 5
    assert "(the first 2,000 of 10,000 characters)" in much.printed


def test_what_was_printed_before_it_was_ended_is_told(bridge: Bridge) -> None:
    """It may say where it hangs."""
    host = bridge("in_call/printing.mjs", SHORT)
    outcome = failed(ask(host, "flood"))
    assert outcome.printed.startswith("Terningene er kastet.\n")


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("leaves", None),
        ("remembers", None),
        ("sorts", (1, 2, 3, 3, 6)),
        ("empties", ()),
        ("fills", (*5 * ["string"], "Date", "null", "Array", "undefined")),
    ],
)
def test_a_list_is_told_as_it_came_back(
    bridge: Bridge, name: str, left: tuple[object, ...] | None
) -> None:
    """Each call has its own."""
    outcome = ask(bridge("in_call/dice.js"), name)
    assert isinstance(outcome, Answer)
    assert outcome.left == left


def test_an_object_is_made_and_asked_and_let_go(bridge: Bridge) -> None:
    """Its list is watched, however it came in; what isn't there is told by its name."""
    host = bridge("in_call/dice.js")
    made = host.new(("Hand",), [ROLL])
    assert isinstance(made, Reference)
    outcome = host.call(("sorted",), [], made)
    assert isinstance(outcome, Answer)
    assert (outcome.score, outcome.left) == (1, (1, 2, 3, 3, 6))
    assert isinstance(host.set(made, "dice", [5, 4]), Answer)
    again = host.call(("sorted",), [], made)
    assert isinstance(again, Answer)
    assert (again.score, again.left) == (4, (4, 5))
    dice = host.get(("dice",), made)
    assert isinstance(dice, Answer)
    assert (dice.kind, dice.shown) == ("Array", "[ 4, 5 ]")
    for nowhere in (
        host.call(("pair",), [], made),
        host.get(("pair", "points"), made),
        host.call(("gone",), [ROLL]),
        host.call(("Hand", "gone"), [ROLL]),
        host.new(("Gone",), []),
        host.call(("leaves",), [Member(("Category", "PAIR"))]),
    ):
        assert failed(nowhere).kind == "NoSuchName"  # type: ignore[arg-type]  # no reference
    host.release(made)


def test_what_is_handed_over_is_what_it_stands_for(written: Bridge) -> None:
    """Objects, lists of them, members, texts, nothing."""
    host = written(
        """
        class Die { constructor(face) { this.face = face; } }
        const Category = { PAIR: Symbol('pair') };
        const tells = (...given) => given.map((one) => one?.constructor?.name).join();
        const is = (category) => (category === Category.PAIR ? 1 : 0);
        const sum = (dice) => dice.reduce((total, { face }) => total + face, 0);
        module.exports = { Die, Category, tells, is, sum };
        """
    )
    die = host.new(("Die",), [6])
    assert isinstance(die, Reference)
    outcome = ask(host, "tells", die, [die, die], Member(("Category", "PAIR")), "x", 1, None)
    assert isinstance(outcome, Answer)
    assert outcome.shown == "'Die,Array,Symbol,String,Number,'"
    assert scored(ask(host, "is", Member(("Category", "PAIR")))) == 1
    assert scored(ask(host, "sum", [die, die])) == 12


# Many calls at once


def test_many_calls_come_to_what_each_would(bridge: Bridge) -> None:
    """Scores, and for the rest what came instead."""
    host = bridge("in_call/dice.js")
    made = Step("new", ("Hand",), (Dice.LIST,))
    calls = [
        [Step("call", ("leaves",), (Dice.LIST,))],
        [Step("call", ("sorts",), (Dice.LIST,))],
        [made, Step("call", ("sorted",), (), on=0)],
        [made, Step("set", ("dice",), (Dice.LIST,), on=0), Step("call", ("sorted",), (), on=0)],
        [made, Step("get", ("dice",), (), on=0)],
        [Step("call", ("gone",), (Dice.LIST,))],
    ]
    leaves, sorts, hand, again, got, gone = host.call_many(calls, ROLLS)
    assert leaves.scores == [1, 1, 2, 4, None]
    nothing = leaves.odd[4]
    assert isinstance(nothing, Answer)
    assert nothing.shown == "Infinity"
    assert sorts.scores == hand.scores == again.scores == [1, 1, 2, 4, None]
    assert (sorts.changed, sorts.example) == (2, ((3, 1, 3, 2, 6), (1, 2, 3, 3, 6)))
    assert (leaves.changed, again.changed) == (0, 2)
    assert {outcome.kind for outcome in got.odd.values()} == {"Array"}
    assert {outcome.kind for outcome in gone.odd.values()} == {"NoSuchName"}


def test_dice_cross_in_every_form(written: Bridge) -> None:
    """One by one, each as an object, behind a category, on an object that was made of them."""
    host = written(
        """
        class Die { constructor(face) { this.face = face; } }
        class Hand {
          constructor(...dice) { this.dice = dice; }
          get sum() { return add(...this.dice); }
        }
        const add = (...dice) => dice.reduce((a, b) => a + b, 0);
        const faces = (dice) => add(...dice.map(({ face }) => face));
        const score = (category, ...dice) => (category === 'chance' ? add(...dice) : 0);
        const total = (hand) => hand.sum;
        const later = async (dice) => add(...dice);
        const said = (dice) => console.log(dice.length);
        """
    )
    hand = Step("new", ("Hand",), (Dice.EACH,))
    calls = [
        [Step("call", ("add",), (Dice.EACH,))],
        [Step("call", ("faces",), (Wrapped(("Die",)),))],
        [Step("call", ("score",), ("chance", Dice.EACH))],
        [hand, Step("get", ("sum",), (), on=0)],
        [hand, Step("call", ("total",), (Made(0),))],
        [Step("call", ("later",), (Dice.LIST,))],
    ]
    for batch in host.call_many(calls, ROLLS):
        assert batch.scores == [15, 10, 10, 12, 0]
    (said,) = host.call_many([[Step("call", ("said",), (Dice.LIST,))]], ROLLS)
    assert {outcome.kind for outcome in said.odd.values()} == {"undefined"}


def test_an_error_in_many_calls_is_told_each_time(bridge: Bridge) -> None:
    """The same one over and over is looked at once."""
    host = bridge("in_call/errors.js")
    (batch,) = host.call_many([[Step("call", ("own",), (Dice.LIST,))]], ROLLS)
    alone = failed(ask(host, "own"))
    assert list(batch.odd.values()) == [alone] * len(ROLLS)


def test_a_batch_that_takes_long_says_how_far_it_is(bridge: Bridge) -> None:
    """Together the calls may take longer than one of them."""
    host = bridge("asynchronous/yatzy.mjs", SHORT)
    (batch,) = host.call_many([[Step("call", ("chance",), (Dice.LIST,))]], ROLLS[:4] * 350)
    assert batch.scores == [15, 10, 10, 12] * 350


def test_a_promise_that_asks_is_told_so(bridge: Bridge) -> None:
    """Nobody will ever answer it, and nothing else is left to wait for."""
    host = bridge("asynchronous/yatzy.mjs")
    assert failed(ask(host, "asks")).accident == "asking for input"
    assert scored(ask(host, "chance")) == 15


# What doesn't load

MAIN = "put it under `if (require.main === module)`, so that it is done only when you run the file"
APART = "put it into a file of its own, so that it is done only when you run that one"

DECLARED = "Identifier 'sum' has already been declared"
NO_EXPORT = "The requested module './throws_nothing.mjs' does not provide an export"

DO_NOT_LOAD = {
    "brackets.js": [
        "brackets.js does not parse: Unexpected token ')' (line 2)",
        "  2 |   return dice.filter((die) => die === 6)).length;",
    ],
    "unfinished.js": [
        "unfinished.js does not parse: Unexpected end of input (line 3)",
        "  3 |     return 0;",
    ],
    "brackets_in_a_module.js": [
        f"brackets_in_a_module.js does not parse: {DECLARED} (line 3)",
        "  3 |   const sum = dice.length;",
    ],
    "typed.js": [
        "typed.js does not parse: Unexpected token ':' (line 2)",
        "  2 | export function chance(dice: number[]) {",
        "  this looks like TypeScript; such a file ends in .ts",
    ],
    "utf16.js": ["utf16.js is no text that Node reads", "  save it as UTF-8"],
    "library_not_there.js": [
        "library_not_there.js requires left-pad-of-dice, which isn't here (line 2)",
        "  install it: npm install left-pad-of-dice, or do without it",
    ],
    "neighbour_not_there.mjs": [
        "neighbour_not_there.mjs imports ./dice.mjs, which isn't here (line 1)",
        "  put its file beside yours, or do without it",
    ],
    "neighbour_breaks.mjs": [
        "neighbour_breaks.mjs breaks while it loads (table_of_points.mjs, line 3)",
        "  TypeError: Cannot read properties of undefined (reading 'points')",
        "  run it by itself first: node neighbour_breaks.mjs",
    ],
    "no_such_export.mjs": [
        "no_such_export.mjs breaks while it loads",
        f"  SyntaxError: {NO_EXPORT} named 'pair'",
        "  run it by itself first: node no_such_export.mjs",
    ],
    "a_name_too_early.js": [
        "a_name_too_early.js breaks while it loads (line 1)",
        "  ReferenceError: Cannot access 'chance' before initialization",
        "  run it by itself first: node a_name_too_early.js",
    ],
    "throws_a_text.js": [
        "throws_a_text.js breaks while it loads",
        "  there are no dice",
        "  run it by itself first: node throws_a_text.js",
    ],
    "quits.js": ["quits.js ends the program while it loads (line 4)", f"  {MAIN}"],
    "asks.js": ["asks.js asks for input while it loads (line 1)", f"  {MAIN}"],
    "prompts.mjs": ["prompts.mjs asks for input while it loads (line 1)", f"  {APART}"],
    "waits.mjs": ["waits.mjs asks for input while it loads", f"  {APART}"],
    "endless.js": ["endless.js takes too long to load", f"  {MAIN}"],
    "endless.mjs": ["endless.mjs takes too long to load", f"  {APART}"],
    "prints_without_end.js": [
        "prints_without_end.js prints without end while it loads (line 2)",
        f"  {MAIN}",
    ],
}
"""What is said of each file that doesn't load, to the letter."""


@pytest.mark.parametrize("name", DO_NOT_LOAD)
def test_a_file_that_does_not_load_gets_one_message(name: str, bridge: Bridge) -> None:
    """What is wrong, in which line of which file, and what to do."""
    with pytest.raises(UsageError) as caught:
        bridge(f"does_not_load/{name}", Limits(call=0.1)).describe()
    assert str(caught.value).splitlines() == DO_NOT_LOAD[name]


def test_what_is_missing_and_caught_is_done_without(written: Bridge) -> None:
    """A solution may look for a module and not need it."""
    host = written(
        """
        let pad;
        try { pad = require('left-pad-of-dice'); } catch (error) { pad = error.code; }
        module.exports = { has: () => pad };
        """
    )
    outcome = ask(host, "has")
    assert isinstance(outcome, Answer)
    assert outcome.shown == "'MODULE_NOT_FOUND'"


def test_what_is_only_spoken_of_is_not_needed(tmp_path: Path, written: Bridge) -> None:
    """A file that a comment requires need not even parse."""
    (tmp_path / "notes.js").write_text("not a program")
    host = written("// const notes = require('./notes');\nexports.chance = (dice) => dice.length;")
    assert scored(ask(host, "chance")) == 5


def test_installed_modules_and_the_projects_own_are_found(tmp_path: Path, written: Bridge) -> None:
    """In node_modules above the file, and from the root of the project."""
    package = tmp_path / "node_modules" / "dice-of-five"
    package.mkdir(parents=True)
    (package / "index.js").write_text("exports.five = [1, 2, 3, 4, 5];")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "sum.js").write_text("export default (dice) => dice.length;")
    host = written(
        """
        import { five } from 'dice-of-five';
        import sum from '@/sum';
        export const chance = (dice) => sum(dice) + five.length;
        """
    )
    assert offered(host) == ["chance(dice)"]
    assert scored(ask(host, "chance")) == 10


# The bridge by itself


def test_nothing_of_a_solution_is_a_line_of_the_protocol(tmp_path: Path) -> None:
    """Not even what is written past the language, or by a program that it starts."""
    file = tmp_path / "yatzy.js"
    file.write_text(
        """
        require('fs').writeSync(1, 'loud\\n');
        exports.chance = () => {
          require('child_process').execSync('echo louder; cat', { stdio: 'inherit' });
          return require('fs').readdirSync('.').length;
        };
        """
    )
    folder = tmp_path / "folder"
    folder.mkdir()
    told = {"file": str(file), "folder": str(folder), "call_limit": 2, "tools": {}}
    requests = [
        {"id": "a", "op": "call", "path": ["chance"], "arguments": [[1]]},
        {"id": "b", "op": "sing"},
        {"id": "c", "op": "release", "ref": 1},
    ]
    bridge = Path(sys.modules["katas.plug.bridges"].__file__ or "").parent / "javascript"
    done = subprocess.run(
        [
            "node",
            "--no-warnings",
            "--experimental-vm-modules",
            bridge / "bridge.mjs",
            json.dumps(told),
        ],
        input="".join(json.dumps(request) + "\n" for request in requests),
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=20,
        check=True,
    )
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["id"] for reply in replies] == ["a", "b", "c"]
    assert replies[0]["value"] == 0
    assert replies[1]["error"] == {"kind": "Unknown", "message": "there is no sing"}
    assert done.stderr == "loud\nlouder\n"
