"""Fill the pages of the sandbox: the beginning, the position while it is set up, and a game that is being played."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, QueryDict
from django.urls import reverse

from cards.catalogue import catalogue_of
from cards.requests.htmx import is_htmx
from decks.models import Deck
from decks.owners import Owner
from limits.refusals import RefusedError
from matches.farm import workers
from matches.models import Answer
from matches.replays.boards import SEEING, Faces, ShownBoard, View, show_board
from matches.replays.exploration import Question, answer_visitor
from matches.replays.game_text import ShownDecision, ShownStep, show_decision, show_step
from matches.replays.sandbox import (
    MOST_FILE,
    MOST_LINK,
    State,
    own_names,
    told,
)
from rules.kernel.game import Game
from rules.kernel.positions.sandbox import Until
from rules.kernel.telling.board import UNSAID
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class ShownPassage:
    """A line that was done (none for the first passage) and the steps that followed. `text` is empty for whoever saw no options."""

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
        """Return the address at which the page can be found again; empty when the state is too long for a link."""
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


def show_start(page: Page) -> None:
    owner = Owner.of_request(page.request)
    legal = Deck.objects.filter(game=page.game.slug, is_legal=True)
    precons, mine = list(legal.precons().order_by("name")), list(legal.owned_by(owner).filter(is_precon=False))
    page.context |= {"precons": precons, "mine": mine, "text": page.data.get("text", ""), "most": MOST_FILE}


def show_setup(page: Page) -> None:
    assert page.state is not None
    pool = catalogue_of(page.game)
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


def show_play(page: Page) -> HttpResponse | None:
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
        show_start(page)
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
        opened = page.game.sandbox().open(state.head + found["moment"]["scenario"], catalogue_of(page.game).definitions)
        page.state, page.mode = State(opened.file), "setup"
        show_setup(page)
        return None
    _fill_play(page, found)
    page.context["levels"] = levels
    return None


def _ask(page: Page, question: Question) -> Answer | None:
    """Return the engine's answer, or None if the question was refused. While there is none, the page says what is waited for."""
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
    faces = Faces(catalogue_of(page.game).rows, own_names(page.state.file))
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
