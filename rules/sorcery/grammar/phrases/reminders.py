"""Reminders: what stands in brackets behind a keyword and tells what the keyword does anyway, in plain form."""

from __future__ import annotations

import re

#: Usual reminders, with “it” for the card and without their last stop; beside them the sentence that the site explains a keyword by.
USUAL = {
    "airborne": (
        "it moves over any square",
        "only airborne or ranged units can intercept it",
        "it can only be intercepted by airborne or ranged units",
    ),
    "burrowing": ("it can go underground", "it can move underground", "it may move underground"),
    "submerge": ("it can go underwater", "it can move underwater", "it may move underwater"),
    "voidwalk": ("it can enter the void", "it may enter the void", "it can move through the void", "it can enter the void and stay there"),
    "stealth": (
        "it can't be targeted or intercepted until it strikes or uses an ability",
        "it can't be targeted or intercepted until it has struck or used an ability",
    ),
    "charge": (
        "it has no summoning sickness",
        "no summoning sickness",
        "it ignores summoning sickness",
        "it doesn't have summoning sickness",
        "it isn't affected by summoning sickness",
    ),
    "lethal": (
        "any damage it deals to a minion kills it",
        "any damage it deals to minions kills them",
        "any damage it deals to a minion destroys it",
        "minions it damages die",
        "it kills minions it damages",
    ),
    "ward": ("the first enemy spell or ability that would target or damage it has no effect, and the ward is gone",),
    "defender": ("it can't attack",),
    "spellcaster": ("it can cast spells", "it may cast spells"),
}
_USUAL = {slug: {each.replace(" an ", " a ") for each in told} for slug, told in USUAL.items()}
_ITSELF = re.compile(r"(?:@me|\bthis(?: (?:minion|unit|automaton|avatar|card))?)(?![\w'])")
_VERB = re.compile(r"^(?=(?:can|can't|may|has|ignores|doesn't|isn't|moves|kills)\b)")


def is_reminder(slug: str, said: str, explained: str) -> bool:
    """Return whether what stands in brackets behind a keyword only tells what it does; `explained`: the site's own sentence."""
    told = _VERB.sub("it ", _ITSELF.sub("it", said.removesuffix(".")))
    return said.rstrip(".") == explained.rstrip(".") or told in _USUAL.get(slug, ())
