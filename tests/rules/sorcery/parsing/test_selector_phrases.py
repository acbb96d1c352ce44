"""Usual phrases of targets, places and movement are read as what the site writes for them; what may mean two things is not."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

SAME = [
    # what things cost, and their power
    ("magic", "Destroy target minion costing (3) or more.", "Destroy a target minion with mana cost 3 or more."),
    ("magic", "Destroy target minion that costs less than (4).", "Destroy a target minion with mana cost 3 or less."),
    ("magic", "Destroy target minion that costs more than (4).", "Destroy a target minion with mana cost 5 or more."),
    ("magic", "Destroy target minion costing at most (2).", "Destroy a target minion with mana cost 2 or less."),
    ("magic", "Destroy target minion with exactly 2 power.", "Destroy a target minion with power 2."),
    ("magic", "Destroy target minion with power between 2 and 4.", "Destroy a target minion with power 2 to 4."),
    # kinds and states
    ("magic", "Destroy target enemy.", "Destroy a target enemy minion or automaton."),
    ("magic", "Banish all tokens nearby.", "Banish each nearby token minion or automaton."),
    ("magic", "Return target ally to its owner's hand.", "Return a target allied minion or automaton to its owner’s hand."),
    ("magic", "Destroy all artifacts, auras, and monuments.", "Destroy each artifact, aura or monument."),
    ("magic", "Tap all minions and artifacts nearby.", "Tap each nearby minion or artifact."),
    ("magic", "Destroy target unoccupied site.", "Destroy a target empty site."),
    ("magic", "Destroy target minion in a nearby void.", "Destroy a target nearby minion in the void."),
    ("magic", "Force all burrowed and submerged minions to the surface.", "Bring each minion below a site to the surface."),
    # who carries what
    ("magic", "Destroy target artifact carried by an enemy.", "Destroy a target carried enemy artifact."),
    ("magic", "Destroy target minion bearing a relic.", "Destroy a target artifact-bearing minion."),
    ("magic", "Destroy target relic no one is carrying.", "Destroy a target uncarried relic."),
    ("magic", "Give target relic to target ally.", "Choose a target allied unit. It picks up a target relic."),
    ("magic", "The caster picks up all artifacts here.", "The caster picks up each relic here."),
    ("magic", "Target minion drops everything it's carrying.", "A target minion drops all artifacts."),
    ("minion", "Genesis → Weir Heron steals target relic nearby.", "Genesis: this minion picks up a target nearby relic."),
    # where something goes
    ("magic", "Return target aura to owner's hand.", "Return a target aura to its owner’s hand."),
    ("magic", "Move target ally to your Avatar.", "Choose your avatar, then move a target allied unit to the square of it."),
    ("magic", "Teleport target ally to target location.", "Choose a target square, then move a target allied unit to the square of it."),
    ("magic", "Swap the positions of target minion and the caster.", "The caster swaps places with a target minion."),
    ("minion", "Tap → Teleport to any nearby site.", "Tap: move this minion to a nearby site."),
    (
        "magic",
        "Submerge all minions on target water site.",
        "Choose a target water site, then send each minion in the same square as it below its site.",
    ),
    ("minion", "At the end of your turn, Weir Heron burrows or submerges.", "At the end of your turn, send this minion below its site."),
    ("magic", "Move target minion to a site adjacent to the caster.", "Move a target minion to a site adjacent to the caster."),
    (
        "relic",
        "Tap → Move target minion to a site adjacent to bearer.",
        "Tap the bearer: move a target minion to a site adjacent to this artifact.",
    ),
    (
        "magic",
        "Flood target site. Submerge all minions there.",
        "A target site becomes a water site. Send each minion in the same square as it below its site.",
    ),
    ("magic", "Tap all enemies adjacent to target ally.", "Choose a target allied unit, then tap each enemy unit adjacent to it."),
    # two at a time
    (
        "magic",
        "Deal 2 damage to target minion and 1 damage to your Avatar.",
        "Deal 2 damage to a target minion, then deal 1 damage to your avatar.",
    ),
    ("magic", "Tap and disarm target minion.", "Tap a target minion. It drops all artifacts."),
    ("magic", "Tap or untap target minion.", "Choose a target minion. Choose one: (1) tap it; (2) untap it."),
    ("magic", "Destroy target minion and target artifact.", "Destroy a target minion, then destroy a target artifact."),
    ("magic", "Tap a nearby minion.", "Tap a nearby minion of your choice."),
]
OTHER = [
    ("magic", "Tap target minion and target artifact nearby."),
    ("magic", "Tap target minion and target artifact. Return it to its owner's hand."),
    ("magic", "Destroy target artifact carried by an enemy minion."),
    ("magic", "Tap all enemies in a line."),
    ("magic", "Submerge all minions on target land site."),
    ("magic", "Tap an enemy nearby."),
    ("magic", "Push each enemy adjacent to target ally one step away."),
    ("magic", "Deal 1 damage to each enemy near target enemy."),
    ("magic", "Teleport to target site."),
    ("magic", "Destroy all minions adjacent to target minion."),
]


@pytest.mark.parametrize(("kind", "usual", "text"), SAME, ids=[usual for _, usual, _ in SAME])
def test_a_usual_phrase_means_what_is_written_for_it(kind: str, usual: str, text: str) -> None:
    assert written(usual, kind) == text


@pytest.mark.parametrize(("kind", "text"), OTHER, ids=[text for _, text in OTHER])
def test_what_may_mean_two_things_is_not_read(kind: str, text: str) -> None:
    assert written(text, kind) is None
