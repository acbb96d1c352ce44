"""Finding one's simulations again: by game, kind, level, state, and a search in the language of `matches.search.keys`."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from django import forms
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from matches.models import Status
from matches.models.simulations import SimulationQuerySet
from matches.registry.kinds import choices_of_kinds
from matches.search.backend import SimulationSearch
from rules import games
from search.normalisation import MAX_QUERY, tidy


class SimulationFilter(forms.Form):
    """A filter of simulations. Everything may be left out; a value that is not among the choices is reported, and filters nothing."""

    q = forms.CharField(
        label=_("Words"), required=False, max_length=MAX_QUERY, widget=forms.TextInput(attrs={"class": "input", "type": "search"})
    )
    game = forms.ChoiceField(label=_("Game"), required=False)
    kind = forms.ChoiceField(label=_("Kind"), required=False)
    level = forms.ChoiceField(label=_("Players"), required=False)
    status = forms.ChoiceField(label=_("State"), required=False)

    def __init__(self, *args: Any, rows: SimulationQuerySet, **kwargs: Any) -> None:
        """Offer the games and levels that there are among `rows`, and all kinds and states."""
        super().__init__(*args, **kwargs)
        self.rows = rows
        found = list(rows.order_by().values_list("game", "level").distinct())
        language = get_language()
        played = [game for game in games.everything() if game.slug in {each[0] for each in found}]
        levels = {level.slug: level.name.in_language(language) for game in played if game.is_playable for level in game.engine().levels}
        self._offer("game", {game.slug: game.name.in_language(language) for game in played}, _("every game"))
        self._offer("kind", dict(choices_of_kinds()), _("every kind"))
        self._offer("level", {slug: levels.get(slug, slug) for slug in sorted({each[1] for each in found})}, _("every level"))
        self._offer("status", dict(Status.choices), _("every state"))

    def _offer(self, name: str, choices: dict[str, Any], anything: Any) -> None:
        field = self.fields[name]
        assert isinstance(field, forms.ChoiceField)
        field.choices = [("", anything), *choices.items()]

    @cached_property
    def search(self) -> SimulationSearch:
        """The search for what was typed, among the rows that the choices leave."""
        self.is_valid()
        asked = self.cleaned_data
        rows = self.rows.filter(**{name: asked[name] for name in ("game", "kind", "level", "status") if asked.get(name)})
        return SimulationSearch(rows, tidy(asked.get("q", "")))

    @property
    def found(self) -> SimulationQuerySet:
        """The rows that are asked for, with their results, in the order that is asked for."""
        return self.search.found.with_results().order_by(*self.search.order)

    @property
    def is_used(self) -> bool:
        return any(self.data.get(name) for name in self.fields)
