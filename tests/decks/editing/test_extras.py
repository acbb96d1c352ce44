"""The extras of a deck: cards that are thought of, notes on cards, and cards added by typing their names."""

from django.test import Client

from cards.catalogue import Catalogue
from decks.models import Deck
from tests.assertions.languages import leftovers
from tests.assertions.markup import closed_up

OX, SPARROW = "kiln-ox", "wick-sparrow"


def test_cards_to_think_about_are_no_part_of_the_list(deck: Deck, alice: Client, charlie: Client, catalogue: Catalogue) -> None:
    address = f"/decks/{deck.pk}/edit/"

    def send(**form: object) -> tuple[int, Deck]:
        revision = Deck.objects.get().revision
        return alice.post(address, {"revision": revision, **form}).status_code, Deck.objects.get()

    digest = deck.digest
    _, deck = send(do=f"maybe:{SPARROW}:2")
    assert (deck.maybe, deck.digest) == ({SPARROW: 2}, digest)
    _, deck = send(do=f"park:main:{OX}")
    assert (deck.maybe, deck.sections(catalogue)) == ({SPARROW: 2, OX: 2}, {"hero": {"a-ji": 1}})
    _, deck = send(do=f"unpark:{SPARROW}")
    assert (deck.maybe, deck.sections(catalogue)["main"]) == ({OX: 2}, {SPARROW: 2})
    _, deck = send(do="undo")
    assert deck.maybe == {SPARROW: 2, OX: 2}
    _, deck = send(card=OX, card_note="Holds the door.")
    assert deck.card_notes == {OX: "Holds the door."}
    for form in ({"do": "maybe:nobody:1"}, {"do": f"maybe:{OX}:100"}, {"card": OX, "card_note": "x" * 501}, {"do": "unpark:nobody"}):
        assert send(**form) == (422, deck)

    Deck.objects.update(visibility="unlisted")
    alice.post(address, {"revision": deck.revision, "do": f"add:main:{OX}:1"})
    page = charlie.get(f"/decks/{deck.pk}/").content.decode()
    assert "Holds the door." in page
    assert "Maybe" in page
    copied = Deck.objects.get(pk=charlie.post(f"/decks/{deck.pk}/copy/")["Location"].split("/")[2])
    assert (copied.maybe, copied.card_notes) == ({SPARROW: 2, OX: 2}, {OX: "Holds the door."})


def test_a_card_is_added_by_its_name(deck: Deck, alice: Client, catalogue: Catalogue) -> None:
    address = f"/decks/{deck.pk}/edit/"
    assert alice.post(address, {"revision": 1, "line": "3x wick sparrow"}).status_code == 302
    assert Deck.objects.get().sections(catalogue)["main"] == {SPARROW: 3, OX: 2}
    refused = alice.post(address, {"revision": 2, "line": "2 Wick Sparow"})
    assert refused.status_code == 422
    page = closed_up(refused.content.decode())
    assert f'value="add::{SPARROW}:2">2 Wick Sparrow</button>' in page
    assert 'value="2 Wick Sparow"' in page.split('id="line"')[1].split(">")[0]
    assert alice.post(address, {"revision": 2, "line": ""}).status_code == 422


def test_the_page_of_a_card_in_a_deck(deck: Deck, alice: Client, bob: Client, charlie: Client) -> None:
    address = f"/decks/{deck.pk}/cards/{OX}/"
    Deck.objects.update(card_notes={OX: "Q&A"})
    assert "Q&amp;A" in alice.get(address).content.decode()
    assert alice.get(f"/decks/{deck.pk}/cards/nobody/").status_code == 404
    assert (
        leftovers(alice.get(address, headers={"accept-language": "zh-hans"}).content.decode(), "zh", names=("Oxen", "alice", "Q&A")) == []
    )
    Deck.objects.update(visibility="public")
    assert [stranger.get(address).status_code for stranger in (bob, charlie)] == [404, 404]
