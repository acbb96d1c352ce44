"""API view that exports a deck as a file."""

from __future__ import annotations

from uuid import UUID

from django.conf import settings
from django.http import HttpResponse
from django.utils.cache import get_conditional_response
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import status
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.api.serializers import ErrorSerializer
from cards.catalogue import catalogue_of
from decks.api.access import deck_for
from decks.api.responses import BAD_REQUEST, NOT_FOUND, NOT_YOURS, TOO_MANY
from decks.exporting import EVERY_FORMAT, TooManyCardsError, content_disposition, formats_of
from decks.exporting.requested_files import Making, listing_for
from decks.owners import Owner
from limits.payers import Payer
from limits.process_pool import StillWorkingError


def _shape(content_type: str) -> OpenApiTypes:
    if content_type.startswith("application/json"):
        return OpenApiTypes.OBJECT
    return OpenApiTypes.STR if content_type.startswith("text/") else OpenApiTypes.BINARY


class ExportView(APIView):
    """GET a deck as a file."""

    @extend_schema(
        operation_id="decks_export",
        parameters=[OpenApiParameter("file_format", str, OpenApiParameter.PATH, enum=list(EVERY_FORMAT))],
        responses={
            **{(200, each.content_type.split(";")[0]): _shape(each.content_type) for each in EVERY_FORMAT.values()},
            202: OpenApiResponse(
                ErrorSerializer, description="It is being made, or its pictures are; ask again after `Retry-After` seconds."
            ),
            304: OpenApiResponse(description="The file is as it was when it had the `ETag` that was sent in `If-None-Match`."),
            400: BAD_REQUEST,
            401: NOT_YOURS,
            404: NOT_FOUND,
            429: TOO_MANY,
        },
    )
    def get(self, request: Request, deck_id: UUID, file_format: str) -> HttpResponse:
        """The file, in the language of `Accept-Language`."""
        deck = deck_for(request, deck_id)
        if file_format not in formats_of(deck.rules_game):
            raise NotFound
        catalogue = catalogue_of(deck.game)
        making = Making(listing_for(deck, catalogue, Owner.of_request(request), file_format), catalogue, file_format, settings.SITE_URL)
        etag = f'"{making.etag}"'
        known = get_conditional_response(request._request, etag=etag)
        if known is not None:
            return known
        payer = Payer.of_request(request)
        if making.missing_pictures(payer):
            words = _("The pictures are being drawn. Try again in a few seconds.")
            return Response({"code": "drawing", "detail": words}, status=status.HTTP_202_ACCEPTED, headers={"Retry-After": "2"})
        try:
            file = making.file(payer)
        except StillWorkingError:
            words = _("The file is being made. Try again in a few seconds.")
            return Response({"code": "making", "detail": words}, status=status.HTTP_202_ACCEPTED, headers={"Retry-After": "2"})
        except TooManyCardsError as refusal:
            raise ValidationError(refusal.message, code="too_many_cards") from refusal
        headers = {"Content-Disposition": content_disposition(file.name), "ETag": etag, "Vary": "Accept-Language, Authorization, Cookie"}
        return HttpResponse(file.content, content_type=file.content_type, headers=headers)
