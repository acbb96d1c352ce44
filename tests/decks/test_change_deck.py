"""Changing a deck: the one door for edits, made on a revision."""

import pytest

from cards.catalogue import Catalogue, catalogue_of
from decks.lists.changes import (
    AddCopies,
    Change,
    ChangeError,
    PutInstead,
    Rename,
    ReplaceList,
    SetCount,
    SetFormat,
    SetNote,
    SetVisibility,
)
from decks.lists.check import check_list
from decks.models import Deck
from decks.owners import Owner
from decks.services import StaleRevisionError, change_deck, create_deck
from decks.suggestions.fixes import Mend, mend_of
from rules.kernel.game import Game


def changed(deck: Deck, *changes: Change) -> Deck:
    return change_deck(deck=deck, revision=deck.revision, changes=changes)


def test_plain(deck: Deck, catalogue: Catalogue) -> None:
    after = changed(deck, SetCount("main", "kiln-ox", 3))
    assert after.sections(catalogue)["main"] == {"kiln-ox": 3}
    assert after.revision == 2
    assert after.digest != Deck(digest="").digest
    assert Deck.objects.get().revision == 2


@pytest.mark.parametrize(
    ("change", "main"),
    [
        (SetCount("", "wick-sparrow", 1), {"wick-sparrow": 1, "kiln-ox": 2}),
        (SetCount("main", "kiln-ox", 0), {}),
        (AddCopies("main", "kiln-ox", 1), {"kiln-ox": 3}),
        (AddCopies("main", "kiln-ox", -1), {"kiln-ox": 1}),
        (AddCopies("main", "kiln-ox", -9), {}),
        (ReplaceList({"main": {"wick-sparrow": 2}}), {"wick-sparrow": 2}),
        (PutInstead("hero", "huo-ling"), {"kiln-ox": 2}),
    ],
)
def test_each_change_of_the_list(deck: Deck, catalogue: Catalogue, change: Change, main: dict[str, int]) -> None:
    assert changed(deck, change).sections(catalogue).get("main", {}) == main


def test_another_hero_takes_the_place_of_the_first(deck: Deck, catalogue: Catalogue) -> None:
    assert changed(deck, PutInstead("hero", "huo-ling")).sections(catalogue)["hero"] == {"huo-ling": 1}


def test_name_note_and_visibility_in_one_revision(deck: Deck) -> None:
    after = changed(deck, Rename("  牛\n群 "), SetNote("slow"), SetVisibility("public"))
    assert (after.name, after.note, after.visibility, after.revision) == ("牛 群", "slow", "public", 2)


def test_nothing_new_is_no_revision(deck: Deck) -> None:
    assert changed(deck, SetCount("main", "kiln-ox", 2), Rename("Oxen")).revision == 1


def test_one_refused_change_refuses_them_all(deck: Deck, catalogue: Catalogue) -> None:
    with pytest.raises(ChangeError):
        changed(deck, SetCount("main", "kiln-ox", 3), Rename(""))
    found = Deck.objects.get()
    assert (found.revision, found.sections(catalogue)["main"]) == (1, {"kiln-ox": 2})


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (SetCount("main", "nobody", 1), "unknown_card"),
        (SetCount("attic", "kiln-ox", 1), "unknown_section"),
        (SetCount("main", "kiln-ox", -1), "bad_count"),
        (SetCount("main", "kiln-ox", 100), "bad_count"),
        (AddCopies("main", "kiln-ox", 1_000_000), "bad_count"),
        (SetVisibility("secret"), "unknown_visibility"),
        (SetFormat("modern"), "unknown_format"),
        (SetNote("x" * 4001), "long_note"),
        (Mend("too_many_copies", "", "kiln-ox"), "nothing_to_mend"),
    ],
)
def test_refusals(deck: Deck, change: Change, code: str) -> None:
    with pytest.raises(ChangeError) as refusal:
        changed(deck, change)
    assert refusal.value.code == code


def test_a_stale_revision_is_told_with_the_deck_as_it_is(deck: Deck, catalogue: Catalogue) -> None:
    first = Deck.objects.get(pk=deck.pk)
    second = Deck.objects.get(pk=deck.pk)
    changed(first, SetCount("main", "kiln-ox", 3))
    with pytest.raises(StaleRevisionError) as stale:
        changed(second, SetCount("main", "kiln-ox", 1))
    assert stale.value.current.revision == 2
    assert stale.value.current.sections(catalogue)["main"] == {"kiln-ox": 3}


def test_whether_it_is_legal_follows(echo: Game, catalogue: Catalogue) -> None:
    cards = [slug for slug, card in catalogue.definitions.items() if card.kind != "hero" and card.rarity != "UR"][:10]
    deck = create_deck(owner=Owner(None, "k"), game=echo, name="Full", sections={"main": dict.fromkeys(cards, 3)})
    assert not deck.is_legal
    deck = changed(deck, PutInstead("hero", "a-ji"))
    assert deck.is_legal
    assert not changed(deck, AddCopies("main", cards[0], 1)).is_legal


def test_the_smallest_fix(deck: Deck, catalogue: Catalogue) -> None:
    deck = changed(deck, SetCount("main", "kiln-ox", 5))
    report = check_list(game=catalogue.game, format=deck.rules_format, sections=deck.sections(catalogue))
    [copies] = [violation for violation in report.violations if violation.code == "too_many_copies"]
    after = changed(deck, mend_of(copies))
    assert after.sections(catalogue)["main"] == {"kiln-ox": 3}


def test_another_format_keeps_every_card(all_games: tuple[Game, ...]) -> None:
    game = next(game for game in all_games if game.slug == "hota")
    catalogue = catalogue_of(game)
    slug = next(iter(catalogue.rows))
    deck = create_deck(owner=Owner(None, "k"), game=game, format="constructed", name="X", sections={"main": {slug: 2}})
    limited = changed(deck, SetFormat("limited"))
    assert (limited.format, limited.sections(catalogue)) == ("limited", {"main": {slug: 2}})


def test_cards_that_the_new_format_has_no_place_for_stay_where_they_were(all_games: tuple[Game, ...]) -> None:
    game = next(game for game in all_games if game.slug == "dragon-trove")
    catalogue = catalogue_of(game)
    deck = create_deck(owner=Owner(None, "k"), game=game, format="pack", name="X", sections={"pack": {"attack": 1}})
    dragon = changed(deck, SetFormat("dragon"))
    assert dragon.sections(catalogue) == {"pack": {"attack": 1}}
    assert not dragon.is_legal
    assert changed(dragon, SetCount("pack", "attack", 0)).sections(catalogue) == {}
