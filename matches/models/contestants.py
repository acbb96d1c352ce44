"""The decks that play in a simulation, as they were when it was created."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_noop

from decks.models import Deck, Visibility
from decks.wording import in_both
from matches.models.deletion import set_null_and_hide
from rules.wording import Text

HIDDEN_NAME = gettext_noop("A deck that is hidden now")


class Contestant(models.Model):
    """A deck in a simulation, as it was when the simulation was created.

    `weight`: how often one expects to meet it, relative to the others; 0 for versions of a race, which nobody meets. `source` is the deck
    that an unsaved list was made from. `is_hidden`: the deck was private when it was deleted; `is_withheld_for_good`: and did not belong to
    the simulation's owner.
    """

    simulation = models.ForeignKey("matches.Simulation", on_delete=models.CASCADE, related_name="contestants")
    index = models.PositiveSmallIntegerField()
    deck = models.ForeignKey(Deck, null=True, on_delete=set_null_and_hide, related_name="contestants")
    source = models.ForeignKey(Deck, null=True, on_delete=set_null_and_hide, related_name="+")
    is_hidden = models.BooleanField(default=False, db_default=False)
    is_withheld_for_good = models.BooleanField(default=False, db_default=False)
    snapshot = models.JSONField()
    weight = models.FloatField(default=1)

    class Meta:
        ordering = ["simulation", "index"]
        constraints = [models.UniqueConstraint(fields=["simulation", "index"], name="one_contestant_of_an_index")]

    def __str__(self) -> str:
        return f"{self.simulation_id} {self.index}"

    @property
    def name(self) -> Text:
        """The deck's name, or a placeholder if viewers of the simulation may not know it."""
        return in_both(HIDDEN_NAME) if self.is_withheld else Text(**self.snapshot["name"])

    @property
    def name_json(self) -> dict[str, str]:
        return {"en": self.name.en, "zh": self.name.zh}

    @property
    def is_withheld(self) -> bool:
        """Return whether the deck belongs to another owner and is private, or was when it was deleted.

        Then only the simulation's owner sees the simulation, and not the deck's name.
        """
        if self.is_withheld_for_good:
            return True
        decks = [deck for deck in (self.deck, self.source) if deck is not None and deck.visibility == Visibility.PRIVATE]
        if not decks:
            return False
        return any((deck.owner_id, deck.owner_key) != self._owner() for deck in decks)

    def _owner(self) -> tuple[int | None, str]:
        """Return the simulation's owner columns, with a query for them alone if the simulation is not loaded."""
        if Contestant._meta.get_field("simulation").is_cached(self):
            return self.simulation.owner_id, self.simulation.owner_key
        rows = Contestant.objects.filter(pk=self.pk)
        return rows.values_list("simulation__owner", "simulation__owner_key").get()

    def copy_hiding(self, other: Contestant) -> Contestant:
        """Copy the source and the hidden flags of the contestant that this new one was made from, and return self."""
        self.source_id = other.source_id or (other.deck_id if self.deck_id != other.deck_id else None)
        self.is_hidden, self.is_withheld_for_good = other.is_hidden, other.is_withheld_for_good
        return self

    @property
    def shown_deck(self) -> Deck | None:
        """The deck if viewers of the simulation may open it, else None."""
        return None if self.is_withheld else self.deck
