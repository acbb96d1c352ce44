"""The card database: what the site reads, loaded from definitions."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from django.db import models
from django.urls import reverse
from django.utils.translation import get_language

from cards import pictures, searching
from rules import games
from rules.kernel.cards import Card as CardDefinition
from rules.kernel.game import Game
from rules.wording import Text


class CardSet(models.Model):
    """A set that cards were printed in."""

    game = models.SlugField()
    slug = models.SlugField()
    code = models.CharField(max_length=8)
    name_en = models.CharField(max_length=80)
    name_zh = models.CharField(max_length=80)
    released = models.DateField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "slug"], name="one_set_of_a_slug_a_game")]
        ordering = ["game", "released", "slug"]

    def __str__(self) -> str:
        return f"{self.game}/{self.slug}"

    @property
    def name(self) -> str:
        return Text(self.name_en, self.name_zh).in_language(get_language())


class CardQuerySet(models.QuerySet["Card"]):
    def of_game(self, game: Game | str) -> CardQuerySet:
        return self.filter(game=game if isinstance(game, str) else game.slug)

    def matching(self, query: str) -> CardQuerySet:
        """Those that hold every word of the query, in either language."""
        found = self
        for term in searching.terms(query):
            found = found.filter(search__contains=term)
        return found

    def with_value(self, field: str, values: Collection[str], *, is_number: bool = False) -> CardQuerySet:
        """Those that have any of the values in one of the game's own fields."""
        rows = CardValue.objects.filter(card=models.OuterRef("pk"), field=field)
        asked = rows.filter(number__in=[int(value) for value in values]) if is_number else rows.filter(text__in=list(values))
        return self.filter(models.Exists(asked))

    def in_order(self, sort: str = "", *, game: Game, query: str = "") -> CardQuerySet:
        """Sorted by `name`, `rarity` or a number field, from the top down with a `-` before it; those without the value come last.

        Without `sort` in the order of their numbers, but that cards with the query in their name come first.
        """
        key = sort.removeprefix("-")
        by: Any = models.F({"name": _name_column(), "rarity": "rarity_rank", "": "number"}.get(key, "sort_value"))
        cards = self
        if any(field.slug == key for field in game.fields):
            rows = CardValue.objects.filter(card=models.OuterRef("pk"), field=key)
            cards = cards.annotate(sort_value=models.Subquery(rows.values("number")[:1]))
        elif not key and query:
            name = models.Q(name_en__icontains=query) | models.Q(name_zh__icontains=query)
            by = models.Case(models.When(name, then=0), default=1)
        by = by.desc(nulls_last=True) if sort.startswith("-") else by.asc(nulls_last=True)
        return cards.order_by(by, "number")


class Card(models.Model):
    """One printing. `data` is its definition, from which the rules read it; the other columns are there to search and sort by."""

    game = models.SlugField()
    set = models.ForeignKey(CardSet, on_delete=models.PROTECT, related_name="cards")
    slug = models.SlugField(max_length=80)
    number = models.PositiveIntegerField()
    kind = models.SlugField()
    name_en = models.CharField(max_length=80)
    name_zh = models.CharField(max_length=80)
    name_zh_order = models.CharField(max_length=400, blank=True, help_text="sorts the Chinese names by their sound")
    name_group = models.CharField(max_length=80, db_index=True)
    rarity = models.CharField(max_length=20, blank=True)
    rarity_rank = models.PositiveSmallIntegerField(default=0)
    cost = models.IntegerField(null=True)
    text_en = models.TextField(blank=True)
    text_zh = models.TextField(blank=True)
    flavour_en = models.TextField(blank=True)
    flavour_zh = models.TextField(blank=True)
    search = models.TextField(blank=True)
    data = models.JSONField()
    digest = models.CharField(max_length=16)

    objects = CardQuerySet.as_manager()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["game", "slug"], name="one_card_of_a_slug_a_game"),
            models.UniqueConstraint(fields=["game", "number"], name="one_card_of_a_number_a_game"),
        ]
        ordering = ["game", "number"]

    def __str__(self) -> str:
        return f"{self.game}/{self.slug}"

    @property
    def name(self) -> str:
        return Text(self.name_en, self.name_zh).in_language(get_language())

    @property
    def text(self) -> str:
        return Text(self.text_en, self.text_zh).in_language(get_language())

    @property
    def flavour(self) -> str:
        return Text(self.flavour_en, self.flavour_zh).in_language(get_language())

    @property
    def picture_url(self) -> str:
        """The address of its picture in the reader's language; it changes when the card or the drawing does, and may be kept for ever."""
        language = "zh" if (get_language() or "").startswith("zh") else "en"
        return f"{reverse('cards:picture', args=(self.game, self.slug, language))}?v={pictures.version(self)}"

    def get_absolute_url(self) -> str:
        return reverse("cards:detail", args=(self.game, self.slug))

    @property
    def definition(self) -> CardDefinition:
        """The card as the rules know it, read once a process."""
        return _read_definition(self.game, self.slug, self.digest, _Unhashed(self.data))


class CardValue(models.Model):
    """One value of one of the game's own fields, one row each for a list of them; what filters look in."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="value_rows")
    field = models.SlugField()
    text = models.CharField(max_length=80, blank=True)
    number = models.IntegerField(null=True)

    class Meta:
        indexes = [models.Index(fields=["field", "text"]), models.Index(fields=["field", "number"])]

    def __str__(self) -> str:
        return f"{self.field}={self.text or self.number}"


def _name_column() -> str:
    return "name_zh_order" if (get_language() or "").startswith("zh") else "name_en"


class _Unhashed:
    """Carries the data past the cache, whose key is the digest."""

    __slots__ = ("data",)

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Unhashed)


@lru_cache(maxsize=20_000)
def _read_definition(game: str, slug: str, digest: str, carrier: _Unhashed) -> CardDefinition:
    return games.get(game).read_card(carrier.data, f"{game}/{slug}")
