"""Send members links that confirm an e-mail address or reset a password, and verify these links."""

from __future__ import annotations

import logging

from django.conf import settings
from django.contrib.auth.models import User
from django.contrib.auth.tokens import default_token_generator
from django.core import signing
from django.core.mail import send_mail
from django.db.models import Q
from django.urls import reverse
from django.utils import translation
from django.utils.encoding import force_bytes
from django.utils.http import urlsafe_base64_decode, urlsafe_base64_encode
from django.utils.translation import gettext

from accounts.models import Account

logger = logging.getLogger(__name__)
#: Part of the links that were sent, so it stays as it is.
SALT = "accounts.mails"
CONFIRM_SECONDS = 3 * 24 * 60 * 60
#: An address may belong to several accounts. At most so many of them get a mail.
MAX_ACCOUNTS = 5


def make_confirmation_token(account: Account) -> str:
    """Return the token of a link that confirms the waiting address. It is void once the member gives another address."""
    return signing.dumps([account.user_id, account.waiting_email], salt=SALT)


def find_account_to_confirm(token: str) -> Account | None:
    """Return the account whose waiting address the token confirms; None if it is used, expired or forged."""
    try:
        user, email = signing.loads(token, salt=SALT, max_age=CONFIRM_SECONDS)
    except (signing.BadSignature, ValueError, TypeError):
        return None
    return (
        Account.objects.select_related("user")
        .filter(user=user, user__is_active=True, waiting_email=email)
        .exclude(waiting_email="")
        .first()
    )


def find_user_to_reset(uid: str, token: str) -> User | None:
    """Return the user whose password the link resets; None if it is used, expired or forged."""
    try:
        user = User.objects.filter(pk=int(urlsafe_base64_decode(uid).decode()), is_active=True).first()
    except (ValueError, OverflowError):
        return None
    return user if user is not None and default_token_generator.check_token(user, token) else None


def send_confirmation(*, user: int, language: str) -> None:
    """Send a confirmation link to the waiting address of the user, if there is one."""
    account = Account.objects.select_related("user").filter(user=user).exclude(waiting_email="").first()
    if account is None:
        return
    with translation.override(language):
        link = settings.SITE_URL + reverse("confirm_email", args=[make_confirmation_token(account)])
        words = gettext("%(name)s has given this address at Deckproof. To confirm that it is yours, open this link within three days:")
        rest = gettext("If it was not you, do nothing: without the link the address is not used.")
        subject = gettext("Confirm your e-mail for Deckproof")
        _send(subject, f"{words % {'name': account.user.get_username()}}\n\n{link}\n\n{rest}\n", account.waiting_email)


def send_resets(*, name: str, language: str) -> None:
    """Send a reset link to each active user with that name or confirmed address. Do nothing if there is none."""
    found = User.objects.filter(Q(username=name) | Q(email__iexact=name), is_active=True).exclude(email="")
    for user in found.select_related("account").order_by("pk")[:MAX_ACCOUNTS]:
        account = Account.objects.filter(user=user).first()
        with translation.override((account.language if account else "") or language):
            uid = urlsafe_base64_encode(force_bytes(user.pk))
            link = settings.SITE_URL + reverse("reset_password", args=[uid, default_token_generator.make_token(user)])
            words = gettext(
                "Somebody, perhaps you, has asked for a new password of %(name)s at Deckproof. This link sets one within two hours:"
            )
            rest = gettext("If it was not you, do nothing: your password stays as it is.")
            _send(gettext("A new password for Deckproof"), f"{words % {'name': user.get_username()}}\n\n{link}\n\n{rest}\n", user.email)


def _send(subject: str, text: str, address: str) -> None:
    if not settings.SENDS_MAIL:
        logger.warning("no mail server is set (DECKPROOF_SMTP_URL): the next mail stands in this console alone, pass it on")
    send_mail(subject, text, settings.DEFAULT_FROM_EMAIL, [address])
