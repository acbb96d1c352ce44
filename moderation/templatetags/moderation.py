"""Link pages to the form that reports what they show."""

from __future__ import annotations

from typing import Any

from django import template
from django.template import Context
from django.urls import reverse

from decks.owners import Owner
from moderation.reportable_things import ReportableThing, is_reportable

register = template.Library()


@register.simple_tag(takes_context=True)
def report_address(context: Context, kind: str, row: Any) -> str:
    """Return the URL of the form, or an empty string if the reader can't report the row."""
    request = context.get("request")
    if request is None or not is_reportable(row, Owner.of_request(request)):
        return ""
    return reverse("moderation:report", args=[kind, ReportableThing(kind, row).ref])
