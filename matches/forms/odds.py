"""The form of a deck's odds: which cards one needs by when, and what goes back in the mulligan."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from matches.hands.odds import ANY, EACH, LAST_TURN
from matches.hands.piles import MOST_SEED, DealtDeck
from matches.statistics import Mulligan


class HandsForm(forms.Form):
    """The cards wanted and by when, the cards that go back in the mulligan, and the sample hand to show. An address may leave out each."""

    card = forms.MultipleChoiceField(label=_("Cards"), required=False)
    of = forms.ChoiceField(
        label=_("Wanted"),
        required=False,
        widget=forms.RadioSelect,
        choices=[(ANY, _("at least one of these")), (EACH, _("one of each of these"))],
    )
    by = forms.TypedChoiceField(label=_("By when"), coerce=int)
    mulligan = forms.ChoiceField(
        label=_("Mulligan"),
        required=False,
        widget=forms.RadioSelect,
        choices=[(Mulligan.NONE.value, _("keep the hand")), (Mulligan.SEEK.value, _("put back all that is not wanted"))],
    )
    hand = forms.IntegerField(label=_("Sample hand"), required=False, min_value=0, max_value=MOST_SEED, widget=forms.HiddenInput)

    def __init__(self, *args: Any, deck: DealtDeck, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        turns = [(turn, gettext("turn %(number)d") % {"number": turn}) for turn in range(1, LAST_TURN + 1)]
        self.fields["card"].choices = [(card.slug, card.name) for card, _copies in deck.cards]  # type: ignore[attr-defined]
        self.fields["by"].choices = [(0, gettext("the opening hand")), *turns]  # type: ignore[attr-defined]
        if not deck.dealing.has_mulligan:
            del self.fields["mulligan"]
