"""The words that cards are made of, and where and as what each card says its own (rules.kernel.playing.card_words)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from rules.kernel.playing.card_words import REPLACES, CardWords, Counts, counted_as, names_given
from rules.sorcery.engine.assembly import GIVES
from rules.sorcery.engine.core.course.resolution import MEANINGS
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.feature_codes import FOE_REALM, IN_HAND, OWN_REALM, PLACES
from rules.sorcery.language import effects

#: In what part a card's words speak: in hand a minion (or automaton), a magic, another spell and a site; in the realm, on one's own side or
#: the enemy's, a minion, a site and what else lies there.
HELD_MINION, HELD_MAGIC, HELD_OTHER, HELD_SITE, OWN_MINION, OWN_SITE, OWN_OTHER, FOE_MINION, FOE_SITE, FOE_OTHER = range(10)
#: Of what is printed `need` and `brings` are all elements together.
WORDS = CardWords(
    effects=counted_as(effects.Effect, MEANINGS.words),
    gives=names_given(GIVES),
    uses={codes.REPLACEMENT: REPLACES, codes.ACTIVATED: "activated", codes.TRIGGERED: "triggered"},
    printed={name: name for name in ("power", "cost", "need", "brings")},
    codes=codes,
    kind=codes.ABILITY_KIND,
    places=PLACES,
    roles=10,
)


def held_as(kind: int) -> int:
    """The role of a kind of card in hand."""
    if codes.MORTALS >> kind & 1:
        return HELD_MINION
    return HELD_MAGIC if kind == codes.MAGIC else HELD_SITE if kind == codes.SITE else HELD_OTHER


def count_words(tables: Any) -> Counts:
    """Count how often each card says each word in each role at each place: shape (PLACES, CARDS, words, roles)."""
    listed = np.flatnonzero(tables["listed"] >= 0)
    return WORDS.count(tables, (*listed.tolist(), *range(codes.FIRST_TOKEN, codes.CARDS)), _roles_of)


def _roles_of(tables: Any, card: int) -> Iterator[tuple[int, int]]:
    kind = int(tables["kind"][card])
    is_minion, is_site = bool(codes.MORTALS >> kind & 1), kind == codes.SITE
    if kind != codes.AVATAR:
        yield IN_HAND, held_as(kind)
    if kind != codes.MAGIC:
        yield OWN_REALM, OWN_MINION if is_minion else OWN_SITE if is_site else OWN_OTHER
        yield FOE_REALM, FOE_MINION if is_minion else FOE_SITE if is_site else FOE_OTHER
