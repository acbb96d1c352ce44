"""Moments about another thing than the card are read where the card could be such a thing, and nobody else is told apart behind them."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

READ = [
    ("minion", "Whenever another allied minion dies, draw a spell.", "Whenever another allied minion dies, draw a spell."),
    ("minion", "Whenever another of your minions dies, draw a spell.", "Whenever another allied minion dies, draw a spell."),
    ("minion", "Gain 1 life whenever another ally dies nearby.", "Whenever another nearby allied unit dies, gain 1 life."),
    (
        "minion",
        "Whenever another minion enters the realm, Weir Heron gains +1 power this turn.",
        "Whenever another minion arrives, this minion gets +1 power until the end of the turn.",
    ),
    (
        "minion",
        "Whenever another minion enters the realm here under your control, it gains Charge this turn.",
        "Whenever another allied minion here arrives, it gains charge until the end of the turn.",
    ),
    ("minion", "Whenever another minion arrives nearby, tap it.", "Whenever another nearby minion arrives, tap it."),
    ("minion", "Whenever you summon another minion, draw a spell.", "Whenever another allied minion arrives, draw a spell."),
    (
        "minion",
        "Whenever another allied minion attacks, it gets +1 power this turn.",
        "Whenever another allied minion attacks, it gets +1 power until the end of the turn.",
    ),
    ("minion", "Whenever you attack with another Fire minion, gain 1 life.", "Whenever another allied fire minion attacks, gain 1 life."),
    (
        "minion",
        "Whenever another unit enters here, deal 1 damage to it.",
        "Whenever another unit enters this square, deal 1 damage to it.",
    ),
    (
        "minion",
        "Once per turn, when another ally takes damage, draw a card.",
        "Whenever another allied unit is dealt damage, draw a card from either deck. Once a turn.",
    ),
    ("automaton", "Whenever another artifact enters the realm, gain 1 life.", "Whenever another artifact arrives, gain 1 life."),
    ("automaton", "Whenever another unit attacks, gain 1 life.", "Whenever another unit attacks, gain 1 life."),
    ("relic", "Whenever another relic leaves the realm, gain 1 life.", "Whenever another relic leaves the realm, gain 1 life."),
    ("monument", "Whenever another artifact is destroyed, gain 1 life.", "Whenever another artifact is destroyed, gain 1 life."),
    ("aura", "Whenever another aura enters the realm, gain 1 life.", "Whenever another aura arrives, gain 1 life."),
    ("site", "Whenever another site enters the realm under your control, gain 1 life.", "Whenever you play another site, gain 1 life."),
    (
        "site",
        "Whenever another water site you control becomes rubble, gain 1 life.",
        "Whenever another allied water site is destroyed, gain 1 life.",
    ),
    (
        "avatar",
        "Tap → Play or draw a site.\nWhenever another allied unit attacks, gain 1 life.",
        "Tap: play a site or draw a site.\nWhenever another allied unit attacks, gain 1 life.",
    ),
]
UNREAD = {
    "the card could be no such thing": [
        ("minion", "Whenever another enemy minion dies, draw a spell."),
        ("minion", "Whenever another avatar attacks, draw a spell."),
        ("minion", "Whenever another site is destroyed, draw a spell."),
        ("automaton", "Whenever another minion dies, gain 1 life."),
        ("relic", "Whenever another minion dies, gain 1 life."),
        ("monument", "Whenever another unit attacks, gain 1 life."),
        ("aura", "Whenever another minion dies here, gain 1 life."),
        ("site", "Whenever another unit enters here, deal 1 damage to it."),
        ("avatar", "Tap → Play or draw a site.\nWhenever another minion dies, gain 1 life."),
        ("avatar", "Tap → Play or draw a site.\nWhenever you play another site, gain 1 life."),
    ],
    "others than the card, or than the other one": [
        ("minion", "Whenever another allied minion dies, destroy another target minion."),
        ("minion", "Whenever another allied minion dies, each other allied minion gets +1 power this turn."),
        ("minion", "Whenever another allied minion attacks, untap another target minion."),
        ("minion", "Whenever another allied minion attacks, you may sacrifice another minion. If you do, draw a spell."),
        ("minion", "Whenever another allied minion attacks, if you control another artifact, draw a spell."),
        ("minion", "Whenever another minion attacks, Weir Heron gets +1 power this turn for each other enemy minion nearby."),
    ],
    "another than the one before": [
        ("minion", "Whenever an enemy minion dies, gain 1 life. Whenever another minion dies, lose 1 life."),
        ("minion", "Allied minions here have Ward. Whenever another allied minion dies, draw a spell."),
    ],
    "what replaces an event has no such word": [
        ("minion", "If another allied minion would die, banish it instead."),
        ("minion", "If damage would be dealt to another allied minion, prevent 1 of that damage."),
    ],
}


@pytest.mark.parametrize(("kind", "usual", "text"), READ)
def test_another_is_read(kind: str, usual: str, text: str) -> None:
    assert written(usual, kind) == text


@pytest.mark.parametrize(("kind", "said"), [row for rows in UNREAD.values() for row in rows])
def test_another_is_not_read_where_it_is_not_clear(kind: str, said: str) -> None:
    assert written(said, kind) is None
