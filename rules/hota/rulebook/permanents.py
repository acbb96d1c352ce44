"""HotA 111, ours: zones, what lies on the battlefield, and tokens (H-7)."""

from __future__ import annotations

from rules.hota.rulebook.abilities import ACTIVATED, EFFECTS, REPLACEMENT, STATIC, TRIGGERED
from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

ZONES = Clause(
    "111.1",
    title=Text("Zones", "区域"),
    clauses=(
        Clause(
            "111.1a",
            title=Text("Deck", "套牌"),
            text=Text("It lies face down: nobody sees its cards.", "面朝下放置，双方都不能查看。"),
        ),
        Clause(
            "111.1b",
            title=Text("Hand", "手牌"),
            text=Text("Only its owner sees it.", "只有其拥有者可以查看。"),
        ),
        Clause(
            "111.1c",
            title=Text("Open zones", "公开区域"),
            text=Text(
                "Both players see the stack, the battlefield, the graveyards and the cards in exile.",
                "堆叠、战场、坟场和放逐区对双方公开。",
            ),
        ),
        Clause(
            "111.1d",
            title=Text("Whose zone", "归属"),
            text=Text(
                "A card goes to the hand, deck, graveyard or exile of its owner, whoever controlled it.",
                "牌总是进入其拥有者的手牌、套牌、坟场或放逐区，无论由谁操控。",
            ),
        ),
    ),
)

BATTLEFIELD = Clause(
    "111.2",
    title=Text("Permanents", "实体"),
    clauses=(
        Clause(
            "111.2a",
            title=Text("Places", "位置"),
            text=Text(
                "Creatures, equipment and enchantments on the battlefield are permanents. Each player has 20 places for them. A card that "
                "finds none goes to its owner's graveyard instead.",
                "战场上的生物、装备和结界是实体。每位玩家有 20 个位置放置实体。没有空位的牌改为置入其拥有者的坟场。",
            ),
        ),
        Clause(
            "111.2b",
            title=Text("Ready and tapped", "重置与横置"),
            text=Text(
                "A permanent is ready or tapped. It arrives ready, unless an effect says otherwise.",
                "实体处于重置或横置状态。除效应另有说明外，实体以重置状态进场。",
            ),
        ),
        Clause(
            "111.2c",
            title=Text("A new object", "新的物件"),
            text=Text(
                "A card that leaves the battlefield and comes back has nothing left of what it had there.",
                "离开战场后再次进场的牌是新的物件，不保留先前的任何状态与效应。",
            ),
        ),
        Clause(
            "111.2d",
            title=Text("Change of control", "改变操控者"),
            text=Text(
                "A permanent whose controller changes moves to a place of the new controller; where there is none, it does not change. It "
                "keeps all that it had: damage, what effects have given it, and the equipment on it. But it counts as having arrived this "
                "turn.",
                "操控者改变的实体移至新操控者的位置；没有空位时操控者不变。它保留原有的一切，包括伤害、已获得的效应和佩带的装备，"
                "但视为在本回合进场。",
            ),
        ),
    ),
)

CREATURES = Clause(
    "111.3",
    title=Text("Creatures", "生物"),
    clauses=(
        Clause(
            "111.3a",
            title=Text("Attack and life", "攻击力与生命值"),
            text=Text(
                "A creature's attack is how much battle damage it deals, its life how much damage kills it. Attack is never below 0.",
                "攻击力是生物造成的战斗伤害的数值，生命值是使其死亡所需伤害的数值。攻击力不会低于 0。",
            ),
        ),
        Clause(
            "111.3b",
            title=Text("The first turn", "进场的回合"),
            text=Text(
                "A creature that its controller has not controlled since the start of the turn can't attack, and can't be tapped to pay "
                "for its own abilities. [Haste](112.1f) lifts both.",
                "并非自回合开始起一直由其操控者操控的生物，不能攻击，也不能为支付自身技能的费用而横置。具有[急速](112.1f)的不受此限。",
            ),
        ),
    ),
)

EQUIPMENT = Clause(
    "111.4",
    title=Text("Equipment", "装备"),
    clauses=(
        Clause(
            "111.4a",
            Text(
                "Equipment is cast as a creature is. When it arrives, its controller may choose a creature of their own to bear it, at no "
                "further cost.",
                "装备的施放与生物相同。装备进场时，其操控者可以选择一个自己操控的生物佩带它，不另付费用。",
            ),
        ),
        Clause(
            "111.4b",
            Text(
                "For its cost its controller may move it to another creature of their own. That is an activated ability, for the times of "
                "[normal spells](110.1a) only.",
                "其操控者可以支付其费用，将它移到另一个自己操控的生物上。这是启动式技能，只能在可以施放[普通法术](110.1a)时启动。",
            ),
        ),
        Clause(
            "111.4c",
            Text(
                "One creature bears each equipment at a time; a creature may bear several.",
                "一件装备同时只由一个生物佩带；一个生物可以佩带数件装备。",
            ),
        ),
        Clause(
            "111.4d",
            Text(
                "When its creature leaves the battlefield, the equipment stays, borne by nobody. So it does when its own controller "
                "changes.",
                "佩带它的生物离开战场时，装备留在战场上，不由任何生物佩带。装备自身的操控者改变时也是如此。",
            ),
        ),
    ),
    rulings=(
        Ruling(
            "H-7",
            Text(
                "Equipment comes onto an own creature for its cost, moves for the same cost, and stays when the creature leaves. "
                "Enchantments stay and give static or triggered abilities. The keywords are flying, which only flying or reach can block, "
                "reach, first strike, trample, vigilance, haste, lifesteal and spell shield. Abilities trigger when something arrives, "
                "attacks or dies, when cards are drawn or cast, and in the upkeep.",
                "支付费用使装备由己方生物佩带，移动时支付同样的费用；生物离开时装备留下。结界留在战场上，提供静止式或触发式技能。"
                "关键词有飞行（只能被飞行或延势阻挡）、延势、先攻、践踏、警戒、急速、吸血和法术护盾。"
                "技能在进场、攻击、死亡、抓牌、施放和维持时触发。",
            ),
        ),
    ),
)

ENCHANTMENTS = Clause(
    "111.5",
    title=Text("Enchantments", "结界"),
    text=Text(
        "An enchantment stays on the battlefield and does there what its abilities say.",
        "结界留在战场上，以其技能发挥作用。",
    ),
)

TOKENS = Clause(
    "111.11",
    title=Text("Tokens", "衍生物"),
    clauses=(
        Clause(
            "111.11a",
            Text(
                "A token is a creature that no card stands for: an effect makes it. The effect says who controls it; otherwise "
                "[107.2](107.2) does.",
                "衍生物是由效应产生、没有对应卡牌的生物。效应写明由谁操控；没有写明的，依照 [107.2](107.2)。",
            ),
        ),
        Clause(
            "111.11b",
            Text(
                "It is a creature in all respects. Once it has left the battlefield, it is no more.",
                "衍生物在各方面都与生物相同。离开战场后不再存在。",
            ),
        ),
        Clause(
            "111.11c",
            Text("A token for which there is no place is not made.", "没有空位时不产生衍生物。"),
        ),
    ),
)

PERMANENTS = Clause(
    "111",
    title=Text("Permanents and their abilities", "实体与技能"),
    clauses=(
        *(ZONES, BATTLEFIELD, CREATURES, EQUIPMENT, ENCHANTMENTS),
        *(ACTIVATED, TRIGGERED, STATIC, REPLACEMENT, EFFECTS, TOKENS),
    ),
    is_ours=True,
)
