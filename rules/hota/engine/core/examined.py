"""The entries of examined games, compiled when the first is played."""

from __future__ import annotations

from rules.hota.engine.core.rules import RULES
from rules.hota.engine.core.soundness import examine
from rules.kernel.compiled.entries import examining_entries

look, examine_games = examining_entries(RULES, examine)
