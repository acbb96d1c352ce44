"""The folders of the embedded broker, created when the site starts."""

from __future__ import annotations

from pathlib import Path

from django.core.exceptions import ImproperlyConfigured

from config.startup import private_files


def folder_options(broker: Path) -> dict[str, object]:
    """Create the folders below `broker` and return kombu's options for them. Raises ImproperlyConfigured."""
    try:
        for name in ("messages", "processed", "control"):
            private_files.make_folder(broker / name)
    except OSError as error:
        raise ImproperlyConfigured(
            f"The embedded broker has no folders in {broker} ({error}). Delete {broker}, or set CELERY_BROKER_URL."
        ) from error
    return {
        "data_folder_in": str(broker / "messages"),
        "data_folder_out": str(broker / "messages"),
        "processed_folder": str(broker / "processed"),
        "control_folder": str(broker / "control"),
        "store_processed": False,
        "polling_interval": 0.1,
    }
