"""Forms for members who have lost their password."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib.auth.forms import UsernameField
from django.contrib.auth.models import User
from django.http import HttpRequest
from django.utils.translation import gettext_lazy

from accounts.forms.passwords import NewPasswordMixin
from accounts.password_attempts import count_code, count_reset
from accounts.recovery_codes import read_code


class ResetForm(forms.Form):
    """Ask for a mail with a reset link."""

    name = forms.CharField(label=gettext_lazy("Name or e-mail"), max_length=254)

    def __init__(self, request: HttpRequest, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.request = request

    def clean(self) -> dict[str, Any]:
        if self.cleaned_data.get("name"):
            count_reset(self.request, self.cleaned_data["name"])
        return self.cleaned_data


class RecoveryForm(NewPasswordMixin):
    """Ask for a name, one of its recovery codes and a new password. Count the code as an attempt only if all fields are valid."""

    name = UsernameField(label=gettext_lazy("Username"), max_length=150)
    code = forms.CharField(label=gettext_lazy("Recovery code"), max_length=60, widget=forms.TextInput(attrs={"autocomplete": "off"}))
    field_order = ("name", "code", "password1", "password2")

    def __init__(self, request: HttpRequest, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.request = request

    def clean_code(self) -> str:
        return read_code(self.cleaned_data["code"])

    def clean(self) -> dict[str, Any]:
        super().clean()
        if not self.errors:
            count_code(self.request)
        return self.cleaned_data


class ResetPasswordForm(NewPasswordMixin):
    """Ask for a new password after the link in a mail was opened."""

    def __init__(self, user: User, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.user = user
