"""The app."""

from django.apps import AppConfig


class MatchesConfig(AppConfig):
    name = "matches"

    def ready(self) -> None:
        """Lets decks be searched by their win rates."""
        from decks.search.backend import tell_rates
        from matches.figures.deck_rates import deck_rates

        tell_rates(deck_rates)
