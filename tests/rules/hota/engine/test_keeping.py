"""Opening hands: the worth of a card, and of so many attribute cards, is learned again from games made with it, and cards of little worth
are exchanged (103.4).
"""

from __future__ import annotations

import numpy as np

from rules.hota.engine import hand_worth
from rules.hota.engine.batches import ENGINE
from rules.hota.engine.card_words import count_words
from rules.hota.engine.core.state import codes
from rules.hota.engine.hand_worth import KEPT
from rules.kernel.compiled.events.rows import TALLYING
from rules.kernel.compiled.rows import CARD_ROW, GAME_ROW
from rules.kernel.engine import card_rows
from rules.kernel.players.level_numbers import GREEDY, PLANNER
from rules.kernel.playing.batch import Batch
from rules.kernel.training.opening_hands import GAME, OpeningHands
from tests.rules.hota.engine.making import sample_decks

GAMES = 60


def test_every_card_is_told_by_its_cost_its_prints_and_its_words() -> None:
    decks = sample_decks()
    tables = Batch(ENGINE.parts, decks, 1, (PLANNER, PLANNER)).tables[0]
    told = hand_worth.describe_cards(tables, count_words(tables))
    assert told.shape == (codes.FIRST_TOKEN, KEPT.of_card)
    costs = KEPT.ends[0]
    for side in range(2):
        deck = slice(side * codes.SIDE_CARDS, side * codes.SIDE_CARDS + int(tables["deck"][side]))
        is_attribute = tables["kind"][deck] == codes.ATTRIBUTE
        assert is_attribute.any()
        assert not told[deck][is_attribute].any()
        assert (told[deck][~is_attribute, :costs].sum(axis=1) == 1).all()
        attack = told[deck, costs + KEPT.prints.index("attack")]
        assert (attack[~is_attribute] == tables["attack"][deck][~is_attribute]).all()


def test_weights_come_back_from_hands_that_decide_games() -> None:
    decks = sample_decks()
    tables = Batch(ENGINE.parts, decks, 1, (PLANNER, PLANNER)).tables[0]
    chance = np.random.default_rng(5)
    games, cards = np.zeros(8000, GAME_ROW), np.zeros((8000, *card_rows(decks, 0).shape[1:]), CARD_ROW)
    games["first"] = np.arange(8000) % 2
    force = np.zeros((8000, 2))
    for side in range(2):
        deck = np.arange(int(tables["deck"][side])) + side * codes.SIDE_CARDS
        for index in range(8000):
            hand = chance.choice(deck, codes.OPENING_HAND, replace=False)
            cards["opening"][index, side, tables["listed"][hand]] = 1
            force[index, side] = -abs(int((tables["kind"][hand] == codes.ATTRIBUTE).sum()) - 3)
    games["winner"] = chance.random(8000) > 0.5 + 0.05 * (force[:, 0] - force[:, 1])
    hands = OpeningHands(KEPT.size)
    hand_worth.add_games(hands, tables, games, cards)
    many = hand_worth.worth_of_hands(tables, count_words(tables), hands.weights())[1] / GAME
    assert np.argmax(many) == 3
    assert 0.05 < many[3] - many[1] < 0.15
    assert 0.05 < many[3] - many[5] < 0.15


def kept(prefers: int, levels: tuple[int, int]) -> np.ndarray:
    """Count the attribute cards in each of the first side's opening hands, over some games, where a player likes so many best."""
    decks = sample_decks()
    batch = Batch(ENGINE.parts, decks, 3, levels)
    batch.tables["keep"][0, 0] = 0
    batch.tables["keep_attributes"][0, 0] = [-1000 * abs(many - prefers) for many in range(KEPT.hands)]
    games, cards = np.zeros(GAMES, GAME_ROW), card_rows(decks, GAMES)
    batch.work["is_logging"] = TALLYING
    batch.play(games, cards, None, 0)
    assert not games["errors"].any()
    deck = np.arange(int(batch.tables["deck"][0, 0]))
    is_attribute = batch.tables["kind"][0, deck] == codes.ATTRIBUTE
    held: np.ndarray = cards["opening"][:, 0, batch.tables["listed"][0, deck]] != 0
    assert (held.sum(axis=1) == codes.OPENING_HAND).all()
    return (held & is_attribute).sum(axis=1)


def test_a_hand_is_exchanged_towards_what_it_is_worth_most_with() -> None:
    few, some, many = (kept(prefers, (PLANNER, GREEDY)).mean() for prefers in (0, 3, 7))
    assert few < 1.5
    assert 2 < some < 4
    assert many > 4
    # What the greedy player keeps does not depend on it.
    assert (kept(0, (GREEDY, GREEDY)) == kept(7, (GREEDY, GREEDY))).all()
