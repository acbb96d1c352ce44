"""Register the app."""

from django.apps import AppConfig


class LimitsConfig(AppConfig):
    name = "limits"
