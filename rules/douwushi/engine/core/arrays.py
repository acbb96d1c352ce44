"""The records' arrays as they are handed from entry to entry, and the cache that the entries are kept in."""

from __future__ import annotations

from pathlib import Path

from rules.douwushi.engine.core.layout import S, T, W
from rules.kernel.compiled.cache import CompileCache, sources_in
from rules.kernel.compiled.compiling import INT, array_of, pointer

CACHE = CompileCache("douwushi", sources_in(Path(__file__).parent))
STATE, TABLES, WORK = array_of(S), array_of(T), array_of(W)
#: The entry `apply`.
APPLY = pointer(INT(STATE, TABLES, WORK, INT))
