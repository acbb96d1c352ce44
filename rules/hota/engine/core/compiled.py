"""The entries of the rules: importing this compiles them, or loads them from the cache. Only playing imports it."""

from __future__ import annotations

from rules.hota.engine.core.course.machine import deal
from rules.hota.engine.core.rules import RULES
from rules.kernel.compiled.entries import emptying_entry, rules_entries

start, legal_actions, apply, choose_at_random, finish, play_games = rules_entries(RULES)
empty = emptying_entry(RULES, deal)
