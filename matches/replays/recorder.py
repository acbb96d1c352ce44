"""Plays one game of a simulation again, step by step, for somebody to read."""

from __future__ import annotations

import logging
import time
from datetime import timedelta
from typing import Any

from django.db import transaction
from django.utils import timezone

from limits.ledger import charge
from limits.payers import Payer
from matches.farm import workers
from matches.farm.chunk_play import engine_fault, other_engine, playable_decks
from matches.farm.dispatch import RECORD_GAME, send_hint
from matches.farm.fair_queue import admit_request, is_abandoned, take_next
from matches.models import Recording, Simulation
from rules import games
from rules.kernel.engine import Engine, UnplayableError
from rules.kernel.language.definitions import DefinitionError
from rules.kernel.telling.record import Record
from rules.wording import Text

#: A hint that nobody took up is sent again after this.
SEND_AGAIN_AFTER = timedelta(seconds=20)

log = logging.getLogger(__name__)


def ask_for_record(*, simulation: Simulation, game: int, payer: Payer) -> Recording:
    """Return the recording of a game; if it is missing, create its row, charge the payer and ask a worker.

    Raises LookupError if the simulation has no such game, and RefusedError if the payer may not ask now.
    """
    simulation.matchup_of(game)
    recording = Recording.objects.filter(simulation=simulation, game=game).first()
    if recording is None:
        with admit_request(payer):
            recording, _ = Recording.objects.get_or_create(simulation=simulation, game=game, defaults={"payer": payer.key})
    elif is_abandoned(recording):
        with admit_request(payer):
            Recording.objects.filter(pk=recording.pk).update(asked_at=timezone.now(), payer=payer.key)
    digest = games.get(simulation.game).engine().digest
    if recording.made_at is None and digest != simulation.engine_digest:
        _refuse(recording, other_engine(simulation.engine_digest, digest))
    elif recording.made_at is None and (recording.dispatched_at is None or timezone.now() - recording.dispatched_at > SEND_AGAIN_AFTER):
        Recording.objects.filter(pk=recording.pk).update(dispatched_at=timezone.now())
        transaction.on_commit(lambda: send_hint(RECORD_GAME, recording.pk, is_urgent=True))
    return recording


def make_next_record() -> None:
    """Take the next recording from the queue and make it, whichever one the hint was sent for."""
    recording = take_next(Recording)
    if recording is not None:
        make_record(recording)


def make_record(recording_id: int) -> None:
    """Replay the game, store its log or the error, and charge the CPU time. Idempotent."""
    recording = Recording.objects.filter(pk=recording_id, made_at=None).select_related("simulation").first()
    if recording is None:
        return
    simulation = recording.simulation
    engine = workers.ready_engine(simulation.game)
    if engine.digest != simulation.engine_digest:
        _refuse(recording, other_engine(simulation.engine_digest, engine.digest))
        return
    begun = time.process_time()
    try:
        record = record_game(simulation, recording.game, engine)
    except (UnplayableError, DefinitionError) as error:
        _refuse(recording, error.reason if isinstance(error, UnplayableError) else error.problem)
    except Exception as error:
        log.exception("Game %s could not be recorded", recording)
        _refuse(recording, engine_fault(error))
    else:
        rows = Recording.objects.filter(pk=recording.pk, made_at=None)
        rows.update(packed=Recording.pack(record_json(record, engine)), error={}, made_at=timezone.now())
    finally:
        charge(Payer(recording.payer), time.process_time() - begun)


def record_game(simulation: Simulation, game: int, engine: Engine) -> Record:
    """The game of that number, played again here and now."""
    matchup = simulation.matchup_of(game)
    decks = playable_decks(simulation.pk, matchup.index)
    return engine.record(decks, seed=matchup.seed, game=game - matchup.first_game, levels=simulation.levels)


def record_json(record: Record, engine: Engine) -> dict[str, Any]:
    """The record as JSON, in both languages."""
    row = record.row
    winner = int(row["winner"])
    return {
        "first": int(row["first"]),
        "winner": winner if winner < 2 else None,
        "turns": int(row["turns"]),
        "actions": int(row["actions"]),
        "end": engine.ends[int(row["end"])].slug,
        "errors": int(row["errors"]),
        "steps": [step.as_json for step in record.steps],
        "decisions": [decision.as_json for decision in record.decisions],
        "moments": [moment.as_json for moment in record.moments],
    }


def _refuse(recording: Recording, reason: Text) -> None:
    recording.error = {"en": reason.en, "zh": reason.zh}
    Recording.objects.filter(pk=recording.pk, made_at=None).update(error=recording.error)
