"""A conflicting edit is explained whatever it asks for, even an unknown format, section or card."""

import pytest
from django.test import Client

from decks.models import Deck

LATE = {"revision": "7"}


@pytest.mark.parametrize(
    "wanted",
    [
        {"format": "gone"},
        {"do": "put:cellar:a-ji"},
        {"do": "put::a-ji"},
        {"do": "put:hero:nobody"},
        {"do": "set:cellar:kiln-ox:1"},
        {"do": "add::nobody:1"},
        {"do": "park:cellar:nobody"},
        {"do": "unpark:nobody"},
        {"do": "maybe:nobody:3"},
        {"do": "mend:gone:cellar:nobody"},
        {"visibility": "secret"},
        {"card": "nobody", "card_note": "x"},
        {"line": "3 Nobody"},
    ],
    ids=str,
)
@pytest.mark.parametrize("language", ["en", "zh-hans"])
def test_conflict_over_unknown_slugs_is_explained(deck: Deck, alice: Client, wanted: dict[str, str], language: str) -> None:
    answer = alice.post(f"/decks/{deck.pk}/edit/", {**LATE, **wanted}, headers={"accept-language": language})
    assert answer.status_code == 409
    assert Deck.objects.get().revision == 1


def test_unknown_slug_is_shown(deck: Deck, alice: Client) -> None:
    page = alice.post(f"/decks/{deck.pk}/edit/", {**LATE, "format": "gone"}).content.decode()
    assert '<th scope="row">Format</th><td>gone</td><td>Standard</td>' in page


@pytest.mark.parametrize("wanted", [{"visibility": "public"}, {"do": "put:main:kiln-ox"}])
def test_conflict_in_a_deck_with_unknown_values(deck: Deck, alice: Client, wanted: dict[str, str]) -> None:
    """The deck's visibility, its format and one of its sections no longer exist."""
    deck.entries.filter(section="main").update(section="cellar")
    Deck.objects.update(visibility="gone", format="gone")
    assert alice.post(f"/decks/{deck.pk}/edit/", {**LATE, **wanted}).status_code == 409
