"""Shift the clock of a site under test: with this folder on PYTHONPATH, each process reads the offset in seconds from a file."""

from __future__ import annotations

import os
from datetime import datetime, timedelta
from pathlib import Path

from django.utils import timezone

_now = timezone.now


def moved() -> datetime:
    try:
        seconds = float(Path(os.environ["TESTS_CLOCK_FILE"]).read_text() or 0)
    except (OSError, ValueError):
        seconds = 0.0
    return _now() + timedelta(seconds=seconds)


if os.environ.get("TESTS_CLOCK_FILE"):
    timezone.now = moved
