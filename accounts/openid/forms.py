"""Forms for a person whom the provider has confirmed: choose a name, or link an account by its password."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django import forms
from django.contrib.auth.forms import UsernameField
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.utils.translation import gettext, gettext_lazy

from accounts.forms.sign_in import SignInForm
from accounts.names import clean_name
from accounts.openid.errors import Fault, OpenIDError
from accounts.password_attempts import TooManyAttemptsError


@contextmanager
def attempts_as_openid_errors() -> Iterator[None]:
    """Turn a TooManyAttemptsError into an OpenIDError."""
    try:
        yield
    except TooManyAttemptsError as error:
        raise OpenIDError(Fault.TOO_OFTEN, "passwords", wait=error.seconds) from error


class LinkForm(SignInForm):
    """Ask for name and password of an existing account. Raise OpenIDError after too many attempts."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        # The form above it on the page is as likely to be the right one.
        self.fields["username"].widget.attrs.pop("autofocus", None)

    def clean(self) -> dict[str, Any]:
        with attempts_as_openid_errors():
            return super().clean()


class NameForm(forms.Form):
    """Choose the name of a new account."""

    username = UsernameField(label=gettext_lazy("Username"), max_length=150, widget=forms.TextInput(attrs={"autocomplete": "nickname"}))

    def clean_username(self) -> str:
        return clean_name(self.cleaned_data["username"])


class PasswordForm(forms.Form):
    """Ask for the password of the member who is signed in."""

    password = forms.CharField(
        label=gettext_lazy("Password"), strip=False, widget=forms.PasswordInput(attrs={"autocomplete": "current-password"})
    )

    def __init__(self, user: User, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.user = user

    def clean_password(self) -> str:
        password: str = self.cleaned_data["password"]
        if not self.user.check_password(password):
            raise ValidationError(gettext("This is not the password of your account."), code="wrong")
        return password
