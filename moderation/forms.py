"""Forms to report a thing, to act on its reports, and to appeal."""

from __future__ import annotations

from django import forms
from django.utils.translation import gettext_lazy as _

from moderation.models import Deed, Reason

REASONS = [(value, label) for value, label in Reason.choices if value != Reason.APPEAL]


class ReportForm(forms.Form):
    """Choose a reason and add an optional text."""

    reason = forms.ChoiceField(
        label=_("What is wrong with it?"),
        choices=REASONS,
        widget=forms.RadioSelect,
        error_messages={"required": _("Choose what is wrong with it."), "invalid_choice": _("Choose what is wrong with it.")},
    )
    words = forms.CharField(
        label=_("In your own words"),
        required=False,
        max_length=500,
        widget=forms.Textarea(attrs={"rows": 4, "class": "input"}),
        help_text=_("Not needed. Whoever runs the site reads it, and nobody else."),
    )


class DeedForm(forms.Form):
    """Choose a deed and state the reason for it."""

    deed = forms.ChoiceField(choices=Deed.choices)
    why = forms.CharField(required=False, max_length=1000)


class AppealForm(forms.Form):
    """Add an optional text to an appeal."""

    words = forms.CharField(required=False, max_length=500)
