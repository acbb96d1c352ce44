"""Families of usual phrasings are read as what the site writes for them; what could be understood in two ways is not read."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sorcery.parsing.reading_texts import texts, written

UNCLEAR = [
    ("minion", "Doesn't untap during your Start Phase."),
    ("minion", "Weir Heron can't be targeted."),
    ("minion", "Whenever Weir Heron deals damage to a unit, discard a card. It gets +1 power this turn."),
    ("minion", "Whenever Weir Heron is dealt damage by a minion, deal 1 damage to it."),
    ("minion", "Weir Heron can't attack unless you control a site and a minion."),
    ("minion", "If you don't have (A)(E), Weir Heron can't attack."),
    ("minion", "Genesis → You may tap target minion, then lose 1 life, then draw a card."),
    ("magic", "Summon two token Wolves here. They are minions with 1 power."),
    ("magic", "Move target minion and target artifact to a site adjacent to it."),
    ("magic", "Search your spellbook for a card and put it into your hand, then shuffle."),
    ("minion", "Whenever Weir Heron deals damage to a minion, tap it."),
    ("minion", "Whenever Weir Heron attacks an avatar, it gets +2 power this turn."),
    ("minion", "Whenever Weir Heron intercepts a unit, deal 1 damage to it."),
    ("minion", "Genesis → Summon a 1 power fire minion token named Imp here. It gains Charge this turn."),
    ("minion", "Genesis → Draw a card. It gains Charge this turn."),
    ("minion", "Deathrite → Return Weir Heron to its owner's hand."),
    ("magic", "Destroy target minion. Summon a minion from your graveyard. It gains Charge this turn."),
    ("magic", "Deal 4 damage to target minion. Deal 2 damage to each other unit adjacent to it."),
    ("magic", "Draw a card, then discard a card unless you control a water site."),
    ("magic", "Draw a card and gain 1 life if you control a fire site."),
    ("magic", "Summon a Skeleton token to each site you control."),
    ("magic", "Summon a 1 power 2 power minion token named Rat here."),
    ("magic", "Deal 2 damage to target minion. Deal 1 damage to each other minion."),
    ("magic", "Your opponent discards a card of your choice."),
    ("magic", "Choose one — Your opponent loses 2 life; or you draw a spell. Gain 1 life."),
    ("minion", "Genesis → Destroy target minion. Tap another target minion."),
    ("minion", "Weir Heron has Airborne or Ward."),
    ("minion", "Genesis → You may sacrifice a minion. If you don't, lose 2 life."),
    ("minion", "Genesis → For each enemy minion nearby, you may draw a card."),
    ("minion", "Whenever you draw one or more cards, gain 1 life."),
    ("minion", "When Weir Heron dies, you may return it to its owner's hand."),
    ("minion", "Enemy minions can't intercept Weir Heron."),
    ("minion", "Whenever Weir Heron kills a minion, draw a card."),
    ("minion", "Tap → Draw a spell. Use only once."),
    ("minion", "If you would draw a card, draw two cards and discard one instead."),
    ("minion", "Weir Heron has +2 power on your turn and -1 power on your opponent's turn."),
    ("magic", "Deal 2 damage to target minion. Otherwise, draw a card."),
    ("magic", "Draw a spell, gain 3 life, or tap target minion."),
    ("magic", "Give target minion -1 power."),
    ("magic", "Target minion gains +2 power and loses Airborne this turn."),
    ("magic", "Return target minion to its controller's hand."),
    ("magic", "Destroy target minion at the end of your turn."),
    ("magic", "Search your spellbook for a minion and put it into your hand."),
    ("magic", "Search your spellbook for a minion, reveal it, and put it on top of your spellbook."),
    ("magic", "Your opponent chooses one: draw a card, or gain 2 life."),
    ("magic", "You may discard a card or lose 2 life. If you do, draw two cards."),
    ("site", "This site provides (E)(E)."),
    ("site", "The first minion you cast each turn costs (1) less."),
    ("magic", "Target allied minion fights target enemy minion, then untaps."),
    ("magic", "Push target minion up to two steps away."),
    ("magic", "Push target minion in the same row or column as the caster up to two steps away."),
    ("magic", "Pull target unit nearby up to two steps toward the caster."),
    ("magic", "Pull all enemy minions in the same row or column as the caster up to two steps closer."),
    ("magic", "Push target adjacent minion up to three steps away."),
    (
        "magic",
        "Look at the top five cards of your spellbook. You may put two minions from among them into your hand. Put the rest on the bottom.",
    ),
    ("minion", "Whenever an allied minion attacks, gets +1 power this turn."),
    ("relic", "Has +1 power."),
    ("minion", "Whenever you summon a minion, gains Airborne this turn."),
    ("magic", "Gets +1 power this turn."),
    ("magic", "You may have target minion fight another target minion."),
    ("magic", "Target minion nearby gets +1 power this turn for each other allied minion adjacent to it."),
    ("minion", "Spells in your cemetery have no effect."),
    ("site", "At the beginning of each player's Start Phase, that player loses 1 life."),
    ("minion", "During your Main Phase, gain 1 life."),
    ("minion", "Genesis → Tap target minion and target artifact adjacent to it."),
    ("minion", "Tap, Sacrifice another minion → Deal 2 damage to each unit adjacent to it."),
    ("magic", "Deal 2 damage to target unit in the same row and column as the caster."),
    ("magic", "Each player banishes a card from both cemeteries."),
    ("magic", "Summon a Rat token here, tapped."),
    ("magic", "Summon a Rat token with 1 power here, tapped."),
    ("magic", "Deal 2 damage plus 1 to target unit."),
    ("magic", "Summon a Rat token with 1 power to each adjacent site."),
    ("minion", "Whenever Weir Heron attacks a unit, then it gets +1 power this turn."),
    ("minion", "Loses Airborne while on a land site."),
    ("minion", "While another minion is adjacent to an enemy, Weir Heron has +1 power for each minion adjacent to it."),
    ("magic", "Destroy target minion in the same row as the caster."),
    ("magic", "Return all minions from both cemeteries."),
    ("site", "Has +1 power."),
    ("magic", "Tap target minion nearby. It doesn't untap during your next Start Phase."),
]


@pytest.mark.parametrize("text", texts("families"), ids=lambda text: text["usual"])
def test_a_family_is_read_as_what_is_written_for_it(text: dict[str, Any]) -> None:
    assert written(text["usual"], text["kind"]) == text["written"]


@pytest.mark.parametrize(("kind", "text"), UNCLEAR, ids=[text for _, text in UNCLEAR])
def test_what_may_mean_two_things_is_not_read(kind: str, text: str) -> None:
    assert written(text, kind) is None
