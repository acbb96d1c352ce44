"""The shape in which a game played again goes out."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from matches.api.serializers import TextSerializer


class ChangeSerializer(serializers.Serializer[Any]):
    """One thing that a step changes on the board."""

    place = serializers.CharField(help_text="The card's, such as `A.field.2`, or a side's: `A` or `B`.")
    text = TextSerializer(help_text="The new value, where it is no figure.")
    figure = serializers.IntegerField(help_text="The number of the figure there that becomes `value`, -1 for none.")
    value = serializers.IntegerField()
    is_open = serializers.BooleanField(help_text="True if it is seen of a hidden card, too.")


class StepSerializer(serializers.Serializer[Any]):
    turn = serializers.IntegerField()
    player = serializers.IntegerField(help_text="0 the simulation's deck, 1 its opponent, -1 neither.")
    kind = serializers.CharField()
    text = TextSerializer()
    is_heading = serializers.BooleanField()
    moment = serializers.IntegerField(help_text="In which it happens: a number in `moments`.")
    decisions = serializers.ListField(child=serializers.IntegerField(), help_text="The decisions that led to it: numbers in `decisions`.")
    clauses = serializers.ListField(child=serializers.CharField(), help_text="The clauses and rulings that it follows.")
    reason = TextSerializer()
    hidden = TextSerializer(help_text="The text for the side `hidden_from` instead of `text`.")
    hidden_from = serializers.IntegerField(help_text="-1 where nothing is hidden.")
    places = serializers.ListField(child=serializers.CharField(), help_text="The places of the cards that it is about.")
    changes = ChangeSerializer(many=True, help_text="The changes that it makes to the moment's board.")


class OptionSerializer(serializers.Serializer[Any]):
    line = serializers.CharField(help_text="As scenarios write it; one word of it where several options are taken at once.")
    text = TextSerializer()
    group = TextSerializer()
    places = serializers.ListField(child=serializers.CharField())
    subject = TextSerializer(required=False, help_text="The acting card, where one may act on several targets.")
    target = TextSerializer(required=False)


class SeveralSerializer(serializers.Serializer[Any]):
    """From `least` to `most` options may be taken at once: written as `stem` and their words, or as `none` when none is."""

    stem = serializers.CharField()
    least = serializers.IntegerField()
    most = serializers.IntegerField()
    none = serializers.CharField(allow_blank=True)


class DecisionSerializer(serializers.Serializer[Any]):
    side = serializers.IntegerField()
    ask = TextSerializer()
    note = TextSerializer()
    options = OptionSerializer(many=True)
    taken = serializers.ListField(child=serializers.IntegerField(), help_text="Numbers in `options`.")
    several = SeveralSerializer(allow_null=True)


class MomentSerializer(serializers.Serializer[Any]):
    board = serializers.DictField()
    scenario = serializers.CharField(allow_blank=True, help_text="Sets the moment up: the part of a scenario file from `[[scenario]]` on.")


class RecordSerializer(serializers.Serializer[Any]):
    """A game played again, step by step."""

    first = serializers.IntegerField(help_text="The side that went first: 0 the simulation's deck, 1 its opponent.")
    winner = serializers.IntegerField(allow_null=True)
    turns = serializers.IntegerField()
    actions = serializers.IntegerField()
    end = serializers.CharField()
    steps = StepSerializer(many=True)
    decisions = DecisionSerializer(many=True)
    moments = MomentSerializer(many=True)
