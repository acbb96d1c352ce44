"""The content of the running site, read from its API, so that the tests work with any cards."""

from __future__ import annotations

import json
import urllib.request
from functools import cached_property
from typing import Any

from rules import games
from rules.construction import Section
from rules.kernel.game import Game


class Pool:
    """The cards and shipped decks of a game, by itself the first that can be played."""

    def __init__(self, site: str, game: Game | None = None) -> None:
        self.site = site
        self.game: Game = game or next(game for game in games.everything() if game.is_playable)

    @property
    def others(self) -> list[Pool]:
        """The pools of the other games that can be played."""
        return [Pool(self.site, game) for game in games.everything() if game.is_playable and game is not self.game]

    @property
    def home(self) -> str:
        return f"/{self.game.slug}/"

    @property
    def quick_level(self) -> str:
        """The level of players that play many games in a second: the default ones take minutes for what a page shows of either."""
        return self.game.engine().quick_level

    @cached_property
    def cards(self) -> list[dict[str, Any]]:
        return self._all(f"{self.site}/api/v1/games/{self.game.slug}/cards?page_size=50")

    @cached_property
    def precons(self) -> list[dict[str, Any]]:
        return [deck for deck in self._all(f"{self.site}/api/v1/decks?game={self.game.slug}") if deck["is_precon"]]

    @property
    def lead(self) -> Section:
        """The section of the card that a deck starts from."""
        return self.game.format().sections[0]

    @property
    def main(self) -> Section:
        """The section of most cards, which may be the only one."""
        return [section for section in self.game.format().sections if not section.is_pool][:2][-1]

    @property
    def leads(self) -> list[dict[str, Any]]:
        """The cards that may stand in that section: all of them where it takes any kind."""
        return [card for card in self.cards if card["kind"] in self.lead.kinds or not self.lead.kinds]

    @property
    def mains(self) -> list[dict[str, Any]]:
        return [card for card in self.cards if card["kind"] in self.main.kinds or not self.main.kinds]

    def _all(self, address: str) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = []
        while address:
            with urllib.request.urlopen(address, timeout=30) as answer:
                page = json.load(answer)
            rows += page["results"]
            address = page["next"]
        return rows
