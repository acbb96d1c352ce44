"""Show the rest of a reader's CPU budget on pages."""

from __future__ import annotations

from typing import Any

from django import template

from limits.ledger import spent
from limits.payers import Payer

register = template.Library()


@register.simple_tag(takes_context=True)
def seconds_left(context: dict[str, Any]) -> float:
    """Return the CPU seconds that the reader has left today."""
    payer = Payer.of_request(context["request"])
    return max(0.0, payer.budget - spent(payer))
