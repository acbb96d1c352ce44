"""The reference page of the card language has the tables that are made of its words, and its examples can be read."""

from __future__ import annotations

from rules.douwushi.language import abilities, amounts, conditions, costs, effects, modifiers, moments, read_abilities, selectors
from tests.rules.language.reference_pages import SelectorPageProofs


class TestPage(SelectorPageProofs):
    page = "douwushi-card-language.md"
    families = {
        "Effects": effects.Effect,
        "Moments": moments.Moment,
        "Conditions": conditions.Condition,
        "Costs": costs.Cost,
        "Modifiers": modifiers.Modifier,
    }
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
        abilities.Ability,
    )
    ability = abilities.Ability
    read = staticmethod(read_abilities)
    kinds = ("hero",)
