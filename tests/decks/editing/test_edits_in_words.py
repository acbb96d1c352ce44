"""The words for an edit in the list of versions, and where the builder tells it."""

import pytest
from django.utils.translation import override

from cards.catalogue import Catalogue
from decks.editing.extra_changes import NoteCard, Park, SetMaybe, Unpark
from decks.lists.changes import AddCopies, Change, Rename
from decks.lists.differences import difference
from decks.models import Deck
from decks.services import draft_of

OX, SPARROW = "kiln-ox", "wick-sparrow"


@pytest.mark.parametrize(
    ("changes", "english", "chinese"),
    [
        ([AddCopies("main", OX, 1)], "+1 Kiln Ox", "+1 窑牛"),
        ([AddCopies("main", OX, -1), AddCopies("main", SPARROW, 1)], "+1 Wick Sparrow, −1 Kiln Ox", "+1 烛芯雀，−1 窑牛"),
        ([Park("main", OX)], "2 Kiln Ox → Maybe", "2 窑牛 → 备选"),
        ([SetMaybe(SPARROW, 2)], "+2 Wick Sparrow (Maybe)", "+2 烛芯雀（备选）"),
        ([SetMaybe(SPARROW, 1), Unpark(SPARROW)], "+1 Wick Sparrow", "+1 烛芯雀"),
        ([Rename("New"), NoteCard(OX, "Strong")], "Name of the deck, Note on Kiln Ox", "卡组名，窑牛的备注"),
    ],
)
def test_an_edit_in_one_line(deck: Deck, catalogue: Catalogue, changes: list[Change], english: str, chinese: str) -> None:
    before = after = draft_of(deck, catalogue)
    for change in changes:
        after = change.apply(after, catalogue)
    told = difference(before, after, catalogue)
    assert (told.summary, told.is_none) == (english, False)
    with override("zh-hans"):
        assert difference(before, after, catalogue).summary == chinese


def test_what_was_thought_of_goes_into_the_deck(deck: Deck, catalogue: Catalogue) -> None:
    before = SetMaybe(SPARROW, 2).apply(draft_of(deck, catalogue), catalogue)
    assert difference(before, Unpark(SPARROW).apply(before, catalogue), catalogue).summary == "2 Wick Sparrow → Main deck"
    assert difference(before, before, catalogue).is_none
