"""The closed lists of values that the words of the card language use (the source's card descriptions, W-3 to W-13)."""

from __future__ import annotations

from typing import Literal

from rules.kernel.language.shared.sides import Bearer as Bearer
from rules.kernel.language.shared.sides import Player as Player
from rules.kernel.language.shared.sides import Side as Side

Calling = Literal["warrior", "mage", "assassin"]
AttackType = Literal["melee", "ranged"]
CardKind = Literal["hero", "weapon", "equipment", "spell"]
ItemKind = Literal["weapon", "equipment"]
State = Literal["ready", "tapped"]
#: reserve 预备区, beyond 战场以外; the bounty zone has words of its own, since its cards are unseen.
Zone = Literal["hand", "reserve", "graveyard", "beyond"]

#: A hero that needs no choice: itself, the one that the moment is about, the other one of it, those that were taken before.
Known = Literal["self", "subject", "foe", "that"]

#: How damage is dealt: by a weapon attack, a counterattack, a hero's skill, an item's ability, a spell.
Source = Literal["attack", "counter", "skill", "item", "spell"]
#: What a hero can't do, or what can't be done to it. `be_targeted`: by the enemy's skills, items and spells. `be_countered`: its
#: attacks. `ready`: in the ready step. `gain_mp`: in any way.
Restriction = Literal[
    "attack", "use_skills", "counter", "guard", "be_attacked", "be_targeted", "be_countered", "be_guarded", "ready", "gain_mp"
]
#: How much a player may do: heroes deployed and spells cast in a turn, cards kept in hand at its end.
Limited = Literal["deploy", "spell", "hand"]
#: What is counted of a side in a turn: heroes that died, weapon attacks, skills used, items equipped.
Event = Literal["died", "attacks", "skills", "equipped"]
#: Where cards go to in a reserve: on top, to the bottom, or anywhere, by a shuffle.
Depth = Literal["top", "bottom", "shuffle"]
#: How often something applies: each time, the first time in each turn, or the next time only.
Uses = Literal["each", "once_a_turn", "next"]
#: So many turns, of either player, the present one counted (W-11); or for as long as the hero is on the battlefield.
Lasting = int | Literal["always"]

#: active: a skill of a hero, an ability of an item. passive 被动. cast: what a spell does when it is used.
Skill = Literal["active", "passive", "cast"]
