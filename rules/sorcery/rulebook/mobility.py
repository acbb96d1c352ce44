"""Sorcery 8.1 to 8.6: having keywords, and those about where a unit goes and strikes (S-14, S-16)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

HAVING = Clause(
    "8.1",
    title=Text("Having keywords", "具有关键词"),
    clauses=(
        Clause(
            "8.1a",
            Text(
                "A card has the keywords that it shows, and those that effects and static abilities give it.",
                "牌具有牌面所示的关键词，以及效果和常驻能力给予的关键词。",
            ),
        ),
        Clause(
            "8.1b",
            Text(
                "To have one twice is to have it once. Of several numbers of ranged the highest counts; those of movement are added up.",
                "同一关键词具有多次与具有一次相同。远程有数个数值时以最高的为准；移动的数值累加。",
            ),
            is_ours=True,
        ),
        Clause(
            "8.1c",
            Text(
                "[Stealth](8.7) and [ward](8.10) that are used up stay so while the thing is in the realm. Only an effect that gives the "
                "keyword anew brings it back; a static ability does not.",
                "已失去的[隐匿](8.7)与[守护](8.10)在该物留在领域期间不会恢复。只有效果重新给予该关键词时才恢复，常驻能力不能使其恢复。",
            ),
            is_ours=True,
        ),
    ),
    rulings=(
        Ruling(
            "S-14",
            Text(
                "The keywords are airborne, ranged, burrowing, submerge, voidwalk, stealth, charge, lethal, ward, movement, defender, "
                "genesis (arrival) and deathrite.",
                "关键词有：飞空、远程、潜地、潜水、虚空行走、隐匿、冲锋、致命、守护、移动、守卫、降临（进入领域）与亡语。",
            ),
        ),
        Ruling(
            "S-16",
            Text(
                "Airborne moves over any square, and only airborne or ranged units intercept it or defend against it. Ranged strikes a "
                "unit up to so many squares away in a straight line, in its region, without moving there or being struck back. Burrowing "
                "goes underground at its land square and comes up as a step; submerge does so under water. Voidwalk may enter the void "
                "and stay. Stealth is no target and not intercepted until it has struck or used an ability. Charge has no summoning "
                "sickness. Lethal kills a minion with any damage. Ward: the first time it would be a target of an enemy's spell or "
                "ability, or be dealt damage by one, that has no effect and the ward is gone. Movement gives more steps. A defender "
                "cannot attack. Genesis is when it arrives, deathrite when it dies.",
                "飞空：可飞越任何方格，只有飞空或远程单位能拦截它或对它进行防御。远程：可打击同一区域直线若干格内的单位，无须移动，"
                "也不会被还击。潜地：可在所在的陆域方格进入地下，或回到地表，各为一步；潜水：在水下同样如此。虚空行走：可进入虚空并停留。"
                "隐匿：在其打击或使用能力之前，不是目标，也不会被拦截。冲锋：不受召唤虚弱影响。致命：对随从造成任意伤害即令其死亡。守护："
                "首次将成为敌方法术或能力的目标，或将受到其伤害时，该次无效，守护随之消失。移动：可多走若干步。守卫：不能攻击。降临："
                "进入领域时；亡语：死亡时。",
            ),
        ),
    ),
)

AIRBORNE = Clause(
    "8.2",
    title=Text("Airborne", "飞空"),
    clauses=(
        Clause(
            "8.2a",
            Text(
                "Its steps may lead over any square, with a site or without. Only airborne or ranged units may intercept it or defend "
                "against it.",
                "每一步可以经过任何方格，无论有无地标。只有飞空或远程单位可以拦截它，或对它进行防御。",
            ),
        ),
        Clause(
            "8.2b",
            Text(
                "It steps freely between surfaces and voids. Without voidwalk its move can't end in the void, and if it must stop there "
                "it is banished once that is [looked at](9.5).",
                "它可以在地表与虚空之间自由走步。不具虚空行走时，移动不能以虚空为终点；若不得不停在虚空，[检查状态](9.5)时被放逐。",
            ),
            is_ours=True,
        ),
        Clause(
            "8.2c",
            Text(
                "While it is on its way it is not banished. It helps neither underground nor underwater.",
                "途中不会被放逐。飞空在地下与水下不起作用。",
            ),
            is_ours=True,
        ),
    ),
)

RANGED = Clause(
    "8.3",
    title=Text("Ranged", "远程"),
    clauses=(
        Clause(
            "8.3a",
            Text(
                "Ranged N: it may [shoot](6.8) a unit up to N squares away [in line](2.2e), in its region.",
                "远程 N：可以[射击](6.8)同一区域中[直线](2.2e) N 格之内的单位。",
            ),
        ),
        Clause(
            "8.3b",
            Text(
                "It does not shoot into its own square. Neither squares without a site nor units in between hinder a shot.",
                "不能射击自己所在方格中的单位。没有地标的方格与途中的单位都不妨碍射击。",
            ),
            is_ours=True,
        ),
        Clause(
            "8.3c",
            Text(
                "It may move, attack, intercept and defend as any other unit.",
                "它与其他单位一样可以移动、攻击、拦截和防御。",
            ),
            is_ours=True,
        ),
    ),
)

BURROWING = Clause(
    "8.4",
    title=Text("Burrowing", "潜地"),
    clauses=(
        Clause(
            "8.4a",
            Text(
                "It may be underground. Going down in its own land square, or coming up there, is a step.",
                "可以处于地下。在所在的陆域方格进入地下，或回到地表，各为一步。",
            ),
        ),
        Clause(
            "8.4b",
            Text(
                "Underground it steps to the underground of adjacent squares. Only units that are in the same underground location meet "
                "it, and units of its region reach it.",
                "在地下可以走到相邻方格的地下。只有处于同一地下位置的单位与它相遇，也只有同一区域的单位能影响它。",
            ),
            is_ours=True,
        ),
    ),
)

SUBMERGE = Clause(
    "8.5",
    title=Text("Submerge", "潜水"),
    clauses=(
        Clause(
            "8.5a",
            Text(
                "It may be underwater. Going down at its own water site, or coming up there, is a step.",
                "可以处于水下。在所在的水域地标进入水下，或回到地表，各为一步。",
            ),
        ),
        Clause(
            "8.5b",
            Text(
                "Underwater it steps to the underwater of adjacent squares, as a burrowing unit does underground.",
                "在水下可以走到相邻方格的水下，与潜地单位在地下相同。",
            ),
            is_ours=True,
        ),
    ),
)

VOIDWALK = Clause(
    "8.6",
    title=Text("Voidwalk", "虚空行走"),
    clauses=(
        Clause(
            "8.6a",
            Text("It may enter the void and stay there.", "可以进入虚空并停留。"),
        ),
        Clause(
            "8.6b",
            Text(
                "It steps freely between the void and the surface of adjacent squares, and from void to void. From below a site no step "
                "leads into the void.",
                "它可以在相邻方格的虚空与地表之间、虚空与虚空之间自由走步。从地标下方不能走入虚空。",
            ),
            is_ours=True,
        ),
    ),
)
