"""Write and verify the signed manifest of an account archive."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.crypto import constant_time_compare, salted_hmac

NAME = "deckproof.json"
FORMAT, VERSION = "deckproof-account", 1
SALT = "accounts.archive"
#: Limits of an imported zip: its bytes, its unpacked bytes, the unpacked bytes of one file, its files.
MAX_BYTES, MAX_UNPACKED, MAX_FILE_BYTES, MAX_FILES = 10_000_000, 100_000_000, 16_000_000, 5_000


class ArchiveError(ValueError):
    """The zip is refused. `message` says why in the reader's language."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True, slots=True)
class Manifest:
    """`account` is the key of the account, `name` its name when the zip was written, `files` the SHA-256 digest of each file."""

    account: str
    name: str
    written_at: str
    files: Mapping[str, str]

    @property
    def as_bytes(self) -> bytes:
        """The manifest as JSON with the site's signature."""
        values = self._values
        return json.dumps({**values, "signature": _sign(values)}, ensure_ascii=False, indent=1).encode()

    @property
    def _values(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "account": self.account,
            "name": self.name,
            "written_at": self.written_at,
            "files": dict(self.files),
        }

    @classmethod
    def read(cls, content: bytes) -> Manifest | None:
        """Parse the manifest. Return None if it is not one that this site signed."""
        try:
            values = json.loads(content)
            signature = values.pop("signature")
            if not constant_time_compare(str(signature), _sign(values)) or (values["format"], values["version"]) != (FORMAT, VERSION):
                return None
            return cls(values["account"], values["name"], values["written_at"], values["files"])
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return None


def _sign(values: Mapping[str, Any]) -> str:
    return salted_hmac(SALT, json.dumps(values, sort_keys=True), algorithm="sha256").hexdigest()
