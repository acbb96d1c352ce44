"""Offers: what a page says of a suggestion, and the cards that it would add."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext

from cards.catalogue import Catalogue
from cards.models import Card
from decks.lists.changes import Draft
from decks.suggestions.open_fixes import begun_of, completing_fix
from decks.suggestions.picks import tastes
from matches.models import Suggestion
from matches.statistics import Interval
from rules.wording import Text

#: A list that wins less is offered with a warning.
WEAK = 0.4


@dataclass(frozen=True, slots=True)
class Offer:
    """Cards to add, most copies first, with the reasons. `problem` is set where there is nothing to offer.

    `suggestion` is the request to the workers, None where there was none; `refusal` says why. `player` names whose win rate it is,
    where the request tells it.
    """

    added: Sequence[tuple[Card, int]] = ()
    change: str = ""
    pattern: Text | None = None
    suggestion: Suggestion | None = None
    refusal: str = ""
    problem: str = ""
    player: Text | None = None

    @classmethod
    def refused(cls, problem: str) -> Offer:
        return cls(problem=problem)

    @classmethod
    def of_draft(cls, draft: Draft, pool: Catalogue, *, suggestion: Suggestion | None = None, refusal: str = "") -> Offer:
        """Offer what completes the draft by the first taste, without a win rate."""
        begun = begun_of(draft, pool)
        taste = tastes(begun, 1, 0)[0]
        fix = completing_fix(draft, pool, taste, begun)
        if fix is not None and not fix.changes:
            return cls.refused(gettext("There is nothing left to fix here."))
        if fix is None:
            return cls.refused(gettext("Cards alone do not make this deck legal. Mend what else is wrong first."))
        added = [(change.section, change.card, change.count) for change in fix.changes]
        return cls(_cards(added, pool), _fill(added), taste.pattern.name if taste.pattern else None, suggestion, refusal)

    @classmethod
    def of_suggestion(cls, suggestion: Suggestion, draft: Draft, pool: Catalogue) -> Offer:
        """Offer what the workers found; while they search, nothing yet; without them in time, what the first taste chooses."""
        if suggestion.is_awaited:
            return cls(suggestion=suggestion)
        if suggestion.made_at is None:
            return cls.of_draft(draft, pool, suggestion=suggestion)
        found = suggestion.found
        added = [(section, card, count) for section, card, count in found["added"] if card in pool.rows]
        pattern: Mapping[str, str] | None = found["pattern"]
        player = next((level.name for level in pool.game.engine().levels if level.slug == found.get("level")), None)
        return cls(_cards(added, pool), _fill(added), Text(**pattern) if pattern else None, suggestion, player=player)

    @property
    def total(self) -> int:
        """The number of cards that it adds."""
        return sum(count for _, count in self.added)

    @property
    def is_awaited(self) -> bool:
        return self.suggestion is not None and self.suggestion.is_awaited

    @property
    def rate(self) -> float | None:
        return self.suggestion.rate if self.suggestion else None

    @property
    def interval(self) -> Interval | None:
        return Interval(*self.suggestion.found["interval"]) if self.suggestion and self.rate is not None else None

    @property
    def is_weak(self) -> bool:
        return self.rate is not None and self.rate < WEAK


def _cards(added: Sequence[tuple[str, str, int]], pool: Catalogue) -> list[tuple[Card, int]]:
    rows = [(pool.rows[card], count) for _, card, count in added]
    return sorted(rows, key=lambda row: (row[0].cost or 0, row[0].number))


def _fill(added: Sequence[tuple[str, str, int]]) -> str:
    """The change that adds the cards, as the builder's forms write it."""
    sections: dict[str, list[str]] = {}
    for section, card, count in added:
        sections.setdefault(section, []).append(f"{card}={count}")
    return "fill:" + ":".join(f"{section}:{','.join(cards)}" for section, cards in sections.items())
