"""Costs, choices, counts and tokens as players write them in short are read as what the site writes for them."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

SAME = [
    ("minion", "You may lose 3 life to draw a spell. Use this only once each turn.", "3 life: draw a spell. Once a turn."),
    ("minion", "Your magic and auras cost (1) less.", "Magic or aura cards cost you 1 less mana."),
    ("minion", "Artifacts and magic cost your opponent (1) more to cast.", "Artifact or magic cards cost the enemy 1 more mana."),
    (
        "magic",
        "Return target enemy minion nearby to its owner's hand. If its mana cost is (2) or less, draw a spell.",
        "Return a target nearby enemy minion to its owner’s hand. If it has mana cost 2 or less, draw a spell.",
    ),
    (
        "magic",
        "Destroy target aura. If it has mana cost (4) or more, draw a spell.",
        "Destroy a target aura. If it is an aura with mana cost 4 or more, draw a spell.",
    ),
    (
        "magic",
        "Deal 2 damage to each minion atop nearby water sites.",
        "Deal 2 damage to each nearby minion on the surface on a water site.",
    ),
    (
        "magic",
        "Flood an adjacent site until your next turn.",
        "An adjacent site of your choice becomes a water site until the start of your next turn.",
    ),
    ("magic", "Lose 2 life, then draw three spells and discard one.", "Lose 2 life, then draw three spells. Discard a card."),
    (
        "magic",
        "Choose one for target minion nearby:\n• It gains Lethal this turn.\n• Tap it.",
        "Choose a target nearby minion. Choose one: (1) it gains lethal until the end of the turn; (2) tap it.",
    ),
    (
        "minion",
        "Tap, discard a card → Draw a spell. If you control three or more sites, draw two spells instead.",
        "Tap, discard a card: if you control three or more sites, draw two spells. Otherwise, draw a spell.",
    ),
    (
        "minion",
        "Whenever you lose life, your opponent puts that many spells from the top of their spellbook into their graveyard.",
        "Whenever you lose life, put the top X cards of the enemy’s spellbook into their graveyard, where X is the life lost.",
    ),
    (
        "minion",
        "Weir Heron has +1 power for each other minion in the realm.",
        "This minion gets +1 power for each other minion in the realm.",
    ),
    ("minion", "Weir Heron has +1 power for each aura in play.", "This minion gets +1 power for each aura in the realm."),
    (
        "relic",
        'Bearer has "Tap → Deal 1 damage to target unit up to two steps away."',
        "Tap the bearer: deal 1 damage to a target unit up to two steps away.",
    ),
    (
        "site",
        "Deathrite → Summon two Elver tokens here. They are (W) minions with 1 power and Submerge.",
        "Deathrite: create two 1-power water minion tokens named “Elver” with submerge here.",
    ),
]


@pytest.mark.parametrize(("kind", "said", "same"), SAME, ids=lambda value: value[:60])
def test_a_short_phrase_is_read_as_what_the_site_writes(kind: str, said: str, same: str) -> None:
    assert written(said, kind) == same


def test_what_looks_like_it_and_says_more_is_not_read() -> None:
    assert written("Your magic and auras cost (1) less and (1) more.") is None
    assert written('Bearer has Airborne and "Tap → Deal 1 damage to target unit."', "relic") is None
    assert written("Genesis → Summon an Elver token here. It is a (W)(W) minion with 1 power.", "site") is None
