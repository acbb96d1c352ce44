"""Families of usual phrasings are read as what the site writes for them; what could be understood in two ways is not read."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sorcery.parsing.reading_texts import texts, written

UNCLEAR = [
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
    ("site", "The first minion you cast each turn costs (1) less."),
]


@pytest.mark.parametrize("text", texts("families"), ids=lambda text: text["usual"])
def test_a_family_is_read_as_what_is_written_for_it(text: dict[str, Any]) -> None:
    assert written(text["usual"], text["kind"]) == text["written"]


@pytest.mark.parametrize(("kind", "text"), UNCLEAR, ids=[text for _, text in UNCLEAR])
def test_what_may_mean_two_things_is_not_read(kind: str, text: str) -> None:
    assert written(text, kind) is None
