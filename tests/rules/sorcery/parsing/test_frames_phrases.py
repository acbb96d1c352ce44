"""Moments, conditions, costs, limits and replaced events in usual words are read as what the site writes for them."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

SAME = [
    # moments
    ("minion", "Whenever an opponent's minion dies nearby, gain 1 life.", "Whenever a nearby enemy minion dies, gain 1 life."),
    ("minion", "Whenever a minion of yours is killed, gain 1 life.", "Whenever an allied minion dies, gain 1 life."),
    ("minion", "Gain 1 life whenever an enemy minion dies near Weir Heron.", "Whenever a nearby enemy minion dies, gain 1 life."),
    (
        "minion",
        "Each time a minion takes damage from Weir Heron, gain 1 life.",
        "Whenever this minion deals damage to a minion, gain 1 life.",
    ),
    ("minion", "Each time your opponent discards, draw a spell.", "Whenever the enemy discards a card, draw a spell."),
    ("minion", "Whenever you or your opponent cast a magic, gain 1 life.", "Whenever a player casts a magic card, gain 1 life."),
    ("minion", "When attacking, draw a spell.", "Whenever this minion attacks, draw a spell."),
    ("minion", "Lethal\nWhen he dies, draw a spell.", "Lethal.\nDeathrite: draw a spell."),
    ("minion", "When you first draw a spell each turn, draw a site.", "Whenever you draw a spell, draw a site. Once a turn."),
    ("site", "Enemy minions that enter this site become tapped.", "Whenever an enemy minion enters this square, tap it."),
    ("site", "Tap any enemy minion that enters here.", "Whenever an enemy minion enters this square, tap it."),
    (
        "site",
        "Minions you summon here gain Charge this turn.",
        "Whenever an allied minion here arrives, it gains charge until the end of the turn.",
    ),
    (
        "minion",
        "Your opponent discards a card whenever they cast a magic.",
        "Whenever the enemy casts a magic card, the enemy discards a card.",
    ),
    # conditions
    (
        "minion",
        "Weir Heron can't attack unless you control a fire site or are at Death's Door.",
        "While you control no fire sites and you are not at death’s door, this minion can’t attack.",
    ),
    ("magic", "If three or more of your minions are tapped, draw a spell.", "If you control three or more tapped minions, draw a spell."),
    ("magic", "Gain 5 life. Cast only while at Death's Door.", "Cast this spell only if you are at death’s door. Gain 5 life."),
    ("minion", "When on a water site, Weir Heron has Lethal.", "While this minion is on a water site, it has lethal."),
    ("minion", "Ward while you control another minion.", "While you control another minion, this minion has ward."),
    ("minion", "(F)(F) — Charge", "While your fire threshold is 2 or more, this minion has charge."),
    (
        "minion",
        "Weir Heron has Ward while another minion is under your control.",
        "While you control another minion, this minion has ward.",
    ),
    ("magic", "If one of your minions has 5 or more power, draw a spell.", "If you control a minion with power 5 or more, draw a spell."),
    ("magic", "If your water threshold is (W)(W) or more, draw a spell.", "If your water threshold is 2 or more, draw a spell."),
    (
        "magic",
        "Target minion takes 2 damage. If you are at death's door, it takes 4 damage instead.",
        "Choose a target minion. If you are at death’s door, deal 4 damage to it. Otherwise, deal 2 damage to it.",
    ),
    (
        "minion",
        "If you haven't cast a spell this turn, draw a spell at the end of your turn.",
        "At the end of your turn, if you have cast no spells this turn, draw a spell.",
    ),
    (
        "minion",
        "While on a fire site, whenever Weir Heron attacks, draw a spell.",
        "Whenever this minion attacks, if it is on a fire site, draw a spell.",
    ),
    # costs and limits
    ("minion", "Once per turn, you may pay (2). If you do, draw a spell.", "2 mana: draw a spell. Once a turn."),
    ("minion", "(2) → Draw a spell. Only usable on your turn.", "2 mana: draw a spell. Use this only if it is your turn."),
    (
        "minion",
        "(1) → Draw a spell. Can't be used unless you control a water site.",
        "1 mana: draw a spell. Use this only if you control a water site.",
    ),
    ("minion", "Tap + spend (2) → Draw a spell.", "Tap, 2 mana: draw a spell."),
    ("minion", "You may sacrifice Weir Heron to draw a spell.", "Sacrifice this minion: draw a spell."),
    ("relic", "Bearer may tap to draw a spell.", "Tap the bearer: draw a spell."),
    (
        "magic",
        "Draw two spells. Cast only if you control a water site.",
        "Cast this spell only if you control a water site. Draw two spells.",
    ),
    # replaced events
    ("minion", "Weir Heron can't be damaged.", "If damage would be dealt to this minion, prevent it."),
    ("minion", "Nearby allies take 1 less damage.", "If damage would be dealt to a nearby allied unit, prevent 1 of it."),
    ("minion", "Takes no damage while underground.", "If damage would be dealt to this minion and it is underground, prevent it."),
    (
        "minion",
        "Prevent the first damage that would be dealt to Weir Heron each turn.",
        "If damage would be dealt to this minion, prevent it. Once a turn.",
    ),
    (
        "minion",
        "Your opponent can't draw cards on your turn.",
        "If the enemy would draw a card and it is your turn, they draw no card instead.",
    ),
    (
        "minion",
        "Life you lose from strikes at your sites is reduced by 1.",
        "If you would lose life by a strike at a site, you lose 1 less.",
    ),
    ("minion", "On your turn, Weir Heron takes no damage.", "If damage would be dealt to this minion and it is your turn, prevent it."),
    # what lasts
    ("minion", "Nearby allied minions other than Weir Heron have Ward.", "Other nearby allied minions have ward."),
    ("minion", "The power of nearby enemy minions is reduced by 1.", "Nearby enemy minions get −1 power."),
    ("minion", "No enemy minion nearby can attack.", "Nearby enemy minions can’t attack."),
    ("minion", "(E)(E) — Minions you cast cost (1) less.", "While your earth threshold is 2 or more, minion cards cost you 1 less mana."),
    ("minion", "Your water threshold is increased by 1.", "You have 1 additional water threshold."),
    ("minion", "Provides (W)(W) while on a water site.", "While this minion is on a water site, you have 2 additional water threshold."),
    ("relic", "Gives bearer +2 power and Lethal.", "The bearer gets +2 power and has lethal."),
    ("aura", "Floods affected sites.", "Sites in the area are water sites."),
]
OTHER = [
    ("minion", "Doesn't untap during your Start Phase."),
    ("minion", "Weir Heron has power equal to the number of water sites you control."),
    ("minion", "Each turn, gain 1 life."),
    ("minion", "Weir Heron can't be damaged this turn."),
    ("minion", "Weir Heron can't be damaged by magic."),
    ("minion", "If you would lose life, you lose 1 less."),
    ("minion", "Weir Heron has Lethal unless you control a fire site and a water site or minion."),
    ("relic", "When attacking, draw a spell."),
    ("minion", "Genesis → Summon a 1-power Imp token here.\nWhenever it attacks, draw a spell."),
    ("minion", "Whenever Weir Heron attacks from a fire site, draw a spell."),
    ("minion", "(2) → Draw a spell, but only if you control a water site."),
    ("minion", "Sacrifice any minion → Draw a spell."),
    ("site", "While you control a minion, this site provides (E)(E)."),
    ("minion", "Once per turn, prevent all damage that would be dealt to Weir Heron."),
]


@pytest.mark.parametrize(("kind", "usual", "text"), SAME, ids=[usual for _, usual, _ in SAME])
def test_a_frame_in_usual_words_means_what_is_written_for_it(kind: str, usual: str, text: str) -> None:
    assert written(usual, kind) == text


@pytest.mark.parametrize(("kind", "text"), OTHER, ids=[text for _, text in OTHER])
def test_a_frame_that_is_not_clear_is_not_read(kind: str, text: str) -> None:
    assert written(text, kind) is None
