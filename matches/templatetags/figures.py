"""Figures as people read them, for templates."""

from __future__ import annotations

from django import template

from matches.figures import wording

register = template.Library()
for _filter in (
    wording.percent,
    wording.bare_percent,
    wording.of_hundred,
    wording.bounds,
    wording.points,
    wording.signed,
    wording.signed_bounds,
    wording.lead,
    wording.lead_bounds,
    wording.thousands,
    wording.rounded,
    wording.unlocalised,
    wording.duration,
    wording.share,
):
    register.filter(_filter)
