"""Registers the project package as an app, so that its commands are found, and says which static files are not ours to serve."""

from django.apps import AppConfig
from django.contrib.staticfiles.apps import StaticFilesConfig


class ProjectConfig(AppConfig):
    name = "config"
    verbose_name = "Deckproof"


class ServedFilesConfig(StaticFilesConfig):
    """Leaves out htmx's extensions, which no page uses and whose imports can't be hashed."""

    ignore_patterns = [*StaticFilesConfig.ignore_patterns, "ext"]
