"""A position as a side sees it, in one number: equal for positions that it can't tell apart (rules.kernel.players.views)."""

from __future__ import annotations

from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.fields import SIZES, STATE
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.zones import KNOWLEDGE
from rules.kernel.players.views import machine_stirring, viewing

key = viewing(S, T, W, STATE, KNOWLEDGE, hand=codes.HAND, stir_more=machine_stirring(S, T, SIZES))
