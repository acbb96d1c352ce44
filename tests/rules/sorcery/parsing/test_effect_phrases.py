"""Usual phrases of effects on cards, players and things are read as what the site writes for them; what is like them is not."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

SAME = [
    # choices
    (
        "magic",
        "Choose one or both — Gain (2) this turn; draw a spell.",
        "(1) gain 2 mana; (2) draw a spell; (3) gain 2 mana, then draw a spell.",
    ),
    ("magic", "Draw a spell or gain 3 life.", "(1) draw a spell; (2) gain 3 life."),
    ("minion", "Genesis → You may draw a spell or gain 2 life.", "Genesis: you may choose one: (1) draw a spell; (2) gain 2 life."),
    ("magic", "Draw a spell or a site.", "Draw a card from either deck."),
    ("magic", "Tap or untap target minion.", "Choose a target minion. Choose one: (1) tap it; (2) untap it."),
    (
        "minion",
        "Genesis → Choose one: Weir Heron gains Charge this turn, or gains Ward this turn.",
        "(1) this minion gains charge until the end of the turn; (2) this minion gains ward until the end of the turn.",
    ),
    (
        "magic",
        "Target minion gains your choice of Airborne or Stealth permanently.",
        "Choose a target minion. Choose one: (1) it gains airborne permanently; (2) it gains stealth permanently.",
    ),
    # conditions of a target
    ("magic", "If target minion is damaged, destroy it.", "Choose a target minion. If it is damaged, destroy it."),
    (
        "magic",
        "Tap target minion. If it was already tapped, deal 3 damage to it instead.",
        "Choose a target minion. If it is tapped, deal 3 damage to it. Otherwise, tap it.",
    ),
    (
        "magic",
        "Destroy target minion if it's damaged. Otherwise, deal 2 damage to it.",
        "Choose a target minion. If it is damaged, destroy it. Otherwise, deal 2 damage to it.",
    ),
    ("magic", "Gain 3 life, or 6 if you control an aura.", "If you control an aura, gain 6 life. Otherwise, gain 3 life."),
    # two effects on one thing
    ("magic", "Tap and disarm target minion nearby.", "Tap a target nearby minion. It drops all artifacts."),
    (
        "magic",
        "Deal 2 damage to target minion and 1 damage to target Avatar.",
        "Deal 2 damage to a target minion, then deal 1 damage to a target avatar.",
    ),
    # figures of what is taken
    (
        "magic",
        "Double target minion's power this turn.",
        "Choose a target minion. It gets +X power until the end of the turn, where X is its power.",
    ),
    (
        "magic",
        "Deal damage to target nearby damaged minion equal to twice the damage already on it.",
        "Choose a target nearby damaged minion. Deal X damage to it, where X is twice the damage on it.",
    ),
    # decks
    ("magic", "Your opponent mills two spells.", "Put the top two cards of the enemy’s spellbook into their graveyard."),
    ("magic", "Put your opponent's topmost spell into their cemetery.", "Put the top card of the enemy’s spellbook into their graveyard."),
    (
        "minion",
        "Whenever your opponent discards a card, put the top card of their spellbook into their cemetery.",
        "Whenever the enemy discards a card, put the top card of the enemy’s spellbook into their graveyard.",
    ),
    (
        "minion",
        "Genesis → Summon a minion costing (2) or less from your hand to this square.",
        "Genesis: summon a minion card with mana cost 2 or less from your hand here.",
    ),
    # groups, mana and tokens
    ("magic", "Destroy all artifacts and auras.", "Destroy each artifact or aura."),
    ("magic", "Banish all tokens nearby.", "Banish each nearby token minion or automaton."),
    (
        "minion",
        "Whenever you gain life, Weir Heron gets that much power this turn.",
        "Whenever you gain life, this minion gets +X power until the end of the turn, where X is the life gained.",
    ),
    (
        "minion",
        "Tap → Summon a 1-power Rat minion token to a site you control.",
        "Tap: create a 1-power minion token named “Rat” on any allied site.",
    ),
    ("magic", "Summon two Spark tokens here. Sparks are 1-power minions.", "Create two 1-power minion tokens named “Spark” here."),
]
OTHER = [
    ("magic", "Your opponent discards a card or loses 2 life."),
    ("magic", "Draw a spell and gain 1 life or deal 1 damage to target minion."),
    ("magic", "Discard a card or lose 2 life."),
    ("magic", "Draw a spell or gain 3 life. Gain 1 life."),
    ("magic", "Mill two cards."),
    ("magic", "Deal 3 damage to each other unit here."),
    ("magic", "Tap target minion and target artifact adjacent to it."),
    ("minion", "Genesis → Deal damage to target minion equal to its power."),
    ("magic", "Choose one or both — Draw a spell; gain 2 life; untap the caster."),
]


@pytest.mark.parametrize(("kind", "usual", "text"), SAME, ids=[usual for _, usual, _ in SAME])
def test_a_usual_phrase_of_an_effect_means_what_is_written_for_it(kind: str, usual: str, text: str) -> None:
    found = written(usual, kind)
    assert found is not None
    assert found.partition("one: ")[2] == text if text.startswith("(1)") else found == text


@pytest.mark.parametrize(("kind", "text"), OTHER, ids=[text for _, text in OTHER])
def test_what_is_not_said_exactly_is_not_read(kind: str, text: str) -> None:
    assert written(text, kind) is None
