"""The shapes in which simulations go in and out."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _
from rest_framework import serializers

from decks.api.serializers import GameField, ListInput
from matches.models import SEED_BITS, Status

EVERY_PRECON = "precons"


class ContenderInput(ListInput):
    """A deck: `id` (a deck that you may see, or a shipped deck's slug), or a list as `sections` or `text`."""

    id = serializers.CharField(required=False, max_length=80, help_text="A deck's id, or a shipped deck's slug.")
    name = serializers.CharField(required=False, max_length=80, default="", allow_blank=True)
    format = serializers.CharField(required=False, allow_blank=True, max_length=40, default="")

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        if sum(name in attrs for name in ("id", "sections", "text")) != 1:
            raise serializers.ValidationError(_("Give a deck by one of `id`, `sections` and `text`."), code="no_deck")
        return attrs


class SimulationInput(serializers.Serializer[Any]):
    """Who plays against whom, how often, how well and from which seed."""

    game = GameField(help_text="The slug of the game.")
    deck = ContenderInput()
    opponents = serializers.ListField(child=ContenderInput(), required=False, max_length=50)
    against = serializers.ChoiceField(choices=[EVERY_PRECON], required=False, help_text="Every shipped deck, instead of `opponents`.")
    games = serializers.IntegerField(min_value=1, max_value=10**9, default=1000, help_text="Rounded up to whole pairs of games.")
    level = serializers.CharField(required=False, allow_blank=True, max_length=40, default="")
    opponent_level = serializers.CharField(required=False, allow_blank=True, max_length=40, default="")
    seed = serializers.IntegerField(required=False, allow_null=True, min_value=0, max_value=(1 << SEED_BITS) - 1, default=None)

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        if bool(attrs.get("opponents")) == ("against" in attrs):
            raise serializers.ValidationError(_("Say whom to play: `opponents`, or `against`: `precons`."), code="no_opponent")
        return attrs


class TextSerializer(serializers.Serializer[Any]):
    en = serializers.CharField()
    zh = serializers.CharField()


class FiguresSerializer(serializers.Serializer[Any]):
    """Wins, draws, losses; the rate (wins + draws / 2) / games and its 95 % interval."""

    games = serializers.IntegerField()
    wins = serializers.IntegerField()
    draws = serializers.IntegerField()
    losses = serializers.IntegerField()
    win_rate = serializers.FloatField(allow_null=True)
    interval = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2)


class SeatsSerializer(serializers.Serializer[Any]):
    first = FiguresSerializer()
    second = FiguresSerializer()


class OpponentSerializer(FiguresSerializer):
    deck = TextSerializer()
    games_asked = serializers.IntegerField()


class SetAsideSerializer(serializers.Serializer[Any]):
    games = serializers.IntegerField()
    reason = TextSerializer()


class SimulationSerializer(FiguresSerializer):
    """A simulation as it stands: `matches.summaries.Summary.as_json`."""

    id = serializers.CharField()
    game = serializers.CharField()
    deck = TextSerializer()
    status = serializers.ChoiceField(choices=Status.choices)
    is_provisional = serializers.BooleanField()
    error = TextSerializer(allow_null=True)
    games_asked = serializers.IntegerField()
    verdict = serializers.CharField()
    by_seat = SeatsSerializer()
    ends = serializers.DictField(child=serializers.IntegerField())
    turns = serializers.DictField(child=serializers.IntegerField())
    mean_turns = serializers.FloatField(allow_null=True)
    opponents = OpponentSerializer(many=True)
    errors = serializers.IntegerField()  # type: ignore[assignment]
    set_aside = SetAsideSerializer(many=True)
    level = serializers.CharField()
    opponent_level = serializers.CharField()
    seed = serializers.IntegerField()
    engine = serializers.CharField()
    definitions = serializers.CharField()
    created_at = serializers.DateTimeField()
    finished_at = serializers.DateTimeField(allow_null=True)
    games_per_second = serializers.FloatField(allow_null=True)
    seconds_left = serializers.FloatField(allow_null=True)


class StepSerializer(serializers.Serializer[Any]):
    turn = serializers.IntegerField()
    player = serializers.IntegerField(help_text="0 the simulation's deck, 1 its opponent, -1 neither.")
    kind = serializers.CharField()
    text = TextSerializer()
    is_heading = serializers.BooleanField()
    board = serializers.DictField()


class RecordSerializer(serializers.Serializer[Any]):
    """A game played again, step by step."""

    first = serializers.IntegerField(help_text="Who went first: 0 the simulation's deck, 1 its opponent.")
    winner = serializers.IntegerField(allow_null=True)
    turns = serializers.IntegerField()
    actions = serializers.IntegerField()
    end = serializers.CharField()
    steps = StepSerializer(many=True)


class WaitingSerializer(serializers.Serializer[Any]):
    """Where to ask again."""

    id = serializers.CharField()
    url = serializers.CharField()
    status = serializers.CharField()
