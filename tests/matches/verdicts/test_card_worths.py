"""The worths that the site ships: of cards that there are, and of use."""

from __future__ import annotations

import pytest

from lab.entrants import playable_games, shipped_cards
from matches.statistics.luck import LUCK_PARTS
from matches.verdicts.card_worths import FOLDER, worths_of
from rules import games


def test_only_playable_games_have_worths() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} <= {game.slug for game in playable_games()}


@pytest.mark.parametrize("slug", sorted(file.stem for file in FOLDER.glob("*.json")))
def test_shipped_worths_are_of_shipped_cards(slug: str) -> None:
    """No card is worth half a game, and they differ by more than a point."""
    known = worths_of(slug)
    assert known is not None
    assert set(known.worths) <= set(shipped_cards(games.get(slug)))
    assert max(map(abs, known.worths.values())) < LUCK_PARTS / 2
    assert max(known.worths.values()) - min(known.worths.values()) > LUCK_PARTS / 100
    assert {"engine", "level", "pairs", "seed"} == set(known.made)
