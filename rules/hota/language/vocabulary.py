"""The closed lists of values that the words of the card language use (HotA 105 to 107, H-6, H-7, H-10)."""

from __future__ import annotations

from typing import Literal

from rules.kernel.language.shared.sides import Player as Player
from rules.kernel.language.shared.sides import Side as Side

Attribute = Literal["strength", "agility", "intellect"]
#: What is asked of a card's attributes: one of the three, or that it has none.
AskedAttribute = Literal["strength", "agility", "intellect", "none"]
CardKind = Literal["attribute", "creature", "spell", "equipment", "enchantment"]
#: What lies on the battlefield; `permanent` is any of it.
PermanentKind = Literal["creature", "equipment", "enchantment", "permanent"]
Speed = Literal["normal", "instant"]
Keyword = Literal["flying", "reach", "first_strike", "trample", "vigilance", "haste", "lifesteal", "spell_shield"]
#: What a creature can't do, or what can't be done to it. `ready`: in no way.
Restriction = Literal["attack", "block", "be_blocked", "ready"]
State = Literal["tapped", "ready", "attacking", "blocking", "damaged", "equipped"]
Zone = Literal["hand", "deck", "graveyard"]

#: A permanent that needs no choice: the one whose ability it is, the one that the moment is about, the other one of it, those that the
#: effect before took, and the creature that the equipment is on.
Known = Literal["self", "subject", "foe", "that", "host"]
#: Whose thing a moment is about; `self` is the one whose ability it is, `host` the creature that it is on.
Bearer = Literal["self", "own", "enemy", "any", "host"]

#: What is counted of a side in a turn.
Event = Literal["drawn", "discarded", "cast", "attacks", "died", "damage_taken", "life_gained", "attribute_cards"]
#: How long something lasts: until the end of the turn, or for the game.
Lasting = Literal["turn", "game"]
#: To whom damage is dealt.
Victim = Literal["creature", "player"]
#: Where a permanent goes to that is sent away, and a card that is put back.
Away = Literal["hand", "top", "bottom", "shuffle", "exile"]
Depth = Literal["top", "bottom", "shuffle"]
#: When an activated ability may be used: whenever its controller has priority, or when a normal spell could be cast.
Timing = Literal["instant", "normal"]

#: activated 启动式, triggered 触发式, static 静止式; cast: what a spell does; replacement: what happens instead of something; equip: what
#: it costs to put equipment on another creature.
Skill = Literal["activated", "triggered", "static", "cast", "replacement", "equip"]
