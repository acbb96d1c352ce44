"""A worker's Celery application in which Pips is the only game: `celery -A tests.matches.farm.processes.pips_worker worker`."""

import os
from pathlib import Path

from config.celery import app
from rules import games
from tests.matches.farm.processes.gate import Gate
from tests.matches.pips import ENGINE, PIPS

games.everything = lambda: (PIPS,)  # type: ignore[assignment]
ENGINE.delay = float(os.environ.get("PIPS_DELAY", "0"))
if "PIPS_GATE" in os.environ:
    ENGINE.before_pair = Gate(Path(os.environ["PIPS_GATE"])).pass_through
app.conf.task_default_queue = os.environ.get("PIPS_QUEUE", "celery")

__all__ = ["app"]
