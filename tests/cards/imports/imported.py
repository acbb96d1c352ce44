"""Imports made-up cards."""

from __future__ import annotations

from typing import Any

from cards.imports.card_files import read_card_file
from cards.imports.services import ImportOutcome, define_cards, import_cards
from rules import games
from rules.kernel.game import Game
from tests.rules.sorcery.made_up_cards import content_of


def sorcery() -> Game:
    return games.get("sorcery")


def bring(*cards: Any) -> ImportOutcome:
    """Imports the cards."""
    file = read_card_file(sorcery(), content_of(*cards))
    return import_cards(game=sorcery(), file=file, defined=define_cards(game=sorcery(), file=file))
