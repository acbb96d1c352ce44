"""Asking a game's engine about a position: the web process asks, a worker answers, whoever asks waits a moment."""

from __future__ import annotations

import hashlib
import json
import logging
import time
import zlib
from dataclasses import asdict, dataclass
from datetime import timedelta
from typing import cast

from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import ngettext

from cards.catalogue import catalogue_of
from decks.owners import Owner
from limits.ledger import charge
from limits.payers import Payer
from limits.process_pool import PROCESS_POOL
from limits.refusals import RefusedError
from limits.throttles import seconds_to_wait
from matches.farm import workers
from matches.farm.chunk_play import engine_fault, other_engine
from matches.farm.dispatch import EXPLORE, send_hint
from matches.farm.fair_queue import admit_request, is_abandoned, take_next
from matches.models import Answer
from rules.kernel.engine import UnplayableError
from rules.kernel.game import Game
from rules.kernel.positions.sandbox import Explorer, Until
from rules.kernel.positions.scenario_format import ScenarioFileError
from rules.wording import Text

#: A hint that nobody took up is sent again after this.
SEND_AGAIN_AFTER = timedelta(seconds=20)
#: How long an asker waits for an answer before the page says that it is to come, and how often it looks.
PATIENCE, GLANCE = 2.0, 0.025

log = logging.getLogger(__name__)


class TooOftenError(RefusedError):
    """The rate limit for new questions is exceeded."""

    code = "throttled"

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self._seconds = seconds

    @property
    def seconds(self) -> int:
        return self._seconds

    @property
    def message(self) -> str:
        words = ngettext(
            "That was a lot at once. Wait %(seconds)s second; nothing is lost.",
            "That was a lot at once. Wait %(seconds)s seconds; nothing is lost.",
            self.seconds,
        )
        return words % {"seconds": self.seconds}


@dataclass(frozen=True, slots=True)
class Question:
    """A position (an opened scenario file), the lines to carry out, and the player that is to play on, if any."""

    file: str
    lines: tuple[str, ...]
    level: str = ""
    until: Until = "action"

    def key(self, game: Game) -> str:
        """Return a digest of the question and all that the answer depends on."""
        told = json.dumps([game.slug, game.engine().digest, catalogue_of(game).version, asdict(self)], sort_keys=True)
        return hashlib.sha256(told.encode()).hexdigest()


def find_answer(game: Game, question: Question) -> Answer | None:
    """The row of a question that has been asked lately."""
    return Answer.objects.filter(key=question.key(game)).first()


def ask_engine(game: Game, question: Question, payer: Payer) -> Answer:
    """Return the answer to a question; if it is new, create its row, charge the payer and ask a worker.

    Raises RefusedError if the payer may not ask now.
    """
    answer = find_answer(game, question)
    if answer is None:
        values = {"game": game.slug, "engine_digest": game.engine().digest, "question": asdict(question), "payer": payer.key}
        with admit_request(payer):
            answer, _ = Answer.objects.get_or_create(key=question.key(game), defaults=values)
    elif is_abandoned(answer):
        with admit_request(payer):
            Answer.objects.filter(pk=answer.pk).update(asked_at=timezone.now(), payer=payer.key)
    if answer.is_open and (answer.dispatched_at is None or timezone.now() - answer.dispatched_at > SEND_AGAIN_AFTER):
        Answer.objects.filter(pk=answer.pk).update(dispatched_at=timezone.now())
        send_hint(EXPLORE, answer.pk, is_urgent=True)
        answer.refresh_from_db()
    return answer


def answer_visitor(request: HttpRequest, game: Game, question: Question) -> Answer:
    """Return the answer to a page visitor's question, finished or not, after at most a few seconds. Raises RefusedError."""
    payer, scope = Payer.of_request(request), "sandbox_anonymous" if Owner.of_request(request).is_anonymous else "sandbox"
    wait = 0 if find_answer(game, question) else seconds_to_wait(request, scope)
    if wait:
        raise TooOftenError(wait)
    return wait_for(ask_engine(game, question, payer), payer)


def wait_for(answer: Answer, payer: Payer, seconds: float = PATIENCE) -> Answer:
    """Wait at most `seconds` for the answer and return its latest state. A payer who already waits for another one does not wait."""
    with PROCESS_POOL.waiting_slot(payer) as may_wait:
        deadline = time.monotonic() + seconds * may_wait
        while answer.is_open and time.monotonic() < deadline:
            time.sleep(GLANCE)
            answer.refresh_from_db()
    return answer


def make_next_answer() -> None:
    """Take the next question from the queue and answer it, whichever question the hint was sent for."""
    answer = take_next(Answer)
    if answer is not None:
        make_answer(answer)


def make_answer(answer_id: int) -> None:
    """Explore with the engine, store the result or the error, and charge the CPU time. Idempotent."""
    answer = Answer.objects.filter(pk=answer_id, made_at=None).first()
    if answer is None:
        return
    engine = workers.ready_engine(answer.game)
    if engine.digest != answer.engine_digest:
        _refuse(answer, other_engine(answer.engine_digest, engine.digest))
        return
    question = Question(**answer.question)
    explorer = cast(Explorer, engine)
    begun = time.process_time()
    try:
        found = explorer.explore(
            question.file, question.lines, catalogue_of(answer.game).definitions, level=question.level, until=question.until
        )
    except (UnplayableError, ScenarioFileError) as error:
        _refuse(answer, error.reason)
    except Exception as error:
        log.exception("The question %s could not be answered", answer)
        _refuse(answer, engine_fault(error))
    else:
        packed = zlib.compress(json.dumps(found.as_json, ensure_ascii=False, separators=(",", ":")).encode())
        Answer.objects.filter(pk=answer.pk, made_at=None).update(packed=packed, error={}, made_at=timezone.now())
    finally:
        charge(Payer(answer.payer), time.process_time() - begun)


def _refuse(answer: Answer, reason: Text) -> None:
    Answer.objects.filter(pk=answer.pk, made_at=None).update(error={"en": reason.en, "zh": reason.zh})
