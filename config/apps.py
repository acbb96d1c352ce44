"""Registers the project package as an app, so that its commands are found, and says which static files are not ours to serve."""

import logging
import os

from django.apps import AppConfig
from django.contrib.staticfiles.apps import StaticFilesConfig

from config.startup import environment

#: The environment variable in which a process passes on the unknown names that it has already logged.
REPORTED = "_DECKPROOF_TOLD"


class ProjectConfig(AppConfig):
    name = "config"
    verbose_name = "Deckproof"

    def ready(self) -> None:
        """Log unknown environment variables, once for all processes of the site."""
        unknown = environment.unknown_names()
        if unknown and os.environ.get(REPORTED) != ",".join(unknown):
            os.environ[REPORTED] = ",".join(unknown)
            logging.getLogger("deckproof.settings").warning(
                "No setting has this name: %s. docs/settings.md lists them.", ", ".join(unknown)
            )


class ServedFilesConfig(StaticFilesConfig):
    """Leaves out htmx's extensions, which no page uses and whose imports can't be hashed."""

    ignore_patterns = [*StaticFilesConfig.ignore_patterns, "ext"]
