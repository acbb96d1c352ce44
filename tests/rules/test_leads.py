"""Leads by turn, as every game that can be played counts them in its batches."""

from __future__ import annotations

import numpy as np
import pytest

from rules import games
from rules.kernel.compiled.rows import LEAD_TURNS, NO_LEAD
from rules.kernel.engine import PlayableDeck, lead_rows
from tests.rules.conftest import Shipped

PLAYABLE = [game.slug for game in games.everything() if game.is_playable]
GREEDY = ("greedy", "greedy")


@pytest.fixture(params=PLAYABLE)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def decks(shipped: Shipped, game: str) -> list[PlayableDeck]:
    return [deck for _, deck in sorted(shipped.decks(game).items())][:2]


def played(game: str, decks: list[PlayableDeck], first_pair: int = 0, pairs: int = 60, threads: int = 1) -> tuple[np.ndarray, np.ndarray]:
    leads = lead_rows(2 * pairs)
    asked = {"seed": 6, "first_pair": first_pair, "pairs": pairs, "levels": GREEDY, "threads": threads}
    return games.get(game).engine().play(decks, leads=leads, **asked), leads


def test_each_turn_that_a_game_came_to_has_one_and_no_result_changes(game: str, decks: list[PlayableDeck]) -> None:
    rows, leads = played(game, decks)
    assert np.array_equal(rows, games.get(game).engine().play(decks, seed=6, first_pair=0, pairs=60, levels=GREEDY))
    came_to = np.arange(1, LEAD_TURNS + 1) <= rows["turns"][:, None]
    assert np.array_equal(leads != NO_LEAD, came_to)


def test_a_later_part_is_that_part_of_the_whole(game: str, decks: list[PlayableDeck]) -> None:
    assert np.array_equal(played(game, decks, 7, 10)[1], played(game, decks)[1][14:34])
    assert np.array_equal(played(game, decks, threads=2)[1], played(game, decks)[1])


def test_the_other_deck_is_behind_by_as_much(game: str, decks: list[PlayableDeck]) -> None:
    """Of a deck against itself the two games of a pair are the same game with the sides changed."""
    _, leads = played(game, [decks[0], decks[0]])
    one, other = leads[0::2], leads[1::2]
    assert np.array_equal(one == NO_LEAD, other == NO_LEAD)
    assert np.array_equal(np.where(one == NO_LEAD, 0, one), -np.where(other == NO_LEAD, 0, other))
    assert (np.where(one == NO_LEAD, 0, one) != 0).any()


def test_who_leads_at_the_last_turn_mostly_wins(game: str, decks: list[PlayableDeck]) -> None:
    """Or at the last one that leads are followed to."""
    rows, leads = played(game, decks)
    last = leads[np.arange(len(rows)), np.minimum(rows["turns"], LEAD_TURNS) - 1]
    decided = (last != 0) & (rows["winner"] < 2)
    assert decided.sum() > 30
    assert ((last[decided] > 0) == (rows["winner"][decided] == 0)).mean() > 0.7
