"""Opening hands: the worth of a card in one is learned again from games made with it, and a card of little worth is put back (S-1)."""

from __future__ import annotations

import numpy as np
import pytest

from rules.kernel.compiled.events.rows import TALLYING
from rules.kernel.compiled.rows import CARD_ROW, GAME_ROW
from rules.kernel.engine import card_rows
from rules.kernel.players.level_numbers import GREEDY, PLANNER
from rules.kernel.playing.batch import Batch
from rules.kernel.training.opening_hands import GAME, OpeningHands
from rules.sorcery.engine import hand_worth
from rules.sorcery.engine.batches import ENGINE
from rules.sorcery.engine.card_words import count_words
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.hand_worth import KEPT
from tests.rules.sorcery.engine.making import sample_decks

GAMES = 60


def ready(levels: tuple[int, int] = (PLANNER, PLANNER)) -> Batch:
    return Batch(ENGINE.parts, sample_decks(), 3, levels)


def deck_of(tables: np.void, side: int) -> np.ndarray:
    """The ids of the cards that a side's deck lists, but for its avatar."""
    ids = np.arange(side * codes.SIDE_CARDS + 1, (side + 1) * codes.SIDE_CARDS)
    return ids[tables["listed"][ids] >= 0]


def test_every_card_is_told_by_its_cost_its_prints_and_its_words() -> None:
    tables = ready().tables[0]
    told = hand_worth.describe_cards(tables, count_words(tables))
    costs = KEPT.ends[0]
    assert told.shape == (codes.FIRST_TOKEN, KEPT.size)
    for side in range(2):
        deck = deck_of(tables, side)
        assert (told[deck, :costs].sum(axis=1) == 1).all()
        need = told[deck, costs + KEPT.prints.index("need")]
        assert (need == tables["need"][deck].sum(axis=1)).all()
        assert not told[side * codes.SIDE_CARDS].any(), "the avatar is in no hand"
    assert told.any(axis=1).sum() == sum(len(deck_of(tables, side)) for side in range(2))


def test_weights_come_back_from_hands_that_decide_games() -> None:
    """Games in which each minion of the opening hand is worth 5 % of a game."""
    tables, decks = ready().tables[0], sample_decks()
    chance = np.random.default_rng(5)
    games, cards = np.zeros(8000, GAME_ROW), np.zeros((8000, *card_rows(decks, 0).shape[1:]), CARD_ROW)
    games["first"] = np.arange(8000) % 2
    force = np.zeros((8000, 2))
    for side in range(2):
        for index in range(8000):
            hand = chance.choice(deck_of(tables, side), 6, replace=False)
            cards["opening"][index, side, tables["listed"][hand]] = 1
            force[index, side] = (tables["kind"][hand] == codes.MINION).sum()
    games["winner"] = chance.random(8000) > 0.5 + 0.05 * (force[:, 0] - force[:, 1])
    hands = OpeningHands(KEPT.size)
    hand_worth.add_games(hands, tables, games, cards)
    worth = hand_worth.worth_of_hands(tables, count_words(tables), hands.weights()) / GAME
    deck = np.concatenate([deck_of(tables, side) for side in range(2)])
    is_minion = tables["kind"][deck] == codes.MINION
    assert 0.03 < worth[deck[is_minion]].mean() - worth[deck[~is_minion]].mean() < 0.07


def kept(liked: int, levels: tuple[int, int]) -> np.ndarray:
    """Count the minions in each of the first side's opening hands, over some games, where its player likes cards of one kind alone."""
    batch = ready(levels)
    tables = batch.tables[0]
    tables["keep"][0] = np.where(tables["kind"] == liked, 1000, 0)
    games, cards = np.zeros(GAMES, GAME_ROW), card_rows(sample_decks(), GAMES)
    batch.work["is_logging"] = TALLYING
    batch.play(games, cards, None, 0)
    assert not games["errors"].any()
    deck = deck_of(tables, 0)
    held: np.ndarray = cards["opening"][:, 0, tables["listed"][deck]] != 0
    assert (held.sum(axis=1) == 2 * codes.OPENING_HAND).all()
    return (held & (tables["kind"][deck] == codes.MINION)).sum(axis=1)


def test_a_hand_is_exchanged_towards_what_it_is_worth_most_with() -> None:
    levels = (PLANNER, GREEDY)
    assert kept(codes.MINION, levels).mean() > kept(codes.MAGIC, levels).mean() + 0.5
    # What the greedy player keeps does not depend on it.
    assert (kept(codes.MINION, (GREEDY, GREEDY)) == kept(codes.MAGIC, (GREEDY, GREEDY))).all()


@pytest.mark.parametrize("side", [0, 1])
def test_sites_are_exchanged_for_sites_and_spells_for_spells(side: int) -> None:
    batch = ready((GREEDY, GREEDY))
    games, cards = np.zeros(GAMES, GAME_ROW), card_rows(sample_decks(), GAMES)
    batch.work["is_logging"] = TALLYING
    batch.play(games, cards, None, 0)
    deck = deck_of(batch.tables[0], side)
    held = cards["opening"][:, side, batch.tables[0]["listed"][deck]] != 0
    assert ((held & (batch.tables[0]["kind"][deck] == codes.SITE)).sum(axis=1) == codes.OPENING_HAND).all()
