"""The figures that heroes of Echo have of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drawing.plan import Figure
from rules.echo.figures import others, people

#: By the hero's slug.
FIGURES: Final[Mapping[str, Figure]] = {**people.FIGURES, **others.FIGURES}
