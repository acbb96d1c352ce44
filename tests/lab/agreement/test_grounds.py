"""The grounds of a comparison: legal decks that are the same on any day, each made as its recipe says, and who meets whom."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from decks.loading.shipped_decks import shipped_decks
from lab.agreement.grounds import CHANGED_MATCHUPS, EACH_RECIPE, UNSEEN_MATCHUPS, changed_ground, shipped_ground, unseen_ground
from lab.agreement.unseen import AS_OF, changed_cards, unseen_decks
from lab.entrants import playable_games, shipped_cards
from rules import games
from rules.construction import check
from rules.kernel.engine import PlayableDeck

GAMES = [game.slug for game in playable_games()]


def counted(deck: PlayableDeck) -> Counter[tuple[str, str]]:
    return Counter({(section, card.slug): copies for section, cards in deck.sections.items() for card, copies in cards})


@pytest.mark.parametrize("slug", GAMES)
def test_each_recipe_makes_legal_decks_of_its_own(slug: str) -> None:
    game = games.get(slug)
    cards, shipped = shipped_cards(game), shipped_decks(game)
    drawn = list(unseen_decks(game, shipped, cards, each=6, seed=3))
    assert Counter(entrant.slug.split("-")[0] for _, entrant in drawn) == {"random": 6, "built": 6, "one": 6, "five": 6}
    known = {deck.slug: counted(deck.playable(cards)) for deck in shipped}
    for original, entrant in drawn:
        listed = {section: {card.slug: copies for card, copies in held} for section, held in entrant.deck.sections.items()}
        assert check(game.format(), listed, cards, as_of=AS_OF).legal
        recipe = entrant.slug.split("-")[0]
        if recipe in ("one", "five"):
            came = counted(entrant.deck) - known[original]
            assert came.total() == {"one": 1, "five": 5}[recipe]
            assert not set(came) & set(known[original])
        else:
            assert original == ""
            assert counted(entrant.deck) not in known.values()
    again = [(original, counted(entrant.deck)) for original, entrant in unseen_decks(game, shipped, cards, each=6, seed=3)]
    assert again == [(original, counted(entrant.deck)) for original, entrant in drawn]
    assert again != [(original, counted(entrant.deck)) for original, entrant in unseen_decks(game, shipped, cards, each=6, seed=4)]


@pytest.mark.parametrize("slug", GAMES)
def test_one_card_in_ten_has_another_number(slug: str) -> None:
    game = games.get(slug)
    cards = shipped_cards(game)
    changed = changed_cards(game, cards, seed=3)
    differing = [name for name in cards if changed[name] is not cards[name]]
    assert len(differing) == len(cards) // 10
    for name in differing:
        before, after = cards[name].values, changed[name].values
        assert [abs(after[key] - before[key]) for key in before if after[key] != before[key]] == [1]
        assert changed[name].abilities == cards[name].abilities


@pytest.mark.parametrize("slug", GAMES)
def test_who_meets_whom(slug: str) -> None:
    game = games.get(slug)
    shipped, unseen, changed = shipped_ground(game), unseen_ground(game), changed_ground(game)
    assert shipped.is_whole
    assert len(shipped.strangers) == len(list(combinations(shipped.entrants, 2)))
    assert len(unseen.entrants) == 4 * EACH_RECIPE + len(shipped.entrants)
    assert len(unseen.strangers) == UNSEEN_MATCHUPS
    assert len(unseen.edits) == 2 * EACH_RECIPE
    assert not unseen.is_whole
    names = {each.slug for each in shipped.entrants}
    assert not any(set(matchup) & names for matchup in unseen.strangers)
    for edit in unseen.edits:
        assert edit.edited in unseen.matchups
        assert edit.original in shipped.matchups
        (_, edited), (_, original) = edit.sides
        assert edited not in names
        assert original in names - {edit.opponent}
    assert len(changed.matchups) == min(CHANGED_MATCHUPS, len(shipped.matchups))
    assert {each.slug for each in changed.entrants} == names
