"""Strategist, expert and judge: they judge the best plans of their turn by what comes of them in possible worlds."""

from __future__ import annotations

from rules.douwushi.engine.core.candidates import list_options
from rules.douwushi.engine.core.decisions import decider
from rules.douwushi.engine.core.openings import opening
from rules.douwushi.engine.core.planner import MIND, PLANNING
from rules.douwushi.engine.core.sight import imagine
from rules.kernel.players.deciding import seeing_player
from rules.kernel.players.foresight import Seer, foresight

plan, foresee = foresight(MIND, PLANNING, Seer(imagine=imagine, legal=list_options, decider=decider))

choose_with_foresight = seeing_player(MIND, foresee, legal=list_options, decider=decider, opening=opening)
