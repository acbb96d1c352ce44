"""Echo's engine: plays the rules (Echo 2-4) with any cards of the card language, compiled by Numba. See docs/echo-engine.md.

`engine()` is what the site uses. Scenarios, replays and tests play single games with:

- `new_game(decks, seed, game)` and `start_position(position)` -> Play; `describe(play)` -> Position;
- `play.decider` (0, 1, None), `play.outcome` (winner, end), `play.legal_actions()`, `play.apply(action)` -> events, `play.clone()`;
- `play.phase`, `turn`, `active`, `first`, `life(side)`, `energy(side)`, `hero(side)`, `zone(side, "hand"|"deck"|"display"|"graveyard")`,
  `slot(side, 1..5)` -> Standing(card, is_awake, attack, keywords, ...) or None.

An Action has a `kind`, and `card`, `slot` (1-5, 0 the hero), `target` with `target_side`, or `option` where the kind has them. A decision
that picks several things (mulligan, discards, targets) is one action each; the mulligan ends with `keep`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.kernel.engine_parts import EngineParts, loader

if TYPE_CHECKING:
    from rules.echo.engine.actions import Action
    from rules.echo.engine.description import describe
    from rules.echo.engine.play import Play, Standing
    from rules.echo.engine.starts import new_game, start_position

__all__ = ["Action", "Play", "Standing", "describe", "engine", "new_game", "start_position"]

__getattr__ = loader("rules.echo.engine", ("actions", "play", "description", "starts"), __all__)

engine = EngineParts("rules.echo.engine").engine
