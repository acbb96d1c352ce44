"""The form that asks for two versions of a deck to be compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from decks.deck_list import DeckList
from decks.importing import UnreadableDeckError
from decks.importing.references import read_whole
from decks.models import Deck
from decks.versions.compared_states import Side
from matches.forms.simulations import WeighedForm

GAMES_OF_TWO = (1000, 4000, 20_000)
#: What the deck is compared with: its list before the last edit, the deck it was copied from, one of its versions, another deck, a list.
BEFORE, ORIGIN, KEPT, OWN, PASTED = "before", "origin", "kept", "own", "pasted"


class VersionsForm(WeighedForm):
    """A deck beside another version of it: which version, against whom, and how many games of both together. `version` is the one chosen.

    `before` is the list that the builder measured last before this one; `kept` are versions of the deck that its owner may choose.
    """

    other = forms.ChoiceField(label=_("Compare it with"), widget=forms.RadioSelect)
    kept = forms.ChoiceField(label=_("Which version"), required=False)
    own = forms.ChoiceField(label=_("Which deck"), required=False)
    text = forms.CharField(
        label=_("The list"),
        required=False,
        max_length=20_000,
        widget=forms.Textarea(attrs={"rows": 8, "class": "input"}),
        help_text=_("In any form that the page for pasting takes: a list in either language, or a deck code."),
    )

    def __init__(self, *args: Any, deck: Deck, before: DeckList | None, kept: Sequence[Side], **kwargs: Any) -> None:
        super().__init__(*args, game=deck.game, without=[deck], amounts=GAMES_OF_TWO, **kwargs)
        self.rules_game = deck.rules_game
        self.before = before
        self.sides = {str(side.version.revision): side for side in kept if side.version}
        self.origin = Deck.objects.visible_to(self.owner).filter(copies=deck).first()
        ways: list[tuple[str, Any]] = [(BEFORE, _("the list before the last edit"))] if before else []
        ways += [(ORIGIN, _("%(deck)s, which it was copied from") % {"deck": self.origin.title})] if self.origin else []
        ways += [(KEPT, _("another version of this deck"))] if self.sides else []
        ways += [(OWN, _("another deck of mine"))] if self.mine else []
        ways += [(PASTED, _("a list that I paste"))]
        other = self.choices_of("other")
        other.choices, other.initial = ways, ways[0][0]
        self.choices_of("own").choices = [(str(each.pk), each.title) for each in self.mine]
        self.choices_of("kept").choices = [(revision, side.called) for revision, side in self.sides.items()]

    def choose_version(self, revision: str) -> None:
        """Choose that version at first, if it is there to choose."""
        if revision in self.sides:
            self.choices_of("other").initial, self.choices_of("kept").initial = KEPT, revision

    def clean(self) -> dict[str, Any]:
        data = super().clean()
        data["version"] = self._version(data)
        return data

    def _version(self, data: dict[str, Any]) -> Deck | DeckList | None:
        way = data.get("other")
        if way == OWN:
            chosen = next((each for each in self.mine if str(each.pk) == data.get("own")), None)
            if chosen is None and "own" not in self.errors:
                self.add_error("own", _("Choose a deck to compare with."))
            return chosen
        if way == KEPT:
            side = self.sides.get(data.get("kept", ""))
            if side is None and "kept" not in self.errors:
                self.add_error("kept", _("Choose a version to compare with."))
            return replace(side.listing, name=side.name) if side else None
        if way != PASTED:
            return self.before if way == BEFORE else self.origin
        try:
            listing = read_whole(data.get("text", ""), game=self.rules_game).listing
        except UnreadableDeckError as error:
            self.add_error("text", error.message)
            return None
        return listing
