"""The entries of the skirmish's rules."""

from __future__ import annotations

from rules.kernel.compiled.entries import rules_entries
from tests.rules.kernel.toys.skirmish.engine.core.rules import RULES

start, legal_actions, apply, choose_at_random, finish, play_games = rules_entries(RULES)
