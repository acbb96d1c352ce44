"""Learn what it is worth to draw a card: shipped decks play each other, and a fit explains the results by the luck of their draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
import numpy.typing as npt

from lab.entrants import Entrant
from matches.plans.pairings import seed_for
from matches.statistics.luck import LUCK_PARTS, rate_without_luck
from matches.tallies.luck import sum_luck
from matches.tallies.pair_points import pair_points
from matches.verdicts.card_worths import CardWorths
from rules.kernel.compiled.rows import LUCK_UNIT
from rules.kernel.engine import PlayableDeck, card_rows
from rules.kernel.game import Game

Floats = npt.NDArray[np.float64]
#: Pairs whose results weigh as much as the prior that a card is worth as much as any other.
PRIOR_PAIRS = 300.0


@dataclass(frozen=True)
class Learned:
    """The worths from all matchups; and of each matchup the share of its variance that luck explains by the worths from all the others."""

    worths: CardWorths
    explained: tuple[float, ...]


@dataclass(frozen=True)
class _Played:
    """The pairs of a matchup: the games, what became of the cards, and the sums of a least-squares fit."""

    decks: tuple[PlayableDeck, PlayableDeck]
    games: npt.NDArray[np.void]
    cards: npt.NDArray[np.void]
    products: Floats
    scores: Floats


def learn_card_worths(
    game: Game,
    entrants: Sequence[Entrant],
    *,
    level: str,
    pairs: int,
    seed: int,
    threads: int = 1,
    on_progress: Callable[[int, int], None] = lambda done, asked: None,
) -> Learned:
    """Let every two decks play so many pairs, and fit (ridge regression) what a card drawn beyond expectation adds to a pair's score.

    The same arguments give the same worths.
    """
    engine = game.engine()
    slugs = sorted({slug for each in entrants for slug in _copies(each.deck)})
    matchups = [(left.deck, right.deck) for left, right in combinations(entrants, 2)]
    played = []
    for number, decks in enumerate(matchups):
        cards = card_rows(decks, 2 * pairs)
        games = engine.play(
            decks, seed=seed_for(seed, number), first_pair=0, pairs=pairs, levels=(level, level), cards=cards, threads=threads
        )
        played.append(_Played(decks, games, cards, *_sums(decks, games, cards, slugs)))
        on_progress(2 * pairs * (number + 1), 2 * pairs * len(matchups))
    products, scores = np.sum([each.products for each in played], axis=0), np.sum([each.scores for each in played], axis=0)
    made = {"engine": engine.digest, "level": level, "pairs": pairs, "seed": seed}
    explained = [_explained(each, _fit(slugs, products - each.products, scores - each.scores)) for each in played]
    return Learned(CardWorths(_fit(slugs, products, scores), made), tuple(explained))


def _copies(deck: PlayableDeck) -> list[str]:
    return [card.slug for section in deck.sections.values() for card, count in section for _ in range(count)]


def _sums(
    decks: Sequence[PlayableDeck], games: npt.NDArray[np.void], cards: npt.NDArray[np.void], slugs: Sequence[str]
) -> tuple[Floats, Floats]:
    """Return the sums of a fit of the pairs' scores by the luck of either side's cards, the other side's counted against it."""
    luck = cards["luck"].reshape(len(games) // 2, 2, 2, -1).sum(axis=1) / LUCK_UNIT
    factors = np.zeros((len(luck), len(slugs)))
    places = {slug: place for place, slug in enumerate(slugs)}
    for side, sign in enumerate((1, -1)):
        for copy, slug in enumerate(_copies(decks[side])):
            factors[:, places[slug]] += sign * luck[:, side, copy]
    scores = pair_points(games) / 4
    return factors.T @ factors, factors.T @ (scores - scores.mean())


def _fit(slugs: Sequence[str], products: Floats, scores: Floats) -> dict[str, int]:
    found = np.linalg.solve(products + PRIOR_PAIRS * np.eye(len(slugs)), scores)
    return {slug: round(float(worth) * LUCK_PARTS) for slug, worth in zip(slugs, found, strict=True)}


def _explained(each: _Played, worths: dict[str, int]) -> float:
    known = CardWorths(worths, {})
    found = rate_without_luck([sum_luck(each.games, each.cards, [known.of_copies(deck) for deck in each.decks], 0)])
    return found.explained if found else 0.0
