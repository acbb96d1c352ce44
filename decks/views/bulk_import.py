"""Pages that import several decks at once, of any game: a report on each deck, and new decks from them."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib import messages
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language, gettext, ngettext
from django.views.decorators.http import require_http_methods

from cards.catalogue import catalogue_of, held_catalogues
from decks.importing import ImportReport, UnreadableDeckError, parse_deck_text
from decks.importing.bounds.limits import MAX_FILE_BYTES
from decks.importing.bounds.processes import is_short, run_in_pool
from decks.importing.bounds.zip_directories import check_directory
from decks.importing.corrections import correct_line
from decks.importing.deck_breaks import split_decks
from decks.importing.files.workbooks import is_workbook, text_of_workbook
from decks.importing.lines.resolution import Patience
from decks.importing.links import with_decks
from decks.importing.several import as_text, check_amount, check_count, is_zip, text_of_zip
from decks.lists.changes import ChangeError
from decks.lists.check import check_list
from decks.notation import vocabulary
from decks.notation.encodings import decoded
from decks.owners import Owner
from decks.services import create_deck
from decks.wording import said
from limits.ledger import paying
from limits.payers import Payer
from limits.refusals import RefusedError
from rules import games
from rules.kernel.game import Game


@dataclass(slots=True)
class Piece:
    """One of several decks: its text, and the report on it or the reason why it can't be read."""

    number: int
    text: str
    report: ImportReport | None = None
    refusal: str = ""
    candidates: tuple[Game, ...] = ()
    is_legal: bool = False

    @property
    def name(self) -> str:
        report = self.report
        if report is None:
            return gettext("Deck %(number)d") % {"number": self.number}
        return (report.name or gettext("New %(game)s deck") % {"game": said(report.game.name)})[:80]


@require_http_methods(["GET", "HEAD", "POST"])
def import_decks(request: HttpRequest) -> HttpResponse:
    if request.method != "POST":
        return render(request, "decks/bulk_import.html", {"pieces": [], "text": ""})
    try:
        return import_text(request, pasted(request))
    except UnreadableDeckError as refusal:
        return render(request, "decks/bulk_import.html", {"pieces": [], "text": "", "refusal": refusal.message}, status=422)
    except RefusedError as refused:
        return retry_later(render(request, "decks/bulk_import.html", _kept(request, refused)), refused)


def retry_later(response: HttpResponse, refused: RefusedError) -> HttpResponse:
    """Turn the page, which still has what was typed, into a refusal with a Retry-After header."""
    response.status_code = refused.status
    response["Retry-After"] = str(refused.seconds)
    return response


def _kept(request: HttpRequest, refused: RefusedError) -> dict[str, object]:
    return {"pieces": [], "text": request.POST.get("text", ""), "refusal": refused.message}


@held_catalogues()
def import_text(request: HttpRequest, text: str) -> HttpResponse:
    """Return a report on the decks in a text, or create them. Raise UnreadableDeckError and RefusedError."""
    payer, use = Payer.of_request(request), request.POST.get("use", "")
    pieces = run_in_pool(payer, lambda: _pieces(use, text), is_short=is_short(text))
    read = [piece for piece in pieces if piece.report and piece.report.total]
    if "create" in request.POST and read:
        try:
            with paying(payer):
                return _create(request, pieces)
        except ChangeError as error:
            return render(request, "decks/bulk_import.html", {"pieces": pieces, "text": text, "refusal": error.message}, status=422)
    corrected = "use" in request.POST
    waiting = next((piece.number for piece in pieces if piece.report and piece.report.source == "text" and piece.report.next_place), 0)
    report = {"pieces": pieces, "read": read, "text": "\n".join(piece.text for piece in pieces)}
    context = {**report, "corrected": corrected, "next_piece": waiting if corrected else 0}
    return render(request, "decks/bulk_import.html", context, status=200 if read else 422)


def pasted(request: HttpRequest) -> str:
    """Return the pasted text, or the text of the uploaded file, which may be an archive. Raise UnreadableDeckError and RefusedError."""
    file = request.FILES.get("file")
    if not file:
        hosts = {request.get_host(), urlsplit(settings.SITE_URL).netloc}
        return with_decks(request.POST.get("text", ""), hosts=hosts, owner=Owner.of_request(request))
    file.seek(0)
    start = file.read(4)
    most = 10 * MAX_FILE_BYTES if is_zip(start) else MAX_FILE_BYTES
    size = file.size or 0
    if size > most:
        words = gettext("This file is %(size)d kB; a text has %(most)d kB at most, a zip %(zip)d kB. Nothing was read.")
        sizes = {"size": size // 1000, "most": MAX_FILE_BYTES // 1000, "zip": 10 * MAX_FILE_BYTES // 1000}
        raise UnreadableDeckError("too_large", words % sizes)
    content = start + file.read()
    if not is_zip(content):
        return decoded(content)
    check_directory(content)
    unpack = text_of_workbook if is_workbook(content) else text_of_zip
    return run_in_pool(Payer.of_request(request), lambda: unpack(content))


def _pieces(use: str, text: str) -> list[Piece]:
    patience = Patience()
    return [_read(number, piece, patience) for number, piece in enumerate(_corrected(use, text), 1)]


def _corrected(use: str, text: str) -> list[str]:
    """Return the decks' texts, one line of one of them corrected where `use` is `deck:line:slug`, or one of them read for the game of
    `deck:game:slug`. Raise UnreadableDeckError.
    """
    check_amount(text)
    texts = split_decks(text)
    check_count(len(texts))
    place, _, rest = use.partition(":")
    line, _, slug = rest.partition(":")
    if not (place.isascii() and place.isdigit() and len(place) < 6 and 1 <= int(place) <= len(texts)):
        return texts
    if line == "game" and slug in {game.slug for game in games.everything()}:
        texts[int(place) - 1] = as_text(parse_deck_text(texts[int(place) - 1], game=games.get(slug), patience=Patience(0)))
        return texts
    report = parse_deck_text(texts[int(place) - 1], patience=Patience(0))
    catalogue = catalogue_of(report.game)
    texts[int(place) - 1] = correct_line(
        texts[int(place) - 1], report, place=line, slug=slug, catalogue=catalogue, language=get_language() or "en"
    )
    return texts


def _read(number: int, text: str, patience: Patience) -> Piece:
    try:
        report = parse_deck_text(text, patience=patience)
    except UnreadableDeckError as refusal:
        return Piece(number, text, refusal=_remarks(text) or refusal.message, candidates=refusal.candidates)
    checked = check_list(game=report.game, format=report.format, sections=report.sections, catalogue=catalogue_of(report.game))
    return Piece(number, text, report, is_legal=checked.legal)


def _remarks(text: str) -> str:
    """Return the remarks of a text that has only a name and remarks: why a file of an archive could not be read."""
    first, *rest = text.split("\n")
    if not first.startswith(f"{vocabulary.NAME.en}: "):
        return ""
    remarks = [line.removeprefix("# ") for line in rest if line.strip()]
    return " ".join(remarks) if all(line.startswith("# ") for line in rest if line.strip()) else ""


def _create(request: HttpRequest, pieces: list[Piece]) -> HttpResponse:
    owner = Owner.of_writer(request)
    made = 0
    with transaction.atomic():
        for piece in pieces:
            report = piece.report
            if report is None or not (report.total or report.name):
                continue
            create_deck(
                owner=owner,
                game=report.game,
                format=report.format.slug,
                name=piece.name,
                sections=report.sections,
                note=report.note,
                extras=report.extras,
            )
            made += 1
    words = ngettext("%(count)d deck was made.", "%(count)d decks were made.", made)
    messages.success(request, words % {"count": made})
    lost = sum(1 if piece.report is None else len(piece.report.problems) for piece in pieces)
    if lost:
        words = ngettext("%(count)d line was left out.", "%(count)d lines were left out.", lost)
        messages.warning(request, words % {"count": lost})
    return redirect("decks:mine")
