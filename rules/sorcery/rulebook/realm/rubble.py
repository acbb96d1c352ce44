"""Sorcery 2.6 and 2.7: what a site leaves, and what a new one finds (the source's sites; S-13)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause
from rules.wording import Text

RUBBLE = Clause(
    "2.6",
    title=Text("Rubble", "废墟"),
    clauses=(
        Clause(
            "2.6a",
            Text(
                "A destroyed site goes to its owner's graveyard and leaves rubble in its square.",
                "被摧毁的地标置入其拥有者的墓地，在原方格留下废墟。",
            ),
        ),
        Clause(
            "2.6b",
            Text("Nobody controls rubble.", "任何玩家都不控制废墟。"),
        ),
        Clause(
            "2.6c",
            Text("A new site may be placed on rubble and takes its place.", "新的地标可以放置在废墟上，取代废墟。"),
        ),
        Clause(
            "2.6d",
            Text(
                "A site that leaves the realm in any other way leaves rubble, too.",
                "地标以任何其他方式离开领域时，同样留下废墟。",
            ),
            is_ours=True,
        ),
        Clause(
            "2.6e",
            Text(
                "Rubble is land, but no site: it gives neither mana nor threshold, can't be attacked, and nothing is cast onto it.",
                "废墟是陆域，但不是地标：不提供法力与元素，不能被攻击，也不能向其上施放法术。",
            ),
            is_ours=True,
        ),
        Clause(
            "2.6f",
            Text(
                "What stood on the site or below it stays where it is; below is underground from then on.",
                "原先在地标上方与下方的一切留在原处；下方此后为地下。",
            ),
            is_ours=True,
        ),
    ),
)

NEW_SITE = Clause(
    "2.7",
    title=Text("A new site", "新的地标"),
    clauses=(
        Clause(
            "2.7a",
            Text(
                "A site that comes into a void lifts all that is there onto its surface, without moving it.",
                "地标放入虚空时，该处的一切即处于其地表，但并未移动。",
            ),
        ),
        Clause(
            "2.7b",
            Text(
                "On rubble, what is on the surface stays there, and what is below is then below the new site.",
                "地标放在废墟上时，地表的一切不变，下方的一切即处于新地标的下方。",
            ),
        ),
    ),
    is_ours=True,
)
