"""Costs, choices, counts, tokens and lasting abilities as players write them in short are read as what the site writes for them."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

SAME = [
    ("minion", "You may lose 3 life to draw a spell. Use this only once each turn.", "3 life: draw a spell. Once a turn."),
    ("minion", "Your magic and auras cost (1) less.", "Magic or aura cards cost you 1 less mana."),
    ("minion", "Artifacts and magic cost your opponent (1) more to cast.", "Artifact or magic cards cost the enemy 1 more mana."),
    (
        "magic",
        "Choose target enemy minion nearby. If its mana cost is (2) or less, draw a spell.",
        "Choose a target nearby enemy minion. If it has mana cost 2 or less, draw a spell.",
    ),
    (
        "magic",
        "Deal 2 damage to each minion atop nearby water sites.",
        "Deal 2 damage to each nearby minion on the surface on a water site.",
    ),
    ("site", "Once per turn, pay ① → Untap target ally here.", "1 mana: untap a target allied unit here. Once a turn."),
    ("minion", "③, Tap → Draw a spell.", "3 mana, tap: draw a spell."),
    (
        "magic",
        "Summon a minion costing ③ or less from your cemetery tapped to the caster's location.",
        "Summon a minion card with mana cost 3 or less from your graveyard here tapped.",
    ),
    (
        "magic",
        "Flood an adjacent site until your next turn.",
        "An adjacent site of your choice becomes a water site until the start of your next turn.",
    ),
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
    ("relic", "Bearer is Airborne.", "The bearer has airborne."),
    (
        "minion",
        "Burrowing\n(F) — Ranged 1\n(F)(F)(F) — Lethal",
        (
            "Burrowing.\nWhile your fire threshold is 1 or more, this minion has ranged 1.\n"
            "While your fire threshold is 3 or more, this minion has lethal."
        ),
    ),
    ("relic", "Bearer can't move. It has Ward and +4 power.", "The bearer can’t move.\nThe bearer gets +4 power and has ward."),
    ("minion", "Weir Heron can't move. It has Lethal.", "This minion can’t move.\nThis minion has lethal."),
    ("minion", "Other allies here have Movement +1 as well.", "Other allied units here have movement +1."),
    ("magic", "Untap target artifact you control, wherever it is.", "Untap a target allied artifact."),
    (
        "site",
        "Genesis → Push each minion atop an adjacent water site one step away from here.",
        "Genesis: push each adjacent minion on the surface on a water site one step away.",
    ),
    (
        "site",
        "At the start of your turn, if no enemies are within three steps of this site, gain (1).",
        "While there are no enemy units up to three steps away, you have 1 more mana at the start of your turn.",
    ),
    (
        "minion",
        "Whenever you cast a spell, if it's the second or later spell you've cast this turn, gain (1).",
        "Whenever you cast a spell, if you have cast two or more spells this turn, gain 1 mana.",
    ),
    (
        "minion",
        "Whenever you cast your second spell each turn, draw a card.",
        "Whenever you cast a spell, if you have cast exactly two spells this turn, draw a card from either deck.",
    ),
    (
        "site",
        "Whenever you cast a spell, if it is the second you have cast this turn, draw a site.",
        "Whenever you cast a spell, if you have cast exactly two spells this turn, draw a site.",
    ),
    (
        "monument",
        "Whenever an enemy minion enters this site, it doesn't untap during its controller's next untap step.",
        "Whenever an enemy minion enters this square, it is not untapped at the start of its controller’s next turn.",
    ),
    (
        "magic",
        "Each player sacrifices a minion, discards a card, and draws a spell.",
        (
            "Sacrifice a minion. The enemy sacrifices a minion. Discard a card. The enemy discards a card. "
            "Draw a spell. The enemy draws a spell."
        ),
    ),
    (
        "minion",
        "Weir Heron can't attack unless you've lost life this turn.",
        "While you have lost no life this turn, this minion can’t attack.",
    ),
    ("minion", "Genesis → Pick up any uncarried relic nearby.", "Genesis: this minion picks up a nearby uncarried relic of your choice."),
    (
        "magic",
        "All allied minions gain Lethal this turn, and enemy minions can't intercept.",
        "Each allied minion gains lethal until the end of the turn. Enemy minions can’t intercept until the end of the turn.",
    ),
    (
        "site",
        "(2), Sacrifice Weir Heron → Gain 5 life. You can't do this unless you have 7 or less life.",
        "2 mana, sacrifice this site: gain 5 life. Use this only if you have 7 or less life.",
    ),
    ("minion", "While your life is 5 or below, Weir Heron has Lethal.", "While you have 5 or less life, this minion has lethal."),
    (
        "site",
        "Once per turn, you may pay (2) and sacrifice a minion to draw a spell.",
        "2 mana, sacrifice a minion: draw a spell. Once a turn.",
    ),
    (
        "magic",
        "Until the start of your next turn, nearby fire sites are flooded.",
        "Each nearby fire site becomes a water site until the start of your next turn.",
    ),
    (
        "minion",
        "Genesis → Summon a Bogling here. It's a water minion with 1 power.",
        "Genesis: create a 1-power water minion token named “Bogling” here.",
    ),
    (
        "magic",
        "Deal 2 damage to target unit nearby. If you control a fire site, deal 4 damage instead.",
        "Choose a target nearby unit. If you control a fire site, deal 4 damage to it. Otherwise, deal 2 damage to it.",
    ),
]


@pytest.mark.parametrize(("kind", "said", "same"), SAME, ids=lambda value: value[:60])
def test_a_short_phrase_is_read_as_what_the_site_writes(kind: str, said: str, same: str) -> None:
    assert written(said, kind) == same


OTHERWISE = [
    ("minion", "Your magic and auras cost (1) less and (1) more."),
    ("minion", "Fire minions and artifacts cost you (1) less."),
    ("relic", 'Bearer has Airborne and "Tap → Deal 1 damage to target unit."'),
    ("relic", 'Bearer has "Deathrite → Draw a spell."'),
    ("relic", 'Bearer has "Tap → Destroy this unit."'),
    ("relic", 'Bearer has "Tap → Fight target adjacent minion."'),
    ("relic", 'Bearer has "Tap → Teleport to a site you control."'),
    ("relic", "Bearer can't move. It gains Ward this turn."),
    ("site", "Genesis → Summon an Elver token here. It is a (W)(W) minion with 1 power."),
    ("minion", "Genesis → Summon a minion from your hand here. It's a water minion with 1 power."),
    ("site", "Minions can't attack from here."),
    ("site", "Minions can't defend here."),
    ("minion", "Whenever you cast the second spell, draw a card."),
    ("minion", "Whenever you draw a spell, if it is the second spell this turn, gain 1 life."),
    ("minion", "Whenever you cast a minion, if it is the second you have cast this turn, draw a card."),
    ("minion", "Whenever you draw a site, if it's the third you've drawn this turn, gain 1 life."),
    ("minion", "Tap → Deal 1 damage to target minion. If Weir Heron is damaged, deal 3 damage instead."),
    ("minion", "Tap → Destroy target minion. If Weir Heron is damaged, deal 3 damage to it instead."),
    ("magic", "Deal 1 damage to target minion. If the caster is on a water site, deal 3 damage instead."),
    ("magic", "If you control a water site, the enemy discards a card, loses 1 life, and draws a card."),
    ("magic", "Both players draw a card and lose 1 life."),
    ("magic", "Both players draw a card, lose 1 life, and discard a card."),
    ("magic", "Each player loses 1 life, sacrifices a minion, and draws cards equal to its power."),
    ("magic", "If you have lost life this turn, target minion gains +2 power this turn, and enemy minions can't defend."),
    ("minion", "Genesis → You may have Weir Heron gain +2 power this turn, and enemy minions can't defend."),
    ("magic", "If you control a water site, gain (2) and an additional (W) this turn."),
    ("minion", "Genesis → Destroy all nearby minions. Draw a card for each minion."),
    ("magic", "The enemy reveals their hand and loses 1 life for each site."),
    ("aura", "Minions in the area have +1 power for each other minion."),
    ("aura", "Minions in the area have +1 power for each other minion in the realm."),
    ("minion", "Genesis → Draw two spells and discard one."),
    # somebody else is meant
    ("minion", "Whenever an enemy attacks while damaged, it gets -2 power this turn."),
    ("relic", "Whenever bearer attacks while damaged, it gets +1 power this turn."),
    ("minion", "Genesis → Choose target nearby minion. If damaged, it can't attack this turn."),
    ("minion", "Genesis → Tap target nearby enemy. Untap Weir Heron if it's tapped."),
    ("magic", "Target ally fights target enemy. That ally gains Ward this turn."),
    ("magic", "Untap target ally. Tap target enemy. That ally gets +2 power this turn."),
    ("magic", "Target ally picks up target relic. It gains Lethal this turn."),
    ("magic", "Tap target minion. Destroy target site. It can't attack this turn."),
    ("magic", "Move target minion to an adjacent site. It becomes a water site."),
    ("minion", "Genesis → Weir Heron fights target nearby enemy. It gets +2 power this turn."),
    # others than the one that the moment is about
    ("site", "Whenever an enemy minion enters this site, deal 1 damage to each other unit here."),
    ("minion", "Whenever an ally attacks, untap another target ally."),
    ("site", "Whenever a minion enters this site, if there is another minion here, tap it."),
    ("site", "Whenever an ally enters this site, draw a card for each other ally here."),
    # near the first, or near the caster
    ("magic", "Tap target minion and each adjacent minion."),
    ("magic", "Target ally fights each adjacent enemy."),
    ("magic", "Move target minion to an adjacent site, then deal 1 damage to each adjacent unit."),
]


@pytest.mark.parametrize(("kind", "said"), OTHERWISE, ids=lambda value: value[:60])
def test_what_is_like_a_phrase_and_may_mean_something_else_is_not_read(kind: str, said: str) -> None:
    assert written(said, kind) is None


def test_what_depends_on_a_condition_is_all_that_the_sentence_says() -> None:
    site = "If you control a water site, "
    for said, same in (
        ("your opponent discards a card and loses 1 life.", "the enemy discards a card, and the enemy loses 1 life."),
        (
            "deal 2 damage to target minion and 1 damage to your avatar.",
            "deal 2 damage to a target minion, then deal 1 damage to your avatar.",
        ),
        ("each player discards their hand.", "discard your hand, and the enemy discards their hand."),
    ):
        assert written(site + said, "magic") == site + same
    assert written("Whenever Weir Heron attacks, you may discard a card. If you do, your opponent discards a card and loses 1 life.") == (
        "Whenever this minion attacks, you may discard a card. If you do, the enemy discards a card, and the enemy loses 1 life."
    )
