"""Recorded games: any moment can be set up again and goes on as the game did; all that happens is told, with its rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from rules.douwushi.engine import engine, new_game
from rules.douwushi.engine.reasons import SKILL_CLAUSES
from rules.douwushi.events import CHOICE_CLAUSES, END_CLAUSES, EVENTS
from rules.douwushi.rulebook import RULEBOOK
from rules.douwushi.scenario.runner import run_file, write_file
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.engine_parts import EngineParts
from rules.kernel.telling.events import UNTOLD
from rules.kernel.telling.record import Record
from tests.rules.conftest import Shipped
from tests.rules.engines.records import Told, assert_moments_go_on, tell_game
from tests.rules.proving import take_seed

PARTS = EngineParts("rules.douwushi.engine")
RANDOM, GREEDY = 0, 1


@pytest.fixture(scope="module")
def cards(shipped: Shipped) -> Mapping[str, Card]:
    return shipped.cards("douwushi")


def any_deck(cards: Mapping[str, Card], chance: random.Random) -> PlayableDeck:
    """A starting hero and 39 other cards, at most two of each, in the canonical order of decks."""
    starting = chance.choice([card for card in cards.values() if card.kind == "hero"])
    drawn = Counter(chance.sample(2 * [slug for slug in cards if slug != starting.slug], k=39))
    main = sorted(((cards[slug], copies) for slug, copies in drawn.items()), key=lambda entry: entry[0].number)
    return PlayableDeck({"starting": ((starting, 1),), "main": tuple(main)})


def told_games(cards: Mapping[str, Card], games: int, level: int, chance: random.Random) -> Iterator[Told]:
    """Games between decks of any cards, told to their end."""
    for game in range(games):
        yield tell_game(PARTS, new_game((any_deck(cards, chance), any_deck(cards, chance)), chance.randrange(2**32), game), level)


@pytest.mark.parametrize("level", [RANDOM, GREEDY])
def test_any_moment_is_set_up_again_and_goes_on_to_the_same_end(cards: Mapping[str, Card], level: int) -> None:
    chance = random.Random(take_seed())
    for told in told_games(cards, 2, level, chance):
        assert_moments_go_on(PARTS, "douwushi", told, cards, chance, min(6, len(told.moments)))


def test_a_copied_moment_is_a_scenario_that_holds(cards: Mapping[str, Card]) -> None:
    for told in told_games(cards, 1, GREEDY, random.Random(take_seed())):
        for moment in told.moments[::9]:
            assert [outcome.is_ok for outcome in run_file(write_file(moment.scenario), "moment", cards)] == [True]


@pytest.fixture(scope="module")
def records(shipped: Shipped) -> list[Record]:
    """A game of each precon with the next one."""
    decks = list(shipped.decks("douwushi").values())
    return [engine().record((deck, decks[index - 1]), seed=4, game=index, levels=("greedy", "random")) for index, deck in enumerate(decks)]


def test_each_decision_has_its_alternatives_and_what_was_taken(records: list[Record]) -> None:
    for told in records:
        assert sorted({number for step in told.steps for number in step.decisions}) == list(range(len(told.decisions)))
        for decision in told.decisions:
            assert len(decision.taken) == (decision.several.most if decision.several else 1)
            assert decision.ask.en
            assert decision.ask.zh
            assert all(option.text.en and option.text.zh for option in decision.options)


def test_every_kind_of_event_is_told_or_left_to_others() -> None:
    assert {kind.name for kind in EVENTS if kind.sentences == (UNTOLD,)} == {"turn_ended"}
    unruled = {"turn_ended", "left", "healed", "tapped", "untapped", "given", "shuffled", "looked", "declined"}
    assert {kind.name for kind in EVENTS if kind.clause == ()} == unruled


def test_all_that_happens_is_told_in_both_languages(records: list[Record]) -> None:
    for told in records:
        assert told.steps[0].text.en.endswith("goes first")
        assert told.steps[-1].kind == "game_ended"
        for step in told.steps:
            assert step.text.en
            assert step.text.zh
            assert bool(step.reason.en) == bool(step.reason.zh)
            assert (step.turn == 0) == (step.kind in ("game_began", "started_with") or "4.3" in step.clauses)


def test_what_a_player_does_not_see_is_not_told(records: list[Record]) -> None:
    steps = [step for told in records for step in told.steps]
    hidden = {(step.kind, step.player, step.hidden_from) for step in steps if step.hidden}
    assert {kind for kind, _, _ in hidden} >= {"drew", "bounty_taken"}
    assert all(player == 1 - blind for _, player, blind in hidden)
    assert all("a card" in step.hidden.en.lower() and "一张牌" in step.hidden.zh for step in steps if step.hidden)
    assert {step.hidden.en for step in steps if step.kind == "drew"} == {"Deck A draws a card", "Deck B draws a card"}
    assert all(step.hidden for step in steps if step.kind in ("drew", "bounty_taken", "bounty_looked"))
    assert not any(step.hidden for step in steps if step.kind in ("deployed", "discarded", "died", "item_lost", "spell_cast"))


def test_the_board_says_who_knows_which_card(records: list[Record]) -> None:
    dealt = next(step.moment for step in records[0].steps if step.decisions)
    first = records[0].moments[dealt].board["sides"]
    for side, half in enumerate(first):
        seen = {zone["slug"]: {tuple(card["seen_by"]) for card in zone["cards"] if card} for zone in half["zones"]}
        assert seen["hand"] == {(side == 0, side == 1)}
        assert seen["reserve"] == seen["bounty-1"] == seen["bounty-2"] == seen["bounty-3"] == {(False, False)}
        assert seen["field"] == {(True, True)}


def test_every_reason_is_a_rule(records: list[Record]) -> None:
    known = {clause.number for clause in RULEBOOK.clauses()} | {ruling.number for ruling in RULEBOOK.rulings()}
    cited = {number for told in records for step in told.steps for number in step.clauses}
    cited |= {*SKILL_CLAUSES.values(), *EVENTS.clauses()}
    cited |= {number for table in (END_CLAUSES, CHOICE_CLAUSES) for each in table.values() for number in each}
    assert cited <= known


def test_a_game_told_again_is_the_same(records: list[Record], shipped: Any) -> None:
    decks = list(shipped.decks("douwushi").values())
    again = engine().record((decks[0], decks[-1]), seed=4, game=0, levels=("greedy", "random"))
    assert (again.steps, again.decisions) == (records[0].steps, records[0].decisions)
