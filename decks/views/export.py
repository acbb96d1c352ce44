"""Exports: files, pictures, QR codes, and all decks at once."""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID

from django.conf import settings
from django.db.models import Prefetch
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import get_conditional_response, patch_cache_control
from django.utils.translation import get_language, gettext
from django.views.decorators.http import require_safe

from cards.catalogue import catalogue_of
from cards.drawing_versions import drawing_version
from cards.models import Card
from cards.pictures import card_pictures, rasters
from decks.exporting import EVERY_FORMAT, TooManyCardsError, content_disposition, formats_of
from decks.exporting.addresses import draw_qr, link_of
from decks.exporting.archive import write_archive
from decks.exporting.output import Writing
from decks.exporting.pictured import sheets
from decks.exporting.requested_files import Making, listing_for
from decks.models import Deck, DeckVersion, with_rows
from decks.owners import Owner
from decks.views.access import visible_deck
from limits.ledger import paying
from limits.payers import Payer
from limits.process_pool import PROCESS_POOL, StillWorkingError
from limits.refusals import RefusedError
from rules.kernel.game import Game

YEAR = 60 * 60 * 24 * 365
#: A ZIP of at most so many card entries is made in the request; a larger one takes more than 0.1 s and is made in the process pool.
MOST_ENTRIES_IN_REQUEST = 200


@require_safe
def export(request: HttpRequest, pk: UUID, format: str) -> HttpResponse:
    """Return the deck as a file in the reader's language, or a page to wait on while its pictures are being drawn."""
    deck = visible_deck(request, pk)
    if format not in formats_of(deck.rules_game):
        raise Http404
    catalogue = catalogue_of(deck.game)
    making = Making(listing_for(deck, catalogue, Owner.of_request(request), format), catalogue, format, settings.SITE_URL)
    etag = f'"{making.etag}"'
    response = get_conditional_response(request, etag=etag)
    if response is None:
        payer = Payer.of_request(request)
        missing = making.missing_pictures(payer)
        if missing:
            return _wait(request, deck, making, missing)
        try:
            file = making.file(payer)
        except StillWorkingError:
            return _wait(request, deck, making, 0)
        except TooManyCardsError as refusal:
            return render(request, "decks/refused_file.html", {"deck": deck, "game": deck.rules_game, "refusal": refusal}, status=422)
        headers = {"Content-Disposition": content_disposition(file.name), "ETag": etag}
        response = HttpResponse(file.content, content_type=file.content_type, headers=headers)
    response["Vary"] = "Accept-Language, Cookie"
    patch_cache_control(response, private=True, no_cache=True)
    return response


def _entry_count(deck: Deck) -> int:
    """Return the number of the deck's card entries, times one plus its named versions, as an estimate of the work."""
    return len(deck.rows or ()) * (1 + len(getattr(deck, "named_versions", ())))


def _wait(request: HttpRequest, deck: Deck, making: Making, missing: int) -> HttpResponse:
    total = len(making.writing.pictured()) if EVERY_FORMAT[making.format].needs_pictures else 0
    context = {
        "deck": deck,
        "game": deck.rules_game,
        "format": EVERY_FORMAT[making.format],
        "total": total,
        "done": max(total - missing, 0),
    }
    response = render(request, "decks/drawing.html", context, status=202)
    response["Refresh"] = "1"
    patch_cache_control(response, private=True, no_store=True)
    return response


@require_safe
def qr(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Return the QR code of the link with the deck in it, as SVG."""
    deck = visible_deck(request, pk)
    catalogue = catalogue_of(deck.game)
    drawn = draw_qr(link_of(deck.listing(catalogue), catalogue, settings.SITE_URL))
    if drawn is None:
        raise Http404
    response = HttpResponse(drawn, content_type="image/svg+xml; charset=utf-8")
    patch_cache_control(response, private=True, no_cache=True)
    return response


@require_safe
def export_all(request: HttpRequest) -> HttpResponse:
    """Return all decks of the requester as one zip."""
    named = Prefetch("versions", DeckVersion.objects.exclude(name=""), to_attr="named_versions")
    decks = Deck.objects.owned_by(Owner.of_request(request)).prefetch_related("tags", named)
    rows, language = list(with_rows(decks.order_by("game", "name", "created_at"))), get_language() or "en"
    for game in {deck.game for deck in rows}:
        catalogue_of(game)
    payer = Payer.of_request(request)
    if sum(map(_entry_count, rows)) <= MOST_ENTRIES_IN_REQUEST:
        with paying(payer):
            content = write_archive(rows, language)
    else:
        content = PROCESS_POOL.run_and_wait(payer, lambda: write_archive(rows, language))
    headers = {"Content-Disposition": content_disposition(gettext("My decks") + ".zip"), "Cache-Control": "private, no-store"}
    return HttpResponse(content, content_type="application/zip", headers=headers)


@require_safe
def sheet(request: HttpRequest, game: Game, numbers: str, language: str) -> HttpResponse:
    """Serve a sheet of card pictures as JPEG: the cards with these permanent numbers, in this order, at a URL that this site has signed."""
    asked = [int(number) for number in numbers.split("-") if number.isascii() and number.isdigit() and len(number) < 9]
    if language not in card_pictures.LANGUAGES or not 1 <= len(asked) <= sheets.MOST or "-".join(map(str, asked)) != numbers:
        raise Http404
    rows = {card.number: card for card in Card.objects.of_game(game).filter(number__in=asked)}
    if set(asked) - set(rows):
        raise Http404
    if not sheets.is_signed(game, numbers, language, request.GET.get("s", "")) and numbers not in unsigned_sheets(game):
        words = gettext("This address was not written by this site, or before it signed them. Export the deck again.")
        return HttpResponse(words, status=403, content_type="text/plain; charset=utf-8")
    cards = [rows[number] for number in asked]
    version = sheets.version_of(cards)
    response = get_conditional_response(request, etag=f'"{version}-{language}"')
    if response is None:
        payer = Payer.of_request(request)
        response = _picture(lambda: sheets.sheet_for(cards, language, payer), f'"{version}-{language}"')
    return _kept_as(response, is_current=request.GET.get("v") == version)


def unsigned_sheets(game: Game) -> frozenset[str]:
    """Return the card numbers in the unsigned sheet URLs of shipped decks that older exports contain, in the order of the decks."""
    catalogue = catalogue_of(game)
    decks = Deck.objects.precons().filter(game=game.slug)
    cards = [Writing(deck.listing(catalogue), catalogue, "en").pictured() for deck in with_rows(decks)]
    return frozenset(sheets.numbers_of(each[start : start + sheets.MOST]) for each in cards for start in range(0, len(each), sheets.MOST))


@require_safe
def sheet_back(request: HttpRequest, game: Game, language: str) -> HttpResponse:
    """Return the back of the game's cards as JPEG."""
    if language not in card_pictures.LANGUAGES:
        raise Http404
    version = drawing_version(game.slug)[:10]
    response = get_conditional_response(request, etag=f'"{version}-{language}"')
    if response is None:
        payer = Payer.of_request(request)
        response = _picture(lambda: _back(game, language, payer), f'"{version}-{language}"')
    return _kept_as(response, is_current=request.GET.get("v") == version)


def _back(game: Game, language: str, payer: Payer) -> bytes:
    rasters.draw_missing((), language, payer, backs=(game,))
    content = rasters.raster_of_back(game, language)
    if content is None:
        raise StillWorkingError
    return content


def _picture(make: Callable[[], bytes], etag: str) -> HttpResponse:
    """Return the picture, or 503 with a Retry-After header while it is being drawn."""
    seconds, words = 5, gettext("The pictures are being drawn. Try again in a few seconds.")
    try:
        return HttpResponse(make(), content_type="image/jpeg", headers={"ETag": etag})
    except StillWorkingError:
        pass
    except RefusedError as refused:
        seconds, words = refused.seconds, refused.message
    return HttpResponse(words, status=503, content_type="text/plain; charset=utf-8", headers={"Retry-After": str(seconds)})


def _kept_as(response: HttpResponse, *, is_current: bool) -> HttpResponse:
    if response.status_code == 503:
        patch_cache_control(response, no_store=True)
    elif is_current:
        patch_cache_control(response, public=True, max_age=YEAR, immutable=True)
    else:
        patch_cache_control(response, public=True, max_age=300)
    return response
