"""Further usual words for places, thresholds, amounts, pairs and moments are read as what the site writes for them."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

_SITES = "Tap → Play or draw a site.\n"
_PLAY = "Tap: play a site or draw a site.\n"
SAME = [
    # a site or square that is chosen, and what is there
    (
        "magic",
        "Choose a nearby site. Deal 1 damage to each minion there.",
        "Choose a nearby site of your choice, then deal 1 damage to each minion in the same square as it.",
    ),
    (
        "minion",
        "Genesis → Choose an adjacent water site. Destroy each minion there.",
        "Genesis: choose an adjacent water site of your choice, then destroy each minion in the same square as it.",
    ),
    (
        "magic",
        "Choose target site within two steps. Deal 3 damage to each minion at that site.",
        "Choose a target site up to two steps away, then deal 3 damage to each minion in the same square as it.",
    ),
    (
        "automaton",
        "Tap → Choose target adjacent site. Deal 1 damage to each unit on that site.",
        "Tap: choose a target adjacent site, then deal 1 damage to each unit in the same square as it.",
    ),
    (
        "magic",
        "Flood target nearby site. Deal 1 damage to each minion on it.",
        "A target nearby site becomes a water site. Deal 1 damage to each minion in the same square as it.",
    ),
    (
        "minion",
        "Tap → Deal 1 damage to each minion at target adjacent site.",
        "Tap: choose a target adjacent site, then deal 1 damage to each minion in the same square as it.",
    ),
    (
        "magic",
        "Return each minion at target site to its owner's hand.",
        "Choose a target site, then return each minion in the same square as it to its owner’s hand.",
    ),
    # sites near the card or in the area
    ("minion", "Genesis → Destroy all artifacts at adjacent sites.", "Genesis: destroy each adjacent artifact on a site."),
    ("minion", "Allied minions on adjacent sites have +1 power.", "Adjacent allied minions on a site get +1 power."),
    ("minion", "Other allied minions at nearby sites have +1 power.", "Other nearby allied minions on a site get +1 power."),
    (
        "aura",
        "Genesis → Submerge all minions at affected water sites.",
        "Genesis: send each minion in the area on a water site below its site.",
    ),
    # where the caster or the card is
    ("magic", "Deal 2 damage to each unit at the caster's location.", "Deal 2 damage to each unit here."),
    ("minion", "Tap → Deal 1 damage to target enemy minion at its location.", "Tap: deal 1 damage to a target enemy minion here."),
    # thresholds
    (
        "minion",
        "While you have three or more fire threshold, this minion has +1 power.",
        "While your fire threshold is 3 or more, this minion gets +1 power.",
    ),
    (
        "minion",
        "Genesis → If your opponent has at least two air threshold, draw a spell.",
        "Genesis: if the enemy’s air threshold is 2 or more, draw a spell.",
    ),
    ("magic", "Gain an additional fire threshold this turn.", "You have 1 additional fire threshold until the end of the turn."),
    (
        "monument",
        "You have an additional fire and water threshold.",
        "You have 1 additional fire threshold and you have 1 additional water threshold.",
    ),
    ("magic", "Gain 1 life for each air threshold you have, up to 4.", "Gain X life, where X is your air threshold (at most 4)."),
    # as much as a target has
    ("magic", "Gain life equal to target minion's power.", "Choose a target minion. Gain X life, where X is its power."),
    (
        "magic",
        "Deal damage equal to target ally's power to target enemy.",
        "Choose a target allied unit. Deal X damage to a target enemy unit, where X is its power.",
    ),
    (
        "magic",
        "Draw cards equal to target ally's power.",
        "Choose a target allied unit. Draw X cards from either deck, where X is that unit’s power.",
    ),
    (
        "minion",
        "Genesis → Lose life equal to target minion's cost.",
        "Genesis: choose a target minion. Lose X life, where X is its mana cost.",
    ),
    # a target, and those near it or on it
    ("magic", "Tap target minion and all minions adjacent to it.", "Tap a target minion, then tap each minion adjacent to it."),
    (
        "magic",
        "Flood target site and each site adjacent to it.",
        "A target site becomes a water site. Each site adjacent to it becomes a water site.",
    ),
    (
        "magic",
        "Destroy target site and all minions on it.",
        "Destroy a target site, then destroy each minion in the same square as it.",
    ),
    # hands
    (
        "minion",
        "While your opponent has fewer than three cards in their hand, this minion has +1 power.",
        "While the enemy has two or fewer cards in hand, this minion gets +1 power.",
    ),
    (
        "magic",
        "If your opponent has no cards in their hand, they lose 3 life.",
        "If the enemy has no cards in hand, the enemy loses 3 life.",
    ),
    # strikes at sites
    ("minion", "Whenever this minion strikes a site, destroy that site.", "Whenever this minion strikes a site, destroy each site here."),
    (
        "relic",
        "Whenever bearer strikes an enemy site, flood that site.",
        "Whenever the bearer strikes a site, each site here becomes a water site.",
    ),
    (
        "site",
        "Whenever an enemy strikes this site, deal 2 damage to it.",
        "Whenever an enemy unit here strikes a site, deal 2 damage to that unit.",
    ),
    # whoever picks something up
    (
        "minion",
        "Whenever this minion picks up an artifact, this minion gains +1 power this turn.",
        "Whenever this minion picks up an artifact, this minion gets +1 power until the end of the turn.",
    ),
    (
        "minion",
        "Whenever another ally picks up an artifact, untap that ally.",
        "Whenever another allied unit picks up an artifact, untap that unit.",
    ),
    (
        "relic",
        "When a unit picks up this relic, it gains +1 power this turn.",
        "When a unit picks up this artifact, it gets +1 power until the end of the turn.",
    ),
    # an avatar that calls itself so
    (
        "avatar",
        f"{_SITES}Tap → Your Avatar fights target adjacent enemy minion.",
        f"{_PLAY}Tap: this avatar fights a target adjacent enemy minion.",
    ),
    (
        "avatar",
        f"{_SITES}If your Avatar would be dealt damage, prevent 1 of that damage.",
        f"{_PLAY}If damage would be dealt to this avatar, prevent 1 of it.",
    ),
    (
        "avatar",
        f"{_SITES}While your Avatar is at a water site, it has +1 power.",
        f"{_PLAY}While this avatar is on a water site, it gets +1 power.",
    ),
    (
        "avatar",
        f"{_SITES}Tap → Your Avatar swaps places with target ally.",
        f"{_PLAY}Tap: this avatar swaps places with a target allied unit.",
    ),
]
OTHER = [
    # the language has no choice among the enemy's sites but a target
    ("magic", "Choose an enemy site. Deal 1 damage to each minion there."),
    # one of two that are named, or none
    ("magic", "Choose a nearby site and an adjacent site. Deal 1 damage to each minion there."),
    ("magic", "Choose target minion. Deal 1 damage to each minion at that site."),
    ("magic", "Move target minion to target site. Deal 1 damage to each minion at that site."),
    ("magic", "Choose a nearby site. Deal 1 damage to target minion. Tap each minion at that site."),
    ("minion", "Whenever this minion enters a site, deal 1 damage to each minion on it."),
    ("site", "Tap → Deal 1 damage to each minion at target nearby site."),
    ("minion", "Sacrifice a site → Deal 1 damage to each minion at target adjacent site."),
    ("magic", "Return each minion at target site to your hand."),
    # magic is nowhere itself, and a relic is where its bearer is
    ("magic", "Destroy target minion at its location."),
    ("relic", "Tap → Deal 1 damage to target enemy minion at its location."),
    ("minion", "Genesis → Destroy target minion at its site."),
    # for how long, and whose
    ("magic", "Gain an additional fire threshold."),
    ("magic", "You have an additional fire and fire threshold this turn."),
    ("magic", "Gain 1 life for each fire threshold your opponent has."),
    ("magic", "Gain 1 life for each card in their hand."),
    # a third one, or one of the two
    ("magic", "Deal damage equal to target ally's power to another target unit."),
    ("magic", "Deal damage equal to target ally's power to each adjacent enemy."),
    ("magic", "Gain life equal to target minion's power and draw a card."),
    # dealt twice to the target itself, or others than it
    ("magic", "Deal 2 damage to target minion and each minion adjacent to it."),
    ("magic", "Tap target minion and each other minion adjacent to it."),
    ("magic", "Tap target minion and all minions on it."),
    ("magic", "Destroy target minion and all artifacts on it."),
    # the site or the one that strikes it
    ("site", "Whenever an enemy strikes this site, destroy it."),
    ("site", "Whenever an enemy strikes this site, it can't attack this turn."),
    ("minion", "Whenever an enemy strikes this minion, draw a card."),
    ("minion", "Whenever an ally strikes a site, destroy that site."),
    # the artifact or the one that picks it up
    ("minion", "Whenever this minion picks up an artifact, untap it."),
    ("minion", "Whenever an ally picks up an artifact, it gains +1 power this turn."),
    ("minion", "Whenever this minion picks up an artifact, destroy that artifact."),
    ("minion", "Whenever this minion picks up a relic, draw a card."),
    ("avatar", f"{_SITES}If your Avatar would die, draw a card instead."),
]


@pytest.mark.parametrize(("kind", "usual", "text"), SAME, ids=[usual for _, usual, _ in SAME])
def test_further_usual_words_mean_what_is_written_for_them(kind: str, usual: str, text: str) -> None:
    assert written(usual, kind) == text


@pytest.mark.parametrize(("kind", "text"), OTHER, ids=[text for _, text in OTHER])
def test_further_words_that_are_not_exact_are_not_read(kind: str, text: str) -> None:
    assert written(text, kind) is None
