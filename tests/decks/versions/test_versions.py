"""Every edit is kept: undo and redo go back and forth among them, any can be named, looked at, brought back or gone on from."""

import random
import re

from django.test import Client

from cards.catalogue import Catalogue
from decks.lists.changes import AddCopies, Rename, SetVisibility
from decks.models import Deck, DeckVersion
from decks.services import change_deck, draft_of, undo_steps_from
from decks.versions.history import redo, undo

OX, SPARROW = "kiln-ox", "wick-sparrow"


def edit(deck: Deck, *changes: object) -> Deck:
    return change_deck(deck=deck, revision=deck.revision, changes=changes)  # type: ignore[arg-type]


def test_undo_and_redo_without_end(deck: Deck, catalogue: Catalogue) -> None:
    """Any walk of edits, undos and redos ends where a list of states with a cursor would."""
    seed = random.randrange(1 << 32)
    print("seed", seed)
    chance = random.Random(seed)
    states, cursor = [draft_of(deck, catalogue)], 0
    for number in range(60):
        step = chance.choice(["edit", "undo", "undo", "redo"])
        if step == "undo" and cursor:
            cursor -= 1
            deck = undo(deck=deck, revision=deck.revision)
        elif step == "redo" and cursor < len(states) - 1:
            cursor += 1
            deck = redo(deck=deck, revision=deck.revision)
        else:
            deck = edit(deck, Rename(f"Oxen {number}") if chance.random() < 0.2 else AddCopies("main", SPARROW, 1))
            cursor += 1
            states[cursor:] = [draft_of(deck, catalogue)]
        assert draft_of(deck, catalogue) == states[cursor]
        steps = undo_steps_from(deck)
        assert (bool(steps.undo_to), bool(steps.redo_to)) == (cursor > 0, cursor < len(states) - 1)
    assert deck.versions.count() == deck.revision


def test_undo_leaves_who_sees_the_deck(deck: Deck, alice: Client) -> None:
    deck = edit(edit(deck, AddCopies("main", OX, 1)), SetVisibility("public"))
    deck = undo(deck=deck, revision=deck.revision)
    assert (deck.visibility, deck.entries.get(section="main").count) == ("public", 2)
    response = alice.post(f"/decks/{deck.pk}/edit/", {"revision": deck.revision, "do": "redo"})
    assert response.status_code == 302
    assert deck.entries.get(section="main").count == 3
    assert alice.post(f"/decks/{deck.pk}/edit/", {"revision": deck.revision + 1, "do": "redo"}).status_code == 422
    assert alice.post(f"/decks/{deck.pk}/edit/", {"revision": deck.revision, "do": "undo"}).status_code == 409


def test_a_version_without_a_name_is_refused_and_nothing_typed_is_lost(deck: Deck, alice: Client) -> None:
    for language, words in (("en", "Type a name for the version first."), ("zh-CN", "请先填写版本名称。")):
        headers = {"accept-language": language}
        answer = alice.post(f"/decks/{deck.pk}/versions/", {"revision": "1", "name": " ", "note": "cheaper now"}, headers=headers)
        page = answer.content.decode()
        assert words in page
        assert "cheaper now</textarea>" in page
    version = deck.versions.get()
    assert (version.name, version.note) == ("", "")


def test_name_look_bring_back_and_branch(deck: Deck, alice: Client, bob: Client, charlie: Client, catalogue: Catalogue) -> None:
    first = edit(deck, AddCopies("main", OX, 1))
    home = f"/decks/{deck.pk}/versions/"
    assert alice.post(home, {"revision": 2, "name": "Three oxen", "note": "One more."})["Location"] == home
    assert alice.post(home, {"revision": 2, "name": "x" * 81}).status_code == 422
    edit(first, AddCopies("main", SPARROW, 2))
    page = alice.get(home).content.decode()
    assert "+2 Wick Sparrow" in page
    assert page.count(">Three oxen</a>") == page.count("<strong>Three oxen</strong>") == 1
    kept = alice.get(f"{home}2/").content.decode()
    assert "One more." in kept
    assert re.search(r"Wick Sparrow</span></a>\s*</th>\s*<td class=\"number\">0</td>\s*<td class=\"number\">2</td>", kept)

    alice.post(f"{home}2/branch/")
    branch = Deck.objects.exclude(pk=deck.pk).get()
    assert (branch.name, branch.copied_from, branch.copied_revision, branch.visibility) == ("Oxen (branch)", deck, 2, "private")
    assert branch.sections(catalogue)["main"] == {OX: 3}
    assert alice.post(f"{home}2/restore/", {"revision": 2})["Location"] == f"{home}2/"
    assert Deck.objects.get(pk=deck.pk).revision == 3
    alice.post(f"{home}2/restore/", {"revision": 3})
    assert Deck.objects.get(pk=deck.pk).sections(catalogue)["main"] == {OX: 3}
    assert DeckVersion.objects.filter(deck=deck).count() == 4
    assert "Oxen (branch)" in alice.get(f"/decks/{deck.pk}/").content.decode()

    Deck.objects.update(visibility="public")
    for stranger in (bob, charlie):
        assert [stranger.get(address).status_code for address in (home, f"{home}2/")] == [404, 404]
        posts = [stranger.post(f"{home}{rest}", {"revision": 4}).status_code for rest in ("", "2/restore/", "2/branch/")]
        assert posts == [404, 404, 404]
    assert alice.get(f"{home}99999999999999999999/").status_code == 404


def test_a_late_edit_can_be_kept_as_a_deck_of_its_own(deck: Deck, alice: Client, catalogue: Catalogue) -> None:
    edit(deck, AddCopies("main", OX, 1))
    late = {"revision": 1, "do": [f"add:main:{SPARROW}:2", f"set:main:{OX}:0"], "name": "Mine"}
    response = alice.post(f"/decks/{deck.pk}/edit/", late)
    page = response.content.decode()
    assert response.status_code == 409
    assert page.count('<input type="hidden" name="do"') == 2
    assert f'formaction="/decks/{deck.pk}/versions/1/branch/"' in page
    alice.post(f"/decks/{deck.pk}/versions/1/branch/", late)
    mine = Deck.objects.exclude(pk=deck.pk).get()
    assert (mine.name, mine.sections(catalogue)["main"]) == ("Mine", {SPARROW: 2})
    assert Deck.objects.get(pk=deck.pk).sections(catalogue)["main"] == {OX: 3}


def test_a_script_asks_only_for_what_it_has_not_seen(deck: Deck, alice: Client) -> None:
    script = {"HTTP_HX_REQUEST": "true", "HTTP_HX_TARGET": "pad"}
    assert alice.get(f"/decks/{deck.pk}/edit/?seen=1", **script).status_code == 204
    edit(deck, AddCopies("main", OX, 1))
    page = alice.get(f"/decks/{deck.pk}/edit/?seen=1", **script).content.decode()
    assert 'data-revision="2"' in page
    assert "<html" not in page
