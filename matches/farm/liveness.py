"""The health file that a worker or the sweeper touches while it works; a container's health check reads its age (compose.yaml)."""

import logging
from pathlib import Path

from django.conf import settings

log = logging.getLogger(__name__)


def touch() -> None:
    """Touch the health file, if one is set. A failed write, as on a full disk, is only logged."""
    if not settings.ALIVE_FILE:
        return
    try:
        Path(settings.ALIVE_FILE).touch()
    except OSError as error:
        log.warning("The file %s can't be touched: %s", settings.ALIVE_FILE, error)
