"""Render pages with forms, with the HTTP status that fits their errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django import forms
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from accounts.password_attempts import find_wait

TOO_MANY, REFUSED = 429, 422


def answer_form(
    request: HttpRequest, template: str, form: forms.BaseForm, context: Mapping[str, Any] | None = None, *, status: int = REFUSED
) -> HttpResponse:
    """Render the form: with 200 if it has no errors, 429 and `Retry-After` after too many attempts, and `status` for other errors."""
    wait = find_wait(form.errors) if form.is_bound else 0
    code = TOO_MANY if wait else status if form.errors else 200
    values = {"form": form, "sends_mail": settings.SENDS_MAIL, **(context or {})}
    response = render(request, template, values, status=code)
    if wait:
        response["Retry-After"] = str(wait)
    return response
