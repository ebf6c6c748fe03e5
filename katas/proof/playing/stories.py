"""Makes up whole games, move by move, from a seed: legal moves, and such as the rules refuse."""

from collections.abc import Iterator, Sequence
from random import Random

from katas.model import FACES, Ask, Begin, GameRules, Hold, Move, Place, Roll, Throw
from katas.spec import OwnTable, Specification

NOWHERE = "no category"
"""What no card has."""

NO_POSITIONS = ((0,), (6,), (1, 1), (2, 9))
"""Dice that aren't there, or are held twice."""


class Stories:
    """The games of one seed; `house` has moves in them that only the house refuses."""

    def __init__(
        self, spec: Specification, names: Sequence[str], seed: int, *, house: bool
    ) -> None:
        self._spec = spec
        self._names = names
        self._seed = seed
        self._house = house

    def story(self, number: int) -> list[Move]:
        """The moves of one game, the `Begin` first; the same for the same seed and number."""
        chance = Random(f"{self._seed}/{number}/{self._house}")  # noqa: S311  # a game's, no secret's
        return _Game(self._spec, self._names, chance, house=self._house).moves()


class _Game:
    """A game that is made up while our own rules keep the card."""

    def __init__(
        self, spec: Specification, names: Sequence[str], chance: Random, *, house: bool
    ) -> None:
        self._chance = chance
        self._house = house
        self._table = OwnTable(spec)
        self._words = spec.vocabulary.categories
        self._made: list[Move] = []
        dice = chance.choice(list(spec.rulebook.dice))
        many = chance.choice((1, 2, 2, 3, 4))
        self._do(Begin(tuple(names[:many]), dice))
        assert self._table.game is not None, "players and dice are those of a game"
        self._game: GameRules = self._table.game
        self._dice = dice
        rounds = len(self._game.open_categories())
        self._goes = many * (rounds if chance.random() < WHOLE else chance.randint(1, 4))
        self._style = chance.choice((self._at_random, self._alike, self._three_of_each))
        self._round: list[tuple[Roll, str]] = []

    def _do(self, move: Move) -> None:
        self._made.append(move)
        self._table.do(move)

    def moves(self) -> list[Move]:
        """Play to the end, or to where this story ends."""
        players = len(self._game.players)
        for go in range(self._goes):
            if go % players == 0:
                self._round = []
            self._go(*self._style(go % players))
        if self._game.do(Ask("over")):
            for move in (Throw((1,) * self._dice), Place(self._any_category()), Hold((1,))):
                self._do(move)
        return self._made

    def _go(self, roll: Roll | None, category: str) -> None:
        """One go: up to three throws that end with the roll, and the roll placed."""
        if self._house:
            self._sometimes([Hold((1,)), Place(category), Throw((7,) * self._dice)])
        for last in [*[False] * self._chance.choice((0, 1, 2)), True]:
            self._throw(roll if last else None)
            if self._house:
                self._sometimes(self._house_moves())
        self._sometimes([Hold(self._some_positions()), Hold(tuple(range(1, self._dice + 1)))])
        if self._game.thrown == self._game.throws:
            self._sometimes([Throw(self._faces(self._dice))])
        self._sometimes(self._used_places())
        self._do(Place(category))

    def _throw(self, roll: Roll | None) -> None:
        """Hold something, perhaps in two tries, and throw the rest; all of it for a wanted roll."""
        free = self._dice
        if self._game.thrown and (roll is None or self._chance.random() < HELD):
            for _ in range(self._chance.choice((0, 1, 1, 2))):
                self._do(Hold(self._some_positions()))
            free -= len(self._game.held)
            lying = self._game.do(Ask("roll"))
            fits = (
                isinstance(lying, tuple)
                and roll is not None
                and _same(lying, roll, self._game.held)
            )
            if roll is not None and not fits:
                self._do(Hold(()))
                free = self._dice
        if self._game.thrown:
            self._sometimes(self._used_places())
        faces = self._faces(free)
        if roll is not None:
            held = self._game.held
            faces = tuple(face for place, face in enumerate(roll, 1) if place not in held)
        self._do(Throw(faces))

    def _some_positions(self) -> tuple[int, ...]:
        """Some of the dice, in any order, and never all."""
        many = self._chance.randint(0, self._dice - 1)
        some = self._chance.sample(range(1, self._dice + 1), many)
        return tuple(some if self._chance.random() < ANY_ORDER else sorted(some))

    def _faces(self, many: int) -> Roll:
        """Faces as they fall; now and then they are few of a kind, or there would be no yatzy."""
        known = self._chance.sample(list(FACES), self._chance.choice((1, 2, 6, 6)))
        return tuple(self._chance.choice(known) for _ in range(many))

    def _used(self) -> list[str]:
        player = self._game.do(Ask("player"))
        card = self._game.do(Ask("points", str(player)))
        return list(card) if isinstance(card, dict) else []

    def _used_places(self) -> list[Move]:
        return [*map(Place, self._used())]

    def _any_category(self) -> str:
        return self._used()[0]

    def _sometimes(self, moves: Sequence[Move]) -> None:
        """Try one of some moves that are refused, or that change nothing of the score."""
        if moves and self._chance.random() < TRIED:
            self._do(self._chance.choice(moves))

    def _house_moves(self) -> list[Move]:
        free = self._dice - len(self._game.held)
        wrong: list[Move] = [Place(NOWHERE), *map(Hold, NO_POSITIONS)]
        if self._game.thrown < self._game.throws and free:
            faces = self._faces(free)
            wrong += [Throw(faces[1:]), Throw((*faces, 6)), Throw((*faces[1:], 0))]
        return wrong

    def _at_random(self, _: int) -> tuple[Roll | None, str]:
        """Any roll on any category that is left."""
        return None, self._chance.choice(self._game.open_categories())

    def _alike(self, place: int) -> tuple[Roll | None, str]:
        """Everybody has what the first had: it ends in a tie."""
        if place == 0:
            self._round = [
                (self._faces(self._dice), self._chance.choice(self._game.open_categories()))
            ]
        return self._round[0]

    def _three_of_each(self, place: int) -> tuple[Roll | None, str]:
        """Three of each face where they count, which is just enough; the others nearly so."""
        category = self._game.open_categories()[0]
        face = self._words[category].face
        if not face:
            return None, category
        many = self._chance.choice((3, 3, 3, 3, 2, 4)) if place else 3
        return (face,) * many + (face % 6 + 1,) * (self._dice - many), category


WHOLE = 0.5
"""So many of the games are played to their end."""

HELD = 0.7
"""So often something is held before a throw that is to end in a certain roll."""

ANY_ORDER = 0.2
"""So often dice are held in any order, and else from left to right."""

TRIED = 0.25
"""So often a move is tried that is refused, or a hold that nothing is thrown after."""


def _same(lying: Roll, roll: Roll, held: Sequence[int]) -> bool:
    """Whether what is held lies as it should in the end."""
    return all(lying[place - 1] == roll[place - 1] for place in held)


def shorter(moves: Sequence[Move]) -> Iterator[list[Move]]:
    """Stories with something left out, the most first: players, goes, throws, single moves."""
    begin, *rest = moves
    assert isinstance(begin, Begin), "every story begins so"
    for many in range(1, len(begin.players)):
        yield [Begin(begin.players[:many], begin.dice), *rest]
    goes = _goes(rest)
    size = len(goes)
    while size:
        for start in range(0, len(goes), size):
            kept = goes[:start] + goes[start + size :]
            yield [begin, *(move for go in kept for move in go)]
        size //= 2
    for index, go in enumerate(goes):
        for simpler in _simpler(go, begin.dice):
            kept = [*goes[:index], simpler, *goes[index + 1 :]]
            yield [begin, *(move for each in kept for move in each)]


def _goes(moves: Sequence[Move]) -> list[list[Move]]:
    """The moves go by go: each ends with a place, even one that is refused."""
    goes: list[list[Move]] = [[]]
    for move in moves:
        goes[-1].append(move)
        if isinstance(move, Place):
            goes.append([])
    return [go for go in goes if go]


def _simpler(go: Sequence[Move], dice: int) -> Iterator[list[Move]]:
    """A go with less in it.

    Nothing held and all dice thrown; its last throw of all dice alone; without one or two moves.
    """
    places = [move for move in go if isinstance(move, Place)]
    yield [
        Throw((*move.faces, *[1] * (dice - len(move.faces)))) if isinstance(move, Throw) else move
        for move in go
        if not isinstance(move, Hold)
    ]
    full = [move for move in go if isinstance(move, Throw) and len(move.faces) >= 4]
    for throw in full:
        yield [throw, *places]
    for many in (2, 1):
        for start in range(len(go) - many + 1):
            yield [*go[:start], *go[start + many :]]
