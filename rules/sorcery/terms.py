"""The names of what Sorcery's cards have: rarities, elements, types of artifact and keywords (S-5, S-11, S-14, S-16)."""

from __future__ import annotations

from rules.kernel.cards import Choice, Term
from rules.wording import Text

RARITIES = (
    Choice("ordinary", Text("Ordinary", "普通")),
    Choice("exceptional", Text("Exceptional", "特殊")),
    Choice("elite", Text("Elite", "精锐")),
    Choice("unique", Text("Unique", "独有")),
)

ELEMENTS = (
    Choice("fire", Text("Fire", "火"), symbol="flame", hue="fire"),
    Choice("air", Text("Air", "气"), symbol="wind", hue="stone"),
    Choice("water", Text("Water", "水"), symbol="drop", hue="water"),
    Choice("earth", Text("Earth", "地"), symbol="mountain", hue="grass"),
)

ARTIFACT_TYPES = (
    Choice("relic", Text("Relic", "器物"), meaning=Text("A unit may carry it.", "可由单位持有。")),
    Choice("automaton", Text("Automaton", "自律机"), meaning=Text("A unit by itself; it can't be carried.", "自身即为单位，不能被持有。")),
    Choice(
        "monument", Text("Monument", "遗迹"), meaning=Text("It stands where it was built; it can't be carried.", "立于原处，不能被持有。")
    ),
)

KEYWORDS = (
    Choice(
        "airborne",
        Text("Airborne", "飞空"),
        meaning=Text(
            "It moves over any square, with a site or without; only airborne or ranged units can intercept it or defend against it.",
            "可飞越任何方格，无论其中有无地标；只有飞空或远程单位能拦截它或对其防御。",
        ),
    ),
    Choice(
        "ranged",
        Text("Ranged", "远程"),
        meaning=Text(
            "It may strike a unit up to that many squares away in a straight line, in its region, and is not struck back.",
            "可不移动而攻击直线上相应格数以内、同一区域的单位，且不会受到还击。",
        ),
    ),
    Choice(
        "burrowing",
        Text("Burrowing", "潜地"),
        meaning=Text(
            "It may go underground below a land site and come up, as a step; only burrowing units meet it there.",
            "可在陆域地标处作为一步潜入地下或返回地表；只有潜地单位能在地下与其相遇。",
        ),
    ),
    Choice(
        "submerge",
        Text("Submerge", "潜水"),
        meaning=Text(
            "It may go underwater below a water site and come up, as a step; only submerging units meet it there.",
            "可在水域地标处作为一步潜入水下或返回地表；只有潜水单位能在水下与其相遇。",
        ),
    ),
    Choice("voidwalk", Text("Voidwalk", "虚空行走"), meaning=Text("It may enter the void and stay there.", "可进入虚空并留在其中。")),
    Choice(
        "stealth",
        Text("Stealth", "隐匿"),
        meaning=Text(
            "It is no target and can't be intercepted until it has struck or used an ability.",
            "在其击中过或使用过能力之前，不能成为目标，也不能被拦截。",
        ),
    ),
    Choice("charge", Text("Charge", "冲锋"), meaning=Text("It has no summoning sickness.", "不受召唤虚弱影响。")),
    Choice(
        "lethal", Text("Lethal", "致命"), meaning=Text("Any damage that it deals to a minion kills it.", "对随从造成任意伤害即将其消灭。")
    ),
    Choice(
        "ward",
        Text("Ward", "守护"),
        meaning=Text(
            "The first enemy spell or ability that would target it or deal damage to it has no effect on it, and the ward is gone.",
            "首个将以其为目标或将对其造成伤害的敌方法术或能力对其无效，随后失去守护。",
        ),
    ),
    Choice("movement", Text("Movement", "移动"), meaning=Text("It may take that many more steps in one move.", "一次移动可多走相应步数。")),
    Choice("defender", Text("Defender", "守卫"), meaning=Text("It can't attack.", "不能攻击。")),
    Choice(
        "spellcaster", Text("Spellcaster", "施法者"), meaning=Text("Spells can be cast from where it stands.", "可从其所在位置施放法术。")
    ),
)

GLOSSARY = (
    Term(
        Text("Genesis", "降临"),
        Text("Happens when the card comes into the realm.", "此牌进入领域时触发。"),
        (Text("Genesis:", "降临："),),
    ),
    Term(
        Text("Deathrite", "亡语"),
        Text("Happens when the card goes from the realm to the graveyard.", "此牌从领域置入墓地时触发。"),
        (Text("Deathrite:", "亡语："),),
    ),
    Term(
        Text("Nearby", "邻近"),
        Text("In the block of three by three squares round it, in the same region.", "以其为中心的九宫格内，且处于同一区域。"),
        (Text("nearby", "邻近"),),
    ),
    Term(
        Text("Adjacent", "相邻"),
        Text("In its own square or the four that share an edge, in the same region.", "所在方格及共边的四个方格，且处于同一区域。"),
        (Text("adjacent", "相邻"),),
    ),
    Term(
        Text("Water site", "水域地标"),
        Text(
            "A site with an underwater region: one with a water threshold, or one that was flooded.",
            "有水下区域的地标：具有水元素限制，或被淹没。",
        ),
        (Text("water site", "水域"),),
    ),
    Term(
        Text("Banish", "放逐"),
        Text("Put out of the game for good.", "永久移出游戏。"),
        (Text("banish", "放逐"),),
    ),
)
