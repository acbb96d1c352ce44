"""Texts that are like usual ones and mean something else: who or what is meant, how long, how often or for whom would be lost."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

UNREAD = {
    "minion": (
        "Tap → Target minion gets +2 power this turn if it is damaged.",
        "(1): Target minion gains lethal this turn if it is on a water site.",
        "Tap → Weir Heron fights target minion if it is damaged.",
        "Tap → Bring target minion to the surface if it is underground.",
        "Genesis: Target minion gains lethal this turn if it is on a water site.",
        "Whenever Weir Heron attacks, destroy the attacked unit if it is damaged.",
        "Whenever an ally attacks, target enemy can't defend this turn if it is tapped.",
        "Tap → Gain 2 mana and (f).",
        "Genesis: Gain (1) and (f)(f).",
        "Genesis: Destroy target minion. Tap target unit. Gain life equal to the destroyed minion's cost.",
        "Genesis: Gain control of target minion as long as Weir Heron is in the realm.",
        "Genesis: Target site becomes water as long as Weir Heron is in the realm.",
        "Whenever a minion is dealt damage by Weir Heron, it can't attack this turn.",
        "Whenever a minion takes damage from Weir Heron, it drops all artifacts.",
        "Whenever you cast or draw a spell, gain 1 life. Once per turn.",
        "Whenever an ally dies or is dealt damage, gain 1 life. Once per turn.",
        "Whenever Weir Heron attacks or is dealt damage, untap it. Once per turn.",
        "Whenever Weir Heron attacks or defends, draw a spell. Once per turn.",
        'Tap → Move target minion to an adjacent site. Summon a 1-power token named "Frog" where it was.',
        'Deathrite: Tap target minion. Summon a 1-power token named "Frog" where it died.',
        "Whenever one of your sites is struck, destroy it.",
        "Whenever a site you control is struck, it becomes water.",
        "Genesis: Deal 3 damage to target minion and 3 damage to itself.",
        "Tap → Deal 3 damage to target minion and 3 damage to itself.",
        "Enemy units can intercept Weir Heron.",
        "Units can intercept Weir Heron.",
        "Genesis: Tap each minion nearby. Destroy any of them.",
        'Genesis: Summon a 1-power token named "Frog" anywhere.',
        "Your opponent gains (1) more during your turn.",
        "You gain (1) more during your opponent's turn.",
        "Your opponent gains (1) less at the start of your turn.",
        "Whenever an enemy unit enters here, tap target unit unless it is an avatar.",
        "While near an allied minion, Weir Heron has lethal.",
        "While Weir Heron is the only minion, it has +2 power.",
        "Tap → Move to any site. It becomes water.",
    ),
    "magic": (
        "Sacrifice a minion. Target minion gets +X power this turn, where X is the sacrificed minion's power.",
        "Destroy target minion and target artifact. Gain life equal to the destroyed minion's cost.",
        "Banish target minion. Destroy target relic. Draw cards equal to the cost of the banished minion.",
        "Each player sacrifices a minion. You gain life equal to the sacrificed minion's power.",
        "Sacrifice a minion. Destroy target minion. Gain life equal to the sacrificed minion's power.",
        "Tap target minion. Destroy target artifact. Gain life equal to the minion's cost.",
        "Destroy target artifact. Tap target minion. Gain life equal to the artifact's cost.",
        "Target minion gets +1 power this turn, or +3 power until your next turn if it is damaged.",
        "Destroy all damaged minions and sites nearby.",
        "Destroy all tapped minions and auras.",
        "Target minion gets -2 power this turn. If its power was 2 or less, draw a card.",
        "Deal 2 damage to target minion and 1 to each adjacent unit.",
        "Deal 3 damage to target unit and 1 to a random adjacent unit.",
        "Tap all units except minions nearby.",
        "Destroy all artifacts except relics nearby.",
        "Gain control of target enemy minion. Its controller draws a card.",
    ),
    "relic": ("Whenever the bearer enters a site, flood it.",),
}
SAME = (
    ("Units can't intercept Weir Heron.", "This minion can’t be intercepted."),
    ("While not adjacent to any minion, Weir Heron has lethal.", "While there are no other adjacent minions, this minion has lethal."),
    ("While not adjacent to another minion, Weir Heron has lethal.", "While there are no other adjacent minions, this minion has lethal."),
    ("While near another allied minion, Weir Heron has lethal.", "While there is another nearby allied minion, this minion has lethal."),
)


@pytest.mark.parametrize(("kind", "text"), [(kind, text) for kind, texts in UNREAD.items() for text in texts])
def test_what_would_lose_something_is_not_read(kind: str, text: str) -> None:
    assert written(text, kind) is None


@pytest.mark.parametrize(("usual", "text"), SAME)
def test_the_card_itself_is_not_counted_among_those_near_it(usual: str, text: str) -> None:
    assert written(usual) == text
