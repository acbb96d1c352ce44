"""Echo 2.2: battles between followers."""

from __future__ import annotations

from rules.echo.rulebook.figures import attribute_circle
from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

REVEALED = Clause(
    "2.2.1",
    title=Text("Showing the defender", "战斗中的卡牌展示"),
    text=Text(
        "A follower that is attacked while it lies face down is turned face up before the battle is settled. It stays [asleep](4.2a). "
        "If it is still there after the battle, it is turned face down again.",
        "背面朝上的沉睡随从被攻击时，先翻到正面再结算战斗，期间仍视为[沉睡](4.2a)。战斗结束后若它仍在场，则重新翻回背面。",
    ),
)

ATTACK = Clause(
    "2.2.2",
    title=Text("The final attack", "攻击力计算公式"),
    clauses=(
        Clause(
            "2.2.2a",
            Text(
                "The attributes of the two followers give each a coefficient. If one beats the other, the one that beats has 2 and the "
                "other has 1; else both have 1. If the beaten one has a [shield](4.2h), both have 1, too.",
                "比较双方属性得出克制系数：存在克制关系时，克制方为2，被克制方为1；不存在时双方都为1。被克制方拥有[护盾](4.2h)时，克制方的系数也降为1。",
            ),
        ),
        Clause(
            "2.2.2b",
            Text(
                "Fire beats grass, grass beats water, water beats fire. Light and dark beat nothing, and nothing beats them.",
                "火克草，草克水，水克火。光与暗目前不克制任何属性，也不被任何属性克制。",
            ),
            figure=attribute_circle,
        ),
        Clause(
            "2.2.2c",
            Text(
                "Final attack = printed attack × coefficient + all that raises it − all that lowers it.",
                "最终攻击力 = 卡面攻击力 × 克制系数 + 攻击力增益 − 攻击力减益。",
            ),
            rulings=(Ruling("E-8", Text("It is never below 0.", "最终攻击力不会低于0。")),),
        ),
    ),
    examples=(
        Text(
            "A fire follower with a printed attack of 3 attacks a grass follower of 5. Fire beats grass: 3 × 2 = 6 against 5, and the "
            "grass follower is dying.",
            "卡面攻击力3的火属性随从，攻击卡面攻击力5的草属性随从。火克草，3 × 2 = 6，对5，草属性随从濒死。",
        ),
        Text(
            "The same with a shield on the grass follower: 3 against 5, and the fire follower is dying. Raised by 4, the fire follower "
            "would have 3 × 2 + 4 = 10, or 3 + 4 = 7 against the shield: what raises it is not doubled.",
            "若草属性随从拥有护盾，则为3对5，火属性随从濒死。"
            "火属性随从若有4点增益，则为 3 × 2 + 4 = 10，面对护盾为 3 + 4 = 7：增益不翻倍。",
        ),
    ),
)

DECLARATION = Clause(
    "2.2.3(1)",
    title=Text("The attack is declared", "发起战斗时"),
    clauses=(
        Clause("2.2.3(1)a", Text("First the attacker's effects that this sets off take place.", "先结算攻击方此时触发的所有技能效果。")),
        Clause(
            "2.2.3(1)b",
            Text(
                "Then the defender's do: of those whose passives work by then, not of one that the attacker's effects destroyed or put to "
                "sleep.",
                "再结算防守方此时触发的所有技能效果：以当时生效的为准，已因攻击方的效果被破坏或沉睡的随从，其被动技不再生效。",
            ),
        ),
    ),
    notes=(
        Text(
            "If either follower has left the field by then, no battle is left to settle.",
            "若此时任一方的随从已经离场，则没有战斗可结算。",
        ),
    ),
)

SKIPPED = Clause(
    "2.2.3(2)",
    title=Text("The battle is skipped", "跳过战斗结算"),
    text=Text("Some cards have the battle skipped.", "部分卡牌的效果会跳过战斗结算。"),
    clauses=(Clause("2.2.3(2)a", Text("Then what the card says happens instead.", "此时改为按卡面的效果处理。")),),
)

SETTLED = Clause(
    "2.2.3(3)",
    title=Text("The battle is settled", "战斗结算"),
    clauses=(
        Clause(
            "2.2.3(3)a",
            Text(
                "The [final attacks](2.2.2c) are compared. The higher one wins and the other follower is [dying](4.2c). If they are "
                "equal, the attacker is dying, then the defender.",
                "比较双方的[最终攻击力](2.2.2c)，高者获胜，低者进入[濒死](4.2c)状态。相等时，先攻击方、后防守方依次进入濒死状态。",
            ),
        ),
        Clause(
            "2.2.3(3)b",
            Text(
                "A dying follower that [regenerates](4.2j) revives and does not count as destroyed. Any other is destroyed and goes to the "
                "graveyard.",
                "濒死的随从若有[再生](4.2j)则复活，且不算被破坏；没有的则被破坏，弃置到墓地。",
            ),
        ),
    ),
)

AFTERWARDS = Clause(
    "2.2.3(4)",
    title=Text("A follower was destroyed", "战斗结算后有随从被破坏"),
    clauses=(
        Clause("2.2.3(4)i", Text("First the winner's effects take place.", "先结算获胜方的所有效果。")),
        Clause("2.2.3(4)ii", Text("Then those of the side whose follower was destroyed.", "再结算被破坏方的所有效果。")),
        Clause(
            "2.2.3(4)iii",
            Text(
                "If both were destroyed, first the attacker's, then the defender's. Effects go by rank: a follower's passive, a last-stand "
                "skill, the hero's skill, an item's.",
                "双方同时被破坏时，先结算攻击方的所有效果，再结算防守方的。效果的先后依次为：随从的被动技、随从的战死技、英雄的技能、道具的技能。",
            ),
            rulings=(
                Ruling(
                    "E-17",
                    Text(
                        "The ranks hold within a side: all of one side's effects of a moment come before the other side's.",
                        "这一先后只在同一方之内比较：先结算完一方在该时点的全部效果，再轮到另一方。",
                    ),
                ),
            ),
        ),
    ),
)

SETTLEMENT = Clause(
    "2.2.3",
    title=Text("The course of a battle", "战斗结算流程"),
    clauses=(DECLARATION, SKIPPED, SETTLED, AFTERWARDS),
)

BATTLES = Clause("2.2", title=Text("Battles between followers", "随从战斗阶段详解"), clauses=(REVEALED, ATTACK, SETTLEMENT))
