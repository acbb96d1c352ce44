"""The settings that tests run with: own folders instead of the laptop's, static files as they lie, no broker."""

import os
import tempfile
from pathlib import Path

os.environ.setdefault("DECKPROOF_VAR_DIR", tempfile.mkdtemp(prefix="deckproof-tests-"))
# Each of several processes that share the tests has a folder of its own.
os.environ["DECKPROOF_VAR_DIR"] = str(Path(os.environ["DECKPROOF_VAR_DIR"]) / os.environ.get("PYTEST_XDIST_WORKER", ""))
os.environ.setdefault("DECKPROOF_LOG_LEVEL", "ERROR")

from config import settings as site
from config.settings import *  # noqa: F403

site.STATIC_ROOT.mkdir(parents=True, exist_ok=True)
if site.DATABASES["default"]["ENGINE"] == "config.sqlite":
    # pytest-django knows Django's own backend alone to be in memory.
    site.DATABASES["default"].setdefault("TEST", {})["NAME"] = ":memory:"
STORAGES = {**site.STORAGES, "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}
CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
CELERY_BROKER_URL = "memory://"
CELERY_BROKER_TRANSPORT: str | None = None
CELERY_BROKER_TRANSPORT_OPTIONS: dict[str, str] = {}
LIVE_GAMES = 2_000  # of the quick engine that tests play
POOL_PATIENCE = 120.0  # so that tests pass on a busy machine
