"""The entries of the rules: importing this compiles them, or loads them from the cache."""

from __future__ import annotations

from rules.hota.engine.core.rules import RULES
from rules.kernel.compiled.entries import rules_entries

start, legal_actions, apply, choose_at_random, finish, play_games = rules_entries(RULES)
