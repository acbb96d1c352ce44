"""Effects: those that hold other effects."""

from __future__ import annotations

from rules.douwushi.language.conditions import Condition
from rules.douwushi.language.effects.family import Effect
from rules.kernel.language.search_names import found
from rules.kernel.language.words import written


class Choose(Effect):
    """The owner chooses one of several lists of effects; of a skill or a spell one that can be carried out."""

    FOUND_AS = found("choose", "let choose", "选择")
    SAYS = None

    options: tuple[tuple[Effect, ...], ...]


class May(Effect):
    """The owner is asked whether the effects happen."""

    FOUND_AS = ()
    SAYS = None

    do: tuple[Effect, ...]


class If(Effect):
    """The effects happen only if all conditions hold; else the others, if there are any."""

    FOUND_AS = ()
    SAYS = None

    conditions: tuple[Condition, ...] = written("if")
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = written("else", default=())
