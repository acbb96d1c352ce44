"""A branch's list goes back into the deck that it came from, or any list into one's own deck, as an edit like any other."""

from django.contrib.auth.models import User
from django.test import Client

from cards.catalogue import Catalogue
from decks.lists.changes import AddCopies, Rename
from decks.models import Deck
from decks.owners import Owner
from decks.services import change_deck, create_deck
from decks.versions.history import undo
from rules import games
from rules.kernel.game import Game
from tests.assertions.languages import leftovers

OX = "kiln-ox"


def branched(deck: Deck, alice: Client) -> Deck:
    """A branch with a card more, under a name of its own."""
    made = alice.post(f"/decks/{deck.pk}/versions/{deck.revision}/branch/")
    branch = Deck.objects.get(pk=made["Location"].split("/")[2])
    return change_deck(deck=branch, revision=1, changes=[AddCopies("main", OX, 1), Rename("Tried")])


def test_what_was_tried_goes_back(deck: Deck, alice: Client, catalogue: Catalogue) -> None:
    branch = branched(deck, alice)
    for language, code, words in (
        ("en", "en", "Give “Oxen” the list of “Tried”"),
        ("zh-hans", "zh", "把“Tried”的卡表套用到“Oxen”"),
    ):
        page = alice.get(f"/decks/differences/?a={deck.pk}&b={branch.pk}", headers={"accept-language": language}).content.decode()
        assert words in page
        assert leftovers(page, code, names=("Oxen", "Tried", "alice")) == []
    answer = alice.post(f"/decks/{deck.pk}/take-over/", {"revision": 1, "from": str(branch.pk)}, follow=True)
    assert "“Oxen” has the list of “Tried” now." in answer.content.decode()
    deck.refresh_from_db()
    assert (deck.name, deck.revision, deck.sections(catalogue)["main"]) == ("Oxen", 2, {OX: 3})
    assert f'action="/decks/{deck.pk}/take-over/"' not in alice.get(f"/decks/differences/?a={deck.pk}&b={branch.pk}").content.decode()
    assert undo(deck=deck, revision=2).sections(catalogue)["main"] == {OX: 2}


def test_the_list_of_a_version(deck: Deck, alice: Client, catalogue: Catalogue) -> None:
    changed = change_deck(deck=deck, revision=1, changes=[AddCopies("main", OX, 1)])
    alice.post(f"/decks/{deck.pk}/take-over/", {"revision": changed.revision, "from": f"{deck.pk}@1"})
    assert Deck.objects.get().sections(catalogue)["main"] == {OX: 2}


def test_a_deck_changed_meanwhile_stays(deck: Deck, alice: Client, catalogue: Catalogue) -> None:
    branch = branched(deck, alice)
    change_deck(deck=deck, revision=1, changes=[AddCopies("main", OX, -1)])
    answer = alice.post(f"/decks/{deck.pk}/take-over/", {"revision": 1, "from": str(branch.pk)}, follow=True)
    assert "Look again before you replace its list." in answer.content.decode()
    assert Deck.objects.get(pk=deck.pk).sections(catalogue)["main"] == {OX: 1}


def test_only_one_s_own_takes_only_what_one_sees(echo: Game, deck: Deck, alice: Client, bob: Client, charlie: Client, member: User) -> None:
    branch = branched(deck, alice)
    for stranger in (bob, charlie):
        assert stranger.post(f"/decks/{deck.pk}/take-over/", {"revision": 1, "from": str(branch.pk)}).status_code == 404
    hidden = create_deck(owner=Owner(None, "somebody"), game=echo, name="Hidden", sections={"main": {OX: 1}})
    foreign = create_deck(owner=Owner(member), game=games.get("hota"), name="Stones")
    for ref in (str(hidden.pk), str(foreign.pk), "nonsense", ""):
        alice.post(f"/decks/{deck.pk}/take-over/", {"revision": 1, "from": ref})
    assert Deck.objects.get(pk=deck.pk).revision == 1
    Deck.objects.update(visibility="public")
    page = charlie.get(f"/decks/differences/?a={deck.pk}&b={branch.pk}").content.decode()
    assert "take-over" not in page
