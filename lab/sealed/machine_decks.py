"""Decks from opened boosters to measure: the machine's, random legal ones, and the machine's with luck in its worths."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from cards.loading.definition_files import DEFINITIONS, read_shelf
from decks.sealed.limited_builds import Builder
from matches.plans.pairings import seed_for
from rules.kernel.boosters import MOST_SEED, BoosterRecipe, LimitedPlan, open_boosters, pool_of
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.game import Game

#: The chances of the machine's best, second best, ... choice of colours where luck decides.
CHOICES = (0.4, 0.2, 0.13, 0.1, 0.08, 0.05, 0.04)


@dataclass(frozen=True)
class SealedGround:
    """A set's boosters. `cards` are all of the set, by slug."""

    game: Game
    card_set: str
    cards: Mapping[str, Card]
    recipe: BoosterRecipe
    plan: LimitedPlan
    main: str

    @classmethod
    def of_set(cls, game: Game, card_set: str, cards: Mapping[str, Card]) -> SealedGround:
        """Return the ground of a shipped set. Raise LookupError for a game without boosters."""
        format = game.sealed_format
        if game.boosters is None or game.limited_plan is None or format is None:
            raise LookupError(f"{game.slug} is not played with boosters")
        return cls(game, card_set, cards, game.boosters, game.limited_plan, format.deck_sections[0].slug)

    def builder(self, worths: Mapping[str, float]) -> Builder:
        return Builder(self.plan, self.cards, self.recipe.free_kinds, worths)

    def pool(self, boosters: int, seed: int) -> Counter[str]:
        """Return copies by slug in so many boosters of a seed."""
        return pool_of(open_boosters(self.recipe, self.cards.values(), count=boosters, seed=seed & MOST_SEED))

    def playable(self, main: Mapping[str, int]) -> PlayableDeck:
        """Return a deck in the canonical order."""
        listed = sorted(((self.cards[slug], count) for slug, count in main.items() if count), key=lambda pair: pair[0].number)
        return PlayableDeck({self.main: tuple(listed)})


def grounds_of(game: Game) -> list[SealedGround]:
    """Return the shipped sets of a game. Raise LookupError for a game without boosters."""
    by_set: dict[str, dict[str, Card]] = {}
    for card_set, card in read_shelf(game, DEFINITIONS / game.slug).cards:
        by_set.setdefault(card_set, {})[card.slug] = card
    return [SealedGround.of_set(game, slug, cards) for slug, cards in by_set.items()]


def pool_seeds(seed: int, count: int) -> list[int]:
    """Return the seeds of so many pools."""
    return [seed_for(seed, number) & MOST_SEED for number in range(count)]


def lucky_main(
    ground: SealedGround, worths: Mapping[str, float], pool: Mapping[str, int], *, luck: float, chance: random.Random
) -> dict[str, int]:
    """Return a deck as the machine would make it if it erred about each card by `luck` points, in colours that are not always its best."""
    erring = {slug: worths.get(slug, 0.0) + chance.gauss(0.0, luck) for slug in sorted(pool)}
    plan = replace(ground.plan, free_cards=ground.plan.free_cards + chance.choice((-1, 0, 0, 1)))
    builds = Builder(plan, ground.cards, ground.recipe.free_kinds, erring).builds(pool)
    place = chance.choices(range(len(builds)), CHOICES[: len(builds)])[0]
    return builds[place].main


def random_main(ground: SealedGround, pool: Mapping[str, int], chance: random.Random) -> dict[str, int]:
    """Return a random legal deck: cards of the pool drawn at random, free cards of the colours that they need, in proportion."""
    builder = ground.builder({})
    copies = sorted(slug for slug, count in pool.items() for _ in range(count))
    chosen = chance.sample(copies, ground.plan.cards - ground.plan.free_cards)
    needs: Counter[str] = Counter()
    for slug in chosen:
        needs.update(builder.needs(ground.cards[slug]))
    colours = sorted(builder.free_cards)
    drawn = chance.choices(colours, [needs[colour] + 1e-9 for colour in colours], k=ground.plan.free_cards)
    main = Counter(chosen)
    main.update(builder.free_cards[colour] for colour in drawn)
    return dict(main)


def mean_of(scores: Sequence[float]) -> tuple[float, float]:
    """Return the mean of pairs' scores and the half width of its 95 % interval."""
    count = len(scores)
    mean = sum(scores) / count
    spread = (sum((score - mean) ** 2 for score in scores) / max(1, count - 1)) ** 0.5
    return mean, 1.96 * spread / count**0.5
