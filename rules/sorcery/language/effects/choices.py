"""Effects: those that hold other effects."""

from __future__ import annotations

from rules.kernel.language.shared import choices
from rules.sorcery.language.conditions import Condition
from rules.sorcery.language.effects.family import Effect


class Choose(Effect, choices.Choose[Effect]):
    """The controller chooses one of several lists of effects as the ability is carried out."""


class May(Effect, choices.May[Effect]):
    """The controller is asked whether the effects happen."""


class If(Effect, choices.If[Condition, Effect]):
    """The effects happen only if all conditions hold; else the others, if there are any."""
