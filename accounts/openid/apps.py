"""Register the app."""

from django.apps import AppConfig


class OpenIDConfig(AppConfig):
    name = "accounts.openid"
    label = "openid"
