"""Usual words for things, places and costs are read as what the site writes for them."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

SAME = [
    ("magic", "Return all minions at water sites to their owners' hands.", "Return each minion on a water site to its owner’s hand."),
    ("minion", "Minions at enemy sites have +1 power.", "Minions on an enemy site get +1 power."),
    ("magic", "Tap all enemies nearby other than avatars.", "Tap each nearby enemy minion or automaton."),
    ("minion", "Genesis → Destroy target artifact nearby other than a monument.", "Genesis: destroy a target nearby relic or automaton."),
    ("magic", "Tap each unit that isn't an Avatar.", "Tap each minion or automaton."),
    ("minion", "Your other minions have Lethal while burrowed.", "Other allied minions underground have lethal."),
    ("minion", "Allied minions with Burrowing have +1 power while underground.", "Allied minions with burrowing underground get +1 power."),
    ("site", "Your Avatar has +1 power while here.", "Allied avatars here get +1 power."),
    ("aura", "Units on affected sites can't attack.", "Units in the area on a site can’t attack."),
    ("aura", "Units at affected locations can't attack.", "Units in the area can’t attack."),
    ("aura", "Units atop affected sites can't attack.", "Units on the surface in the area on a site can’t attack."),
    ("aura", "Enemies atop affected locations can't attack.", "Enemy units on the surface in the area can’t attack."),
    (
        "aura",
        "Whenever an enemy minion dies atop an affected site, gain 1 life.",
        "Whenever an enemy minion on the surface in the area on a site dies, gain 1 life.",
    ),
    (
        "aura",
        "At the end of each turn, banish each minion in affected voids that has no Voidwalk.",
        "At the end of each turn, banish each minion without voidwalk in the void in the area.",
    ),
    ("aura", "Your affected minions have Ward.", "Allied minions in the area have ward."),
    (
        "magic",
        "Shuffle target minion, artifact, or aura nearby into its owner's spellbook.",
        "Shuffle a target nearby minion, artifact or aura into its owner’s deck.",
    ),
    ("magic", "Tap target minion in an adjacent void.", "Tap a target adjacent minion in the void."),
    ("magic", "Destroy target minion with exactly 2 power.", "Destroy a target minion with power 2."),
    ("magic", "Destroy target minion with power between 2 and 4.", "Destroy a target minion with power 2 to 4."),
    ("magic", "Destroy target Spellcaster nearby.", "Destroy a target nearby minion or automaton with spellcaster."),
    ("magic", "Tap each enemy anywhere in the realm.", "Tap each enemy unit."),
    (
        "site",
        "(1) → Target burrowed or submerged minion here returns to the surface.",
        "1 mana: bring a target minion below a site here to the surface.",
    ),
    (
        "site",
        "The first time an Airborne ally enters Weir Heron each turn, draw a spell.",
        "Whenever an allied unit with airborne enters this square, draw a spell. Once a turn.",
    ),
    ("minion", "Minions cost you (1) less if they have Airborne.", "Minion cards with airborne cost you 1 less mana."),
    ("minion", "Spells you cast cost (1) less if they cost 5 or more.", "Spells with mana cost 5 or more cost you 1 less mana."),
    (
        "minion",
        "Your automatons have +1 power. Artifacts you cast cost (1) less.",
        "Allied automata get +1 power.\nArtifact cards cost you 1 less mana.",
    ),
    ("minion", "Weir Heron has +1 power for each damage on it.", "This minion gets +X power, where X is the damage on it."),
    (
        "minion",
        "Weir Heron has +X power, where X is the number of times your units have attacked this turn.",
        "This minion gets +1 power for each attack that your units have made this turn.",
    ),
    ("minion", "Whenever a token you control dies, gain 1 life.", "Whenever an allied token unit dies, gain 1 life."),
    ("minion", "Weir Heron can't be targeted by magic.", "This minion can’t be the target of magic."),
    (
        "minion",
        "Your opponent gains (1) less at the start of each of their turns.",
        "The enemy has 1 less mana at the start of the enemy’s turn.",
    ),
]
OTHER = [
    ("minion", "Weir Heron has +1 power, or -2 if it's damaged."),
    ("minion", "While you control Fire and Air minions, Weir Heron has +1 power."),
    ("magic", "Tap each unit other than your Avatar."),
    ("minion", "Weir Heron can't be targeted."),
    ("magic", "Tap target minion other than a Beast."),
    ("magic", "Tap target undamaged minion."),
    ("magic", "Destroy target minion other than an aura."),
    ("magic", "Tap each minion with exactly power."),
]


@pytest.mark.parametrize(("kind", "usual", "text"), SAME, ids=[usual for _, usual, _ in SAME])
def test_usual_words_for_selectors_mean_what_is_written_for_them(kind: str, usual: str, text: str) -> None:
    assert written(usual, kind) == text


@pytest.mark.parametrize(("kind", "text"), OTHER, ids=[text for _, text in OTHER])
def test_words_for_selectors_that_are_not_exact_are_not_read(kind: str, text: str) -> None:
    assert written(text, kind) is None
