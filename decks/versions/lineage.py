"""The decks that a deck comes from and the copies made of it, as far as the reader may see them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Q

from decks.models import Deck, Visibility
from decks.owners import Owner

FARTHEST = 12
MOST_COPIES = 30


@dataclass(frozen=True, slots=True)
class Lineage:
    """`ancestors` go from the nearest back, as far as they may be seen; `copies` are the latest of those that may."""

    ancestors: tuple[Deck, ...]
    copies: Sequence[Deck]

    @property
    def origin(self) -> Deck | None:
        """The deck that this one was copied from."""
        return self.ancestors[0] if self.ancestors else None


def lineage_of(deck: Deck, owner: Owner) -> Lineage:
    """Return the lineage, with a query for each ancestor and one for the copies. Copies of others are in it only when they are public."""
    ancestors: list[Deck] = []
    following = deck.copied_from_id
    while following is not None and len(ancestors) < FARTHEST:
        origin = Deck.objects.visible_to(owner).select_related("owner").filter(pk=following).first()
        if origin is None:
            break
        ancestors.append(origin)
        following = origin.copied_from_id
    copies = Deck.objects.filter(copied_from=deck).filter(owner.filter | Q(visibility=Visibility.PUBLIC)).select_related("owner")
    return Lineage(tuple(ancestors), list(copies[:MOST_COPIES]))
