"""The closed lists of values that the words of the card language use (Echo 1.2-1.4, 4.2)."""

from __future__ import annotations

from typing import Literal

from rules.kernel.language.shared.sides import Bearer as Bearer
from rules.kernel.language.shared.sides import Player as Player
from rules.kernel.language.shared.sides import Side as Side

Attribute = Literal["fire", "grass", "water", "light", "dark"]
Faction = Literal["dawn-court", "tide-guild", "wildroot", "night-market"]
Race = Literal["human", "beast", "spirit", "dragon", "construct", "plant", "demon", "bird"]
Keyword = Literal["shield", "reattack", "regenerate"]
#: What a follower can't do, or what can't be done to it. `attack_hero`: it may still attack followers. `be_chosen`: by the enemy's effects.
Restriction = Literal["attack", "attack_hero", "be_attacked", "be_chosen", "awaken", "use"]
State = Literal["awake", "asleep"]
CardKind = Literal["follower", "item"]
Zone = Literal["hand", "deck", "graveyard", "display"]

#: Where cards are discarded from.
Held = Literal["hand", "deck", "display"]

#: Where cards go to in a deck: on top, to the bottom, or anywhere, by a shuffle.
Depth = Literal["top", "bottom", "shuffle"]
#: The same for followers, which may also go to hand.
Home = Literal["hand", "top", "bottom", "shuffle"]

#: What is counted of a side in a turn: cards drawn, discarded, put into the display zone; items played; followers placed, awakened,
#: destroyed; attacks of followers; life lost and healed; active skills used.
Event = Literal["drawn", "discarded", "displayed", "items", "placed", "awakened", "destroyed", "attacks", "life_lost", "healed", "skills"]

#: Until the end of this turn, until the next turn of the ability's owner begins, or for the rest of the game.
Duration = Literal["turn", "next_turn", "game"]

#: awaken 唤醒技, last_stand 战死技, active 主动技, passive 被动技, use: what an item does when it is played.
Skill = Literal["awaken", "last_stand", "active", "passive", "use"]
