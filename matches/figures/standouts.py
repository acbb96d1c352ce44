"""Find what stands out in a gauntlet: its best and worst matchup, the card that lifts the deck and the one that drags it down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from django.core.cache import cache

from cards.catalogue import catalogue_of
from matches.figures.card_tables import CardLine, card_lines
from matches.figures.summaries import Against, Summary
from matches.registry.kinds import kind_of
from matches.statistics import Gap
from matches.verdicts.extremes import is_gap, is_off, reach_of
from rules.wording import Text

KEPT_SECONDS = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Extreme:
    """The best or the worst opponent. `is_clear`: its rate surely differs from the total's, though it was chosen for its figure."""

    against: Against
    is_clear: bool


@dataclass(frozen=True, slots=True)
class CardEffect:
    """The worth of drawing a card rather than another. `is_clear`: it is surely not zero, though the card was chosen for its figure."""

    slug: str
    name: Text
    gap: Gap
    is_clear: bool

    def address(self, game: str) -> str:
        """Return the address of the card's page; empty if the site no longer has the card."""
        row = catalogue_of(game).rows.get(self.slug)
        return row.get_absolute_url() if row else ""


@dataclass(frozen=True, slots=True)
class Standouts:
    """`rate` is what the page shows. The rest is None while games are played, and where nothing is best or worst."""

    rate: float
    best: Extreme | None = None
    worst: Extreme | None = None
    lift: CardEffect | None = None
    drag: CardEffect | None = None
    lift_address: str = ""
    drag_address: str = ""


def standouts_of(summary: Summary) -> Standouts | None:
    """Return what stands out in a simulation; None before the first game, and for kinds that find no one win rate."""
    row = summary.simulation
    rate = summary.decision.rate if summary.decision else summary.total.win_rate
    if not kind_of(row).rates_deck or rate is None:
        return None
    if row.is_active:
        return Standouts(rate)
    best, worst = extremes_of(summary)
    lift, drag = _kept_effects(summary)
    addresses = (each.address(row.game) if each else "" for each in (lift, drag))
    return Standouts(rate, best, worst, lift, drag, *addresses)


def extremes_of(summary: Summary) -> tuple[Extreme | None, Extreme | None]:
    """The best and the worst opponent of those who have been met; None each where there are not two, or all came out alike."""
    total = summary.total.win_rate
    rates = {index: rate for index, each in enumerate(summary.met) if (rate := each.line.win_rate) is not None}
    if total is None or len(set(rates.values())) < 2:
        return None, None
    found = (summary.met[choose(rates, key=rates.__getitem__)] for choose in (max, min))
    best, worst = (Extreme(each, is_off(each.scores, total, len(rates))) for each in found)
    return best, worst


# A gauntlet's page takes 57 ms of CPU time, and 27 more without this (2026-11-25).
def _kept_effects(summary: Summary) -> tuple[CardEffect | None, CardEffect | None]:
    """The same as `effects_of` in the matchups of a summary, kept, since the counts of their chunks take a while to read.

    Whoever asks may see the simulation.
    """
    row, matchups = summary.simulation, [each.matchup for each in summary.against]
    key = f"effects-of-cards:{row.pk}:{row.status}:{summary.played}:{len(matchups)}:{matchups[0].index}"
    kept: tuple[CardEffect | None, CardEffect | None] | None = cache.get(key)
    if kept is None:
        kept = effects_of(card_lines(row, only=matchups))
        cache.set(key, kept, KEPT_SECONDS)
    return kept


def effects_of(lines: Sequence[CardLine]) -> tuple[CardEffect | None, CardEffect | None]:
    """The cards that most surely lift the deck when they are drawn, and drag it down; None where none does at all."""
    drawn = [(line, gap) for line in lines if (gap := line.drawing) is not None]

    def surest(is_of_it: Callable[[Gap], bool]) -> CardEffect | None:
        """Return the effect farthest from zero in reaches of its interval: a card drawn in few games is not named for its luck in them."""
        found = max((each for each in drawn if is_of_it(each[1])), key=lambda each: abs(each[1].rate) / reach_of(each[1]), default=None)
        return found and CardEffect(found[0].slug, found[0].name, found[1], is_gap(found[1], len(drawn)))

    return surest(lambda gap: gap.rate > 0), surest(lambda gap: gap.rate < 0)
