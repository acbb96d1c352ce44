"""The project: settings, addresses, the worker's application, and how it is all started."""

from config.celery import app as celery_app

__all__ = ["celery_app"]
