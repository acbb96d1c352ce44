"""Sorcery 5.1: playing sites (the source's sites; S-4)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

PLAYING = Clause(
    "5.1",
    title=Text("Playing sites", "打出地标"),
    clauses=(
        Clause(
            "5.1a",
            Text(
                "An avatar may be tapped to play a site from the hand, or to draw a site.",
                "横置化身，可以从手牌打出一张地标，或抽一张地标。",
            ),
        ),
        Clause(
            "5.1b",
            Text(
                "A site is played onto a void or onto rubble, in a square adjacent to a site that its player controls.",
                "地标打出到虚空或废墟上，所在方格须与该玩家控制的另一张地标相邻。",
            ),
        ),
        Clause(
            "5.1c",
            Text(
                "A player who controls no site plays it in the square of the avatar.",
                "没有控制地标的玩家，将其打出到己方化身所在的方格。",
            ),
        ),
        Clause(
            "5.1d",
            Text(
                "If that square has an enemy's site, such a player can't play any.",
                "该方格已有对手的地标时，这样的玩家不能打出地标。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.1e",
            Text(
                "It costs no mana and asks for no thresholds. First its mana is gained, then what its arrival triggers is carried out.",
                "打出地标没有法力费用，也没有元素限制。先获得它给予的法力，再结算其进入所触发的能力。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.1f",
            Text("With an empty atlas no avatar is tapped to draw a site.", "地图册已空时，不能横置化身来抽取地标。"),
            is_ours=True,
        ),
        Clause(
            "5.1g",
            Text(
                "What effects have a player play, with no tapping, goes to the same squares unless they name others. What can't be "
                "placed stays where it was.",
                "效果使玩家打出地标时不横置化身；除非另外指明，可放置的方格相同。无法放置的牌留在原处。",
            ),
            is_ours=True,
        ),
    ),
    rulings=(
        Ruling(
            "S-4",
            Text(
                "The avatar's tap ability: play a site (onto void or rubble, adjacent to an own site or, with none, in the avatar's "
                "square), or draw a site.",
                "化身的横置能力：打出一张地标（到虚空或废墟上，与己方地标相邻；没有己方地标时为化身所在方格），或抽一张地标。",
            ),
        ),
    ),
)
