"""Fields and checks for passwords in forms."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib.auth.password_validation import MinimumLengthValidator, get_default_password_validators, validate_password
from django.core.exceptions import ValidationError
from django.utils.translation import gettext, gettext_lazy

MAX_PASSWORD_LENGTH = 1_000


def password_field(label: Any, *, is_new: bool = False, **options: Any) -> forms.CharField:
    """Return a password field. `is_new` tells browsers to suggest a new password instead of a saved one."""
    widget = forms.PasswordInput(attrs={"autocomplete": "new-password" if is_new else "current-password"})
    return forms.CharField(label=label, strip=False, max_length=MAX_PASSWORD_LENGTH, widget=widget, **options)


def password_hint() -> str:
    """Tell in one sentence what the validators ask of a new password."""
    least = max((each.min_length for each in get_default_password_validators() if isinstance(each, MinimumLengthValidator)), default=1)
    words = gettext("At least %(least)d characters, not digits alone; no common password, and nothing like your name or e-mail address.")
    return words % {"least": least}


class NewPasswordMixin(forms.Form):
    """Ask for a new password twice and validate it."""

    password1 = password_field(gettext_lazy("New password"), is_new=True)
    password2 = password_field(gettext_lazy("New password, once more"), is_new=True)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["password1"].help_text = password_hint()

    def clean(self) -> dict[str, Any]:
        first, second = self.cleaned_data.get("password1"), self.cleaned_data.get("password2")
        if first and second and first != second:
            self.add_error("password2", gettext("The two passwords differ."))
        elif first:
            try:
                validate_password(first, getattr(self, "user", None))
            except ValidationError as error:
                self.add_error("password1", error)
        return self.cleaned_data
