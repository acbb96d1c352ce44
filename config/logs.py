"""Log lines as JSON, one object a line, for machines that collect them."""

import json
import logging
from datetime import UTC, datetime

#: What every record has; anything else was given with `extra=`.
_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


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
