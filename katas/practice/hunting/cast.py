"""The solution that tests are given by the plugin's fixtures: somebody plays theirs."""

from __future__ import annotations

from katas.model import Answer, Failure, Keeper, Outcome, Score, Verdict
from katas.plug import Solution
from katas.practice.hunting.scene import GAME, Scene
from katas.practice.hunting.understudy import Understudy
from katas.spec import OwnTable


class Cast(Solution):
    """A learner's solution, played by somebody else.

    Who plays, the scene says. What isn't asked of the kata at all is left to their own code; so is
    how it refuses a roll.
    """

    __slots__ = ("scene",)

    scene: Scene

    def __init__(self, own: Solution, scene: Scene) -> None:
        Solution.__init__(self, own.host, own.binding, own.vocabulary, own.refused)
        object.__setattr__(self, "scene", scene)  # it is as frozen as theirs

    def perform(self, operation: Score) -> Outcome:
        """Score one roll."""
        player, roll = self.scene.understudy, operation.roll
        if player is None:
            return Solution.perform(self, operation)
        if player.knows(operation.category, roll):
            self.scene.note(operation.category)
            return self._played(player, operation)
        came = Solution.perform(self, operation)
        if player.refuses(roll):
            self.scene.note(operation.category)
            if not isinstance(came, Failure):
                return Failure(Verdict.RAISED, "refused", f"{len(roll)} dice")
        else:
            self.scene.note_foreign(roll)
        return came

    def _played(self, player: Understudy, operation: Score) -> Outcome:
        """What the understudy makes of what is asked of the kata."""
        near = player.near_solution
        if near is not None and player.is_wrong_in(operation.category, len(operation.roll)):
            return near.perform(operation)
        points = player.points(operation.category, operation.roll)
        return Answer(points, "int", str(points))

    def table(self) -> Keeper:
        """A table to play one game after another at."""
        player = self.scene.understudy
        if player is None:
            return Solution.table(self)
        self.scene.note(GAME)
        if player.near_parts and player.near_solution is not None:
            return player.near_solution.table()
        return OwnTable(player.spec, player.readings)
