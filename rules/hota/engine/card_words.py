"""The words that cards are made of, counted: what a card that no player was tuned on is worth beyond its numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rules.hota.engine.assembly import GIVES
from rules.hota.engine.core.course.resolution import MEANINGS
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.feature_codes import FOE_FIELD, IN_HAND, OWN_FIELD, PLACES
from rules.hota.language import effects
from rules.kernel.compiled.control import STOP
from rules.kernel.training.word_weights import counted_as, names_given

#: What the effects count as, in the order of their instructions.
_COUNTED_AS = counted_as(effects.Effect, MEANINGS.words)
#: The effects, the modifiers in the order of theirs, how abilities are used, and what is printed: `need` is all attributes together.
NAMES = (
    *dict.fromkeys(_COUNTED_AS), *names_given(GIVES), "replaces", "activated", "triggered", "instant", "attack", "life", "cost", "need",
)  # fmt: skip
WORDS = len(NAMES)
_COLUMNS = tuple(NAMES.index(name) for name in _COUNTED_AS)
_GIVES, _REPLACES, _ACTIVATED, _TRIGGERED, _PRINTED = (
    NAMES.index(name) for name in ("gives_stats", "replaces", "activated", "triggered", "instant")
)
#: In what part a card's words speak: in hand a creature, a spell and what else is cast, and the creatures and what else lies on one's own
#: side of the battlefield or the enemy's.
HELD_CREATURE, HELD_SPELL, HELD_OTHER, OWN_CREATURE, OWN_OTHER, FOE_CREATURE, FOE_OTHER = range(7)
ROLES = 7

Counts = npt.NDArray[np.int32]


def count_words(tables: Any) -> Counts:
    """How often each card says each word in each role at each place: shape (PLACES, CARDS, WORDS, ROLES)."""
    counts = np.zeros((PLACES, codes.CARDS, WORDS, ROLES), np.int32)
    first_of: dict[int, int] = {}
    decks = [range(first, first + int(size)) for first, size in zip((0, codes.SIDE_CARDS), tables["deck"], strict=True)]
    for card in (*decks[0], *decks[1], *range(codes.FIRST_TOKEN, codes.CARDS)):
        alike = first_of.setdefault(int(tables["same"][card]), card)
        if alike != card:
            counts[:, card] = counts[:, alike]
        elif tables["kind"][card] != codes.ATTRIBUTE:
            _count_card(counts, tables, card)
    return counts


def _count_card(counts: Counts, tables: Any, card: int) -> None:
    words, kind = _words_of_card(tables, card), int(tables["kind"][card])
    is_creature = kind == codes.CREATURE
    counts[IN_HAND, card, :, HELD_CREATURE if is_creature else HELD_SPELL if kind == codes.SPELL else HELD_OTHER] = words
    if kind != codes.SPELL:
        counts[OWN_FIELD, card, :, OWN_CREATURE if is_creature else OWN_OTHER] = words
        counts[FOE_FIELD, card, :, FOE_CREATURE if is_creature else FOE_OTHER] = words


def _words_of_card(tables: Any, card: int) -> Counts:
    counts = np.zeros(WORDS, np.int32)
    first = int(tables["first_ability"][card])
    for ability in tables["ability"][first : first + int(tables["abilities"][card])]:
        _add_words(counts, tables, ability)
    printed = *(int(tables[name][card]) for name in ("is_instant", "attack", "life", "cost")), int(tables["need"][card].sum())
    counts[_PRINTED : _PRINTED + len(printed)] = printed
    return counts


def _add_words(counts: Counts, tables: Any, ability: Any) -> None:
    """The words of one ability: its instructions up to the one that ends it, or its modifiers."""
    kind = int(ability[codes.ABILITY_KIND])
    if kind == codes.STATIC:
        for give in tables["give"][ability[codes.GIVE] : ability[codes.GIVE] + ability[codes.GIVES]]:
            counts[_GIVES + int(give[codes.GIVE_WORD])] += 1
        return
    if kind == codes.REPLACEMENT:
        counts[_REPLACES] += 1
        return
    counts[_ACTIVATED] += int(kind == codes.ACTIVATED)
    counts[_TRIGGERED] += int(kind == codes.TRIGGERED)
    for operation in tables["code"][ability[codes.PC] :, codes.OPERATION]:
        if operation == STOP:
            break
        if operation >= codes.FIRST_EFFECT:
            counts[_COLUMNS[operation - codes.FIRST_EFFECT]] += 1
