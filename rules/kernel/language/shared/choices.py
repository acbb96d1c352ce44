"""Effects that hold other effects."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Generic, TypeVar

from rules.kernel.cards import Choice
from rules.kernel.language.operands import Several
from rules.kernel.language.search_names import found
from rules.kernel.language.words import Part, written
from rules.wording import Text

#: A game's effects, and its conditions.
E = TypeVar("E")
C = TypeVar("C")
#: The operands that are lists of effects.
LISTS = ("do", "otherwise", "options")


class Choose(Part, Generic[E]):
    """The owner chooses one of several lists of effects."""

    FOUND_AS: ClassVar[tuple[Choice, ...]] = found("choose", "let choose", "选择")
    SAYS: ClassVar[Any] = None

    options: Annotated[tuple[tuple[E, ...], ...], Several(Text("options", "选项"))]


class May(Part, Generic[E]):
    """The owner is asked whether the effects happen."""

    FOUND_AS: ClassVar[tuple[Choice, ...]] = ()
    SAYS: ClassVar[Any] = None

    do: tuple[E, ...]


class If(Part, Generic[C, E]):
    """The effects happen only if all conditions hold; else the others, if there are any."""

    FOUND_AS: ClassVar[tuple[Choice, ...]] = ()
    SAYS: ClassVar[Any] = None

    conditions: tuple[C, ...] = written("if")
    do: tuple[E, ...]
    otherwise: tuple[E, ...] = written("else", default=())
