"""Dou Wushi's engine: plays the rules (W-1 to W-21) with any cards of the card language, compiled by Numba. See docs/douwushi-engine.md.

`engine()` is what the site uses. Scenarios, replays and tests play single games with:

- `new_game(decks, seed, game)` and `start_position(position)` -> Play; `describe(play)` -> Position;
- `play.decider` (0, 1, None), `play.outcome` (winner, end), `play.legal_actions()`, `play.apply(action)` -> events, `play.clone()`;
- `play.phase`, `turn`, `active`, `first`, `fallen(side)`, `zone(side, "hand"|"reserve"|"graveyard"|"beyond"|"spells")`,
  `bounty(side)`, `hero(side, 1..12)` -> Standing(card, damage, mp, attack, life, items, ...) or None.

A decision that picks several things (targets, cards, discards) is one action each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.kernel.engine_parts import EngineParts, loader

if TYPE_CHECKING:
    from rules.douwushi.engine.actions import Action
    from rules.douwushi.engine.description import describe
    from rules.douwushi.engine.play import Play, Standing
    from rules.douwushi.engine.starts import new_game, start_position

__all__ = ["Action", "Play", "Standing", "describe", "engine", "new_game", "start_position"]

__getattr__ = loader("rules.douwushi.engine", ("actions", "play", "description", "starts"), __all__)

engine = EngineParts("rules.douwushi.engine").engine
