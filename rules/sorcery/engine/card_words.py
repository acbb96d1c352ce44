"""The words that cards are made of, counted: what a card that no player was tuned on is worth beyond its numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.compiled.control import STOP
from rules.kernel.training.word_weights import counted_as, names_given
from rules.sorcery.engine.assembly import GIVES
from rules.sorcery.engine.core.course.resolution import MEANINGS
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.feature_codes import FOE_REALM, IN_HAND, OWN_REALM, PLACES
from rules.sorcery.language import effects

#: What the effects count as, in the order of their instructions.
_COUNTED_AS = counted_as(effects.Effect, MEANINGS.words)
#: The effects, the modifiers in the order of theirs, how abilities are used, and what is printed: `need` and `brings` are all elements
#: together.
NAMES = (
    *dict.fromkeys(_COUNTED_AS), *names_given(GIVES), "replaces", "activated", "triggered", "power", "cost", "need", "brings",
)  # fmt: skip
WORDS = len(NAMES)
_COLUMNS = tuple(NAMES.index(name) for name in _COUNTED_AS)
_GIVES, _REPLACES, _ACTIVATED, _TRIGGERED, _PRINTED = (
    NAMES.index(name) for name in ("gives_stats", "replaces", "activated", "triggered", "power")
)
#: In what part a card's words speak: in hand a minion (or automaton), a magic, another spell and a site; in the realm, on one's own side or
#: the enemy's, a minion, a site and what else lies there.
HELD_MINION, HELD_MAGIC, HELD_OTHER, HELD_SITE, OWN_MINION, OWN_SITE, OWN_OTHER, FOE_MINION, FOE_SITE, FOE_OTHER = range(10)
ROLES = 10

Counts = npt.NDArray[np.int32]


def held_as(kind: int) -> int:
    """The role of a kind of card in hand."""
    if codes.MORTALS >> kind & 1:
        return HELD_MINION
    return HELD_MAGIC if kind == codes.MAGIC else HELD_SITE if kind == codes.SITE else HELD_OTHER


def count_words(tables: Any) -> Counts:
    """How often each card says each word in each role at each place: shape (PLACES, CARDS, WORDS, ROLES)."""
    counts = np.zeros((PLACES, codes.CARDS, WORDS, ROLES), np.int32)
    first_of: dict[int, int] = {}
    listed = np.flatnonzero(tables["listed"] >= 0)
    for card in (*listed.tolist(), *range(codes.FIRST_TOKEN, codes.CARDS)):
        alike = first_of.setdefault(int(tables["same"][card]), card)
        if alike != card:
            counts[:, card] = counts[:, alike]
        else:
            _count_card(counts, tables, card)
    return counts


def _count_card(counts: Counts, tables: Any, card: int) -> None:
    words, kind = _words_of_card(tables, card), int(tables["kind"][card])
    is_minion, is_site = bool(codes.MORTALS >> kind & 1), kind == codes.SITE
    if kind != codes.AVATAR:
        counts[IN_HAND, card, :, held_as(kind)] = words
    if kind != codes.MAGIC:
        counts[OWN_REALM, card, :, OWN_MINION if is_minion else OWN_SITE if is_site else OWN_OTHER] = words
        counts[FOE_REALM, card, :, FOE_MINION if is_minion else FOE_SITE if is_site else FOE_OTHER] = words


def _words_of_card(tables: Any, card: int) -> Counts:
    counts = np.zeros(WORDS, np.int32)
    first = int(tables["first_ability"][card])
    for ability in tables["ability"][first : first + int(tables["abilities"][card])]:
        _add_words(counts, tables, ability)
    printed = int(tables["power"][card]), int(tables["cost"][card]), int(tables["need"][card].sum()), int(tables["brings"][card].sum())
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
