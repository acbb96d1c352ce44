"""The reference page of the card language has the tables that are made of its words, and its examples can be read."""

from __future__ import annotations

from rules.douwushi.language import amounts, selectors
from tests.rules.language.reference_pages import SelectorPageProofs


class TestPage(SelectorPageProofs):
    game = "douwushi"
    filters = {"hero filter": selectors.HeroFilter, "card filter": selectors.CardFilter, "damage filter": selectors.DamageFilter}
    chosen = {"Heroes": selectors.Heroes, "Items": selectors.Items, "Cards": selectors.Cards}
    parts = (
        selectors.Heroes,
        selectors.HeroCount,
        selectors.Items,
        selectors.Cards,
        selectors.Taken,
        selectors.CardCount,
        selectors.ItemCount,
        selectors.FallenCount,
        selectors.BountyCount,
        selectors.EventCount,
        selectors.Figure,
        selectors.DamageFilter,
        amounts.Count,
    )
    kinds = ("hero",)
