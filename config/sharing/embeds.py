"""Pages that any site may frame: a deck, and a figure of a simulation. They have no scripts, forms or cookies, and links open a new tab."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any
from uuid import UUID

from csp.constants import NONE, SELF
from csp.decorators import csp_replace
from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.template.loader import render_to_string
from django.utils import translation
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.http import require_safe

from cards.catalogue import catalogue_of
from config.appearance import THEMES
from config.sharing.open_things import open_deck, open_pairing, open_simulation
from config.sharing.pictures import figure_of, figures_in
from config.sharing.previews import preview_of_deck, preview_of_simulation
from decks.figures.overview import overview_of
from decks.search.results import lead_cards
from matches.registry.kinds import kind_of

#: What an embed may load: the site's styles, type and pictures, nothing else.
POLICY = {
    "default-src": [NONE],
    "script-src": [NONE],
    "style-src": [SELF],
    "img-src": [SELF, "data:"],
    "font-src": [SELF],
    "base-uri": [NONE],
    "form-action": [NONE],
    "frame-ancestors": ["*"],
}
View = Callable[..., dict[str, Any]]
Page = Callable[..., HttpResponseBase]


def embed(template: str) -> Callable[[View], Page]:
    """Makes a page of a view that returns a context. What is not there answers in the frame, too.

    No request is given to the template: the session stays unread, and no cookie can be set. `language` and `theme` in the address
    are those of the page around it; without them the reader's browser decides.
    """

    def decorate(view: View) -> Page:
        @require_safe
        @xframe_options_exempt
        @csp_replace(POLICY)
        @wraps(view)
        def page(request: HttpRequest, **parts: Any) -> HttpResponse:
            theme, language = request.GET.get("theme", ""), request.GET.get("language", "")
            context = {"theme": theme if theme in THEMES else ""}
            with translation.override(language if language in ("en", "zh-hans") else translation.get_language()):
                try:
                    return HttpResponse(render_to_string(template, context | view(request, **parts)))
                except Http404:
                    return HttpResponse(render_to_string("sharing/missing.html", context), status=404)

        return page

    return decorate


@embed("sharing/deck.html")
def deck(request: HttpRequest, pk: UUID) -> dict[str, Any]:
    row = open_deck(pk)
    catalogue = catalogue_of(row.game)
    listing = row.listing(catalogue)
    return {
        "deck": row,
        "game": row.rules_game,
        "preview": preview_of_deck(row, listing),
        "overview": overview_of(listing, catalogue),
        "lead": lead_cards([row]).get(row.pk),
    }


@embed("sharing/figure.html")
def simulation(request: HttpRequest, simulation: UUID, figure: str = "") -> dict[str, Any]:
    """One figure; the one that stands for the whole simulation where none is named. With `pairing` of one cell of a matrix."""
    row = open_simulation(simulation)
    pairing = request.GET.get("pairing", "")
    index = int(pairing) if kind_of(row).has_cells and pairing.isdecimal() and len(pairing) < 7 else None
    matchup = open_pairing(row, index) if index is not None else None
    found = figures_in(row, matchup)
    return {
        "simulation": row,
        "game": row.rules,
        "preview": preview_of_simulation(row, found, matchup),
        "picture": figure_of(row, figure, index),
    }
