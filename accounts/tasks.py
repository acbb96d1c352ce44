"""Send mails in a worker, so that the time of a page does not tell whether a mail was sent."""

from __future__ import annotations

from celery import shared_task

from accounts import emails


@shared_task(ignore_result=True, autoretry_for=(OSError,), max_retries=4, retry_backoff=10)
def send_resets(name: str, language: str) -> None:
    """Send the reset links (`accounts.emails`)."""
    emails.send_resets(name=name, language=language)


@shared_task(ignore_result=True, autoretry_for=(OSError,), max_retries=4, retry_backoff=10)
def send_confirmation(user: int, language: str) -> None:
    """Send the confirmation link (`accounts.emails`)."""
    emails.send_confirmation(user=user, language=language)
