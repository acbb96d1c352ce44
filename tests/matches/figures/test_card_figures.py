"""Cards' figures: games that draw more are not taken for cards that win more."""

from __future__ import annotations

import json

import numpy as np
import numpy.typing as npt
import pytest

from matches.figures.card_figures import CardFigures, figures_of
from matches.statistics import Verdict
from matches.tallies.cards import CardCounts, Mark, count_cards, merge_counts, read_counts
from rules.kernel.compiled.rows import CARD_ROW, GAME_ROW

Rows = npt.NDArray[np.void]
COPIES = ("card", "card")
NEVER = -1


def games_of(lines: list[tuple[int, int]]) -> Rows:
    """Games (winner, turns) of sound pairs, the deck going first in the even ones."""
    rows = [(game, game % 2, winner, turns, 0, 0, 0) for game, (winner, turns) in enumerate(lines)]
    return np.array(rows, dtype=GAME_ROW)


def cards_of(lines: list[list[tuple[int, int, int, int]]]) -> Rows:
    """Return rows of what happened to the deck's copies (opening, drawn, played, used); the other deck's copies saw nothing."""
    rows = np.full((len(lines), 2, len(lines[0])), NEVER, dtype=CARD_ROW)
    rows["opening"] = rows["luck"] = 0
    rows[:, 0] = np.array([[(*copy, 0) for copy in line] for line in lines], dtype=CARD_ROW)
    return rows


def drawn_games(pairs: int, random_numbers: np.random.Generator, *, worth: float = 0.0) -> tuple[Rows, Rows]:
    """A deck of thirty with two copies of a card, ten cards in hand, one drawn a turn but not in the game's first.

    Games that the deck is to lose end early, so that those in which it draws more are those that it wins. The card, once drawn, wins
    `worth` of the games that would be lost.
    """
    count = 2 * pairs
    seats = np.arange(count) % 2
    places = np.argsort(random_numbers.random((count, 30)), axis=1)[:, :2]
    own = np.where(places < 10, 0, places - 9 + (1 - seats)[:, None])
    drawn = np.where(own == 0, 0, 2 * own - 1 + seats[:, None])
    is_won = random_numbers.random(count) < 0.5
    turns = np.where(is_won, random_numbers.integers(10, 24, count), random_numbers.integers(3, 14, count))
    is_drawn = drawn <= turns[:, None]
    is_saved = is_drawn.any(axis=1) & (random_numbers.random(count) < worth)
    games, cards = np.zeros(count, GAME_ROW), np.zeros((count, 2, 2), CARD_ROW)
    games["first"], games["turns"], games["winner"] = seats, turns, ~(is_won | is_saved)
    cards["drawn"][:, 0] = np.where(is_drawn, drawn, NEVER)
    cards["opening"][:, 0] = drawn == 0
    cards["played"], cards["used"] = NEVER, NEVER
    return games, cards


def figures(games: Rows, cards: Rows) -> CardFigures:
    return figures_of(count_cards(games, cards, COPIES))["card"]


def test_a_card_worth_nothing_is_found_worth_nothing() -> None:
    """Drawn after the opening hand it seems to win by far; compared turn by turn it does not, in 95 of 100 simulations."""
    random_numbers = np.random.default_rng(89)
    found = [figures(*drawn_games(400, random_numbers)) for _ in range(300)]
    drawn, unseen = found[0].subsets[Mark.DRAWN], found[0].subsets[Mark.UNSEEN]
    assert drawn
    assert unseen
    assert drawn.rate > unseen.rate + 0.1
    gaps = [each.drawing for each in found if each.drawing]
    assert np.mean([gap.interval.holds(0) for gap in gaps]) == pytest.approx(0.95, abs=0.03)
    assert np.mean([gap.rate for gap in gaps]) == pytest.approx(0, abs=0.008)
    later = [each.by_turn[4] for each in found]
    assert np.mean([gap.interval.holds(0) for gap in later if gap]) == pytest.approx(0.95, abs=0.03)


def test_a_card_that_wins_is_found() -> None:
    found = [figures(*drawn_games(1500, np.random.default_rng(seed), worth=0.4)) for seed in range(20)]
    assert np.mean([each.drawing.verdict == Verdict.BETTER for each in found if each.drawing]) > 0.8
    opening = [each.by_turn[0] for each in found]
    assert np.mean([gap.rate for gap in opening if gap]) == pytest.approx(0.13, abs=0.05)


def test_counts_of_single_games() -> None:
    """Alice's first game: in the opening hand, played in her second turn (the game's third), won in six turns. Her second: drawn in her
    second turn (the fourth), lost in five. Her third: drawn nowhere. Her fourth: seen and used, drawn game of two turns.
    """
    games = games_of([(0, 6), (1, 5), (0, 3), (2, 2)])
    cards = cards_of(
        [
            [(1, 0, 3, 3), (0, NEVER, NEVER, NEVER)],
            [(0, 4, NEVER, NEVER), (0, NEVER, NEVER, NEVER)],
            [(0, NEVER, NEVER, NEVER), (0, NEVER, NEVER, NEVER)],
            [(0, 2, 2, 2), (1, 0, NEVER, NEVER)],
        ]
    )
    counts = count_cards(games, cards, COPIES)
    assert counts.running.tolist() == [
        [[0, 0, 2], [0, 0, 2], [0, 0, 2], [0, 0, 1]],
        [[1, 1, 0], [1, 1, 0], [1, 0, 0], [0, 0, 0]],
    ]
    card = counts.cards["card"]
    assert dict(zip(Mark, card.marks.tolist(), strict=True)) == {
        Mark.OPENING: [0, 1, 1, 0, 0, 0, 0, 0],
        Mark.DRAWN: [1, 0, 0, 0, 0, 0, 0, 0],
        Mark.UNSEEN: [0, 0, 1, 0, 0, 0, 0, 0],
        Mark.PLAYED: [0, 1, 1, 0, 0, 0, 0, 0],
        Mark.UNPLAYED: [1, 0, 0, 0, 0, 0, 0, 0],
        Mark.USED: [0, 1, 1, 0, 0, 0, 0, 0],
    }
    assert card.played.tolist() == [0, 1, 1, 0, 0]
    new, seen = card.sights.tolist()
    assert new == [[[0, 0, 1], [0, 0, 0], [0, 0, 0], [0, 0, 0]], [[0, 1, 0], [0, 0, 0], [1, 0, 0], [0, 0, 0]]]
    assert seen == [[[0, 0, 1], [0, 0, 1], [0, 0, 1], [0, 0, 1]], [[0, 1, 0], [0, 1, 0], [1, 0, 0], [0, 0, 0]]]


def test_counts_of_the_other_side() -> None:
    games, cards = drawn_games(50, np.random.default_rng(97))
    turned = games.copy()
    turned["first"], turned["winner"] = 1 - games["first"], 1 - games["winner"]
    mine, theirs = count_cards(games, cards, COPIES), count_cards(turned, cards[:, ::-1], COPIES, side=1)
    assert mine.as_json == theirs.as_json


def test_pairs_that_went_wrong_count_for_nothing() -> None:
    games, cards = drawn_games(50, np.random.default_rng(101))
    whole = count_cards(games[2:], cards[2:], COPIES)
    games["errors"][1] = 1
    assert count_cards(games, cards, COPIES).as_json == whole.as_json


def test_parts_add_up_in_any_order() -> None:
    games, cards = drawn_games(60, np.random.default_rng(103))
    whole = count_cards(games, cards, COPIES)
    parts = [count_cards(games[part], cards[part], COPIES) for part in (slice(0, 4), slice(4, 50), slice(50, 120))]
    assert merge_counts(parts).as_json == merge_counts(parts[::-1]).as_json == whole.as_json


def test_json_round_trip() -> None:
    counts = count_cards(*drawn_games(20, np.random.default_rng(107)), COPIES)
    again = read_counts(json.loads(json.dumps(counts.as_json)))
    assert isinstance(again, CardCounts)
    assert again.as_json == counts.as_json
    assert figures_of(again) == figures_of(counts)


def test_nothing_played_tells_nothing() -> None:
    none = figures_of(count_cards(games_of([]), np.zeros((0, 2, 2), CARD_ROW), COPIES))["card"]
    assert set(none.subsets.values()) == {None}
    assert none.drawing is None
    assert figures_of(merge_counts([])) == {}


def test_a_card_that_is_never_played() -> None:
    games, cards = drawn_games(20, np.random.default_rng(109))
    assert figures(games, cards).is_never_played
    cards["played"][3, 0, 0] = 3
    assert not figures(games, cards).is_never_played
