"""The refusals of the deck services as API errors with their codes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.utils.translation import gettext as _
from rest_framework import status
from rest_framework.exceptions import APIException, ValidationError

from decks.importing import UnreadableDeckError
from decks.lists.changes import ChangeError
from decks.services import StaleRevisionError


class ConflictError(APIException):
    """409: the deck is at another revision by now."""

    status_code = status.HTTP_409_CONFLICT
    default_code = "stale_revision"


class UnknownGameError(ValidationError):
    def __init__(self, slug: str) -> None:
        super().__init__({"game": [_("There is no game “%(game)s” here. GET /api/v1/games lists them.") % {"game": slug}]})


@contextmanager
def answered() -> Iterator[None]:
    """Turn the refusals of the services into API errors."""
    try:
        yield
    except (ChangeError, UnreadableDeckError) as error:
        raise ValidationError(detail=error.message, code=error.code) from error
    except StaleRevisionError as error:
        words = _("The deck is at revision %(current)d by now; nothing was changed. Read it again and repeat your change on that.")
        raise ConflictError(words % {"current": error.current.revision}) from error
