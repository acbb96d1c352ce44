"""Register the app and its commands."""

from django.apps import AppConfig


class LabConfig(AppConfig):
    name = "lab"
