"""Give out an API token for a name and password."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.auth import authenticate
from django.contrib.auth.models import User
from django.utils.translation import gettext
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import PermissionDenied, Throttled, ValidationError
from rest_framework.parsers import FormParser, MultiPartParser
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.password_attempts import TooManyAttemptsError, charge_address, count_sign_in, log_failure, wrong_password_message
from accounts.services import create_token
from accounts.user_agents import client_name
from cards.api.serializers import ErrorSerializer
from limits.throttles import ScopedThrottle

#: Lifetime of a token that is made here.
DAYS = 365


class TokenInput(serializers.Serializer[Any]):
    username = serializers.CharField(max_length=150)
    password = serializers.CharField(max_length=4096, trim_whitespace=False)


class TokenSerializer(serializers.Serializer[Any]):
    token = serializers.CharField()


# The docstring is text for people: the documentation of the API shows it, in both languages.
class TokenView(APIView):
    """A member's token, for name and password."""

    authentication_classes = ()
    permission_classes = ()
    parser_classes = (*APIView.parser_classes, FormParser, MultiPartParser)
    throttle_classes = (ScopedThrottle,)
    throttle_scope = "token"

    @extend_schema(
        operation_id="token_create",
        request=TokenInput,
        responses={200: TokenSerializer, 400: ErrorSerializer, 401: ErrorSerializer, 403: ErrorSerializer, 429: ErrorSerializer},
    )
    def post(self, request: Request) -> Response:
        if settings.OPENID is not None and settings.OPENID.is_only:
            raise PermissionDenied(gettext("Nobody signs in with a password here, so none gives a token."))
        given = TokenInput(data=request.data)
        given.is_valid(raise_exception=True)
        name, password = given.validated_data["username"], given.validated_data["password"]
        try:
            count_sign_in(request, name)
        except TooManyAttemptsError as error:
            raise Throttled(wait=error.seconds) from error
        with charge_address(request):
            user = authenticate(request, username=name, password=password)
        if not isinstance(user, User):
            log_failure(request, "API token", name)
            raise ValidationError(wrong_password_message())
        return Response({"token": create_token(user=user, name=client_name(request.headers.get("User-Agent", "")), days=DAYS)})
