"""Recorded games: any moment can be set up again and goes on as the game did; what is told has its rules, and hides what is hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from rules.echo.actions import ACTIONS
from rules.echo.engine import engine
from rules.echo.engine.chronicle import Chronicle
from rules.echo.engine.core.state.fields import STATE
from rules.echo.engine.description import describe
from rules.echo.engine.reasons import SKILL_CLAUSES
from rules.echo.engine.starts import new_game
from rules.echo.events import END_CLAUSES, EVENTS, KEYWORD_CLAUSES
from rules.echo.rulebook import RULEBOOK
from rules.echo.scenario.files import read_scenarios
from rules.echo.scenario.runner import run_file
from rules.echo.scenario.writer import write_file
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.engine_parts import EngineParts
from rules.kernel.telling.record import Record
from tests.rules.echo.engine.making import sample_decks
from tests.rules.engines.records import Told, assert_moments_go_on, tell_game

PARTS = EngineParts("rules.echo.engine")
RANDOM, GREEDY = 0, 1


@pytest.fixture(scope="module")
def cards(shipped: Any) -> Mapping[str, Card]:
    listed: Mapping[str, Card] = shipped.cards("echo")
    return listed


def any_deck(cards: Mapping[str, Card], chance: random.Random) -> PlayableDeck:
    """A hero and 30 other cards, in the canonical order of decks."""
    hero = chance.choice([card for card in cards.values() if card.kind == "hero"])
    drawn = Counter(chance.choices([card.slug for card in cards.values() if card.kind != "hero"], k=30))
    main = sorted(((cards[slug], copies) for slug, copies in drawn.items()), key=lambda entry: entry[0].number)
    return PlayableDeck({"hero": ((hero, 1),), "main": tuple(main)})


def chronicles(cards: Mapping[str, Card], games: int, level: int) -> Iterator[Told]:
    """Games between decks of any cards, told to their end."""
    chance = random.Random(level)
    for game in range(games):
        yield tell_game(PARTS, new_game((any_deck(cards, chance), any_deck(cards, chance)), 11, game), level)


@pytest.mark.parametrize("level", [RANDOM, GREEDY])
def test_any_moment_is_set_up_again_and_goes_on_to_the_same_end(cards: Mapping[str, Card], level: int) -> None:
    chance = random.Random(3)
    for chronicle in chronicles(cards, 4, level):
        assert_moments_go_on(PARTS, "echo", chronicle, cards, chance, 12)


#: What a position says of a game, and what stands for something pending, counts for a limit or is worked out again.
DESCRIBED = {
    "rng", "known", "turn", "life", "energy", "cap_change", "cap_change_once", "buff", "buff_turn", "buff_next", "gained", "lost",
    "gained_turn", "lost_turn", "gained_next", "lost_next", "phase", "active", "first", "skips_draw", "hero_used", "hero_once", "card",
    "awake", "done", "once", "happened", "size", "cards",
}  # fmt: skip
PENDING = {
    "tossed", "options", "picked", "actions", "turn_actions", "turn_effects", "next_uid", "that", "held", "gone", "uid", "aura",
    "aura_keywords", "stack", "waiting", "stack_size", "waiting_size", "asked", "winner", "end", "errors", "skips_battle", "has_auras",
    "present",
    "is_stale",
}  # fmt: skip

#: What no game goes on by: which cards may lie anywhere in a deck, by which luck is told.
UNPLAYED = {"unseen"}


def test_a_position_says_all_that_a_game_is() -> None:
    """A new field of the state has to be described, to be nothing while nothing is pending, or to change no game."""
    assert set(STATE.dtype.names or ()) == DESCRIBED | PENDING | UNPLAYED


def test_a_copied_moment_is_a_scenario_that_holds(cards: Mapping[str, Card]) -> None:
    for chronicle in chronicles(cards, 2, GREEDY):
        for moment in chronicle.moments[::9]:
            assert [outcome.is_ok for outcome in run_file(write_file(moment.scenario), "moment", cards)] == [True]


def test_cards_that_changed_since_stand_in_the_file(cards: Mapping[str, Card]) -> None:
    play = new_game(sample_decks(), 1, 0)
    moment = Chronicle(play, describe(play)).moment()
    used = {**{card.slug: card for card in play.cards.values()}}
    (read,) = read_scenarios(write_file(moment.scenario, [card.data for card in used.values()]), "moment", {})
    assert {card.slug: card.text for side in read.position.sides for card in side.cards()}.items() <= {
        slug: card.text for slug, card in used.items()
    }.items()


def record(game: int = 0) -> Record:
    return engine().record(sample_decks(), seed=1, game=game, levels=("greedy", "greedy"))


def test_each_decision_has_its_alternatives_and_what_was_taken() -> None:
    told = record()
    assert sorted({number for step in told.steps for number in step.decisions}) == list(range(len(told.decisions)))
    for decision in told.decisions:
        assert decision.several or len(decision.taken) == 1
        assert all(option.text.en and option.text.zh for option in decision.options)
    attack = next(decision for decision in told.decisions if decision.line(decision.taken or (0,)).startswith("A attacks"))
    assert attack.line(attack.taken) == "A attacks 1 -> 1"
    assert attack.options[attack.taken[0]].text.en == "Moth (slot 1) attacks a face-down follower (slot 1)"
    assert attack.options[attack.taken[0]].places == ("A.field.1", "B.field.1")
    assert {option.group.en for option in attack.options} == {"Attack", "End"}


def test_a_mulligan_is_one_decision() -> None:
    for game in range(20):
        first = engine().record(sample_decks(), seed=2, game=game, levels=("random", "random")).decisions[0]
        assert first.several is not None
        assert len(first.options) == 10
        if first.taken:
            words = [first.options[number].line for number in first.taken]
            assert first.line(first.taken) == f"{'AB'[first.side]} mulligans {', '.join(words)}"
            return
    pytest.fail("nobody mulligans")


def test_every_action_rests_on_a_rule() -> None:
    known = {clause.number for clause in RULEBOOK.clauses()} | {ruling.number for ruling in RULEBOOK.rulings()}
    assert {number for kind in ACTIONS for number in kind.clause} <= known


def test_what_a_player_does_not_see_is_not_told() -> None:
    told = record()
    drawn = [step for step in told.steps if step.kind == "drew"]
    assert {(step.hidden_from, step.hidden.en) for step in drawn} == {(1, "Deck A draws a card"), (0, "Deck B draws a card")}
    placed = next(step for step in told.steps if step.kind == "placed")
    assert (placed.hidden_from, placed.hidden.en) == (1, "Deck A places a follower face down in slot 1")
    assert all(step.hidden_from == -1 for step in told.steps if step.kind in ("awakened", "destroyed", "revealed", "discarded"))


def test_the_board_says_who_knows_which_card() -> None:
    chronicle = next(each for each in chronicles({card.slug: card for card in new_game(sample_decks(), 1, 0).cards.values()}, 1, GREEDY))
    for moment in chronicle.moments[:1]:
        hands = [side["zones"][2]["cards"] for side in moment.board["sides"]]
        assert [{tuple(card["seen_by"]) for card in hand} for hand in hands] == [{(True, False)}, {(False, True)}]
    fields = [card for moment in chronicle.moments for card in moment.board["sides"][1]["zones"][1]["cards"] if card]
    assert {(card["is_turned"], tuple(card["seen_by"])) for card in fields} >= {(True, (False, True)), (False, (True, True))}


def test_a_battle_is_explained_in_numbers() -> None:
    told = [step for game in range(6) for step in record(game).steps]
    beaten = next(step for step in told if step.kind == "attribute_beaten")
    assert beaten.clauses[0] == "2.2.2b"
    compared = [step for step in told if step.kind == "battle_compared"]
    assert all(step.clauses[:2] == ("2.2.2c", "2.2.3(3)a") for step in compared)
    assert any("× 2" in step.reason.en for step in compared)
    for step in compared:
        mine, theirs = (part.rsplit(" ", 1)[1] for part in step.reason.en.split("; "))
        assert step.text.en == f"Final attack: {mine} against {theirs}"


def test_what_a_skill_does_names_the_skill() -> None:
    told = record().steps
    damage = next(step for step in told if step.kind == "hero_damaged" and "4.2e" in step.clauses)
    assert damage.reason.en == "Moth: last-stand skill"


def test_every_reason_is_a_rule() -> None:
    known = {clause.number for clause in RULEBOOK.clauses()} | {ruling.number for ruling in RULEBOOK.rulings()}
    cited = {number for game in range(8) for step in record(game).steps for number in step.clauses}
    cited |= {*SKILL_CLAUSES.values(), *KEYWORD_CLAUSES.values(), *END_CLAUSES.values(), *EVENTS.clauses()}
    assert cited <= known
    assert {kind.name for kind in EVENTS if kind.clause == ()} == {
        "dying",
        "turn_ended",
        "energy_changed",
        "hero_healed",
        "moved",
        "deck_shuffled",
        "restricted",
        "looked",
        "extra_attack",
    }
