"""A garbled definition is read, with a text in both languages, or refused in words; nothing else ever comes of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from rules import games
from rules.kernel.cards import Card
from rules.kernel.language.definitions import DefinitionError
from tests.rules.proving import SCALE, take_seed

SLUGS = [game.slug for game in games.everything() if game.behaviours]
JUNK = [None, True, 0, -1, 3, 10**9, "", "x", "all", "self", "target", [], {}, [1], ["x"], {"a": 1}, {"count": "x"}, {"pick": "self"}, 1.5]


def values_in(tree: Any) -> Iterator[Any]:
    yield tree
    for each in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from values_in(each)


def garble(data: dict[str, Any], known: list[Any], keys: list[str], chance: random.Random) -> None:
    """Change, add or remove one thing somewhere in the abilities, most often to what stands elsewhere in a card."""
    holders = [each for each in values_in(data.get("abilities", [])) if each and isinstance(each, dict | list)] or [data]
    holder = chance.choice(holders)
    key: Any = chance.choice(list(holder)) if isinstance(holder, dict) else chance.randrange(len(holder))
    way = chance.randrange(4)
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, dict):
        holder[chance.choice(keys)] = deepcopy(chance.choice(known))
    else:
        holder[key] = deepcopy(chance.choice(JUNK if way == 2 else known))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_garbled_definition_is_read_or_refused(shipped: Any, slug: str) -> None:
    game, chance = games.get(slug), random.Random(take_seed())
    definitions = [dict(card.data) for card in shipped.cards(slug).values() if card.abilities]
    known = [value for each in definitions for value in values_in(each["abilities"])]
    keys = sorted({key for value in known if isinstance(value, dict) for key in value})
    read, refused = 0, []
    for _ in range(600 * SCALE):
        data = deepcopy(chance.choice(definitions))
        for _ in range(chance.choice((1, 1, 2))):
            garble(data, known, keys, chance)
        try:
            card = game.read_card(data, "set/garbled")
        except DefinitionError as error:
            refused.append(error)
            continue
        read += 1
        check(card, game.behaviours)
    assert read > 20
    assert refused
    assert all(error.problem.en and error.problem.zh and error.path for error in refused)


def check(card: Card, behaviours: Any) -> None:
    assert bool(card.text.en) == bool(card.text.zh)
    for behaviour in behaviours:
        assert behaviour.read(card) <= {choice.slug for choice in behaviour.choices}
