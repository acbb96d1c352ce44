"""Making a deck."""

import pytest

from cards.catalogue import Catalogue
from decks.lists.changes import ChangeError
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import create_deck
from rules.kernel.game import Game


def test_plain(deck: Deck, catalogue: Catalogue) -> None:
    found = Deck.objects.get()
    assert found.sections(catalogue) == {"hero": {"a-ji": 1}, "main": {"kiln-ox": 2}}
    assert (found.name, found.game, found.format, found.revision, found.visibility) == ("Oxen", "echo", "standard", 1, Visibility.PRIVATE)
    assert found.digest
    assert not found.is_legal


def test_of_a_browser_that_has_not_signed_in(echo: Game) -> None:
    deck = create_deck(owner=Owner(None, "k" * 32), game=echo, name="Guest")
    assert deck.owner is None
    assert list(Deck.objects.owned_by(Owner(None, "k" * 32))) == [deck]
    assert not Deck.objects.owned_by(Owner(None, "")).exists()


@pytest.mark.parametrize(("name", "code"), [("", "empty_name"), (" \n\t", "empty_name"), ("\u200b", "empty_name"), ("x" * 81, "long_name")])
def test_needs_a_name(echo: Game, name: str, code: str) -> None:
    with pytest.raises(ChangeError) as refusal:
        create_deck(owner=Owner(None, "k"), game=echo, name=name)
    assert refusal.value.code == code
    assert not Deck.objects.exists()


@pytest.mark.parametrize(
    ("sections", "code"),
    [
        ({"main": {"no-such-card": 1}}, "unknown_card"),
        ({"attic": {"kiln-ox": 1}}, "unknown_section"),
        ({"main": {"kiln-ox": -1}}, "bad_count"),
        ({"main": {"kiln-ox": 100}}, "bad_count"),
    ],
)
def test_refuses_what_no_deck_can_hold(echo: Game, sections: dict[str, dict[str, int]], code: str) -> None:
    with pytest.raises(ChangeError) as refusal:
        create_deck(owner=Owner(None, "k"), game=echo, name="X", sections=sections)
    assert refusal.value.code == code
    assert not Deck.objects.exists()


def test_the_digest_is_of_the_cards_alone(echo: Game) -> None:
    one = create_deck(owner=Owner(None, "k"), game=echo, name="A", sections={"main": {"kiln-ox": 1, "wick-sparrow": 2}})
    same = create_deck(owner=Owner(None, "k"), game=echo, name="B", sections={"main": {"wick-sparrow": 2, "kiln-ox": 1}, "hero": {}})
    other = create_deck(owner=Owner(None, "k"), game=echo, name="A", sections={"main": {"kiln-ox": 2, "wick-sparrow": 2}})
    assert one.digest == same.digest != other.digest
