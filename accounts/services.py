"""Create members, sign them in, and change their names, passwords, recovery codes, sessions and API tokens."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import timedelta

from django.conf import settings
from django.contrib.auth import login, update_session_auth_hash
from django.contrib.auth.models import User
from django.contrib.sessions.backends.base import SessionBase
from django.contrib.sessions.models import Session
from django.core.exceptions import ValidationError
from django.db import IntegrityError, OperationalError, transaction
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import get_language, gettext

from accounts.lookalikes import skeleton_of
from accounts.models import Account, ApiToken, RecoveryCode, SignIn
from accounts.names import clean_name
from accounts.recovery_codes import digest_of
from accounts.user_agents import read_device
from decks.owners import Owner, end_guest
from decks.services import claim_things

TOKEN_PREFIX = "dp_"
MAX_TOKENS = 50
#: Session key: when the use of the session was last recorded, in seconds since the epoch.
SEEN = "seen_at"
SEEN_EVERY = timedelta(hours=1)


def create_member(*, name: str, password: str | None, language: str = "", codes: Sequence[str] = ()) -> User:
    """Create a member. Without a password they sign in by other means. Raise ValidationError if the name is not allowed or taken."""
    cleaned = clean_name(name)
    try:
        with transaction.atomic():
            user = User.objects.create_user(cleaned, password=password)
            Account.objects.create(user=user, skeleton=skeleton_of(cleaned), language=language)
            replace_codes(user=user, codes=codes)
    except IntegrityError as error:
        raise ValidationError(gettext("Somebody has this name, or one that looks like it. Choose another one."), code="taken") from error
    return user


def account_of(user: User) -> Account:
    """Return the member's account. Create it for a user who was made on the command line and has none."""
    account = Account.objects.filter(user=user).first()
    if account is None:
        skeleton = skeleton_of(user.get_username())
        is_free = not Account.objects.filter(skeleton=skeleton).exists()
        values = {"skeleton": skeleton if is_free else None}
        try:
            with transaction.atomic():
                account, _ = Account.objects.get_or_create(user=user, defaults=values)
        except OperationalError:  # a read-only database: pages that only read work with the unsaved account
            account = Account(user=user, **values)
    return account


def save_account_field(account: Account, field: str) -> None:
    """Save one field of the account, or the whole account if it is not in the database yet."""
    if account.pk is None:
        account.save()
    else:
        account.save(update_fields=[field])


def rename_member(*, user: User, name: str) -> None:
    """Rename the member. Raise ValidationError if the name is not allowed or taken."""
    cleaned = clean_name(name, member=user)
    account = account_of(user)
    if cleaned == user.get_username():
        return
    account.skeleton = skeleton_of(cleaned)
    user.username = cleaned
    try:
        with transaction.atomic():
            save_account_field(account, "skeleton")
            user.save(update_fields=["username"])
    except IntegrityError as error:
        user.refresh_from_db(fields=["username"])
        raise ValidationError(gettext("Somebody has this name, or one that looks like it. Choose another one."), code="taken") from error


def sign_in(*, request: HttpRequest, user: User) -> int:
    """Sign the browser in under a new session key and give its guest's decks to the member. Return the number of these decks."""
    guest = Owner.of_request(request)
    # In one transaction: if the guest's session ended alone, nobody would own the guest's decks.
    with transaction.atomic():
        login(request, user, backend=settings.AUTHENTICATION_BACKENDS[0])
        account_of(user)
        claimed = claim_things(guest=guest, user=user)
        end_guest(request.session)
        record_sign_in(request=request, user=user)
        request.session.save()
    return claimed


def record_sign_in(*, request: HttpRequest, user: User) -> None:
    """Record that the browser's session belongs to the member and is in use now."""
    now = timezone.now()
    browser, system = read_device(request.headers.get("User-Agent", ""))
    values = {"user": user, "browser": browser, "system": system, "language": get_language() or "", "seen_at": now}
    SignIn.objects.update_or_create(session_key=request.session.session_key, defaults=values)
    request.session[SEEN] = int(now.timestamp())


def change_password(*, user: User, password: str, request: HttpRequest | None = None) -> None:
    """Set a new password, end all sessions and delete all API tokens. The browser of `request`, if given, stays signed in."""
    with transaction.atomic():
        user.set_password(password)
        user.save(update_fields=["password"])
        user.api_tokens.all().delete()
        end_sessions(user=user)
    if request is not None:
        update_session_auth_hash(request, user)
        record_sign_in(request=request, user=user)


def recover_password(*, name: str, code: str, password: str) -> bool:
    """Set a new password in exchange for an unused recovery code. Return False if the active member has no such code."""
    with transaction.atomic():
        codes = RecoveryCode.objects.select_for_update().filter(
            user__username=name, user__is_active=True, digest=digest_of(code), used_at=None
        )
        found = codes.select_related("user").first()
        if found is None:
            return False
        RecoveryCode.objects.filter(pk=found.pk).update(used_at=timezone.now())
        change_password(user=found.user, password=password)
    return True


def replace_codes(*, user: User, codes: Sequence[str]) -> None:
    """Replace all recovery codes of the member by these."""
    with transaction.atomic():
        user.recovery_codes.all().delete()
        RecoveryCode.objects.bulk_create(RecoveryCode(user=user, digest=digest_of(code)) for code in codes)


def list_sign_ins(user: User) -> list[SignIn]:
    """Return the browsers that are signed in. Delete the rows whose session has ended."""
    known = list(user.sign_ins.all())
    there = set(
        Session.objects.filter(session_key__in=[each.session_key for each in known], expire_date__gt=timezone.now()).values_list(
            "session_key", flat=True
        )
    )
    gone = [each.pk for each in known if each.session_key not in there]
    if gone:
        SignIn.objects.filter(pk__in=gone).delete()
    return [each for each in known if each.session_key in there]


def end_sessions(*, user: User, only: int | None = None, keep: SessionBase | None = None) -> int:
    """End all sessions of the member, or only the sign-in with the id `only`, but not the session `keep`. Return how many ended."""
    rows = user.sign_ins.all() if only is None else user.sign_ins.filter(pk=only)
    if keep is not None:
        rows = rows.exclude(session_key=keep.session_key)
    keys = list(rows.values_list("session_key", flat=True))
    with transaction.atomic():
        Session.objects.filter(session_key__in=keys).delete()
        SignIn.objects.filter(session_key__in=keys).delete()
    return len(keys)


def create_token(*, user: User, name: str, days: int | None) -> str:
    """Create an API token and return it; only its digest is stored.

    It expires after `days`; with None it never does. Beyond MAX_TOKENS, delete the tokens that were not used for the longest time.
    """
    token = TOKEN_PREFIX + secrets.token_urlsafe(30)
    now = timezone.now()
    with transaction.atomic():
        kept = sorted(user.api_tokens.all(), key=lambda each: each.last_used_at or each.created_at, reverse=True)
        user.api_tokens.filter(pk__in=[each.pk for each in kept[MAX_TOKENS - 1 :]]).delete()
        ApiToken.objects.create(
            user=user,
            name=name,
            prefix=token[:8],
            digest=digest_of(token),
            created_at=now,
            expires_at=None if days is None else now + timedelta(days=days),
        )
    return token


def delete_ended_sign_ins() -> int:
    """Delete the sign-ins whose session has ended. Return how many."""
    there = Session.objects.filter(expire_date__gt=timezone.now()).values("session_key")
    return SignIn.objects.exclude(session_key__in=there).delete()[0]
