"""The serializers of games and cards, and of refusals."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiResponse, extend_schema_field
from rest_framework import serializers


class NamedSerializer(serializers.Serializer[Any]):
    slug = serializers.CharField()
    name = serializers.CharField()
    name_zh = serializers.CharField()


class SectionSerializer(NamedSerializer):
    kinds = serializers.ListField(child=serializers.CharField())
    least = serializers.IntegerField()
    most = serializers.IntegerField(allow_null=True)


class FormatSerializer(NamedSerializer):
    sections = SectionSerializer(many=True)


class FieldSerializer(NamedSerializer):
    form = serializers.ChoiceField(choices=["choice", "choices", "number"])
    choices = NamedSerializer(many=True)


class GameSerializer(NamedSerializer):
    is_playable = serializers.BooleanField()
    formats = FormatSerializer(many=True)
    kinds = NamedSerializer(many=True)
    rarities = NamedSerializer(many=True)
    fields = FieldSerializer(many=True)  # type: ignore[assignment]
    levels = NamedSerializer(many=True)


class RulingSerializer(serializers.Serializer[Any]):
    day = serializers.DateField()
    text = serializers.CharField()
    text_zh = serializers.CharField()
    clause = serializers.CharField(allow_blank=True)


class PrintingSerializer(serializers.Serializer[Any]):
    slug = serializers.CharField()
    number = serializers.IntegerField()
    set = serializers.CharField()


class DefinitionChangeSerializer(serializers.Serializer[Any]):
    made_at = serializers.DateTimeField()
    differences = serializers.ListField(child=serializers.DictField())


@extend_schema_field({"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}], "nullable": True})
class ValueField(serializers.JSONField):
    """One choice, several where the game's cards have several, or null."""


class CardSerializer(NamedSerializer):
    number = serializers.IntegerField()
    kind = serializers.CharField()
    rarity = serializers.CharField(allow_null=True)
    cost = serializers.IntegerField(allow_null=True)
    attribute = ValueField()
    set = serializers.CharField()
    values = serializers.DictField()
    text = serializers.CharField(allow_blank=True)
    text_zh = serializers.CharField(allow_blank=True)


class AskedCardSerializer(CardSerializer):
    """A card with what else is asked for."""

    rulings = RulingSerializer(many=True, required=False, help_text="Rulings on the card; only with `include`.")
    printings = PrintingSerializer(many=True, required=False, help_text="The other printings of its name; only with `include`.")
    changes = DefinitionChangeSerializer(
        many=True, required=False, help_text="Changes to the card since it was first loaded; only with `include`."
    )


CARD_FIELDS = tuple(CardSerializer().fields)


class ErrorSerializer(serializers.Serializer[Any]):
    """Any refusal."""

    code = serializers.CharField()
    detail = serializers.CharField()
    fields = serializers.DictField(  # type: ignore[assignment]
        child=serializers.ListField(child=serializers.CharField()), required=False, help_text="Mistakes, by the name of the input."
    )


UNKNOWN = OpenApiResponse(ErrorSerializer, description="There is no such thing.")
WRONG = OpenApiResponse(ErrorSerializer, description="A filter or order that there is not; `detail` says which.")
NO_TOKEN = OpenApiResponse(ErrorSerializer, description="The token that was sent is not valid.")
