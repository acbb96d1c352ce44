"""Sorcery 9.8, 9.9 and 9.11, ours: how things are picked, from where is measured, how long effects last."""

from __future__ import annotations

from rules.kernel.rulebook import Clause
from rules.wording import Text

PICKING = Clause(
    "9.8",
    title=Text("How things are picked", "选取的方式"),
    clauses=(
        Clause(
            "9.8a",
            title=Text("Chosen", "选择"),
            text=Text(
                "It is picked as the effect happens, by the controller of the ability; what is to be of the enemy's side, the enemy "
                "chooses.",
                "效果发生时由能力的控制者选定；须从对手一方选出的，由对手选择。",
            ),
        ),
        Clause(
            "9.8b",
            title=Text("At random", "随机"),
            text=Text(
                "Chance picks as the effect happens, each that comes into question alike.",
                "效果发生时，从符合条件的对象中等概率选出。",
            ),
        ),
        Clause(
            "9.8c",
            title=Text("All", "全部"),
            text=Text("Each that matches as the effect happens.", "效果发生时符合条件的每一个。"),
        ),
        Clause(
            "9.8d",
            title=Text("Cards", "牌"),
            text=Text(
                "Cards in a hand are chosen by the player whose they are; cards elsewhere by the controller of the ability. If there are "
                "fewer than asked for, all of them are taken.",
                "手牌由其拥有者选择，其他地方的牌由能力的控制者选择。不足所需数目时，取全部。",
            ),
        ),
    ),
    is_ours=True,
)

MEASURING = Clause(
    "9.9",
    title=Text("From where is measured", "距离的起点"),
    clauses=(
        Clause(
            "9.9a",
            Text(
                "Here, adjacent, nearby, in line and steps away are measured from the source: the card whose ability it is, for magic "
                "the location where it was cast, for a carried relic its unit.",
                "此处、相邻、邻近、直线与步数都从来源算起：来源是能力所在的牌；对魔法是施放的位置；对被持有的器物是其持有者。",
            ),
        ),
        Clause(
            "9.9b",
            Text(
                "What is somewhere round the source is in its region, too, unless the text says otherwise. Where a text names no "
                "distance and no target, it reaches all regions.",
                "除非文字另有说明，位于来源周围某处的，还须与来源处于同一区域。文字既未写距离也未写目标时，及于所有区域。",
            ),
        ),
        Clause(
            "9.9c",
            Text(
                "Sites and auras reach what lies on top, on surfaces and in voids. A site is itself found from either region of its "
                "square.",
                "地标与灵气及于最上层的物：地表与虚空中的。从其方格的任一区域都能及于地标。",
            ),
        ),
        Clause(
            "9.9d",
            Text("A source that is gone measures from where it was last.", "已经不在的来源，从其最后的位置算起。"),
        ),
    ),
    is_ours=True,
)

DURATIONS = Clause(
    "9.11",
    title=Text("How long", "期间"),
    clauses=(
        Clause(
            "9.11a",
            title=Text("Until the end of the turn", "直到回合结束"),
            text=Text(
                "It ends in the third step of the [end phase](4.4c). An effect on a unit that says nothing else lasts so long.",
                "在[结束阶段](4.4c)的第三步终止。对单位的效果没有另外说明的，持续到此时。",
            ),
        ),
        Clause(
            "9.11b",
            title=Text("Until your next turn", "直到你的下个回合"),
            text=Text(
                "It ends as the controller's next turn begins, before anything triggers.",
                "在其控制者的下个回合开始时、任何能力触发之前终止。",
            ),
        ),
        Clause(
            "9.11c",
            title=Text("Permanently", "永久"),
            text=Text(
                "For a thing as long as it is in the realm, for a player for the rest of the game. A card that comes back has nothing "
                "left of it.",
                "对物在其留在领域期间有效，对玩家在整个对局中有效。重新进入领域的牌不保留先前的任何效果。",
            ),
        ),
    ),
    is_ours=True,
)
