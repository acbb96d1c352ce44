"""The reference page of the card language has the tables that are made of its words, and its examples can be read."""

from __future__ import annotations

from rules.sorcery.language import (
    abilities,
    amounts,
    conditions,
    costs,
    effects,
    modifiers,
    moments,
    read_abilities,
    replaced,
    selectors,
    tokens,
)
from tests.rules.language.reference_pages import SelectorPageProofs


class TestPage(SelectorPageProofs):
    page = "sorcery-card-language.md"
    families = {
        "Effects": effects.Effect,
        "Moments": moments.Moment,
        "Replaced events": replaced.Replaced,
        "Conditions": conditions.Condition,
        "Costs": costs.Cost,
        "Modifiers": modifiers.Modifier,
    }
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
        abilities.Ability,
    )
    ability = abilities.Ability
    read = staticmethod(read_abilities)
    kinds = ("artifact", "minion")
