"""The reference page of the card language has the tables that are made of its words, and its examples can be read."""

from __future__ import annotations

from rules.sorcery.language import amounts, selectors, tokens
from tests.rules.language.reference_pages import SelectorPageProofs


class TestPage(SelectorPageProofs):
    game = "sorcery"
    filters = {"thing filter": selectors.KindFilter, "card filter": selectors.CardFilter, "site filter": selectors.SiteFilter}
    chosen = {"Things": selectors.Things, "Spot": selectors.Spot, "Cards": selectors.Cards}
    parts = (
        selectors.SiteFilter,
        selectors.Things,
        selectors.Spot,
        selectors.Cards,
        selectors.Taken,
        selectors.ThingCount,
        selectors.CardCount,
        selectors.PlayerFigure,
        selectors.EventCount,
        selectors.Figure,
        tokens.Token,
        amounts.Count,
    )
    kinds = ("artifact", "minion")
