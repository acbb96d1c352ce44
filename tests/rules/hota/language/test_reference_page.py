"""The reference page of the card language has the tables that are made of its words, and its examples can be read."""

from __future__ import annotations

from rules.hota.language import (
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
    page = "hota-card-language.md"
    families = {
        "Effects": effects.Effect,
        "Moments": moments.Moment,
        "Replaced events": replaced.Replaced,
        "Conditions": conditions.Condition,
        "Costs": costs.Cost,
        "Modifiers": modifiers.Modifier,
    }
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
        abilities.Ability,
    )
    ability = abilities.Ability
    read = staticmethod(read_abilities)
    kinds = ("equipment", "creature")
