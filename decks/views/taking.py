"""Taking decks along: files, pictures, QR codes, and everything at once."""

from __future__ import annotations

from uuid import UUID

from django.db.models import Prefetch
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import get_conditional_response, patch_cache_control
from django.utils.translation import get_language, gettext
from django.views.decorators.http import require_safe

from cards import pictures, rasters
from cards.models import Card
from decks.exporting import FORMATS, TooManyCardsError, content_disposition
from decks.exporting.addresses import draw_qr, link_of
from decks.exporting.archive import write_archive
from decks.exporting.making import Making, listing_for
from decks.exporting.pictured import sheets
from decks.models import Deck, DeckVersion, with_rows
from decks.owners import Owner
from decks.pool import pool_of
from decks.views.access import visible_deck
from rules.kernel.game import Game

YEAR = 60 * 60 * 24 * 365


@require_safe
def export(request: HttpRequest, pk: UUID, format: str) -> HttpResponse:
    """The deck as a file in the reader's language; a page to wait on while its pictures are being drawn."""
    deck = visible_deck(request, pk)
    if format not in FORMATS:
        raise Http404
    pool = pool_of(deck.game)
    making = Making(listing_for(deck, pool, Owner.of_request(request), format), pool, format, site_of(request))
    etag = f'"{making.etag}"'
    response = get_conditional_response(request, etag=etag)
    if response is None:
        missing = making.missing_pictures()
        if missing:
            return _wait(request, deck, making, missing)
        try:
            file = making.file()
        except TooManyCardsError as refusal:
            return render(request, "decks/refused_file.html", {"deck": deck, "game": deck.rules_game, "refusal": refusal}, status=422)
        headers = {"Content-Disposition": content_disposition(file.name), "ETag": etag}
        response = HttpResponse(file.content, content_type=file.content_type, headers=headers)
    response["Vary"] = "Accept-Language, Cookie"
    patch_cache_control(response, private=True, no_cache=True)
    return response


def _wait(request: HttpRequest, deck: Deck, making: Making, missing: int) -> HttpResponse:
    total = len(making.writing.pictured())
    context = {"deck": deck, "game": deck.rules_game, "format": FORMATS[making.format], "total": total, "done": max(total - missing, 0)}
    response = render(request, "decks/drawing.html", context, status=202)
    response["Refresh"] = "1"
    patch_cache_control(response, private=True, no_store=True)
    return response


@require_safe
def qr(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The QR code of the link with the deck in it, as SVG."""
    deck = visible_deck(request, pk)
    pool = pool_of(deck.game)
    drawn = draw_qr(link_of(deck.listing(pool), pool, site_of(request)))
    if drawn is None:
        raise Http404
    response = HttpResponse(drawn, content_type="image/svg+xml; charset=utf-8")
    patch_cache_control(response, private=True, no_cache=True)
    return response


@require_safe
def export_all(request: HttpRequest) -> HttpResponse:
    """All decks of whoever asks, as one zip."""
    named = Prefetch("versions", DeckVersion.objects.exclude(name=""), to_attr="named_versions")
    decks = Deck.objects.owned_by(Owner.of_request(request)).prefetch_related("tags", named)
    content = write_archive(with_rows(decks.order_by("game", "name", "created_at")), get_language() or "en")
    headers = {"Content-Disposition": content_disposition(gettext("My decks") + ".zip"), "Cache-Control": "private, no-store"}
    return HttpResponse(content, content_type="application/zip", headers=headers)


@require_safe
def sheet(request: HttpRequest, game: Game, numbers: str, language: str) -> HttpResponse:
    """A sheet of card pictures as JPEG: the cards of these permanent numbers, in this order."""
    asked = [int(number) for number in numbers.split("-") if number.isascii() and number.isdigit() and len(number) < 9]
    if language not in pictures.LANGUAGES or not 1 <= len(asked) <= sheets.MOST or "-".join(map(str, asked)) != numbers:
        raise Http404
    rows = {card.number: card for card in Card.objects.of_game(game).filter(number__in=asked)}
    if set(asked) - set(rows):
        raise Http404
    cards = [rows[number] for number in asked]
    version = sheets.version_of(cards)
    response = get_conditional_response(request, etag=f'"{version}-{language}"')
    if response is None:
        rasters.draw_missing(cards, language)
        response = _picture(sheets.sheet_of(cards, language), f'"{version}-{language}"')
    return _kept_as(response, is_current=request.GET.get("v") == version)


@require_safe
def sheet_back(request: HttpRequest, game: Game, language: str) -> HttpResponse:
    """The back of the game's cards as JPEG."""
    if language not in pictures.LANGUAGES:
        raise Http404
    version = pictures.drawing_version(game.slug)[:10]
    response = get_conditional_response(request, etag=f'"{version}-{language}"')
    if response is None:
        rasters.draw_missing((), language, backs=(game,))
        response = _picture(rasters.raster_of_back(game, language), f'"{version}-{language}"')
    return _kept_as(response, is_current=request.GET.get("v") == version)


def _picture(content: bytes | None, etag: str) -> HttpResponse:
    """The picture, or the answer that it is not drawn yet."""
    if content is None:
        words = gettext("The pictures are being drawn. Try again in a few seconds.")
        return HttpResponse(words, status=503, content_type="text/plain; charset=utf-8", headers={"Retry-After": "5"})
    return HttpResponse(content, content_type="image/jpeg", headers={"ETag": etag})


def _kept_as(response: HttpResponse, *, is_current: bool) -> HttpResponse:
    if response.status_code == 503:
        patch_cache_control(response, no_store=True)
    elif is_current:
        patch_cache_control(response, public=True, max_age=YEAR, immutable=True)
    else:
        patch_cache_control(response, public=True, max_age=300)
    return response


def site_of(request: HttpRequest) -> str:
    """The site's address as the reader sees it, without a last slash."""
    return request.build_absolute_uri("/").rstrip("/")
