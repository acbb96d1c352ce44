"""Packed actions in the rules; `rules/douwushi/actions.py` says what the operands of each kind are."""

from __future__ import annotations

from rules.douwushi.engine.core.state.codes import PACKING

pack, kind_of, a_of, b_of = PACKING.compiled()
