"""The refusals in the API's schema."""

from __future__ import annotations

from drf_spectacular.utils import OpenApiResponse

from cards.api.serializers import ErrorSerializer

BAD_REQUEST = OpenApiResponse(ErrorSerializer, description="The input is wrong; `detail` says how.")
NOT_FOUND = OpenApiResponse(ErrorSerializer, description="Nothing that you may see is there.")
NOT_YOURS = OpenApiResponse(ErrorSerializer, description="Send your token: `Authorization: Token ...`.")
TOO_MANY = OpenApiResponse(ErrorSerializer, description="Too many requests; wait as long as `Retry-After` says.")
STALE = OpenApiResponse(ErrorSerializer, description="The deck has been changed since that revision.")
