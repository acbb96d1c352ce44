"""The closed lists of values that the words of the card language use (S-2 to S-16)."""

from __future__ import annotations

from typing import Literal

from rules.kernel.language.shared.sides import Player as Player
from rules.kernel.language.shared.sides import Side as Side

Element = Literal["fire", "air", "water", "earth"]
#: What is asked of a card's elements: one of the four, or that it has none.
AskedElement = Literal["fire", "air", "water", "earth", "none"]
#: A kind of card, or a type of artifact; `spell` is any card that is no site.
CardKind = Literal["minion", "artifact", "relic", "automaton", "monument", "aura", "magic", "site", "spell"]
#: What is in the realm: `unit` is an avatar, a minion or an automaton; `artifact` is of any type; `square` is a square, with a site or not.
ThingKind = Literal["unit", "minion", "avatar", "artifact", "relic", "automaton", "monument", "aura", "site", "square"]

#: Keywords without a number (S-14, S-16); `ranged` and `movement` have one and are figures.
Keyword = Literal["airborne", "burrowing", "submerge", "voidwalk", "stealth", "charge", "lethal", "ward", "defender", "spellcaster"]
#: What is asked of a card or a unit.
AskedKeyword = Literal[
    "airborne",
    "ranged",
    "burrowing",
    "submerge",
    "voidwalk",
    "stealth",
    "charge",
    "lethal",
    "ward",
    "movement",
    "defender",
    "spellcaster",
]
#: What a unit can't do, or what can't be done to it. `strike_sites`: it attacks units alone. `be_aimed_at`: no magic has it as a target.
Restriction = Literal["attack", "move", "intercept", "defend", "be_intercepted", "strike_sites", "untap", "be_aimed_at"]
#: `bearing`: a unit that carries an artifact; `carried` and `lying`: an artifact in somebody's hands, or in nobody's; `empty`: a site on
#: whose surface no unit stands.
State = Literal["tapped", "untapped", "damaged", "bearing", "carried", "lying", "empty"]
Zone = Literal["hand", "spellbook", "atlas", "graveyard"]
Deck = Literal["spellbook", "atlas"]

#: Where something is, seen from the source. `here`: its square; `adjacent`: that one and the four that share an edge; `nearby`: the block
#: of three by three round it; `steps`: no more than so many steps away, edge by edge; `line`: its row and its column, perhaps no more than
#: so many `steps` away; `area`: the block of an aura.
Where = Literal["here", "adjacent", "nearby", "steps", "line", "area"]
#: Round whom: `source` is the card whose ability it is, of magic the unit that casts it; `moved` is each of those that are moved.
Centre = Literal["source", "subject", "foe", "that"]
SpotCentre = Literal["source", "subject", "foe", "that", "moved"]
#: Where in a square. `below`: underground or underwater, whichever there is; `any`: anywhere in it.
Region = Literal["surface", "void", "underground", "underwater", "below", "any"]
#: A site with an underwater region, or with an underground one (S-13).
Ground = Literal["water", "land"]
#: What a square holds where something goes to.
Base = Literal["site", "rubble", "void"]
#: The level that something goes to: on top, or below the site.
Level = Literal["top", "below"]

#: Somebody that needs no choice: the card whose ability it is, the one that the moment is about, the other one of it, those that the effect
#: before took, the unit that carries the relic, and the unit that casts the magic.
Known = Literal["self", "subject", "foe", "that", "host", "caster"]
#: Whose thing a moment is about; `self` is the one whose ability it is, `host` the unit that carries it.
Bearer = Literal["self", "own", "enemy", "any", "host"]

#: What is counted of a side in a turn.
Event = Literal["drawn", "discarded", "cast", "sites_played", "attacks", "died", "life_gained", "life_lost"]
#: How long something lasts: until the end of the turn, until the start of the controller's next turn, or for the game.
Lasting = Literal["turn", "round", "game"]
Passing = Literal["turn", "round"]
#: To whom damage is dealt.
Victim = Literal["minion", "avatar", "unit"]
#: Where something goes to that leaves the realm, and a card that is put back.
Away = Literal["hand", "top", "bottom", "shuffle"]
Depth = Literal["top", "bottom", "shuffle"]

#: activated 启动, triggered 触发, static 常驻; cast: what magic does; replacement: what happens instead of something.
Skill = Literal["activated", "triggered", "static", "cast", "replacement"]
