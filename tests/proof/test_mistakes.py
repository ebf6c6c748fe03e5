"""One right game, and many that make one mistake each: what catches which."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from katas.model import Example, Place
from katas.plug import Solution
from katas.proof import play_side_by_side
from katas.proof.playing import side_by_side
from katas.spec import Specification, replay
from tests.proof.conftest import NAMES

KATA = "yatzy-norwegian"

Plug = Callable[[str, Path], Solution]
Open = Callable[[str], Specification]
Told = Callable[[str], list[Example]]


@dataclass(frozen=True)
class Mistake:
    """One mistake: what stands in the right game, and what stands there instead.

    `caught_by` is a scenario that fails, empty where no example notices. Side by side it
    takes at most so many `goes` to show, None where it doesn't; with `house`, where the house
    rules are played.
    """

    name: str
    right: str
    wrong: str
    caught_by: str
    goes: int | None
    house: bool = False


USED = 'if category in card:\n            raise NotAllowed("it is used")'
THREE = 'if self.thrown == 3:\n            raise NotAllowed("three throws are all there are")'
LYING = """\
self.roll = [
            self.roll[place - 1] if place in self.held else next(fallen)
            for place in range(1, 6)
        ]
"""
ANEW = """\
        self.roll = []
        self.held = []
        self.thrown = 0
        return points
"""
TURN = "self.players[self.goes % len(self.players)]"
END = "self.goes == 15 * len(self.players)"
BEST = "most = max(self.total(name) for name in self.players)"
WON = "[name for name in self.players if self.total(name) == most]"
TOTAL = "return sum(self.cards[player].values()) + self.bonus(player)"
UPPER = "sum(self.cards[player].get(category, 0) for category in UPPER)"
HOLDS = "self.held = list(positions)"
SOMETHING = "if not self.roll or category not in CATEGORIES:"
GAME = "if not players or len(set(players)) < len(players) or dice != 5:"

FULL_GAME = 15
TWO_FULL_GAMES = 30

MISTAKES = [
    # The sums
    Mistake(
        "the bonus is paid above 63 only",
        "self.upper(player) >= 63",
        "self.upper(player) > 63",
        "Så mange av hvert slag",
        FULL_GAME,
    ),
    Mistake(
        "the bonus is 35",
        "return 50 if self.upper",
        "return 35 if self.upper",
        "Så mange av hvert slag",
        FULL_GAME,
    ),
    Mistake(
        "the total is without the bonus",
        TOTAL,
        "return sum(self.cards[player].values())",
        "Bonusen avgjør",
        FULL_GAME,
    ),
    Mistake(
        "the bonus is in the upper sum as well",
        f"return {UPPER}",
        f"return (lambda points: points + 50 * (points >= 63))({UPPER})",
        "To deltakere, og det er jevnt",
        6,
    ),
    Mistake(
        "the upper sum is that of the whole card",
        f"return {UPPER}",
        "return sum(self.cards[player].values())",
        "Bare øvre del teller med",
        1,
    ),
    # Throwing and holding
    Mistake("there are four throws", THREE, THREE.replace("3", "4"), "Et fjerde kast", 1),
    Mistake(
        "there are two throws",
        THREE,
        THREE.replace("3", "2"),
        "En hel runde, fra første kast til Femmere",
        1,
    ),
    Mistake(
        "a hold sticks to the later throws",
        "self.thrown += 1\n        self.held = []",
        "self.thrown += 1",
        "Det som ble holdt igjen, er fritt igjen etter neste kast",
        1,
    ),
    Mistake(
        "what is held moves to the left",
        LYING,
        "self.roll = [self.roll[place - 1] for place in sorted(self.held)] + list(fallen)\n",
        "To femmere holdes igjen",
        1,
    ),
    Mistake(
        "a second hold adds to the first",
        HOLDS,
        "self.held += [place for place in positions if place not in self.held]",
        "Hun ombestemmer seg",
        1,
    ),
    Mistake(
        "to hold nothing is to hold on to what was held",
        HOLDS,
        "self.held = list(positions) or self.held",
        "",
        1,
    ),
    Mistake(
        "places are counted from 0",
        LYING,
        LYING.replace("if place in", "if place - 1 in"),
        "To femmere holdes igjen",
        1,
    ),
    Mistake(
        "the dice are sorted",
        LYING,
        LYING.replace("[\n", "sorted([\n").replace("        ]\n", "        ])\n"),
        "Første kast",
        1,
    ),
    Mistake(
        "what is held stays for the next go",
        ANEW,
        ANEW.replace("        self.held = []\n", ""),
        "Neste runde begynner med alle fem",
        1,
    ),
    Mistake(
        "the throws of the next go aren't counted anew",
        ANEW,
        ANEW.replace("        self.thrown = 0\n", ""),
        "Neste runde har tre nye kast",
        1,
    ),
    Mistake(
        "only after the third throw may a roll be placed",
        SOMETHING,
        SOMETHING.replace("not self.roll", "self.thrown < 3"),
        "Fornøyd med det første",
        1,
    ),
    # The card
    Mistake(
        "a category is used twice",
        USED,
        USED.replace("category in card", "False"),
        "Femmere for andre gang",
        2,
    ),
    Mistake(
        "a category that was struck isn't used",
        USED,
        USED.replace("category in card", "card.get(category)"),
        "Det som er strøket, er brukt",
        2,
    ),
    Mistake(
        "a category is used by one player for all",
        USED,
        USED.replace("category in card", "any(category in card for card in self.cards.values())"),
        "Samme rubrikk på to brett",
        2,
    ),
    Mistake(
        "a roll that doesn't fit can't be placed",
        "card[category] = points",
        'if not points:\n            raise NotAllowed("it scores nothing")\n'
        "        card[category] = points",
        "Yatzy strykes",
        1,
    ),
    Mistake(
        "what was struck isn't on the card",
        "card[category] = points",
        "card.update({category: points} if points else {})",
        "Yatzy strykes",
        1,
    ),
    Mistake(
        "everybody's points are on one card",
        "{name: {} for name in players}",
        "dict.fromkeys(players, {})",
        "Samme rubrikk på to brett",
        2,
    ),
    Mistake(
        "a placed roll gives the sum so far",
        "        return points\n",
        "        return sum(card.values())\n",
        "Etter et nei velger hun noe annet",
        2,
    ),
    Mistake(
        "a pair is the lowest pair",
        "many * max(",
        "many * min(",
        "Tre runder",
        1,
    ),
    # A refusal changes nothing
    Mistake(
        "a refused place ends the go",
        USED,
        USED.replace("raise", "self.goes += 1\n            raise"),
        "Et nei flytter ikke turen",
        2,
    ),
    Mistake(
        "a refused place uses up a throw",
        USED,
        USED.replace("raise", "self.thrown += 1\n            raise"),
        "Etter et nei har hun kastene sine igjen",
        2,
    ),
    Mistake(
        "a refused place lets go of what is held",
        USED,
        USED.replace("raise", "self.held = []\n            raise"),
        "",
        2,
    ),
    Mistake(
        "a refused throw clears the table",
        THREE,
        THREE.replace("raise", "self.roll = []\n            raise"),
        "Etter et kast for mye kan hun fortsatt føre det tredje",
        1,
    ),
    Mistake(
        "a refused throw lies on the table",
        THREE,
        THREE.replace("raise", "self.roll = list(dice)\n            raise"),
        "Etter et kast for mye kan hun fortsatt føre det tredje",
        1,
    ),
    # Go after go
    Mistake(
        "the same player goes on",
        TURN,
        "self.players[self.goes // 15 % len(self.players)]",
        "To deltakere",
        1,
    ),
    Mistake(
        "the players come the other way round",
        "self.players = list(players)",
        "self.players = list(reversed(players))",
        "Fire deltakere, hele bordet rundt",
        0,
    ),
    Mistake(
        "the round counts the goes",
        "min(self.goes // len(self.players) + 1, 15)",
        "self.goes + 1",
        "Tilbake til den første",
        1,
    ),
    Mistake(
        "the rounds are counted from 0",
        "len(self.players) + 1, 15",
        "len(self.players), 15",
        "Den som er alene, har alltid tur",
        0,
    ),
    Mistake(
        "the game is over one go too early",
        END,
        "self.goes >= 15 * len(self.players) - 1",
        "Femten runder for en deltaker alene",
        FULL_GAME,
    ),
    Mistake(
        "the game is over when the first is done",
        END,
        "len(self.cards[self.players[0]]) == 15",
        "Den siste må også få sin femtende runde",
        TWO_FULL_GAMES,
    ),
    Mistake(
        "the game is over one go too late",
        END,
        "self.goes > 15 * len(self.players)",
        "Femten runder for en deltaker alene",
        FULL_GAME,
    ),
    Mistake(
        "dice are thrown after the end",
        "def throw(self, dice):\n        if self.over:",
        "def throw(self, dice):\n        if False:",
        "Etter slutten kastes det ikke mer",
        FULL_GAME,
    ),
    # Who has won
    Mistake("of a tie the first wins", WON, f"{WON}[:1]", "To deler seieren", TWO_FULL_GAMES),
    Mistake("of a tie the last wins", WON, f"{WON}[-1:]", "To av tre", TWO_FULL_GAMES),
    Mistake(
        "the lowest total wins",
        BEST,
        BEST.replace("max", "min"),
        "Den med størst sjanse",
        TWO_FULL_GAMES,
    ),
    # What the house refuses
    Mistake("a seven is thrown", " or max(dice) > 6", "", "En sjuer", 0, house=True),
    Mistake(
        "a nought is thrown",
        "min(dice) < 1 or ",
        "",
        "En terning uten øyne",
        0,
        house=True,
    ),
    Mistake(
        "dice too many are thrown",
        "len(dice) != 5 - len(self.held)",
        "len(dice) < 5 - len(self.held)",
        "For mange terninger",
        0,
        house=True,
    ),
    Mistake(
        "a die is held twice",
        " or len(set(positions)) < len(positions)",
        "",
        "Samme terning to ganger",
        0,
        house=True,
    ),
    Mistake(
        "a die is held before the first throw",
        "if not self.roll or len(set(positions))",
        "if len(set(positions))",
        "Før første kast",
        0,
        house=True,
    ),
    Mistake(
        "place 0 is held",
        "<= {1, 2",
        "<= {0, 1, 2",
        "Plassene telles fra 1",
        0,
        house=True,
    ),
    Mistake(
        "a sixth die is held",
        "4, 5}:",
        "4, 5, 6}:",
        "En terning som ikke finnes",
        1,
        house=True,
    ),
    Mistake(
        "an empty table is placed",
        "if not self.roll or category",
        "if category",
        "Ingenting er kastet",
        1,
        house=True,
    ),
    Mistake(
        "the table is not cleared for the next go",
        ANEW,
        ANEW.replace("        self.roll = []\n", ""),
        "",
        2,
        house=True,
    ),
    Mistake("nobody plays", "if not players or ", "if ", "Ingen deltakere", None, house=True),
    Mistake(
        "somebody plays twice",
        GAME,
        GAME.replace(" or len(set(players)) < len(players)", ""),
        "Samme deltaker to ganger",
        None,
        house=True,
    ),
    Mistake(
        "somebody wins before the end",
        "if not self.over:",
        "if False:",
        "Vinneren før slutten",
        None,
        house=True,
    ),
]

each_mistake = pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.name)


@pytest.fixture(scope="module")
def made(
    right: Path, plugged: Plug, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[Mistake], Solution]:
    """Make a mistake in the right game, and plug it in."""
    folder = tmp_path_factory.mktemp("mistakes")
    text = right.read_text("utf-8")

    def made(mistake: Mistake) -> Solution:
        assert text.count(mistake.right) == 1, "it is one small replacement"
        file = folder / f"mistake_{MISTAKES.index(mistake)}.py"
        if not file.exists():
            file.write_text(text.replace(mistake.right, mistake.wrong), "utf-8")
        return plugged(KATA, file)

    return made


def failed(solution: Solution, examples: list[Example]) -> set[str]:
    """The scenarios that a game doesn't pass."""
    return {result.example.scenario for result in replay(examples, solution) if not result.passed}


def test_the_right_game_passes_every_example(
    right: Path, plugged: Plug, told_in_examples: Told
) -> None:
    """Or nothing said below would say anything of a mistake: house rules too."""
    solution = plugged(KATA, right)
    assert solution.binding.missing == {}
    assert failed(solution, told_in_examples(KATA)) == set()


def test_mistakes_have_names_and_places_of_their_own() -> None:
    """A row copied and forgotten would test the same again."""
    assert len({mistake.name for mistake in MISTAKES}) == len(MISTAKES)
    assert len({(mistake.right, mistake.wrong) for mistake in MISTAKES}) == len(MISTAKES)


@each_mistake
def test_a_mistake_is_caught_by_the_example_that_is_about_it(
    mistake: Mistake, made: Callable[[Mistake], Solution], told_in_examples: Told
) -> None:
    """It is bound as the right game is, and the scenario named fails; or none at all does."""
    solution = made(mistake)
    assert solution.binding.missing == {}
    examples = told_in_examples(KATA)
    if mistake.caught_by:
        about_it = [item for item in examples if item.scenario == mistake.caught_by]
        assert failed(solution, about_it) == {mistake.caught_by}
    else:
        assert failed(solution, examples) == set()


@each_mistake
def test_a_mistake_shows_side_by_side_in_a_story_that_is_short(
    mistake: Mistake,
    made: Callable[[Mistake], Solution],
    spec: Open,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first seed is enough; the story has no more goes than the mistake needs.

    It is shortened with a part of the usual patience, which is all that it takes.
    """
    monkeypatch.setattr(side_by_side, "WORK", 600)
    solution = made(mistake)
    if mistake.goes is None:
        monkeypatch.setattr(side_by_side, "GAMES", 3)
    played = play_side_by_side(
        spec(KATA), solution, NAMES, seed=1, house=mistake.house, clock=lambda: 0
    )
    if mistake.goes is None:
        assert played.result is None
        return
    assert played.result is not None
    assert not played.result.passed
    goes = [move for move in played.result.example.moves if isinstance(move, Place)]
    assert len(goes) <= mistake.goes


def test_what_side_by_side_leaves_to_the_examples() -> None:
    """Who sits down, and who has won too early, are asked by no story."""
    assert [mistake.name for mistake in MISTAKES if mistake.goes is None] == [
        "nobody plays",
        "somebody plays twice",
        "somebody wins before the end",
    ]


def test_what_the_examples_leave_to_side_by_side() -> None:
    """No scenario is about these, and a story comes across them."""
    assert [mistake.name for mistake in MISTAKES if not mistake.caught_by] == [
        "to hold nothing is to hold on to what was held",
        "a refused place lets go of what is held",
        "the table is not cleared for the next go",
    ]


@pytest.mark.parametrize("house", [False, True], ids=["the rules", "the house rules"])
@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.usefixtures("few_games")
def test_the_right_game_goes_alike_whatever_the_seed(
    seed: int, right: Path, plugged: Plug, spec: Open, *, house: bool
) -> None:
    """What is right is never told to be wrong."""
    played = play_side_by_side(
        spec(KATA), plugged(KATA, right), NAMES, seed, house=house, clock=lambda: 0
    )
    assert (played.result, played.games) == (None, 3)
    assert played.moves > 20


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.usefixtures("few_games")
def test_our_game_with_four_dice_and_five_goes_alike(
    seed: int, references: Path, plugged: Plug, spec: Open, told_in_examples: Told
) -> None:
    """The kata without bonus and winners is played beside as well."""
    kata = "yatzy-four-dice"
    solution = plugged(kata, references / "yatzy" / "reference" / "python" / "four_dice.py")
    assert failed(solution, told_in_examples(kata)) == set()
    for house in (False, True):
        played = play_side_by_side(spec(kata), solution, NAMES, seed, house=house, clock=lambda: 0)
        assert played.result is None
