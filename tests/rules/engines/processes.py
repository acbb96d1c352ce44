"""Code run in a process of its own, to see what it loads and compiles."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
#: Checks every index. LLVM's first level leaves the checks as they are: compiling and playing, the three engines take 38 seconds of CPU at
#: it and 46 at the third, which is the default; at none at all games are twenty times as slow (one run each, 2026-11-24).
BOUNDS_CHECKED = {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}


def run(code: str, **environment: str) -> str:
    """Return what the code prints, with more variables in its environment."""
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
