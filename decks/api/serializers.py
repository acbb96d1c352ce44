"""The serializers of decks and their checks."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from django.utils.translation import gettext as _
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from cards.api.serializers import CardSerializer
from cards.catalogue import Catalogue, catalogue_of
from cards.reports import card_as_data
from cards.requests.api_fields import Wanted
from decks.api.errors import UnknownGameError
from decks.deck_list import DeckList, copy_of
from decks.importing.bounds.limits import MAX_BYTES
from decks.lists.changes import MAX_COPIES, MAX_LINES
from decks.lists.check import check_list
from decks.models import NAME_LENGTH, NOTE_LENGTH, Deck, Visibility
from decks.reports import violation_as_data
from rules import games
from rules.kernel.game import Game

#: The parts of a deck that are included only on request.
PARTS = ("cards", "violations")

LIST_SCHEMA = {
    "type": "object",
    "additionalProperties": {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0, "maximum": MAX_COPIES}},
    "example": {"main": {"card-slug": 3}},
}


@extend_schema_field(LIST_SCHEMA)
class SectionsField(serializers.Field[Any, Any, Any, Any]):
    """`{section: {card slug: copies}}`. Copies are any whole numbers here: the check says what is wrong with them."""

    def to_internal_value(self, data: Any) -> dict[str, dict[str, int]]:
        if not isinstance(data, dict) or not all(isinstance(cards, dict) for cards in data.values()):
            raise serializers.ValidationError(_("Give an object of sections, each an object of card slugs and copies."))
        if sum(map(len, data.values())) > MAX_LINES:
            raise serializers.ValidationError(_("A deck holds %(most)d different cards at most.") % {"most": MAX_LINES})
        for cards in data.values():
            for card, copies in cards.items():
                if isinstance(copies, bool) or not isinstance(copies, int) or abs(copies) > 1_000_000:
                    raise serializers.ValidationError(_("The copies of “%(card)s” are not a whole number.") % {"card": card[:80]})
        return data

    def to_representation(self, value: Any) -> Any:
        return value


@extend_schema_field({"type": "object", "additionalProperties": {"type": "integer"}})
class CopiesField(serializers.JSONField):
    """`{card slug: copies}`."""


@extend_schema_field({"type": "object", "additionalProperties": {"type": "string"}})
class NotesField(serializers.JSONField):
    """`{card slug: note}`."""


@extend_schema_field(
    {
        "type": "object",
        "properties": {
            "set": {"type": "string"},
            "boosters": {"type": "integer"},
            "seed": {"type": "integer"},
            "contents": {"type": "string"},
        },
    }
)
class OriginField(serializers.JSONField):
    """The origin of a pool; empty for a deck that was not built from boosters."""


class GameField(serializers.CharField):
    """A game by its slug."""

    def to_internal_value(self, data: Any) -> Game:  # type: ignore[override]
        slug = super().to_internal_value(data)
        try:
            return games.get(slug)
        except KeyError as error:
            raise UnknownGameError(slug) from error


class DeckSerializer(serializers.ModelSerializer[Deck]):
    """A deck as it is read."""

    name = serializers.CharField(source="title")
    note = serializers.CharField(source="description")
    legal = serializers.BooleanField(source="is_legal")
    author = serializers.CharField()
    slug = serializers.CharField(allow_blank=True, help_text="A shipped deck's slug; empty for others.")
    format = serializers.CharField(allow_blank=True)
    sections = serializers.SerializerMethodField()
    maybe = CopiesField(read_only=True, help_text="Cards for the maybe-board, beside the list.")
    card_notes = NotesField(read_only=True, help_text="Notes on single cards.")
    opened = OriginField(read_only=True, help_text="The boosters that the pool came out of: set, number, seed, digest of what they held.")
    total = serializers.SerializerMethodField()
    url = serializers.CharField(source="get_absolute_url")

    class Meta:
        model = Deck
        fields: tuple[str, ...] = (
            *("id", "game", "format", "name", "note", "slug", "visibility", "revision", "is_precon", "author", "legal", "digest"),
            *("total", "sections", "maybe", "card_notes", "opened", "url", "created_at", "updated_at"),
        )
        read_only_fields = fields

    @extend_schema_field(LIST_SCHEMA)
    def get_sections(self, deck: Deck) -> dict[str, dict[str, int]]:
        return copy_of(self._listing(deck).sections)

    def get_total(self, deck: Deck) -> int:
        return self._listing(deck).total

    def _listing(self, deck: Deck) -> DeckList:
        """Return the deck's list, put in order once for all of its fields."""
        if self._last is None or self._last[0] is not deck:
            self._last = deck, deck.listing(self._catalogue(deck))
        return self._last[1]

    def _catalogue(self, deck: Deck) -> Catalogue:
        """Return the deck's cards, looked up once for all decks of an answer."""
        if deck.game not in self._catalogues:
            self._catalogues[deck.game] = catalogue_of(deck.game)
        return self._catalogues[deck.game]

    @cached_property
    def _catalogues(self) -> dict[str, Catalogue]:
        return {}

    _last: tuple[Deck, DeckList] | None = None


class ListInput(serializers.Serializer[Any]):
    """A list of cards: `sections`, or `text` in any form that the site reads (a deck code too)."""

    sections = SectionsField(required=False)
    text = serializers.CharField(required=False, max_length=MAX_BYTES, trim_whitespace=False)

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        if "sections" in attrs and "text" in attrs:
            raise serializers.ValidationError(_("Give `sections` or `text`, not both."), code="two_lists")
        return attrs


class CheckInput(ListInput):
    """A list to check. `game` may be left out where the text says it or fits one game only."""

    game = GameField(required=False)
    format = serializers.CharField(required=False, allow_blank=True, max_length=40, default="")
    as_of = serializers.DateField(required=False, help_text="The day whose lists of banned and restricted cards hold; today if not given.")

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        attrs = super().validate(attrs)
        if "sections" not in attrs and "text" not in attrs:
            raise serializers.ValidationError(_("Give the list to check as `sections` or as `text`."), code="no_list")
        if "sections" in attrs and "game" not in attrs:
            raise serializers.ValidationError({"game": [_("Say which game the sections are for.")]})
        return attrs


class NewDeckInput(ListInput):
    """A deck to make. Without a list it starts empty."""

    game = GameField()
    name = serializers.CharField(max_length=NAME_LENGTH)
    format = serializers.CharField(required=False, allow_blank=True, max_length=40, default="")
    note = serializers.CharField(required=False, allow_blank=True, max_length=NOTE_LENGTH, default="")
    visibility = serializers.ChoiceField(choices=Visibility.choices, default=Visibility.PRIVATE)


class DeckChangeInput(ListInput):
    """Changes to a deck, and the revision that they were made on. What is left out stays."""

    revision = serializers.IntegerField(min_value=1)
    name = serializers.CharField(required=False, max_length=NAME_LENGTH)
    format = serializers.CharField(required=False, max_length=40)
    note = serializers.CharField(required=False, allow_blank=True, max_length=NOTE_LENGTH)
    visibility = serializers.ChoiceField(required=False, choices=Visibility.choices)


class FixChangeSerializer(serializers.Serializer[Any]):
    action = serializers.ChoiceField(choices=["add", "remove", "move"])
    section = serializers.CharField()
    count = serializers.IntegerField()
    card = serializers.CharField(allow_null=True, help_text="A card's slug, or null where any card will do.")
    kind = serializers.CharField(required=False)
    to = serializers.CharField(required=False)


class FixSerializer(serializers.Serializer[Any]):
    text = serializers.CharField()
    text_zh = serializers.CharField()
    changes = FixChangeSerializer(many=True)


class ViolationSerializer(serializers.Serializer[Any]):
    """One broken rule: `decks.reports.violation_as_data`."""

    code = serializers.CharField()
    section = serializers.CharField(allow_blank=True)
    cards = serializers.ListField(child=serializers.CharField())
    limit = serializers.IntegerField()
    count = serializers.IntegerField()
    text = serializers.CharField()
    text_zh = serializers.CharField()
    fix = FixSerializer()


class AskedDeckSerializer(DeckSerializer):
    """A deck with what else is asked for."""

    cards = serializers.SerializerMethodField(help_text="Its cards as the list of cards tells them; only with `include`.")
    violations = serializers.SerializerMethodField(help_text="The rules that it breaks today; only with `include`.")

    class Meta(DeckSerializer.Meta):
        fields = (*DeckSerializer.Meta.fields, "cards", "violations")
        read_only_fields = fields

    def __init__(self, *args: Any, wanted: Wanted | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if wanted is not None:
            names = [*DeckSerializer.Meta.fields, *wanted.parts]
            told = wanted.of(dict.fromkeys(names))
            for name in set(self.Meta.fields) - told.keys():
                self.fields.pop(name)

    @extend_schema_field(CardSerializer(many=True))
    def get_cards(self, deck: Deck) -> list[dict[str, Any]]:
        catalogue = self._catalogue(deck)
        listed = {slug for cards in deck.sections(catalogue).values() for slug in cards}
        return [card_as_data(card) for slug, card in catalogue.rows.items() if slug in listed]

    @extend_schema_field(ViolationSerializer(many=True))
    def get_violations(self, deck: Deck) -> list[dict[str, Any]]:
        catalogue = self._catalogue(deck)
        checked = check_list(game=deck.rules_game, format=deck.rules_format, sections=deck.sections(catalogue), catalogue=catalogue)
        return [violation_as_data(violation) for violation in checked.violations]


class NearestSerializer(serializers.Serializer[Any]):
    slug = serializers.CharField()
    name = serializers.CharField()
    name_zh = serializers.CharField()


class LineSerializer(serializers.Serializer[Any]):
    """A pasted line that could not be taken: `decks.reports.line_as_data`."""

    number = serializers.IntegerField()
    text = serializers.CharField()
    status = serializers.CharField()
    message = serializers.CharField()
    choices = NearestSerializer(many=True)
    game = serializers.CharField(allow_null=True)


class CheckSerializer(serializers.Serializer[Any]):
    """The answer of a check. A list with lines that could not be read is not called legal."""

    legal = serializers.BooleanField()
    game = serializers.CharField()
    format = serializers.CharField()
    as_of = serializers.DateField()
    total = serializers.IntegerField()
    sections = SectionsField()
    violations = ViolationSerializer(many=True)
    unread = LineSerializer(many=True)
