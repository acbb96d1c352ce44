"""The figures that the papers show: one module a family, each with `draw(front, back, chance, level, hint)`."""

from __future__ import annotations

from importlib import import_module
from typing import Final, Protocol, cast

from rules.drawing.chance import Chance
from rules.drawing.sheet import Sheet

FAMILIES: Final = ("human", "beast", "spirit", "dragon", "construct", "plant", "demon", "bird", "thing")


class Family(Protocol):
    """Draws one figure within 250 units of 0, 0: `back` lies under `front`. `level` is how intricate, `hint` what the card is called.

    `NAMES` are the words of a card's name that it has a kind for.
    """

    NAMES: dict[str, str]

    def draw(self, front: Sheet, back: Sheet, chance: Chance, level: int, hint: str) -> None: ...


def draw_figure(family: str, front: Sheet, back: Sheet, chance: Chance, level: int, hint: str) -> None:
    """Draw a figure of the family. Raises KeyError for a family that there is not."""
    if family not in FAMILIES:
        raise KeyError(family)
    module = cast(Family, import_module(f"rules.drawing.figures.{family}"))
    module.draw(front, back, chance, level, hint)


def words_of(hint: str) -> list[str]:
    """The words of a card's slug or name, for looking up what it may be a picture of."""
    return [word for word in "".join(c if c.isalnum() else " " for c in hint.casefold()).split() if word]


def choose(known: dict[str, str], hint: str, chance: Chance, others: tuple[str, ...]) -> str:
    """The kind that a word of the hint names, the last such word winning; by chance one of the others when none does."""
    for word in reversed(words_of(hint)):
        if word in known:
            return known[word]
    return chance.pick(others)


def family_named(hint: str, families: tuple[str, ...] = FAMILIES) -> str | None:
    """The family that knows the last word of the hint that any of them knows."""
    modules = [(family, cast(Family, import_module(f"rules.drawing.figures.{family}"))) for family in families]
    for word in reversed(words_of(hint)):
        for family, module in modules:
            if word in module.NAMES:
                return family
    return None
