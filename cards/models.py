"""The card database that the site reads, loaded from definitions."""

from __future__ import annotations

import secrets

from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils.translation import get_language

from cards import stand_ins
from cards.derived_values import cached_by_card
from cards.drawing_versions import picture_version
from cards.lazy_json import LazyJSONField
from rules.kernel.cards import Card as CardDefinition
from rules.kernel.game import Game
from rules.wording import Text


def new_version() -> str:
    """Return a word that no other state of the cards has."""
    return secrets.token_hex(8)


class CardSetQuerySet(models.QuerySet["CardSet"]):
    def shown(self) -> CardSetQuerySet:
        """Return those that the operator lets people see: imported ones only where they are switched on."""
        return self if settings.IMPORTED_CARDS else self.filter(is_imported=False)


class ShownSets(models.Manager["CardSet"]):
    """The sets that people see."""

    def get_queryset(self) -> CardSetQuerySet:
        return CardSetQuerySet(self.model, using=self._db).shown()


class CardSet(models.Model):
    """A set that cards were printed in. `objects` are those that people see; `everything` is for what loads and imports cards."""

    game = models.SlugField()
    slug = models.SlugField()
    code = models.CharField(max_length=8)
    name_en = models.CharField(max_length=80)
    name_zh = models.CharField(max_length=80)
    released = models.DateField()
    version = models.CharField(max_length=16, default=new_version, help_text="another one whenever any card of the game has changed")
    is_imported = models.BooleanField(default=False, help_text="from a file of the published game, not shipped with the site")

    objects = ShownSets()
    everything = CardSetQuerySet.as_manager()

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

    def shown(self) -> CardQuerySet:
        """Return those that the operator lets people see: imported ones only where they are switched on."""
        return self if settings.IMPORTED_CARDS else self.filter(is_imported=False)

    def imported(self) -> CardQuerySet:
        return self.filter(is_imported=True)

    def shipped(self) -> CardQuerySet:
        return self.filter(is_imported=False)


class ShownCards(models.Manager["Card"]):
    """The cards that people see."""

    def get_queryset(self) -> CardQuerySet:
        return CardQuerySet(self.model, using=self._db).shown()

    def of_game(self, game: Game | str) -> CardQuerySet:
        return self.get_queryset().of_game(game)


class Card(models.Model):
    """One printing, or an imported card with all its printings. `data` is its definition, from which the rules read it; the other columns
    are there to search and sort by. `objects` are the cards that people see; `everything` is for what loads and imports them.
    """

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
    data = LazyJSONField()
    digest = models.CharField(max_length=16)
    is_imported = models.BooleanField(default=False, help_text="from a file of the published game, not shipped with the site")

    objects = ShownCards()
    everything = CardQuerySet.as_manager()

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
    def is_shown(self) -> bool:
        """True if people see the card."""
        return settings.IMPORTED_CARDS or not self.is_imported

    @property
    def picture_url(self) -> str:
        """The address of its picture in the reader's language; it changes when the card or the drawing does, and may be kept for ever."""
        language = "zh" if (get_language() or "").startswith("zh") else "en"
        return f"{reverse('cards:picture', args=(self.game, self.slug, language))}?v={self.picture_version}"

    @property
    def picture_version(self) -> str:
        """The version of its picture as it is drawn today."""
        return picture_version(self.game, self.digest)

    def get_absolute_url(self) -> str:
        return reverse("cards:detail", args=(self.game, self.slug))

    @property
    def definition(self) -> CardDefinition:
        """The card as the rules know it, read once a process; where they can't read it, its stand-in."""
        return _read_definition(self).card

    @property
    def problem(self) -> str:
        """The reason why the rules can't read its definition; empty when they can."""
        problem = _read_definition(self).problem
        return problem.in_language(get_language()) if problem else ""


class CardValue(models.Model):
    """One value of one of the game's own fields, in which filters look; a list of values has one row for each."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="value_rows")
    field = models.SlugField()
    text = models.CharField(max_length=80, blank=True)
    number = models.IntegerField(null=True)

    class Meta:
        indexes = [models.Index(fields=["field", "text"]), models.Index(fields=["field", "number"])]

    def __str__(self) -> str:
        return f"{self.field}={self.text or self.number}"


class CardStanding(models.Model):
    """The standing of a card, as the last count found it.

    `decks`: in how many starter decks and public decks it is; `usage`: their share of all of those, 0 to 1. `rates`: by what became of it
    in a game (`seen`, `opening`, `played`) the games, the win rate and the two ends of its interval; `rate` is the win rate of `seen`.
    `simulations`: how many the rates come from.
    """

    card = models.OneToOneField(Card, on_delete=models.CASCADE, primary_key=True, related_name="standing")
    decks = models.PositiveIntegerField(default=0)
    usage = models.FloatField(default=0)
    rate = models.FloatField(null=True)
    rates = models.JSONField(default=dict)
    simulations = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        return f"{self.card_id} {self.decks} {self.rate}"


class StandingCount(models.Model):
    """The last count of a game's standings.

    `is_stale`: decks or games have changed since; `asked_at`: when a worker was asked to count; `rule`: what tells which games counted.
    """

    game = models.SlugField(primary_key=True)
    is_stale = models.BooleanField(default=True)
    asked_at = models.DateTimeField(null=True)
    counted_at = models.DateTimeField(null=True)
    decks = models.PositiveIntegerField(default=0)
    rule = models.CharField(max_length=200, default="", blank=True)

    def __str__(self) -> str:
        return f"{self.game} {self.counted_at}"


class CardChange(models.Model):
    """A change of a card's definition when it was loaded again: `differences` as `cards.loading.changes` finds them."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="changes")
    made_at = models.DateTimeField(auto_now_add=True)
    differences = models.JSONField()

    class Meta:
        ordering = ["-made_at", "-pk"]

    def __str__(self) -> str:
        return f"{self.card_id} {self.made_at}"


# A definition takes a millisecond of CPU time to read: a builder needs 60, a card's page 35 (2026-11-25).
@cached_by_card
def _read_definition(card: Card) -> stand_ins.Reading:
    return stand_ins.read(card)
