"""Put a condition before the effect that it follows, unless joined effects leave unclear which of them it belongs to."""

from __future__ import annotations

import re

#: Effects one of which comes after the other: it is not clear for which of them a condition behind them is asked.
JOINED = re.compile(
    r"\bthen\b|, | and (?:you|it|they|draw|discard|gain|lose|deal|tap|untap|destroy|push|pull|return|put|move|banish|summon)\b"
)
_OF_THING = re.compile(r"(?!it is (?:your|the enemy's) turn)(?:it|its|they|their|that \w+)\b")
_THING = re.compile(r"\b(?:target|each|all|the (?:attacked|damaged|intercepted) unit|a random)\b")


def condition_first(found: re.Match[str]) -> str:
    """Return the condition, then the effect. Leave the text as it is where “it” in the condition means a thing that the effect names."""
    is_of_thing = _OF_THING.match(found[3]) is not None and _THING.search(found[2]) is not None
    is_joined = JOINED.search(found[2]) is not None or is_of_thing
    return found[0] if is_joined or found[2].startswith(("if ", "cast this spell only")) else f"{found[1]}if {found[3]}, {found[2]}."
