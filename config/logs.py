"""Logging: Django's LOGGING setting, a JSON formatter, and a filter that logs each refused request once."""

import json
import logging
from datetime import UTC, datetime
from typing import Any

#: What every record has; anything else was given with `extra=`.
_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def logging_settings(form: str, level: str) -> dict[str, Any]:
    """Return Django's LOGGING setting for the format "plain" or "json" and the minimum level."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "plain": {"format": "%(asctime)s %(levelname)s %(name)s %(message)s"},
            "json": {"()": "config.logs.JsonFormatter"},
        },
        "loggers": {name: {"level": "WARNING"} for name in ("fontTools", "fpdf", "PIL")},
        "filters": {"refused_requests": {"()": "config.logs.RefusedRequestFilter"}},
        "handlers": {"console": {"class": "logging.StreamHandler", "formatter": form, "filters": ["refused_requests"]}},
        "root": {"handlers": ["console"], "level": level},
    }


class JsonFormatter(logging.Formatter):
    """Time, level, logger and message, what was given with `extra=`, and the traceback, if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


class RefusedRequestFilter(logging.Filter):
    """Log each request that Django refuses as malformed once, as a warning without a traceback.

    Such requests (an unknown Host, too many fields, too large a body) are no fault of the site. Django logs them twice, with a traceback.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        request = getattr(record, "request", None)
        if record.name.startswith("django.security."):
            record.exc_info = record.exc_text = None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            if request is not None:
                request.was_refused = True
            return True
        return not (record.name == "django.request" and getattr(record, "status_code", 0) == 400 and getattr(request, "was_refused", False))
