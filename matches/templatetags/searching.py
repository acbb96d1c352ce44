"""The language that simulations are searched in, explained."""

from __future__ import annotations

from django import template
from django.utils.translation import get_language

from matches.search.keys import simulation_keys
from search.guide import Guide

register = template.Library()


@register.simple_tag
def simulation_guide() -> Guide:
    """The table of the keys of simulations, in the reader's language."""
    return Guide(simulation_keys(), get_language() or "")
