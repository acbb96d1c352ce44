"""The closed lists of values that the words of the card language use (Echo 1.2-1.4, 4.2)."""

from __future__ import annotations

from typing import Literal

Attribute = Literal["fire", "grass", "water", "light", "dark"]
Faction = Literal["dawn-court", "tide-guild", "wildroot", "night-market"]
Race = Literal["human", "beast", "spirit", "dragon", "construct", "plant", "demon", "bird"]
Keyword = Literal["shield", "reattack", "regenerate"]
State = Literal["awake", "asleep"]
CardKind = Literal["follower", "item"]
Zone = Literal["hand", "deck", "graveyard", "display"]

#: Seen from the ability's owner.
Player = Literal["own", "enemy"]
Side = Literal["own", "enemy", "any"]

#: Until the end of this turn, or for the rest of the game.
Duration = Literal["turn", "game"]

#: awaken 唤醒技, last_stand 战死技, active 主动技, passive 被动技, use: what an item does when it is played.
Skill = Literal["awaken", "last_stand", "active", "passive", "use"]
