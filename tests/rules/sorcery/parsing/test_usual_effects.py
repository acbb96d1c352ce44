"""Usual words for effects are read as what the site writes for them."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

SAME = [
    (
        "magic",
        "Your opponent sacrifices a minion. If you are at Death's Door, they sacrifice two minions instead.",
        "If you are at death’s door, the enemy sacrifices two minions. Otherwise, the enemy sacrifices a minion.",
    ),
    (
        "magic",
        "Your opponent reveals their hand. If they have no magic cards in hand, they lose 3 life.",
        "The enemy reveals their hand. If the enemy has no magic cards in hand, the enemy loses 3 life.",
    ),
    (
        "magic",
        "If you're at Death's Door, draw three cards. Otherwise, draw one.",
        "If you are at death’s door, draw three cards from either deck. Otherwise, draw a card from either deck.",
    ),
    (
        "magic",
        "Tap target minion. If it's damaged, destroy it instead.",
        "Choose a target minion. If it is damaged, destroy it. Otherwise, tap it.",
    ),
    (
        "magic",
        "Summon a Rat token with 1 power here. If you've gained life this turn, summon two instead.",
        (
            "If you have gained any life this turn, create two 1-power minion tokens named “Rat” here. Otherwise, create a "
            "1-power minion token named “Rat” here."
        ),
    ),
    (
        "magic",
        "Put target minion on top of its owner's spellbook, or on the bottom if it costs (4) or more.",
        (
            "Choose a target minion. If it has mana cost 4 or more, put it on the bottom of its owner’s deck. Otherwise, "
            "put it on top of its owner’s deck."
        ),
    ),
    ("magic", "Tap or untap target minion.", "Choose a target minion. Choose one: (1) tap it; (2) untap it."),
    ("magic", "Tap target minion and target artifact.", "Tap a target minion, then tap a target artifact."),
    (
        "magic",
        "Deal 2 damage to target minion, then 1 damage to the caster.",
        "Deal 2 damage to a target minion, then deal 1 damage to the caster.",
    ),
    (
        "magic",
        "Tap target minion. If its cost is 3 or less, draw a spell.",
        "Tap a target minion. If it has mana cost 3 or less, draw a spell.",
    ),
    (
        "magic",
        "Deal 3 damage to each minion atop target nearby site.",
        "Choose a target nearby site, then deal 3 damage to each minion on the surface in the same square as it.",
    ),
    (
        "magic",
        "Each minion atop target nearby water site gains Submerge this turn.",
        "Choose a target nearby water site. Each minion on the surface in the same square as it gains submerge until the end of the turn.",
    ),
    (
        "magic",
        "Surface all nearby submerged minions, then deal 2 damage to each of them.",
        "Bring each nearby minion underwater to the surface, then deal 2 damage to them.",
    ),
    (
        "magic",
        "Banish target minion nearby. Summon a 1-power Shade token with Voidwalk where it was.",
        "Banish a target nearby minion, then create a 1-power minion token named “Shade” with voidwalk to the square of that minion.",
    ),
    (
        "minion",
        "Whenever an enemy minion dies nearby, summon a 1 power Crow token where that minion died.",
        "Whenever a nearby enemy minion dies, create a 1-power minion token named “Crow” to the square of that minion.",
    ),
    (
        "minion",
        "Genesis → Summon a Mole token with 1 power underground at an adjacent land site.",
        "Genesis: create a 1-power minion token named “Mole” on an adjacent land site, below it.",
    ),
    (
        "magic",
        "Summon a 1-power Fry token underwater at target adjacent water site.",
        "Choose a target adjacent water site, then create a 1-power minion token named “Fry” to the square of that site, below it.",
    ),
    (
        "magic",
        "Summon X 1 power Rat tokens here, where X is the number of Fire sites you control.",
        "Create a 1-power minion token named “Rat” for each allied fire site here.",
    ),
    ("magic", "You have an additional (F)(F) threshold this turn.", "You have 2 additional fire threshold until the end of the turn."),
    (
        "magic",
        "Gain (3) and an additional (F)(F) this turn.",
        "Gain 3 mana, then you have 2 additional fire threshold until the end of the turn.",
    ),
    (
        "site",
        "(1), Sacrifice Weir Heron → Your water threshold is 1 higher this turn.",
        "1 mana, sacrifice this site: you have 1 additional water threshold until the end of the turn.",
    ),
    ("monument", "Provides (E)(E).", "You have 2 additional earth threshold."),
    (
        "minion",
        "Once per turn, you may pay 1 life to have Weir Heron gain +1 power this turn.",
        "1 life: this minion gets +1 power until the end of the turn. Once a turn.",
    ),
    (
        "minion",
        "Genesis → You may have Weir Heron pick up target artifact lying nearby.",
        "Genesis: you may have this minion pick up a target nearby uncarried relic.",
    ),
    (
        "minion",
        "Genesis → Weir Heron takes target nearby relic, even if another unit is carrying it.",
        "Genesis: this minion picks up a target nearby relic.",
    ),
    ("magic", "Destroy all enemies nearby.", "Destroy each nearby enemy minion or automaton."),
    ("magic", "Destroy an ally. Draw two spells.", "Sacrifice a minion or automaton, then draw two spells."),
    (
        "magic",
        "Each player loses life equal to the number of minions they control.",
        "Lose 1 life for each allied minion. The enemy loses 1 life for each enemy minion.",
    ),
    (
        "magic",
        "Your opponent puts their top four spells into their graveyard.",
        "Put the top four cards of the enemy’s spellbook into their graveyard.",
    ),
    (
        "magic",
        "Deal damage to target damaged minion equal to twice the damage already on it.",
        "Choose a target damaged minion. Deal X damage to it, where X is twice the damage on it.",
    ),
    (
        "minion",
        "Tap → Play a site from your hand to an adjacent void or rubble.",
        "Tap: play a site from your hand on an adjacent void square or rubble square.",
    ),
    (
        "magic",
        "Choose one or both — Gain (2) this turn; draw a spell.",
        "Choose one: (1) gain 2 mana; (2) draw a spell; (3) gain 2 mana, then draw a spell.",
    ),
    (
        "magic",
        "Target minion nearby doesn't untap during its controller's next two start phases.",
        "A target nearby minion is not untapped at the start of its controller’s next two turns.",
    ),
    (
        "site",
        "Sacrifice Weir Heron → Search your atlas for a site, put it on top, and shuffle the rest.",
        "Sacrifice this site: search your atlas for a site, show it, then shuffle it and put it on top.",
    ),
    (
        "automaton",
        "Whenever this automaton intercepts an enemy, disarm that enemy.",
        "Whenever this automaton intercepts, the intercepted unit drops all artifacts.",
    ),
    (
        "aura",
        "Whenever an enemy enters a square in the affected area, its power is reduced by 1 this turn.",
        "Whenever an enemy unit enters a square in the area, it gets −1 power until the end of the turn.",
    ),
    ("magic", "Heal 2 life.", "Gain 2 life."),
    (
        "site",
        "Your opponent gets 1 less mana at the start of their turn.",
        "The enemy has 1 less mana at the start of the enemy’s turn.",
    ),
    ("site", "Minions underneath this site have Lethal.", "Minions below a site here have lethal."),
    ("magic", "Burrow or submerge target nearby enemy minion.", "Send a target nearby enemy minion below its site."),
    ("magic", "Caster fights target adjacent enemy minion.", "The caster fights a target adjacent enemy minion."),
    ("magic", "Push target nearby minion two steps directly away from the caster.", "Push a target nearby minion two steps away."),
    (
        "magic",
        "Draw a spell. If you are at death's door, draw two more spells.",
        "Draw a spell. If you are at death’s door, draw two spells.",
    ),
    (
        "automaton",
        "At the end of your turn, untap this automaton and each adjacent allied minion.",
        "At the end of your turn, untap this automaton, then untap each adjacent allied minion.",
    ),
]
OTHER = [
    ("magic", "Draw a spell. If you are at death's door, draw two additional spells instead."),
    ("magic", "Your opponent's minions gain +1 power. They lose 2 life."),
    ("magic", "Destroy target minion. Its controller discards a card."),
    ("minion", "Genesis → Your opponent reveals their hand. They discard a spell of your choice."),
    ("magic", "Tap target minion and target artifact nearby. Return it to its owner's hand."),
    ("magic", "Burrow target minion nearby."),
    ("magic", "Each player draws a card. They lose 1 life."),
    ("magic", "Return target minion to its owner's hand. If it was tapped, draw a card."),
    ("magic", "Target ally deals damage equal to its power to target enemy."),
]


@pytest.mark.parametrize(("kind", "usual", "text"), SAME, ids=[usual for _, usual, _ in SAME])
def test_usual_words_for_effects_mean_what_is_written_for_them(kind: str, usual: str, text: str) -> None:
    assert written(usual, kind) == text


@pytest.mark.parametrize(("kind", "text"), OTHER, ids=[text for _, text in OTHER])
def test_words_for_effects_that_are_not_exact_are_not_read(kind: str, text: str) -> None:
    assert written(text, kind) is None
