"""The API views of decks, which call the services that the pages use."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import status
from rest_framework.exceptions import ValidationError
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.catalogue import catalogue_of
from cards.requests.api_fields import UNCHANGED, read_wanted, read_words, refuse_misread, wanted_parameters
from decks.api.access import deck_for, own_deck_for, require_member
from decks.api.errors import UnknownGameError, answered
from decks.api.inputs import read_input, read_list, refuse_unread
from decks.api.responses import BAD_REQUEST, NOT_FOUND, NOT_YOURS, STALE, TOO_MANY
from decks.api.serializers import (
    PARTS,
    AskedDeckSerializer,
    CheckInput,
    CheckSerializer,
    DeckChangeInput,
    DeckSerializer,
    NewDeckInput,
)
from decks.deck_list import DeckList
from decks.lists.changes import Change, Rename, ReplaceList, SetFormat, SetNote, SetVisibility, clean_format
from decks.lists.check import check_list, today
from decks.models import Deck, DeckQuerySet, with_rows
from decks.owners import Owner
from decks.reports import line_as_data, violation_as_data
from decks.search.backend import DeckSearch
from decks.services import change_deck, create_deck, delete_deck
from limits.payers import Payer
from limits.throttles import ScopedThrottle
from rules import games

DECK_FIELDS = DeckSerializer.Meta.fields


def searched(decks: DeckQuerySet, game: str, words: str) -> DeckQuerySet:
    """Return those of the decks that a search finds, as it orders them. Raise ValidationError if the search is not understood."""
    if not game:
        raise ValidationError({"game": [_("Say which game's decks to search: each game has keys of its own.")]})
    search = DeckSearch(catalogue_of(game), words)
    found = search.narrow(decks)
    refuse_misread(search.problems)
    return found.order_by(*search.order, "-updated_at", "pk")


class DeckListView(GenericAPIView[Deck]):
    """Decks."""

    serializer_class = AskedDeckSerializer
    throttle_scope = "write"

    def get_throttles(self) -> list[Any]:
        return [ScopedThrottle()] if self.request.method == "POST" else []

    def get_queryset(self) -> DeckQuerySet:
        owner = Owner.of_request(self.request)
        decks = Deck.objects.owned_by(owner) if self.request.query_params.get("mine") in ("1", "true") else Deck.objects.public()
        game, words = self.request.query_params.get("game", ""), read_words(self.request)
        if game and game not in {each.slug for each in games.everything()}:
            raise UnknownGameError(game)
        if words:
            decks = searched(decks, game, words)
        return (decks.filter(game=game) if game else decks).select_related("owner")

    @extend_schema(
        operation_id="decks_list",
        parameters=[
            OpenApiParameter("game", str, description="A game's slug."),
            OpenApiParameter("mine", OpenApiTypes.BOOL, description="Your own decks instead of the public ones."),
            OpenApiParameter("q", str, description="A search in the language of `/GAME/syntax/` for decks; it needs `game`."),
            *wanted_parameters(fields=DECK_FIELDS, parts=PARTS),
        ],
        responses={200: AskedDeckSerializer(many=True), 304: UNCHANGED, 400: BAD_REQUEST, 401: NOT_YOURS, 404: NOT_FOUND},
    )
    def get(self, request: Request) -> Response:
        """Public decks, or with `mine` your own, the latest change first where `q` says nothing else."""
        wanted = read_wanted(request, fields=DECK_FIELDS, parts=PARTS)
        page = self.paginate_queryset(self.get_queryset())
        return self.get_paginated_response(AskedDeckSerializer(with_rows(page or ()), many=True, wanted=wanted).data)

    @extend_schema(
        operation_id="decks_create",
        request=NewDeckInput,
        responses={201: DeckSerializer, 400: BAD_REQUEST, 401: NOT_YOURS, 429: TOO_MANY},
    )
    def post(self, request: Request) -> Response:
        """Makes a deck of yours."""
        owner = require_member(request)
        given = read_input(NewDeckInput, request)
        sections, report = read_list(given, given["game"], Payer.of_request(request), given["format"])
        refuse_unread(report)
        with answered():
            deck = create_deck(
                owner=owner,
                game=given["game"],
                name=given["name"],
                format=report.format.slug if report else given["format"],
                sections=sections,
                note=given["note"],
                visibility=given["visibility"],
                extras=report.extras if report else None,
            )
        body = DeckSerializer(deck).data
        return Response(body, status=status.HTTP_201_CREATED, headers={"Location": f"/api/v1/decks/{deck.pk}"})


class DeckView(APIView):
    """One deck."""

    throttle_scope = "write"

    def get_throttles(self) -> list[Any]:
        return [] if self.request.method == "GET" else [ScopedThrottle()]

    @extend_schema(
        operation_id="decks_read",
        parameters=wanted_parameters(fields=DECK_FIELDS, parts=PARTS),
        responses={200: AskedDeckSerializer, 304: UNCHANGED, 400: BAD_REQUEST, 401: NOT_YOURS, 404: NOT_FOUND},
    )
    def get(self, request: Request, deck_id: UUID) -> Response:
        """One deck with its list."""
        wanted = read_wanted(request, fields=DECK_FIELDS, parts=PARTS)
        return Response(AskedDeckSerializer(deck_for(request, deck_id), wanted=wanted).data)

    @extend_schema(
        operation_id="decks_change",
        request=DeckChangeInput,
        responses={200: DeckSerializer, 400: BAD_REQUEST, 401: NOT_YOURS, 404: NOT_FOUND, 409: STALE, 429: TOO_MANY},
    )
    def patch(self, request: Request, deck_id: UUID) -> Response:
        """Changes a deck of yours, if it is still at the revision that the change was made on."""
        deck = own_deck_for(request, deck_id)
        given = read_input(DeckChangeInput, request)
        changes: list[Change] = []
        if "name" in given:
            changes.append(Rename(given["name"]))
        if "note" in given:
            changes.append(SetNote(given["note"]))
        if "visibility" in given:
            changes.append(SetVisibility(given["visibility"]))
        if "format" in given:
            changes.append(SetFormat(given["format"]))
        sections, report = read_list(given, deck.rules_game, Payer.of_request(request), given.get("format", deck.format))
        refuse_unread(report)
        if sections is not None:
            changes.append(ReplaceList(sections))
        with answered():
            deck = change_deck(deck=deck, revision=given["revision"], changes=changes)
        return Response(DeckSerializer(deck).data)

    @extend_schema(
        operation_id="decks_delete",
        parameters=[OpenApiParameter("revision", int, required=True, description="The revision that you saw.")],
        responses={204: None, 400: BAD_REQUEST, 401: NOT_YOURS, 404: NOT_FOUND, 409: STALE, 429: TOO_MANY},
    )
    def delete(self, request: Request, deck_id: UUID) -> Response:
        """Deletes a deck of yours, if it is still at that revision."""
        deck = own_deck_for(request, deck_id)
        given = DeckChangeInput(data={"revision": request.query_params.get("revision")})
        given.is_valid(raise_exception=True)
        with answered():
            delete_deck(deck=deck, revision=given.validated_data["revision"])
        return Response(status=status.HTTP_204_NO_CONTENT)


class CheckView(APIView):
    """Checks any list, for anybody: every broken rule with the smallest change that mends it."""

    throttle_classes = [ScopedThrottle]
    throttle_scope = "validate"

    @extend_schema(
        operation_id="decks_validate",
        request=CheckInput,
        responses={200: CheckSerializer, 400: BAD_REQUEST, 401: NOT_YOURS, 429: TOO_MANY},
    )
    def post(self, request: Request) -> Response:
        given = read_input(CheckInput, request)
        sections, report = read_list(given, given.get("game"), Payer.of_request(request), given["format"])
        game = report.game if report else given["game"]
        with answered():
            format = report.format if report else clean_format(given["format"], catalogue_of(game))
        as_of = given.get("as_of") or today()
        checked = check_list(game=game, format=format, sections=sections or {}, as_of=as_of)
        unread = report.problems if report else ()
        answer = {
            "legal": checked.legal and not unread,
            "game": game.slug,
            "format": format.slug,
            "as_of": as_of,
            "total": DeckList(game, format, "", sections or {}).total,
            "sections": sections or {},
            "violations": [violation_as_data(violation) for violation in checked.violations],
            "unread": [line_as_data(line) for line in unread],
        }
        return Response(CheckSerializer(answer).data)
