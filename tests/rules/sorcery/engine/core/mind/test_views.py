"""Positions that a side can't tell apart have one number; the backs of the enemy's cards tell sites from spells."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, array_of, entry
from rules.kernel.compiled.storage.cache import CompileCache
from rules.sorcery.engine import new_game
from rules.sorcery.engine.core.mind import views
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.play import Play
from tests.rules.sorcery.engine.making import sample_decks
from tests.rules.sorcery.engine.unseen import permute_unseen


@entry(CompileCache("sorcery-views", (Path(__file__), Path(views.__file__))), types.uint64(array_of(S), array_of(T), array_of(W), INT))
def key(state: Any, tables: Any, work: Any, side: int) -> Any:
    return views.key(state[0], tables[0], work[0], side)


def seen(play: Play, viewer: int) -> int:
    return int(key(play.state, play.tables, play.work, viewer))


def swap_for_a_site(play: Play, side: int) -> None:
    """Let a side hold a site of its atlas instead of a spell."""
    s = play.state[0]
    hand = [int(card) for card in s["cards"][side][codes.HAND][: int(s["size"][side][codes.HAND])]]
    spell = next(index for index, card in enumerate(hand) if play.cards[card].kind != "site")
    s["cards"][side][codes.HAND][spell], s["cards"][side][codes.ATLAS][0] = s["cards"][side][codes.ATLAS][0], hand[spell]


def test_unseen_cards_change_no_number() -> None:
    play, chance = new_game(sample_decks(), 21, 0), random.Random(4)
    for _ in range(60):
        assert play.decider is not None
        assert seen(permute_unseen(play, play.decider, chance), play.decider) == seen(play, play.decider)
        play.apply(chance.choice(play.legal_actions()))


def test_a_site_in_the_enemy_s_hand_is_seen_by_its_back() -> None:
    play = new_game(sample_decks(), 21, 0)
    other = play.clone()
    swap_for_a_site(other, 1)
    assert seen(play, 0) != seen(other, 0)
