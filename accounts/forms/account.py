"""Forms by which members change their own account."""

from __future__ import annotations

from typing import Any

from django import forms
from django.conf import settings
from django.contrib.auth.forms import UsernameField
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.http import HttpRequest
from django.utils.translation import gettext, gettext_lazy

from accounts.forms.passwords import MAX_PASSWORD_LENGTH, NewPasswordMixin, password_field
from accounts.names import clean_name
from accounts.password_attempts import charge_cpu_time, count_own_password, log_failure
from limits.payers import Payer

#: Lifetimes of API tokens in days; 0 means that the token never expires.
TOKEN_DAYS = ((30, gettext_lazy("30 days")), (90, gettext_lazy("90 days")), (365, gettext_lazy("1 year")), (0, gettext_lazy("never")))


class MemberForm(forms.Form):
    """A form about the member who is signed in."""

    def __init__(self, request: HttpRequest, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.request = request
        assert isinstance(request.user, User)
        self.user = request.user


class ConfirmedForm(MemberForm):
    """A form that asks for the password again, or for the name if the account has no password."""

    proof = password_field(gettext_lazy("Your password"))

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if not self.user.has_usable_password():
            self.fields["proof"] = forms.CharField(label=gettext("Your name, typed once more"), max_length=MAX_PASSWORD_LENGTH)

    def clean_proof(self) -> str:
        """Count the attempt before checking the password. Raise TooManyAttemptsError."""
        proof: str = self.cleaned_data["proof"]
        count_own_password(self.user)
        if not self.user.has_usable_password():
            if proof.strip() != self.user.get_username():
                raise ValidationError(gettext("This is not your name."))
            return proof
        with charge_cpu_time(Payer.of_member(self.user.pk)):
            if not self.user.check_password(proof):
                log_failure(self.request, "own password", self.user.get_username())
                raise ValidationError(gettext("This is not your password."))
        return proof


class PasswordForm(NewPasswordMixin, ConfirmedForm):
    """Change the password."""

    field_order = ("proof", "password1", "password2")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if not self.user.has_usable_password():
            del self.fields["proof"]


class NameForm(MemberForm):
    """Choose another name."""

    name = UsernameField(label=gettext_lazy("New name"), max_length=150)

    def clean_name(self) -> str:
        return clean_name(self.cleaned_data["name"], member=self.user)


class LanguageForm(MemberForm):
    """Choose the language, or that of the browser."""

    language = forms.ChoiceField(label=gettext_lazy("Language"), required=False)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["language"].choices = [("", gettext("As my browser asks")), *settings.LANGUAGES]  # type: ignore[attr-defined]


class EmailForm(ConfirmedForm):
    """Change or remove the e-mail address."""

    email = forms.EmailField(label=gettext_lazy("E-mail"), required=False, widget=forms.EmailInput(attrs={"autocomplete": "email"}))
    field_order = ("email", "proof")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["email"].help_text = gettext("Leave it empty to keep none.")


class TokenForm(MemberForm):
    """Choose the name and lifetime of a new API token."""

    name = forms.CharField(label=gettext_lazy("What it is for"), max_length=60)
    days = forms.TypedChoiceField(label=gettext_lazy("It ends after"), choices=TOKEN_DAYS, coerce=int, initial=365)


class DeletionForm(ConfirmedForm):
    """Confirm the deletion of the account and choose what happens to public decks."""

    DELETE, KEEP = "delete", "keep"
    decks = forms.ChoiceField(
        label=gettext_lazy("Your public decks"),
        widget=forms.RadioSelect,
        choices=[
            (DELETE, gettext_lazy("are deleted, too")),
            (KEEP, gettext_lazy("stay as a former member's, without your name, with their public simulations")),
        ],
        initial=DELETE,
    )
    field_order = ("decks", "proof")
