"""The swaps of a deck: those after which its list is legal, and no others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from cards.catalogue import Catalogue, catalogue_of
from decks.deck_list import DeckList, MutableSections, copy_of
from decks.lists.check import check_list, today
from decks.lists.random_decks import deal_list
from decks.lists.swaps import Swap, legal_swaps
from rules.kernel.game import Game
from tests.rules.proving import take_seed

#: How many swaps of each list are checked one by one.
SAMPLE = 120


def is_legal(listing: DeckList, sections: MutableSections, catalogue: Catalogue) -> bool:
    return check_list(game=listing.game, format=listing.format, sections=sections, catalogue=catalogue).legal


def all_swaps(listing: DeckList, catalogue: Catalogue) -> list[Swap]:
    """Every swap of a card for another that its section takes, legal or not, in the order of the list and the catalogue."""
    return [
        Swap(section.slug, out, into)
        for section in listing.format.deck_sections
        for out in listing.sections.get(section.slug, {})
        for into, row in catalogue.rows.items()
        if into != out and section.takes(row.kind)
    ]


def any_lists(game: Game, catalogue: Catalogue, chance: Random) -> Iterator[DeckList]:
    """For each format that needs no pool a legal list, and one with a card too few."""
    for format in game.formats:
        if format.pool or all(section.fixed for section in format.deck_sections):
            continue
        legal = deal_list(format, catalogue.definitions, [], chance, as_of=today())
        yield DeckList(game, format, "Legal", legal)
        short = copy_of(legal)
        cards = next(cards for cards in short.values() if cards)
        del cards[next(iter(cards))]
        yield DeckList(game, format, "Short", short)


def test_the_lists_after_them_are_legal_and_all_others_are_not(all_games: tuple[Game, ...]) -> None:
    chance = Random(take_seed())
    seen = set()
    for game in all_games:
        catalogue = catalogue_of(game)
        for listing in any_lists(game, catalogue, chance):
            found, every = legal_swaps(listing, catalogue), all_swaps(listing, catalogue)
            wanted = set(found)
            assert [swap for swap in every if swap in wanted] == found
            assert bool(found) == is_legal(listing, copy_of(listing.sections), catalogue)
            for swap in chance.sample(every, min(SAMPLE, len(every))):
                assert (swap in wanted) == is_legal(listing, swap.apply(listing.sections), catalogue), (listing, swap)
                seen.add((game.slug, swap in wanted))
    free = {game.slug for game in all_games if not game.is_fixed}
    assert seen == {(slug, is_taken) for slug in free for is_taken in (True, False)}


def test_a_card_at_its_limit_does_not_come(all_games: tuple[Game, ...]) -> None:
    echo = next(game for game in all_games if game.slug == "echo")
    catalogue = catalogue_of(echo)
    listing = DeckList(echo, echo.format(), "Any", deal_list(echo.format(), catalogue.definitions, [], Random(3), as_of=today()))
    comers = Counter(swap.into for swap in legal_swaps(listing, catalogue) if swap.section == "main")
    listed = listing.sections["main"]
    full, free = ({slug for slug, copies in listed.items() if (copies == 3) == is_full} for is_full in (True, False))
    assert full
    assert not full & set(comers)
    common = [slug for slug in free if catalogue.definitions[slug].rarity != "UR"]
    assert {comers[slug] for slug in common} == {len(listed) - 1}
