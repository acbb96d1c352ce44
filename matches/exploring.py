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

from django.utils import timezone

from decks.pool import pool_of
from matches import workers
from matches.dispatching import EXPLORE, send_hint
from matches.models import Answer
from matches.playing import engine_fault, other_engine
from rules.kernel.engine import UnplayableError
from rules.kernel.game import Game
from rules.kernel.sandbox import Explorer, Until
from rules.kernel.scenarios import ScenarioFileError
from rules.wording import Text

#: A hint that nobody took up is sent again after this.
SEND_AGAIN_AFTER = timedelta(seconds=20)
#: How long an asker waits for an answer before the page says that it is to come, and how often it looks.
PATIENCE, GLANCE = 2.0, 0.025

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """A position (an opened scenario file), the lines to carry out, and the player that is to play on, if any."""

    file: str
    lines: tuple[str, ...]
    level: str = ""
    until: Until = "action"

    def key(self, game: Game) -> str:
        """What stands for the question and all that the answer depends on."""
        told = json.dumps([game.slug, game.engine().digest, pool_of(game).stamp, asdict(self)], sort_keys=True)
        return hashlib.sha256(told.encode()).hexdigest()


def find_answer(game: Game, question: Question) -> Answer | None:
    """The row of a question that has been asked lately."""
    return Answer.objects.filter(key=question.key(game)).first()


def ask_engine(game: Game, question: Question) -> Answer:
    """The answer to a question, or the row in which it will stand; a worker has been asked for it."""
    values = {"game": game.slug, "engine_digest": game.engine().digest, "question": asdict(question)}
    answer, _ = Answer.objects.get_or_create(key=question.key(game), defaults=values)
    if answer.is_open and (answer.dispatched_at is None or timezone.now() - answer.dispatched_at > SEND_AGAIN_AFTER):
        Answer.objects.filter(pk=answer.pk).update(dispatched_at=timezone.now())
        send_hint(EXPLORE, answer.pk, is_urgent=True)
        answer.refresh_from_db()
    return answer


def wait_for(answer: Answer, seconds: float = PATIENCE) -> Answer:
    """The answer once it has come; as it is when it does not come in time."""
    deadline = time.monotonic() + seconds
    while answer.is_open and time.monotonic() < deadline:
        time.sleep(GLANCE)
        answer.refresh_from_db()
    return answer


def make_answer(answer_id: int) -> None:
    """Has the engine explore, and keeps what comes of it, or why nothing can. Safe to call any number of times."""
    answer = Answer.objects.filter(pk=answer_id, made_at=None).first()
    if answer is None:
        return
    engine = workers.ready_engine(answer.game)
    if engine.digest != answer.engine_digest:
        _refuse(answer, other_engine(answer.engine_digest, engine.digest))
        return
    question = Question(**answer.question)
    explorer = cast(Explorer, engine)
    try:
        found = explorer.explore(
            question.file, question.lines, pool_of(answer.game).definitions, level=question.level, until=question.until
        )
    except (UnplayableError, ScenarioFileError) as error:
        _refuse(answer, error.reason)
    except Exception as error:
        log.exception("The question %s could not be answered", answer)
        _refuse(answer, engine_fault(error))
    else:
        packed = zlib.compress(json.dumps(found.as_json, ensure_ascii=False, separators=(",", ":")).encode())
        Answer.objects.filter(pk=answer.pk, made_at=None).update(packed=packed, error={}, made_at=timezone.now())


def _refuse(answer: Answer, reason: Text) -> None:
    Answer.objects.filter(pk=answer.pk, made_at=None).update(error={"en": reason.en, "zh": reason.zh})
