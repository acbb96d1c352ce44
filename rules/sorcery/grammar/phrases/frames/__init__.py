"""The frames of abilities in usual words: moments, conditions, costs and limits, replaced events, and what lasts."""

from rules.sorcery.grammar.phrases.frames.conditions import STATES_FIRST
from rules.sorcery.grammar.phrases.frames.limits import LIMITS
from rules.sorcery.grammar.phrases.frames.modifiers import MODIFIERS
from rules.sorcery.grammar.phrases.frames.moments import MOMENTS_FIRST
from rules.sorcery.grammar.phrases.frames.replacements import REPLACED_FIRST

FRAMES = (*LIMITS, *MOMENTS_FIRST, *STATES_FIRST, *REPLACED_FIRST, *MODIFIERS)
