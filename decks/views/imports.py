"""The page that imports a pasted deck: it reads the deck, reports line by line, and creates the deck on request."""

from __future__ import annotations

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import translation
from django.utils.translation import get_language, gettext, ngettext, pgettext
from django.views.decorators.http import require_http_methods

from cards.catalogue import Catalogue, catalogue_of
from decks.figures.overview import overview_of
from decks.importing import ImportReport, UnreadableDeckError, parse_deck_text
from decks.importing.bounds.limits import MAX_BYTES
from decks.importing.bounds.processes import is_short, run_in_pool
from decks.importing.corrections import correct_line
from decks.importing.deck_breaks import split_decks
from decks.importing.several import as_text, check_amount
from decks.lists.changes import ChangeError
from decks.notation.headings import headings_of
from decks.owners import Owner
from decks.services import create_deck
from decks.views.bulk_import import import_text, pasted, retry_later
from decks.wording import said
from limits.payers import Payer
from limits.refusals import RefusedError
from rules.kernel.game import Game


@require_http_methods(["GET", "HEAD", "POST"])
def import_deck(request: HttpRequest, game: Game) -> HttpResponse:
    context = {"game": game, "headings": _headings(game), "text": request.GET.get("text", "")[:MAX_BYTES]}
    if request.method != "POST" and "code" not in request.GET:
        return render(request, "decks/import.html", context)
    catalogue = catalogue_of(game)
    try:
        text = as_text(parse_deck_text(_code_of_link(request), game=game)) if request.method != "POST" else pasted(request)
        check_amount(text)
        if len(split_decks(text)) > 1:
            return import_text(request, text)
        context["text"] = text
        context["text"], report = run_in_pool(
            Payer.of_request(request), lambda: _read(game, text, request.POST.get("use", "")), is_short=is_short(text)
        )
    except UnreadableDeckError as refusal:
        return render(request, "decks/import.html", {**context, "refusal": refusal}, status=422)
    except RefusedError as refused:
        context["text"] = context["text"] or request.POST.get("text", "")
        return retry_later(render(request, "decks/import.html", {**context, "refusal": refused}), refused)
    if "create" in request.POST and report.total:
        try:
            return _create(request, report)
        except ChangeError as refusal:
            context["problem"] = refusal.message
    name = _typed_name(request, report) or report.name or _default_name(report)
    overview = overview_of(report.listing, catalogue)
    context |= {"report": report, "overview": overview, "name": name[:80], "corrected": "use" in request.POST}
    return render(request, "decks/import.html", context)


def _read(game: Game, text: str, use: str) -> tuple[str, ImportReport]:
    """Return the text, corrected as `use` says, and the report on it. Raise UnreadableDeckError."""
    report = parse_deck_text(text, game=game)
    if report.problems and report.source not in ("text", "code") and report.extras is None:
        text = as_text(report)
        report = parse_deck_text(text, game=game)
    if use:
        text = _corrected(use, text, report, catalogue_of(game))
        report = parse_deck_text(text, game=game)
    return text, report


def _headings(game: Game) -> str:
    """Return the headings of the game's lists, in quotation marks."""
    return pgettext("between names", ", ").join(f"“{said(each)}”" for each in headings_of(game))


def _code_of_link(request: HttpRequest) -> str:
    """Return the deck of a link as text: a title and the code."""
    name = " ".join(request.GET.get("name", "").split())[:80]
    return f"### {name}\n{request.GET['code']}" if name else request.GET["code"]


def _corrected(use: str, text: str, report: ImportReport, catalogue: Catalogue) -> str:
    place, _, slug = use.partition(":")
    return correct_line(text, report, place=place, slug=slug, catalogue=catalogue, language=get_language() or "en")


def _create(request: HttpRequest, report: ImportReport) -> HttpResponse:
    deck = create_deck(
        owner=Owner.of_writer(request),
        game=report.game,
        format=report.format.slug,
        name=_typed_name(request, report) or report.name or _default_name(report),
        sections=report.sections,
        note=report.note,
        extras=report.extras,
    )
    messages.success(request, gettext("“%(name)s” is made of %(count)d cards.") % {"name": deck.name, "count": report.total})
    if report.problems:
        words = ngettext("%(count)d line was left out.", "%(count)d lines were left out.", len(report.problems))
        messages.warning(request, words % {"count": len(report.problems)})
    return redirect("decks:edit", pk=deck.pk)


def _typed_name(request: HttpRequest, report: ImportReport) -> str:
    """Return the name in the form, if somebody typed one: a default from before the language was switched is none."""
    name = request.POST.get("name", "").strip()
    for code, _ in settings.LANGUAGES:
        with translation.override(code):
            if name == _default_name(report):
                return ""
    return name


def _default_name(report: ImportReport) -> str:
    return gettext("New %(game)s deck") % {"game": said(report.game.name)}
