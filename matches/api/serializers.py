"""The shapes in which simulations are told."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from matches.models import Status
from matches.registry.kinds import choices_of_kinds


class LookSerializer(serializers.Serializer[Any]):
    games = serializers.IntegerField()
    outcome = serializers.CharField()
    win_rate = serializers.FloatField(allow_null=True)
    interval = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2)
    log_likelihood_ratio = serializers.FloatField(allow_null=True)


class StopSerializer(serializers.Serializer[Any]):
    """The stop rule with its looks; the last one's estimate allows for stopping early once it is over."""

    kind = serializers.CharField()
    most_pairs = serializers.IntegerField()
    half_width = serializers.FloatField(required=False)
    null = serializers.FloatField(required=False)
    alternative = serializers.FloatField(required=False)
    alpha = serializers.FloatField(required=False)
    beta = serializers.FloatField(required=False)
    looks = LookSerializer(many=True)


class LeadSerializer(serializers.Serializer[Any]):
    """The deck's mean lead at the beginning of a turn, in the unit that its game counts, over the games that come to that turn."""

    turn = serializers.IntegerField(help_text="Both players' turns are counted.")
    games = serializers.IntegerField()
    lead = serializers.FloatField()
    interval = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2)
    ahead = serializers.IntegerField(help_text="The games in which it is ahead.")
    behind = serializers.IntegerField()


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
    weight = serializers.FloatField()
    games_asked = serializers.IntegerField()


class SetAsideSerializer(serializers.Serializer[Any]):
    games = serializers.IntegerField()
    reason = TextSerializer()


class DifferenceSerializer(serializers.Serializer[Any]):
    """The first version's win rate less the second's, from pairs played from the same seeds, with its 95 % interval."""

    deck = TextSerializer()
    difference = serializers.FloatField(allow_null=True)
    interval = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2)
    pairs = serializers.IntegerField(help_text="Pairs of games that both versions have played.")
    differing = serializers.IntegerField(help_text="Those of them that came out otherwise.")
    chance = serializers.FloatField(allow_null=True, help_text="The chance that equally good versions differ as much or more.")
    figures = FiguresSerializer()


class CardChangeSerializer(serializers.Serializer[Any]):
    section = serializers.CharField()
    card = TextSerializer()
    count = serializers.IntegerField()
    count_before = serializers.IntegerField()


class HandSerializer(serializers.Serializer[Any]):
    """An opening hand and what of it goes back: copies by card."""

    hand = serializers.DictField(child=serializers.IntegerField())
    put_back = serializers.DictField(child=serializers.IntegerField())


class ComparisonSerializer(DifferenceSerializer):
    """The version that the deck is compared with: its own figures, the difference, also by opponent, and the cards that differ.

    Of a hand the first version keeps it, the second puts some of it back.
    """

    opponents = DifferenceSerializer(many=True)
    changes = CardChangeSerializer(many=True)
    hand = HandSerializer(allow_null=True)


class ShareSerializer(serializers.Serializer[Any]):
    share = serializers.FloatField()
    interval = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2)
    win_rate = serializers.FloatField()


class RatingSerializer(serializers.Serializer[Any]):
    elo = serializers.FloatField()
    interval = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2)


class WithoutLuckSerializer(serializers.Serializer[Any]):
    """The win rate as it would be with average draws, and its 95 % interval."""

    win_rate = serializers.FloatField()
    interval = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2)
    luck = serializers.FloatField(help_text="The part of the plain win rate that the draws added; below 0 they took it.")
    explained = serializers.FloatField(help_text="The share of the plain win rate's variance that is gone.")


class StandingSerializer(serializers.Serializer[Any]):
    """A deck's rating and its share of the mix."""

    rating = RatingSerializer(allow_null=True)
    mix = ShareSerializer(allow_null=True)


class OverallSerializer(StandingSerializer):
    """A deck over the whole field; rating and share of the mix are null until every two decks have met."""

    win_rate = serializers.FloatField(allow_null=True)
    interval = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2)
    without_luck = WithoutLuckSerializer(
        allow_null=True, help_text="The win rate without the luck of the draw; null where it is not known or explains next to nothing."
    )
    standing_without_luck = StandingSerializer(
        allow_null=True,
        help_text="Rating and share of the mix without the luck of the draw; null where no deck's win rate is told without it.",
    )


class CellSerializer(FiguresSerializer):
    """A cell of a matrix: the row's deck against the column's."""


class MatrixSerializer(serializers.Serializer[Any]):
    """Every deck against every deck, rows and columns in the order of `decks`."""

    decks = TextSerializer(many=True)
    cells = serializers.ListField(child=serializers.ListField(child=CellSerializer(allow_null=True)))
    overall = OverallSerializer(many=True)


class FinalistSerializer(serializers.Serializer[Any]):
    """A change and what it gains in the final: null before the final is over."""

    out = serializers.CharField()
    into = serializers.CharField()
    difference = serializers.FloatField(allow_null=True)
    interval = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2, allow_null=True)
    games = serializers.IntegerField()
    verdict = serializers.CharField(allow_null=True)


class RoundSerializer(serializers.Serializer[Any]):
    """A round, the last one being the final: the changes in it, and the pairs of each against each opponent."""

    changes = serializers.IntegerField()
    pairs = serializers.IntegerField()
    is_over = serializers.BooleanField()


class RaceSerializer(serializers.Serializer[Any]):
    """The state of a race of a deck's single changes."""

    changes = serializers.IntegerField(help_text="The number of legal changes of one card.")
    considered = serializers.IntegerField(help_text="The number of them that play in it: all, unless the games are too few for that.")
    tried = serializers.IntegerField(help_text="About how many of those have played their heat by now; where there is none, all.")
    games = serializers.IntegerField(help_text="Games that all versions have played together.")
    heat = RoundSerializer(allow_null=True, help_text="The heat before the rounds where many changes are tried: each against one opponent.")
    rounds = RoundSerializer(many=True)
    finalists = FinalistSerializer(many=True)


class PlayerMarginSerializer(serializers.Serializer[Any]):
    """For 95 of 100 cases the judge's win rate is at most so far from this player's, 0 to 1."""

    matchup = serializers.FloatField(help_text="Of one matchup of shipped decks.")
    field = serializers.FloatField(help_text="Of a deck over several opponents.")
    unseen = serializers.FloatField(allow_null=True, help_text="Of one matchup of decks unlike the shipped ones; null where not measured.")
    edit = serializers.FloatField(allow_null=True, help_text="Of the difference that one to five cards make; null where not measured.")


class SimulationSerializer(FiguresSerializer):
    """A simulation as it stands: `matches.api.figures.told_of`. What is said of one deck is null of a matrix."""

    wins = serializers.IntegerField(allow_null=True)
    draws = serializers.IntegerField(allow_null=True)
    losses = serializers.IntegerField(allow_null=True)
    interval = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2, allow_null=True)
    id = serializers.CharField()
    name = serializers.CharField(allow_blank=True, help_text="The name that its owner gave it; empty where it has none.")
    note = serializers.CharField(allow_blank=True)
    kind = serializers.ChoiceField(choices=choices_of_kinds())
    game = serializers.CharField()
    deck = TextSerializer(allow_null=True)
    status = serializers.ChoiceField(choices=Status.choices)
    is_provisional = serializers.BooleanField()
    error = TextSerializer(allow_null=True)
    games_asked = serializers.IntegerField()
    verdict = serializers.CharField(allow_null=True)
    by_seat = SeatsSerializer(allow_null=True)
    ends = serializers.DictField(child=serializers.IntegerField())
    turns = serializers.DictField(child=serializers.IntegerField())
    mean_turns = serializers.FloatField(allow_null=True)
    leads = LeadSerializer(many=True, help_text="The deck's lead by turn; of a matrix nothing.")
    opponents = OpponentSerializer(many=True)
    opponents_met = serializers.IntegerField(
        allow_null=True, help_text="The number of opponents that the figures cover: all of them in the end."
    )
    errors = serializers.IntegerField()  # type: ignore[assignment]
    set_aside = SetAsideSerializer(many=True)
    level = serializers.CharField()
    opponent_level = serializers.CharField()
    player_margin = PlayerMarginSerializer(
        allow_null=True,
        help_text="The margin by which a stronger player may see the win rates otherwise; null where it has not been measured.",
    )
    checks = serializers.CharField(allow_null=True, help_text="The simulation whose win rate this one checks by the strongest player.")
    seed = serializers.IntegerField()
    engine = serializers.CharField()
    definitions = serializers.CharField()
    created_at = serializers.DateTimeField()
    finished_at = serializers.DateTimeField(allow_null=True)
    games_per_second = serializers.FloatField(allow_null=True)
    seconds_left = serializers.FloatField(allow_null=True)
    stop = StopSerializer(allow_null=True)
    without_luck = WithoutLuckSerializer(
        allow_null=True, help_text="The win rate without the luck of the draw; null where it is not known or explains next to nothing."
    )
    comparison = ComparisonSerializer(allow_null=True, help_text="Of two versions; the other figures are the first one's.")
    matrix = MatrixSerializer(allow_null=True, help_text="Of a matrix.")
    race = RaceSerializer(allow_null=True, help_text="Of a race; the other figures are those of the deck as it is, in the rounds.")


class WaitingSerializer(serializers.Serializer[Any]):
    """An accepted request: its id, the address at which to ask for the result, and its status."""

    id = serializers.CharField()
    url = serializers.CharField()
    status = serializers.CharField()
