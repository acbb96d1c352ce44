"""The app, whose commands measure."""

from django.apps import AppConfig


class LabConfig(AppConfig):
    name = "lab"
