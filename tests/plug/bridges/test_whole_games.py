"""Whole games in other languages, each led by the features and played beside ours."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from katas.plug.elsewhere import open_elsewhere
from katas.proof import play_side_by_side
from katas.proof.playing import side_by_side
from katas.spec import Recorder, Specification, replay
from tests.plug.bridges import needs

GAMES = Path(__file__).parent / "games" / "whole"

KATA = "yatzy-norwegian"

FEW = 4
"""So many games, of twenty, show that both are asked the same."""


@pytest.mark.parametrize(
    ("name", "calls"),
    [
        pytest.param(
            "spill.ts",
            {"game.throw": "game.kast(*dice)", "game.over": "game.ferdig"},
            marks=needs("node", "esbuild"),
        ),
        pytest.param(
            "YatzySpill.java",
            {"game.throw": "game.kast(*dice)", "game.total": "game.sum(player)"},
            marks=needs("javac"),
        ),
    ],
)
def test_a_whole_game_is_found_led_and_played(
    name: str,
    calls: dict[str, str],
    spec: Callable[[str], Specification],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Enumerations, tables and dice handed over one by one, in the language's own way."""
    monkeypatch.setattr(side_by_side, "GAMES", FEW)
    kata = spec(KATA)
    with closing(open_elsewhere(GAMES / name)) as host:
        solution = kata.plug(host)
        binding = solution.binding
        assert binding.not_in_the_game == {}
        assert binding.game is not None
        assert {part: binding.game.text(part) for part in calls} == calls
        required = [item for item in Recorder(kata).transcript("omgangen") if item.is_game]
        wrong = [item.example.place for item in replay(required, solution) if not item.passed]
        assert wrong == []
        assert play_side_by_side(kata, solution, ["Kari", "Ola", "Per", "Liv"], 1).result is None
