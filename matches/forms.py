"""The form that asks for a simulation, and the one that chooses a game of it."""

from __future__ import annotations

import re
import uuid
from typing import Any

from django import forms
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from decks.models import Deck
from decks.owners import Owner
from matches.models import SEED_BITS
from matches.services import most_games
from rules.kernel.engine import Engine

EVERY_PRECON = "precons"
GAMES = (100, 1000, 10_000)
_UUID = re.compile(r"[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}")


class SimulationForm(forms.Form):
    """`deck` against whom, how many games, at which level, from which seed."""

    opponent = forms.ChoiceField(label=_("Against"), required=False)
    link = forms.CharField(
        label=_("Or any deck by its link"),
        required=False,
        max_length=400,
        help_text=_("Paste the address of a public or unlisted deck. It goes before the choice above."),
    )
    amount = forms.ChoiceField(label=_("Games"), widget=forms.RadioSelect, initial="1000")
    other_amount = forms.IntegerField(label=_("Another number"), required=False, min_value=2)
    level = forms.ChoiceField(label=_("Players"), widget=forms.RadioSelect)
    seed = forms.IntegerField(
        label=_("Seed"),
        required=False,
        min_value=0,
        max_value=(1 << SEED_BITS) - 1,
        help_text=_("The same seed gives the same games. Empty: a random one."),
    )

    def __init__(self, *args: Any, deck: Deck, owner: Owner, engine: Engine, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deck = deck
        self.owner = owner
        self.precons = [
            each for each in Deck.objects.precons().filter(game=deck.game, is_legal=True).order_by("name") if each.pk != deck.pk
        ]
        mine = list(Deck.objects.owned_by(owner).filter(game=deck.game))
        self._set_choices(mine, engine)

    def _set_choices(self, mine: list[Deck], engine: Engine) -> None:
        language = get_language()
        groups: list[tuple[Any, Any]] = []
        if len(self.precons) > 1:
            groups.append((EVERY_PRECON, _("Every shipped deck, games shared evenly")))
        if self.precons:
            groups.append((_("Shipped decks"), [(str(each.pk), each.title) for each in self.precons]))
        if mine:
            groups.append((_("My decks"), [(str(each.pk), each.title) for each in mine]))
        opponent = self.fields["opponent"]
        amount, level = self.fields["amount"], self.fields["level"]
        assert isinstance(opponent, forms.ChoiceField)
        assert isinstance(amount, forms.ChoiceField)
        assert isinstance(level, forms.ChoiceField)
        opponent.choices = groups or [("", _("No other deck here: paste a link"))]
        most = most_games(self.owner)
        amount.choices = [(str(games), f"{games:,}") for games in GAMES if games <= most] + [("other", _("Another number"))]
        self.fields["other_amount"].help_text = _("2 to %(most)s; odd numbers are rounded up, since games are played in pairs.") % {
            "most": f"{most:,}"
        }
        level.choices = [(each.slug, each.name.in_language(language)) for each in engine.levels]
        level.initial = engine.default_level
        self.level_notes = {each.slug: each.note.in_language(language) for each in engine.levels}

    def clean(self) -> dict[str, Any]:
        data = super().clean() or {}
        data["opponents"] = self._opponents(data)
        if data.get("amount") == "other":
            if data.get("other_amount") is None and "other_amount" not in self.errors:
                self.add_error("other_amount", _("Say how many games."))
            data["games"] = data.get("other_amount")
        elif "amount" in data:
            data["games"] = int(data["amount"])
        return data

    def _opponents(self, data: dict[str, Any]) -> list[Deck]:
        link = data.get("link", "").strip()
        if link:
            found = _UUID.search(link)
            deck = Deck.objects.visible_to(self.owner).filter(pk=uuid.UUID(found[0])).first() if found else None
            if deck is None:
                self.add_error("link", _("No deck that you may see has this address."))
            return [deck] if deck else []
        chosen = data.get("opponent")
        if chosen == EVERY_PRECON:
            return self.precons
        if chosen:
            return list(Deck.objects.visible_to(self.owner).filter(pk=uuid.UUID(chosen)))
        if "opponent" not in self.errors:
            self.add_error("link", _("Choose a deck to play against."))
        return []


class GameChoiceForm(forms.Form):
    """Which game of a simulation to open: 0 to one less than its number of games."""

    def __init__(self, *args: Any, games: int, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["number"] = forms.IntegerField(label=_("Game number"), min_value=0, max_value=games - 1)
