"""The application that a WSGI server runs."""

import os

from django.core.wsgi import get_wsgi_application

from cards.garbage_collection import settle

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

application = get_wsgi_application()
settle()
