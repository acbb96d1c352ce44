"""Effects: those that hold other effects."""

from __future__ import annotations

from dataclasses import dataclass

from rules.echo.language.conditions import Condition
from rules.echo.language.effects.family import Effect
from rules.kernel.language.search_names import found
from rules.kernel.language.words import written


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Effect):
    """The owner chooses one of several lists of effects (选择)."""

    FOUND_AS = found("choose", "let choose", "选择")
    SAYS = None

    options: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class May(Effect):
    """The owner is asked whether the effects happen."""

    FOUND_AS = ()
    SAYS = None

    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class If(Effect):
    """The effects happen only if all conditions hold; else the others, if there are any."""

    FOUND_AS = ()
    SAYS = None

    conditions: tuple[Condition, ...] = written("if")
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = written("else", default=())
