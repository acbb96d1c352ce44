"""The figures that heroes of Dou Wushi have of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.douwushi.figures import assassins, mages, warriors
from rules.drawing.plan import Figure

#: By the hero's slug.
FIGURES: Final[Mapping[str, Figure]] = {**warriors.FIGURES, **mages.FIGURES, **assassins.FIGURES}
