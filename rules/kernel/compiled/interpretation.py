"""Run the functions of an engine as plain Python, so that a word is tried in seconds after an edit. Slow: for scenarios alone."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import types

#: The environment variable that asks for it, read when the first module of an engine is imported.
VARIABLE = "INTERPRETED_ENGINES"
IS_INTERPRETED = os.environ.get(VARIABLE) == "1"

Conversion = Callable[[Any], Any]


def interpreted(signature: Any, function: Callable[..., Any]) -> Callable[..., Any]:
    """Return the function in plain Python: it converts arguments and result to the types of the signature, as compiled code does."""
    conversions = [_conversion(each) for each in signature.args]
    result = _conversion(signature.return_type)

    def run(*args: Any) -> Any:
        # Streams of random numbers wrap around.
        with np.errstate(over="ignore"):
            returned = function(*(convert(arg) for convert, arg in zip(conversions, args, strict=True)))
        return None if returned is None else result(returned)

    run.__module__, run.__name__ = function.__module__, function.__name__
    return run


def _conversion(kind: Any) -> Conversion:
    if kind == types.uint64:
        return np.uint64
    if isinstance(kind, types.Integer):
        return int
    if isinstance(kind, types.Boolean):
        return bool
    if isinstance(kind, types.Array) and isinstance(kind.dtype, types.Record):
        return _with_fields
    return _as_it_is


def _with_fields(records: Any) -> Any:
    """Return the same records with their fields as attributes."""
    return records.view(_fielded(records.dtype))


@cache
def _fielded(dtype: Any) -> Any:
    """Return the type of the same records with their fields as attributes, also in records inside them, even if NumPy has such a name
    already.
    """
    if dtype.names is None:
        shape = getattr(dtype, "subdtype", None)
        return dtype if shape is None or shape[0].names is None else np.dtype((_fielded(shape[0]), shape[1]))
    members = {name: property(_getter(name), _setter(name)) for name in dtype.names}
    formats = [_fielded(dtype.fields[name][0]) for name in dtype.names]
    offsets = [dtype.fields[name][1] for name in dtype.names]
    layout: Any = {"names": dtype.names, "formats": formats, "offsets": offsets, "itemsize": dtype.itemsize}
    record: Any = type("FieldRecord", (np.void,), members)
    return np.dtype((record, np.dtype(layout)))


def _getter(name: str) -> Callable[[Any], Any]:
    return lambda record: record[name]


def _setter(name: str) -> Callable[[Any, Any], None]:
    def write(record: Any, value: Any) -> None:
        record[name] = value

    return write


def _as_it_is(value: Any) -> Any:
    return value


def trailing_zeros(bits: Any) -> int:
    """Return how many zeros stand below the lowest bit, of which there must be one."""
    number = int(bits)
    return (number & -number).bit_length() - 1
