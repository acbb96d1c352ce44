"""Actions packed into numbers: the bits of an action's kind and of its two operands. Loads Numba only when asked to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

Pack: TypeAlias = Callable[[int, int, int], int]
Unpack: TypeAlias = Callable[[int], int]

#: The bits of an action in all: searches order what they try by numbers that hold one.
ACTION_BITS = 20


@dataclass(frozen=True, slots=True)
class Packing:
    """The kind stands above the operands `a` and `b`, which have so many bits. An operand that needs all of them is `b`, without an `a`."""

    a_bits: int
    b_bits: int

    @property
    def bits(self) -> int:
        """The bits of both operands."""
        return self.a_bits + self.b_bits

    def pack(self, kind: int, a: int = 0, b: int = 0) -> int:
        return kind << self.bits | a << self.b_bits | b

    def unpack(self, code: int) -> tuple[int, int, int]:
        """Return the kind and both operands."""
        return code >> self.bits, code >> self.b_bits & (1 << self.a_bits) - 1, code & (1 << self.b_bits) - 1

    def compiled(self) -> tuple[Pack, Unpack, Unpack, Unpack]:
        """Return the same as compiled functions: pack(kind, a, b), and those that return an action's kind, its `a` and its `b`."""
        from rules.kernel.compiled.compilation import INT, inner

        bits, shift, a_mask, b_mask = self.bits, self.b_bits, (1 << self.a_bits) - 1, (1 << self.b_bits) - 1

        @inner(INT(INT, INT, INT))
        def pack(kind: int, a: int, b: int) -> int:
            return kind << bits | a << shift | b

        @inner(INT(INT))
        def kind_of(action: int) -> int:
            return action >> bits

        @inner(INT(INT))
        def a_of(action: int) -> int:
            return action >> shift & a_mask

        @inner(INT(INT))
        def b_of(action: int) -> int:
            return action & b_mask

        return pack, kind_of, a_of, b_of


def allowing(work: Any, most: int) -> Any:
    """Return the function `allow(w, size, action)` of a game: write an action into the workspace's list of `size` actions, unless it holds
    `most` already. It returns the size of the list.
    """
    from rules.kernel.compiled.compilation import INT, inner

    @inner(INT(work, INT, INT))
    def allow(w: Any, size: int, action: int) -> int:
        if size >= most:
            return size
        w.legal[size] = action
        return size + 1

    return allow
