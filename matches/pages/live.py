"""The win rate that the builder and a deck's page show: against the chosen gauntlet, moving while one looks."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, replace
from typing import Any
from uuid import UUID

from django.conf import settings
from django.core.cache import cache
from django.db import InternalError, OperationalError
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods

from cards.requests.htmx import is_htmx
from decks.models import Deck
from decks.owners import Owner
from limits.ledger import OverBudgetError, require_budget
from limits.payers import Payer
from matches.farm import workers
from matches.figures import charts
from matches.forms.simulations import DecksForm
from matches.live.browser_memory import Trail, code_of
from matches.live.figures import WANTED, Gauntlet, LiveFigure, drop, find_figure, gauntlet_of, keep_playing
from matches.statistics import Difference

#: Whoever waits for the first figure looks again after so many milliseconds at the soonest and at the latest.
SOONEST_LOOK, LATEST_LOOK = 120, 350
#: Errors that a read-only or full database raises on writes.
WRITE_ERRORS = (OperationalError, InternalError)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Look:
    """The figure of a deck as its page shows it. `figure` is that of the list before if `is_before`."""

    deck: Deck
    gauntlet: Gauntlet
    figure: LiveFigure | None = None
    is_before: bool = False
    difference: Difference | None = None
    is_crowded: bool = False
    is_warming: bool = False
    #: Why no more games are played for this person; None while they are.
    refusal: OverBudgetError | None = None
    #: The database accepts no writes, so no games are added to the figure for now.
    is_paused: bool = False
    #: Milliseconds until the first figure of the list is looked for again.
    first_look: int = LATEST_LOOK

    @property
    def is_going_on(self) -> bool:
        return self.deck.is_legal and (self.is_before or self.figure is None or self.figure.simulation.is_active)

    @property
    def again(self) -> str:
        """The htmx trigger by which a page asks again: by itself while there is more to come, and after each edit."""
        waits = (
            30_000
            if self.refusal
            else 3000
            if self.is_crowded or self.is_warming or self.is_paused
            else self.first_look
            if self.is_before or self.figure is None or self.figure.rate is None
            else 1000
        )
        edits = "deck-changed from:document"
        return f"every {waits}ms, {edits}" if self.is_going_on and self.gauntlet.decks else edits

    @property
    def rows(self) -> list[tuple[Deck, charts.RateBar]]:
        """The decks of the gauntlet with the figures against them."""
        lines = self.figure.against if self.figure else ()
        return [(deck, charts.RateBar(line)) for deck, line in zip(self.gauntlet.decks, lines, strict=False)]


@require_http_methods(["GET", "HEAD", "POST"])
def live(request: HttpRequest, deck: UUID) -> HttpResponse:
    """The figure as a page; to htmx the parts that change. A POST chooses the gauntlet."""
    owner = Owner.of_request(request)
    row = get_object_or_404(Deck.objects.visible_to(owner), pk=deck)
    if not row.rules_game.is_playable:
        raise Http404
    trail = Trail(request.session, row)
    form = DecksForm(request.POST or trail.against or None, game=row.game, owner=owner, without=[row])
    is_chosen = form.is_bound and form.is_valid()
    if request.method == "POST" and is_chosen:
        trail.choose(**{name: form.cleaned_data[name] for name in ("against", "opponent", "link", "tag")})
    if form.is_bound and not is_chosen and request.method != "POST":
        form = DecksForm(game=row.game, owner=owner, without=[row])
    decks = form.cleaned_data["decks"] if is_chosen else form.precons or form.mine
    is_part = is_htmx(request)
    if request.method == "POST" and is_chosen and not is_part:
        return redirect("matches:live", row.pk)
    look = _look(row, gauntlet_of(row, decks), trail if owner.owns(row) else None, owner.payer)
    is_awaited = look.is_going_on and (look.figure is None or look.is_before or look.figure.rate is None)
    seconds_warming = workers.seconds_warming(row.game) if is_awaited else None
    look = replace(look, is_warming=seconds_warming is not None)
    context: dict[str, Any] = {
        "deck": row,
        "game": row.rules_game,
        "look": look,
        "form": form,
        "is_own": owner.owns(row),
        "shows_choice": not is_part or request.method == "POST" or "choice" in request.GET,
        "seconds_warming": seconds_warming,
    }
    status = 422 if request.method == "POST" and not is_part else 200
    answer = render(request, "matches/live/_live.html" if is_part else "matches/live.html", context, status=status)
    answer["Cache-Control"] = "no-store"
    return answer


def _look(deck: Deck, gauntlet: Gauntlet, trail: Trail | None, payer: Payer) -> Look:
    """Return the live figure of a legal list, started or extended; for an illegal list the figure of the previous legal one."""
    if not gauntlet.decks:
        return Look(deck, gauntlet)
    listing = deck.listing(gauntlet.pool)
    code = code_of(listing, gauntlet.pool)
    measured = trail.lists if trail else []
    earlier = next((each for each in trail.listings(gauntlet.pool) if each.sections != listing.sections), None) if trail else None
    refusal = _refusal_of(payer)
    paying = None if refusal else payer
    before = None
    try:
        before = find_figure(earlier, gauntlet, paying) if earlier else None
        if not deck.is_legal:
            return Look(deck, gauntlet, before, is_before=True)
        figure = find_figure(listing, gauntlet, paying, like=before.simulation if before else None)
    except WRITE_ERRORS as error:
        log.warning("No figure of %s is begun: %s", deck.pk, error)
        return Look(deck, gauntlet, before, is_before=before is not None, is_paused=True)
    if figure is None:
        return Look(deck, gauntlet, before, is_before=before is not None, refusal=refusal)
    is_crowded, is_paused = figure.simulation.is_active and not _has_room(payer, deck), False
    try:
        if trail and measured[:1] != [code]:
            trail.note(code)
            if before:
                drop(before.simulation)
        if not is_crowded and refusal is None:
            keep_playing(figure.simulation, payer)
            if before and before.games < figure.games:
                keep_playing(before.simulation, payer)
    except WRITE_ERRORS as error:
        log.warning("The figure of %s is not played on: %s", deck.pk, error)
        is_paused = figure.simulation.is_active
    waits = milliseconds_to_first(figure.met, len(gauntlet.decks), (timezone.now() - figure.simulation.created_at).total_seconds())
    held = Look(deck, gauntlet, is_crowded=is_crowded, is_paused=is_paused, refusal=refusal if figure.simulation.is_active else None)
    if figure.rate is None and before and figure.simulation.is_active:
        return replace(held, figure=before, is_before=True, first_look=waits)
    return replace(held, figure=figure, difference=figure.difference(before) if before else None, first_look=waits)


def milliseconds_to_first(met: int, opponents: int, seconds: float) -> int:
    """Return in how many milliseconds to look for the first figure again: as long as the rest of the gauntlet takes at the pace of those
    met in so many seconds, within bounds.
    """
    expected = round(1000 * seconds * (opponents - met) / met) if met else LATEST_LOOK
    return max(SOONEST_LOOK, min(LATEST_LOOK, expected))


def _refusal_of(payer: Payer) -> OverBudgetError | None:
    """Return the error that says why no more games are played for this payer today and when they resume; None while they are."""
    try:
        require_budget(payer)
    except OverBudgetError as error:
        return error
    return None


def _has_room(payer: Payer, deck: Deck) -> bool:
    """Return whether this deck is among the `MAX_LIVE_DECKS` for which a payer's figures are played at the same time."""
    key, now = f"live:{payer.key}", time.time()
    looking = {each: at for each, at in (cache.get(key) or {}).items() if at > now - WANTED.total_seconds()}
    if str(deck.pk) not in looking and len(looking) >= settings.MAX_LIVE_DECKS:
        return False
    cache.set(key, looking | {str(deck.pk): now}, 60)
    return True
