"""The words that cards are made of, counted: what a card that no player was tuned on is worth beyond its numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rules.douwushi.engine.assembly import GIVES
from rules.douwushi.engine.core.course.resolution import MEANINGS
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.feature_codes import FOE_FIELD, IN_HAND, OWN_FIELD, PLACES
from rules.douwushi.language import effects
from rules.kernel.training.word_weights import counted_as, names_given

#: What the effects count as, in the order of their instructions.
_COUNTED_AS = counted_as(effects.Effect, MEANINGS.words)
#: The effects, the modifiers in the order of theirs, then how abilities are used and what is printed.
NAMES = (*dict.fromkeys(_COUNTED_AS), *names_given(GIVES), "active", "triggered", "attack", "life", "cost")
WORDS = len(NAMES)
_COLUMNS = tuple(NAMES.index(name) for name in _COUNTED_AS)
_GIVES, _ACTIVE, _TRIGGERED, _ATTACK, _LIFE, _COST = (
    NAMES.index(name) for name in ("gives_attack", "active", "triggered", "attack", "life", "cost")
)
#: In what part a card's words speak: by its kind in hand, a hero and what else lies on one's own side of the battlefield or the enemy's.
HELD_HERO, HELD_WEAPON, HELD_EQUIPMENT, HELD_SPELL, OWN_HERO, OWN_OTHER, FOE_HERO, FOE_OTHER = range(8)
ROLES = 8

Counts = npt.NDArray[np.int32]


def count_words(tables: Any) -> Counts:
    """How often each card says each word in each role at each place: shape (PLACES, CARDS, WORDS, ROLES)."""
    counts = np.zeros((PLACES, codes.CARDS, WORDS, ROLES), np.int32)
    first_of: dict[int, int] = {}
    listed = [card for side in (0, 1) for card in range(side * codes.SIDE_CARDS, side * codes.SIDE_CARDS + int(tables["deck"][side]))]
    for card in listed:
        alike = first_of.setdefault(int(tables["same"][card]), card)
        if alike != card:
            counts[:, card] = counts[:, alike]
            continue
        words, kind = _words_of_card(tables, card), int(tables["kind"][card])
        is_hero = kind == codes.HERO_CARD
        counts[IN_HAND, card, :, kind] = words
        counts[OWN_FIELD, card, :, OWN_HERO if is_hero else OWN_OTHER] = words
        counts[FOE_FIELD, card, :, FOE_HERO if is_hero else FOE_OTHER] = words
    return counts


def _words_of_card(tables: Any, card: int) -> Counts:
    counts = np.zeros(WORDS, np.int32)
    first = int(tables["first_ability"][card])
    for ability in tables["ability"][first : first + int(tables["abilities"][card])]:
        _add_words(counts, tables, ability)
    counts[_ATTACK], counts[_LIFE], counts[_COST] = (int(tables[name][card]) for name in ("attack", "life", "cost"))
    return counts


def _add_words(counts: Counts, tables: Any, ability: Any) -> None:
    """The words of one ability: its instructions up to the one that ends it, or its modifiers."""
    if ability[codes.CONTINUOUS]:
        for give in tables["give"][ability[codes.GIVE] : ability[codes.GIVE] + ability[codes.GIVES]]:
            counts[_GIVES + int(give[codes.GIVE_WORD])] += 1
        return
    counts[_ACTIVE] += int(ability[codes.KIND] == codes.ACTIVE)
    counts[_TRIGGERED] += int(ability[codes.KIND] == codes.PASSIVE)
    for operation in tables["code"][ability[codes.PC] :, codes.OPERATION]:
        if operation == codes.STOP:
            break
        if operation >= codes.FIRST_EFFECT:
            counts[_COLUMNS[operation - codes.FIRST_EFFECT]] += 1
