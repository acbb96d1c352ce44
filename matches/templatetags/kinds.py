"""The template filter that gives a simulation's kind."""

from __future__ import annotations

from django import template

from matches.registry.kinds import kind_of

register = template.Library()
register.filter(kind_of)
