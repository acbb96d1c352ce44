"""More usual phrases of the published game are read as what the site writes for them."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

#: What the text of every avatar says.
PLAYED = "Tap → Play or draw a site.\n"
SAME = [
    ("avatar", PLAYED + "Airborne", "Airborne.\nTap: play a site or draw a site."),
    ("avatar", PLAYED + "Lethal", "Lethal.\nTap: play a site or draw a site."),
    ("avatar", PLAYED + "Ranged 1", "Ranged 1.\nTap: play a site or draw a site."),
    ("avatar", PLAYED + "Airborne, Movement +1", "Airborne, movement +1.\nTap: play a site or draw a site."),
    (
        "avatar",
        "Lethal\n" + PLAYED + "Airborne\nGenesis → Draw a spell.",
        "Airborne, lethal.\nTap: play a site or draw a site.\nGenesis: draw a spell.",
    ),
    (
        "relic",
        "Tap → Deal 1 damage to target enemy within two steps of bearer.",
        "Tap the bearer: deal 1 damage to a target enemy unit up to two steps away.",
    ),
    ("relic", "Enemies within two steps of bearer have -1 power.", "Enemy units up to two steps away get −1 power."),
    (
        "avatar",
        PLAYED + "Enemies within two steps of your Avatar have -1 power.",
        "Tap: play a site or draw a site.\nEnemy units up to two steps away get −1 power.",
    ),
    (
        "avatar",
        PLAYED + "At the end of your turn, if you attacked this turn, gain 1 life.",
        "Tap: play a site or draw a site.\nAt the end of your turn, if your units have made an attack this turn, gain 1 life.",
    ),
    (
        "avatar",
        PLAYED + "At the end of your turn, if an ally attacked this turn, gain 1 life.",
        "Tap: play a site or draw a site.\nAt the end of your turn, if your units have made an attack this turn, gain 1 life.",
    ),
    (
        "avatar",
        PLAYED + "At the end of your turn, unless you attacked this turn, lose 1 life.",
        "Tap: play a site or draw a site.\nAt the end of your turn, if your units have made no attacks this turn, lose 1 life.",
    ),
    ("magic", "If your opponent attacked this turn, draw a spell.", "If enemy units have made an attack this turn, draw a spell."),
    (
        "avatar",
        PLAYED + "At the end of your turn, gain 1 life for each time you attacked this turn.",
        "Tap: play a site or draw a site.\nAt the end of your turn, gain 1 life for each attack that your units have made this turn.",
    ),
    (
        "magic",
        "Deal damage to target minion equal to the amount of life you gained this turn.",
        "Deal X damage to a target minion, where X is the life that you have gained this turn.",
    ),
    ("minion", "Can't be targeted by magics.", "This minion can’t be the target of magic."),
    ("minion", "Can't be intercepted or targeted by magic.", "This minion can’t be intercepted or be the target of magic."),
    (
        "magic",
        "Summon a 1-power Rat token to an adjacent site of your choice.",
        "Create a 1-power minion token named “Rat” on an adjacent site.",
    ),
    ("minion", "Genesis → Teleport to any site of your choice.", "Genesis: move this minion to any site."),
    (
        "magic",
        "Search your spellbook for an automaton and summon it to a nearby site. Shuffle.",
        "Summon an automaton card from your spellbook to a nearby site.",
    ),
    ("avatar", PLAYED + "Your automatons cost (1) less.", "Tap: play a site or draw a site.\nAutomaton cards cost you 1 less mana."),
    ("avatar", PLAYED + "Automata cost (1) less.", "Tap: play a site or draw a site.\nAutomaton cards cost each player 1 less mana."),
    ("monument", "Enemy spells cost (1) more.", "Spells cost the enemy 1 more mana."),
    ("monument", "Enemy magics cost (1) more.", "Magic cards cost the enemy 1 more mana."),
    (
        "monument",
        "If you control a token, enemy minions cost (1) more.",
        "While you control a token unit, minion cards cost the enemy 1 more mana.",
    ),
    ("monument", "Each player's spells cost (1) more.", "Spells cost each player 1 more mana."),
    ("magic", "Gain 1 life for each token you control.", "Gain 1 life for each allied token unit."),
    ("magic", "If you control two or more tokens, draw a spell.", "If you control two or more token units, draw a spell."),
    ("monument", "Your tokens have +1 power.", "Allied token units get +1 power."),
    ("monument", "Whenever an allied token dies, gain 1 life.", "Whenever an allied token unit dies, gain 1 life."),
    ("site", "Defenders here have +1 power.", "Units with defender here get +1 power."),
    ("relic", "While bearer is a Defender, bearer has +1 power.", "While the bearer has defender, it gets +1 power."),
    (
        "aura",
        "If a minion in the affected area would die, it is banished instead.",
        "If a minion in the area would die, banish it instead.",
    ),
    (
        "minion",
        "The first damage dealt to this minion each turn is prevented.",
        "If damage would be dealt to this minion, prevent it. Once a turn.",
    ),
    (
        "magic",
        "Look at the top three spells of your spellbook. Put one in your hand and the others on the bottom.",
        "Look at the top three cards of your spellbook. Put one of them into your hand and the rest on the bottom.",
    ),
    (
        "magic",
        "Look at the top five spells. Put one in your hand and the rest on the bottom of your spellbook.",
        "Look at the top five cards of your spellbook. Put one of them into your hand and the rest on the bottom.",
    ),
    (
        "magic",
        "Look at the top two sites. Put one in your hand and the other on the bottom.",
        "Look at the top two cards of your atlas. Put one of them into your hand and the rest on the bottom.",
    ),
    (
        "magic",
        "Look at your top three spells. Put up to one on the bottom and the rest back on top.",
        "Look at the top three cards of your spellbook. You may put one of them on the bottom. Put the rest back on top.",
    ),
    (
        "minion",
        "At the end of your turn, put this minion on the bottom of its owner's spellbook.",
        "At the end of your turn, put this minion on the bottom of its owner’s deck.",
    ),
    (
        "site",
        "At the end of your turn, put this site on the bottom of its owner's atlas.",
        "At the end of your turn, put this site on the bottom of its owner’s deck.",
    ),
    (
        "relic",
        "Whenever bearer attacks, put Weir Heron on top of its owner's spellbook.",
        "Whenever the bearer attacks, put this artifact on top of its owner’s deck.",
    ),
    (
        "magic",
        "Put all nearby minions on the bottom of their owners' spellbooks.",
        "Put each nearby minion on the bottom of its owner’s deck.",
    ),
    (
        "magic",
        "Return an artifact from your opponent's graveyard to its owner's hand.",
        "Return an artifact card from the enemy’s graveyard to the enemy’s hand.",
    ),
    ("magic", "Banish your opponent's graveyard and draw a spell.", "Banish all cards from the enemy’s graveyard, then draw a spell."),
    ("magic", "Your opponent taps a minion they control.", "Tap an enemy minion of the enemy’s choice."),
    (
        "magic",
        "Your opponent returns a minion they control to its owner's hand.",
        "Return an enemy minion of the enemy’s choice to its owner’s hand.",
    ),
    ("magic", "Your opponent banishes a minion they control.", "Banish an enemy minion of the enemy’s choice."),
    (
        "minion",
        "Whenever you cast a spell, this gets +1 power this turn.",
        "Whenever you cast a spell, this minion gets +1 power until the end of the turn.",
    ),
    ("minion", "This can't attack.", "This minion can’t attack."),
    ("automaton", "This has +1 power.", "This automaton gets +1 power."),
    ("minion", "At the end of your turn, untap this.", "At the end of your turn, untap this minion."),
    ("relic", "Sacrifice this → Draw a spell.", "Sacrifice this artifact: draw a spell."),
    (
        "avatar",
        PLAYED + "Tap → Play a site onto any rubble.",
        "Tap: play a site or draw a site.\nTap: play a site from your hand on any rubble square.",
    ),
    (
        "magic",
        "Summon two 1-power Rat tokens on top of an adjacent site.",
        "Create two 1-power minion tokens named “Rat” on an adjacent site, on top.",
    ),
    (
        "monument",
        "If you control a minion, you have an additional (1) at the start of your turn.",
        "While you control a minion, you have 1 more mana at the start of your turn.",
    ),
    ("monument", "At the start of your turn, you have one additional mana.", "You have 1 more mana at the start of your turn."),
    (
        "monument",
        "At the start of your turn, if you control a minion, you have one additional mana.",
        "While you control a minion, you have 1 more mana at the start of your turn.",
    ),
    (
        "monument",
        "At the start of your opponent's turn, they have one additional mana.",
        "The enemy has 1 more mana at the start of the enemy’s turn.",
    ),
    ("minion", "Can attack only if you control a fire site.", "While you control no fire sites, this minion can’t attack."),
    ("minion", "Can only attack if you control a fire site.", "While you control no fire sites, this minion can’t attack."),
    ("magic", "Destroy target minion costing (3) to (5).", "Destroy a target minion with mana cost 3 to 5."),
    ("magic", "Destroy all nearby minions costing between (1) and (2).", "Destroy each nearby minion with mana cost 1 to 2."),
    (
        "minion",
        "Whenever this minion takes damage from a unit, destroy that unit.",
        "Whenever this minion is dealt damage, destroy the unit that dealt the damage.",
    ),
    ("magic", "Fight target adjacent enemy minion.", "The caster fights a target adjacent enemy minion."),
    ("site", "When you play this site, draw a spell.", "Genesis: draw a spell."),
    ("magic", "Your opponent chooses and discards two cards.", "The enemy discards two cards."),
    ("minion", "Sacrifice another nearby ally → Draw a spell.", "Sacrifice another nearby minion or automaton: draw a spell."),
]
OTHER = [
    ("avatar", PLAYED + "Airborne\nAirborne"),
    ("avatar", "Airborne\n" + PLAYED + "Airborne"),
    ("avatar", PLAYED + "Genesis → Draw a spell.\nAirborne"),
    ("avatar", PLAYED + "Allies within two steps of your Avatar have +1 power."),
    ("relic", "Tap → Deal 1 damage to each minion within two steps of bearer."),
    ("avatar", PLAYED + "At the end of your turn, if a minion attacked this turn, gain 1 life."),
    ("avatar", PLAYED + "At the end of your turn, if another ally attacked this turn, gain 1 life."),
    ("avatar", PLAYED + "At the end of your turn, if your Avatar attacked this turn, gain 1 life."),
    ("avatar", PLAYED + "At the end of your turn, if you attacked a site this turn, gain 1 life."),
    ("minion", "Can't be attacked or targeted by magic."),
    ("minion", "Can't be targeted by magic or units."),
    ("magic", "Deal 2 damage to each minion on a site of your choice."),
    ("magic", "Your opponent moves a minion to an adjacent site of your choice."),
    ("magic", "Move all minions to an adjacent site of your choice."),
    ("magic", "Move target minion to an adjacent site of your opponent's choice."),
    # adjacent to whom
    ("magic", "Move target enemy minion to an adjacent site of your choice."),
    ("magic", "Move target minion below an adjacent site. Tap it."),
    ("magic", "Move target minion atop an adjacent site."),
    ("magic", "Search your spellbook for an automaton and summon it to a nearby site."),
    ("monument", "Allied minions cost (1) less."),
    ("monument", "Enemy minions nearby cost (1) more."),
    ("monument", "Enemy spells cost you (1) more."),
    ("magic", "Gain 1 life for each Rat token you control."),
    ("monument", "Your tokens cost (1) less."),
    ("site", "Spellcasters here have Ward."),
    ("monument", "Enemy Spellcasters have -1 power."),
    ("magic", "Tap target Spellcaster."),
    ("minion", "Your Spellcasters have +1 power."),
    ("relic", "While bearer is a Spellcaster, bearer has +1 power."),
    ("minion", "If an artifact would be destroyed, it is banished instead."),
    ("minion", "The second damage dealt to this minion each turn is prevented."),
    ("minion", "The first damage dealt by this minion each turn is prevented."),
    ("magic", "Look at the top two sites of your spellbook. Put one in your hand and the other on the bottom."),
    ("magic", "Look at the top two cards. Put one in your hand and the other on the bottom."),
    ("magic", "Your opponent shuffles their spellbook. Look at the top spell. You may put it on the bottom."),
    ("magic", "Your opponent looks at the top three spells. They put one on the bottom and the rest back on top."),
    ("minion", "At the end of your turn, put this minion on the bottom of its owner's atlas."),
    ("minion", "At the end of your turn, put this minion on the bottom of your spellbook."),
    ("site", "At the end of your turn, put this site on the bottom of its owner's spellbook."),
    ("magic", "Put all nearby sites on the bottom of their owners' spellbooks."),
    ("magic", "Return a minion from a graveyard to its owner's hand."),
    ("magic", "Return an artifact from your opponent's graveyard to your hand."),
    ("magic", "Banish both graveyards."),
    ("magic", "Your opponent taps an enemy minion."),
    ("magic", "Your opponent taps a minion."),
    ("magic", "Your opponent taps a random minion they control."),
    ("minion", "Tap target minion. This can't be prevented."),
    ("magic", "This can't attack."),
    ("minion", "Whenever an enemy attacks this, draw a spell."),
    ("minion", "Sacrifice this turn → Draw a spell."),
    ("magic", "Move each minion atop an adjacent site one step away."),
    ("magic", "Move target minion atop an adjacent void."),
    ("minion", "Genesis → Summon a 1-power Mole token underground here."),
    ("monument", "At the start of your turn, your opponent has one additional mana."),
    ("minion", "Can only be attacked if you control a fire site."),
    ("minion", "Can only attack minions if you control a fire site."),
    ("magic", "Destroy target minion costing (3) or (5)."),
    ("magic", "Destroy target minion costing (5) to (3)."),
    ("minion", "Whenever this minion takes damage from a unit, draw a spell."),
    ("minion", "Whenever this minion takes damage from a spell, draw a spell."),
    ("magic", "Tap target ally. Fight target enemy minion."),
    ("minion", "When your opponent summons this minion, draw a spell."),
    ("site", "When you play this site or another site, draw a spell."),
    ("magic", "Your opponent reveals their hand. Choose and discard a card."),
    ("magic", "Your opponent chooses and discards a random card."),
    ("minion", "Sacrifice a nearby ally → Draw a spell."),
    ("minion", "Sacrifice a nearby enemy → Draw a spell."),
]


@pytest.mark.parametrize(("kind", "usual", "text"), SAME, ids=[usual for _, usual, _ in SAME])
def test_more_usual_phrases_mean_what_is_written_for_them(kind: str, usual: str, text: str) -> None:
    assert written(usual, kind) == text


@pytest.mark.parametrize(("kind", "text"), OTHER, ids=[text for _, text in OTHER])
def test_phrases_near_them_that_are_not_exact_are_not_read(kind: str, text: str) -> None:
    assert written(text, kind) is None
