"""The reference page of the card language has the tables that are made of its words, and its examples can be read."""

from __future__ import annotations

from rules.echo.language import amounts, selectors
from tests.rules.language.reference_pages import ReferencePageProofs


class TestPage(ReferencePageProofs):
    game = "echo"
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
    )
    kinds = ("follower",)
