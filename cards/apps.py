"""Register the app and the check of the cards that the database keeps."""

from django.apps import AppConfig
from django.core.checks import Tags, register


class CardsConfig(AppConfig):
    name = "cards"

    def ready(self) -> None:
        from cards.checks import find_unreadable

        register(find_unreadable, Tags.database)
