"""Only playing loads Numba. That no index runs out of range, `manage.py fuzz --game sorcery --check` shows: compiling for it is dear."""

from __future__ import annotations

from tests.rules.engines.processes import run


def test_only_playing_loads_numba() -> None:
    asked = "import rules.sorcery.game as g; e = g.GAME.engine(); e.digest, e.is_warm(), e.ends, e.levels"
    assert run(f"import sys; {asked}; print('numba' in sys.modules)") == "False\n"
