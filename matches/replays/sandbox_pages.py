"""The pages of the sandbox: begin with a position, set it up, act in it, read what happened and why."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode
from uuid import UUID

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods

from cards.requests.htmx import is_htmx
from decks.lists.pool import pool_of
from decks.models import Deck
from decks.owners import Owner
from limits.refusals import RefusedError
from matches.farm import workers
from matches.models import Answer, random_seed
from matches.replays.boards import SEEING, Faces, ShownBoard, View, show_board
from matches.replays.exploring import Question, answer_visitor
from matches.replays.game_text import ShownDecision, ShownStep, show_decision, show_step
from matches.replays.replay_page import view_of
from matches.replays.sandbox import (
    MOST_FILE,
    MOST_LINK,
    SandboxError,
    State,
    begin_with_decks,
    change_position,
    find_card,
    open_file,
    own_names,
    told,
)
from rules.kernel.game import Game
from rules.kernel.positions.sandbox import Until
from rules.kernel.telling.board import UNSAID
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class ShownPassage:
    """A line that was done, the first one none, and what came of it. `text` is empty for whoever does not see what was possible."""

    number: int
    side: int
    text: Text
    steps: tuple[ShownStep, ...]
    is_fresh: bool


@dataclass
class Page:
    """One request to the sandbox: what is asked, and what has come of it so far. `since` is the first line that is news."""

    request: HttpRequest
    game: Game
    data: QueryDict
    mode: str = "start"
    state: State | None = None
    view: View = "both"
    since: int | None = None
    level: str = ""
    error: str = ""
    status: int = 200
    retry_after: int = 0
    context: dict[str, Any] = field(default_factory=dict)

    @property
    def is_htmx(self) -> bool:
        return is_htmx(self.request)

    def address(self, *, since: int | None = None) -> str:
        """Where the page can be found again; empty when it is too much for a link."""
        if self.state is None:
            return reverse("matches:sandbox", args=(self.game,))
        token = self.state.token
        if len(token) > MOST_LINK:
            return ""
        asked = {"at": token}
        asked |= {"mode": "setup"} if self.mode == "setup" else {}
        asked |= {"see": self.view} if self.view != "both" else {}
        asked |= {"since": str(since)} if since is not None else {}
        return f"{reverse('matches:sandbox', args=(self.game,))}?{urlencode(asked)}"


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
    shower = {"start": _show_start, "setup": _show_setup, "play": _show_play}[page.mode]
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
    part = f"matches/_sandbox_{page.mode}.html"
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
    setup = page.game.sandbox().lay_out(page.state.file, pool_of(page.game).definitions)
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


def _show_start(page: Page) -> None:
    owner = Owner.of_request(page.request)
    legal = Deck.objects.filter(game=page.game.slug, is_legal=True)
    precons, mine = list(legal.precons().order_by("name")), list(legal.owned_by(owner).filter(is_precon=False))
    page.context |= {"precons": precons, "mine": mine, "text": page.data.get("text", ""), "most": MOST_FILE}


def _show_setup(page: Page) -> None:
    assert page.state is not None
    pool = pool_of(page.game)
    setup = page.game.sandbox().lay_out(page.state.file, pool.definitions)
    board = show_board(setup.board, Faces(pool.rows, own_names(page.state.file)), has_open_piles=True)
    page.context |= {
        "setup": setup,
        "board": board,
        "sides": list(zip(board.sides[::-1], setup.sides, strict=True)),
        "names": sorted({card.name for card in pool.rows.values()}),
        "place": page.data.get("place", ""),
        "card": page.data.get("card", "") if page.error else "",
    }


def _show_play(page: Page) -> HttpResponse | None:
    """The position after the lines, which an engine has to find out."""
    state = page.state
    assert state is not None
    levels = page.game.engine().levels
    page.level = page.level if page.level in {level.slug for level in levels} else page.game.engine().default_level
    until: Until | None = page.context.get("until")
    question = Question(state.file, state.lines, page.level, until) if until else Question(state.file, state.lines)
    answer = _ask(page, question)
    if answer is None or answer.is_open:
        return None
    if answer.error:
        page.error, page.status, page.mode = told(answer.reason), 422, "start"
        page.context["text"] = state.file
        _show_start(page)
        return None
    found = answer.exploration
    lines = tuple(found["lines"])
    if found["refused"] >= 0:
        page.error, page.status = told(Text(**found["reason"])), 422
    page.state = State(state.file, lines, state.undone if lines == state.lines else ()).checked()
    then = page.context.pop("then", "")
    if then == "download":
        return _download(page, found)
    if then == "setup":
        opened = page.game.sandbox().open(state.head + found["moment"]["scenario"], pool_of(page.game).definitions)
        page.state, page.mode = State(opened.file), "setup"
        _show_setup(page)
        return None
    _fill_play(page, found)
    page.context["levels"] = levels
    return None


def _ask(page: Page, question: Question) -> Answer | None:
    """The engine's answer, or None: then the page says what is waited for."""
    answer = None
    try:
        answer = answer_visitor(page.request, page.game, question)
    except RefusedError as refusal:
        page.status, page.error, page.retry_after = refusal.status, refusal.message, refusal.seconds
    if answer is None or answer.is_open:
        page.mode = "waiting"
        page.context |= {
            "again": [(name, value) for name, values in page.data.lists() for value in values if name != "csrfmiddlewaretoken"],
            "seconds_warming": workers.seconds_warming(page.game.slug),
        }
    return answer


def _fill_play(page: Page, found: dict[str, Any]) -> None:
    assert page.state is not None
    looker = SEEING[page.view]
    faces = Faces(pool_of(page.game).rows, own_names(page.state.file))
    last = len(found["passages"]) - 1
    since = last if page.since is None else min(page.since + 1, last)
    passages = [
        ShownPassage(
            number,
            each["side"],
            Text(**each["text"]) if looker in (-1, each["side"]) else UNSAID,
            tuple(show_step(place, step, looker) for place, step in enumerate(each["steps"])),
            number >= since,
        )
        for number, each in enumerate(found["passages"])
    ]
    decision: ShownDecision | None = show_decision(found["decision"], looker) if found["decision"] else None
    board: ShownBoard = show_board(found["moment"]["board"], faces, page.view)
    page.context |= {
        "board": board,
        "decision": decision,
        "passages": passages,
        "fresh": [passage for passage in passages if passage.is_fresh],
        "end": Text(**found["end"]),
        "scenario": page.state.head + found["moment"]["scenario"],
    }


def _download(page: Page, found: dict[str, Any]) -> HttpResponse:
    assert page.state is not None
    name = f"{page.game.slug}-sandbox.toml"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return HttpResponse(page.state.head + found["test"], content_type="application/toml; charset=utf-8", headers=headers)
