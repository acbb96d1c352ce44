"""The pages of the sandbox: begin with a position, set it up, act in it, read what happened and why."""

from __future__ import annotations

from uuid import UUID

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods

from cards.catalogue import catalogue_of
from decks.models import Deck
from decks.owners import Owner
from matches.models import random_seed
from matches.replays.replay_page import view_of
from matches.replays.sandbox import (
    SandboxError,
    State,
    begin_with_decks,
    change_position,
    find_card,
    open_file,
)
from matches.replays.sandbox_shown import Page, show_play, show_setup, show_start
from rules.kernel.game import Game


@require_http_methods(["GET", "HEAD", "POST"])
def sandbox(request: HttpRequest, game: Game) -> HttpResponse:
    """The sandbox of a game that has one; to htmx only the part that changes."""
    if not game.sandbox_module:
        raise Http404
    data = request.POST if request.method == "POST" else request.GET
    page = Page(request, game, data, view=view_of(data.get("see", "")))
    try:
        page.state = State.from_token(data["at"]) if data.get("at") else None
        page.mode = "start" if page.state is None else "setup" if data.get("mode") == "setup" else "play"
        if page.state is not None:
            open_file(game, page.state.file)
        since = data.get("since", "")
        page.since = int(since) if since.isascii() and since.isdigit() else None
        if request.method == "POST":
            _act(page, data.get("do", ""))
    except SandboxError as error:
        page.error, page.status = error.message, 422
        page.context["wrong_line"] = error.line
        page.mode = page.mode if page.state else "start"
    return _answer(page)


def _answer(page: Page) -> HttpResponse:
    """The page as it stands: rendered, sent as a file, or found again under its address."""
    shower = {"start": show_start, "setup": show_setup, "play": show_play}[page.mode]
    response = shower(page)
    if response is not None:
        return response
    if page.request.method == "POST" and not page.is_htmx and not page.error and page.mode in ("play", "setup"):
        address = page.address(since=page.since)
        if address:
            return HttpResponseRedirect(address)
    page.context |= {
        "game": page.game,
        "page": page,
        "state": page.state,
        "token": page.state.token if page.state else "",
        "share": f"{settings.SITE_URL}{page.address()}" if page.state and page.address() else "",
    }
    part = f"matches/sandbox/_{page.mode}.html"
    response = render(page.request, part if page.is_htmx else "matches/sandbox.html", page.context | {"part": part}, status=page.status)
    if page.retry_after:
        response["Retry-After"] = str(page.retry_after)
    if page.is_htmx and page.mode != "waiting" and page.address():
        response["HX-Replace-Url"] = page.address()
    return response


def _act(page: Page, do: str) -> None:
    """Do what a button says. Raises SandboxError when it can't be done."""
    verb, _, rest = do.partition(":")
    if verb in BEGINNINGS:
        BEGINNINGS[verb](page)
        return
    state = page.state
    if state is None:
        raise SandboxError(gettext("Begin with a position."))
    if page.mode == "setup":
        page.state = change_position(page.game, state, _changes(page, verb, rest))
        page.mode = "play" if verb == "play" else "setup"
        return
    page.level = page.data.get("level", "")
    if verb == "act":
        page.state, page.since = state.doing(rest), len(state.lines)
    elif verb == "several":
        page.state, page.since = state.doing(_several(page.data)), len(state.lines)
    elif verb == "let":
        page.context["until"], page.since = "turn" if rest == "turn" else "action", len(state.lines)
    elif verb in ("undo", "back"):
        page.state = state.undoing(int(rest) if rest.isascii() and rest.isdigit() else len(state.lines) - 1)
    elif verb == "redo":
        page.state, page.since = state.redoing(), len(state.lines)
    elif verb == "see":
        page.view = view_of(rest)
    elif verb in ("setup", "download"):
        page.context["then"] = verb
    else:
        raise SandboxError(gettext("This button is unknown here."))


def _several(data: QueryDict) -> str:
    """The line for some cards at once."""
    words = data.getlist("pick")
    return f"{data.get('stem', '')} {', '.join(words)}" if words else data.get("none", "")


def _changes(page: Page, verb: str, rest: str) -> list[str]:
    """The changes that the form's fields hold, then the button's."""
    assert page.state is not None
    setup = page.game.sandbox().lay_out(page.state.file, catalogue_of(page.game).definitions)
    held = {each.key: each.value for fields in (setup.fields, *setup.sides) for each in fields}

    def typed(name: str, before: str) -> str:
        return str(page.data.get(name, before)).strip()

    changes = [f"set {key} {typed(f'set {key}', value)}" for key, value in held.items() if typed(f"set {key}", value) != value]
    for count in setup.counts:
        before = typed(f"was {count.key}", "")
        if typed(f"count {count.key}", before) != before:
            changes.append(f"count {count.key} {typed(f'count {count.key}', before)}")
    if verb == "put":
        changes.append(f"put {page.data.get('place', '')} {find_card(page.game, page.data.get('card', ''), page.state.file)}")
    elif verb == "move":
        changes.append(f"move {rest} {page.data.get('place', '')}")
    elif verb == "change":
        changes.append(rest)
    return changes


def _begin_empty(page: Page) -> None:
    page.state, page.mode = State(page.game.sandbox().empty), "setup"


def _begin_open(page: Page) -> None:
    page.mode, page.state = "start", None
    number = page.data.get("number", "")
    state, opened = open_file(page.game, page.data.get("text", ""), int(number) if number.isascii() and number.isdigit() else 0)
    if len(opened.names) > 1 and not number:
        page.context["names"] = list(enumerate(opened.names))
    else:
        page.state, page.mode = state, "play"


def _begin_decks(page: Page) -> None:
    page.mode, page.state = "start", None
    decks = []
    for name in ("left", "right"):
        try:
            deck = Deck.objects.visible_to(Owner.of_request(page.request)).filter(game=page.game.slug, is_legal=True)
            decks.append(deck.get(pk=UUID(page.data.get(name, ""))))
        except (ValueError, Deck.DoesNotExist):
            raise SandboxError(gettext("Choose two legal decks.")) from None
    page.state, page.mode = begin_with_decks(page.game, decks[0], decks[1], random_seed()), "play"


BEGINNINGS = {"open": _begin_open, "decks": _begin_decks, "empty": _begin_empty}
