"""Opening hands: the worth of a card in one is learned again from games made with it, and a card of little worth goes back."""

from __future__ import annotations

import numpy as np

from rules.echo.engine import hand_worth
from rules.echo.engine.batches import ENGINE
from rules.echo.engine.card_words import count_words
from rules.echo.engine.core.state import codes
from rules.echo.engine.hand_worth import KEPT
from rules.kernel.compiled.events.rows import TALLYING
from rules.kernel.compiled.rows import CARD_ROW, GAME_ROW
from rules.kernel.players.level_numbers import GREEDY, PLANNER
from rules.kernel.playing.batch import Batch
from rules.kernel.training.opening_hands import GAME, OpeningHands
from tests.rules.echo.engine.making import sample_decks

HAND = 10


def test_every_card_is_told_by_its_cost_its_prints_and_its_words() -> None:
    tables = Batch(ENGINE.parts, sample_decks(), 1, (PLANNER, PLANNER)).tables[0]
    told = hand_worth.describe_cards(tables, count_words(tables))
    assert told.shape == (codes.DECK_CARDS, KEPT.size)
    assert (told[:, : KEPT.ends[0]].sum(axis=1) == 1).all()
    is_item = tables["kind"][: codes.DECK_CARDS] == codes.ITEM
    assert is_item.any()
    assert (told[:, KEPT.costs : KEPT.ends[0]].any(axis=1) == is_item).all()
    attack = told[:, KEPT.ends[0] + KEPT.prints.index("attack")]
    assert (attack == np.where(is_item, 0, tables["attack"][: codes.DECK_CARDS])).all()
    words = told[:, KEPT.ends[1] :].reshape(codes.DECK_CARDS, 2, -1)
    assert not words[is_item, 1].any()
    assert not words[~is_item, 0].any()
    assert words.any()


def test_weights_come_back_from_hands_that_decide_games() -> None:
    tables = Batch(ENGINE.parts, sample_decks(), 1, (PLANNER, PLANNER)).tables[0]
    told = hand_worth.describe_cards(tables, count_words(tables))
    attack = KEPT.ends[0] + KEPT.prints.index("attack")
    chance = np.random.default_rng(5)
    games, cards = np.zeros(6000, GAME_ROW), np.zeros((6000, 2, codes.DECK_SIZE + 1), CARD_ROW)
    games["first"] = np.arange(6000) % 2
    force = np.zeros((6000, 2))
    for index in range(6000):
        for side in range(2):
            hand = chance.choice(codes.DECK_SIZE, HAND, replace=False)
            cards["opening"][index, side, 1 + hand] = 1
            force[index, side] = told[side * codes.DECK_SIZE + hand, attack].sum()
    games["winner"] = chance.random(6000) > 0.5 + 0.02 * (force[:, 0] - force[:, 1])
    hands = OpeningHands(KEPT.size)
    hand_worth.add_games(hands, tables, games, cards)
    worth = hand_worth.worth_of_cards(tables, count_words(tables), hands.weights())[: codes.DECK_CARDS] / GAME
    for side in range(2):
        deck = slice(side * codes.DECK_SIZE, (side + 1) * codes.DECK_SIZE)
        slope = np.polyfit(told[deck, attack], worth[deck], 1)[0]
        assert 0.012 < slope < 0.028


def opened(keep: np.ndarray, levels: tuple[int, int]) -> np.ndarray:
    """Count each card in the first side's opening hands, over some games."""
    batch = Batch(ENGINE.parts, sample_decks(), 3, levels)
    batch.tables["keep"][0, 0] = keep
    games, cards = np.zeros(60, GAME_ROW), np.zeros((60, 2, codes.DECK_SIZE + 1), CARD_ROW)
    batch.work["is_logging"] = TALLYING
    batch.play(games, cards, None, 0)
    assert not games["errors"].any()
    found: np.ndarray = (cards["opening"][:, 0, 1:] != 0).sum(axis=0)
    assert found.sum() == 60 * HAND
    return found


def test_what_is_worth_less_than_the_rest_of_the_deck_goes_back() -> None:
    liked = np.zeros(codes.CARDS, np.int32)
    before = opened(liked, (PLANNER, GREEDY))
    assert abs(before[:10].sum() - 60 * HAND / 3) < 60
    liked[:10] = 100
    after = opened(liked, (PLANNER, GREEDY))
    assert after[:10].sum() > 1.4 * before[:10].sum()
    # What the greedy player keeps does not depend on it.
    assert (opened(liked, (GREEDY, GREEDY)) == opened(np.zeros_like(liked), (GREEDY, GREEDY))).all()
