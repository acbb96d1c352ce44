"""The view that tags one's decks."""

from __future__ import annotations

from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext
from django.views.decorators.http import require_POST

from decks.tags import TagError, read_tags, set_tags
from decks.views.access import own_deck


@require_POST
def tags(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Give the deck the tags that are sent, and no others."""
    deck = own_deck(request, pk)
    try:
        set_tags(deck=deck, tags=read_tags(request.POST.get("tags", "")))
    except TagError as error:
        messages.error(request, error.message)
    else:
        messages.success(request, gettext("The tags are saved."))
    return redirect("decks:deck", deck.pk)
