"""Forms for signing in and signing up, with rate limits."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib.auth.forms import AuthenticationForm, BaseUserCreationForm, UsernameField
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.http import HttpRequest
from django.utils.translation import gettext

from accounts.forms.passwords import MAX_PASSWORD_LENGTH, password_hint
from accounts.names import NAME_LENGTH, clean_name
from accounts.password_attempts import charge_address, count_sign_in, count_sign_up, log_failure, wrong_password_message
from accounts.recovery_codes import make_codes, read_offer, sign_offer
from accounts.services import create_member


class SignInForm(AuthenticationForm):
    """Count the attempt before hashing the password. The error does not tell whether the name or the password is wrong."""

    def __init__(self, request: HttpRequest, *args: Any, **kwargs: Any) -> None:
        super().__init__(request, *args, **kwargs)
        password = self.fields["password"]
        assert isinstance(password, forms.CharField)
        password.max_length = MAX_PASSWORD_LENGTH

    def clean(self) -> dict[str, Any]:
        name, password = self.cleaned_data.get("username"), self.cleaned_data.get("password")
        if not name or not password:
            return self.cleaned_data
        assert self.request is not None
        count_sign_in(self.request, name)
        try:
            with charge_address(self.request):
                return super().clean()
        except ValidationError:
            log_failure(self.request, "sign-in", name)
            raise

    def get_invalid_login_error(self) -> ValidationError:
        return ValidationError(wrong_password_message(), code="invalid_login")


class SignUpForm(BaseUserCreationForm):  # type: ignore[type-arg]
    """Ask for a name and a password. `offer` carries the signed recovery codes that the page shows."""

    offer = forms.CharField(required=False, widget=forms.HiddenInput)

    class Meta:
        model = User
        fields = ("username",)
        field_classes = {"username": UsernameField}

    def __init__(self, request: HttpRequest, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.request = request
        self.codes = read_offer(self.data.get("offer", "")) or make_codes()
        self.fields["password1"].help_text, self.fields["password2"].help_text = password_hint(), ""
        self.fields["password2"].label = gettext("Password, once more")
        self.fields["username"].help_text = gettext("Letters and digits, %(most)d at most. Everybody sees it beside your public decks.") % {
            "most": NAME_LENGTH
        }

    def clean_username(self) -> str:
        count_sign_up(self.request)
        return clean_name(self.cleaned_data["username"])

    def create(self, language: str) -> User:
        """Create and return the member. Raise ValidationError if somebody else has just taken the name."""
        codes = read_offer(self.cleaned_data.get("offer", ""))
        with charge_address(self.request):
            return create_member(
                name=self.cleaned_data["username"], password=self.cleaned_data["password1"], language=language, codes=codes
            )

    @property
    def new_offer(self) -> str:
        """The signed codes for the hidden field."""
        return sign_offer(self.codes)
