"""Tune a game's players: the decks that they learn from, and the file of what they learned."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from datetime import date

from decks.deck_list import playable
from decks.lists.random_decks import deal_list
from decks.loading.shipped_decks import shipped_decks
from matches.plans.pairings import seed_for
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, Tunable, TuningRound
from rules.kernel.game import Game


def tune_players(
    game: Game,
    engine: Tunable,
    cards: Mapping[str, Card],
    *,
    seed: int,
    games: int,
    rounds: int,
    dealt: int,
    as_of: date,
    on_round: Callable[[TuningRound], None],
) -> str:
    """Return the new text of the game's weights file, learned from games among the shipped decks and `dealt` random legal ones."""
    decks = [shipped.playable(cards) for shipped in shipped_decks(game)]
    decks += [_deal(game, cards, seed_for(seed, number), as_of) for number in range(dealt)]
    return engine.tune(decks, seed=seed, games=games, rounds=rounds, on_round=on_round)


def _deal(game: Game, cards: Mapping[str, Card], seed: int, as_of: date) -> PlayableDeck:
    format = game.format()
    return playable(format, deal_list(format, cards, [], random.Random(seed), as_of=as_of), cards)
