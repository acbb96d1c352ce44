"""Exact odds of a deck's hands and draws for programs."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.utils.translation import gettext
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.catalogue import catalogue_of
from decks.api.access import deck_for
from decks.api.responses import BAD_REQUEST, NOT_FOUND, NOT_YOURS
from decks.wording import said
from matches.hands.odds import ANY, EACH, LAST_TURN, Odds, odds_of_cards, playsets
from matches.hands.piles import DealtDeck, DealtPile
from matches.statistics import Mulligan


class OddsSerializer(serializers.Serializer[Any]):
    """The odds that something has been seen by the opening hand (first number) and by each of one's own turns after it."""

    first = serializers.ListField(child=serializers.FloatField(), help_text="Going first: by the opening hand, by turn 1, 2 and so on.")
    second = serializers.ListField(child=serializers.FloatField(), help_text="The same going second.")


class PlaysetSerializer(OddsSerializer):
    cards = serializers.ListField(
        child=serializers.CharField(), help_text="The cards of which the deck has so many copies, all printings of a name together."
    )
    copies = serializers.IntegerField()


class PileSerializer(serializers.Serializer[Any]):
    """A pile that hands are drawn from."""

    section = serializers.CharField(help_text="The deck's section.")
    hand = serializers.IntegerField(help_text="Cards of it in an opening hand.")
    size = serializers.IntegerField(help_text="Cards to draw from.")


class HandsSerializer(serializers.Serializer[Any]):
    """The odds of seeing at least one copy of each card of a deck, and of what is asked for."""

    hand = serializers.IntegerField(help_text="Cards in an opening hand.")
    size = serializers.IntegerField(help_text="Cards to draw from.")
    last_turn = serializers.IntegerField()
    mulligan = serializers.ChoiceField(choices=[each.value for each in Mulligan])
    cards = PlaysetSerializer(many=True)
    need = OddsSerializer(allow_null=True, help_text="Of what `card` and `of` ask for; null without them.")
    piles = PileSerializer(
        many=True, required=False, help_text="Only where hands come from several piles. Each card's odds are of its own."
    )


class OddsInput(serializers.Serializer[Any]):
    card = serializers.ListField(child=serializers.CharField(max_length=80), required=False, max_length=30)
    of = serializers.ChoiceField(choices=[ANY, EACH], required=False, default=ANY)
    mulligan = serializers.ChoiceField(choices=[each.value for each in Mulligan], required=False, default=Mulligan.NONE.value)


class OddsView(APIView):
    """The odds of a deck."""

    @extend_schema(
        operation_id="decks_odds",
        parameters=[
            OpenApiParameter("card", str, many=True, description="Cards of the deck that one needs, by slug."),
            OpenApiParameter("of", str, enum=[ANY, EACH], description="At least one of these cards, or one of each; `any` if not given."),
            OpenApiParameter(
                "mulligan",
                str,
                enum=[each.value for each in Mulligan],
                description="Keep the opening hand, or put back all that is not wanted; `none` if not given.",
            ),
        ],
        responses={200: HandsSerializer, 400: BAD_REQUEST, 401: NOT_YOURS, 404: NOT_FOUND},
    )
    def get(self, request: Request, deck_id: UUID) -> Response:
        """Exact odds of a deck's opening hand and draws, by turn and seat (hypergeometric)."""
        deck = deck_for(request, deck_id)
        dealing = deck.rules_game.dealing
        if dealing is None:
            raise ValidationError(gettext("How this game deals hands is not known here, so there are no odds."), code="no_odds")
        pool = catalogue_of(deck.game)
        dealt = DealtDeck.of_listing(deck.listing(pool), dealing, pool)
        if dealt.short:
            raise ValidationError(_too_small(dealt, dealt.short), code="no_odds")
        cards = request.query_params.getlist("card")
        read = OddsInput(data={**request.query_params.dict(), "card": cards})
        read.is_valid(raise_exception=True)
        asked = read.validated_data
        mulligan = Mulligan(asked["mulligan"])
        if mulligan != Mulligan.NONE and not dealing.has_mulligan:
            raise ValidationError({"mulligan": [gettext("This game has no mulligan in which one puts cards back.")]})
        held = {card.slug for card, _copies in dealt.cards}
        unknown = sorted(set(cards) - held)
        if unknown:
            raise ValidationError({"card": [gettext("The deck has no card “%(card)s”.") % {"card": unknown[0][:80]}]})
        try:
            need = odds_of_cards(dealt, set(cards), mulligan, is_each=asked["of"] == EACH) if cards else None
        except ValueError as error:
            words = gettext("So many cards can't be counted through with a mulligan. Tick fewer, or count without one.")
            raise ValidationError({"card": [words]}) from error
        return Response(
            {
                "hand": dealing.hand,
                "size": dealt.size,
                "last_turn": LAST_TURN,
                "mulligan": mulligan.value,
                "cards": [{"cards": each.slugs, "copies": each.copies, **_odds_json(each.odds)} for each in playsets(dealt, mulligan)],
                "need": need and _odds_json(need),
            }
            | _piles_json(dealt)
        )


def _too_small(dealt: DealtDeck, short: DealtPile) -> str:
    numbers = {"least": short.least_size, "size": short.size, "pile": said(short.name)}
    if len(dealt.piles) == 1:
        return gettext("Odds need a deck of at least %(least)s cards to draw from; this one has %(size)s.") % numbers
    return gettext("Odds need at least %(least)s cards in the %(pile)s; this deck has %(size)s.") % numbers


def _piles_json(dealt: DealtDeck) -> dict[str, Any]:
    """The piles of a deck that has several."""
    if len(dealt.piles) == 1:
        return {}
    return {"piles": [{"section": pile.section, "hand": pile.hand, "size": pile.size} for pile in dealt.piles]}


def _odds_json(odds: Odds) -> dict[str, list[float]]:
    return {"first": list(odds.first), "second": list(odds.second)}
