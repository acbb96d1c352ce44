"""Read declared fields of a record by their offsets, whole rows at once, so that no game lists its fields again."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from rules.kernel.compiled.hashes import STIR
from rules.kernel.compiled.interpretation import IS_INTERPRETED

WORD = 64
_I64 = ir.IntType(WORD)


class Column(NamedTuple):
    """The offset of a field's numbers: `rows` of so many, all of one size in bytes."""

    name: str
    at: int
    rows: int
    in_row: int
    size: int
    is_signed: bool


def column(dtype: np.dtype[Any], name: str, *, is_one_row: bool = False) -> Column:
    """Return a field's column: a row for each of what it is per, or all in one."""
    assert dtype.fields
    shape = dtype[name].shape
    rows = 1 if is_one_row or not shape else shape[0]
    base = dtype[name].base
    return Column(name, int(dtype.fields[name][1]), rows, prod(shape) // rows, base.itemsize, base.kind == "i")


def _read(builder: Any, record: Any, column: Column, row: Any, index: int) -> Any:
    """Return the number at an index of a row, 64 bits wide."""
    at = builder.add(builder.mul(row, _I64(column.in_row * column.size)), _I64(column.at + index * column.size))
    kind = ir.IntType(8 * column.size)
    number = builder.load(cgutils.pointer_add(builder, record, at, kind.as_pointer()))
    number.align = column.size
    if column.size * 8 == WORD:
        return number
    return builder.sext(number, _I64) if column.is_signed else builder.zext(number, _I64)


def within(dtype: np.dtype[Any], bounded: Sequence[tuple[str, int, int]]) -> Any:
    """Return the function `within(s)`: whether all numbers of some fields are within their bounds, the least and the most."""
    columns = [(column(dtype, name), least, most) for name, least, most in bounded]

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        total = ir.Constant(ir.IntType(1), 1)
        for each, least, most in columns:
            for row in range(each.rows):
                for index in range(each.in_row):
                    number = builder.sub(_read(builder, values[0], each, _I64(row), index), _I64(least))
                    total = builder.and_(total, builder.icmp_unsigned("<=", number, _I64(most - least)))
        return context.cast(builder, total, types.boolean, signature.return_type)

    def are_within(context: Any, record: Any) -> Any:
        return types.boolean(record), generate

    def look(s: Any) -> bool:
        return all(least <= int(number) <= most for name, least, most in bounded for number in np.ravel(s[name]))

    return look if IS_INTERPRETED else intrinsic(are_within)


def row_stirring(dtype: np.dtype[Any], told: Sequence[tuple[str, int]], *, is_one_row: bool = False) -> Any:
    """Return the function `stir_row(s, row, total)`: stir so many of the lowest bits of each number in a row into a total
    (compiled.stirring).

    It packs numbers into as few words as their order allows.
    """
    words = _packed([(column(dtype, name, is_one_row=is_one_row), bits) for name, bits in told])

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        record, row, total = values
        for word in words:
            packed = _I64(0)
            for each, index, bits, shift in word:
                number = builder.and_(_read(builder, record, each, row, index), _I64((1 << bits) - 1))
                packed = builder.or_(packed, builder.shl(number, _I64(shift)))
            total = builder.mul(builder.xor(total, packed), _I64(int(STIR)))
            total = builder.xor(total, builder.lshr(total, _I64(WORD // 2)))
        return total

    def stir_row(context: Any, record: Any, row: Any, total: Any) -> Any:
        return types.uint64(record, types.int64, types.uint64), generate

    def stir_plainly(s: Any, row: int, total: Any) -> Any:
        number = int(total)
        for word in words:
            packed = 0
            for each, index, bits, shift in word:
                packed |= (int(np.ravel(s[each.name])[row * each.in_row + index]) & (1 << bits) - 1) << shift
            number = (number ^ packed) * int(STIR) % (1 << WORD)
            number ^= number >> WORD // 2
        return np.uint64(number)

    return stir_plainly if IS_INTERPRETED else intrinsic(stir_row)


def _packed(told: Sequence[tuple[Column, int]]) -> list[list[tuple[Column, int, int, int]]]:
    """Return the numbers of a row by words: column, index in the row, bits, and the offset in the word."""
    words: list[list[tuple[Column, int, int, int]]] = []
    used = WORD
    for each, bits in told:
        for index in range(each.in_row):
            if used + bits > WORD:
                words.append([])
                used = 0
            words[-1].append((each, index, bits, used))
            used += bits
    return words
