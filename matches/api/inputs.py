"""The shapes in which simulations are asked for."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _
from rest_framework import serializers

from decks.api.serializers import GameField, ListInput
from decks.tags import TAG_LENGTH
from matches.kinds.gauntlet import GAUNTLET
from matches.models import SEED_BITS
from matches.registry.kinds import every_kind

EVERY_PRECON, TAGGED = "precons", "tagged"
#: The kinds that take a field which no other takes, by it; where a request has several of them, the first stands for the kind.
OWN_FIELDS = {
    name: kind for kind in reversed([*every_kind().values()]) for name in kind.takes if name not in ("deck", "decks", "opponents")
}


class ContenderInput(ListInput):
    """A deck: `id` (a deck that you may see, or a shipped deck's slug), or a list as `sections` or `text`."""

    id = serializers.CharField(required=False, max_length=80, help_text="A deck's id, or a shipped deck's slug.")
    name = serializers.CharField(required=False, max_length=80, default="", allow_blank=True)
    format = serializers.CharField(required=False, allow_blank=True, max_length=40, default="")

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        if sum(name in attrs for name in ("id", "sections", "text")) != 1:
            raise serializers.ValidationError(_("Give a deck by one of `id`, `sections` and `text`."), code="no_deck")
        return attrs


class StopInput(serializers.Serializer[Any]):
    """The rule that ends a simulation: after all `games`; once the interval is the rate +- `half_width`; or once it is clear whether the
    win rate is 50 % or `alternative`, wrong at most `alpha` and `beta` of the time. `games` is the most that are played under any rule.
    """

    kind = serializers.ChoiceField(choices=["fixed_number", "target_error", "sequential_test"])
    half_width = serializers.FloatField(required=False, help_text="target_error: 0.0025 to 0.25, default 0.01.")
    alternative = serializers.FloatField(required=False, help_text="sequential_test: 0.505 to 0.75, default 0.53.")
    alpha = serializers.FloatField(required=False, help_text="sequential_test: 0.001 to 0.2, default 0.05.")
    beta = serializers.FloatField(required=False, help_text="sequential_test: 0.001 to 0.2, default 0.05.")


class HandInput(serializers.Serializer[Any]):
    """An opening hand and what of it goes back in the mulligan: copies by a card's slug."""

    hand = serializers.DictField(child=serializers.IntegerField(min_value=0, max_value=100))
    put_back = serializers.DictField(child=serializers.IntegerField(min_value=0, max_value=100))


class DecksInput(serializers.Serializer[Any]):
    """Some decks."""

    decks = serializers.ListField(child=ContenderInput(), min_length=1, max_length=20)


class SimulationInput(serializers.Serializer[Any]):
    """A request for a simulation: its decks, the number of games, the levels of the players and the seed."""

    game = GameField(help_text="The slug of the game.")
    kind = serializers.ChoiceField(
        choices=[slug for slug, each in every_kind().items() if each.is_asked_for],
        required=False,
        help_text="`gauntlet` if not given, or what `compare_with` and `hand` ask for. `race` finds the best single changes of the deck.",
    )
    deck = ContenderInput(required=False, help_text="The deck that it is about; needed for all but a matrix.")
    decks = serializers.ListField(
        child=ContenderInput(), required=False, max_length=20, help_text="The decks of a matrix; `games` are those of each pairing."
    )
    hand = HandInput(required=False, help_text="An opening hand to be kept, and put back: half of the games each.")
    opponents = serializers.ListField(child=ContenderInput(), required=False, max_length=50)
    against = serializers.ChoiceField(
        choices=[EVERY_PRECON, TAGGED],
        required=False,
        help_text="Every shipped deck, or your decks with the tag `tag`, instead of `opponents`, or of the `decks` of a matrix.",
    )
    tag = serializers.CharField(
        required=False, max_length=TAG_LENGTH, help_text="The tag of the decks of yours to play against; needed with `against`: `tagged`."
    )
    compare_with = ContenderInput(
        required=False,
        help_text="Another version of the deck, played against the same opponents from the same seeds; half of the games each.",
    )
    games = serializers.IntegerField(min_value=1, max_value=10**9, default=1000, help_text="Rounded up to whole pairs of games.")
    level = serializers.CharField(required=False, allow_blank=True, max_length=40, default="")
    opponent_level = serializers.CharField(required=False, allow_blank=True, max_length=40, default="")
    seed = serializers.IntegerField(required=False, allow_null=True, min_value=0, max_value=(1 << SEED_BITS) - 1, default=None)

    stop = StopInput(required=False)
    weights = serializers.ListField(
        child=serializers.FloatField(), required=False, max_length=50, help_text="The shares to expect of the `opponents`, in their order."
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        implied = next((kind for name, kind in OWN_FIELDS.items() if name in attrs), GAUNTLET)
        kind = every_kind()[attrs.setdefault("kind", implied.slug.value)]
        if ("tag" in attrs) != (attrs.get("against") == TAGGED):
            raise serializers.ValidationError({"tag": _("`tag` goes with `against`: `tagged`, which needs it.")}, code="no_tag")
        if "decks" in kind.takes:
            if bool(attrs.get("decks")) == ("against" in attrs):
                raise serializers.ValidationError(_("Say which decks: `decks`, or `against`."), code="no_deck")
            return attrs
        if "deck" not in attrs:
            raise serializers.ValidationError({"deck": _("Give a deck by one of `id`, `sections` and `text`.")}, code="no_deck")
        for name, needed in OWN_FIELDS.items():
            if (name in attrs) != (name in kind.takes):
                words = _("`%(name)s` goes with the kind `%(kind)s`, and that kind needs it.") % {"name": name, "kind": needed.slug.value}
                raise serializers.ValidationError({name: words})
        if "opponents" in kind.takes and bool(attrs.get("opponents")) == ("against" in attrs):
            raise serializers.ValidationError(_("Say whom to play: `opponents`, or `against`."), code="no_opponent")
        return attrs
