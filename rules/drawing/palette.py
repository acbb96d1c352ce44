"""The colours of a card: one family of papers for each palette name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Palette:
    """Papers from dark to light, and the two bright ones that show through holes.

    `deep` and `dark` make the front sheet, `middle` the sheet behind it, `sky` and `glow` the window, `accent` and `bright` the
    holes, `land` the hills behind everything, `panel` the text's ground and `ink` its letters.
    """

    dark: str
    deep: str
    middle: str
    land: str
    sky: str
    glow: str
    accent: str
    bright: str
    panel: str
    ink: str

    @property
    def mist(self) -> str:
        """The colour of what is far away: half land, half sky."""
        return mixed(self.land, self.sky, 0.5)


PALETTES: Final = {
    "fire": Palette("#5e0f14", "#a3241c", "#d8562f", "#ec9a5c", "#f6c08a", "#fff1d2", "#f2932c", "#ffe08a", "#fdf3e2", "#2b1511"),
    "grass": Palette("#12361f", "#2a5f34", "#5f9646", "#9dbf78", "#c9dda4", "#fbf9de", "#e5a93d", "#fff0a8", "#f6f5e2", "#15251a"),
    "water": Palette("#0d2750", "#1d4f8a", "#3f8ab8", "#86bccb", "#b4dbe2", "#f3fbf3", "#38b6b5", "#fbe9b5", "#f0f5f2", "#10203a"),
    "light": Palette("#5a3708", "#94610f", "#cf9626", "#e8c265", "#f8e2a0", "#fffdf0", "#e8703a", "#fff4bf", "#fdf7e4", "#2d2110"),
    "dark": Palette("#1e1030", "#47286a", "#7a559c", "#a48fc2", "#c6b5d8", "#fbf3f3", "#d0588c", "#ffd9a8", "#f3eef3", "#1f1630"),
    "ink": Palette("#26211d", "#4b4138", "#8f7a5c", "#c3ac84", "#e2d3b2", "#fcf7e8", "#b3513c", "#ecc25c", "#faf5e8", "#26211d"),
    "jade": Palette("#0c3236", "#17595c", "#3f9089", "#8dbfb1", "#c0ddd0", "#f6faef", "#d99b45", "#fdeeb4", "#f1f6f0", "#10262a"),
    "rose": Palette("#4d1230", "#8c2a55", "#c65f84", "#e0a0b2", "#f0cdd2", "#fff6ef", "#e39a3f", "#ffe6ae", "#fbf1f0", "#2c1420"),
    "stone": Palette("#22282f", "#46525e", "#788995", "#a9b5b9", "#cfd6d2", "#f8f8f0", "#b9703f", "#f2d48a", "#f4f4ee", "#20252b"),
}


def mixed(one: str, two: str, share: float) -> str:
    """The colour `share` of the way from one to the other."""
    pairs = [(int(one[place : place + 2], 16), int(two[place : place + 2], 16)) for place in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


#: The seal's red. Cards use it for nothing else.
VERMILION: Final = "#b3321f"
GOLD: Final = "#d9a93f"
IRIDESCENT: Final = ((0.0, "#5fd0c5"), (0.22, "#7fa8f0"), (0.42, "#c58af0"), (0.6, "#f58ab4"), (0.8, "#f9d272"), (1.0, "#7fdca0"))
