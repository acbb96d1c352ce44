"""The skirmish's engine."""

from __future__ import annotations

from pathlib import Path

from rules.kernel.engine import Named
from rules.kernel.playing.batch_engine import BatchEngine
from rules.kernel.playing.levels import five_levels
from rules.wording import Text
from tests.rules.kernel.toys.skirmish.engine.play import Play


class SkirmishEngine(BatchEngine):
    """See rules.kernel.engine.Engine."""

    slug, parts, folder = "skirmish", Play.parts, Path(__file__).parent
    ends = tuple(Named(end, Text(end, end)) for end in Play.ends)
    lead = Named("life", Text("life", "生命"))
    levels = five_levels(random=9_000, greedy=900, planner=200, strategist=8, expert=2)


ENGINE = SkirmishEngine()
