"""Requests for suggestions: a person asks, a worker searches within the person's budget, the page looks again until it is there."""

from __future__ import annotations

import logging
import time
from datetime import timedelta
from uuid import UUID

from django.utils import timezone

from cards.catalogue import catalogue_of
from decks.deck_list import playable
from decks.lists.changes import Draft
from decks.lists.check import check_list
from decks.models import Deck
from decks.services import draft_of
from decks.suggestions.patterns import patterns_of
from limits.ledger import charge
from limits.payers import Payer
from matches.farm import workers
from matches.farm.chunk_play import engine_fault, other_engine
from matches.farm.dispatch import SUGGEST, send_hint
from matches.farm.fair_queue import admit_request, take_next
from matches.models import Suggestion
from matches.suggestions.search import LISTS, candidates, find_best
from rules.wording import Text

#: A worker that comes so late does not search any more: the person has had the list without a win rate for long.
TOO_OLD = timedelta(seconds=60)
TOO_LATE = Text("No worker was free in time.", "没有及时空闲的工作进程。")
NO_LIST = Text("No list that these cards allow can be played.", "这些卡牌无法组成可对战的卡组。")

log = logging.getLogger(__name__)


def ask_for_list(deck: Deck, payer: Payer) -> Suggestion:
    """Return the request to complete a deck as it is now; a new one is queued for the workers. Raises RefusedError."""
    pool = catalogue_of(deck.game)
    engine = pool.game.engine()
    same = {"deck": deck, "revision": deck.revision, "engine_digest": engine.digest}
    waiting = Suggestion.objects.filter(**same, made_at=None, error={}).order_by("-asked_at").first()
    if waiting is not None and waiting.is_awaited:
        return waiting
    with admit_request(payer):
        row = Suggestion.objects.create(**same, game=deck.game, asked={"draft": draft_of(deck, pool).as_json}, payer=payer.key)
    send_hint(SUGGEST, str(row.pk), is_urgent=True)
    return row


def make_next_suggestion() -> None:
    """Take the next request from the queue and search, whichever request the hint was sent for."""
    row = take_next(Suggestion)
    if row is not None:
        make_suggestion(row)


def make_suggestion(pk: UUID) -> None:
    """Search with the engine, store the list or the error, and charge the CPU time. Idempotent."""
    row = Suggestion.objects.filter(pk=pk, made_at=None).first()
    if row is None:
        return
    if row.asked_at < timezone.now() - TOO_OLD:
        _refuse(row, TOO_LATE)
        return
    engine = workers.ready_engine(row.game)
    if engine.digest != row.engine_digest:
        _refuse(row, other_engine(row.engine_digest, engine.digest))
        return
    pool = catalogue_of(row.game)
    begun = time.process_time()
    try:
        draft = Draft.from_json(row.asked["draft"], visibility="private", catalogue=pool)
        lists = [each.sections for each in patterns_of(pool, draft.format)]
        field = [
            playable(draft.format, each, pool.definitions)
            for each in lists
            if check_list(game=pool.game, format=draft.format, sections=each, catalogue=pool).legal
        ]
        seed = row.pk.int >> 65
        found = find_best(engine, candidates(draft, pool, count=LISTS, seed=seed), field, seed=seed) if field else None
    except Exception as error:
        log.exception("The suggestion %s could not be made", row)
        _refuse(row, engine_fault(error))
    else:
        if found is None:
            _refuse(row, NO_LIST)
        else:
            Suggestion.objects.filter(pk=row.pk, made_at=None).update(found=found.as_json, error={}, made_at=timezone.now())
    finally:
        charge(Payer(row.payer), time.process_time() - begun)


def _refuse(row: Suggestion, reason: Text) -> None:
    Suggestion.objects.filter(pk=row.pk, made_at=None).update(error={"en": reason.en, "zh": reason.zh})
