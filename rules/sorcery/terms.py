"""The names of what Sorcery's cards have: elements, types of artifact and keywords (S-5, S-11, S-14)."""

from __future__ import annotations

from rules.kernel.cards import Choice, Term
from rules.wording import Text

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
            "It may also step to squares that touch by a corner; only airborne or ranged units can intercept it.",
            "可斜向移动；只有飞空或远程单位能拦截它。",
        ),
    ),
    Choice(
        "ranged",
        Text("Ranged", "远程"),
        meaning=Text("It may strike a unit that many steps away without moving there.", "可攻击相应步数以内的单位而无需移动。"),
    ),
    Choice("burrowing", Text("Burrowing", "潜地"), meaning=Text("It may go underground and move there.", "可进入地下并在其中移动。")),
    Choice("submerge", Text("Submerge", "潜水"), meaning=Text("It may go underwater and move there.", "可进入水下并在其中移动。")),
    Choice("voidwalk", Text("Voidwalk", "虚空行走"), meaning=Text("It may enter the void and stay there.", "可进入虚空并留在其中。")),
    Choice(
        "stealth",
        Text("Stealth", "隐匿"),
        meaning=Text("It can't be intercepted or made a target until it attacks.", "在其攻击之前，不能被拦截或成为目标。"),
    ),
    Choice("charge", Text("Charge", "冲锋"), meaning=Text("It has no summoning sickness.", "不受召唤虚弱影响。")),
    Choice(
        "lethal", Text("Lethal", "致命"), meaning=Text("Any damage that it deals to a minion kills it.", "对随从造成任意伤害即将其消灭。")
    ),
    Choice(
        "ward",
        Text("Ward", "守护"),
        meaning=Text(
            "The first enemy spell or ability that targets it has no effect, and the ward is gone.",
            "首个以其为目标的敌方法术或能力无效，随后失去守护。",
        ),
    ),
    Choice("movement", Text("Movement", "移动"), meaning=Text("It may take that many more steps in one move.", "一次移动可多走相应步数。")),
    Choice(
        "defender",
        Text("Defender", "守卫"),
        meaning=Text("It can defend even when tapped, but can't attack.", "横置时也能防御，但不能攻击。"),
    ),
    Choice(
        "spellcaster", Text("Spellcaster", "施法者"), meaning=Text("Spells can be cast from where it stands.", "可从其所在位置施放法术。")
    ),
    Choice("genesis", Text("Genesis", "降临"), meaning=Text("Happens when the card enters the realm.", "此牌进入领域时触发。")),
    Choice("deathrite", Text("Deathrite", "亡语"), meaning=Text("Happens when the minion dies.", "此随从死亡时触发。")),
)

GLOSSARY = (
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
)
