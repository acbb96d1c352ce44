#!/usr/bin/env python
"""Django's command line for Deckproof."""

import os
import sys

from django.core.exceptions import ImproperlyConfigured
from django.core.management import execute_from_command_line
from django.db import DatabaseError

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    try:
        execute_from_command_line(sys.argv)
    except ImproperlyConfigured as error:
        sys.exit(str(error))
    except DatabaseError:
        from config.startup.tables import first_to_run

        if not (words := first_to_run()):
            raise
        sys.exit(words)
