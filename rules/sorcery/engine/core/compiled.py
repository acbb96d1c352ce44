"""The entries of the rules: importing this compiles them, or loads them from the cache. Only playing imports it."""

from __future__ import annotations

from rules.kernel.compiled.entries import emptying_entry, rules_entries
from rules.sorcery.engine.core.rules import RULES, deal

start, legal_actions, apply, choose_at_random, finish, play_games = rules_entries(RULES)
empty = emptying_entry(RULES, deal)
