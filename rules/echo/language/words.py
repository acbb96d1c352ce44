"""What makes a dataclass a word of the card language: the TOML key that names its family and its own name there."""

from __future__ import annotations

import re
from dataclasses import field
from typing import Any, ClassVar


class Word:
    """A member of a family of words: `{ effect = "skip_draw", ... }` is `SkipDraw` of the family whose KEY is `effect`."""

    __slots__ = ()
    KEY: ClassVar[str]

    @classmethod
    def word(cls) -> str:
        """The word as it is written in TOML."""
        return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()


def written(key: str, **options: Any) -> Any:
    """A field whose TOML key is one that Python keeps for itself (`if`, `else`)."""
    return field(metadata={"key": key}, **options)
