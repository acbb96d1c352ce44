"""Sorcery 9.10 and 9.12, ours: moments and effects; and chapter 9 as a whole."""

from __future__ import annotations

from rules.kernel.rulebook import Clause
from rules.sorcery.rulebook.abilities.kinds import ACTIVATED, KINDS, REPLACEMENT, STATES, STATIC, TRIGGERED, WAITING
from rules.sorcery.rulebook.abilities.selection import DURATIONS, MEASURING, PICKING
from rules.wording import Text

MOMENTS = Clause(
    "9.10",
    title=Text("Moments", "时机"),
    clauses=(
        Clause(
            "9.10a",
            title=Text("Arrives", "进入领域"),
            text=Text(
                "The thing has come into the realm: cast, played, summoned or made.",
                "该物进入领域：施放、打出、召唤或产生。",
            ),
        ),
        Clause(
            "9.10b",
            title=Text("Dies, leaves", "死亡、离开"),
            text=Text(
                "It has gone to the graveyard from the realm; it has left the realm to wherever. A site that has left has become rubble.",
                "从领域置入墓地，即死亡；离开领域，无论去往何处，即离开。离开的地标变为废墟。",
            ),
        ),
        Clause(
            "9.10c",
            title=Text("Enters", "进入方格"),
            text=Text(
                "A unit has come into another square, by a step or by an effect. Going up or down in its square is no entering of a "
                "square, nor is arriving in the realm.",
                "单位因走步或效果到达另一个方格。在所在方格中上下移动不算进入方格，进入领域也不算。",
            ),
        ),
        Clause(
            "9.10d",
            title=Text("Attacks", "攻击"),
            text=Text(
                "A unit was tapped to attack or to shoot, or was intercepted as it only moved. An attacker that is intercepted does not "
                "attack anew.",
                "单位为攻击或射击而横置，或在单纯移动时被拦截。被拦截的攻击者不再次视为攻击。",
            ),
        ),
        Clause(
            "9.10e",
            title=Text("Intercepts, defends", "拦截、防御"),
            text=Text("A unit was tapped for it, and a defender has moved in.", "单位为此横置；防御的单位已经移入。"),
        ),
        Clause(
            "9.10f",
            title=Text("Strikes a site", "击中地标"),
            text=Text("The site was struck and life was lost.", "地标被击中，且失去了生命值。"),
        ),
        Clause(
            "9.10g",
            title=Text("Deals damage, is dealt damage", "造成伤害、受到伤害"),
            text=Text(
                "Once for each unit that dealt some and each to whom. Damage of several at once is told each for itself.",
                "每个造成伤害的单位对每个受到伤害的单位各计一次。数个单位同时造成的伤害分别计算。",
            ),
        ),
        Clause(
            "9.10h",
            title=Text("Loses life, gains life", "失去生命值、恢复生命值"),
            text=Text(
                "A player's avatar has lost life, by damage or otherwise, or has gained some; at least 1.",
                "玩家的化身因伤害或其他原因失去生命值，或恢复生命值，至少 1 点。",
            ),
        ),
        Clause(
            "9.10i",
            title=Text("Turn starts, turn ends", "回合开始、回合结束"),
            text=Text(
                "The first step of the [start phase](4.2a), of the [end phase](4.4a).",
                "[开始阶段](4.2a)或[结束阶段](4.4a)的第一步。",
            ),
        ),
        Clause(
            "9.10j",
            title=Text("Casts, draws, discards, picks up", "施放、抽牌、弃牌、拾起"),
            text=Text(
                "A spell was paid for; a card came from a deck to the hand by drawing; a card went from the hand to the graveyard by "
                "discarding; a unit has got a relic into its hands by picking it up or by an effect. Each card counts.",
                "法术已支付费用；牌因抽牌从牌库进入手牌；牌因弃牌从手牌置入墓地；单位自行拾起器物，或因效果而拿到器物。每张牌分别计算。",
            ),
        ),
    ),
    is_ours=True,
)

EFFECTS = Clause(
    "9.12",
    title=Text("Effects", "效果"),
    clauses=(
        Clause(
            "9.12a",
            title=Text("Order", "顺序"),
            text=Text(
                "Effects of a text happen in its order. One that finds nothing does nothing, and the next goes on. What is counted is "
                "counted when its effect happens.",
                "效果按文字的顺序发生。找不到对象的不产生作用，其后的照常进行。计数在该效果发生时进行。",
            ),
        ),
        Clause(
            "9.12b",
            title=Text("Destroy", "摧毁"),
            text=Text(
                "The thing goes to its owner's graveyard; a minion dies, a site leaves rubble. Turning a site into rubble is the same.",
                "将物置入其拥有者的墓地；随从因此死亡，地标留下废墟。将地标变为废墟与此相同。",
            ),
        ),
        Clause(
            "9.12c",
            title=Text("Banish", "放逐"),
            text=Text("The card leaves the game for its owner's banished cards.", "牌离开对局，进入其拥有者的放逐区。"),
        ),
        Clause(
            "9.12d",
            title=Text("Return", "移回"),
            text=Text(
                "The card goes to its owner's hand or to the deck that it belongs to. A token is no more.",
                "牌回到其拥有者的手牌，或所属的牌库。衍生物不再存在。",
            ),
        ),
        Clause(
            "9.12e",
            title=Text("Move", "移动"),
            text=Text(
                "The thing goes to the location that the effect says. A unit that stays in the realm keeps all that it has; where it "
                "can't be, it is banished or dies as [2.5](2.5) says. Without such a location it stays.",
                "将物移至效果指明的位置。单位保留所有的一切；到达不能容身之处的，依照 [2.5](2.5) 被放逐或死亡。没有这样的位置时留在原处。",
            ),
        ),
        Clause(
            "9.12f",
            title=Text("Push, pull", "推开、拉近"),
            text=Text(
                "The unit goes square by square away from the source or towards it, each time along the axis on which it is farther from "
                "it then (the column if both are equal), up to the edge of the realm, or up to the source's square. Who is in the "
                "source's square stays. Below it stays below; where there is no site it comes into the void.",
                "单位逐格远离或靠近来源，每次沿当时与来源相距较远的轴线（相等时沿列），直到领域边缘或来源所在的方格。与来源同格的不移动。"
                "在下方的仍在下方；到达没有地标的方格时处于虚空。",
            ),
        ),
        Clause(
            "9.12g",
            title=Text("Swap places", "交换位置"),
            text=Text(
                "Both go to the other's location at once. If one of them can't be moved neither is.",
                "两者同时移至对方的位置。其中之一不能移动时，都不移动。",
            ),
        ),
        Clause(
            "9.12h",
            title=Text("Send below, surface", "沉入下方、升到地表"),
            text=Text(
                "The unit goes below the site of its square, or onto the surface from there; in a void nothing happens. An avatar is not "
                "sent below.",
                "单位移至所在方格的地标下方，或从下方回到地表；在虚空中不起作用。化身不会沉入下方。",
            ),
        ),
        Clause(
            "9.12i",
            title=Text("Take control", "获得控制权"),
            text=Text(
                "As [3.6](3.6) says. Who has no [place](10.6) for the thing does not get it. What it carries and finds no place falls "
                "where it is.",
                "见 [3.6](3.6)。没有空余的[席位](10.6)时，不能获得控制权。其持有的器物没有席位的，掉落在该处。",
            ),
        ),
        Clause(
            "9.12j",
            title=Text("Tap, untap, hold", "横置、重整、保持横置"),
            text=Text(
                "What is tapped or untapped already stays so. Held, it does not untap in so many start phases of its controller.",
                "已横置或已重整的不变。保持横置的，在其控制者的若干个开始阶段中不会重整。",
            ),
        ),
        Clause(
            "9.12k",
            title=Text("Gain life, lose life", "恢复生命值、失去生命值"),
            text=Text("It is the avatar's, as [10.1](10.1) says.", "指化身的生命值，见 [10.1](10.1)。"),
        ),
        Clause(
            "9.12l",
            title=Text("Search, look", "检索、查看"),
            text=Text(
                "What is taken from a deck that was searched is shown; then the deck is shuffled. Cards that are looked at only their "
                "player sees.",
                "检索取出的牌须展示，然后洗牌。查看的牌只有该玩家可见。",
            ),
        ),
        Clause(
            "9.12m",
            title=Text("Drop all, get into hands", "全部丢下、拿到手中"),
            text=Text(
                "Effects may make units drop or get relics without regard to [7.3](7.3), wherever those lie and whoever carries them.",
                "效果可以使单位丢下或拿到器物，不受 [7.3](7.3) 限制，无论器物位于何处、由谁持有。",
            ),
        ),
    ),
    is_ours=True,
)

ABILITIES = Clause(
    "9",
    title=Text("Abilities and the words of cards", "能力与牌面用语"),
    clauses=(KINDS, ACTIVATED, TRIGGERED, WAITING, STATES, STATIC, REPLACEMENT, PICKING, MEASURING, MOMENTS, DURATIONS, EFFECTS),
)
