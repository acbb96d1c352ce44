"""The machine's deck from a pool as a page tells it, with its reasons; and the edit that puts it in place of the present one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import gettext

from cards.catalogue import Catalogue
from cards.models import Card
from decks.deck_list import Sections
from decks.lists.changes import ChangeError, Draft, ReplaceList
from decks.sealed.limited_builds import Builder, BuiltDeck, Pick
from decks.sealed.opened_boosters import Opened, pool_section, recipe_of
from decks.sealed.worths import worths_of
from decks.wording import said
from rules.construction import Format
from rules.kernel.boosters import LimitedPlan

#: The most of the best cards left out, and of the other choices of colours, that are shown.
MOST_LEFT_OUT, MOST_OTHERS = 5, 3


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of colours in words, with what its deck is worth in points of win rate over an average one."""

    colours: str
    total: float


@dataclass(frozen=True, slots=True)
class Reason:
    """A card with what one copy of it is worth, in points of win rate, and the chance to have what it needs in time."""

    card: Card
    copies: int
    worth: float
    in_time: float


@dataclass(frozen=True, slots=True)
class MachineDeck:
    """The machine's deck from a pool. `others` are the next best colours, `left_out` good cards that it does not play.

    `is_learned`: whether anything is known about the worth of the set's cards.
    """

    sections: Sections
    chosen: Choice
    others: tuple[Choice, ...]
    reasons: tuple[Reason, ...]
    left_out: tuple[Reason, ...]
    is_learned: bool

    @property
    def strengths(self) -> tuple[Reason, ...]:
        """The cards that are worth most."""
        return self.reasons[:MOST_LEFT_OUT]


@dataclass(frozen=True, slots=True)
class BuildFromPool:
    """The deck that the machine builds from the pool replaces the present one. The pool stays."""

    opened: Opened | None

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        """Return the draft with the machine's deck. Raise ChangeError for a deck without a pool."""
        pool = draft.sections.get(pool_section(draft.format), {})
        if not pool:
            raise ChangeError("empty_pool", gettext("There is no card in the pool to build from. Open boosters or state the pool first."))
        made = machine_deck(catalogue, draft.format, pool, self.opened)
        return ReplaceList({**made.sections, pool_section(draft.format): pool}).apply(draft, catalogue)


def builder_of(catalogue: Catalogue, opened: Opened | None) -> Builder:
    """Return a builder for pools of the set that was opened. Raise ChangeError for a game without boosters."""
    free_kinds = recipe_of(catalogue).free_kinds
    return Builder(plan_of(catalogue), catalogue.definitions, free_kinds, _points(catalogue, opened))


def plan_of(catalogue: Catalogue) -> LimitedPlan:
    plan = catalogue.game.limited_plan
    if plan is None:
        raise ChangeError("no_plan", gettext("The machine does not build decks of this game from boosters."))
    return plan


def machine_deck(catalogue: Catalogue, format: Format, pool: Mapping[str, int], opened: Opened | None) -> MachineDeck:
    """Return the best deck of the pool with its reasons. Raise ChangeError for a game without boosters."""
    builder = builder_of(catalogue, opened)
    builds = builder.builds(pool)
    best = builds[0]
    main = format.deck_sections[0].slug
    played = {pick.slug: pick.copies for pick in best.picks}
    left = {slug: copies - played.get(slug, 0) for slug, copies in pool.items() if slug in catalogue.rows and slug not in best.free}
    out = sorted((slug for slug, copies in left.items() if copies > 0), key=lambda slug: -builder.worths.get(slug, 0.0))
    return MachineDeck(
        {main: best.main},
        _choice(catalogue, best),
        tuple(_choice(catalogue, built) for built in builds[1 : 1 + MOST_OTHERS]),
        tuple(_reason(catalogue, pick) for pick in best.picks),
        tuple(_left_out(catalogue, builder, best, slug, left[slug]) for slug in out[:MOST_LEFT_OUT]),
        bool(builder.worths),
    )


def _points(catalogue: Catalogue, opened: Opened | None) -> Mapping[str, float]:
    """Return the known worths of the cards: of the set that was opened, else of all sets of the game."""
    sets = [opened.set] if opened else [each.slug for each in catalogue.sets]
    return {slug: points for each in sets for slug, points in worths_of(catalogue.game.slug, each).points.items()}


def _choice(catalogue: Catalogue, built: BuiltDeck) -> Choice:
    names = {choice.slug: said(choice.name) for choice in catalogue.game.field(plan_of(catalogue).colour).choices}
    return Choice("/".join(names[colour] for colour in built.colours), built.total)


def _reason(catalogue: Catalogue, pick: Pick) -> Reason:
    return Reason(catalogue.rows[pick.slug], pick.copies, pick.worth, pick.in_time)


def _left_out(catalogue: Catalogue, builder: Builder, best: BuiltDeck, slug: str, copies: int) -> Reason:
    split = {colour: best.free[builder.free_cards[colour]] for colour in best.colours}
    chance = builder.in_time(catalogue.definitions[slug], split)
    return Reason(catalogue.rows[slug], copies, builder.worths.get(slug, 0.0), chance)
