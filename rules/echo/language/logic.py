"""Conditions as clauses: all of the clauses must hold, and of each clause one condition; `not` stands before `is` and `phase` alone."""

from __future__ import annotations

from rules.kernel.language.shared.conditions import clauses_of as clauses_of
