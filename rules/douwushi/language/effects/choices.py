"""Effects: those that hold other effects."""

from __future__ import annotations

from rules.douwushi.language.conditions import Condition
from rules.douwushi.language.effects.family import Effect
from rules.kernel.language.shared import choices


class Choose(Effect, choices.Choose[Effect]):
    """The owner chooses one of several lists of effects; of a skill or a spell one that can be carried out."""


class May(Effect, choices.May[Effect]):
    """The owner is asked whether the effects happen."""


class If(Effect, choices.If[Condition, Effect]):
    """The effects happen only if all conditions hold; else the others, if there are any."""
