"""Strategist, expert and judge: they judge the best plans of their turn by what comes of them in possible worlds."""

from __future__ import annotations

from rules.echo.engine.core.legal import list_actions
from rules.echo.engine.core.openings import opening
from rules.echo.engine.core.planner import MIND, PLANNING
from rules.echo.engine.core.sight import imagine_placed
from rules.echo.engine.core.stack import decider
from rules.kernel.players.deciding import seeing_player
from rules.kernel.players.foresight import Seer, foresight

plan, foresee = foresight(MIND, PLANNING, Seer(imagine=imagine_placed, legal=list_actions, decider=decider))

choose_with_foresight = seeing_player(MIND, foresee, legal=list_actions, decider=decider, opening=opening)
