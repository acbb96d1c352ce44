"""The words that cards are made of, counted: what a card that no player was tuned on is worth beyond its numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rules.echo.engine.assembly import GIVES
from rules.echo.engine.core.course.resolution import MEANINGS
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.feature_codes import FOE_ASLEEP, FOE_AWAKE, IN_HAND, OWN_ASLEEP, OWN_AWAKE, PLACES
from rules.echo.language import effects
from rules.kernel.training.word_weights import counted_as, names_given

#: What the effects count as, in the order of their instructions.
_COUNTED_AS = counted_as(effects.Effect, MEANINGS.words)
#: The effects, the modifiers in the order of theirs, and what replaces something.
NAMES = (*dict.fromkeys(_COUNTED_AS), *names_given(GIVES), "replaces")
WORDS = len(NAMES)
_COLUMNS = tuple(NAMES.index(name) for name in _COUNTED_AS)
_GIVES, _REPLACES = NAMES.index("gives_attack"), NAMES.index("replaces")
#: In what part a card's words speak: an item in hand, a follower in hand, and one at each of the places on the field.
ITEM, HELD, ASLEEP, AWAKE, ENEMY_ASLEEP, ENEMY_AWAKE = range(6)
ROLES = 6
ROLE_AT = {OWN_ASLEEP: ASLEEP, OWN_AWAKE: AWAKE, FOE_ASLEEP: ENEMY_ASLEEP, FOE_AWAKE: ENEMY_AWAKE}

Counts = npt.NDArray[np.int32]


def count_words(tables: Any) -> Counts:
    """How often each card says each word in each role at each place: shape (PLACES, CARDS, WORDS, ROLES)."""
    counts = np.zeros((PLACES, codes.CARDS, WORDS, ROLES), np.int32)
    first_of: dict[int, int] = {}
    for card in range(codes.DECK_CARDS):
        alike = first_of.setdefault(int(tables["definition"][card]), card)
        if alike != card:
            counts[:, card] = counts[:, alike]
            continue
        first = int(tables["first_ability"][card])
        for ability in tables["ability"][first : first + int(tables["abilities"][card])]:
            words = _words_of(tables, ability)
            if tables["kind"][card] == codes.ITEM:
                counts[IN_HAND, card, :, ITEM] += words
                continue
            counts[IN_HAND, card, :, HELD] += words
            for place, role in ROLE_AT.items():
                if role in (ASLEEP, ENEMY_ASLEEP) or ability[codes.SKILL] != codes.AWAKEN_SKILL:
                    counts[place, card, :, role] += words
    return counts


def _words_of(tables: Any, ability: Any) -> Counts:
    """The words of one ability: its instructions up to the one that ends it, or its modifiers."""
    counts = np.zeros(WORDS, np.int32)
    if ability[codes.GIVES]:
        for give in tables["give"][ability[codes.GIVE] : ability[codes.GIVE] + ability[codes.GIVES]]:
            counts[_GIVES + int(give[codes.GIVE_WORD])] += 1
        return counts
    if ability[codes.SKILL] == codes.REPLACEMENT:
        counts[_REPLACES] += 1
        return counts
    for operation in tables["code"][ability[codes.PC] :, codes.OPERATION]:
        if operation == codes.STOP:
            break
        if operation >= codes.FIRST_EFFECT:
            counts[_COLUMNS[operation - codes.FIRST_EFFECT]] += 1
    return counts
