"""A compressed JSON column: card definitions are most of a simulation's size and shrink to a quarter."""

from __future__ import annotations

import json
import zlib
from typing import Any

from django.db import models


class PackedJSONField(models.BinaryField):  # type: ignore[type-arg]
    """Like JSONField, but can't be queried. Keeps the order of keys on every database."""

    def from_db_value(self, value: Any, expression: Any, connection: Any) -> Any:
        return None if value is None else unpack(bytes(value))

    def get_db_prep_value(self, value: Any, connection: Any, prepared: bool = False) -> Any:
        return super().get_db_prep_value(None if value is None else pack(value), connection, prepared)

    def to_python(self, value: Any) -> Any:
        return value

    def deconstruct(self) -> Any:
        """Migrations see a BinaryField."""
        name, _, args, kwargs = super().deconstruct()
        return name, "django.db.models.BinaryField", args, kwargs


def pack(value: Any) -> bytes:
    return zlib.compress(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())


def unpack(packed: bytes) -> Any:
    return json.loads(zlib.decompress(packed))
