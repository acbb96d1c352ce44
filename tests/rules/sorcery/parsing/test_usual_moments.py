"""Usual words for moments, conditions and replaced events are read as what the site writes for them."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

SAME = [
    (
        "minion",
        "Whenever an ally attacks, that ally gains +1 power this turn.",
        "Whenever an allied unit attacks, it gets +1 power until the end of the turn.",
    ),
    (
        "minion",
        "Whenever a player casts a spell, they lose 1 life.",
        "Whenever you cast a spell, lose 1 life.\nWhenever the enemy casts a spell, the enemy loses 1 life.",
    ),
    (
        "minion",
        "Whenever a minion dies nearby, its controller loses 1 life.",
        "Whenever a nearby allied minion dies, lose 1 life.\nWhenever a nearby enemy minion dies, the enemy loses 1 life.",
    ),
    (
        "minion",
        "Whenever an enemy minion enters here, its controller loses 1 life.",
        "Whenever an enemy minion enters this square, the enemy loses 1 life.",
    ),
    (
        "minion",
        "At the end of each player's turn, that player discards a card.",
        "At the end of your turn, discard a card.\nAt the end of the enemy’s turn, the enemy discards a card.",
    ),
    (
        "minion",
        "At the start of each player's turn, that player loses 1 life unless they're at Death's Door.",
        (
            "At the start of your turn, if you are not at death’s door, lose 1 life.\nAt the start of the enemy’s turn, if "
            "the enemy is not at death’s door, the enemy loses 1 life."
        ),
    ),
    (
        "minion",
        "Whenever you play or draw a site, gain 1 life.",
        "Whenever you play a site, gain 1 life.\nWhenever you draw a site, gain 1 life.",
    ),
    ("minion", "Whenever a minion dies at a water site, draw a spell.", "Whenever a minion on a water site dies, draw a spell."),
    ("minion", "Whenever a unit dies underwater, draw a spell.", "Whenever a unit underwater dies, draw a spell."),
    (
        "minion",
        "Whenever an ally leaves the realm from an adjacent location, gain 1 life.",
        "Whenever an adjacent allied unit leaves the realm, gain 1 life.",
    ),
    ("minion", "Whenever one of your sites is struck, draw a spell.", "Whenever an enemy unit strikes a site, draw a spell."),
    (
        "minion",
        "Whenever an enemy minion strikes a site you control, draw a spell.",
        "Whenever an enemy minion strikes a site, draw a spell.",
    ),
    ("minion", "Whenever damage is dealt to your avatar, draw a spell.", "Whenever an allied avatar is dealt damage, draw a spell."),
    ("minion", "Whenever you attack with a Fire minion, gain 1 life.", "Whenever an allied fire minion attacks, gain 1 life."),
    (
        "minion",
        "Whenever Weir Heron attacks a unit, flood that unit's site.",
        "Whenever this minion attacks, each site in the same square as the unit that it attacks becomes a water site.",
    ),
    ("minion", "Whenever an allied minion dies, if it was a token, gain 1 life.", "Whenever an allied token minion dies, gain 1 life."),
    (
        "minion",
        "Whenever you gain life, Weir Heron gains that much power this turn.",
        "Whenever you gain life, this minion gets +X power until the end of the turn, where X is the life gained.",
    ),
    (
        "minion",
        "When Weir Heron defends, it deals 1 damage to the attacker. When it intercepts, it gains +2 power this turn.",
        (
            "Whenever this minion defends, deal 1 damage to the attacker.\nWhenever this minion intercepts, it gets +2 "
            "power until the end of the turn."
        ),
    ),
    ("site", "When Weir Heron is destroyed, draw two spells.", "Deathrite: draw two spells."),
    ("site", "Whenever your sites are struck, you lose 1 less life.", "If you would lose life by a strike at a site, you lose 1 less."),
    ("site", "You lose no life when a site you control is struck.", "If you would lose life by a strike at a site, you lose none."),
    (
        "minion",
        "Whenever an enemy strikes a site you control, you lose 1 less life.",
        "If you would lose life by a strike at a site, you lose 1 less.",
    ),
    ("minion", "Takes no damage while underground.", "If damage would be dealt to this minion and it is underground, prevent it."),
    ("minion", "If a minion would die while underwater, banish it instead.", "If a minion underwater would die, banish it instead."),
    (
        "minion",
        "Damage dealt to allied minions nearby is reduced by 1.",
        "If damage would be dealt to a nearby allied minion, prevent 1 of it.",
    ),
    (
        "minion",
        "At the end of your turn, if none of your units attacked this turn, gain 1 life.",
        "At the end of your turn, if your units have made no attacks this turn, gain 1 life.",
    ),
    (
        "minion",
        "At the end of your turn, if your units attacked two or more times this turn, gain 1 life.",
        "At the end of your turn, if your units have made two or more attacks this turn, gain 1 life.",
    ),
    (
        "minion",
        "At the end of your turn, if you didn't cast a spell this turn, gain 1 life.",
        "At the end of your turn, if you have cast no spells this turn, gain 1 life.",
    ),
    (
        "minion",
        "At the end of your turn, if you have (2) or more left, draw a spell.",
        "At the end of your turn, if you have 2 or more mana, draw a spell.",
    ),
    (
        "minion",
        "Weir Heron can't attack unless there have been three or more attacks this turn.",
        "While units have made two or fewer attacks this turn, this minion can’t attack.",
    ),
    (
        "minion",
        "Weir Heron can't attack unless you control a fire site or are at Death's Door.",
        "While you control no fire sites and you are not at death’s door, this minion can’t attack.",
    ),
    ("minion", "Weir Heron has +1 power as long as it isn't your turn.", "While it is the enemy’s turn, this minion gets +1 power."),
    (
        "minion",
        "Weir Heron has +1 power as long as it carries no artifacts.",
        "While this minion is not artifact-bearing, it gets +1 power.",
    ),
    (
        "minion",
        "Weir Heron has +1 power as long as Weir Heron is nearby your Avatar.",
        "While there is a nearby allied avatar, this minion gets +1 power.",
    ),
    (
        "minion",
        "While Weir Heron is tapped, prevent all damage that would be dealt to it.",
        "If damage would be dealt to this minion and it is tapped, prevent it.",
    ),
]
OTHER = [
    ("minion", "Whenever a site is struck, you lose 1 less life."),
    ("minion", "Genesis → Draw a card. When it dies, draw a card."),
    ("minion", "Whenever a minion attacks a site, its controller loses 1 life."),
    ("minion", "Whenever an enemy minion attacks a unit, its controller loses 1 life."),
    ("minion", "Genesis → Gain 2 mana. At the end of your turn, lose 2 life."),
    ("relic", "If bearer would die, banish Weir Heron instead."),
    ("minion", "Whenever Weir Heron deals damage to an enemy minion, tap that minion."),
    ("minion", "Whenever a player draws a card, they discard it."),
    ("minion", "Weir Heron can't attack unless you control a site and a minion."),
    ("minion", "Weir Heron doesn't untap at the start of your turn."),
]


@pytest.mark.parametrize(("kind", "usual", "text"), SAME, ids=[usual for _, usual, _ in SAME])
def test_usual_words_for_moments_mean_what_is_written_for_them(kind: str, usual: str, text: str) -> None:
    assert written(usual, kind) == text


@pytest.mark.parametrize(("kind", "text"), OTHER, ids=[text for _, text in OTHER])
def test_words_for_moments_that_are_not_exact_are_not_read(kind: str, text: str) -> None:
    assert written(text, kind) is None
