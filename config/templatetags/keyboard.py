"""The keys of a page: a button and the dialog that it opens, as `?` does."""

from __future__ import annotations

from django import template

from config.keyboard import KEYBOARDS, Stroke

register = template.Library()


@register.inclusion_tag("_keys.html")
def keys(page: str) -> dict[str, tuple[Stroke, ...]]:
    """The keys of the page called so. Raises KeyError for one that has none."""
    return {"strokes": KEYBOARDS[page]}
