"""Show links to the provider on other pages, if one is set up."""

from __future__ import annotations

from typing import Any

from django import template
from django.conf import settings

from accounts.openid.decorators import shown_name
from accounts.openid.registration import Registration

register = template.Library()


@register.inclusion_tag("accounts/_openid_button.html")
def openid_button(next: str = "") -> dict[str, Any]:
    """Render the button that leads to the provider and then to the page `next`."""
    registration: Registration | None = settings.OPENID
    return {"name": shown_name(registration) if registration else "", "next": next}


@register.inclusion_tag("accounts/_openid_line.html")
def openid_line() -> dict[str, Any]:
    """Render the link from the account page to the page about the linked provider account."""
    registration: Registration | None = settings.OPENID
    return {"name": shown_name(registration) if registration else ""}
