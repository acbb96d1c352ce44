"""Decks and made-up cards that the engine's tests play with, positions of them, and games played at random from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.sorcery.cards import SPELLS, read_card
from rules.sorcery.engine import new_game
from rules.sorcery.engine.play import Play
from rules.sorcery.engine.starts import start_position
from rules.sorcery.notation import read_line
from rules.sorcery.positions import Position
from rules.sorcery.scenario.files import read_scenarios
from rules.sorcery.written_actions import apply_line
from tests.rules.conftest import Shipped, _read_cards
from tests.rules.engines.dealt import Decks

Ability = dict[str, Any]


def sample_decks() -> Decks:
    """Two shipped decks of as many cards: one that comes by air and water, and one that burns."""
    decks = Shipped().decks("sorcery")
    return decks["wind-and-tide"], decks["banked-fire"]


def card(slug: str, kind: str, *abilities: Ability, **fields: Any) -> Card:
    data = {"number": 1, "slug": slug, "kind": kind, "name": slug.title(), "name_zh": slug, "rarity": "ordinary"}
    cost = {"cost": 0} if kind in SPELLS else {}
    return read_card({**data, **cost, "abilities": list(abilities), **fields}, slug)


def minion(slug: str, power: int, *abilities: Ability, **fields: Any) -> Card:
    return card(slug, "minion", *abilities, power=power, element=["fire"], **fields)


def magic(slug: str, *effects: Ability, **fields: Any) -> Card:
    return card(slug, "magic", {"skill": "cast", "do": list(effects)}, element=["fire"], **fields)


def position_of(text: str) -> Position:
    """The position of a scenario, written without its head."""
    head = 'game = "sorcery"\n[[scenario]]\nname = "x"\nname_zh = "x"\ncites = ["S-1"]\n'
    return read_scenarios(f"{head}{text}\n[[scenario.step]]\ndo = []\n", "here", _read_cards("sorcery"))[0].position


def playing(text: str) -> Play:
    return start_position(position_of(text))


def do(play: Play, *lines: str) -> None:
    for line in lines:
        apply_line(play, read_line(line))


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
