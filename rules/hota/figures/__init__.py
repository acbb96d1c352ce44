"""The figures that cards of HotA have of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drawing.plan import Figure
from rules.hota.figures import attributes, writings

#: By the card's slug.
FIGURES: Final[Mapping[str, Figure]] = {**attributes.FIGURES, **writings.FIGURES}
