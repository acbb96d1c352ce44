"""Effects: what an ability does, one after the other. An effect that finds nothing to act on does nothing."""

from __future__ import annotations

# In the order in which pages list them.
# isort: off
from rules.echo.language.effects.family import Effect
from rules.echo.language.effects.heroes import Damage, Heal
from rules.echo.language.effects.cards import Draw, Discard, Search, Retrieve, PutBack, Look, Mill, Display, Place
from rules.echo.language.effects.followers import (
    Attack,
    SetAttack,
    ExtraAttack,
    Destroy,
    Bounce,
    Sleep,
    Wake,
    Control,
    Reveal,
    Grant,
    Remove,
    Restrict,
    Guard,
)
from rules.echo.language.effects.turns import Energy, EnergyCap, SkipDraw, SkipBattle
from rules.echo.language.effects.choices import Choose, May, If

# isort: on

__all__ = [
    "Attack",
    "Bounce",
    "Choose",
    "Control",
    "Damage",
    "Destroy",
    "Discard",
    "Display",
    "Draw",
    "Effect",
    "Energy",
    "EnergyCap",
    "ExtraAttack",
    "Grant",
    "Guard",
    "Heal",
    "If",
    "Look",
    "May",
    "Mill",
    "Place",
    "PutBack",
    "Remove",
    "Restrict",
    "Retrieve",
    "Reveal",
    "Search",
    "SetAttack",
    "SkipBattle",
    "SkipDraw",
    "Sleep",
    "Wake",
]
