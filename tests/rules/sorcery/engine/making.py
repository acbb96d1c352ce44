"""Decks of shipped cards, and games between them played at random from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rules.kernel.engine import PlayableDeck
from rules.sorcery.engine import new_game
from tests.rules.conftest import _read_cards


def any_deck(chance: Random) -> PlayableDeck:
    """A deck of 44 spells and 24 sites, two of each."""
    cards = sorted(_read_cards("sorcery").values(), key=lambda card: card.slug)
    spells = [card for card in cards if card.kind not in ("avatar", "site")]
    sites = [card for card in cards if card.kind == "site"]
    avatars = [card for card in cards if card.kind == "avatar"]
    return PlayableDeck(
        {
            "avatar": ((chance.choice(avatars), 1),),
            "spellbook": tuple((card, 2) for card in chance.sample(spells, 22)),
            "atlas": tuple((card, 2) for card in chance.sample(sites, 12)),
        }
    )


def random_game(seed: int, most: int = 1000) -> Iterator[Any]:
    """The play of a game after each of its actions: sides seldom end their turns while they can do anything else."""
    chance = Random(seed)
    play = new_game([any_deck(chance), any_deck(chance)], seed, seed % 2)
    yield play
    for _ in range(most):
        actions = play.legal_actions()
        if not actions:
            return
        busy = [action for action in actions if action.kind != "pass"] or actions
        play.apply(chance.choice(actions if chance.random() < 0.15 else busy))
        yield play
