"""A fix that leaves open which cards chooses them, so that one button mends every rule that can be mended."""

import random

from django.test import Client

from cards.catalogue import Catalogue, catalogue_of
from decks.lists.changes import Draft
from decks.lists.check import check_list
from decks.models import Deck
from decks.suggestions.fixes import mend_of
from decks.suggestions.open_fixes import begun_of, completing_fix
from decks.suggestions.picks import Taste, tastes
from rules.construction import apply_fix
from rules.kernel.game import Game


def test_too_few_and_too_many(deck: Deck, alice: Client, catalogue: Catalogue) -> None:
    address = f"/decks/{deck.pk}/edit/"
    Deck.objects.update(maybe={"wick-sparrow": 1})
    assert "Choose for me" in alice.get(address).content.decode()
    alice.post(address, {"revision": 1, "do": "mend:section_too_small:main:"})
    mended = Deck.objects.get()
    main = mended.sections(catalogue)["main"]
    assert (mended.is_legal, sum(main.values()), mended.maybe) == (True, 30, {})
    assert {slug: main[slug] for slug in ("kiln-ox", "wick-sparrow")} == {"kiln-ox": 3, "wick-sparrow": 3}
    others = [row for row in catalogue.rows.values() if row.kind != "hero" and row.slug not in main]
    dearest = max(others, key=lambda row: (row.cost or 0, row.number))
    alice.post(address, {"revision": 2, "do": f"set:main:{dearest.slug}:1"})
    page = alice.get(address).content.decode()
    mend = page.split('value="mend:')[1].split('"')[0]
    assert mend.startswith("section_too_large:main:")
    alice.post(address, {"revision": 3, "do": f"mend:{mend}"})
    assert Deck.objects.get().sections(catalogue)["main"] == main


def test_mending_one_after_the_other_makes_any_deck_legal(all_games: tuple[Game, ...]) -> None:
    seed = random.randrange(1 << 32)
    print("seed", seed)
    chance = random.Random(seed)
    for game in all_games:
        catalogue = catalogue_of(game)
        for format in game.formats:
            if format.pool is not None:
                continue  # a pool that is not stated is a person's to state
            cards = chance.sample(sorted(catalogue.rows), k=min(6, len(catalogue.rows)))
            places = [section.slug for section in format.sections]
            sections = {place: {slug: chance.randint(1, 9) for slug in cards if chance.random() < 0.5} for place in places}
            draft = Draft("X", "", "private", format, sections)
            for _ in range(60):
                report = check_list(game=game, format=format, sections=draft.sections, catalogue=catalogue)
                if report.legal:
                    break
                draft = mend_of(report.violations[0]).apply(draft, catalogue)
            assert report.legal, (game.slug, format.slug, sections, report.violations[0].text)


def test_one_list_mends_all_that_lacks_cards(all_games: tuple[Game, ...]) -> None:
    """From nothing at all: a lead, and the cards that go with it. Each card stands once in the list."""
    for game in all_games:
        catalogue = catalogue_of(game)
        for format in game.formats:
            draft = Draft("X", "", "private", format, {})
            begun = begun_of(draft, catalogue)
            report = check_list(game=game, format=format, sections={}, catalogue=catalogue)
            lists = [completing_fix(draft, catalogue, taste, begun) for taste in tastes(begun, 5, seed=3)]
            if not report.lacks_only_cards or format.pool is not None:
                assert format.pool is not None or not any(lists), (game.slug, format.slug)
                continue
            for fix in lists:
                assert fix is not None, (game.slug, format.slug)
                assert check_list(game=game, format=format, sections=apply_fix({}, fix), catalogue=catalogue).legal
                assert len({(each.section, each.card) for each in fix.changes}) == len(fix.changes)


def test_what_has_to_go_is_left_to_the_person(deck: Deck, catalogue: Catalogue) -> None:
    draft = Draft("X", "", "private", catalogue.game.format(), {"main": {"kiln-ox": 9}})
    assert completing_fix(draft, catalogue, Taste(None), begun_of(draft, catalogue)) is None
