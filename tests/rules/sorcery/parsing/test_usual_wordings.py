"""Wordings of a usual kind that a further look at cards brought are read as what the site writes for them."""

from __future__ import annotations

import pytest

from tests.rules.sorcery.parsing.reading_texts import written

SAME = [
    # what is atop the card itself
    (
        "site",
        "At the start of your turn, if your Avatar is atop this site, draw a card.",
        "At the start of your turn, if there is an allied avatar on the surface here, draw a card from either deck.",
    ),
    (
        "site",
        "While you control a minion atop this site, your magic costs (1) less.",
        "While there is an allied minion on the surface here, magic cards cost you 1 less mana.",
    ),
    (
        "site",
        "At the end of your turn, if no enemy is atop this site, gain 1 life.",
        "At the end of your turn, if there are no enemy units on the surface here, gain 1 life.",
    ),
    ("minion", "Allies atop sites you control have +1 power.", "Allied units on the surface on an allied site get +1 power."),
    # what is paid, and what a price stands before
    (
        "minion",
        "Once per turn, you may pay 2 life → Weir Heron gains +2 power this turn.",
        "2 life: this minion gets +2 power until the end of the turn. Once a turn.",
    ),
    ("minion", "You may pay (2) → Untap Weir Heron.", "2 mana: untap this minion."),
    # one of several that are near
    ("minion", "Genesis → Deal 1 damage to an adjacent unit.", "Genesis: deal 1 damage to an adjacent unit of your choice."),
    (
        "minion",
        "Genesis → Return a nearby minion to its owner's hand.",
        "Genesis: return a nearby minion of your choice to its owner’s hand.",
    ),
    ("minion", "Genesis → Gain control of a nearby artifact.", "Genesis: gain control of a nearby artifact of your choice."),
    ("minion", "Genesis → Push a nearby unit one step away.", "Genesis: push a nearby unit of your choice one step away."),
    ("minion", "Genesis → Destroy another nearby minion.", "Genesis: destroy another nearby minion of your choice."),
    # conditions and amounts that leave out the card
    ("minion", "Genesis → If submerged, draw a site.", "Genesis: if this minion is underwater, draw a site."),
    (
        "minion",
        "Whenever Weir Heron attacks while underwater, draw a site.",
        "Whenever this minion attacks, if it is underwater, draw a site.",
    ),
    ("minion", "Tap → Draw a site. Use only while underwater.", "Tap: draw a site. Use this only if this minion is underwater."),
    ("minion", "Weir Heron can only attack while underwater.", "While this minion is not underwater, it can’t attack."),
    (
        "minion",
        "Weir Heron can't attack unless your Avatar is nearby.",
        "While there are no nearby allied avatars, this minion can’t attack.",
    ),
    (
        "minion",
        "While adjacent to your Avatar, Weir Heron has +2 power.",
        "While there is an adjacent allied avatar, this minion gets +2 power.",
    ),
    (
        "minion",
        "Tap → Deal damage equal to its power to each nearby enemy.",
        "Tap: deal X damage to each nearby enemy unit, where X is this minion’s power.",
    ),
    # several moments
    (
        "minion",
        "Whenever Weir Heron attacks, defends, or intercepts, draw a site.",
        "\n".join(f"Whenever this minion {does}, draw a site." for does in ("attacks", "defends", "intercepts")),
    ),
    ("minion", "Genesis, Deathrite → Draw a site.", "Genesis: draw a site.\nDeathrite: draw a site."),
    ("minion", "Whenever Weir Heron or another allied minion dies, draw a site.", "Whenever an allied minion dies, draw a site."),
    ("minion", "Whenever a magic is cast, draw a site.", "Whenever a player casts a magic card, draw a site."),
    ("minion", "Genesis — Draw a site.", "Genesis: draw a site."),
    ("minion", "Charge (No summoning sickness)\nMovement +1", "Charge, movement +1."),
    ("minion", "Stealth (Can't be targeted or intercepted until it strikes or uses an ability.)", "Stealth."),
    # cards
    ("magic", "Draw X spells, where X is the number of water sites you control.", "Draw a spell for each allied water site."),
    ("magic", "Draw a number of spells equal to the number of allied minions.", "Draw a spell for each allied minion."),
    ("magic", "Put your next three spells into your cemetery.", "Put the top three cards of your spellbook into your graveyard."),
    ("site", "Genesis → You may play another site from your hand.", "Genesis: you may play a site from your hand."),
    (
        "minion",
        "Genesis → If there are no minions in your cemetery, draw a site.",
        "Genesis: if there are no minion cards in your graveyard, draw a site.",
    ),
    (
        "minion",
        (
            "Genesis → Look at your next four spells. You may reveal a minion and put it in your hand. "
            "Put the rest on the bottom of your spellbook."
        ),
        (
            "Genesis: look at the top four cards of your spellbook. You may put a minion card from among them into your hand. "
            "Put the rest on the bottom."
        ),
    ),
    ("magic", "Summon a minion from your hand without paying its cost.", "Summon a minion card from your hand."),
    (
        "site",
        "Genesis → Gain (1) and an additional fire threshold this turn.",
        "Genesis: gain 1 mana, then you have 1 additional fire threshold until the end of the turn.",
    ),
    (
        "magic",
        "Search your atlas for a site, reveal it, and put it into your hand. Shuffle your atlas. You may then play a site from your hand.",
        "Search your atlas for a site, show it and put it into your hand, then shuffle. You may play a site from your hand.",
    ),
    # mana that is counted as the turn starts
    ("monument", "At the start of your turn, gain an additional ①.", "You have 1 more mana at the start of your turn."),
    (
        "monument",
        "At the start of your turn, if you control a fire site, gain (1).",
        "While you control a fire site, you have 1 more mana at the start of your turn.",
    ),
    # what units have
    (
        "site",
        "Minion tokens atop this site have +1 power and can't attack.",
        "Token minions on the surface here get +1 power and can’t attack.",
    ),
    ("relic", "Bearer has +3 power, but can't defend or intercept.", "The bearer gets +3 power and can’t defend or intercept."),
    ("magic", "Destroy target Airborne or Burrowing minion.", "Destroy a target minion with airborne or burrowing."),
    (
        "magic",
        "Double the power of target allied minion this turn.",
        "Choose a target allied minion. It gets +X power until the end of the turn, where X is its power.",
    ),
    ("minion", "Weir Heron can only attack while it's underwater.", "While this minion is not underwater, it can’t attack."),
    ("magic", "Target ally becomes a Spellcaster this turn.", "A target allied unit gains spellcaster until the end of the turn."),
    (
        "magic",
        "Your opponent's minions can't untap until your next turn.",
        "Enemy minions can’t untap until the start of your next turn.",
    ),
    ("magic", "Deal 1 damage to each unit in the same row or column.", "Deal 1 damage to each unit in the same row or column."),
    # places, seen from sites, auras and bearers
    ("site", "Minions atop adjacent sites have Airborne.", "Adjacent minions on the surface on a site have airborne."),
    (
        "site",
        "Genesis → Submerge each minion atop adjacent water sites.",
        "Genesis: send each adjacent minion on the surface on a water site below its site.",
    ),
    ("site", "Genesis → You may teleport your Avatar here.", "Genesis: you may move your avatar to the square of this site."),
    (
        "monument",
        "Genesis → Summon a 1 power Frog token atop this monument.",
        "Genesis: create a 1-power minion token named “Frog” here.",
    ),
    ("aura", "Affected Airborne minions have -1 power.", "Minions with airborne in the area get −1 power."),
    (
        "aura",
        "At the start of your turn, if no minions are affected, destroy Weir Heron.",
        "At the start of your turn, if there are no minions in the area, destroy this aura.",
    ),
    ("relic", "While carried, you have an additional (A).", "While this artifact is a carried relic, you have 1 additional air threshold."),
    (
        "relic",
        "Bearer has +1 power. Enemies adjacent to bearer have -1 power.",
        "The bearer gets +1 power.\nWhile this artifact is a carried relic, adjacent enemy units get −1 power.",
    ),
    (
        "relic",
        "At the end of your turn, deal 1 damage to each enemy adjacent to bearer.",
        "At the end of your turn, if this artifact is a carried relic, deal 1 damage to each adjacent enemy unit.",
    ),
    (
        "relic",
        "Bearer has +1 power. Whenever bearer attacks, deal 1 damage to each enemy adjacent to bearer.",
        "The bearer gets +1 power.\nWhenever the bearer attacks, deal 1 damage to each adjacent enemy unit.",
    ),
    ("minion", "Tap → Move target minion here to an adjacent site.", "Tap: move a target minion here to a site adjacent to its square."),
    ("relic", "Enemies near bearer can't attack.", "While this artifact is a carried relic, nearby enemy units can’t attack."),
    (
        "relic",
        "Whenever you draw a card, deal 1 damage to each enemy near bearer.",
        "Whenever you draw a card, if this artifact is a carried relic, deal 1 damage to each nearby enemy unit.",
    ),
    # costs, thresholds, grounds
    ("site", "Your opponent's minions cost ① more to summon.", "Minion cards cost the enemy 1 more mana."),
    ("site", "You have +1 (A) threshold.", "You have 1 additional air threshold."),
    (
        "site",
        "Genesis → Adjacent sites are flooded this turn.",
        "Genesis: each adjacent site becomes a water site until the end of the turn.",
    ),
    ("site", "Minions here take 2 damage at the end of your turn.", "At the end of your turn, deal 2 damage to each minion here."),
    ("site", "Minions that would die here are banished instead.", "If a minion here would die, banish it instead."),
    (
        "avatar",
        "Tap → Play or draw a site.\nSacrifice another site → Draw a spell.",
        "Tap: play a site or draw a site.\nSacrifice a site: draw a spell.",
    ),
    (
        "site",
        "Genesis → Summon a minion from your cemetery here. It's tapped.",
        "Genesis: summon a minion card from your graveyard here tapped.",
    ),
    # a choice, whose options need nothing of each other
    (
        "magic",
        "Choose one:\n• Destroy target artifact nearby.\n• Deal 3 damage to target minion nearby.",
        "Choose one: (1) destroy a target nearby artifact; (2) deal 3 damage to a target nearby minion.",
    ),
]
UNREAD = [
    # others than which of two
    ("minion", "Genesis → Deal 1 damage to a minion, then deal 2 damage to another minion."),
    ("avatar", "Tap → Play or draw a site.\nTap → Untap an allied artifact, then sacrifice another artifact."),
    # once for all three, or for each
    ("minion", "Whenever Weir Heron attacks, defends, or intercepts, draw a site. Once a turn."),
    # of a relic without a bearer, or only where there is one
    ("relic", "At the start of your turn, deal 1 damage to each enemy adjacent to bearer. Draw a site."),
    ("relic", "Deathrite → Deal 1 damage to each enemy near bearer."),
    # only where the first was done
    ("minion", "Genesis → You may discard a card. You may then draw a card."),
    # cast, or come into the realm; the card itself, too
    ("relic", "Whenever you conjure an artifact, draw a site."),
    # it would be counted anew
    ("monument", "At the start of your turn, draw a card and gain (1)."),
    # a reminder of something else
    ("minion", "Charge (This can attack twice.)"),
    # avatars are spellcasters without the keyword
    ("minion", "Other nearby allied Spellcasters have Ward."),
    # which of the lines
    ("magic", "Deal 1 damage to each unit in a straight line."),
    # into the realm there, or there from elsewhere
    ("minion", "Whenever an enemy arrives at an adjacent location, deal 1 damage to it."),
    # an enemy of whose choice
    ("minion", "Genesis → Return a nearby enemy minion to its owner's hand."),
    # adjacent to whom
    ("minion", "Genesis → Move a nearby minion to an adjacent site."),
    ("minion", "Tap → Move another target minion to an adjacent site."),
    ("magic", "Teleport target ally to a nearby site."),
    # whose turn it is for each of them
    ("aura", "At the start of their turn, each player loses 1 life."),
    # no moment is after an attack
    ("relic", "After bearer attacks, untap it."),
    # in the state of the attacker or of the attacked
    ("minion", "Whenever Weir Heron attacks a minion, if tapped, draw a site."),
]


@pytest.mark.parametrize(("kind", "usual", "text"), SAME, ids=[usual for _, usual, _ in SAME])
def test_usual_wordings_mean_what_is_written_for_them(kind: str, usual: str, text: str) -> None:
    assert written(usual, kind) == written(text, kind) == text


@pytest.mark.parametrize(("kind", "text"), UNREAD, ids=[text for _, text in UNREAD])
def test_wordings_that_are_not_exact_are_not_read(kind: str, text: str) -> None:
    assert written(text, kind) is None
