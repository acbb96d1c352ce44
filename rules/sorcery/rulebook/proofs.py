"""The tests that prove the clauses of Sorcery that no scenario can."""

from __future__ import annotations

IN_BUILDING = ("tests/rules/sorcery/test_format.py",)
#: Of clauses that no game can play here; the test lists them.
UNPLAYED = ("tests/rules/sorcery/test_rulebook.py",)
#: How a game begins, which no position that is written down can show.
AS_IT_BEGINS = ("tests/rules/sorcery/engine/test_starts.py",)
#: What is counted to a thousand, and the sizes of decks.
LIMITS = ("tests/rules/sorcery/engine/test_limits.py",)
