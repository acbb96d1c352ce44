"""Register the app and its step of the regular cleanup."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "accounts"

    def ready(self) -> None:
        from accounts.services import delete_ended_sign_ins
        from matches.retention.expiry import STEPS

        STEPS["sign-ins that were over"] = delete_ended_sign_ins
