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
from matches.hands.openings import MOST_GAMES, wrong_sizes
from matches.hands.piles import MOST_SEED, DealtDeck, DealtPile

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
    def rows(self) -> list[tuple[DealtPile, list[tuple[Card, BoundField]]]]:
        """The deck's cards with their fields, pile by pile."""
        return [(pile, [(card, self[copies_field(card)]) for card, _held in pile.cards]) for pile in self.deck.piles]

    def clean(self) -> dict[str, Any]:
        data = super().clean() or {}
        chosen = Counter({card: data.get(copies_field(card)) or 0 for card, _held in self.deck.cards})
        if self.errors:
            data["cards"] = []
        elif data.get("hand") is not None:
            data["cards"] = self.deck.sample_hand(data["hand"])
        else:
            wrong = wrong_sizes([(pile.name, sum(chosen[card] for card, _held in pile.cards), pile.hand) for pile in self.deck.piles])
            data["cards"] = [] if wrong else list(chosen.elements())
            for message in wrong:
                self.add_error(None, message)
        return data


class HandGamesForm(WeighedForm):
    """The cards of a hand that go back, and how the games are played."""

    def __init__(self, *args: Any, deck: DealtDeck, hand: Sequence[Card], **kwargs: Any) -> None:
        super().__init__(*args, amounts=GAMES_OF_HAND, most=MOST_GAMES, **kwargs)
        self.deck, self.hand = deck, list(hand)
        self.fields["back"] = forms.MultipleChoiceField(
            label=_("Cards to put back"),
            choices=[(str(index), card.name) for index, card in enumerate(hand)],
            error_messages={"required": gettext("Choose at least one card to put back: keeping the hand is played anyway.")},
        )

    @property
    def copies(self) -> list[tuple[DealtPile, list[tuple[int, Card, bool]]]]:
        """The cards of the hand by their places, and whether they are ticked, pile by pile."""
        ticked = self["back"].value() or ()
        return self.deck.by_pile([(index, card, str(index) in ticked) for index, card in enumerate(self.hand)])

    @property
    def put_back(self) -> Counter[str]:
        """The copies that go back, by card, of a form that is valid."""
        return Counter(self.hand[int(index)].slug for index in self.cleaned_data["back"])
