"""Pieces of patterns that the frames of abilities share, in plain form."""

from __future__ import annotations

_ADJECTIVES = (
    "nearby|adjacent|tapped|untapped|damaged|artifact-bearing|allied|enemy|other|fire|air|water|earth|land|token|nontoken"
    "|airborne|burrowing|submerge|voidwalk|stealth|lethal|ward|defender|spellcaster|ranged"
)
_KINDS = "minion|unit|avatar|artifact|relic|automaton|monument|aura|site"
#: A thing in the singular, with what stands before its noun.
THING = rf"(?:(?:{_ADJECTIVES}) )*(?:{_KINDS})"
#: Several things, with what stands about their noun.
_BEHIND = r"(?: (?:nearby|adjacent|here|you control|the enemy controls|in the (?:affected )?area|with [a-z]+|without [a-z]+))*"
THINGS = rf"(?:(?:{_ADJECTIVES}|your|the enemy's|affected) )*(?:minions|units|avatars|artifacts|relics|automata|sites){_BEHIND}"
#: Nobody who is meant by a pronoun stands behind.
NO_PRONOUN = r"(?![^\n]*\b(?:it|its|that (?:minion|unit|avatar))\b)"
#: How a unit is, said without its name.
STATE = (
    r"(?:(?:not )?(?:tapped|untapped|damaged|undamaged|artifact-bearing|underwater|underground|burrowed|submerged)"
    r"|(?:not )?(?:in the void|in the area|(?:on|at|atop|occupying) a [^,.:;\n]*?site))"
)
