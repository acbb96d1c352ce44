"""Compiling with Numba: functions inside an engine, and the entries through which it is called from outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba
from numba import njit, types

from rules.kernel.cache import CompileCache

# Numba's own type hints know neither every option nor its settings.
NJIT: Any = njit
CONFIG: Any = numba.config

# Game rules branch, they do not crunch arrays: measured, this plays as fast and compiles with less time and memory.
CONFIG.LOOP_VECTORIZE = CONFIG.SLP_VECTORIZE = 0
CONFIG.OPT = type(CONFIG.OPT)("2")

INT = types.int64
VOID = types.void
#: A view of one row of a table inside a record.
ROW = types.Array(types.int16, 1, "C")

Function = TypeVar("Function", bound=Callable[..., Any])


def array_of(record: Any) -> Any:
    """The one-element array in which a record is passed from outside."""
    return types.Array(record, 1, "C")


def pointer(signature: Any) -> Any:
    """A function handed over as an argument: called through its address, so that it is compiled once and found in the cache."""
    return types.FunctionType(signature)


def inner(signature: Any) -> Callable[[Function], Function]:
    """A function inside the engine: one signature, compiled when an entry that needs it is, and kept in that entry's cache.

    Without a fixed signature Numba would compile it again for every width of integer that it is called with.
    """

    def decorate(function: Function) -> Function:
        dispatcher = NJIT(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
        resolve = dispatcher.get_call_template

        def compile_once(args: Any, keywords: Any) -> Any:
            if not dispatcher.overloads:
                dispatcher.compile(signature)
                dispatcher.disable_compile()
            return resolve(args, keywords)

        dispatcher.get_call_template = compile_once
        compiled: Function = dispatcher
        return compiled

    return decorate


def entry(cache: CompileCache, signature: Any) -> Callable[[Function], Function]:
    """A function that is called from outside: compiled, or loaded from the game's cache, when it is decorated."""

    def decorate(function: Function) -> Function:
        CONFIG.CACHE_DIR = str(cache.folder)
        compiled: Function = NJIT(signature, nogil=True, error_model="numpy", cache=True)(function)
        return compiled

    return decorate
