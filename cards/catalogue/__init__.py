"""The catalogue of a game's cards: one in a process, which searches, deck checks, deals and pages all read."""

from cards.catalogue.game_catalogue import Catalogue, catalogue_of, held_catalogues

__all__ = ["Catalogue", "catalogue_of", "held_catalogues"]
