"""The reference page of the card language has the tables that are made of its words, and its examples can be read."""

from __future__ import annotations

from rules.hota.language import amounts, selectors, tokens
from tests.rules.language.reference_pages import SelectorPageProofs


class TestPage(SelectorPageProofs):
    game = "hota"
    filters = {"permanent filter": selectors.KindFilter, "card filter": selectors.CardFilter}
    chosen = {"Permanents": selectors.Permanents, "Spells": selectors.Spells, "Cards": selectors.Cards}
    parts = (
        selectors.Permanents,
        selectors.Spells,
        selectors.Cards,
        selectors.Taken,
        selectors.PermanentCount,
        selectors.CardCount,
        selectors.PlayerFigure,
        selectors.EventCount,
        selectors.Figure,
        tokens.Token,
        amounts.Count,
    )
    kinds = ("equipment", "creature")
