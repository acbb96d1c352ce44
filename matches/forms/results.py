"""The forms on a simulation's pages: its name and notes, a card to replace, a game to open."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from cards.catalogue import catalogue_of
from matches.models import Simulation


class DescribeForm(forms.ModelForm):  # type: ignore[type-arg]
    """The owner's name for a simulation, and notes about it."""

    class Meta:
        model = Simulation
        fields = ["name", "note"]
        labels = {"name": _("Name"), "note": _("Notes")}
        widgets = {"name": forms.TextInput(attrs={"class": "input"}), "note": forms.Textarea(attrs={"class": "input", "rows": 4})}


class ReplaceForm(forms.Form):
    """The card of a simulation's deck that loses a copy, and the card that gains one."""

    def __init__(self, *args: Any, simulation: Simulation, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        pool = catalogue_of(simulation.game)
        format = simulation.rules.format()
        sections = [name for name, _cards in simulation.lead.snapshot["sections"]]
        main = sections[-1]
        kinds = next((section.kinds for section in format.sections if section.slug == main), ())
        listed = {slug for name, cards in simulation.lead.snapshot["sections"] if name == main for slug, _count in cards}
        rows = [row for row in pool.rows.values() if not kinds or row.kind in kinds]
        self.fields["card"] = forms.ChoiceField(
            label=_("Instead of one"), choices=[(row.slug, row.name) for row in rows if row.slug in listed]
        )
        self.fields["by"] = forms.ChoiceField(label=_("Play one"), choices=[(row.slug, row.name) for row in rows])


class GameChoiceForm(forms.Form):
    """The number of the game of a simulation to open: 0 to one less than its number of games."""

    def __init__(self, *args: Any, games: int, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["number"] = forms.IntegerField(label=_("Game number"), min_value=0, max_value=games - 1)
