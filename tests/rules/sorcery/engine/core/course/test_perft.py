"""Perft: how many sequences of legal actions of a length there are from fixed positions; a changed count is a changed rule."""

from __future__ import annotations

import pytest

from tests.rules.engines.perft import perft
from tests.rules.sorcery.engine.making import playing

#: Steps, attacks on units and sites, interceptors and defenders, who flies and who digs.
BATTLE = """
A = { sites = ["c1", "c2"], field = ["turnip-guard c2", "well-digger c2"] }
B = { sites = ["c3", "c4"], field = ["shield-uncle c3", "boundary-badger c4"] }
"""
#: Sites to play, minions for one's own sites, thresholds that are missing, equal cards that count once.
HAND = """
A = { mana = 4, sites = ["c1 mountain-office", "c2"], hand = ["mountain-office", "turnip-guard", "turnip-guard", "landlady-of-roots"] }
B = { sites = ["c4"] }
"""


@pytest.mark.parametrize(("position", "counts"), [(BATTLE, [16, 119, 622, 3092]), (HAND, [12, 100, 384, 562])], ids=["battle", "hand"])
def test_counts(position: str, counts: list[int]) -> None:
    play = playing(position)
    assert [perft(play, depth) for depth in range(1, len(counts) + 1)] == counts
