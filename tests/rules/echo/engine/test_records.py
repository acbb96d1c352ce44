"""Recorded games: any moment can be set up again and goes on as the game did; what is told has its rules, and hides what is hidden."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Mapping

import pytest

from rules.echo.engine import engine
from rules.echo.engine.chronicle import Chronicle
from rules.echo.engine.core.state.fields import STATE
from rules.echo.engine.description import describe
from rules.echo.engine.reasons import SKILL_CLAUSES
from rules.echo.engine.starts import new_game
from rules.echo.events import END_CLAUSES, KEYWORD_CLAUSES
from rules.echo.scenario.files import read_scenarios
from rules.echo.scenario.writer import write_file
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.telling.record import Record, Step
from rules.wording import Text
from tests.rules.conftest import Shipped
from tests.rules.echo.engine.making import sample_decks
from tests.rules.engines.records import MomentProofs, sorted_list


def record(game: int = 0) -> Record:
    return engine().record(sample_decks(), seed=1, game=game, levels=("greedy", "greedy"))


class TestRecords(MomentProofs):
    game = "echo"
    most = 8
    plays, moments, copied = 4, 12, 2
    tables = (SKILL_CLAUSES, KEYWORD_CLAUSES, END_CLAUSES)
    untold = ("dying", "turn_ended")
    unruled = (
        "dying",
        "turn_ended",
        "energy_changed",
        "hero_healed",
        "moved",
        "deck_shuffled",
        "restricted",
        "looked",
        "extra_attack",
    )
    opening = ("game_began", "mulliganed")
    open = ("awakened", "destroyed", "revealed", "discarded")

    @classmethod
    def record(cls, shipped: Shipped, number: int) -> Record:
        """A game of decks that use every kind of skill, keyword and zone."""
        return record(number)

    def any_deck(self, cards: Mapping[str, Card], chance: random.Random) -> PlayableDeck:
        """A hero and 30 other cards."""
        hero = chance.choice([card for card in cards.values() if card.kind == "hero"])
        drawn = Counter(chance.choices([card.slug for card in cards.values() if card.kind != "hero"], k=30))
        return PlayableDeck({"hero": ((hero, 1),), "main": sorted_list(cards, drawn)})

    def is_opening(self, step: Step) -> bool:
        """Followers are placed before the first turn, and later."""
        return step.turn == 0 if step.kind == "placed" else super().is_opening(step)

    def is_unnamed(self, hidden: Text) -> bool:
        named = hidden.en.lower()
        return any(words in named for words in ("a card", "a follower", "a face-down follower")) and bool(
            re.search("一张卡|随从", hidden.zh)
        )


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


def test_cards_that_changed_since_stand_in_the_file() -> None:
    play = new_game(sample_decks(), 1, 0)
    moment = Chronicle(play, describe(play)).moment()
    used = {**{card.slug: card for card in play.cards.values()}}
    (read,) = read_scenarios(write_file(moment.scenario, [card.data for card in used.values()]), "moment", {})
    assert {card.slug: card.text for side in read.position.sides for card in side.cards()}.items() <= {
        slug: card.text for slug, card in used.items()
    }.items()


def test_an_attack_is_offered_in_words_with_its_places() -> None:
    told = record()
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


def test_a_follower_is_placed_unseen() -> None:
    placed = next(step for step in record().steps if step.kind == "placed")
    assert (placed.hidden_from, placed.hidden.en) == (1, "Deck A places a follower face down in slot 1")


def test_the_board_says_who_knows_a_follower() -> None:
    fields = [card for moment in record().moments for card in moment.board["sides"][1]["zones"][1]["cards"] if card]
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
