"""Names of squares and locations: `c1` for the surface or the void, `c1 below` for what is below a site."""

from __future__ import annotations

from rules.kernel.telling.notation import PLAYERS
from rules.sorcery.engine.core.state import codes
from rules.wording import Text

LETTERS = "abcde"
SQUARES = tuple(f"{LETTERS[square % codes.COLUMNS_OF_REALM]}{square // codes.COLUMNS_OF_REALM + 1}" for square in range(codes.SQUARES))
BELOW = " below"
LOCATIONS = (*SQUARES, *(f"{name}{BELOW}" for name in SQUARES))
#: The slots of both sides' objects, and the squares with their sites: all that can be a target, in the order of the engine's numbers.
PLACES = tuple(f"{player}{number}" for player in PLAYERS for number in range(1, codes.PLACES + 1))
TARGETS = (*PLACES, *SQUARES)


def location_words(location: int) -> Text:
    """Return a location in both languages."""
    name = LOCATIONS[location]
    return Text(name.replace(BELOW, " (below)"), name.replace(BELOW, "（地标之下）"))


def told_location(name: str) -> str:
    """Return a location's name for Chinese readers."""
    return name.replace(BELOW, "之下")
