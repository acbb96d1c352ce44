"""Template tags that tell the player's share in a win rate's error."""

from __future__ import annotations

from typing import Any

from django import template

from matches.verdicts.player_margins import margin_of
from rules import games
from rules.kernel.engine import counted_levels, default_level

register = template.Library()


@register.inclusion_tag("matches/_player_margin.html")
def player_margin(game: str, level: str, opponent_level: str, opponents: int) -> dict[str, Any]:
    """Say how far a stronger player may see a win rate over so many opponents otherwise. Of a weak player's games, tell that they don't
    count for the win rates elsewhere, and whose do."""
    engine = games.get(game).engine()
    is_weak = not {level, opponent_level} <= {each.slug for each in counted_levels(engine)}
    elsewhere = default_level(engine).name if is_weak else None
    return {"margin": margin_of(game, (level, opponent_level)), "opponents": opponents, "elsewhere": elsewhere}


@register.inclusion_tag("matches/_edit_margin.html")
def edit_margin(game: str, level: str, opponent_level: str, *, is_best: bool = False) -> dict[str, Any]:
    """Say how far a stronger player may see the difference between two versions of a deck otherwise; `is_best`: of the best of many."""
    return {"margin": margin_of(game, (level, opponent_level)), "is_best": is_best}
