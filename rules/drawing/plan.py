"""The plan of a card's picture: everything that a game decides before any line is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.drawing.chance import Chance
from rules.drawing.palette import Palette
from rules.drawing.sheet import Papers

#: Draws one card's own figure within 250 units of 0, 0.
Figure = Callable[[Papers, Chance], None]


@dataclass(frozen=True, slots=True)
class Badge:
    """A figure in a corner: what it says and the shape that it says it in (`gem`, `blade`, `heart`, `disc`)."""

    words: str
    shape: str


@dataclass(frozen=True, slots=True)
class Emblem:
    """A symbol in the right upper corner, with the figure beside it if there is one."""

    symbol: str
    words: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """One card's picture.

    `word` decides what chance decides. `window` is `arch`, `notch`, `moon`, `leaf` or `eight`; `figure` names a family of figures and
    `hint` what the card is called, for families that know kinds; `own` draws the figure of a card that has one of its own instead.
    `pose` is how the figure is laid out (`rules.drawing.poses`).
    `level` runs from 0 (plain) to 4 (iridescent). `type_line` stands at the foot with `mark` at its right. `leads` are words that open
    a paragraph of the rules and are set bold.
    """

    word: str
    language: str
    name: str
    palette: Palette
    window: str
    figure: str
    hint: str = ""
    own: Figure | None = None
    pose: str = ""
    level: int = 0
    land: str = "clouds"
    front: str = "clouds"
    sky: str = "clouds"
    emblems: tuple[Emblem, ...] = ()
    cost: Badge | None = None
    left: Badge | None = None
    right: Badge | None = None
    type_line: str = ""
    mark: str = ""
    text: str = ""
    leads: tuple[str, ...] = ()
    flavour: str = ""
    is_grand: bool = False
