"""The reference page of the card language has the tables that are made of its words, and its examples can be read."""

from __future__ import annotations

from rules.echo.language import abilities, amounts, conditions, costs, effects, modifiers, moments, read_abilities, replaced, selectors
from tests.rules.language.reference_pages import ReferencePageProofs


class TestPage(ReferencePageProofs):
    page = "echo-card-language.md"
    families = {
        "Effects": effects.Effect,
        "Moments": moments.Moment,
        "Replaced events": replaced.Replaced,
        "Conditions": conditions.Condition,
        "Costs": costs.Cost,
        "Modifiers": modifiers.Modifier,
    }
    filters = {"follower filter": selectors.FollowerFilter, "card filter": selectors.CardFilter}
    parts = (
        selectors.Kinship,
        selectors.FollowerFilter,
        selectors.Followers,
        selectors.FollowerCount,
        selectors.CardFilter,
        selectors.Cards,
        selectors.Taken,
        selectors.CardCount,
        selectors.EventCount,
        amounts.Count,
        abilities.Ability,
    )
    ability = abilities.Ability
    read = staticmethod(read_abilities)
    kinds = ("follower",)
