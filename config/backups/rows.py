"""Conversion of a model's rows to lines of JSON, and back into any supported database."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from datetime import date, datetime
from itertools import islice
from typing import Any
from uuid import UUID

from django.db import models
from django.db.backends.base.base import BaseDatabaseWrapper

#: Rows read or written in one batch.
AT_ONCE = 2000
#: Fields whose values JSON holds as text.
_FROM_TEXT = (models.DateField, models.UUIDField, models.BinaryField)


def columns_of(model: type[models.Model]) -> list[str]:
    return [field.attname for field in model._meta.concrete_fields]


def read_rows(model: type[models.Model]) -> Iterator[bytes]:
    """Yield each row of the model's table as a line: a JSON list of values in the order of `columns_of`."""
    rows = model._base_manager.order_by("pk").values_list(*columns_of(model))
    for row in rows.iterator(chunk_size=AT_ONCE):
        yield json.dumps(row, default=_plain, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _plain(value: Any) -> str:
    if isinstance(value, datetime | date):
        return value.isoformat()
    if isinstance(value, bytes | memoryview):
        return b64encode(value).decode()
    if isinstance(value, UUID):
        return str(value)
    raise TypeError(f"A value of {type(value).__name__} can't be backed up.")


def write_rows(model: type[models.Model], columns: Sequence[str], lines: Iterator[bytes], connection: BaseDatabaseWrapper) -> int:
    """Insert the rows unchanged, including keys and times, and return how many there were."""
    fields = {field.attname: field for field in model._meta.concrete_fields}
    steps = [_adapter(fields[name], connection) for name in columns]
    quote = connection.ops.quote_name
    names = ", ".join(quote(str(fields[name].column)) for name in columns)
    places = ", ".join(["%s"] * len(columns))
    statement = f"INSERT INTO {quote(model._meta.db_table)} ({names}) VALUES ({places})"
    written = 0
    with connection.cursor() as cursor:
        while some := [[step(value) for step, value in zip(steps, json.loads(line), strict=True)] for line in islice(lines, AT_ONCE)]:
            cursor.executemany(statement, some)
            written += len(some)
    return written


def _adapter(field: models.Field[Any, Any], connection: BaseDatabaseWrapper) -> Callable[[Any], Any]:
    """Return a function that converts a JSON value to a parameter for the database driver."""
    kind = field
    while isinstance(kind, models.ForeignKey):
        kind = kind.target_field
    if isinstance(kind, models.JSONField) and not field.null:
        # In a column that can't be NULL, None is the JSON value null.
        return lambda value: connection.ops.adapt_json_value(value, kind.encoder)
    if isinstance(kind, _FROM_TEXT):
        return lambda value: kind.get_db_prep_save(kind.to_python(value), connection)
    return lambda value: kind.get_db_prep_save(value, connection)
