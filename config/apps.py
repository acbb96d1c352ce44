"""Registers the project package as an app, so that its commands are found."""

from django.apps import AppConfig


class ProjectConfig(AppConfig):
    name = "config"
    verbose_name = "Deckproof"
