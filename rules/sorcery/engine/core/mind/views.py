"""A position as a side sees it, in one number: equal for positions that it can't tell apart (rules.kernel.players.views)."""

from __future__ import annotations

from rules.kernel.players.views import machine_stirring, viewing
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.fields import SIZES, STATE
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.zones import KNOWLEDGE

key = viewing(S, T, W, STATE, KNOWLEDGE, hand=codes.HAND, stir_more=machine_stirring(S, T, SIZES))
