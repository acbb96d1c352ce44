"""Link members to their accounts at a provider, and unlink them."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction

from accounts.names import clean_name
from accounts.openid.errors import Fault, OpenIDError
from accounts.openid.id_tokens import Person
from accounts.openid.models import Identity
from accounts.openid.registration import Registration
from accounts.services import create_member


def find_member(*, person: Person) -> User | None:
    """Return the member who is linked to the person, or None."""
    found = Identity.objects.select_related("user").filter(issuer=person.issuer, subject=person.subject).first()
    return found.user if found else None


def create_linked_member(*, person: Person, name: str) -> User | None:
    """Create a member without a password and link the person. Return None if the name is taken. Raise OpenIDError."""
    try:
        with transaction.atomic():
            user = create_member(name=name, password=None)
            link_identity(user=user, person=person)
    except (IntegrityError, ValidationError):
        return None
    return user


def link_identity(*, user: User, person: Person) -> None:
    """Link the person to the member. Raise OpenIDError if either is linked to somebody else already."""
    kept = find_member(person=person)
    if kept == user:
        return
    try:
        with transaction.atomic():
            Identity.objects.create(user=user, issuer=person.issuer, subject=person.subject)
    except IntegrityError as error:
        raise OpenIDError(Fault.TAKEN, f"member {user.pk} or the identity is linked already") from error


def unlink_identity(*, user: User, registration: Registration) -> bool:
    """Unlink the member from the provider. Return False and keep the link if the member has no other way to sign in."""
    if not can_sign_in_otherwise(user=user, registration=registration):
        return False
    Identity.objects.filter(user=user, issuer=registration.issuer).delete()
    return True


def can_sign_in_otherwise(*, user: User, registration: Registration) -> bool:
    """Return whether the member can sign in without the provider."""
    return user.has_usable_password() and not registration.is_only


def suggest_name(names: tuple[str, ...]) -> str:
    """Return the first of the names that is allowed and free, or an empty string."""
    for name in names:
        try:
            return clean_name(name.strip().replace(" ", "-"))
        except ValidationError:
            continue
    return ""
