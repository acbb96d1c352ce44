"""A person's own decks by game, all of them or those that a search finds."""

from __future__ import annotations

from datetime import datetime
from functools import cached_property

from cards.catalogue import catalogue_of
from decks.models import Deck, DeckTag
from decks.owners import Owner
from decks.retention.expiry import going_soon
from decks.search.backend import DeckSearch
from decks.search.results import DeckRow, deck_rows
from decks.tags import tags_of
from rules import games
from rules.kernel.game import Game
from search.normalisation import MAX_QUERY, tidy


class OwnDecks:
    """The decks of `owner` that match the words and have the tag. Each game reads the words by its own keys."""

    def __init__(self, owner: Owner, words: str, tag: str = "") -> None:
        self.words = tidy(words)[:MAX_QUERY].rstrip()
        self.tag = tag.replace("\0", "")
        self.tags = tags_of(owner)
        self.rows = deck_rows(list(Deck.objects.owned_by(owner).with_totals().order_by("-updated_at")))

    @property
    def count(self) -> int:
        """The number of decks, found or not."""
        return len(self.rows)

    @cached_property
    def going_soon(self) -> list[tuple[Deck, datetime]]:
        """A guest's decks that expire within two days."""
        return going_soon([row.deck for row in self.rows])

    @cached_property
    def games(self) -> list[Game]:
        """The games that there are decks of."""
        return [game for game in games.everything() if any(row.deck.game == game.slug for row in self.rows)]

    @cached_property
    def searches(self) -> list[DeckSearch]:
        return [DeckSearch(catalogue_of(game), self.words, is_own=True) for game in self.games] if self.words else []

    @cached_property
    def groups(self) -> list[tuple[Game, list[DeckRow]]]:
        """The decks found, by game, games without any left out."""
        tagged = (
            set(DeckTag.objects.filter(name=self.tag, deck__in=[row.deck.pk for row in self.rows]).values_list("deck", flat=True))
            if self.tag
            else set()
        )
        rows = [row for row in self.rows if row.deck.pk in tagged] if self.tag else self.rows
        found = {game.slug: [row for row in rows if row.deck.game == game.slug] for game in self.games}
        for search in self.searches:
            slug = search.catalogue.game.slug
            decks = search.narrow(Deck.objects.filter(pk__in=[row.deck.pk for row in found[slug]]))
            places = {key: place for place, key in enumerate(decks.order_by(*search.order, "-updated_at").values_list("pk", flat=True))}
            found[slug] = sorted((row for row in found[slug] if row.deck.pk in places), key=lambda row: places[row.deck.pk])
        return [(game, found[game.slug]) for game in self.games if found[game.slug]]

    @property
    def problems(self) -> list[str]:
        """The problems that every game had: a key of one game need not mean anything to another."""
        self.groups  # noqa: B018
        first, *others = [search.problems for search in self.searches] or [[]]
        return [problem for problem in first if all(problem in other for other in others)]

    @property
    def told(self) -> str:
        """The words as told back by the first game that understood all of them."""
        understood = [search for search in self.searches if not search.problems] or self.searches
        return understood[0].told if understood else ""
