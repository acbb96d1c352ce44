"""Packed actions in the rules: `card_of` is also an attacker's slot, `slot_of` whatever the other operand is (`rules/echo/actions.py`)."""

from __future__ import annotations

from rules.echo.engine.core.state.codes import PACKING

pack, kind_of, card_of, slot_of = PACKING.compiled()
