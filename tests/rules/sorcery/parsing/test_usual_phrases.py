"""Usual phrases are read as what the site writes for them; what is like them and means something else is not."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

CASTER = "The caster gains charge until the end of the turn. It fights a target minion."
AVATAR = "Whenever the enemy draws a site, deal 1 damage to the enemy avatar."
TAPPED = "Whenever this minion attacks, if the unit that it attacks is a tapped minion, this minion gains ward until the end of the turn."
FIRST = "If damage would be dealt to the bearer, prevent 2 of it. Once a turn."
ALSO = "Minions in the area have ward.\nWhile your air threshold is 2 or more, minions in the area have airborne."
SAME = [
    ("magic", "Destroy target minion nearby.", "Destroy a target nearby minion."),
    ("magic", "Destroy all auras.", "Destroy each aura."),
    ("magic", "DRAW TWO CARDS", "Draw two cards from either deck."),
    ("magic", "Each player loses 2 life.", "Lose 2 life. The enemy loses 2 life."),
    ("magic", "Choose one —\n• Draw a spell.\n• You gain 3 life.", "Choose one: (1) draw a spell; (2) gain 3 life."),
    ("magic", "Gain life equal to the number of minions you control.", "Gain 1 life for each allied minion."),
    ("magic", "Draw a site if you control a water site.", "If you control a water site, draw a site."),
    ("magic", "If you have (F)(F), draw a spell.", "If your fire threshold is 2 or more, draw a spell."),
    ("magic", "Target minion takes 2 damage.", "Deal 2 damage to a target minion."),
    (
        "magic",
        "Deal damage to target unit equal to your fire threshold.",
        "Deal X damage to a target unit, where X is your fire threshold.",
    ),
    (
        "magic",
        "Put a magic from your graveyard on top of your spellbook.",
        "Put a magic card from your graveyard on top of your deck.",
    ),
    (
        "magic",
        "Only cast this spell if you're at death's door. Gain 1 life.",
        "Cast this spell only if you are at death’s door. Gain 1 life.",
    ),
    ("magic", "Draw spells equal to the number of sites you control.", "Draw a spell for each allied site."),
    ("magic", "Search your atlas for a site and play it. Shuffle your atlas.", "Play a site from your atlas."),
    ("magic", "Choose one: gain 3 life, or draw a spell.", "Choose one: (1) gain 3 life; (2) draw a spell."),
    ("magic", "Return all minions nearby to their owners' hands.", "Return each nearby minion to its owner’s hand."),
    ("magic", "Until your next turn, take control of target relic.", "Gain control of a target relic until the start of your next turn."),
    ("magic", "Target minion fights target enemy unit.", "Choose a target minion. It fights a target enemy unit."),
    ("minion", "Weir Heron has Ward while on a fire site.", "While this minion is on a fire site, it has ward."),
    ("minion", "Whenever an enemy minion dies nearby, gain 1 life.", "Whenever a nearby enemy minion dies, gain 1 life."),
    ("minion", "Whenever Weir Heron attacks a unit, tap that unit.", "Whenever this minion attacks, tap the unit that it attacks."),
    ("minion", "Tap → Draw a spell. Use only on your turn.", "Tap: draw a spell. Use this only if it is your turn."),
    ("minion", "Airborne\nStealth", "Airborne, stealth."),
    ("minion", "Weir Heron can't attack sites.", "This minion can’t strike sites."),
    ("minion", "Once per turn, whenever you gain life, draw a site.", "Whenever you gain life, draw a site. Once a turn."),
    ("minion", "When Weir Heron dies, draw a spell.", "Deathrite: draw a spell."),
    ("minion", "Each other minion nearby has +1 power.", "Other nearby minions get +1 power."),
    ("minion", "Pay 2 life, (1) → Untap this minion.", "2 life, 1 mana: untap this minion."),
    ("minion", "Your opponent's magic costs (1) more.", "Magic cards cost the enemy 1 more mana."),
    ("relic", "Bearer has Lethal and +1 power.", "The bearer gets +1 power and has lethal."),
    ("relic", "Tap → Draw a spell.", "Tap the bearer: draw a spell."),
    ("site", "You have an additional (A)(W).", "You have 1 additional air threshold and you have 1 additional water threshold."),
    ("avatar", "Tap → Play or draw a site.", "Tap: play a site or draw a site."),
    (
        "magic",
        "Target site nearby becomes a water site this turn. Tap each minion atop it.",
        "A target nearby site becomes a water site until the end of the turn. Tap each minion on the surface in the same square as it.",
    ),
    (
        "site",
        "(2), sacrifice Weir Heron → Tap each unit that was atop it.",
        "2 mana, sacrifice this site: tap each unit on the surface here.",
    ),
    ("minion", "Genesis → Destroy target artifact lying nearby.", "Genesis: destroy a target nearby uncarried artifact."),
    ("magic", "The caster gains Charge this turn, then fights target minion.", CASTER),
    ("minion", "Whenever your opponent draws a site, deal 1 damage to their avatar.", AVATAR),
    (
        "magic",
        "Your opponent reveals their hand and discards all magic in it.",
        "The enemy reveals their hand. The enemy discards all magic cards.",
    ),
    (
        "magic",
        "Draw a spell for each fire site you control, but no more than three.",
        "Draw a spell for each allied fire site (at most 3).",
    ),
    ("magic", "Summon two Imp tokens here, each a 1-power fire minion.", "Create two 1-power fire minion tokens named “Imp” here."),
    ("magic", "Choose target minion and target avatar. They swap places.", "Choose a target minion. It swaps places with a target avatar."),
    ("minion", "Genesis → Tap target minion. Weir Heron fights it.", "Genesis: tap a target minion. This minion fights that minion."),
    ("minion", "Tap → The Heron fights target minion.", "Tap: this minion fights a target minion."),
    ("minion", "Whenever Weir Heron attacks a tapped minion, she gains Ward this turn.", TAPPED),
    ("relic", "The first time each turn bearer would be dealt damage, prevent 2 of it.", FIRST),
    ("site", "Minions cost (1) more for both players.", "Minion cards cost each player 1 more mana."),
    ("aura", "Affected minions have Ward.\n(A)(A) — They also have Airborne.", ALSO),
    ("magic", "Target minion nearby is pushed two steps away.", "Push a target nearby minion two steps away."),
    ("magic", "All minions underground come to the surface.", "Bring each minion underground to the surface."),
    (
        "minion",
        "Whenever Weir Heron is dealt damage, draw that many spells.",
        "Whenever this minion is dealt damage, draw that many spells.",
    ),
    (
        "minion",
        "Genesis → Move target minion to a site adjacent to that minion.",
        "Genesis: move a target minion to a site adjacent to its square.",
    ),
    (
        "magic",
        "Your opponent reveals their hand, then discards each magic that costs (2) or less.",
        "The enemy reveals their hand. The enemy discards all magic cards with mana cost 2 or less.",
    ),
    (
        "minion",
        "Genesis → You may play a site from your hand onto adjacent rubble.",
        "Genesis: you may play a site from your hand on an adjacent rubble square.",
    ),
    ("magic", "Destroy target relic nearby that no unit is carrying.", "Destroy a target nearby uncarried relic."),
]
OTHER = [
    ("magic", "Move target minion nearby to a site you control. If it's a water site, untap it."),
    ("magic", "Teleport the caster to any site you control. If it's a water site, untap the caster."),
    ("minion", "Whenever an allied minion enters a site, if it is a water site, draw a spell."),
    ("minion", "Weir Heron can't attack or sites."),
    ("magic", "Sacrifice a minion. If you do, draw a spell."),
    ("magic", "Return target site to its owner's spellbook."),
    ("magic", "Put a card from your graveyard on top of your spellbook."),
    ("magic", "Tap target minion and target artifact. Destroy it, and it."),
    ("magic", "You may untap target minion, then draw a spell."),
    ("magic", "Draw a spell ;; draw a site."),
    ("minion", "@me can't attack."),
    ("magic", "Push target minion two steps."),
    ("magic", "Return all minions to your hand."),
    ("magic", "Choose an enemy minion. Tap it."),
    ("minion", "Whenever Weir Heron attacks a unit, draw a spell."),
    ("minion", "Airborne (only at night)"),
    ("minion", "Ranged"),
    ("minion", "Lethal. Lethal."),
    ("minion", "Genesis → Draw a spell. Tap →"),
    ("avatar", "Spellcaster"),
    ("site", "Airborne"),
    ("aura", "Tap → Draw a spell."),
    ("minion", "Each enemy minion atop it can't attack."),
    ("magic", "Tap target minion nearby. Deal 2 damage to each minion atop it."),
    ("minion", "Whenever a player draws a site, deal 1 damage to their avatar."),
    ("magic", "Each player discards a card, then loses 1 life for each card in their hand."),
    ("magic", "Banish a card from your graveyard and a card from your opponent's graveyard. Gain 1 life for each magic in it."),
    ("magic", "Gain 1 life for each minion in it."),
    ("minion", "Whenever Weir Heron attacks an avatar, he gets +2 power this turn."),
    ("minion", "Whenever your opponent casts a magic, he loses 1 life."),
    ("minion", "Whenever an enemy minion attacks, move target minion to a site adjacent to that minion."),
    ("magic", "Choose target minion, target relic and target avatar. They swap places."),
    ("minion", "Genesis → Summon a 1-power minion token named Heron here. The Heron gains Ward this turn."),
    ("minion", "Tap → The Crane fights target minion."),
    ("magic", "Target minion nearby drops all artifacts and can't move."),
    ("aura", "They also have Airborne."),
    ("magic", "Return all cards from both graveyards to their owners' hands."),
]


@pytest.mark.parametrize(("kind", "usual", "text"), SAME, ids=[usual for _, usual, _ in SAME])
def test_a_usual_phrase_means_what_is_written_for_it(kind: str, usual: str, text: str) -> None:
    assert written(usual, kind) == text


@pytest.mark.parametrize(("kind", "text"), OTHER, ids=[text for _, text in OTHER])
def test_what_is_not_said_exactly_is_not_read(kind: str, text: str) -> None:
    assert written(text, kind) is None


def test_a_keyword_may_have_the_reminder_of_the_glossary() -> None:
    assert written("Charge (It has no summoning sickness.)") == "Charge."
    assert written("Charge (It may attack twice.)") is None


def test_a_name_that_is_a_word_of_the_rules_stands_for_the_word() -> None:
    assert written("Destroy target Minion.", "magic", "Minion") == "Destroy a target minion."
    assert written("Draw a Spell.", "magic", "Spell") == "Draw a spell."


def test_that_minion_is_the_only_one_that_it_may_be() -> None:
    assert written("Whenever an enemy minion attacks, tap that minion.") == "Whenever an enemy minion attacks, tap it."
    assert written("Whenever an enemy minion attacks, destroy target minion. Tap that minion.") is None
