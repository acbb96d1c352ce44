"""Texts that may be understood in two ways, or whose nearest reading would make no sense, are left as text."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

UNCLEAR = {
    "what would be done to the card itself, or to what has gone or can't bear it": [
        ("minion", "Genesis → Move Weir Heron to target site."),
        ("minion", "Genesis → Destroy target minion. Move Weir Heron there."),
        ("relic", "Whenever bearer attacks, move bearer to target site."),
        ("minion", "Whenever an enemy attacks, move that unit to target site."),
        ("magic", "Untap target ally, then move it to target site."),
        ("magic", "Tap target enemy. Target ally fights it."),
        ("magic", "Deal 2 damage to target minion, then target ally picks it up."),
        ("minion", "Whenever Weir Heron attacks, destroy target artifact. It gets +1 power this turn."),
        ("minion", "Whenever Weir Heron attacks, you may sacrifice another minion. If you do, it gains Ward this turn."),
        ("minion", "Whenever an enemy attacks, you may sacrifice another minion. If you do, destroy it."),
        ("minion", "Whenever an enemy enters here, flood target site. Tap it."),
    ],
    "what has died or left by then": [
        ("minion", "Deathrite → Banish Weir Heron. Draw a card."),
        ("relic", "When bearer dies, return it to its owner's hand."),
        ("relic", "Deathrite → Bearer takes 2 damage."),
        ("minion", "Whenever an enemy minion dies, gain control of it."),
        ("magic", "Destroy target minion. Gain control of it."),
        ("magic", "Destroy target site. Flood it."),
    ],
    "asked of what has gone, of which the engine knows no more than power, cost and place": [
        ("magic", "Return target minion to its owner's hand. If its cost was 3 or less, draw a spell."),
        ("magic", "Destroy target aura. If it has mana cost (4) or more, draw a spell."),
        ("magic", "Destroy target minion or aura. If it has mana cost 3 or more, draw a card."),
        ("magic", "Destroy target aura or monument. If it cost (4) or more, draw a card."),
    ],
    "asked of what an effect has destroyed, sacrificed or sent away before": [
        ("magic", "Destroy target minion. If it has Airborne, draw a card."),
        ("magic", "Destroy target minion. Draw a card unless it has Airborne."),
        ("magic", "Destroy target minion. If it isn't tapped, draw a card."),
        ("magic", "Banish target minion. If it isn't a fire minion, draw a card."),
        ("magic", "Sacrifice a minion. If it has Lethal, draw a card."),
    ],
    "asked for the state or the place of what has died or left": [
        ("minion", "Deathrite → If Weir Heron is at a water site, draw a card."),
        ("minion", "Deathrite → If Weir Heron is in the void, draw a card."),
        ("minion", "Deathrite → If Weir Heron isn't tapped, draw a card."),
        ("minion", "Whenever an enemy minion dies, if it is tapped, draw a card."),
        ("minion", "Whenever a tapped minion dies, draw a card."),
        ("minion", "When Weir Heron leaves the realm, if it's damaged, draw a card."),
        ("relic", "Deathrite → If bearer is an avatar, draw a card."),
    ],
    "one of several that “it” may be": [
        ("automaton", "Whenever Weir Heron intercepts an enemy, disarm it."),
        ("minion", "Whenever Weir Heron deals damage to a unit, it drops all artifacts."),
        ("minion", "Tap → Deal damage equal to Weir Heron's power to target minion nearby, then destroy it."),
        ("minion", "Whenever an enemy minion attacks, you may tap Weir Heron. If you do, destroy it."),
        ("minion", "Whenever an enemy enters an adjacent square, Weir Heron fights it. It gains +1 power this turn."),
        ("minion", "Whenever an ally attacks, deal 1 damage to target enemy nearby. It gains +1 power this turn."),
        ("magic", "Choose target minion. Deal damage equal to its power to target enemy. Tap it."),
    ],
    "“there” or “that”, of which there are two": [
        ("magic", "Choose a nearby site. Destroy target relic. Summon a 1-power Rat token there."),
        ("magic", "Choose an adjacent site. Tap target enemy. Move target ally there."),
        ("magic", "Choose a nearby site. Destroy target artifact there."),
        ("magic", "Choose target site. Deal 2 damage to target minion at that site."),
        ("minion", "Whenever an ally takes damage from a unit, destroy that unit."),
        ("minion", "Whenever another ally attacks a unit, destroy that unit."),
        ("minion", "Whenever Weir Heron strikes a site, choose target site and destroy that site."),
        ("minion", "Whenever Weir Heron strikes a site, it is destroyed."),
        ("minion", "Whenever Weir Heron picks up an artifact, it is banished."),
        ("relic", "When a unit picks up Weir Heron, destroy it."),
        ("magic", "Deal damage equal to target ally's power to target enemy. It gains Ward this turn."),
        ("minion", "Your tokens have Ward. Other minions you control have Lethal."),
        ("minion", "Whenever an enemy dies, draw a card. Each time another minion dies, gain 1 life."),
        ("minion", "Weir Heron has +1 power for each ally at adjacent sites."),
    ],
    "said otherwise than the language counts it": [
        ("minion", "At the start of your turn, if Weir Heron is tapped, you have an additional (1)."),
        ("minion", "If Weir Heron is untapped, you have an additional (1) at the start of your turn."),
        ("magic", "Destroy target minion costing (2) and (3)."),
        ("minion", "When you summon Weir Heron, draw a card."),
        ("minion", "Whenever Weir Heron attacks, tap each enemy defender."),
    ],
    "once a turn all of it, or the last part": [
        ("minion", "Whenever an ally dies, gain 1 life. Once per turn, draw a card."),
        ("minion", "Genesis → Draw a card. Once per turn, gain 1 life."),
    ],
    "the first card of a sort in a turn, which “once a turn” is not": [
        ("minion", "Whenever you cast your first magic each turn, gain 1 life."),
    ],
    "asked of what is no unit as if it were one": [
        ("relic", "At the end of your turn, if Weir Heron isn't carried, banish it."),
        ("monument", "At the end of your turn, if Weir Heron is tapped, draw a card."),
        ("magic", "Tap target artifact. If it's carried, draw a card."),
        ("minion", "Whenever a relic is destroyed, if it cost (3) or more, draw a card."),
    ],
    "one of the two that the moment names": [
        ("minion", "Whenever Weir Heron strikes a site, destroy it."),
        ("minion", "Whenever Weir Heron strikes a site, it gets +1 power this turn."),
        ("minion", "Whenever Weir Heron strikes a site, deal 1 damage to it."),
        ("minion", "Whenever Weir Heron picks up an artifact, tap it."),
        ("minion", "Whenever Weir Heron enters an enemy site, gain control of it."),
        ("relic", "Whenever bearer enters a land site, destroy it."),
        ("minion", "Whenever Weir Heron deals damage to a unit, it can't attack this turn."),
        ("minion", "Whenever Weir Heron defends against a unit, it can't untap during its controller's next turn."),
        ("magic", "Target ally fights target enemy. Untap it."),
        ("minion", "Weir Heron swaps places with target ally. Tap it."),
        ("minion", "Genesis → Untap Weir Heron and tap target enemy. It gets +1 power this turn."),
        ("minion", "Genesis → Tap target minion adjacent to Weir Heron, which gets +2 power this turn."),
        ("minion", "Whenever an ally dies, target ally gets +X power this turn, where X is its power."),
    ],
    "others than the card, or than those just named": [
        ("minion", "Whenever a minion dies, deal 1 damage to each other unit."),
        ("site", "Water minions here have +1 power. Other minions here have -1 power."),
        ("minion", "Nearby allies have +1 power. Other allies have Ward."),
        ("minion", "Genesis → Tap target enemy. Other enemies can't attack this turn."),
        ("minion", "Whenever Weir Heron attacks a minion, tap another target minion."),
        ("relic", "Whenever bearer deals damage to a minion, deal 1 damage to another target enemy."),
        ("minion", "Whenever you cast a minion, other allied minions gain Charge this turn."),
        ("minion", "Whenever your opponent casts a minion, if they control another minion, they lose 1 life."),
    ],
    "near the card, which may be one of them": [
        ("site", "While adjacent to a water site, this site provides an additional (W)."),
        ("site", "Genesis → If not adjacent to a water site, draw a card."),
        ("automaton", "While near an artifact, Weir Heron has Lethal."),
        ("relic", "While near a relic, bearer has +1 power."),
        ("minion", "Genesis → Tap each unit adjacent to Weir Heron."),
        ("minion", "Weir Heron has +1 power for each ally near it."),
        ("relic", "Tap → Deal 1 damage to each minion near bearer."),
        ("minion", "Allies near Weir Heron have +1 power."),
        ("minion", "Tap → Deal 2 damage to target unit adjacent to Weir Heron."),
        ("minion", "Whenever an ally near Weir Heron dies, draw a card."),
        ("avatar", "Tap → Play or draw a site.\nAllies near your avatar have +1 power."),
    ],
    "near the target or near the caster": [
        ("magic", "Choose target site. Tap each nearby minion."),
        ("magic", "Deal 3 damage to target enemy. Deal 1 damage to each adjacent enemy."),
        ("magic", "Return target ally to its owner's hand. Draw a card for each nearby ally."),
    ],
    "asked of the card or of what is aimed at": [
        ("minion", "Genesis → Destroy target enemy unless damaged."),
        ("minion", "Allied minions have Ward unless damaged."),
        ("relic", "Bearer can't attack unless damaged."),
        ("minion", "Genesis → Destroy target enemy only if it's damaged."),
        ("minion", "At the end of your turn, destroy target enemy only if it has 2 or less power."),
    ],
    "so always, or done then": [
        ("minion", "Tap → Allied minions gain Ward this turn. Enemies can't attack."),
        ("minion", "Deathrite → Draw a card. Allied minions have +1 power."),
        ("minion", "Whenever Weir Heron attacks, it gets +1 power this turn. It can't be intercepted."),
        ("site", "Genesis → Tap all minions here. Minions here can't attack."),
    ],
    "what happens where nothing is done": [
        ("magic", "If you control a water site, your opponent discards a card. If they don't, they lose 2 life."),
        ("minion", "Genesis → If it's your turn, sacrifice another minion. If you don't, destroy Weir Heron."),
        ("magic", "Draw a card and lose 1 life. If you control a fire site, lose 2 life instead."),
        ("minion", "Genesis → Look at the top two cards of your spellbook. You may put one into your hand and the other on the bottom."),
        (
            "minion",
            "Genesis → Look at the top two cards of your spellbook. You may put one into your hand and the rest into your graveyard.",
        ),
    ],
    "how often, how many, whose": [
        ("minion", "The first time each turn you cast a spell, if you control a fire site, draw a card."),
        ("site", "The first time an enemy enters this site each turn, if it's tapped, destroy it."),
        ("magic", "Deal 2 damage to all minions on one water site."),
        ("minion", "Tap → Tap each enemy minion on one adjacent site."),
        ("minion", "Genesis → For each allied minion, it gets +1 power this turn."),
        ("minion", "Genesis → For each fire site you control, deal 1 damage to a random nearby unit."),
        ("minion", "Genesis → Discard a card from their hand."),
        ("minion", "Genesis → Your opponent discards a card from your hand."),
        ("minion", "Genesis → Sacrifice an enemy minion."),
    ],
}


@pytest.mark.parametrize(("kind", "said"), [row for rows in UNCLEAR.values() for row in rows])
def test_an_unclear_text_is_not_read(kind: str, said: str) -> None:
    assert written(said, kind) is None


CLEAR = [
    ("minion", "Weir Heron can't attack unless damaged.", "While this minion is not damaged, it can’t attack."),
    (
        "minion",
        "Genesis → Draw a card, but only if you control a fire site.",
        "Genesis: if you control a fire site, draw a card from either deck.",
    ),
    ("minion", "Genesis → For each fire site you control, gain 1 life.", "Genesis: gain 1 life for each allied fire site."),
    ("minion", "Genesis → Tap each enemy adjacent to Weir Heron.", "Genesis: tap each adjacent enemy unit."),
    ("minion", "Enemy minions near Weir Heron have -1 power.", "Nearby enemy minions get −1 power."),
    ("minion", "Other allies near Weir Heron have +1 power.", "Other nearby allied units get +1 power."),
    (
        "automaton",
        "At the end of your turn, if Weir Heron is tapped, draw a card.",
        "At the end of your turn, if this automaton is tapped, draw a card from either deck.",
    ),
    ("minion", "Genesis → Tap each other unit adjacent to Weir Heron.", "Genesis: tap each other adjacent unit."),
    ("minion", "While near an artifact, Weir Heron has Lethal.", "While there is a nearby artifact, this minion has lethal."),
    ("minion", "Whenever Weir Heron attacks, tap another target minion.", "Whenever this minion attacks, tap another target minion."),
    ("site", "Whenever an enemy enters this site, tap it.", "Whenever an enemy unit enters this square, tap it."),
    (
        "minion",
        "Once on each of your turns, when you lose life, draw a spell.",
        "Whenever you lose life, if it is your turn, draw a spell. Once a turn.",
    ),
    (
        "minion",
        "Genesis → Look at the top two cards of your spellbook. You may put one into your hand. Put the rest into your graveyard.",
        ("Genesis: look at the top two cards of your spellbook. You may put one of them into your hand. Put the rest into your graveyard."),
    ),
    (
        "minion",
        'Genesis → Destroy target site. Summon a 1-power water minion token named "Elver" there.',
        "Genesis: destroy a target site, then create a 1-power water minion token named “Elver” to the square of that site.",
    ),
    ("minion", "Genesis → Your opponent discards a card from their hand.", "Genesis: the enemy discards a card."),
    ("minion", "Genesis → Sacrifice an allied minion.", "Genesis: sacrifice a minion."),
    ("minion", "Whenever Weir Heron strikes a site, untap this minion.", "Whenever this minion strikes a site, untap this minion."),
    (
        "minion",
        "Whenever Weir Heron deals damage to a minion, untap this minion.",
        "Whenever this minion deals damage to a minion, untap this minion.",
    ),
    (
        "minion",
        "Whenever an ally strikes a site, untap that ally.",
        "Whenever an allied unit strikes a site, untap that unit.",
    ),
    (
        "minion",
        "Whenever Weir Heron deals damage to a minion, it gets +1 power permanently.",
        "Whenever this minion deals damage to a minion, this minion gets +1 power permanently.",
    ),
    ("minion", "Whenever Weir Heron deals damage, untap it.", "Whenever this minion deals damage, untap it."),
    (
        "minion",
        "Whenever an enemy minion dies, if it has Airborne, gain 1 life.",
        "Whenever an enemy minion dies, if it has airborne, gain 1 life.",
    ),
    (
        "minion",
        "Whenever an enemy minion dies at a water site, gain 1 life.",
        "Whenever an enemy minion on a water site dies, gain 1 life.",
    ),
    (
        "minion",
        "Whenever you cast your first spell each turn, gain 1 life.",
        "Whenever you cast a spell, if you have cast exactly one spell this turn, gain 1 life.",
    ),
    (
        "minion",
        "Whenever your opponent draws their second card each turn, gain 1 life.",
        "Whenever the enemy draws a card, if the enemy has drawn exactly two cards this turn, gain 1 life.",
    ),
    ("minion", "You have an additional fire threshold.", "You have 1 additional fire threshold."),
    ("minion", "You have +1 fire threshold.", "You have 1 additional fire threshold."),
    (
        "minion",
        "Tap → You have two more (water) threshold this turn.",
        "Tap: you have 2 additional water threshold until the end of the turn.",
    ),
    ("minion", "Tap → Push target nearby minion two squares away.", "Tap: push a target nearby minion two steps away."),
]


@pytest.mark.parametrize(("kind", "said", "same"), CLEAR)
def test_what_is_alike_but_clear_is_read(kind: str, said: str, same: str) -> None:
    assert written(said, kind) == same
