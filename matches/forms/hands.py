"""The forms of the page that plays a hand: which hand, and which of its cards go back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from django import forms
from django.forms import BoundField
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from cards.models import Card
from matches.forms.simulations import WeighedForm
from matches.hands.odds import MOST_SEED, DealtDeck
from matches.hands.openings import MOST_GAMES, wrong_size

GAMES_OF_HAND = (400, 2000, 10_000)


def copies_field(card: Card) -> str:
    """The name of the field for how many copies of a card the hand has."""
    return f"copies-{card.slug}"


class HandForm(forms.Form):
    """A hand by the seed that dealt it, or by its cards. `cards` is what it comes to, copy by copy."""

    hand = forms.IntegerField(required=False, min_value=0, max_value=MOST_SEED, label=_("Sample hand"))

    def __init__(self, *args: Any, deck: DealtDeck, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deck = deck
        for card, held in deck.cards:
            choices = [(number, str(number)) for number in range(held + 1)]
            self.fields[copies_field(card)] = forms.TypedChoiceField(label=card.name, choices=choices, coerce=int, required=False)

    @property
    def rows(self) -> list[tuple[Card, BoundField]]:
        """The deck's cards with their fields."""
        return [(card, self[copies_field(card)]) for card, _held in self.deck.cards]

    def clean(self) -> dict[str, Any]:
        data = super().clean() or {}
        chosen = [card for card, _held in self.deck.cards for _ in range(data.get(copies_field(card)) or 0)]
        if self.errors:
            data["cards"] = []
        elif data.get("hand") is not None:
            data["cards"] = self.deck.sample_hand(data["hand"])
        elif len(chosen) != self.deck.dealing.hand:
            data["cards"] = []
            self.add_error(None, wrong_size(len(chosen), self.deck.dealing.hand))
        else:
            data["cards"] = chosen
        return data


class HandGamesForm(WeighedForm):
    """Which cards of a hand go back, and how the games are played."""

    def __init__(self, *args: Any, hand: Sequence[Card], **kwargs: Any) -> None:
        super().__init__(*args, amounts=GAMES_OF_HAND, most=MOST_GAMES, **kwargs)
        self.hand = list(hand)
        self.fields["back"] = forms.MultipleChoiceField(
            label=_("Cards to put back"),
            choices=[(str(index), card.name) for index, card in enumerate(hand)],
            error_messages={"required": gettext("Choose at least one card to put back: keeping the hand is played anyway.")},
        )

    @property
    def copies(self) -> list[tuple[int, Card, bool]]:
        """The cards of the hand by their places, and whether they are ticked."""
        ticked = self["back"].value() or ()
        return [(index, card, str(index) in ticked) for index, card in enumerate(self.hand)]

    @property
    def put_back(self) -> Counter[str]:
        """What goes back, of a form that is valid."""
        return Counter(self.hand[int(index)].slug for index in self.cleaned_data["back"])
