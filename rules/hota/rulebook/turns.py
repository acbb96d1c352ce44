"""HotA 108, ours: the course of a turn, the attribute card, mana, and the end of a turn (H-1, H-2, H-3)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

COURSE = Clause(
    "108.1",
    title=Text("The course of a turn", "回合流程"),
    text=Text(
        "A turn has five parts in this order: the [start](108.2), the first [strategy phase](108.3), the [battle phase](109.1), the second "
        "strategy phase and the [end](108.6). Then the other player's turn begins.",
        "一个回合依次分为五个部分：[回合开始](108.2)、第一[策略阶段](108.3)、[战斗阶段](109.1)、第二策略阶段和[回合结束](108.6)。"
        "然后轮到另一位玩家的回合。",
    ),
    rulings=(
        Ruling(
            "H-1",
            Text(
                "At the start of a turn the active player's creatures are readied, the mana is refilled to its cap, and the player draws a "
                "card. The strategy phase follows, then the battle phase, the second strategy phase and the end.",
                "回合开始时，进攻玩家重置自己的生物，将魔法值补满至上限，抓一张牌。之后依次是策略阶段、战斗阶段、第二策略阶段和回合结束。",
            ),
        ),
    ),
)

START = Clause(
    "108.2",
    title=Text("Start of the turn", "回合开始"),
    clauses=(
        Clause(
            "108.2a",
            Text(
                "All permanents of the active player become [ready](111.2b), but for those that an effect keeps tapped.",
                "进攻玩家的所有实体变为[重置](111.2b)状态，因效应而不能重置的除外。",
            ),
        ),
        Clause(
            "108.2b",
            Text(
                "The active player's mana becomes equal to the mana cap, even if it was above it.",
                "进攻玩家的魔法值变为与魔法值上限相等，原本高于上限时也是如此。",
            ),
        ),
        Clause("108.2c", Text("Abilities of the [upkeep](112.2f) trigger.", "[维持](112.2f)技能触发。")),
        Clause(
            "108.2d",
            Text(
                "The active player draws a card, but not in the [first turn](103.5a) of the game.",
                "进攻玩家抓一张牌，整个对局的[第一个回合](103.5a)除外。",
            ),
        ),
        Clause(
            "108.2e",
            Text(
                "Both players get priority. What the upkeep has triggered is put on the stack [before that](110.3c).",
                "双方获得优先权。[在此之前](110.3c)，已触发的维持技能进入堆叠。",
            ),
        ),
    ),
)

STRATEGY = Clause(
    "108.3",
    title=Text("Strategy phases", "策略阶段"),
    clauses=(
        Clause(
            "108.3a",
            Text(
                "Each strategy phase begins with priority for the active player. The second allows the same as the first.",
                "策略阶段开始时，进攻玩家先获得优先权。第二策略阶段能做的事与第一策略阶段相同。",
            ),
        ),
        Clause(
            "108.3b",
            Text(
                "With priority and an empty stack, the active player may play an [attribute card](108.4) or cast a card of [any "
                "kind](110.1).",
                "堆叠为空时，拥有优先权的进攻玩家可以打出[属性牌](108.4)，也可以施放[任何类别](110.1)的牌。",
            ),
        ),
        Clause(
            "108.3c",
            Text(
                "The phase ends when both players pass one after the other and the stack is empty.",
                "堆叠为空而双方接连让过优先权时，策略阶段结束。",
            ),
        ),
    ),
)

ATTRIBUTE_CARD = Clause(
    "108.4",
    title=Text("Attribute cards", "属性牌"),
    clauses=(
        Clause(
            "108.4a",
            Text(
                "Once a turn the active player may play an attribute card from the hand, in a strategy phase with priority and an empty "
                "stack.",
                "每回合一次，进攻玩家可以在策略阶段拥有优先权且堆叠为空时，从手牌打出一张属性牌。",
            ),
        ),
        Clause(
            "108.4b",
            Text(
                "At once the player's value of its attribute rises by 1, the mana cap rises by 1, and the player gains 1 mana.",
                "该玩家相应的属性值、魔法值上限立即各 +1，并获得 1 点魔法值。",
            ),
        ),
        Clause(
            "108.4c",
            Text(
                "It is no spell: it costs nothing and does not use the stack, so nobody can respond to it.",
                "打出属性牌不是施放法术：没有费用，不使用堆叠，因此不能响应。",
            ),
        ),
        Clause(
            "108.4d",
            Text(
                "It stays on the battlefield and takes none of the [places](111.2a) there.",
                "属性牌留在战场上，不占用[位置](111.2a)。",
            ),
        ),
    ),
    rulings=(
        Ruling(
            "H-3",
            Text(
                "A player plays at most one attribute card a turn, in a strategy phase. Its attribute and the mana cap rise by 1, and 1 "
                "mana is there at once. The card stays on the battlefield.",
                "每回合最多打出一张属性牌，且只能在策略阶段。相应的属性值与魔法值上限各 +1，并立即获得 1 点魔法值。该牌留在战场上。",
            ),
        ),
    ),
)

MANA = Clause(
    "108.5",
    title=Text("Mana", "魔法值"),
    clauses=(
        Clause(
            "108.5a",
            Text(
                "A game begins with no mana, a mana cap of 0, and attribute values of 0.",
                "对局开始时，魔法值、魔法值上限和三种属性值都为 0。",
            ),
        ),
        Clause(
            "108.5b",
            Text(
                "Mana pays for casting and for abilities. Nobody can pay more than they have.",
                "魔法值用来支付施放与技能的费用，不能支付多于现有的数量。",
            ),
        ),
        Clause(
            "108.5c",
            Text(
                "Mana that is left over can be spent in the other player's turn.",
                "没有用完的魔法值可以在另一位玩家的回合使用。",
            ),
        ),
        Clause(
            "108.5d",
            Text("Gained mana may exceed the cap, until mana is refilled.", "获得的魔法值可以超过上限，直到下一次补满。"),
        ),
    ),
)

END = Clause(
    "108.6",
    title=Text("End of the turn", "回合结束"),
    clauses=(
        Clause(
            "108.6a",
            Text(
                "Abilities of the end of the turn trigger, and both players get priority.",
                "在回合结束时触发的技能触发，双方获得优先权。",
            ),
        ),
        Clause(
            "108.6b",
            Text(
                "If the active player has more than 10 cards in hand, the player discards down to 10. Effects may change that number.",
                "进攻玩家的手牌多于 10 张时，弃牌至 10 张。效应可以改变这个数目。",
            ),
        ),
        Clause(
            "108.6c",
            Text(
                "After such a discard both players get priority once more; then the hand is counted again.",
                "如此弃牌之后，双方再次获得优先权，然后重新清点手牌。",
            ),
        ),
        Clause(
            "108.6d",
            Text(
                "Last, all damage is taken off creatures, and at the same time all effects end that last until the end of the turn.",
                "最后，移除所有生物受到的伤害，同时所有“直到回合结束”的效应失效。",
            ),
        ),
    ),
    rulings=(
        Ruling(
            "H-2",
            Text(
                "The hand limit is 10. The active player discards down to it at the end of the turn and chooses the cards.",
                "手牌上限为 10 张。进攻玩家在回合结束时弃牌至上限，弃哪些牌由其选择。",
            ),
        ),
    ),
)

TURN = Clause("108", title=Text("The turn", "回合"), clauses=(COURSE, START, STRATEGY, ATTRIBUTE_CARD, MANA, END), is_ours=True)
