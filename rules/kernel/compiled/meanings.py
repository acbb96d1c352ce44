"""Meanings: the compiled functions that carry out words, each registered under its word, and the function that calls them by number."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeVar

from rules.kernel.compiled.compilation import INT, VOID, inner

Function = TypeVar("Function", bound=Callable[..., Any])

#: The meanings that one function tells apart: more of them make longer code to translate, fewer more functions.
GROUP = 8


class Meanings:
    """The meanings of a family of words in one engine, numbered from `first`: module by module (`complete`), in each as they stand there.

    `arguments` are the types of each one's arguments. The operands that a meaning names are those in the columns of its instruction, in
    their order: a field of the word, or a field of a field (`cards.zone`).
    """

    def __init__(self, arguments: tuple[Any, ...], first: int) -> None:
        self.arguments = arguments
        self.first = first
        self.functions: list[Any] = []
        self.operands: dict[str, tuple[str, ...]] = {}

    def means(self, word: str, *operands: str) -> Callable[[Function], Function]:
        """Register a function as the meaning of a word. Raise ValueError for a second one."""
        if word in self.operands:
            raise ValueError(f"“{word}” has two meanings")

        def decorate(function: Function) -> Function:
            compiled = inner(VOID(*self.arguments))(function)
            self.operands[word] = operands
            self.functions.append(compiled)
            return compiled

        return decorate

    @property
    def words(self) -> tuple[str, ...]:
        """The words that have a meaning, in the order of their numbers."""
        return tuple(self.operands)

    def number_of(self, word: str) -> int:
        """Return the number of the instruction that carries out a word. Raise KeyError for one without a meaning."""
        if word not in self.operands:
            raise KeyError(word)
        return self.first + self.words.index(word)

    def complete(self, *modules: ModuleType) -> Meanings:
        """Return the meanings in the order of the modules that register them, so that no number depends on what is imported first.

        Raise ValueError for a module without a meaning, and for a meaning of any other module.
        """
        order = [module.__name__ for module in modules]
        registered = list(zip(self.operands.items(), self.functions, strict=True))
        homes = {function.__module__ for _, function in registered}
        for name in order:
            if name not in homes:
                raise ValueError(f"{name} has no meaning of a word")
        for (word, _), function in registered:
            if function.__module__ not in order:
                raise ValueError(f"{function.__module__} has the meaning of “{word}” and is not named")
        found = Meanings(self.arguments, self.first)
        for (word, operands), function in sorted(registered, key=lambda each: order.index(each[1].__module__)):
            found.operands[word] = operands
            found.functions.append(function)
        return found

    def caller(self) -> Any:
        """Return the compiled function that calls a meaning by its number, with the arguments that follow it."""
        groups = [self._group(start) for start in range(0, len(self.functions), GROUP)]
        return self._one_of(groups, self.first)

    def _group(self, start: int) -> Any:
        """Return the function that calls one of up to eight meanings."""
        chosen = self.functions[start : start + GROUP]
        one, two, three, four, five, six, seven, eight = [*chosen, *[chosen[-1]] * (GROUP - len(chosen))]
        base = self.first + start

        @inner(VOID(INT, *self.arguments))
        def call(number: int, s: Any, t: Any, w: Any, f: int, pc: int) -> None:
            which = number - base
            if which == 0:
                one(s, t, w, f, pc)
            elif which == 1:
                two(s, t, w, f, pc)
            elif which == 2:
                three(s, t, w, f, pc)
            elif which == 3:
                four(s, t, w, f, pc)
            elif which == 4:
                five(s, t, w, f, pc)
            elif which == 5:
                six(s, t, w, f, pc)
            elif which == 6:
                seven(s, t, w, f, pc)
            else:
                eight(s, t, w, f, pc)

        return call

    def _one_of(self, groups: list[Any], first: int) -> Any:
        """Return the function that calls the group that a number falls into."""
        if len(groups) == 1:
            return groups[0]
        here, others, last = groups[0], self._one_of(groups[1:], first + GROUP), first + GROUP

        @inner(VOID(INT, *self.arguments))
        def call(number: int, s: Any, t: Any, w: Any, f: int, pc: int) -> None:
            if number < last:
                here(number, s, t, w, f, pc)
            else:
                others(number, s, t, w, f, pc)

        return call
